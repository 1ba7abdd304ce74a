//! The fast sowing and the slow one say the same of random positions, with all holes open and with some closed.

mod common;

use common::account::Recorder;
use common::{boards, runs, slow};
use guli_rules::{Game, Hole, Position, Refusal, Seat, Stop};
use proptest::prelude::*;

/// Compares everything that can be seen of the sowing of one hole. Says whether it ended, or nothing where the slow
/// sowing gave up.
fn compare(position: &Position, hole: Hole) -> Option<Stop> {
    let game = position.game();
    let before = position.setup();
    let slowly = slow::sow(&before, usize::from(game.number(hole)), position.direction())?;

    // At full speed, without events.
    let mut tried = *position;
    let stop = tried.try_sow(hole);
    assert_eq!(stop == Stop::Endless, slowly.after.is_none(), "{position} {hole:?}");
    if stop == Stop::Sown {
        tried.settle();
    }
    assert_eq!(Some(tried.setup()), slowly.after.or(Some(before)));

    // With events, whatever the rest of the rules says about this hole.
    let mut told = *position;
    let mut recorder = Recorder::new(game);
    assert_eq!(told.try_sow_with(hole, &mut recorder), stop);
    assert_eq!(recorder.account, slowly.account);

    // By the rules.
    let mut recorder = Recorder::new(game);
    match position.play_with(hole, &mut recorder) {
        Ok(after) => {
            assert_eq!(after, tried);
            assert_eq!(recorder.account, slowly.account);
        }
        Err(error) => {
            assert_eq!(error.position, *position);
            assert_eq!(recorder.account.laps, <[[u8; 3]; 0]>::default());
            if stop == Stop::Endless {
                assert_eq!(position.hole_refusal(hole), Some(Refusal::Endless));
            } else {
                assert_eq!(error.refusal, Refusal::RoundOver);
            }
        }
    }
    Some(stop)
}

fn agree(position: &Position) {
    let Some(can_sow) = slow::can_sow(&position.setup()) else { return };
    for towards in position.directions() {
        agree_towards(&towards, can_sow);
    }
}

fn agree_towards(position: &Position, can_sow: bool) {
    let Some(legal) = slow::legal(&position.setup(), position.direction()) else { return };
    assert!(position.game().numbers(position.legal()).eq(legal.iter().copied()), "{position}");
    assert_eq!(position.must_pass(), slow::must_pass(&position.setup()), "{position}");
    assert_eq!(position.is_over(), !can_sow && !position.must_pass(), "{position}");
    if let Some(outcome) = position.outcome() {
        let [south, north] = slow::scores(&position.setup());
        assert_eq!(
            Seat::ALL.map(|seat| position.bank(seat) + outcome.left[seat.index()]),
            [south, north],
            "{position}"
        );
        let winner = (south != north).then_some(if south > north { Seat::South } else { Seat::North });
        assert_eq!(outcome.winner, winner, "{position}");
    }
    for hole in position.liftable() {
        compare(position, hole);
    }
}

proptest! {
    #![proptest_config(runs::cases(1500))]

    #[test]
    fn in_ali_guli_mane(position in boards::positions_of(Game::AliGuliMane)) {
        agree(&position);
    }

    #[test]
    fn in_the_variants(position in boards::variants().prop_flat_map(boards::positions_of)) {
        agree(&position);
    }

    #[test]
    fn in_mangala(position in boards::positions_of(Game::Mangala)) {
        agree(&position);
    }
}

/// The random positions are worth nothing if they miss what is rare.
#[test]
fn the_random_positions_have_everything_in_them() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;

    let mut runner = TestRunner::new(runs::cases(1));
    let strategy = boards::positions_of(Game::AliGuliMane);
    let (mut endless, mut closed, mut bonus, mut long, mut heavy) = (0, 0, 0, 0, 0);
    for _ in 0..2000 {
        let position = strategy.new_tree(&mut runner).expect("a position").current();
        closed += u32::from(position.open().len() < 14);
        bonus += u32::from(position.bonus_due());
        for hole in position.liftable() {
            if let Some(slowly) =
                slow::sow(&position.setup(), usize::from(position.game().number(hole)), position.direction())
            {
                endless += u32::from(slowly.after.is_none());
                long += u32::from(slowly.account.laps.len() > 50);
                heavy += u32::from(slowly.account.laps[0][1] > 28);
            }
        }
    }
    for (count, what) in [(endless, "endless"), (closed, "closed"), (bonus, "bonus"), (long, "long"), (heavy, "heavy")]
    {
        assert!(count >= 20, "only {count} times {what}");
    }
}
