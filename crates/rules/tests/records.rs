//! Texts: positions, game lines, and everything that is neither.

mod common;

use common::{boards, runs};
use guli_rules::{Game, GameLine, Hole, Position, PositionError, Seat, Setup, SetupFault, Step, write_turns};
use proptest::prelude::*;

/// A game from `start` in which every choice is made by the next of `choices`.
fn play(start: Position, choices: &[usize]) -> (Vec<Step>, Position) {
    let mut position = start;
    let mut steps = Vec::new();
    for choice in choices {
        let ways = position.directions().flat_map(|way| way.legal().map(move |hole| Step::Sow(hole, way.direction())));
        let ways: Vec<Step> = ways.collect();
        let step = match ways.len() {
            0 if position.must_pass() => Step::Pass,
            0 => break,
            count => ways[choice % count],
        };
        position = step.play(position).unwrap();
        steps.push(step);
    }
    (steps, position)
}

/// Numbers that may be anything.
fn setups() -> impl Strategy<Value = Setup> {
    let holes = prop_oneof![
        Just([Some(5); Hole::MAX]),
        prop::array::uniform14(prop::option::weighted(0.8, 0_u8..12)),
        prop::array::uniform14(prop::option::weighted(0.2, any::<u8>())),
    ];
    let banks = prop_oneof![Just([0, 0]), [0_u8..40, 0_u8..40], any::<[u8; 2]>()];
    (boards::games(), holes, banks, boards::seats(), any::<bool>(), prop_oneof![Just(0), any::<u8>()])
        .prop_map(|(game, seeds, banks, mover, bonus, quiet)| Setup { game, seeds, banks, mover, bonus, quiet })
}

/// What is wrong with them, said a second time.
fn faults(setup: &Setup) -> Vec<SetupFault> {
    let columns = usize::from(setup.game.columns());
    let (north, south) = setup.seeds[..2 * columns].split_at(columns);
    let board: u32 = north.iter().chain(south).map(|seeds| u32::from(seeds.unwrap_or(0))).sum();
    let total = board + u32::from(setup.banks[0]) + u32::from(setup.banks[1]);
    let relays = columns == 7;
    let bonus = relays && setup.game != Game::SimpleSaada;
    let found = [
        (SetupFault::Total, total != u32::from(setup.game.seeds())),
        (SetupFault::Closed, !relays && north.iter().chain(south).any(Option::is_none)),
        (SetupFault::SouthClosed, south.iter().all(Option::is_none)),
        (SetupFault::NorthClosed, north.iter().all(Option::is_none)),
        (SetupFault::BonusUnknown, setup.bonus && !bonus),
        (SetupFault::BonusStale, setup.bonus && setup.quiet > 0),
        (SetupFault::Quiet, setup.quiet > 100),
    ];
    found.into_iter().filter(|(_, is_so)| *is_so).map(|(fault, _)| fault).collect()
}

proptest! {
    #![proptest_config(runs::cases(1500))]

    #[test]
    fn a_printed_position_is_read_back(position in boards::positions()) {
        let text = position.to_string();
        prop_assert_eq!(text.parse(), Ok(position));
        prop_assert_eq!(text.replace(' ', "_").parse(), Ok(position));
        prop_assert!(text.is_ascii());
    }

    #[test]
    fn every_fault_of_a_setup_is_named(setup in setups()) {
        let expected = faults(&setup);
        match setup.position() {
            Ok(position) => {
                prop_assert_eq!(expected, vec![]);
                prop_assert_eq!(position.setup().banks, setup.banks);
            }
            Err(error) => {
                prop_assert_eq!(error.setup, setup);
                let named: Vec<_> = error.faults().collect();
                if named == [SetupFault::BonusImpossible] {
                    prop_assert!(setup.bonus && expected.is_empty());
                    let without = Setup { bonus: false, ..setup };
                    prop_assert!(without.position().unwrap().directions().all(|way| way.legal().is_empty()));
                } else {
                    prop_assert_eq!(named, expected);
                    // One reason after the other is said.
                    prop_assert_eq!(error.to_string().matches("; ").count(), error.faults().count() - 1);
                }
            }
        }
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in any::<String>()) {
        let _ = text.parse::<Position>();
        if let Ok(line) = GameLine::new(&text) {
            let _ = line.replay(|_, _| ());
        }
    }

    #[test]
    fn a_text_that_is_nearly_right_is_read_or_refused_at_a_column(
        position in boards::positions(),
        at in any::<prop::sample::Index>(),
        put in prop_oneof![Just(String::new()), "[-+x0-9,/ _;é]{1,3}"],
        cut in 0_usize..3,
    ) {
        let mut text = position.to_string();
        let from = at.index(text.len() + 1);
        let to = (from + cut).min(text.len());
        text.replace_range(from..to, &put);
        match text.parse::<Position>() {
            Ok(read) => prop_assert_eq!(read.to_string(), text.replace('_', " ")),
            Err(PositionError::Syntax { column, .. }) => prop_assert!((1..=text.len() + 1).contains(&column)),
            Err(PositionError::Setup(error)) => prop_assert!(error.faults().count() > 0),
        }
    }

    #[test]
    fn no_turns_make_the_reader_panic(start in boards::positions(), turns in "[-+0-9ar é_]{0,40}") {
        let text = format!("{start} ; {turns}");
        if let Err(error) = GameLine::new(&text).unwrap().replay(|_, _| ()) {
            prop_assert!((1..=text.len() + 1).contains(&error.column), "{}: {}", text, error);
        }
    }

    #[test]
    fn a_faulty_setup_says_why_in_words(setup in setups()) {
        if let Err(error) = setup.position() {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}

proptest! {
    #![proptest_config(runs::cases(300))]

    #[test]
    fn a_record_replays_to_the_same_record(
        game in boards::games(),
        starter in boards::seats(),
        skipped in prop::collection::vec(any::<usize>(), 0..4),
        choices in prop::collection::vec(any::<usize>(), 0..120),
    ) {
        // A record may start anywhere, in the middle of a turn too.
        let (_, start) = play(Position::start_by(game, starter), &skipped);
        let (steps, end) = play(start, &choices);
        let mut text = format!("{start} ; ");
        write_turns(&mut text, start, steps.iter().copied()).unwrap();

        for text in [text.clone(), text.replace(' ', "_")] {
            let line = GameLine::new(&text).unwrap();
            prop_assert_eq!(line.start(), start);
            let mut replayed = Vec::new();
            let mut last = start;
            let reached = line.replay(|step, after| {
                replayed.push(step);
                last = after;
            });
            prop_assert_eq!(reached, Ok(end), "{}", text);
            prop_assert_eq!(last, end);
            prop_assert_eq!(&replayed, &steps);
        }
    }
}

#[test]
fn a_line_without_turns_is_its_start() {
    for game in Game::ALL {
        for starter in Seat::ALL {
            let start = Position::start_by(game, starter);
            assert_eq!(GameLine::new(&start.to_string()).unwrap().replay(|_, _| ()), Ok(start));
            assert_eq!(GameLine::new(&format!("{start} ; ")).unwrap().replay(|_, _| ()), Ok(start));
        }
    }
}
