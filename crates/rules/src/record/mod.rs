//! A game record: a text file people can read and the program can replay.
//!
//! A header, an empty line, then an event a line. `docs/record.md` describes it with an example.
//!
//! ```text
//! dublet-record 1
//! game 00112233445566778899aabbccddeeff
//! rules standard
//! seat A Anna
//! seat B Bob
//! starter draw
//!
//! start A k7, B r12: B
//! deal k1 r5 …
//! draw B y3
//! lay A r10 r11 r12: r10 r11 r12
//! ```

mod events;
mod header;
mod verify;

use std::{fmt, str::FromStr};

pub use self::verify::{NotVerified, Verified};
use crate::{
    deal::{Bytes32, Fairness},
    game::{BadSetup, EVENT_VERSION, Event, Game, ReplayError, Setup},
    notation::{Mistake, ParseError},
    rules::Rules,
    standings::Starter,
};

/// A game as it is kept: who, by which rules, and everything that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: [u8; 16],
    /// The rules played.
    pub rules: Rules,
    /// The players' names, seat by seat.
    pub names: Vec<String>,
    /// Who starts.
    pub starter: Starter,
    /// What the dealer committed to, if the deal is to be checked.
    pub commitment: Option<Bytes32>,
    /// The players' contributions, seat by seat, with the commitment.
    pub contributions: Vec<Bytes32>,
    /// The dealer's secret, once the game is over.
    pub secret: Option<Bytes32>,
    /// Everything that happened.
    pub events: Vec<Event>,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, {error}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column and the mistake.
    pub error: ParseError,
}

impl Record {
    /// What the game started from.
    ///
    /// # Errors
    /// When the rules are not for so many seats, or the starter is none of them.
    pub fn setup(&self) -> Result<Setup, BadSetup> {
        Setup::new(self.rules, self.names.len(), self.starter)
    }

    /// Folds the events, checking that each is what the rules decide.
    ///
    /// # Errors
    /// The first event that is not.
    pub fn replay(&self) -> Result<Game, ReplayError> {
        // A record that was read has a setup that holds; one made by hand may not.
        match self.setup() {
            Ok(setup) => Game::replay(setup, &self.events),
            Err(bad) => Err(ReplayError { index: 0, why: bad.into() }),
        }
    }

    /// What the deal was made of, once the secret is known.
    pub fn fairness(&self) -> Option<Fairness> {
        let (game, contributions) = (self.game, self.contributions.clone());
        self.secret.map(|secret| Fairness { secret, game, contributions })
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
        let mut record = header::read(&mut lines)?;
        for (line, text) in lines {
            if text.trim().is_empty() || text.starts_with('#') {
                continue;
            }
            let event = events::read(text).map_err(|error| RecordError { line, error })?;
            record.events.push(event);
        }
        Ok(record)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        header::write(self, f)?;
        writeln!(f)?;
        for event in &self.events {
            events::write(event, f)?;
        }
        Ok(())
    }
}

fn mistake_at_start(mistake: Mistake) -> ParseError {
    ParseError { column: 1, mistake }
}

const MAGIC: &str = "dublet-record";

const _: () = assert!(EVENT_VERSION == 1, "keep reading old records when this changes");
