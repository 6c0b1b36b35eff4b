//! What somebody at a table can ask for, and why it may be refused.

use dublet_players::Level;
use dublet_rules::{
    game::{Command, Refusal},
    seat::Seat,
    table::Layout,
};
use serde::{Deserialize, Deserializer, Serialize};

use crate::{GameId, Hex32, Options};

/// A number the sender chose for a command, to know the answer by and to send it again safely. Numbers of one
/// sender never repeat at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct CommandId(pub u64);

/// Something somebody wants.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "do", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Request {
    /// To take a chair.
    Sit {
        /// Which; any free one if none is named.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        seat: Option<Seat>,
    },
    /// To give up one's chair between games.
    #[serde(deserialize_with = "nothing_else")]
    Stand,
    /// To put a program onto a free chair; the host's right.
    SeatBot {
        seat: Seat,
        /// How strong.
        level: Level,
    },
    /// To free somebody else's chair between games; the host's right.
    Unseat { seat: Seat },
    /// To play on without the free chairs; the host's right.
    #[serde(deserialize_with = "nothing_else")]
    Fewer,
    /// To play by other rules with the same people, between games; the host's right.
    Reopen {
        /// What is agreed on from then on, for as many seats.
        options: Options,
    },
    /// To begin the next game, as soon as everybody says so.
    Ready {
        /// Or no longer.
        ready: bool,
    },
    /// To add to the deal.
    Contribute {
        /// Of which game.
        game: GameId,
        /// Thirty-two bytes of one's own choice.
        bytes: Hex32,
    },
    /// To lay tiles: the whole table as it shall be.
    Lay {
        /// The table after the lay: no meld of it is empty.
        #[serde(deserialize_with = "of_tiles")]
        layout: Layout,
    },
    /// To draw a tile.
    Draw {
        /// From which stack, where there is a choice (rule 2.2).
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        stack: Option<usize>,
    },
    /// To pass, the pool being empty.
    #[serde(deserialize_with = "nothing_else")]
    Pass,
    /// To pick the stack drawn from next (rule 2.2).
    OpenStack { stack: usize },
    /// To show three doublets (rule 2.3).
    #[serde(deserialize_with = "nothing_else")]
    ClaimDoublets,
    /// To announce an opening (rule 7.4).
    #[serde(deserialize_with = "nothing_else")]
    Announce,
    /// To pause, as soon as everybody says so.
    #[serde(deserialize_with = "nothing_else")]
    Pause,
    /// To go on after a pause, which waits until all are back: asked for once more, it waits no longer. Or to play rather
    /// than pause.
    #[serde(deserialize_with = "nothing_else")]
    Resume,
    /// To give up the game.
    #[serde(deserialize_with = "nothing_else")]
    Resign,
    /// To leave: the chair is free between games, and a program plays on in one.
    #[serde(deserialize_with = "nothing_else")]
    Leave,
}

impl Request {
    /// What a player does, as their page asks for it; none for what only the dealer, the clock or a judge does.
    pub fn of(command: Command) -> Option<Self> {
        match command {
            Command::Lay { layout, .. } => Some(Self::Lay { layout }),
            Command::Draw { stack, .. } => Some(Self::Draw { stack }),
            Command::Pass { .. } => Some(Self::Pass),
            Command::OpenStack { stack, .. } => Some(Self::OpenStack { stack }),
            Command::ClaimDoublets { .. } => Some(Self::ClaimDoublets),
            Command::Announce { .. } => Some(Self::Announce),
            _ => None,
        }
    }
}

/// Reads a layout of tiles: of empty melds anybody could send thousands, and be told of each.
fn of_tiles<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Layout, D::Error> {
    let layout = Layout::deserialize(deserializer)?;
    match layout.0.iter().any(Vec::is_empty) {
        true => Err(serde::de::Error::custom("tiles that lie together are one at least")),
        false => Ok(layout),
    }
}

/// Refuses fields where a request has none; serde alone would not look.
fn nothing_else<'de, D: Deserializer<'de>>(deserializer: D) -> Result<(), D::Error> {
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Nothing {}
    Nothing::deserialize(deserializer).map(|Nothing {}| ())
}

/// Why a request was refused. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "why")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Refused {
    /// The rules of the game say no.
    Rules {
        /// The number of the rule.
        rule: String,
        /// The refusal with its arguments.
        #[cfg_attr(feature = "typescript", ts(as = "Refusal"))]
        refusal: serde_json::Value,
    },
    /// The turn the command was meant for is over.
    Stale,
    /// Only players may.
    NotSeated,
    /// Only the host may.
    NotHost,
    /// Somebody has the chair, or all are taken.
    Taken,
    /// The asker has a chair already.
    AlreadySeated,
    /// There is no such seat.
    NoSuchSeat,
    /// The rules are for more people than sit there.
    TooFew,
    /// Nobody can play so, or not as many as have seats.
    BadOptions,
    /// Not while a game is played.
    InGame,
    /// Only while a game is played.
    NoGame,
    /// The table pauses.
    Paused,
    /// The table is closed.
    Closed,
    /// The server could not keep it; it was not done, and may be asked again.
    NotStored,
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        let rule = refusal.rule().to_owned();
        let refusal = serde_json::to_value(refusal).expect("a refusal is plain data");
        Self::Rules { rule, refusal }
    }
}
