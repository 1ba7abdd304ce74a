//! What holds in every position.

mod common;

use common::{boards, runs};
use guli_rules::{Direction, Game, Hole, Holes, Position, Refusal, Seat, Setup, Stop, Tradition};
use proptest::prelude::*;

/// Every hole that any board has, those that this board does not have included.
fn all_holes() -> impl Iterator<Item = Hole> {
    (0..Hole::MAX).filter_map(Hole::at_place)
}

/// All seeds there are.
fn seeds(position: &Position) -> u32 {
    let holes: u32 = all_holes().filter_map(|hole| position.seeds(hole)).map(u32::from).sum();
    holes + u32::from(position.bank(Seat::South)) + u32::from(position.bank(Seat::North))
}

/// The same position seen from the other side of the board: turned by half a circle, with the players exchanged.
fn turned(position: &Position) -> Position {
    let game = position.game();
    let before = position.setup();
    let mut setup = Setup { banks: [before.banks[1], before.banks[0]], mover: before.mover.other(), ..before };
    let last = usize::from(game.holes()) - 1;
    for number in 0..=last {
        setup.seeds[number] = before.seeds[last - number];
    }
    setup.position().expect("turning changes nothing that matters")
}

/// The same position with the rows exchanged hole by hole, as a looking glass between them shows it.
fn mirrored(position: &Position) -> Position {
    let game = position.game();
    let before = position.setup();
    let mut setup = Setup { banks: [before.banks[1], before.banks[0]], mover: before.mover.other(), ..before };
    let columns = usize::from(game.columns());
    for number in 0..columns {
        setup.seeds.swap(number, number + columns);
    }
    setup.position().expect("mirroring changes nothing that matters")
}

fn turned_hole(game: Game, hole: Hole) -> Hole {
    game.hole(game.holes() - 1 - game.number(hole)).expect("a hole of the same board")
}

/// The games that capture even numbers of seeds only.
fn mangala_games() -> impl Strategy<Value = Game> {
    prop::sample::select(Tradition::Mangala.games().collect::<Vec<Game>>())
}

