//! The rules written down a second time, slowly: seeds are counted one by one in an array of the sources' numbers.
//!
//! Nothing here is shared with the crate except [`Setup`], the plain numbers of a position.

use std::collections::HashSet;

use guli_rules::{Direction, Game, Seat, Setup};

use super::account::Account;

/// What a sowing does, by the book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlowSowing {
    /// Everything that happened; of an endless relay, one whole cycle.
    pub account: Account,
    /// The numbers afterwards; `None` when the relay is endless.
    pub after: Option<Setup>,
}

/// Whether laps relay: all games of South India do, on boards of seven columns; the others have six.
fn relays(game: Game) -> bool {
    match game {
        Game::AliGuliMane
        | Game::AliGuliManeFour
        | Game::AliGuliManeSix
        | Game::AliGuliManeLeftovers
        | Game::AliGuliManePair
        | Game::AliGuliManeFree
        | Game::SimpleSaada => true,
        Game::Mangala | Game::MangalaMetinAnd | Game::MangalaOpponentRow | Game::MangalaBohnenspiel => false,
    }
}

fn columns(game: Game) -> usize {
    if relays(game) { 7 } else { 6 }
}

/// The open holes in the order in which they are sown.
fn ring(setup: &Setup, direction: Direction) -> Vec<usize> {
    let columns = columns(setup.game);
    let order = (columns..2 * columns).rev().chain(0..columns);
    let mut ring: Vec<usize> = order.filter(|&hole| setup.seeds[hole].is_some()).collect();
    if direction == Direction::Backward {
        ring.reverse();
    }
    ring
}

/// The directions a mover may choose.
pub fn directions(game: Game) -> &'static [Direction] {
    if game == Game::AliGuliManeFree { &Direction::ALL } else { &[Direction::Forward] }
}

fn next(ring: &[usize], hole: usize) -> usize {
    let at = ring.iter().position(|&open| open == hole).expect("an open hole");
    ring[(at + 1) % ring.len()]
}

fn previous(ring: &[usize], hole: usize) -> usize {
    let at = ring.iter().position(|&open| open == hole).expect("an open hole");
    ring[(at + ring.len() - 1) % ring.len()]
}

fn opposite(game: Game, hole: usize) -> usize {
    let columns = columns(game);
    if hole < columns { hole + columns } else { hole - columns }
}

/// The holes of the player to move.
fn own_row(setup: &Setup) -> std::ops::Range<usize> {
    let columns = columns(setup.game);
    match setup.mover {
        Seat::South => columns..2 * columns,
        Seat::North => 0..columns,
    }
}

fn held(setup: &Setup, hole: usize) -> u8 {
    setup.seeds[hole].unwrap_or(0)
}

fn other(seat: Seat) -> Seat {
    if seat == Seat::South { Seat::North } else { Seat::South }
}

/// After so many laps the slow sowing gives up, since it remembers them all. One cycle of an endless relay can take
/// millions; the longest relay that is known to end in play takes hundreds.
const PATIENCE: usize = 20_000;

