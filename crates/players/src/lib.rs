//! Players: each sees its seat's view, nothing else, and answers with a command.
//!
//! Randomness is handed in, so that a player's answer depends on what it saw and its seed alone.

mod budget;
mod chance;
mod player;
mod random;
mod regroup;
mod steady;
mod table;

pub use self::{
    budget::Budget,
    chance::Chance,
    player::{Level, Player, UnknownLevel},
    random::Random,
    steady::Steady,
    table::Table,
};
