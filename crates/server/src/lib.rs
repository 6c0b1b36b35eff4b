//! Live tables: accounts, clocks, store, HTTP and WebSocket.

pub mod store;
