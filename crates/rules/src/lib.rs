//! Tile rummy, exactly: every edition's rules as a library.
//!
//! The game's rules are numbered (`rule 4.3`); `docs/rules/` tells them to players. Start at
//! [`rules::Edition`] for the editions, [`meld::Meld::read`] for melds, and [`game::Game`] for a
//! game, which is a fold over its events.
//!
//! Nothing in this crate knows a clock, a disk, a network or a source of randomness: edges hand in
//! seeds, drafts and time-outs.

pub mod bag;
pub mod deal;
pub mod game;
pub mod lay;
pub mod meld;
pub mod notation;
pub mod opening;
pub mod pool;
pub mod record;
pub mod rules;
pub mod score;
pub mod seat;
pub mod standings;
pub mod table;
pub mod tile;
