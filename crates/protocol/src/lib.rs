//! Every message that crosses a wire between page and server, and nothing that decides.
//!
//! `docs/protocol.md` tells how they are used, with a worked exchange. A message somebody may send is strict: what it
//! does not know it refuses. [`PROTOCOL`] changes when an old page could misunderstand a new server.

mod bytes;
mod event;
mod follow;
pub mod http;
mod id;
mod message;
mod request;
mod table;
pub mod tournament;
#[cfg(feature = "typescript")]
pub mod typescript;

pub use self::{
    bytes::Hex32,
    event::{CommonEvent, GameEnd, Now, TableEvent},
    follow::{Clocked, put_off},
    id::{AccountId, BadId, GameId, TableId, WishId},
    message::{ClientMessage, CloseCode, HiddenDraft, HiddenTile, NumberedEvent, ServerMessage},
    request::{CommandId, Refused, Request},
    table::{
        BadOptions, Chair, Changed, Earlier, GameState, GaveUp, Options, Patience, Sitter,
        TableState, View, Viewer,
    },
};

/// Milliseconds since 1970, as the server counts them.
pub type Millis = i64;

/// The version of everything in this crate.
pub const PROTOCOL: u16 = 2;
