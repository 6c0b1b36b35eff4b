//! Replaying a log nobody has checked yet.

use super::{BadSetup, Event, Game, Refusal, Setup};
use crate::deal::NotTheDeck;

/// Why events are no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {}: {why}", index + 1)]
pub struct ReplayError {
    /// The place of the event in the log, from 0.
    pub index: usize,
    /// What is wrong with it.
    pub why: ReplayFault,
}

/// What is wrong with an event of a log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayFault {
    /// The game cannot even start.
    #[error("{0}")]
    BadSetup(#[from] BadSetup),
    /// The rules refuse it.
    #[error("{0}")]
    Refused(Refusal),
    /// It is no deck of the edition.
    #[error("{0}")]
    WrongDeck(NotTheDeck),
    /// Nothing before it brings it about.
    #[error("nothing leads to it")]
    Uncaused,
    /// The rules decide something else.
    #[error("the rules decide otherwise")]
    Differs,
    /// The log ends in the middle of a turn.
    #[error("the log ends here, in the middle of a turn")]
    Missing,
}

impl Game {
    /// Folds events from an unknown source: each must be exactly what the rules decide.
    ///
    /// # Errors
    /// The first event that is not.
    pub fn replay(setup: Setup, events: &[Event]) -> Result<Self, ReplayError> {
        let mut game = Self::new(setup);
        let mut index = 0;
        while index < events.len() {
            let fault = |offset, why| ReplayError { index: index + offset, why };
            let command = events[index]
                .command(&game)
                .map_err(|what| fault(0, ReplayFault::WrongDeck(what)))?
                .ok_or_else(|| fault(0, ReplayFault::Uncaused))?;
            let decided =
                game.decide(&command).map_err(|why| fault(0, ReplayFault::Refused(why)))?;
            for (offset, event) in decided.iter().enumerate() {
                match events.get(index + offset) {
                    Some(logged) if logged == event || game.ended_as_before(logged) => {
                        game.apply(logged);
                    }
                    Some(_) => return Err(fault(offset, ReplayFault::Differs)),
                    None => return Err(fault(offset, ReplayFault::Missing)),
                }
            }
            index += decided.len();
        }
        Ok(game)
    }
}
