//! Facts about both games that are known from elsewhere.

use guli_rules::{Game, Position, Seat, Setup, perft_sowings};

#[test]
fn first_sowings_of_ali_guli_mane_capture() {
    let game = Game::AliGuliMane;
    let start = Position::start(game);
    for (number, captured) in [(13, 14), (12, 8), (11, 7), (10, 15), (9, 9), (8, 8), (7, 14)] {
        let after = start.play(game.hole(number).expect("a hole")).expect("a first sowing");
        assert_eq!(after.bank(Seat::South), captured, "from {number}");
        assert!(after.bonus_due());
    }
}

/// One ply a sowing. Programs by other people agree, up to ply 6 and ply 9.
#[test]
fn perft() {
    let known = [
        (Game::AliGuliMane, [7, 36, 184, 806, 3_967, 16_784, 72_682, 288_850, 1_148_914]),
        (Game::Mangala, [6, 36, 206, 1_166, 6_599, 36_654, 203_586, 1_106_575, 6_015_626]),
    ];
    for (game, counts) in known {
        for (ply, count) in (1..).zip(counts) {
            assert_eq!(perft_sowings(&Position::start(game), ply), count, "{game}, ply {ply}");
        }
    }
}

/// Hands every way to put `seeds` into the holes from `number` on to `each`.
fn arrange(setup: &mut Setup, number: usize, seeds: u8, each: &mut impl FnMut(&Setup)) {
    if number + 1 == usize::from(setup.game.holes()) {
        setup.seeds[number] = Some(seeds);
        each(setup);
        return;
    }
    for here in 0..=seeds {
        setup.seeds[number] = Some(here);
        arrange(setup, number + 1, seeds - here, each);
    }
}

#[test]
fn mangala_positions_with_few_seeds() {
    for (seeds, known) in [(2, 78), (4, 1_365), (6, 12_376), (8, 75_582), (10, 352_716), (12, 1_352_078)] {
        let mut setup = Setup { banks: [72 - seeds, 0], ..Setup::start(Game::Mangala) };
        let mut count = 0;
        arrange(&mut setup, 0, seeds, &mut |setup| {
            let position = setup.position().expect("these numbers add up");
            assert_eq!(position.on_board(), seeds);
            // Whoever can't sow must pass, and then the other can sow: with seeds on the board nobody is stuck.
            let ways = position.legal().len();
            assert_eq!(ways == 0, position.must_pass());
            count += 1;
        });
        assert_eq!(count, known, "{seeds} seeds");
    }
}
