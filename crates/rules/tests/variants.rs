//! Facts about the variants: counts by the slow rules, and what their sources tell.

mod common;

use common::slow;
use guli_rules::{Direction, End, Event, Game, Match, MatchStep, Position, Seat, Setup, perft_sowings};

/// Ways to play on, counted by the rules that are written down a second time.
fn count(setup: &Setup, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let sowings = slow::directions(setup.game).iter().flat_map(|&direction| {
        let legal = slow::legal(setup, direction).expect("relays from the start are short");
        legal.into_iter().map(move |hole| (usize::from(hole), direction))
    });
    let after =
        sowings.map(|(hole, direction)| slow::sow(setup, hole, direction).and_then(|sown| sown.after).expect("legal"));
    let passed = slow::must_pass(setup).then(|| Setup { mover: setup.mover.other(), quiet: setup.quiet + 1, ..*setup });
    after.chain(passed).map(|next| count(&next, depth - 1)).sum()
}

#[test]
fn both_rules_count_alike_from_the_start() {
    for game in Game::ALL.into_iter().filter(|game| game.is_variant()) {
        let start = Position::start(game);
        for depth in 1..=5 {
            assert_eq!(perft_sowings(&start, depth), count(&start.setup(), depth), "{game}, ply {depth}");
        }
    }
}

#[test]
fn every_variant_differs_from_the_game_it_varies() {
    for game in Game::ALL.into_iter().filter(|game| game.is_variant()) {
        let main = game.tradition().game();
        assert_eq!(game.columns(), main.columns());
        let differs =
            |depth| perft_sowings(&Position::start(game), depth) != perft_sowings(&Position::start(main), depth);
        let ending = matches!(game, Game::AliGuliManeLeftovers | Game::MangalaBohnenspiel);
        assert_eq!((1..=6).any(differs), !ending, "{game}: nothing but the end differs in these two");
    }
}

/// The holes of one position, sown under two games.
fn captured(game: &str, hole: u8) -> u8 {
    // Lifting 13 drops one seed into 12, looks at 11 and finds it empty; beyond lie 10 and, facing it, 3.
    let position: Position = format!("{game} 0,0,0,4,0,0,0/0,0,0,6,0,0,1 30-29 0 - 0").parse().expect("70 seeds");
    let after = position.play(position.game().hole(hole).expect("a hole")).expect("legal");
    after.bank(Seat::South) - position.bank(Seat::South)
}

#[test]
fn simple_saada_takes_the_next_hole_only() {
    assert_eq!(captured("ali-guli-mane", 13), 10);
    assert_eq!(captured("simple-saada", 13), 6);
    assert_eq!(captured("ali-guli-mane-pair", 13), 10);
}

#[test]
fn the_facing_hole_alone_is_no_pair() {
    let after = |game: &str| {
        let position: Position = format!("{game} 0,0,0,4,0,0,0/0,6,0,0,0,0,1 30-29 0 - 0").parse().expect("70 seeds");
        position.play(position.game().hole(13).expect("a hole")).expect("legal")
    };
    assert_eq!(after("ali-guli-mane").bank(Seat::South), 34);
    assert_eq!(after("ali-guli-mane-pair").bank(Seat::South), 30);
}

/// The example of the description: with 26 and 44 pieces both fill five holes, one and nineteen are left over, and the
/// winner plays first.
#[test]
fn simple_saada_sets_out_alike() {
    let first = Match::new(Game::SimpleSaada, Seat::South, None).expect("a match");
    let end: Position = "simple-saada 0,0,0,0,0,0,0/0,0,0,0,0,0,0 26-44 0 - 0".parse().expect("70 seeds");
    let Ok(MatchStep::Round(second)) = first.next(&end) else { panic!("both can go on") };
    assert_eq!(second.start().to_string(), "simple-saada 5,5,5,5,5,x,x/x,x,5,5,5,5,5 1-19 1 - 0");
    assert_eq!(second.starter(), Seat::North);
    assert_eq!(Match::stocks(&second.start()), [26, 44]);
}

