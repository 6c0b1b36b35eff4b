//! Live tables and tournaments: accounts, clocks, store, HTTP and WebSocket.

pub mod accounts;
pub mod archive;
pub mod config;
pub mod http;
pub mod live;
pub mod sources;
pub mod store;
pub mod tournaments;
