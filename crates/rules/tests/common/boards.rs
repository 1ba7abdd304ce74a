//! Random positions: any that are valid, whether or not a game can reach them.

use guli_rules::{Game, Position, Seat, Setup};
use proptest::prelude::*;

/// One of the games: the two main ones as often as all variants together.
pub fn games() -> impl Strategy<Value = Game> {
    prop_oneof![Just(Game::AliGuliMane), Just(Game::Mangala), variants(), variants()]
}

/// One of the variants.
pub fn variants() -> impl Strategy<Value = Game> {
    let variants: Vec<Game> = Game::ALL.into_iter().filter(|game| game.is_variant()).collect();
    prop::sample::select(variants)
}

/// One of the players.
pub fn seats() -> impl Strategy<Value = Seat> {
    prop_oneof![Just(Seat::South), Just(Seat::North)]
}

/// What the holes hold before it is cut down to the seeds there are: sparse boards relay long and for ever, heaps go
/// round the ring several times, and both need to be seen.
fn heaps() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        3 => prop::collection::vec(0_u8..=2, 14),
        3 => prop::collection::vec(0_u8..=9, 14),
        1 => prop::collection::vec(prop_oneof![4 => Just(0_u8), 1 => 0_u8..=72], 14),
    ]
}

/// Which holes are closed: mostly none.
fn closed() -> impl Strategy<Value = Vec<bool>> {
    prop_oneof![
        2 => Just(vec![false; 14]),
        1 => prop::collection::vec(prop::bool::weighted(0.3), 14),
        1 => prop::collection::vec(prop::bool::weighted(0.7), 14),
    ]
}

/// Positions of `game`, with holes closed where the game closes holes.
pub fn positions_of(game: Game) -> impl Strategy<Value = Position> {
    (heaps(), closed(), any::<u8>(), seats(), any::<bool>(), 0_u8..=100).prop_map(
        move |(heaps, closed, share, mover, bonus, quiet)| {
            let mut setup = Setup { mover, ..Setup::start(game) };
            let holes = usize::from(game.holes());
            let mut left = game.seeds();
            for number in 0..holes {
                // One hole of each row stays open.
                let is_closed = game.has_rounds() && closed[number] && number % usize::from(game.columns()) != 0;
                setup.seeds[number] = (!is_closed).then(|| heaps[number].min(left));
                left -= setup.seeds[number].unwrap_or(0);
            }
            setup.banks[0] = share.min(left);
            setup.banks[1] = left - setup.banks[0];
            // A position is valid with a bonus sowing due only where one can be made.
            let with_bonus = Setup { bonus, quiet: if bonus { 0 } else { quiet }, ..setup };
            with_bonus.position().or_else(|_| setup.position()).expect("the numbers are those of a position")
        },
    )
}

/// Positions of all games.
pub fn positions() -> impl Strategy<Value = Position> {
    games().prop_flat_map(positions_of)
}
