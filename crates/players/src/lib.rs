//! Players: each sees its seat's view, nothing else, and answers with a command.
//!
//! Randomness is handed in, so that a player's answer depends on what it saw and its seed alone.

mod beginner;
mod budget;
mod casual;
mod chance;
mod hold;
mod lay;
mod master;
mod novice;
mod player;
mod random;
mod recorded;
mod regroup;
mod sharp;
mod sight;
mod steady;
mod whom;
mod world;

pub use self::{
    beginner::Beginner,
    budget::Budget,
    casual::Casual,
    chance::Chance,
    master::Master,
    novice::Novice,
    player::{Level, Player, UnknownLevel},
    random::Random,
    recorded::RecordedGame,
    sharp::Sharp,
    steady::Steady,
    whom::{Asked, whom_to_ask},
};
