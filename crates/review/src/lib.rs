//! A finished game looked at again, turn by turn: what was played, what the best was, and what was missed.
//!
//! ```
//! use dublet_review::Review;
//! # let text = include_str!("../../players/tests/golden/standard.game");
//! let review = Review::of(&text.parse()?)?;
//! for turn in &review.turns {
//!     if let Some(mistake) = &turn.mistake {
//!         println!("turn {}, {}: {:?}, {:?}", turn.number, turn.seat, mistake.grade, mistake.kind);
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What is a mistake
//!
//! Facts are graded, not taste. To hold tiles back, to keep the fourth tile of a group or to keep a joker can be wise,
//! and no rack tells whether it was. What can be told is what was on the table and not taken. So a lay is held against
//! two lays that are proven best: the one of most tiles, and the one of most points. It is a mistake only where one of
//! them is better in one thing and no worse in the other. To lay fewer tiles for more points, or fewer points for more
//! tiles, is a choice, and no mistake. A draw or a pass with a lay at hand is one, whatever the player had in mind, and
//! so is a time-out: the grade says what was left lying and not why.
//!
//! An opening (rule 4.2) is held against the opening of most tiles alone.
//!
//! [`Kind`] has the kinds, [`THRESHOLDS`] which grade each has; `docs/review.md` says it to players.
//!
//! # Who may see it
//!
//! A review tells every rack and every tile drawn. Those are secret while the game is on (rule 4.6), so
//! [`Review::of`] refuses a game that is not over.

mod best;
mod grade;
mod seats;
mod turn;
mod turns;

use dublet_rules::{
    game::{Phase, ReplayError},
    record::Record,
    rules::Rules,
    score::End,
};
use serde::Serialize;

pub use crate::{
    best::{Best, Better, Choice},
    grade::{Cost, Grade, Kind, Mistake, THRESHOLDS, Threshold},
    seats::{Counts, SeatReview},
    turn::{Played, Turn},
};

/// A game looked at again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Review {
    /// The rules played.
    pub rules: Rules,
    /// How the game ended.
    pub end: End,
    /// Every turn, in order.
    pub turns: Vec<Turn>,
    /// Every seat, A first.
    pub seats: Vec<SeatReview>,
    /// The number of the turn that lost most: by grade, then by tiles, then by points; the first of equals.
    pub costliest: Option<u32>,
}

/// Why a game is not reviewed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotReviewed {
    /// An event the rules do not allow.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The game goes on, and its racks are secret (rule 4.6).
    #[error("the game is not over")]
    NotOver,
}

impl Review {
    /// Reviews a finished game. Its deal is not checked against a commitment, which is `Record::verify`'s task.
    ///
    /// # Errors
    /// When the record is no game by its rules, or the game is not over.
    pub fn of(record: &Record) -> Result<Self, NotReviewed> {
        let game = record.replay()?;
        let (Phase::Over, Some(view)) = (game.phase(), game.final_view()) else {
            return Err(NotReviewed::NotOver);
        };
        let turns = turns::of(game.setup(), &record.events);
        let seats = seats::of(&record.names, &view, &turns);
        let costliest = grade::costliest(&turns);
        Ok(Self { rules: record.rules, end: view.end, turns, seats, costliest })
    }
}
