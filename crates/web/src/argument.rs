//! Reading what JavaScript hands in, which may be anything.

use core::num::NonZeroU16;

use guli_rules::{Direction, Game, Hole, Seat, Step};
use js_sys::{JsString, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::session::{Code, Error};

/// A match of the longest record that people could play stays far below this.
const LONGEST_TEXT: u32 = 1 << 20;

/// A whole number from 0 to `most`.
pub fn number(name: &str, value: &JsValue, most: u32) -> Result<u32, Error> {
    match value.as_f64() {
        Some(number) if number.fract() == 0.0 && (0.0..=f64::from(most)).contains(&number) => Ok(number as u32),
        _ => Err(refuse(name, value, format_args!("a whole number from 0 to {most}"))),
    }
}

/// The hole with this number.
pub fn hole(game: Game, value: &JsValue) -> Result<Hole, Error> {
    let number = number("hole", value, u32::from(game.holes()) - 1)?;
    u8::try_from(number)
        .ok()
        .and_then(|number| game.hole(number))
        .ok_or_else(|| refuse("hole", value, format_args!("a hole of the board")))
}

/// Reads a sowing: a hole's number, or a text such as `13r` where it goes backward.
pub fn sowing(game: Game, value: &JsValue) -> Result<Step, Error> {
    let Some(text) = value.dyn_ref::<JsString>() else {
        return hole(game, value).map(|hole| Step::Sow(hole, Direction::Forward));
    };
    let step = if text.length() > 3 { None } else { Step::read(game, &String::from(text)) };
    step.filter(|step| game.chooses_direction() && step.direction() == Direction::Backward).ok_or_else(|| {
        let reverse = if game.chooses_direction() { ", perhaps with an r behind it" } else { "" };
        refuse("hole", value, format_args!("the number of a hole{reverse}"))
    })
}

/// Reads a flag that may be missing.
pub fn flag(name: &str, value: &JsValue) -> Result<bool, Error> {
    if value.is_undefined() || value.is_null() {
        return Ok(false);
    }
    value.as_bool().ok_or_else(|| refuse(name, value, format_args!("true or false")))
}

/// A text of a bearable length.
pub fn text(name: &str, value: &JsValue) -> Result<String, Error> {
    let text: &JsString = value.dyn_ref().ok_or_else(|| refuse(name, value, format_args!("a string")))?;
    if text.length() > LONGEST_TEXT {
        let message = format_args!("{name} is {} characters long, more than {LONGEST_TEXT}", text.length());
        return Err(Error::new(Code::BadArgument, message));
    }
    Ok(String::from(text))
}

/// The game with this name.
pub fn game(value: &JsValue) -> Result<Game, Error> {
    let name = text("game", value)?;
    Game::from_name(&name).ok_or_else(|| {
        let names = Game::ALL.map(Game::name).join(" or ");
        Error::new(Code::BadGame, format_args!("game must be {names}, not {}", describe(value)))
    })
}

/// How a new game is to be played.
#[derive(Default)]
pub struct Options {
    pub starter: Option<Seat>,
    pub of_match: bool,
    pub rounds: Option<NonZeroU16>,
}

/// The options, each of which may be missing.
pub fn options(value: &JsValue) -> Result<Options, Error> {
    if value.is_undefined() || value.is_null() {
        return Ok(Options::default());
    }
    if !value.is_object() {
        return Err(refuse("options", value, format_args!("an object")));
    }
    let starter = match field(value, "starter")? {
        Some(starter) => Seat::from_index(number("options.starter", &starter, 1)? as usize),
        None => None,
    };
    let of_match = match field(value, "match")? {
        Some(flag) => flag.as_bool().ok_or_else(|| refuse("options.match", &flag, format_args!("true or false")))?,
        None => false,
    };
    let rounds = match field(value, "rounds")? {
        Some(rounds) => NonZeroU16::new(number("options.rounds", &rounds, u32::from(u16::MAX))? as u16),
        None => None,
    };
    Ok(Options { starter, of_match, rounds })
}

/// A field of an object, `None` where it is missing.
fn field(object: &JsValue, name: &str) -> Result<Option<JsValue>, Error> {
    let value = Reflect::get(object, &JsValue::from_str(name))
        .map_err(|_| Error::new(Code::BadArgument, format_args!("options.{name} can't be read")))?;
    Ok((!value.is_undefined() && !value.is_null()).then_some(value))
}

fn refuse(name: &str, value: &JsValue, wanted: core::fmt::Arguments) -> Error {
    Error::new(Code::BadArgument, format_args!("{name} must be {wanted}, not {}", describe(value)))
}

/// A value in a few characters. Nothing of its own is called: a `toString` could do anything.
fn describe(value: &JsValue) -> String {
    if let Some(number) = value.dyn_ref::<js_sys::Number>() {
        // JavaScript writes its own numbers, which saves all the code that would write them here.
        return number.to_string_with_radix(10).map(String::from).unwrap_or_default();
    }
    if let Some(text) = value.dyn_ref::<JsString>() {
        let short = String::from(text.slice(0, 40));
        let more = if text.length() > 40 { "…" } else { "" };
        return format!("{short:?}{more}");
    }
    if value.is_null() { "null".to_owned() } else { value.js_typeof().as_string().unwrap_or_default() }
}
