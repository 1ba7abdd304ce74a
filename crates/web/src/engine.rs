use guli_rules::{Position, PositionError, write_turns};
use guli_search::{Analysis, Bound, Goal, Level, random};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::argument;
use crate::endgame;
use crate::game::{object, throw};
use crate::session::{Code, Error};
use crate::sowing::Sowing;
use crate::view::seat;

/// Values positions and chooses sowings, a slice at a time, so that a worker can listen in between.
///
/// A refused call throws a `GuliError` with a `code` and changes nothing.
#[wasm_bindgen]
pub struct Engine {
    engine: guli_search::Engine,
    position: Option<Position>,
}

/// The table that is enough to be good, in MiB.
const TABLE: u32 = 16;
const MOST_TABLE: u32 = 1024;

/// See `Analysis` in `types.ts`.
#[derive(Serialize)]
struct AnalysisView {
    position: String,
    mover: u8,
    best: Option<Sowing>,
    value: i8,
    exact: bool,
    depth: Option<u8>,
    holes: Vec<HoleValue>,
    nodes: f64,
    finished: bool,
}

/// See `HoleValue` in `types.ts`.
#[derive(Serialize)]
struct HoleValue {
    hole: u8,
    sowing: Sowing,
    value: i8,
    bound: &'static str,
    exact: bool,
    depth: Option<u8>,
}

/// See `Line` in `types.ts`.
#[derive(Serialize)]
struct Line {
    start: String,
    turns: String,
    steps: Vec<Option<Sowing>>,
    end: String,
}

/// A depth for JavaScript: null is to the end.
const fn depth(depth: u8) -> Option<u8> {
    if depth == u8::MAX { None } else { Some(depth) }
}

impl AnalysisView {
    fn new(analysis: &Analysis) -> Self {
        let game = analysis.position.game();
        Self {
            position: analysis.position.to_string(),
            mover: seat(analysis.position.mover()),
            best: analysis.best.and_then(|step| Sowing::of(game, step)),
            value: analysis.value,
            exact: analysis.exact,
            depth: depth(analysis.depth),
            holes: analysis
                .holes
                .iter()
                .map(|hole| HoleValue {
                    hole: game.number(hole.hole),
                    sowing: Sowing::new(game, hole.hole, hole.direction),
                    value: hole.value,
                    bound: match hole.bound {
                        Bound::AtMost => "at-most",
                        Bound::AtLeast => "at-least",
                        Bound::Exact => "exact",
                    },
                    exact: hole.is_exact(),
                    depth: depth(hole.depth),
                })
                .collect(),
            // A node count stays far below the whole numbers that a double keeps apart.
            nodes: analysis.nodes as f64,
            finished: analysis.finished,
        }
    }
}

