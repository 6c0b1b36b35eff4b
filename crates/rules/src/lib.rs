//! Tile rummy, exactly: every edition's rules as a library.
//!
//! The game's rules are numbered (`rule 4.3`); `docs/rules/` tells them to players. Start at
//! [`rules::Edition`] for the editions, [`meld::Meld::read`] for melds, and [`game::Game`] for a
//! game, which is a fold over its events.
//!
//! ```
//! use dublet_rules::{
//!     deal::Deck,
//!     game::{Command, Game, Setup},
//!     rules::Edition,
//!     seat::Seat,
//!     standings::Starter,
//! };
//!
//! let rules = Edition::Standard.rules();
//! let mut game = Game::new(Setup::new(rules, 2, Starter::Seat(Seat::A))?);
//! let events = game.decide(&Command::Deal { deck: Deck::shuffled(&rules, [7; 32]) })?;
//! events.iter().for_each(|event| game.apply(event));
//! let view = game.seat_view(Seat::A).unwrap(); // what seat A may see, and nothing else
//! assert_eq!(view.rack.len(), 14);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
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
pub mod order;
pub mod pool;
pub mod reason;
pub mod record;
pub mod rules;
#[cfg(feature = "schema")]
pub mod schema;
pub mod score;
pub mod seat;
pub mod sheet;
pub mod sort;
pub mod standings;
pub mod table;
pub mod tile;
