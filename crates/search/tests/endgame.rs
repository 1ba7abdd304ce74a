//! Mangala's endgame tables against recorded counts and against slow, obviously right solvers.

mod common;

use std::collections::HashMap;

use common::Minimax;
use guli_rules::{Game, Position, Seat, Setup, Tradition};
use guli_search::{Endgame, EndgameBuilder};

#[test]
fn counts_are_those_of_the_rules_page() {
    let counts: Vec<_> = Endgame::build(12)
        .layers()
        .map(|layer| (layer.seeds, layer.positions, [layer.above, layer.zero, layer.below]))
        .collect();
    let expected = [
        (2, 78, [37, 0, 41]),
        (4, 1365, [469, 456, 440]),
        (6, 12_376, [6499, 0, 5877]),
        (8, 75_582, [29_602, 22_111, 23_869]),
        (10, 352_716, [195_159, 0, 157_557]),
        (12, 1_352_078, [576_897, 364_999, 410_182]),
    ];
    assert_eq!(counts, expected);
}

/// The position without its past: nothing but board and mover.
fn bare(position: &Position) -> Position {
    let banks = [position.game().seeds() - position.on_board(), 0];
    Setup { banks, quiet: 0, ..position.setup() }.position().expect("only banks and quiet turns have changed")
}

/// All positions of a game with some number of seeds, whoever is to move, in the order of their holes.
fn all_positions(game: Game, seeds: u8) -> Vec<Position> {
    fn fill(setup: &mut Setup, hole: usize, left: u8, all: &mut Vec<Position>) {
        if hole == 11 {
            setup.seeds[hole] = Some(left);
            for mover in Seat::ALL {
                let setup = Setup { mover, ..*setup };
                all.push(setup.position().expect("the seeds add up"));
            }
            return;
        }
        for seeds in 0..=left {
            setup.seeds[hole] = Some(seeds);
            fill(setup, hole + 1, left - seeds, all);
        }
    }
    let mut setup = Setup { banks: [game.seeds() - seeds, 0], ..Setup::start(game) };
    let mut all = Vec::new();
    fill(&mut setup, 0, seeds, &mut all);
    all
}

/// What a choice is worth to the mover, or which position with as many seeds it leads to.
enum Choice {
    Worth(i32),
    Open(usize),
}

/// Values by the very words of their meaning: the positions from which `worth` can be forced in 1 turn, in 2 turns and
/// so on, until there are no more. `values` holds those of fewer seeds. Returns how many turns it took at most.
fn force(game: Game, values: &mut HashMap<Position, i32>, seeds: u8) -> usize {
    let positions = all_positions(game, seeds);
    let places: HashMap<_, _> = positions.iter().zip(0..).map(|(&position, place)| (position, place)).collect();
    let choices = |position: &Position| -> Vec<Choice> {
        let sown = position.legal().map(|hole| position.play(hole).expect("legal"));
        let choice = |after: Position| match places.get(&bare(&after)) {
            Some(&place) => Choice::Open(place),
            None => Choice::Worth(i32::from(position.on_board() - after.on_board()) - values[&bare(&after)]),
        };
        let mut choices: Vec<_> = sown.chain(position.pass()).map(choice).collect();
        if choices.is_empty() {
            let left = position.outcome().expect("nothing can be played").left.map(i32::from);
            choices.push(Choice::Worth(left[position.mover().index()] - left[position.mover().other().index()]));
        }
        choices
    };
    let choices: Vec<_> = positions.iter().map(choices).collect();

    let mut found = vec![0; positions.len()];
    let mut longest = 0;
    for least in (1..=i32::from(seeds)).rev() {
        // The mover can force it; the other can force it.
        let mut mine = vec![false; positions.len()];
        let mut theirs = mine.clone();
        for turns in 0.. {
            let good = |choice: &Choice| match *choice {
                Choice::Worth(worth) => worth >= least,
                Choice::Open(place) => theirs[place],
            };
            let bad = |choice: &Choice| match *choice {
                Choice::Worth(worth) => worth <= -least,
                Choice::Open(place) => mine[place],
            };
            let more_mine: Vec<_> = choices.iter().map(|choices| choices.iter().any(good)).collect();
            let more_theirs: Vec<_> = choices.iter().map(|choices| choices.iter().all(bad)).collect();
            if more_mine == mine && more_theirs == theirs {
                longest = longest.max(turns);
                break;
            }
            (mine, theirs) = (more_mine, more_theirs);
        }
        for place in 0..positions.len() {
            assert!(!(mine[place] && theirs[place]), "{}: both can't force something", positions[place]);
            if found[place] == 0 {
                found[place] = least * (i32::from(mine[place]) - i32::from(theirs[place]));
            }
        }
    }
    values.extend(positions.into_iter().zip(found));
    longest
}

