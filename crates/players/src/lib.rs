//! Players: each sees its seat's view, nothing else, and answers with a command.
//!
//! Randomness is handed in, so that a player's answer depends on what it saw and its seed alone.

mod chance;
mod random;
mod regroup;
mod table;

pub use self::{chance::Chance, random::Random, table::Table};
