//! Tournaments of tile rummy (section 8 of the rules): a fold over events, and everything around it that needs no clock,
//! disk, network or thread.
//!
//! [`tournament::Tournament`] is the event as it stands; [`seating`] draws tables with a certificate; [`check`] recomputes
//! a whole event from its file, knowing nothing of the rest; [`lots`] draws again what an event says was drawn; [`generate`]
//! makes random events.
//!
//! ```
//! use dublet_rules::rules::Edition;
//! use dublet_tournament::{event::{Act, Procedure}, person::{Actor, PersonId}, plan::Preset, tournament::Tournament};
//!
//! let organiser = Actor::organiser(900);
//! let rules = Edition::Championship.rules();
//! let mut tournament = Tournament::new();
//! tournament.act(organiser, Act::Found { rules, procedure: Procedure::NEWEST })?;
//! tournament.act(organiser, Act::Plan { plan: Preset::Club.plan(&rules) })?;
//! for player in (1..=12).map(PersonId) {
//!     tournament.act(organiser, Act::Register { player })?;
//!     tournament.act(organiser, Act::CheckIn { player })?;
//! }
//! assert_eq!(tournament.seating_problem().unwrap().players.len(), 12);
//! # Ok::<(), dublet_tournament::refusal::Refusal>(())
//! ```

mod apply;
mod chance;
mod decide;
mod list;
mod standings;

pub mod check;
pub mod event;
pub mod export;
pub mod file;
pub mod generate;
pub mod lots;
pub mod names;
pub mod person;
pub mod plan;
pub mod refusal;
pub mod seating;
pub mod sheet;
pub mod tournament;
pub mod view;
