/// Which way round the ring a sowing goes.
///
/// ```
/// use guli_rules::Direction;
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
}
