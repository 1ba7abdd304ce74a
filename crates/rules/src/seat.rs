use core::fmt;

/// One of the two players, named by the side of the board where they sit.
///
/// South owns the bottom row and moves first in the sources' diagrams (their Player 0); North owns the top row.
///
/// ```
/// use guli_rules::Seat;
///
/// assert_eq!(Seat::South.other(), Seat::North);
/// assert_eq!(Seat::North.index(), 1);
/// assert_eq!(Seat::from_index(0), Some(Seat::South));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Seat {
    /// The bottom row, written `0` in positions.
    South = 0,
    /// The top row, written `1` in positions.
    North = 1,
}

impl Seat {
    /// Both seats, South first.
    ///
    /// ```
    /// assert_eq!(guli_rules::Seat::ALL.len(), 2);
    /// ```
    pub const ALL: [Self; 2] = [Self::South, Self::North];

    /// The player opposite.
    ///
    /// ```
    /// use guli_rules::Seat;
    /// assert_eq!(Seat::North.other(), Seat::South);
    /// ```
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// `0` for South, `1` for North: the number in the notation and the index into a pair of banks.
    ///
    /// ```
    /// assert_eq!(guli_rules::Seat::South.index(), 0);
    /// ```
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat with this number, or `None` when it is neither 0 nor 1.
    ///
    /// ```
    /// use guli_rules::Seat;
    /// assert_eq!(Seat::from_index(1), Some(Seat::North));
    /// assert_eq!(Seat::from_index(2), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        match index {
            0 => Some(Self::South),
            1 => Some(Self::North),
            _ => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::South => "South",
            Self::North => "North",
        })
    }
}