#[wasm_bindgen]
impl Engine {
    /// An engine with a table of so many MiB, 16 if none are named.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(unchecked_optional_param_type = "number")] table: &JsValue) -> Result<Self, JsValue> {
        let table = if table.is_undefined() || table.is_null() {
            TABLE
        } else {
            argument::number("table", table, MOST_TABLE).map_err(|error| throw(&error))?
        };
        Ok(Self { engine: guli_search::Engine::new((table as usize) << 20), position: None })
    }

    /// Begins to value a position. The goal `"best"` asks for the best hole, `"all"` for the value of every hole; the
    /// depth is in sowings, missing to look as far as can be.
    pub fn start(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] position: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Goal")] goal: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] depth: &JsValue,
    ) -> Result<(), JsValue> {
        let (position, goal, depth) = Self::question(position, goal, depth).map_err(|error| throw(&error))?;
        if let Some(endgame) = endgame::ready(position.game()) {
            self.engine.set_endgame(endgame);
        }
        self.engine.start_to(&position, goal, depth);
        self.position = Some(position);
        Ok(())
    }

    fn question(position: &JsValue, goal: &JsValue, depth: &JsValue) -> Result<(Position, Goal, u8), Error> {
        let text = argument::text("position", position)?;
        let position = text.trim().parse().map_err(|error: PositionError| Error::of(Code::BadPosition, &error))?;
        let goal = match argument::text("goal", goal)?.as_str() {
            "best" => Goal::Best,
            "all" => Goal::All,
            _ => return Err(Error::new(Code::BadArgument, "goal must be \"best\" or \"all\"")),
        };
        let depth = if depth.is_undefined() || depth.is_null() {
            u8::MAX
        } else {
            argument::number("depth", depth, 254)? as u8
        };
        Ok((position, goal, depth))
    }

    /// Searches on for about so many positions. Returns whether there is nothing more to find out.
    pub fn poll(&mut self, #[wasm_bindgen(unchecked_param_type = "number")] nodes: &JsValue) -> Result<bool, JsValue> {
        let nodes = argument::number("nodes", nodes, u32::MAX).map_err(|error| throw(&error))?;
        Ok(self.engine.poll(u64::from(nodes)))
    }

    /// What is known by now.
    #[wasm_bindgen(unchecked_return_type = "Analysis")]
    pub fn analysis(&self) -> Result<JsValue, JsValue> {
        object(&AnalysisView::new(&self.engine.analysis()))
    }

    /// The best play from a position that has been valued exactly, beginning with a sowing or else with the best, of at
    /// most `most` steps.
    #[wasm_bindgen(unchecked_return_type = "Line")]
    pub fn line(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "Sowing | null")] hole: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] most: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let start = self.asked().map_err(|error| throw(&error))?;
        let game = start.game();
        let missing = |value: &JsValue| value.is_undefined() || value.is_null();
        let first = if missing(hole) {
            None
        } else {
            let first = argument::sowing(game, hole).map_err(|error| throw(&error))?;
            if let Err(fault) = first.play(start) {
                let number = first.hole().map_or(0, |hole| game.number(hole));
                return Err(throw(&Error::new(Code::NotLegal, format_args!("{number} can't be sown: {fault}"))));
            }
            Some(first)
        };
        let most =
            if missing(most) { 1000 } else { argument::number("most", most, 10_000).map_err(|error| throw(&error))? };
        let line = self.engine.line(first, most as usize);
        let mut turns = String::new();
        // Writing to a string does not fail.
        let _ = write_turns(&mut turns, start, line.iter().copied());
        let end = line.iter().try_fold(start, |position, step| step.play(position)).unwrap_or(start);
        object(&Line {
            start: start.to_string(),
            turns,
            steps: line.iter().map(|&step| Sowing::of(game, step)).collect(),
            end: end.to_string(),
        })
    }

    /// How far a level looks in a game: the depth for [`Engine::start`] and after how many positions to stop; null is
    /// without a limit.
    #[wasm_bindgen(unchecked_return_type = "LevelLimits")]
    pub fn limits(
        &self,
        #[wasm_bindgen(unchecked_param_type = "RulesName")] game: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] level: &JsValue,
    ) -> Result<JsValue, JsValue> {
        #[derive(Serialize)]
        struct Limits {
            depth: Option<u8>,
            nodes: Option<f64>,
        }
        let limits = argument::game(game).and_then(|game| {
            let level = Self::level(level)?;
            let nodes = level.nodes(game);
            Ok(Limits { depth: depth(level.depth(game)), nodes: (nodes != u64::MAX).then_some(nodes as f64) })
        });
        object(&limits.map_err(|error| throw(&error))?)
    }

    /// The sowing that a level chooses by what is known now. The seed of a game and the ply make the chance in it: the
    /// same ones choose the same hole. Null where there is no choice.
    #[wasm_bindgen(unchecked_return_type = "Sowing | null")]
    pub fn choose(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] level: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] ply: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let chosen = self.asked().and_then(|start| {
            let level = Self::level(level)?;
            let seed = argument::number("seed", seed, u32::MAX)?;
            let ply = argument::number("ply", ply, u32::MAX)?;
            let step = level.choose(&self.engine.analysis(), random(u64::from(seed), u64::from(ply)));
            Ok(step.and_then(|step| Sowing::of(start.game(), step)))
        });
        object(&chosen.map_err(|error| throw(&error))?)
    }

    fn level(level: &JsValue) -> Result<Level, Error> {
        let number = argument::number("level", level, u32::from(Level::MOST))?;
        Level::new(number as u8).map_err(|error| Error::new(Code::BadArgument, error))
    }

    fn asked(&self) -> Result<Position, Error> {
        self.position.ok_or_else(|| Error::new(Code::NothingAsked, "no position has been asked about yet"))
    }
}
