//! Live tables: a task each, which hosts a driver. Nothing here knows a socket: an edge hands in texts and takes out texts.

mod bots;
mod brief;
mod clock;
mod code;
mod connection;
mod hall;
mod outbox;
mod table;

pub use self::{
    bots::Thinkers,
    brief::Brief,
    clock::Clock,
    connection::Connection,
    hall::{Hall, HallError, Services},
    outbox::{NotRead, Outbox, Outgoing, Outgoings, WAITING},
};
pub use dublet_room::driver::{News, Sessions, Visitor};
