//! The search agrees with plain minimax, its lines replay to their values, and it can be stopped at any time.

mod common;

use std::sync::Arc;

use common::{Dice, Minimax, small_position};
use guli_rules::{Game, Position, Seat, Setup, Tradition};
use guli_search::{Bound, Endgame, EndgameBuilder, Engine, Goal, Level, random};

fn agree(game: Game, most_seeds: u64, count: usize) {
    let mut dice = Dice(game.seeds().into());
    let mut engine = Engine::new(1 << 20);
    let mut choices = 0;
    let mut minimax = Minimax::default();
    for _ in 0..count {
        let position = small_position(game, most_seeds, &mut dice);
        let analysis = engine.solve(&position, Goal::All);
        assert!(analysis.exact && analysis.finished, "{position}");
        assert_eq!(i32::from(analysis.value), minimax.value(&position), "{position}");
        let ways: usize = position.directions().map(|way| way.legal().len()).sum();
        assert_eq!(analysis.holes.len(), ways, "{position}");
        for hole in &analysis.holes {
            assert!(hole.is_exact(), "{position}");
            let after = hole.step().play(position).expect("a legal hole");
            let gain = i32::from(after.bank(position.mover())) - i32::from(position.bank(position.mover()));
            let later = minimax.value(&after);
            let worth = if after.mover() == position.mover() { gain + later } else { gain - later };
            assert_eq!(i32::from(hole.value), worth, "{position} by {}", game.number(hole.hole));
            choices += 1;
        }
    }
    assert!(choices > count, "{choices} holes valued");
}

#[test]
fn small_positions_of_ali_guli_mane_agree_with_minimax() {
    agree(Game::AliGuliMane, 8, 3000);
}

#[test]
fn small_positions_of_mangala_agree_with_minimax() {
    agree(Game::Mangala, 4, 1000);
}

#[test]
fn every_board_of_the_last_seeds_agrees_with_minimax() {
    let game = Game::AliGuliMane;
    let mut engine = Engine::new(1 << 16);
    let mut minimax = Minimax::default();
    let mut boards = 0;
    // Four seeds, each in one of the fourteen holes or in a bag.
    for first in 0..15 {
        for second in first..15 {
            for third in second..15 {
                for fourth in third..15 {
                    let holes = [first, second, third, fourth];
                    let view =
                        holes.into_iter().filter(|&hole| hole < 14).fold(0, |view, hole| view + (1 << (8 * hole)));
                    let plain = Position::from_view(game, Seat::South, view).expect("few seeds");
                    let bonus = Setup { bonus: true, ..plain.setup() }.position();
                    for position in [Some(plain), bonus.ok()].into_iter().flatten() {
                        boards += 1;
                        let analysis = engine.solve(&position, Goal::All);
                        assert!(analysis.exact, "{position}");
                        assert_eq!(i32::from(analysis.value), minimax.value(&position), "{position}");
                    }
                }
            }
        }
    }
    assert!(boards > 3060, "{boards} boards, some with a bonus due");
}

#[test]
fn small_positions_of_the_variants_agree_with_minimax() {
    for game in Tradition::AliGuliMane.games().filter(|game| game.is_variant()) {
        // Where both ways are open, plain minimax has ever so many ways to go round without a capture.
        agree(game, if game.chooses_direction() { 4 } else { 6 }, 120);
    }
}

#[test]
fn small_positions_of_the_variants_of_mangala_agree_with_minimax() {
    for game in Tradition::Mangala.games().filter(|game| game.is_variant() && *game != Game::MangalaOpponentRow) {
        agree(game, 4, 60);
    }
}

/// With little to capture the paths are long, and the search alone takes minutes for some boards of four seeds: that is
/// what the tables are for.
#[test]
fn the_search_and_the_tables_of_a_variant_agree_with_minimax() {
    let game = Game::MangalaOpponentRow;
    let mut tables = EndgameBuilder::extend(Endgame::of(game).expect("tables"), 4);
    while !tables.poll(usize::MAX).is_complete() {}
    let mut engine = Engine::new(1 << 20);
    engine.set_endgame(Arc::new(tables.into_endgame()));
    let mut minimax = Minimax::default();
    let mut dice = Dice(3);
    for _ in 0..100 {
        let position = small_position(game, 4, &mut dice);
        assert_eq!(i32::from(engine.solve(&position, Goal::All).value), minimax.value(&position), "{position}");
    }
}

/// After the first of these the table knows more of some positions than the depth of a later question asks for, and the
/// answers to narrow questions about the second contradict each other.
#[test]
fn questions_that_contradict_each_other_come_to_an_end() {
    let mut engine = Engine::new(1 << 22);
    let texts = [
        ("ali-guli-mane-4 1,0,1,1,1,1,0/0,0,1,0,0,2,0 48-0 1 - 0", 7),
        ("ali-guli-mane-4 0,1,1,0,1,0,0/0,0,1,0,1,0,1 50-0 0 + 0", 0),
    ];
    for (text, value) in texts {
        let position: Position = text.parse().expect("a position");
        engine.start(&position, Goal::All);
        assert!(engine.poll(100_000), "{text}");
        let analysis = engine.analysis();
        assert_eq!(analysis.value, value);
        for hole in &analysis.holes {
            engine.line(Some(hole.step()), 1000);
        }
    }
}

