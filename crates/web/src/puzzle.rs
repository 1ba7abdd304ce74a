use guli_rules::{Position, Step, write_turns};
use guli_search::{Difficulty, PuzzleKind};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::argument;
use crate::endgame;
use crate::game::{object, throw};
use crate::session::{Code, Error};
use crate::view::seat;

/// Makes puzzles, a slice at a time, so that a worker can listen in between.
///
/// A refused call throws a `GuliError` with a `code` and changes nothing.
#[wasm_bindgen]
pub struct PuzzleMaker {
    maker: guli_search::PuzzleMaker,
}

/// The table of the search, in bytes: the positions of puzzles are solved quickly.
const TABLE: usize = 1 << 20;

/// See `Puzzle` in `types.ts`.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Puzzle {
    Where {
        #[serde(flatten)]
        about: About,
        hole: u8,
        last: u8,
        saada: Option<u8>,
        laps: u32,
        sown: u32,
    },
    Best {
        #[serde(flatten)]
        about: About,
        best: u8,
        values: Vec<Worth>,
        margin: u8,
        ahead: Option<u8>,
        greedy: bool,
        record: String,
        plies: usize,
    },
}

/// What all puzzles have.
#[derive(Serialize)]
struct About {
    game: &'static str,
    position: String,
    mover: u8,
    difficulty: u8,
}

/// See `PuzzleValue` in `types.ts`.
#[derive(Serialize)]
struct Worth {
    hole: u8,
    value: i8,
}

impl Puzzle {
    fn new(puzzle: &guli_search::Puzzle) -> Self {
        let position = puzzle.position();
        let game = position.game();
        let about = About {
            game: game.name(),
            position: position.to_string(),
            mover: seat(position.mover()),
            difficulty: puzzle.difficulty().number(),
        };
        match puzzle {
            guli_search::Puzzle::Where(puzzle) => Self::Where {
                about,
                hole: game.number(puzzle.hole),
                last: game.number(puzzle.last),
                saada: puzzle.saada.map(|hole| game.number(hole)),
                laps: puzzle.laps,
                sown: puzzle.drops,
            },
            guli_search::Puzzle::Best(puzzle) => Self::Best {
                about,
                best: game.number(puzzle.best()),
                values: puzzle
                    .holes
                    .iter()
                    .map(|hole| Worth { hole: game.number(hole.hole), value: hole.value })
                    .collect(),
                margin: puzzle.margin,
                ahead: puzzle.ahead,
                greedy: puzzle.greedy,
                record: game_line(position, &puzzle.line),
                plies: puzzle.line.len(),
            },
        }
    }
}

/// A game line from a position on.
fn game_line(position: Position, line: &[Step]) -> String {
    let mut record = format!("{position} ; ");
    // Writing to a string does not fail.
    let _ = write_turns(&mut record, position, line.iter().copied());
    record
}

#[wasm_bindgen]
impl PuzzleMaker {
    /// A maker with a small table of its own.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self { maker: guli_search::PuzzleMaker::new(TABLE) }
    }

    /// Begins to make a puzzle of a difficulty from 1 to 5. The same seed makes the same puzzle. Mangala's are larger once
    /// its endgame tables are there: see `buildEndgame`.
    pub fn start(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "GameName")] game: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "PuzzleKind")] kind: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] difficulty: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
    ) -> Result<(), JsValue> {
        let order = argument::game(game).and_then(|game| {
            let kind = Self::kind(kind)?;
            let difficulty = Self::difficulty(difficulty)?;
            Ok((game, kind, difficulty, argument::number("seed", seed, u32::MAX)?))
        });
        let (game, kind, difficulty, seed) = order.map_err(|error| throw(&error))?;
        if let Some(endgame) = endgame::ready(game) {
            self.maker.set_endgame(endgame);
        }
        if self.maker.start(game, kind, difficulty, u64::from(seed)) {
            return Ok(());
        }
        let message = format_args!("there are no puzzles of {game}, where a hole is only half of a choice");
        Err(throw(&Error::new(Code::BadGame, message)))
    }

    fn kind(kind: &JsValue) -> Result<PuzzleKind, Error> {
        PuzzleKind::from_name(&argument::text("kind", kind)?)
            .ok_or_else(|| Error::new(Code::BadArgument, "kind must be \"where\" or \"best\""))
    }

    fn difficulty(difficulty: &JsValue) -> Result<Difficulty, Error> {
        let number = argument::number("difficulty", difficulty, u32::from(Difficulty::HARDEST.number()))?;
        Difficulty::new(number as u8)
            .ok_or_else(|| Error::new(Code::BadArgument, "difficulty must be a whole number from 1 to 5, not 0"))
    }

    /// Works on for about so many positions. Returns whether the puzzle is made.
    pub fn poll(&mut self, #[wasm_bindgen(unchecked_param_type = "number")] nodes: &JsValue) -> Result<bool, JsValue> {
        let nodes = argument::number("nodes", nodes, u32::MAX).map_err(|error| throw(&error))?;
        Ok(self.maker.poll(u64::from(nodes)))
    }

    /// The puzzle; null before it is made.
    #[wasm_bindgen(unchecked_return_type = "Puzzle | null")]
    pub fn puzzle(&self) -> Result<JsValue, JsValue> {
        match self.maker.puzzle() {
            Some(puzzle) => object(&Puzzle::new(puzzle)),
            None => Ok(JsValue::NULL),
        }
    }
}

impl Default for PuzzleMaker {
    fn default() -> Self {
        Self::new()
    }
}