#[test]
fn leftovers_count_at_the_end_and_not_before() {
    let end = |text: &str| {
        let outcome = text.parse::<Position>().expect("a position").outcome().expect("over");
        (outcome.winner, outcome.end, outcome.left)
    };
    // One seed of North, who captured as much as South but for that one.
    let rest = "0,1,0,0,0,0,0/0,0,0,0,0,0,0 35-34 0 - 0";
    assert_eq!(end(&format!("ali-guli-mane {rest}")), (Some(Seat::South), End::NoSowing, [0, 0]));
    assert_eq!(end(&format!("ali-guli-mane-leftovers {rest}")), (None, End::NoSowing, [0, 1]));
    let rest = "2,0,0,0,0,0/0,0,0,0,0,0 35-35 0 - 0";
    assert!(format!("mangala {rest}").parse::<Position>().expect("a position").must_pass());
    assert_eq!(end(&format!("mangala-bohnenspiel {rest}")), (Some(Seat::North), End::NoSowing, [0, 2]));
    // Nobody gets what is left when the quiet turns end a game.
    let quiet = "2,0,0,0,0,0/0,0,0,0,0,2 34-34 0 - 100";
    assert_eq!(end(&format!("mangala-bohnenspiel {quiet}")), (None, End::QuietLimit, [0, 0]));
}

#[test]
fn a_chain_stops_at_the_own_row() {
    let after = |game: &str| {
        // 11 is lifted: its last seed makes 0 a two; behind it, 6 and 7 of the own row hold a two each by now.
        let position: Position = format!("{game} 1,0,0,0,0,0/1,1,0,0,0,6 33-30 0 - 0").parse().expect("72 seeds");
        let after = position.play(position.game().hole(11).expect("a hole")).expect("legal");
        after.bank(Seat::South) - position.bank(Seat::South)
    };
    assert_eq!(after("mangala"), 6);
    assert_eq!(after("mangala-opponent-row"), 2);
}

/// What one sowing of the free direction does, told by hand: backward from 7, its five seeds fall on 8 to 12, and 13 is
/// lifted next.
#[test]
fn a_backward_sowing_goes_against_the_order() {
    let game = Game::AliGuliManeFree;
    let hole = game.hole(7).expect("a hole");
    let towards = Position::start(game).towards(Direction::Backward).expect("free");
    let mut lifted = Vec::new();
    let mut sink = |event| match event {
        Event::Lift { hole, .. } => lifted.push(game.number(hole)),
        Event::Drop { .. } | Event::Relay { .. } | Event::Saada { .. } | Event::Capture { .. } => {}
    };
    towards.play_with(hole, &mut sink).expect("legal");
    // Six seeds of 13 fall on 0's side: 0, 1, …; the looking glass of what 0 does going forward.
    let north = Position::start_by(Game::AliGuliMane, Seat::North);
    let mut mirrored = Vec::new();
    let mut sink = |event| match event {
        Event::Lift { hole, .. } => mirrored.push(game.number(game.opposite(hole))),
        Event::Drop { .. } | Event::Relay { .. } | Event::Saada { .. } | Event::Capture { .. } => {}
    };
    north.play_with(game.hole(0).expect("a hole"), &mut sink).expect("legal");
    assert_eq!(lifted[..2], [7, 13]);
    assert_eq!(lifted, mirrored);
}

#[test]
fn a_round_goes_on_while_one_direction_is_left() {
    // Forward, 13 would relay for ever; so the round of the game with one direction is over.
    let ring = "0,1,0,1,0,2,1/1,0,1,0,1,0,1 30-31 0 - 5";
    let forward = |game: &str| format!("{game} {ring}").parse::<Position>().expect("70 seeds");
    let free = forward("ali-guli-mane-free");
    let backward = free.towards(Direction::Backward).expect("free");
    assert_eq!(forward("ali-guli-mane").legal(), free.legal());
    assert!(!free.is_over());
    assert_ne!(free.legal(), backward.legal(), "some relays end only one way round");
}
