use core::fmt;

/// A hole of the board, counted along the sowing order.
///
/// Inside the crate a hole is its place on the ring: South's holes come first, from South's left, then North's from
/// North's left, so that sowing always goes to the next place. The sources number holes by the printed diagram
/// instead; [`Game::hole`](crate::Game::hole) and [`Game::number`](crate::Game::number) translate, and nothing else
/// needs to.
///
/// ```
/// use guli_rules::Game;
///
/// let game = Game::AliGuliMane;
/// let hole = game.hole(13).expect("13 is South's leftmost hole");
/// assert_eq!(hole.place(), 0);
/// assert_eq!(game.number(hole), 13);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hole(pub(crate) u8);

impl Hole {
    /// How many holes the largest board has.
    ///
    /// ```
    /// assert_eq!(guli_rules::Hole::MAX, 14);
    /// ```
    pub const MAX: usize = 14;

    /// The place along the sowing order: 0 is South's leftmost hole.
    ///
    /// ```
    /// let hole = guli_rules::Game::Mangala.hole(0).unwrap();
    /// assert_eq!(hole.place(), 6, "North's row begins after South's six holes");
    /// ```
    #[inline]
    #[must_use]
    pub const fn place(self) -> usize {
        self.0 as usize
    }

    /// The hole at this place of the sowing order, for a board of any of the games; `None` past the largest board.
    ///
    /// ```
    /// use guli_rules::Hole;
    /// assert!(Hole::at_place(13).is_some());
    /// assert!(Hole::at_place(14).is_none());
    /// ```
    #[inline]
    #[must_use]
    pub const fn at_place(place: usize) -> Option<Self> {
        if place < Self::MAX { Some(Self(place as u8)) } else { None }
    }
}

/// A set of holes, at most one board full.
///
/// Iterates along the sowing order; for the sources' numbers in rising order use
/// [`Game::numbers`](crate::Game::numbers).
///
/// ```
/// use guli_rules::{Game, Position};
///
/// let legal = Position::start(Game::Mangala).legal();
/// assert_eq!(legal.len(), 6);
/// assert!(legal.contains(Game::Mangala.hole(11).unwrap()));
/// assert!(Game::Mangala.numbers(legal).eq([6, 7, 8, 9, 10, 11]));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Holes(pub(crate) u16);

impl Holes {
    /// The empty set.
    ///
    /// ```
    /// assert!(guli_rules::Holes::NONE.is_empty());
    /// ```
    pub const NONE: Self = Self(0);

    /// How many holes are in the set.
    ///
    /// ```
    /// assert_eq!(guli_rules::Holes::NONE.len(), 0);
    /// ```
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        // Counting bits is slow where the machine has no instruction for it, and a set is mostly part of one row.
        let row = (self.0 >> self.first_place()) as usize;
        if row < NTH.len() { NTH[row][7] as usize } else { self.0.count_ones() as usize }
    }

    /// Whether the set holds nothing.
    ///
    /// ```
    /// assert!(guli_rules::Holes::default().is_empty());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set holds `hole`.
    ///
    /// ```
    /// use guli_rules::{Hole, Holes};
    /// let hole = Hole::at_place(3).unwrap();
    /// assert!(!Holes::NONE.contains(hole));
    /// ```
    #[inline]
    #[must_use]
    pub const fn contains(self, hole: Hole) -> bool {
        self.0 >> hole.0 & 1 == 1
    }

    /// The set with `hole` in it.
    ///
    /// ```
    /// use guli_rules::{Hole, Holes};
    /// let hole = Hole::at_place(3).unwrap();
    /// assert!(Holes::NONE.with(hole).contains(hole));
    /// ```
    #[inline]
    #[must_use]
    pub const fn with(self, hole: Hole) -> Self {
        Self(self.0 | 1 << hole.0)
    }

    /// The set without `hole`.
    ///
    /// ```
    /// use guli_rules::{Hole, Holes};
    /// let hole = Hole::at_place(3).unwrap();
    /// assert!(Holes::NONE.with(hole).without(hole).is_empty());
    /// ```
    #[inline]
    #[must_use]
    pub const fn without(self, hole: Hole) -> Self {
        Self(self.0 & !(1 << hole.0))
    }

    /// The holes that are in both sets.
    ///
    /// ```
    /// use guli_rules::{Game, Position, Seat};
    /// let position: Position = "ali-guli-mane 5,5,5,5,x,x,x/5,5,5,5,5,5,5 14-1 1 - 0".parse().unwrap();
    /// assert_eq!(position.open().and(Game::AliGuliMane.row(Seat::North)).len(), 4);
    /// ```
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether the set holds every hole of a game's board.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// assert!(Position::start(Game::Mangala).open().is_all_of(Game::Mangala));
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_all_of(self, game: crate::Game) -> bool {
        self.0 == (1 << game.holes()) - 1
    }

    /// The hole that `skip` others of the set precede along the sowing order, or `None` when there are not so many.
    ///
    /// Choosing among the holes of a set by a random number is what this is for.
    ///
    /// ```
    /// use guli_rules::{Game, Position};
    /// let legal = Position::start(Game::AliGuliMane).legal();
    /// assert_eq!(Game::AliGuliMane.number(legal.nth(0).unwrap()), 13);
    /// assert_eq!(Game::AliGuliMane.number(legal.nth(6).unwrap()), 7);
    /// assert!(legal.nth(7).is_none());
    /// ```
    #[inline]
    #[must_use]
    pub fn nth(self, skip: usize) -> Option<Hole> {
        // The holes of one row, which is what is chosen from, fit into one look-up once they are moved to the bottom.
        let base = self.first_place();
        match NTH.get(usize::from(self.0 >> base)) {
            Some(row) if skip < usize::from(row[7]) => Some(Hole(base + row[skip & 7])),
            Some(_) => None,
            // The iterator's own way, one after the other.
            None => Iterator::nth(&mut { self }, skip),
        }
    }

    /// The place of the first hole, and of no hole at all where there is none.
    #[inline]
    const fn first_place(self) -> u8 {
        (self.0.trailing_zeros() & 15) as u8
    }
}

/// For every set of 7 places: its members in order, and in the last byte how many there are.
static NTH: [[u8; 8]; 128] = nth_table();

const fn nth_table() -> [[u8; 8]; 128] {
    let mut table = [[0; 8]; 128];
    let mut set = 0;
    while set < 128 {
        let mut place = 0;
        let mut count = 0;
        while place < 7 {
            if set >> place & 1 == 1 {
                table[set][count] = place;
                count += 1;
            }
            place += 1;
        }
        table[set][7] = count as u8;
        set += 1;
    }
    table
}

impl Iterator for Holes {
    type Item = Hole;

    #[inline]
    fn next(&mut self) -> Option<Hole> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Hole(place))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = Self::len(*self);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Holes {
    fn len(&self) -> usize {
        Self::len(*self)
    }
}
impl core::iter::FusedIterator for Holes {}

impl FromIterator<Hole> for Holes {
    fn from_iter<I: IntoIterator<Item = Hole>>(holes: I) -> Self {
        holes.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Holes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.map(|hole| hole.0)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_is_counted_and_chosen_from() {
        for bits in 0..1 << 14 {
            let set = Holes(bits);
            let members: std::vec::Vec<Hole> = (0..14).filter(|place| bits >> place & 1 == 1).map(Hole).collect();
            assert_eq!(set.len(), members.len());
            assert!((0..16).all(|skip| set.nth(skip) == members.get(skip).copied()), "{set:?}");
            assert!(set.eq(members));
        }
    }
}
