//! A session: the rounds played so far, with everything that was undone kept for redoing.

use core::num::NonZeroU16;

use guli_rules::{
    Game, GameLine, LineError, Match, MatchError, MatchOutcome, MatchStep, PlayError, Position, PositionError, Seat,
    Step, write_turns,
};

pub use crate::error::{Code, Error};
use crate::fault::{Fault, Place};

/// A game being played: a single round, or a match of several.
///
/// Forced passes are played as soon as they are due, so that the player to move always has a choice, except at the end
/// of a round and where [`Session::go_to`] stops before a pass.
#[derive(Clone, Debug)]
pub struct Session {
    /// Never empty. Rounds after `current` have been undone.
    rounds: Vec<Round>,
    current: usize,
    /// Steps of the current round that are played and not undone.
    ply: usize,
}

/// One round and its history.
#[derive(Clone, Debug)]
struct Round {
    /// The round as part of a match.
    of_match: Option<Match>,
    start: Position,
    /// Every step with the position after it.
    steps: Vec<(Step, Position)>,
}

impl Round {
    fn new(start: Position, of_match: Option<Match>) -> Self {
        Self { of_match, start, steps: Vec::new() }
    }

    fn position(&self, ply: usize) -> Position {
        match ply.checked_sub(1).and_then(|last| self.steps.get(last)) {
            Some((_, position)) => *position,
            None => self.start,
        }
    }

    /// Where this round stops being played: after its last step.
    fn plies(&self) -> usize {
        self.steps.len()
    }

    /// Plays all passes that are forced at the end of the history.
    fn pass_on(&mut self) {
        while let Some(after) = self.position(self.plies()).pass() {
            self.steps.push((Step::Pass, after));
        }
    }
}

impl Session {
    /// A single round from the start.
    #[must_use]
    pub fn new(game: Game, starter: Seat) -> Self {
        Self::from_position(Position::start_by(game, starter))
    }

    /// A single round from any position.
    fn from_position(start: Position) -> Self {
        Self::from_round(Round::new(start, None))
    }

    /// A single round from a position in notation.
    ///
    /// # Errors
    /// Says what is wrong with the position, which may also be that finding its legal holes takes too long.
    pub fn from_notation(text: &str) -> Result<Self, Error> {
        // Whether a bonus sowing can be made is part of reading a position, and may itself take too long.
        let calm: Result<Position, _> = text.trim().replace('_', " ").replace(" + ", " - ").parse();
        if let Ok(calm) = calm
            && let Err(hole) = calm.legal_within(Position::PATIENCE)
        {
            let number = calm.game().number(hole);
            return Err(Error::fault(
                Code::BadPosition,
                Fault::new("relay-too-long").with("hole", number),
                format_args!("the relay from {number} takes longer than anybody would watch"),
            ));
        }
        let start: Position =
            text.trim().parse().map_err(|error: PositionError| Error::of(Code::BadPosition, &error))?;
        Ok(Self::from_position(start))
    }

    /// A match of several rounds.
    ///
    /// # Errors
    /// When the game is played in single rounds only.
    pub fn new_match(game: Game, starter: Seat, limit: Option<NonZeroU16>) -> Result<Self, Error> {
        let first = Match::new(game, starter, limit).ok_or_else(|| {
            let fault = Fault::new("no-match").with("game", game.name());
            Error::fault(Code::NoMatch, fault, format_args!("{game} is played in single rounds, not in matches"))
        })?;
        Ok(Self::from_round(Round::new(first.start(), Some(first))))
    }

    fn from_round(mut round: Round) -> Self {
        round.pass_on();
        let ply = round.plies();
        Self { rounds: vec![round], current: 0, ply }
    }

    /// Replays the game line of a single round.
    ///
    /// # Errors
    /// Says where the record can't be read or played, and why.
    pub fn from_line(line: &str) -> Result<Self, Error> {
        let line = line.trim();
        if line.lines().count() > 1 {
            let fault = Fault::new("one-line");
            return Err(Error::fault(Code::BadRecord, fault, "only a match has more than one line").in_line(2));
        }
        let fail = |error: LineError| Error::of(Code::BadRecord, &error);
        let start = line.split(';').next().unwrap_or_default().trim_end_matches([' ', '_']);
        Self::from_notation(start).map_err(|error| Error { code: Code::BadRecord, ..error })?;
        let line = GameLine::new(line).map_err(fail)?;
        let mut round = Round::new(line.start(), None);
        line.replay(|step, after| round.steps.push((step, after))).map_err(fail)?;
        Ok(Self::from_round(round))
    }

