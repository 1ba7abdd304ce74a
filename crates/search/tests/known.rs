//! What is said to be known of each game is what the search finds.

use guli_rules::{Game, Position};
use guli_search::{Endgame, Engine, Goal, Known, can_be_solved};

#[test]
fn a_game_is_solved_where_its_value_is_known_and_has_tables_where_they_are_promised() {
    for game in Game::ALL {
        let known = Known::of(game);
        assert_eq!(can_be_solved(game), matches!(known, Known::Solved { .. }), "{game}");
        assert_eq!(Endgame::of(game).is_some(), known == Known::Endgames, "{game}");
    }
}

#[test]
fn the_first_player_wins_by_as_many_seeds_as_is_said() {
    let mut solved = 0;
    for game in Game::ALL {
        let Known::Solved { ahead } = Known::of(game) else { continue };
        let analysis = Engine::new(1 << 26).solve(&Position::start(game), Goal::Best);
        assert!(analysis.exact, "{game}");
        assert_eq!(analysis.value, ahead.cast_signed(), "{game}");
        solved += 1;
    }
    assert!(solved >= 5);
}
