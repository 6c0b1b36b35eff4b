//! What happened at a table, complete: the lines of its log, each what everybody learns, or that and what they do not.
//! Same lines, same table, for ever: this is format [`LOG_VERSION`], and a change of meaning needs a new number. A new kind
//! of entry does not: all older lines mean what they did.

use dublet_protocol::{AccountId, CommandId, CommonEvent, GameEnd, GameId, Hex32, Millis, Options};
use dublet_rules::{game::Event, seat::Seat};
use serde::{Deserialize, Serialize};

use crate::Line;

/// The version of the entries below, written into every line.
pub const LOG_VERSION: u8 = 1;

/// One thing that happened, with what nobody may see: never print one.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
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
    Contributed { seat: Seat, bytes: Hex32 },
    /// Nobody can add to the deal any more.
    Dealing,
    /// Something happened in the game.
    Played { event: Event },
    /// The game is over.
    GameClosed { end: GameEnd },
    /// What everybody learns as it is.
    #[serde(untagged)]
    Common(CommonEvent),
}

/// The command an entry answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct By {
    /// The person whose command it was.
    pub who: AccountId,
    /// Its number.
    pub id: CommandId,
}

/// An entry with its moment, and the command that ends with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stamped {
    /// The moment it was stored.
    pub at: Millis,
    /// The command of which it is the last entry.
    pub by: Option<By>,
    /// What happened.
    pub entry: Entry,
}

/// The text of a line.
#[derive(Deserialize)]
struct Text {
    v: u8,
    #[serde(default)]
    by: Option<By>,
    #[serde(flatten)]
    entry: Entry,
}

/// What a line calls the kind of its entry, since before events and entries were one. Nothing before it in a line has
/// such a key.
const KIND: [&str; 2] = [r#""kind":"#, r#""entry":"#];

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
        let json = |part: serde_json::Result<String>| part.expect("an entry is plain data");
        let entry = json(serde_json::to_string(&self.entry)).replacen(KIND[0], KIND[1], 1);
        let by = self.by.map(|by| format!(r#""by":{},"#, json(serde_json::to_string(&by))));
        let by = by.unwrap_or_default();
        Line { at: self.at, text: format!(r#"{{"v":{LOG_VERSION},{by}{}"#, &entry[1..]) }
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
        let text = line.text.replacen(KIND[1], KIND[0], 1);
        let text: Text = serde_json::from_str(&text).map_err(bad)?;
        if text.v != LOG_VERSION {
            return Err(BadLine(format!("version {}", text.v)));
        }
        Ok(Self { at: line.at, by: text.by, entry: text.entry })
    }
}
