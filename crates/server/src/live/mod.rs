//! Live tables: a task each, which owns the fold and the clock. A command is decided, stored, and only then acknowledged
//! and told. Nothing here knows a socket: an edge hands in texts and takes out texts.

mod bots;
mod brief;
mod clock;
mod code;
mod connection;
mod drafts;
mod hall;
mod outbox;
mod sockets;
mod table;

pub use self::{
    bots::Thinkers,
    brief::Brief,
    clock::Clock,
    connection::{Connection, Visitor},
    hall::{Hall, HallError, House},
    outbox::{NotRead, Outbox, Outgoing, Outgoings, WAITING},
    table::{News, Sessions},
};
