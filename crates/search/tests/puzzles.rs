//! Puzzles have one right answer, are graded by what makes them hard, and are the same for the same seed.

mod common;

use std::collections::HashSet;
use std::sync::Arc;

use common::Minimax;
use guli_rules::{Event, Game, Position, Seat};
use guli_search::{BestPuzzle, Difficulty, Endgame, Engine, Goal, Puzzle, PuzzleKind, PuzzleMaker, WherePuzzle};

fn difficulties() -> impl Iterator<Item = Difficulty> {
    (1..=5).filter_map(Difficulty::new)
}

/// So many puzzles of each game, kind and difficulty, and the difficulty that was wanted.
fn puzzles(kind: PuzzleKind, count: u64) -> Vec<(Difficulty, Puzzle)> {
    let mut maker = PuzzleMaker::new(1 << 20);
    let mut puzzles = Vec::new();
    for game in [Game::AliGuliMane, Game::Mangala] {
        for difficulty in difficulties() {
            puzzles.extend(
                (0..count).map(|seed| (difficulty, maker.make(game, kind, difficulty, seed).expect("a puzzle"))),
            );
        }
    }
    puzzles
}

fn gain(before: &Position, after: &Position) -> i32 {
    i32::from(after.bank(before.mover())) - i32::from(before.bank(before.mover()))
}

#[test]
fn where_it_ends_is_what_the_rules_do() {
    for (_, puzzle) in puzzles(PuzzleKind::Where, 40) {
        let Puzzle::Where(WherePuzzle { position, hole, last, saada, laps, drops }) = puzzle else { unreachable!() };
        assert!(!position.is_over() && position.is_legal(hole) && !position.bonus_due(), "{position}");
        let mut events = Vec::new();
        position.play_with(hole, &mut |event| events.push(event)).expect("legal");
        let dropped: Vec<_> = events
            .iter()
            .filter_map(|event| if let Event::Drop { hole, .. } = event { Some(*hole) } else { None })
            .collect();
        let lifted = events.iter().filter(|event| matches!(event, Event::Lift { .. })).count();
        assert_eq!(dropped.last(), Some(&last), "{position}");
        assert_eq!((lifted, dropped.len()), (laps as usize, drops as usize), "{position}");
        assert_eq!(saada.is_some(), position.game().has_rounds(), "{position}");
        if let Some(empty) = saada {
            assert_eq!((last.place() + 1) % usize::from(position.game().holes()), empty.place(), "{position}");
        }
    }
}

#[test]
fn the_best_sowing_is_the_only_best_one() {
    // A fresh engine agrees about every hole, and the line captures what the best is worth.
    let mut engine = Engine::new(1 << 20);
    for (_, puzzle) in puzzles(PuzzleKind::Best, 4) {
        let Puzzle::Best(puzzle) = puzzle else { unreachable!() };
        let position = puzzle.position;
        assert!(!position.is_over() && !position.bonus_due(), "{position}");
        engine.forget();
        let analysis = engine.solve(&position, Goal::All);
        assert_eq!(puzzle.holes.len(), position.legal().len(), "{position}");
        for hole in &puzzle.holes {
            let same = analysis.holes.iter().find(|other| other.hole == hole.hole).expect("the same holes");
            assert!(same.is_exact() && hole.is_exact() && same.value == hole.value, "{position}");
        }
        assert_eq!(i16::from(puzzle.holes[0].value) - i16::from(puzzle.holes[1].value), i16::from(puzzle.margin));
        assert!(puzzle.margin >= 2, "{position}");
        let most = position.legal().map(|hole| gain(&position, &position.play(hole).expect("legal"))).max();
        let at_once = gain(&position, &position.play(puzzle.best()).expect("legal"));
        assert!(!puzzle.greedy || Some(at_once) == most, "{position}");
        assert!(puzzle.ahead != Some(1) || puzzle.greedy, "{position}");
        let end = puzzle.line.iter().fold(position, |position, step| step.play(position).expect("legal"));
        let got = |seat: Seat| i32::from(end.bank(seat)) - i32::from(position.bank(seat));
        let difference = got(position.mover()) - got(position.mover().other());
        assert_eq!(difference, i32::from(puzzle.holes[0].value), "{position}");
    }
}

#[test]
fn small_best_puzzles_agree_with_minimax() {
    let mut minimax = Minimax::default();
    let mut checked = 0;
    for (_, puzzle) in puzzles(PuzzleKind::Best, 5) {
        let Puzzle::Best(puzzle) = puzzle else { unreachable!() };
        let position = puzzle.position;
        if position.on_board() > if position.game() == Game::Mangala { 4 } else { 8 } {
            continue;
        }
        checked += 1;
        for hole in &puzzle.holes {
            let after = position.play(hole.hole).expect("legal");
            let later = minimax.value(&after);
            let worth = gain(&position, &after) + if after.mover() == position.mover() { later } else { -later };
            assert_eq!(worth, i32::from(hole.value), "{position}");
        }
    }
    assert!(checked > 0);
}

