use core::fmt;

/// Which way round the ring a sowing goes.
///
/// ```
/// use guli_rules::Direction;
/// assert_eq!(Direction::Forward.other(), Direction::Backward);
/// assert_eq!(Direction::default(), Direction::Forward);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Along the sowing order, which all sources call counter-clockwise: the only way in all games but one.
    #[default]
    Forward,
    /// Against the sowing order.
    Backward,
}

impl Direction {
    /// Both directions, the usual one first.
    ///
    /// ```
    /// assert_eq!(guli_rules::Direction::ALL.len(), 2);
    /// ```
    pub const ALL: [Self; 2] = [Self::Forward, Self::Backward];

    /// The other one.
    ///
    /// ```
    /// use guli_rules::Direction;
    /// assert!(Direction::ALL.iter().all(|direction| direction.other().other() == *direction));
    /// ```
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Forward => Self::Backward,
            Self::Backward => Self::Forward,
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Forward => "forward",
            Self::Backward => "backward",
        })
    }
}
