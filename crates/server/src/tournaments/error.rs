//! Why something of a tournament was not done.

use dublet_tournament::{
    file::{NotAnEvent, ReplayError},
    names::{BadLine, BadName},
    refusal::Refusal,
};

use crate::store::StoreError;

/// A wish that was not done; nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum TournamentError {
    /// No tournament is opened by this pass, or none any more.
    #[error("the pass opens nothing")]
    UnknownPass,
    /// Not with this pass.
    #[error("the pass is not for that")]
    NotForPass,
    /// The code of a table is for its own round, and its card for none.
    #[error("the pass is not for round {round}")]
    OtherRound {
        /// The round of what was wanted.
        round: u16,
    },
    /// The event does not allow it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Lines of a list of players that cannot be used.
    #[error("{} lines cannot be used", .0.len())]
    BadLines(Vec<BadLine>),
    /// Not a name for somebody.
    #[error(transparent)]
    BadName(#[from] BadName),
    /// A text longer than anybody reads.
    #[error("a text has more than {most} letters")]
    TextTooLong {
        /// What is allowed.
        most: usize,
    },
    /// An event has a title.
    #[error("the title is empty")]
    NoTitle,
    /// More than an event holds.
    #[error("an event has at most {most} people, and as many times ten lines")]
    Full {
        /// People it may have.
        most: usize,
    },
    /// No clock runs, or for no time.
    #[error("there is no such clock")]
    NoClock,
    /// Not the file of an event.
    #[error(transparent)]
    NotAnEvent(#[from] NotAnEvent),
    /// The file of an event that cannot have been so.
    #[error(transparent)]
    Impossible(#[from] ReplayError),
    /// The store does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
}