proptest! {
    #![proptest_config(runs::cases(1000))]

    #[test]
    fn seeds_are_conserved(position in boards::positions()) {
        prop_assert_eq!(seeds(&position), u32::from(position.game().seeds()));
        for hole in position.legal() {
            let after = position.play(hole).unwrap();
            prop_assert_eq!(seeds(&after), u32::from(position.game().seeds()));
            prop_assert_eq!(after.open(), position.open());
        }
    }

    #[test]
    fn legal_is_what_is_accepted(position in boards::positions()) {
        let asked: Holes = all_holes().filter(|&hole| position.is_legal(hole)).collect();
        let played: Holes = all_holes().filter(|&hole| position.play(hole).is_ok()).collect();
        let silent: Holes = all_holes().filter(|&hole| position.refusal(hole).is_none()).collect();
        prop_assert_eq!(position.legal(), asked);
        prop_assert_eq!(position.legal(), played);
        prop_assert_eq!(position.legal(), silent);
        prop_assert!(position.legal().all(|hole| position.liftable().contains(hole)));
    }

    #[test]
    fn a_legal_sowing_stops_and_another_does_not(position in boards::positions()) {
        for hole in position.liftable() {
            let mut copy = position;
            let stop = copy.try_sow(hole);
            prop_assert_eq!(stop == Stop::Sown, position.legal().contains(hole));
            prop_assert_eq!(stop == Stop::Endless, copy == position);
        }
    }

    #[test]
    fn a_refused_play_hands_the_position_back(position in boards::positions()) {
        for hole in all_holes() {
            let mut events = 0;
            if let Err(error) = position.play_with(hole, &mut |_| events += 1) {
                prop_assert_eq!(error.position, position);
                prop_assert_eq!(error.hole, hole);
                prop_assert_eq!(Some(error.refusal), position.refusal(hole));
                prop_assert_eq!(events, 0);
            }
        }
        if !position.must_pass() {
            prop_assert_eq!(position.pass(), None);
        }
    }

    #[test]
    fn a_refusal_names_the_reason(position in boards::positions()) {
        let game = position.game();
        for hole in all_holes() {
            let expected = if hole.place() >= usize::from(game.holes()) {
                Some(Refusal::NoSuchHole)
            } else if position.seeds(hole).is_none() {
                Some(Refusal::Closed)
            } else if game.owner(hole) != position.mover() {
                Some(Refusal::NotYours)
            } else if position.seeds(hole) == Some(0) {
                Some(Refusal::Empty)
            } else {
                // Whether the relay ends is the business of another law.
                position.hole_refusal(hole).filter(|&refusal| refusal == Refusal::Endless)
            };
            prop_assert_eq!(position.hole_refusal(hole), expected);
            if position.is_over() && expected != Some(Refusal::NoSuchHole) {
                prop_assert_eq!(position.refusal(hole), Some(Refusal::RoundOver));
            } else {
                prop_assert_eq!(position.refusal(hole), expected);
            }
        }
    }

    #[test]
    fn the_parity_of_the_board_stays_in_mangala(position in mangala_games().prop_flat_map(boards::positions_of)) {
        for hole in position.legal() {
            let after = position.play(hole).unwrap();
            prop_assert_eq!(after.on_board() % 2, position.on_board() % 2);
        }
    }

    #[test]
    fn backward_is_forward_in_the_looking_glass(position in boards::positions_of(Game::AliGuliManeFree)) {
        let game = position.game();
        let mirror = mirrored(&position);
        let backward = position.towards(Direction::Backward).unwrap();
        let legal: Holes = mirror.legal().map(|hole| game.opposite(hole)).collect();
        prop_assert_eq!(backward.legal(), legal);
        for hole in backward.legal() {
            let after = backward.play(hole).unwrap();
            prop_assert_eq!(after.direction(), Direction::Forward);
            prop_assert_eq!(mirror.play(game.opposite(hole)), Ok(mirrored(&after)));
        }
        prop_assert_eq!(mirror.is_over(), position.is_over());
    }

    #[test]
    fn all_games_but_one_leave_no_choice(position in boards::positions()) {
        let free = position.game() == Game::AliGuliManeFree;
        prop_assert_eq!(position.directions().count(), if free { 2 } else { 1 });
        prop_assert_eq!(position.towards(Direction::Forward), Some(position));
    }

    #[test]
    fn both_sides_of_the_board_play_alike(position in boards::positions()) {
        let game = position.game();
        let mirror = turned(&position);
        prop_assert_eq!(turned(&mirror), position);
        let legal: Holes = position.legal().map(|hole| turned_hole(game, hole)).collect();
        prop_assert_eq!(mirror.legal(), legal);
        prop_assert_eq!(mirror.pass(), position.pass().map(|after| turned(&after)));
        prop_assert_eq!(
            mirror.outcome().map(|outcome| (outcome.winner.map(Seat::other), outcome.end, [outcome.left[1], outcome.left[0]])),
            position.outcome().map(|outcome| (outcome.winner, outcome.end, outcome.left))
        );
        for hole in position.legal() {
            let after = position.play(hole).unwrap();
            prop_assert_eq!(mirror.play(turned_hole(game, hole)), Ok(turned(&after)));
        }
    }

    #[test]
    fn a_round_goes_on_until_it_is_over(position in boards::positions()) {
        let goes_on = !position.legal().is_empty() || position.must_pass();
        prop_assert_eq!(position.is_over(), !goes_on);
        prop_assert_eq!(position.outcome().is_some(), position.is_over());
        prop_assert!(position.legal().is_empty() || !position.must_pass());
        prop_assert!(!position.bonus_due() || !position.legal().is_empty());
    }

    #[test]
    fn every_position_is_valid(position in boards::positions()) {
        prop_assert_eq!(position.setup().position(), Ok(position));
        for after in position.legal().filter_map(|hole| position.play(hole).ok()).chain(position.pass()) {
            prop_assert_eq!(after.setup().position(), Ok(after));
        }
    }

    #[test]
    fn no_hole_makes_unchecked_play_panic(position in boards::positions(), holes in prop::collection::vec(0_usize..14, 40)) {
        let mut astray = position;
        for hole in holes.into_iter().filter_map(Hole::at_place) {
            // A hole of the other row is sown for the mover; anything stranger changes nothing but the turn.
            astray.play_unchecked(hole);
            prop_assert_eq!(seeds(&astray), u32::from(position.game().seeds()));
        }
    }
}
