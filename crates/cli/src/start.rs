//! Games and positions as arguments.

use guli_rules::{Game, GameLine, LineError, Position};

use crate::fault::Fault;

/// The game with this name.
pub fn game(name: &str) -> Result<Game, String> {
    Game::from_name(name).ok_or_else(|| {
        let names = Game::ALL.map(Game::name).join(" or ");
        format!("expected {names}")
    })
}

/// The position that some words describe: a position, a game line, of which the last position counts, or the name of a
/// game, which stands for its start.
///
/// Words, because a position has blanks in it, and quotes around it are easily forgotten.
pub fn position(words: &[String]) -> Result<Position, Fault> {
    let text = words.join(" ");
    read(&text).map_err(|error| Fault::Arguments(pointed(&error.to_string(), &text, error.column)))
}

/// The same from one text.
pub fn read(text: &str) -> Result<Position, LineError> {
    match Game::from_name(text) {
        Some(game) => Ok(Position::start(game)),
        None => GameLine::new(text)?.replay(|_, _| ()),
    }
}

/// The words of an error, with the text below and a caret under the column, counted in bytes from 1.
fn pointed(words: &str, text: &str, column: usize) -> String {
    // Columns make no sense on a screen where a line wraps or something moves the cursor.
    if !words.starts_with("column ") || text.chars().count() > 120 || text.chars().any(char::is_control) {
        return words.to_owned();
    }
    let before = text.char_indices().take_while(|&(at, _)| at + 1 < column).count();
    format!("{words}\n  {text}\n  {:before$}^", "")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> String {
        match position(&[text.to_owned()]) {
            Err(Fault::Arguments(words)) => words,
            _ => panic!("{text} is no position"),
        }
    }

    #[test]
    fn a_caret_points_at_the_column() {
        let expected = "column 30: expected a comma and the next hole of South's row\n  \
                        mangala 6,6,6,6,6,6/6,6,6,6,6 0-0 0 - 0\n                               ^";
        assert_eq!(error("mangala 6,6,6,6,6,6/6,6,6,6,6 0-0 0 - 0"), expected);
        assert!(error("mangala é").ends_with("\n  mangala é\n          ^"));
    }

    #[test]
    fn there_is_no_caret_where_it_would_mislead() {
        assert_eq!(error(&format!("mangala {}", "6,".repeat(200))).lines().count(), 1);
        assert_eq!(error("mangala \u{1b}[2J").lines().count(), 1);
        let total = "mangala 6,6,6,6,6,6/6,6,6,6,6,6 1-0 0 - 0";
        assert_eq!(error(total), "holes and banks add up to 73 seeds instead of 72");
    }
}
