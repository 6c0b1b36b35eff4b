//! Why a command is refused: always with the rule, and the game unchanged.

use serde::Serialize;

use super::Phase;
use crate::{deal::NotTheDeck, lay::Fault, seat::Seat};

/// A command that cannot be.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", tag = "refusal")]
#[error("refused by rule {}", self.rule())]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Refusal {
    /// Nothing of the kind is possible in this phase.
    NotNow {
        /// The phase the game is in.
        phase: Phase,
    },
    /// The game has no such seat.
    NoSuchSeat {
        /// The seat asked for.
        seat: Seat,
    },
    /// Somebody else is to move (rule 4.1).
    NotYourTurn {
        /// Who is.
        turn: Seat,
    },
    /// A lay that breaks rules (rules 4.1–4.5): everything that is wrong.
    BadLay { faults: Vec<Fault> },
    /// Nothing is left to draw (rule 4.1).
    PoolEmpty,
    /// Passing needs an empty pool (rule 4.1).
    PoolNotEmpty,
    /// The stack in the middle is not gone yet, or the choice is another's (rule 2.2).
    NoStackChoice,
    /// There is no such stack any more (rule 2.2).
    NoSuchStack {
        /// Its number.
        stack: usize,
    },
    /// These rules know no claim (rule 2.3).
    NoClaims,
    /// The first move has been made (rule 2.3).
    ClaimsClosed,
    /// Fewer than three doublets (rule 2.3).
    TooFewDoublets {
        /// How many there are.
        found: usize,
    },
    /// These rules know no announcement (rule 7.4).
    NoAnnouncements,
    /// Who has opened has nothing to announce (rule 7.4).
    AlreadyOpened,
    /// An announcement comes after the own draw and before the next player acts (rule 7.4).
    NotAfterDraw,
    /// The shuffled tiles are not the edition's (rule 1.2).
    WrongDeck {
        /// What is off.
        #[serde(skip)]
        what: NotTheDeck,
    },
    /// No lay that could be taken back (rule 8.3).
    NothingToTakeBack,
}

impl Refusal {
    /// The rule that refuses.
    pub fn rule(&self) -> &'static str {
        match self {
            Self::NotNow { phase } => match phase {
                Phase::StartDraw => "2.1",
                Phase::Deal => "2.2",
                Phase::Play => "4.1",
                Phase::Paused => "8.3",
                Phase::Over => "6.1",
            },
            Self::NoSuchSeat { .. } | Self::WrongDeck { .. } => "1.2",
            Self::NotYourTurn { .. } | Self::PoolEmpty | Self::PoolNotEmpty => "4.1",
            Self::BadLay { faults } => faults.first().map_or("4.5", Fault::rule),
            Self::NoStackChoice | Self::NoSuchStack { .. } => "2.2",
            Self::NoClaims | Self::ClaimsClosed | Self::TooFewDoublets { .. } => "2.3",
            Self::NoAnnouncements | Self::AlreadyOpened | Self::NotAfterDraw => "7.4",
            Self::NothingToTakeBack => "8.3",
        }
    }
}