    /// Replays the record of a match: a game line for each round.
    ///
    /// # Errors
    /// Says where the record can't be read or played, and why.
    pub fn from_match_record(record: &str, limit: Option<NonZeroU16>) -> Result<Self, Error> {
        let mut session: Option<Self> = None;
        for (index, text) in record.trim().lines().enumerate() {
            let fail = |error: Error| error.in_line(index + 1);
            let unread = |error: LineError| fail(Error::of(Code::BadRecord, &error));
            let line = GameLine::new(text.trim()).map_err(unread)?;
            let next = match &mut session {
                None => {
                    let first = Self::new_match(line.start().game(), line.start().mover(), limit);
                    session.insert(first.map_err(fail)?)
                }
                Some(session) => {
                    session.new_round().map_err(fail)?;
                    session
                }
            };
            let round = &mut next.rounds[next.current];
            if round.start != line.start() {
                let start = round.start.to_string();
                let message = format!("this round of the match starts from {start}");
                let fault = Fault::new("other-start").with("position", start.as_str());
                return Err(fail(Error::fault(Code::BadRecord, fault, message)));
            }
            line.replay(|step, after| round.steps.push((step, after))).map_err(unread)?;
            round.pass_on();
            next.ply = round.plies();
        }
        session.ok_or_else(|| Error::fault(Code::BadRecord, Fault::new("record-empty"), "the record is empty"))
    }

    fn round(&self) -> &Round {
        &self.rounds[self.current]
    }

    /// The position at the cursor.
    #[must_use]
    pub fn position(&self) -> Position {
        self.round().position(self.ply)
    }

    /// The first position of the current round.
    #[must_use]
    pub fn start(&self) -> Position {
        self.round().start
    }