/// Sows `hole`, which must hold seeds, as the mover, whatever else is the case. `None` when patience runs out.
pub fn sow(before: &Setup, hole: usize, direction: Direction) -> Option<SlowSowing> {
    let ring = ring(before, direction);
    let mut setup = *before;
    let mut account = Account::default();
    let mut seen = HashSet::new();
    let mut lifted = hole;
    loop {
        if !seen.insert((setup.seeds, lifted)) {
            assert_eq!((setup.seeds, lifted), (before.seeds, hole), "an endless relay runs through its own start");
            return Some(SlowSowing { account, after: None });
        }
        if seen.len() > PATIENCE {
            return None;
        }
        let hand = setup.seeds[lifted].replace(0).expect("an open hole");
        let mut at = lifted;
        for _ in 0..hand {
            at = next(&ring, at);
            let seeds = setup.seeds[at].as_mut().expect("an open hole");
            *seeds += 1;
            account.drops.push([at as u8, *seeds]);
        }
        account.laps.push([lifted as u8, hand, at as u8]);

        let takes = if relays(setup.game) {
            let looked_at = next(&ring, at);
            if held(&setup, looked_at) > 0 {
                account.relays.push(looked_at as u8);
                lifted = looked_at;
                continue;
            }
            account.saada = Some(looked_at as u8);
            let beyond = next(&ring, looked_at);
            let facing = opposite(setup.game, beyond);
            match setup.game {
                Game::SimpleSaada => vec![beyond],
                Game::AliGuliManePair if held(&setup, beyond) == 0 => vec![],
                _ => vec![beyond, facing],
            }
        } else {
            let wanted: &[u8] = if setup.game == Game::MangalaMetinAnd { &[2, 4] } else { &[2, 4, 6] };
            let mut takes = Vec::new();
            let mut chain = at;
            while wanted.contains(&held(&setup, chain)) && !takes.contains(&chain) {
                if setup.game == Game::MangalaOpponentRow && own_row(&setup).contains(&chain) {
                    break;
                }
                takes.push(chain);
                chain = previous(&ring, chain);
            }
            takes
        };
        for taken in takes {
            let seeds = held(&setup, taken);
            if seeds > 0 {
                account.captures.push([taken as u8, seeds]);
                setup.seeds[taken] = Some(0);
                setup.banks[if setup.mover == Seat::South { 0 } else { 1 }] += seeds;
            }
        }
        end_sowing(&mut setup, !account.captures.is_empty())?;
        return Some(SlowSowing { account, after: Some(setup) });
    }
}

/// Whose turn it is now, and how long nothing has been captured.
fn end_sowing(setup: &mut Setup, captured: bool) -> Option<()> {
    let second = setup.bonus;
    setup.bonus = false;
    if captured || second {
        // The first sowing of a turn with a second sowing always captured: the turn is not a quiet one.
        setup.quiet = 0;
    } else {
        setup.quiet += 1;
    }
    if relays(setup.game) && setup.game != Game::SimpleSaada && captured && !second && can_sow(setup)? {
        setup.bonus = true;
    } else {
        setup.mover = other(setup.mover);
    }
    Some(())
}

/// Whether there is anything to sow, in any direction. `None` when patience runs out.
pub fn can_sow(setup: &Setup) -> Option<bool> {
    let mut any = false;
    for &direction in directions(setup.game) {
        any |= !legal(setup, direction)?.is_empty();
    }
    Some(any)
}

/// The holes that may be sown in a direction, in rising order. `None` when patience runs out.
pub fn legal(setup: &Setup, direction: Direction) -> Option<Vec<u8>> {
    let mut legal = Vec::new();
    if setup.quiet >= 100 {
        return Some(legal);
    }
    for hole in own_row(setup).filter(|&hole| held(setup, hole) > 0) {
        // Only whether it stops matters here. Without this a captured bonus would ask for the legal holes after it, and
        // so on.
        let alone = Setup { bonus: true, ..*setup };
        if sow(&alone, hole, direction)?.after.is_some() {
            legal.push(hole as u8);
        }
    }
    Some(legal)
}

/// Whether the mover must pass.
pub fn must_pass(setup: &Setup) -> bool {
    let seeds_left = (0..2 * columns(setup.game)).any(|hole| held(setup, hole) > 0);
    let passes = !relays(setup.game) && setup.game != Game::MangalaBohnenspiel;
    passes && setup.quiet < 100 && seeds_left && own_row(setup).all(|hole| held(setup, hole) == 0)
}

/// What South and North have at the end, when it has come.
pub fn scores(setup: &Setup) -> [u8; 2] {
    let row = |seat| -> u8 { own_row(&Setup { mover: seat, ..*setup }).map(|hole| held(setup, hole)).sum() };
    let left = match setup.game {
        _ if setup.quiet >= 100 => [0, 0],
        Game::AliGuliManeLeftovers => [row(Seat::South), row(Seat::North)],
        Game::MangalaBohnenspiel if setup.mover == Seat::South => [0, row(Seat::North)],
        Game::MangalaBohnenspiel => [row(Seat::South), 0],
        _ => [0, 0],
    };
    [setup.banks[0] + left[0], setup.banks[1] + left[1]]
}