#[test]
fn values_are_what_can_be_forced() {
    values_are_forced(Game::Mangala, &[2, 4, 6], 1 + 78 + 1365 + 12_376);
}

#[test]
fn values_are_what_can_be_forced_in_the_variants() {
    for game in Tradition::Mangala.games().filter(|game| game.is_variant()) {
        values_are_forced(game, &[2, 4], 1 + 78 + 1365);
    }
}

fn values_are_forced(game: Game, layers: &[u8], count: usize) {
    let endgame = build(game, *layers.last().expect("layers"));
    let mut values: HashMap<Position, i32> = all_positions(game, 0).into_iter().map(|position| (position, 0)).collect();
    for &seeds in layers {
        // Before the limit on quiet turns, which the tables leave out.
        assert!(force(game, &mut values, seeds) <= 99);
    }
    assert_eq!(values.len(), 2 * count);
    for (position, value) in values {
        assert_eq!(endgame.value(&position), Some(value as i8), "{position}");
    }
}

fn build(game: Game, seeds: u8) -> Endgame {
    let mut builder = EndgameBuilder::extend(Endgame::of(game).expect("tables of this game"), seeds);
    while !builder.poll(usize::MAX).is_complete() {}
    builder.into_endgame()
}

#[test]
fn tables_of_a_variant_know_their_own_game_only() {
    let tables = build(Game::MangalaMetinAnd, 4);
    let text = "0,0,0,0,0,0/0,0,0,0,1,1";
    let position = |game: &str, banks: &str| format!("{game} {text} {banks} 0 - 0").parse::<Position>().expect("valid");
    assert_eq!(tables.value(&position("mangala-metin-and", "40-18")), Some(2));
    assert_eq!(tables.value(&position("mangala", "40-30")), None);
    assert_eq!(Endgame::from_bytes(&tables.bytes()), Ok(tables));
}

#[test]
fn the_limit_on_quiet_turns_changes_nothing() {
    let endgame = Endgame::build(4);
    let mut minimax = Minimax::default();
    for position in [2, 4].into_iter().flat_map(|seeds| all_positions(Game::Mangala, seeds)) {
        assert_eq!(endgame.value(&position).map(i32::from), Some(minimax.value(&position)), "{position}");
    }
}

#[test]
fn only_known_positions_have_a_value() {
    let endgame = Endgame::build(4);
    let value = |text: &str| endgame.value(&text.parse().unwrap());
    assert_eq!(value("mangala 0,0,0,0,0,0/0,0,0,0,0,0 40-32 1 - 0"), Some(0), "the end");
    assert_eq!(value("mangala 0,0,1,0,0,1/0,0,0,2,0,0 40-28 1 - 0"), Some(0));
    assert_eq!(value("mangala 0,0,1,0,0,1/0,0,0,1,0,0 40-29 1 - 0"), None, "odd");
    assert_eq!(value("mangala 0,0,3,0,0,1/0,0,0,2,0,0 40-26 1 - 0"), None, "six seeds");
    assert_eq!(value("ali-guli-mane 0,0,1,0,0,1,0/0,0,0,0,0,0,0 40-28 1 - 0"), None, "another game");
}

#[test]
fn slices_of_any_size_make_the_same_tables() {
    let whole = Endgame::build(8);
    for work in [1, 777, 50_000] {
        let mut builder = EndgameBuilder::new(8);
        let mut done = 0;
        loop {
            let progress = builder.poll(work);
            assert!(progress.done >= done && progress.done <= progress.total);
            done = progress.done;
            if progress.is_complete() {
                break;
            }
        }
        assert_eq!(done, 78 + 1365 + 12_376 + 75_582);
        assert!(builder.into_endgame() == whole);
    }
}

#[test]
fn a_builder_that_is_stopped_leaves_what_is_finished() {
    let mut builder = EndgameBuilder::new(10);
    while builder.endgame().max_seeds() < 6 {
        builder.poll(1000);
    }
    let stopped = builder.into_endgame();
    assert!(stopped == Endgame::build(6));

    let mut builder = EndgameBuilder::extend(stopped, 8);
    while !builder.poll(1000).is_complete() {}
    assert!(builder.into_endgame() == Endgame::build(8));
}