#[test]
fn the_start_of_ali_guli_mane_is_worth_18_to_the_first_player() {
    let game = Game::AliGuliMane;
    let mut engine = Engine::new(16 << 20);
    for starter in Seat::ALL {
        let start = Position::start_by(game, starter);
        let analysis = engine.solve(&start, Goal::All);
        assert!(analysis.exact);
        assert_eq!(analysis.value, 18);
        let mut values: Vec<_> =
            analysis.holes.iter().map(|hole| (game.number(hole.hole) % 7, hole.value, hole.bound)).collect();
        values.sort_unstable_by_key(|value| value.0);
        let mut expected = [18, 3, 10, 17, 11, 15, 13];
        if starter == Seat::South {
            expected.reverse();
        }
        let expected: Vec<_> = (0..7).zip(expected).map(|(column, value)| (column, value, Bound::Exact)).collect();
        assert_eq!(values, expected);
    }
}

#[test]
fn every_line_replays_to_its_value() {
    let mut dice = Dice(7);
    let mut engine = Engine::new(1 << 20);
    let main = [Game::AliGuliMane, Game::Mangala].into_iter().cycle().take(400);
    for game in main.chain(Game::ALL.into_iter().cycle().take(60)) {
        let most_seeds = match game.tradition() {
            Tradition::AliGuliMane if game.is_variant() => 8,
            Tradition::AliGuliMane => 20,
            Tradition::Mangala if game.is_variant() => 2,
            Tradition::Mangala => 6,
        };
        let position = small_position(game, most_seeds, &mut dice);
        let analysis = engine.solve(&position, Goal::All);
        for hole in &analysis.holes {
            let mut end = Position::clone(&position);
            for step in engine.line(Some(hole.step()), 1000) {
                end = step.play(end).expect("a line is played by the rules");
            }
            let got = |seat: Seat| i32::from(end.bank(seat)) - i32::from(position.bank(seat));
            let left = end.outcome().map_or([0, 0], |outcome| outcome.left.map(i32::from));
            let [south, north] = Seat::ALL.map(|seat| got(seat) + left[seat.index()]);
            let difference = if position.mover() == Seat::South { south - north } else { north - south };
            assert_eq!(difference, i32::from(hole.value), "{position} by {}", game.number(hole.hole));
        }
    }
}

#[test]
fn stopping_at_any_slice_leaves_a_legal_answer() {
    for game in Game::ALL {
        let start = Position::start(game);
        let mut engine = Engine::new(1 << 18);
        engine.start(&start, Goal::All);
        for _ in 0..200 {
            let best = engine.analysis().best.expect("there is a choice");
            assert!(best.play(start).is_ok());
            if engine.poll(997) {
                break;
            }
        }
    }
}

#[test]
fn slices_find_what_one_long_search_finds() {
    let start = Position::start(Game::AliGuliMane);
    let whole = Engine::new(1 << 22).solve(&start, Goal::All);
    let mut engine = Engine::new(1 << 22);
    engine.start(&start, Goal::All);
    let mut slices = 0;
    while !engine.poll(5000) {
        slices += 1;
    }
    assert!(slices > 10);
    let sliced = engine.analysis();
    assert_eq!((sliced.value, sliced.best, sliced.exact), (whole.value, whole.best, true));
    // A hopelessly small table costs time and nothing else.
    let position: Position = "ali-guli-mane 0,1,3,0,4,0,2/0,1,0,3,0,1,5 9-41 1 - 2".parse().expect("a position");
    let mut small = Engine::new(0);
    small.start(&position, Goal::All);
    while !small.poll(50) {}
    assert_eq!(small.analysis().value, Engine::new(1 << 20).solve(&position, Goal::All).value);
}

#[test]
fn rounds_with_other_closed_holes_do_not_mix() {
    let mut engine = Engine::new(1 << 20);
    let texts = [
        "ali-guli-mane 5,5,x,x,x,x,x/5,5,5,5,5,5,5 20-5 1 - 0",
        "ali-guli-mane 5,5,5,5,5,5,5/x,x,x,x,x,5,5 5-20 0 - 0",
        "ali-guli-mane 5,5,x,x,x,x,x/5,5,5,5,5,5,5 20-5 0 - 0",
    ];
    for text in texts {
        let position: Position = text.parse().expect("a position");
        let alone = Engine::new(1 << 20).solve(&position, Goal::All);
        let together = engine.solve(&position, Goal::All);
        assert_eq!((alone.value, alone.exact), (together.value, true), "{text}");
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let play = |seed: u64, level: u8| {
        let level = Level::new(level).expect("a level");
        let mut engine = Engine::new(1 << 18);
        let mut position = Position::start(Game::AliGuliMane);
        let mut steps = Vec::new();
        while let Some(step) = level.play(&mut engine, &position, random(seed, steps.len() as u64)) {
            position = step.play(position).expect("levels play by the rules");
            steps.push(step);
        }
        assert!(position.is_over());
        steps
    };
    assert_eq!(play(1, 3), play(1, 3));
    assert_ne!(play(1, 3), play(2, 3));
}
