//! What happened at a table, complete: the lines of its log. Same lines, same table, for ever: this is format
//! [`LOG_VERSION`], and a change of meaning needs a new number.

use dublet_players::Level;
use dublet_protocol::{AccountId, CommandId, GameEnd, GameId, Hex32, Millis, Options, Sitter};
use dublet_rules::{game::Event, seat::Seat};
use serde::{Deserialize, Serialize};

use crate::Line;

/// The version of the entries below, written into every line.
pub const LOG_VERSION: u8 = 1;

/// One thing that happened, with what nobody may see: never print one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "entry")]
pub enum Entry {
    /// The table was opened.
    Opened {
        /// By whom.
        host: AccountId,
        /// What was agreed on.
        options: Options,
        /// The code to join by.
        code: String,
        /// Whether it fills up by itself: whoever sits is ready, and programs take the chairs left.
        quick: bool,
    },
    /// A chair was taken.
    Sat {
        /// Which.
        seat: Seat,
        /// By whom.
        sitter: Sitter,
    },
    /// A chair became free.
    Stood {
        /// Which.
        seat: Seat,
    },
    /// Somebody wants the next game to begin, or no longer.
    Ready {
        /// Who.
        seat: Seat,
        /// Whether.
        ready: bool,
    },
    /// The dealer committed to a secret; seats may add to the deal.
    GameOpened {
        /// Which game.
        game: GameId,
        /// Told when the game is closed.
        secret: Hex32,
        /// Told at once.
        commitment: Hex32,
    },
    /// A seat added to the deal.
    Contributed {
        /// Who.
        seat: Seat,
        /// What.
        bytes: Hex32,
    },
    /// Nobody can add to the deal any more.
    Dealing,
    /// Something happened in the game.
    Played {
        /// What.
        event: Event,
    },
    /// The game is over.
    GameClosed {
        /// How.
        end: GameEnd,
    },
    /// A program plays for somebody who is away.
    TakenOver {
        /// Where.
        seat: Seat,
        /// How strong it is.
        level: Level,
    },
    /// Somebody is back.
    Returned {
        /// Where.
        seat: Seat,
    },
    /// Somebody gave up the game.
    Resigned {
        /// Where.
        seat: Seat,
    },
    /// Somebody asks for a pause.
    PauseAsked {
        /// Who.
        seat: Seat,
    },
    /// Everybody agreed to a pause.
    Paused,
    /// The pause is over, or nobody asks for one any more.
    Resumed,
    /// The server was away: clocks stand still since it last was alive.
    Slept {
        /// When that was.
        since: Millis,
    },
    /// Clocks run again.
    Woke,
    /// The table is closed.
    Closed,
}

/// The command an entry answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct By {
    /// Whose.
    pub who: AccountId,
    /// Its number.
    pub id: CommandId,
}

/// An entry with its moment, and the command that ends with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stamped {
    /// When.
    pub at: Millis,
    /// The command of which it is the last entry.
    pub by: Option<By>,
    /// What.
    pub entry: Entry,
}

/// The text of a line.
#[derive(Serialize, Deserialize)]
struct Text {
    v: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<By>,
    #[serde(flatten)]
    entry: Entry,
}

/// A line of a log that cannot be read: of a newer version, or damaged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a line of the log cannot be read: {0}")]
pub struct BadLine(String);

impl Stamped {
    /// As the store keeps it.
    ///
    /// # Panics
    /// Never: an entry is plain data.
    pub fn line(&self) -> Line {
        let text = Text { v: LOG_VERSION, by: self.by, entry: self.entry.clone() };
        Line { at: self.at, text: serde_json::to_string(&text).expect("an entry is plain data") }
    }

    /// As the store kept it.
    ///
    /// # Errors
    /// When the line is of another version or damaged.
    pub fn read(line: &Line) -> Result<Self, BadLine> {
        // The place of the fault says enough; the text holds tiles.
        let bad = |error: serde_json::Error| {
            BadLine(format!("{:?} at column {}", error.classify(), error.column()))
        };
        let text: Text = serde_json::from_str(&line.text).map_err(bad)?;
        if text.v != LOG_VERSION {
            return Err(BadLine(format!("version {}", text.v)));
        }
        Ok(Self { at: line.at, by: text.by, entry: text.entry })
    }
}
