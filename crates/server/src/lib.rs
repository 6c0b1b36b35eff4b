//! Live tables: accounts, clocks, store, HTTP and WebSocket.

pub mod room;
pub mod store;