    /// How many steps of the current round are played.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// How many steps the current round has, undone ones included.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.round().plies()
    }

    /// A step of the current round and the position before it; undone steps are there too.
    ///
    /// # Errors
    /// When the round has no such step.
    pub fn step(&self, ply: usize) -> Result<(Step, Position), Error> {
        let round = self.round();
        match round.steps.get(ply) {
            Some((step, _)) => Ok((*step, round.position(ply))),
            None => Err(Error::new(
                Code::NoSuchPly,
                format_args!("this round has {} steps, counted from 0, and no step {ply}", round.plies()),
            )),
        }
    }

    /// Plays a sowing, then the passes that this forces. What had been undone is gone. Returns the ply from which
    /// the new steps start.
    ///
    /// # Errors
    /// When the hole can't be sown; nothing has changed then.
    pub fn play(&mut self, step: Step) -> Result<usize, Error> {
        let before = self.position();
        let (Some(hole), Some(towards)) = (step.hole(), before.towards(step.direction())) else {
            return Err(Error::new(
                Code::NotLegal,
                "a pass is played by itself, and most games are sown one way round",
            ));
        };
        let after = towards.play(hole).map_err(|error: PlayError| Error::of(Code::NotLegal, &error))?;
        // Nobody has seen this in play, but it can be written down.
        after.legal_within(Position::PATIENCE).map_err(|next| {
            let game = after.game();
            let (hole, next) = (game.number(hole), game.number(next));
            let message = format_args!("{hole} can't be sown: the relay from {next} would then take too long to show");
            Error {
                place: Place { hole: Some(hole), ..Place::default() },
                ..Error::fault(Code::NotLegal, Fault::new("next-too-long").with("hole", next), message)
            }
        })?;
        let from = self.ply;
        self.rounds.truncate(self.current + 1);
        let round = &mut self.rounds[self.current];
        round.steps.truncate(from);
        round.steps.push((step, after));
        round.pass_on();
        self.ply = round.plies();
        Ok(from)
    }

    /// The last choice that was made before the cursor: which round, and after how many of its steps.
    fn choice_before(&self) -> Option<(usize, usize)> {
        let steps = &self.round().steps[..self.ply];
        match steps.iter().rposition(|(step, _)| *step != Step::Pass) {
            Some(ply) => Some((self.current, ply)),
            // Setting out a round is a choice of its own: before it, the round before had just ended.
            None => self.current.checked_sub(1).map(|round| (round, self.rounds[round].plies())),
        }
    }

    /// Whether there is anything to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.choice_before().is_some()
    }

    /// Takes the last sowing back, with the passes it forced; at the start of a later round, the setting out.
    ///
    /// # Errors
    /// When nothing has been played.
    pub fn undo(&mut self) -> Result<(), Error> {
        let (round, ply) =
            self.choice_before().ok_or_else(|| Error::new(Code::NothingToUndo, "nothing has been played yet"))?;
        (self.current, self.ply) = (round, ply);
        Ok(())
    }

    /// Whether there is anything to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.ply < self.plies() || self.current + 1 < self.rounds.len()
    }

    /// Plays again what was undone last.
    ///
    /// # Errors
    /// When nothing has been undone.
    pub fn redo(&mut self) -> Result<(), Error> {
        if !self.can_redo() {
            return Err(Error::new(Code::NothingToRedo, "nothing has been undone"));
        }
        if self.ply == self.plies() {
            self.current += 1;
            self.ply = 0;
        } else {
            self.ply += 1;
        }
        while self.round().steps.get(self.ply).is_some_and(|(step, _)| *step == Step::Pass) {
            self.ply += 1;
        }
        Ok(())
    }

    /// Goes to the position after `ply` steps of the current round.
    ///
    /// # Errors
    /// When the round has fewer steps.
    pub fn go_to(&mut self, ply: usize) -> Result<(), Error> {
        if ply > self.plies() {
            return Err(Error::new(Code::NoSuchPly, format_args!("this round has {} steps, not {ply}", self.plies())));
        }
        self.ply = ply;
        Ok(())
    }

    /// The current round as part of its match.
    #[must_use]
    pub fn of_match(&self) -> Option<&Match> {
        self.round().of_match.as_ref()
    }

    /// The rounds of the match that have ended, as the round and its last position, the current one included if it is
    /// over at the cursor.
    pub fn ended_rounds(&self) -> impl Iterator<Item = (&Match, Position)> {
        let before = self.rounds[..self.current].iter().map(|round| (round, round.position(round.plies())));
        let current = core::iter::once((self.round(), self.position()));
        before
            .chain(current)
            .filter_map(|(round, end)| Some((round.of_match.as_ref()?, end)))
            .filter(|(_, end)| end.is_over())
    }

    /// How the match ended, if it is over at the cursor.
    #[must_use]
    pub fn match_outcome(&self) -> Option<MatchOutcome> {
        match self.of_match()?.next(&self.position()) {
            Ok(MatchStep::Over(outcome)) => Some(outcome),
            Ok(MatchStep::Round(_)) | Err(_) => None,
        }
    }

    /// Sets out the next round of the match.
    ///
    /// # Errors
    /// When no match is played, the round is not over, or the match is.
    pub fn new_round(&mut self) -> Result<(), Error> {
        let of_match = self
            .of_match()
            .ok_or_else(|| Error::new(Code::NoMatch, "a single round is played, so that no other follows it"))?;
        let next = match of_match.next(&self.position()) {
            Ok(MatchStep::Round(next)) => next,
            Ok(MatchStep::Over(_)) => {
                return Err(Error::fault(Code::MatchOver, Fault::new("match-over"), "the match is over"));
            }
            Err(error @ (MatchError::RoundRuns | MatchError::OtherRound)) => {
                return Err(Error::of(Code::RoundRuns, &error));
            }
        };
        // A round ends only with its last step, so that the round after it, if it was undone, is this very one.
        self.current += 1;
        self.ply = 0;
        if self.current == self.rounds.len() {
            self.rounds.push(Round::new(next.start(), Some(next)));
        }
        Ok(())
    }

    /// The game line of the current round up to the cursor.
    #[must_use]
    pub fn game_line(&self) -> String {
        line(self.round(), self.ply)
    }

    /// A game line for every round up to the cursor, one below the other.
    #[must_use]
    pub fn record(&self) -> String {
        let mut record = String::new();
        for round in &self.rounds[..self.current] {
            record += &line(round, round.plies());
            record.push('\n');
        }
        record + &self.game_line()
    }
}

