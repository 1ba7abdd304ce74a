//! The endgame tables of Mangala and its variants, made once and shared by all engines of a worker.

use std::cell::RefCell;
use std::sync::Arc;

use guli_rules::Game;
use guli_search::{Endgame, EndgameBuilder};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::argument;
use crate::game::{object, throw};

/// Tables of more seeds than these would not fit into a browser's memory with all that is needed to make them.
const MOST_SEEDS: u32 = 16;

/// The tables of one game that are ready, and larger ones in the making.
struct Tables {
    game: Game,
    ready: Option<Arc<Endgame>>,
    builder: Option<(u8, EndgameBuilder)>,
}

thread_local! {
    static TABLES: RefCell<Vec<Tables>> = const { RefCell::new(Vec::new()) };
}

/// See `EndgameProgress` in `types.ts`.
#[derive(Serialize)]
struct Progress {
    seeds: u8,
    done: f64,
    total: f64,
    finished: bool,
}

/// The tables of a game that are ready.
pub fn ready(game: Game) -> Option<Arc<Endgame>> {
    TABLES.with_borrow(|all| all.iter().find(|tables| tables.game == game).and_then(|tables| tables.ready.clone()))
}

impl Tables {
    fn build(&mut self, seeds: u8, work: u32) -> Progress {
        let ready = self.ready.as_ref().map_or(0, |endgame| endgame.max_seeds());
        if ready >= seeds / 2 * 2 {
            return Progress { seeds: ready, done: 1.0, total: 1.0, finished: true };
        }
        // Whoever asks for another number begins anew: what was asked before is not wanted any more.
        if self.builder.as_ref().is_none_or(|(wanted, _)| *wanted != seeds) {
            // Games without tables are ready with none.
            let Some(none) = Endgame::of(self.game) else {
                return Progress { seeds: 0, done: 1.0, total: 1.0, finished: true };
            };
            self.builder = Some((seeds, EndgameBuilder::extend(none, seeds)));
        }
        let Some((_, builder)) = &mut self.builder else {
            return Progress { seeds: ready, done: 0.0, total: 1.0, finished: false };
        };
        let progress = builder.poll(work as usize);
        if progress.is_complete()
            && let Some((_, builder)) = self.builder.take()
        {
            self.ready = Some(Arc::new(builder.into_endgame()));
        }
        Progress {
            seeds: self.ready.as_ref().map_or(0, |endgame| endgame.max_seeds()),
            done: progress.done as f64,
            total: progress.total as f64,
            finished: progress.is_complete(),
        }
    }
}

/// Goes on building the endgame tables of Mangala, or of the rules named last, of up to so many seeds (16 at the most),
/// visiting about so many positions. Games of the other tradition have no tables, and are finished at once.
///
/// Once they are complete every engine looks endgames up in them from its next question on; a further call with the
/// same number costs nothing.
#[wasm_bindgen(js_name = buildEndgame, unchecked_return_type = "EndgameProgress")]
pub fn build_endgame(
    #[wasm_bindgen(unchecked_param_type = "number")] seeds: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] work: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "RulesName")] game: &JsValue,
) -> Result<JsValue, JsValue> {
    let seeds = argument::number("seeds", seeds, MOST_SEEDS).map_err(|error| throw(&error))?;
    let work = argument::number("work", work, u32::MAX).map_err(|error| throw(&error))?;
    let game = if game.is_undefined() { Game::Mangala } else { argument::game(game).map_err(|error| throw(&error))? };
    object(&TABLES.with_borrow_mut(|all| {
        let at = all.iter().position(|tables| tables.game == game).unwrap_or_else(|| {
            all.push(Tables { game, ready: None, builder: None });
            all.len() - 1
        });
        all[at].build(seeds as u8, work)
    }))
}
