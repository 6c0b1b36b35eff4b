//! Players against players.
//!
//! A deal favours some seat, so a single game says little. In a *duplicate* match every seat of a deal is
//! played by the first player in turn, the others being the second: a *block* of as many games as seats. Blocks
//! are the unit of every figure, for games of one deal are not independent. The same seed gives the same
//! games, whatever the number of threads.

mod deal;
mod duel;
mod figures;
mod game;
mod pace;
mod plot;
mod report;
mod simulation;

pub use self::{
    deal::Deals,
    duel::{Block, Duel, Outcome},
    figures::{Bounds, DECISIVE, Figures, TWO_SIDED, Verdict},
    game::{Laid, Played},
    pace::Pace,
    report::{Argument, Report, Say},
    simulation::Simulation,
};
