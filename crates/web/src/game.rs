use guli_rules::Direction;
use js_sys::Reflect;
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::argument;
use crate::fault::Place;
use crate::session::{Error, Session};
use crate::step::{Preview, Step};
use crate::view::{RoundStart, State};

/// A game being played: a single round, or a match of several rounds.
///
/// Every method checks what it is given. A refused call throws a `GuliError` with a `code` and changes nothing.
#[wasm_bindgen]
pub struct Game {
    session: Session,
}

/// A throwable `GuliError`.
pub(crate) fn throw(error: &Error) -> JsValue {
    let thrown = js_sys::Error::new(&error.message);
    let Place { line, column, hole } = error.place;
    let number = |place: Option<usize>| place.map_or(JsValue::NULL, |number| JsValue::from_f64(number as f64));
    for (name, value) in [
        ("code", error.code.name().into()),
        ("faults", object(&error.faults).unwrap_or_default()),
        ("line", number(line)),
        ("column", number(column)),
        ("hole", number(hole.map(usize::from))),
    ] {
        // Setting a field of a fresh error can't fail.
        let _ = Reflect::set(&thrown, &name.into(), &value);
    }
    thrown.into()
}

/// A plain object. Plain structs of numbers and strings always can be made into one.
pub(crate) fn object(value: &impl Serialize) -> Result<JsValue, JsValue> {
    value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).map_err(JsValue::from)
}