fn line(round: &Round, plies: usize) -> String {
    let mut text = round.start.to_string();
    if plies > 0 {
        text += " ; ";
        let steps = round.steps[..plies].iter().map(|(step, _)| *step);
        // Writing to a string does not fail.
        let _ = write_turns(&mut text, round.start, steps);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use guli_rules::Direction;

    fn number(game: Game, number: u8) -> Step {
        Step::Sow(game.hole(number).expect("a hole of the game"), Direction::Forward)
    }

    #[test]
    fn a_bonus_sowing_is_undone_alone() {
        let game = Game::AliGuliMane;
        let mut session = Session::new(game, Seat::South);
        session.play(number(game, 13)).expect("legal");
        session.play(number(game, 10)).expect("legal");
        assert_eq!(session.game_line(), "ali-guli-mane 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0 ; 13+10");
        session.undo().expect("played");
        assert!(session.position().bonus_due());
    }

    #[test]
    fn forced_passes_are_played_and_undone_with_the_sowing_before() {
        // South's last seed goes over to North, who goes on alone.
        let start: Position = "mangala 4,0,0,0,0,5/1,0,0,0,0,0 29-33 0 - 4".parse().expect("a position");
        let mut session = Session::from_position(start);
        session.play(number(Game::Mangala, 6)).expect("legal");
        session.play(number(Game::Mangala, 0)).expect("legal");
        assert_eq!(session.ply(), 3, "a sowing, a sowing, a pass");
        assert!(session.game_line().ends_with("; 6 0 --"));
        session.undo().expect("played");
        assert_eq!(session.ply(), 1);
        session.redo().expect("undone");
        assert_eq!(session.ply(), 3);
        assert!(!session.can_redo());
        let again = Session::from_line(&session.game_line()).expect("its own line");
        assert_eq!(again.record(), session.record());
    }

    #[test]
    fn a_position_that_forces_a_pass_is_passed_at_once() {
        let start: Position = "mangala 5,2,0,0,3,0/0,0,0,0,0,0 23-39 0 - 86".parse().expect("a position");
        let session = Session::from_position(start);
        assert_eq!((session.ply(), session.position().mover()), (1, Seat::North));
        assert!(!session.can_undo());
    }

    #[test]
    fn positions_that_take_too_long_are_refused_at_once() {
        let long = "ali-guli-mane 9,10,1,4,3,2,5/4,5,4,9,4,7,3 0-0 0 - 0";
        for text in [long.to_owned(), long.replace(" - ", " + "), long.replace(' ', "_")] {
            let error = Session::from_notation(&text).expect_err("it takes seconds");
            assert_eq!(error.code, Code::BadPosition);
            assert_eq!(error.to_string(), "the relay from 13 takes longer than anybody would watch");
            let error = Session::from_line(&format!("{text} ; 12")).expect_err("it takes seconds");
            assert_eq!(error.code, Code::BadRecord);
        }
    }

    #[test]
    fn playing_drops_what_was_undone() {
        let game = Game::Mangala;
        let mut session = Session::new(game, Seat::South);
        session.play(number(game, 11)).expect("legal");
        session.undo().expect("played");
        session.play(number(game, 10)).expect("legal");
        assert!(!session.can_redo());
        assert!(session.undo().is_ok() && session.undo().is_err());
    }

    #[test]
    fn a_refused_sowing_changes_nothing() {
        let mut session = Session::new(Game::Mangala, Seat::South);
        let before = session.record();
        let error = session.play(number(Game::Mangala, 0)).expect_err("North's hole");
        assert_eq!(error.code, Code::NotLegal);
        assert_eq!(session.record(), before);
    }

    #[test]
    fn an_error_is_explained_fault_by_fault_and_says_where() {
        let wrong = "mangala 6,6,6,6,6,6/6,6,6,6,6,6 3-0 0 + 5";
        let error = Session::from_notation(wrong).expect_err("too many seeds, and no bonus in this game");
        let total = Fault::new("total").with("total", 75_u32).with("seeds", 72_u8);
        let bonus = Fault::new("bonus-unknown").with("game", "mangala");
        assert_eq!(error.faults, [total, bonus, Fault::new("bonus-stale")]);
        assert_eq!(error.place, Place::default());

        let start = "ali-guli-mane 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0";
        let error = Session::from_match_record(&format!("{start} ; 13+10 12"), None).expect_err("South's hole");
        assert_eq!(error.faults, [Fault::new("not-yours")]);
        assert_eq!(error.place, Place { line: Some(1), column: Some(61), hole: None });

        let mut session = Session::new(Game::Mangala, Seat::South);
        let error = session.play(number(Game::Mangala, 3)).expect_err("North's hole");
        assert_eq!(error.place, Place { hole: Some(3), ..Place::default() });
    }

    #[test]
    fn records_of_matches_say_which_line_is_wrong() {
        let start = "ali-guli-mane 5,5,5,5,5,5,5/5,5,5,5,5,5,5 0-0 0 - 0";
        let error = Session::from_match_record(&format!("{start} ; 13+10\n{start}"), None).expect_err("not over");
        assert_eq!(error.to_string(), "line 2: the round is not over");
        assert_eq!((error.place.line, error.faults.as_slice()), (Some(2), [Fault::new("round-runs")].as_slice()));
        let error = Session::from_match_record("", None).expect_err("empty");
        assert_eq!(error.to_string(), "the record is empty");
        let error = Session::from_line(&format!("{start}\n{start}")).expect_err("two lines");
        assert_eq!(error.to_string(), "line 2: only a match has more than one line");
    }
}
