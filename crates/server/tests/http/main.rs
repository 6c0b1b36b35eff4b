//! The server as a browser meets it: real HTTP on loopback, each test a server of its own.

mod accounts;
mod description;
mod games;
mod guards;
mod limits;
mod news;
mod operations;
mod page;
mod sockets;
mod test_server;
mod tournaments;