#[wasm_bindgen]
impl Game {
    /// Starts a new game: a single round, or a match if the options say so.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "RulesName")] game: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions")] options: &JsValue,
    ) -> Result<Self, JsValue> {
        let session = argument::game(game).and_then(|game| {
            let options = argument::options(options)?;
            let starter = options.starter.unwrap_or(guli_rules::Seat::South);
            if options.of_match {
                Session::new_match(game, starter, options.rounds)
            } else {
                Ok(Session::new(game, starter))
            }
        });
        Self::made(session)
    }

    /// Starts from any position; a forced pass is played at once.
    #[wasm_bindgen(js_name = fromPosition)]
    pub fn from_position(#[wasm_bindgen(unchecked_param_type = "string")] position: &JsValue) -> Result<Self, JsValue> {
        Self::made(argument::text("position", position).and_then(|text| Session::from_notation(&text)))
    }

    /// Replays a game line, or with the option `match` the record of a match, a game line for each round.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(
        #[wasm_bindgen(unchecked_param_type = "string")] record: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions")] options: &JsValue,
    ) -> Result<Self, JsValue> {
        Self::made(argument::text("record", record).and_then(|text| {
            let options = argument::options(options)?;
            if options.of_match { Session::from_match_record(&text, options.rounds) } else { Session::from_line(&text) }
        }))
    }

    /// What stands on the board, and what may be done.
    #[wasm_bindgen(unchecked_return_type = "State")]
    pub fn state(&self) -> Result<JsValue, JsValue> {
        object(&State::new(&self.session))
    }

    /// What sowing each hole would do, or why it can't be sown; by hole number.
    #[wasm_bindgen(unchecked_return_type = "Preview[]")]
    pub fn previews(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "boolean")] backward: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let backward = argument::flag("backward", backward).map_err(|error| throw(&error))?;
        let position = self.session.position();
        // Where there is no choice of direction, all holes are sown the one way there is.
        let position = if backward { position.towards(Direction::Backward).unwrap_or(position) } else { position };
        let game = position.game();
        let holes = (0..game.holes()).filter_map(|number| game.hole(number));
        object(&holes.map(|hole| Preview::new(&position, hole)).collect::<Vec<_>>())
    }

    /// What sowing one hole would do, or why it can't be sown.
    #[wasm_bindgen(unchecked_return_type = "Preview")]
    pub fn preview(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Sowing")] sowing: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let position = self.session.position();
        let step = argument::sowing(position.game(), sowing).map_err(|error| throw(&error))?;
        let towards = position.towards(step.direction()).unwrap_or(position);
        object(&step.hole().map(|hole| Preview::new(&towards, hole)))
    }

    /// Sows a hole. Returns the sowing and the passes that it forces, with all their events.
    #[wasm_bindgen(unchecked_return_type = "Step[]")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Sowing")] sowing: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let game = self.session.position().game();
        let from =
            argument::sowing(game, sowing).and_then(|step| self.session.play(step)).map_err(|error| throw(&error))?;
        let steps: Vec<Step> = self.steps(from, true);
        object(&steps)
    }

    /// Takes back the last sowing and the passes that it forced; at the start of a later round, its setting out.
    #[wasm_bindgen(unchecked_return_type = "State")]
    pub fn undo(&mut self) -> Result<JsValue, JsValue> {
        self.session.undo().map_err(|error| throw(&error))?;
        self.state()
    }

    /// Plays again what was undone last.
    #[wasm_bindgen(unchecked_return_type = "State")]
    pub fn redo(&mut self) -> Result<JsValue, JsValue> {
        self.session.redo().map_err(|error| throw(&error))?;
        self.state()
    }

    /// Goes to the position after so many steps of this round.
    #[wasm_bindgen(js_name = goTo, unchecked_return_type = "State")]
    pub fn go_to(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] ply: &JsValue,
    ) -> Result<JsValue, JsValue> {
        argument::number("ply", ply, u32::MAX)
            .and_then(|ply| self.session.go_to(ply as usize))
            .map_err(|error| throw(&error))?;
        self.state()
    }

    /// A step of this round with its events, to be shown again; undone steps are there too.
    #[wasm_bindgen(unchecked_return_type = "Step")]
    pub fn step(&self, #[wasm_bindgen(unchecked_param_type = "number")] ply: &JsValue) -> Result<JsValue, JsValue> {
        let (ply, (played, before)) = argument::number("ply", ply, u32::MAX)
            .and_then(|ply| Ok((ply as usize, self.session.step(ply as usize)?)))
            .map_err(|error| throw(&error))?;
        object(&Step::new(ply, played, before, true))
    }

    /// The steps of this round so far, without their events.
    #[wasm_bindgen(unchecked_return_type = "Step[]")]
    pub fn log(&self) -> Result<JsValue, JsValue> {
        object(&self.steps(0, false))
    }

    /// Sets out the next round of the match.
    #[wasm_bindgen(js_name = newRound, unchecked_return_type = "RoundStart")]
    pub fn new_round(&mut self) -> Result<JsValue, JsValue> {
        self.session.new_round().map_err(|error| throw(&error))?;
        self.round_start()
    }

    /// How the board was set out for this round; null when no match is played.
    #[wasm_bindgen(js_name = roundStart, unchecked_return_type = "RoundStart | null")]
    pub fn round_start(&self) -> Result<JsValue, JsValue> {
        match self.session.of_match() {
            Some(round) => object(&RoundStart::new(round)),
            None => Ok(JsValue::NULL),
        }
    }

    /// The position in notation.
    #[must_use]
    pub fn position(&self) -> String {
        self.session.position().to_string()
    }

    /// The game line of this round so far.
    #[wasm_bindgen(js_name = gameLine)]
    #[must_use]
    pub fn game_line(&self) -> String {
        self.session.game_line()
    }

    /// The game lines of all rounds so far, joined by line feeds.
    #[must_use]
    pub fn record(&self) -> String {
        self.session.record()
    }
}

impl Game {
    fn made(session: Result<Session, Error>) -> Result<Self, JsValue> {
        session.map(|session| Self { session }).map_err(|error| throw(&error))
    }

    /// The steps of this round from `from` up to the cursor.
    fn steps(&self, from: usize, with_events: bool) -> Vec<Step> {
        (from..self.session.ply())
            .filter_map(|ply| {
                let (played, before) = self.session.step(ply).ok()?;
                Some(Step::new(ply, played, before, with_events))
            })
            .collect()
    }
}