#[test]
fn the_same_seed_makes_the_same_puzzle_in_slices_of_any_length() {
    let mut whole = PuzzleMaker::new(1 << 20);
    let mut sliced = PuzzleMaker::new(1 << 20);
    for game in [Game::AliGuliMane, Game::Mangala] {
        for kind in PuzzleKind::ALL {
            for (seed, difficulty) in (100..).zip(difficulties()) {
                let expected = whole.make(game, kind, difficulty, seed).expect("a puzzle");
                sliced.start(game, kind, difficulty, seed);
                while !sliced.poll(1 + seed % 3 * 1000) {
                    assert!(sliced.puzzle().is_none());
                }
                assert_eq!(sliced.puzzle(), Some(&expected));
                // Nor does it matter what was made before.
                assert_eq!(PuzzleMaker::new(1 << 20).make(game, kind, difficulty, seed), Some(expected));
            }
        }
    }
}

#[test]
fn no_two_seeds_make_the_same_puzzle() {
    for (kind, count) in [(PuzzleKind::Where, 60), (PuzzleKind::Best, 5)] {
        let all = puzzles(kind, count);
        let different: HashSet<String> = all
            .iter()
            .map(|(_, puzzle)| match puzzle {
                Puzzle::Where(puzzle) => format!("{} {}", puzzle.position, puzzle.hole.place()),
                Puzzle::Best(puzzle) => puzzle.position.to_string(),
            })
            .collect();
        // Endgames of Mangala with four seeds are few.
        assert!(different.len() * 20 >= all.len() * 19, "{} of {} {kind:?}", different.len(), all.len());
    }
}

#[test]
fn puzzles_have_the_difficulty_that_was_wanted() {
    for kind in PuzzleKind::ALL {
        let all = puzzles(kind, 4);
        let met = all.iter().filter(|(wanted, puzzle)| puzzle.difficulty() == *wanted).count();
        assert!(met * 10 >= all.len() * 9, "{met} of {} {kind:?}", all.len());
        for (wanted, puzzle) in &all {
            assert!(puzzle.difficulty().number().abs_diff(wanted.number()) <= 1, "{puzzle:?}");
        }
    }
}

#[test]
fn what_is_harder_in_every_way_is_not_graded_easier() {
    let all = puzzles(PuzzleKind::Where, 30);
    for (_, one) in &all {
        for (_, other) in &all {
            let (Puzzle::Where(one), Puzzle::Where(other)) = (one, other) else { unreachable!() };
            if one.position.game() == other.position.game() && one.laps <= other.laps && one.drops <= other.drops {
                assert!(one.difficulty() <= other.difficulty(), "{one:?}\n{other:?}");
            }
        }
    }
    let all = puzzles(PuzzleKind::Best, 5);
    let far = |puzzle: &BestPuzzle| puzzle.ahead.unwrap_or(u8::MAX);
    for (_, one) in &all {
        for (_, other) in &all {
            let (Puzzle::Best(one), Puzzle::Best(other)) = (one, other) else { unreachable!() };
            let easier = far(one) <= far(other)
                && one.greedy >= other.greedy
                && one.margin >= other.margin
                && one.holes.len() <= other.holes.len();
            assert!(!easier || one.difficulty() <= other.difficulty(), "{one:?}\n{other:?}");
        }
    }
}

#[test]
fn a_slice_is_a_slice() {
    let mut maker = PuzzleMaker::new(1 << 20);
    let difficulty = Difficulty::HARDEST;
    maker.start(Game::AliGuliMane, PuzzleKind::Best, difficulty, 5);
    let mut slices = 0;
    while !maker.poll(1) {
        slices += 1;
        assert!(slices < 1_000_000);
    }
    assert!(slices > 3, "{slices} slices");
}

#[test]
fn with_endgame_tables_mangala_puzzles_are_larger_and_as_exact() {
    let endgame = Arc::new(Endgame::build(10));
    let mut maker = PuzzleMaker::new(1 << 20);
    let smallest = maker.make(Game::Mangala, PuzzleKind::Best, Difficulty::EASIEST, 1).expect("a puzzle");
    maker.set_endgame(Arc::clone(&endgame));
    let mut largest = 0;
    for difficulty in difficulties() {
        for seed in 0..3 {
            let puzzle = maker.make(Game::Mangala, PuzzleKind::Best, difficulty, seed).expect("a puzzle");
            let Puzzle::Best(puzzle) = puzzle else { unreachable!() };
            let left = puzzle.position.on_board();
            assert!(left <= 18, "{left} seeds: {}", puzzle.position);
            largest = largest.max(left);
            // An engine without tables agrees where it is quick.
            if left <= 12 {
                let analysis = Engine::new(1 << 20).solve(&puzzle.position, Goal::All);
                assert_eq!((analysis.value, analysis.best), (puzzle.holes[0].value, Some(puzzle.holes[0].step())));
            }
        }
    }
    assert!(smallest.position().on_board() <= 14 && largest > 14, "{largest} seeds at the most");
    // The tables decide which puzzle a seed makes, not how it came to be made.
    let mut other = PuzzleMaker::new(1 << 20);
    other.set_endgame(endgame);
    let [one, two] =
        [&mut maker, &mut other].map(|maker| maker.make(Game::Mangala, PuzzleKind::Best, Difficulty::HARDEST, 9));
    assert_eq!(one, two);
}
