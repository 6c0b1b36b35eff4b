//! The messages of a socket. A socket belongs to one table.

use std::collections::BTreeMap;

use dublet_rules::{game::Draft, seat::Seat, tile::Tile};
use serde::{Deserialize, Serialize};

use crate::{AccountId, CommandId, Millis, Refused, Request, TableEvent, TableState, Viewer};

/// What a page sends.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "type", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ClientMessage {
    /// The first message: which protocol, and what it has already.
    Hello {
        /// `PROTOCOL` of the page.
        protocol: u16,
        /// The number of the last event it has; without one it is told the whole state.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        after: Option<u64>,
    },
    /// Something it wants. Sent again until answered; done once.
    Command {
        /// Its number.
        id: CommandId,
        /// The number of the last event it had seen when it asked.
        after: u64,
        request: Request,
    },
    /// Tiles being moved about. The last one counts when time is up (section 5).
    Draft {
        /// The number of the event the turn began with, or any later one.
        after: u64,
        /// The table as it would be; none when all is put back.
        draft: Option<Draft>,
    },
}

/// What the server sends.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "type")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum ServerMessage {
    /// The answer to `hello`.
    Welcome {
        /// `PROTOCOL` of the server.
        protocol: u16,
        /// Who the page looks as.
        viewer: Viewer,
        /// Now, for the page's clock.
        now: Millis,
        /// The number of the last event there is.
        number: u64,
        /// Everything up to it, when nothing else was asked for.
        state: Option<Box<TableState>>,
        /// With the state: what happened last in its game, up to it, so that a newcomer knows what others did.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<NumberedEvent>>"))]
        recent: Vec<NumberedEvent>,
        /// What people at the table are called.
        names: BTreeMap<AccountId, String>,
        /// Which seats have their person at the table.
        present: Vec<Seat>,
    },
    /// Something happened.
    Event(NumberedEvent),
    /// A command was done and stored.
    Ack {
        id: CommandId,
        /// The number of the last event it brought.
        number: u64,
    },
    /// A command was refused.
    Refused { id: CommandId, refused: Refused },
    /// The tiles as the player to move has them.
    Draft {
        seat: Seat,
        /// How; none when all is put back.
        draft: Option<HiddenDraft>,
    },
    /// Little time is left to the player to move.
    Warning {
        seat: Seat,
        /// Milliseconds left.
        left: i64,
    },
    /// A person came to a seat or lost the connection.
    Presence {
        seat: Seat,
        /// Whether they are there.
        here: bool,
    },
    /// What somebody is called.
    Name {
        who: AccountId,
        /// Their name, if any is left: an account can be erased.
        name: Option<String>,
    },
}

/// Something that happened, with its place among all that did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct NumberedEvent {
    /// From 1, without gaps.
    pub number: u64,
    /// When it happened.
    pub at: Millis,
    /// What, as one viewer learns it.
    pub event: Box<TableEvent>,
}

/// A draft as others see it: rack tiles face down (rule 4.6).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HiddenDraft(pub Vec<Vec<HiddenTile>>);

/// A tile of it: one of the table's, or one from the rack, which others do not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum HiddenTile {
    /// Face up.
    Seen(Tile),
    /// Face down: `null`.
    Hidden(()),
}

impl HiddenDraft {
    /// What others see of a draft.
    pub fn of(draft: &Draft, open: bool) -> Self {
        let hide = |tile: &dublet_rules::game::DraftTile| match tile.own && !open {
            true => HiddenTile::Hidden(()),
            false => HiddenTile::Seen(tile.tile),
        };
        Self(draft.0.iter().map(|meld| meld.iter().map(hide).collect()).collect())
    }
}

/// Why the server closed a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CloseCode {
    /// The server goes down: come back at once.
    GoingAway,
    /// Not a message of this protocol.
    BadMessage,
    /// A frame larger than any message.
    TooBig,
    /// More messages than anybody can mean.
    TooMany,
    /// The reader did not keep up.
    TooSlow,
    /// A page of another protocol: load it again.
    WrongProtocol,
    /// The same person opened the table elsewhere too often.
    TooManySockets,
    /// The session is over, or the account is no more.
    SignedOut,
    /// No such table, or not for this person.
    NotFound,
    /// The table is closed for good.
    TableClosed,
    /// The server failed: come back at once.
    Failed,
}

impl CloseCode {
    /// Every one there is.
    pub const ALL: [Self; 11] = [
        Self::GoingAway,
        Self::BadMessage,
        Self::TooMany,
        Self::TooBig,
        Self::Failed,
        Self::TooSlow,
        Self::WrongProtocol,
        Self::TooManySockets,
        Self::SignedOut,
        Self::NotFound,
        Self::TableClosed,
    ];

    /// Its name in documents and in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::GoingAway => "going-away",
            Self::BadMessage => "bad-message",
            Self::TooMany => "too-many",
            Self::TooBig => "too-big",
            Self::Failed => "failed",
            Self::TooSlow => "too-slow",
            Self::WrongProtocol => "wrong-protocol",
            Self::TooManySockets => "too-many-sockets",
            Self::SignedOut => "signed-out",
            Self::NotFound => "not-found",
            Self::TableClosed => "table-closed",
        }
    }

    /// The number on the wire: those of RFC 6455, and own ones from 4000.
    pub const fn number(self) -> u16 {
        match self {
            Self::GoingAway => 1001,
            Self::BadMessage => 1007,
            Self::TooBig => 1009,
            Self::TooMany => 1008,
            Self::Failed => 1011,
            Self::TooSlow => 4000,
            Self::WrongProtocol => 4001,
            Self::TooManySockets => 4002,
            Self::SignedOut => 4003,
            Self::NotFound => 4004,
            Self::TableClosed => 4010,
        }
    }
}
