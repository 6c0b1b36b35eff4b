//! Verifying a finished game: every event legal, the deal as committed to.

use super::Record;
use crate::{
    deal::{Deck, commitment},
    game::{Event, Game, Phase, ReplayError},
    seat::Seat,
    tile::Tile,
};

/// A game that was replayed and found right.
pub struct Verified {
    /// The game as it ended.
    pub game: Game,
    /// Whether the shuffles were checked against a commitment.
    pub deal_checked: bool,
}

/// Why a record is not verified.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotVerified {
    /// An event the rules do not allow.
    #[error(transparent)]
    Replay(ReplayError),
    /// The game goes on.
    #[error("the game is not over")]
    NotOver,
    /// A commitment without its secret.
    #[error("the secret of the deal is missing")]
    NoSecret,
    /// The secret is not the one committed to.
    #[error("the secret does not fit the commitment")]
    WrongSecret,
    /// A shuffle is not the one the secret and contributions give.
    #[error("event {}: shuffle {shuffle} is not the one committed to", index + 1)]
    WrongShuffle {
        /// The place of the event, from 0.
        index: usize,
        /// The number of the shuffle.
        shuffle: u32,
    },
}

impl Record {
    /// Replays a finished game and checks its shuffles.
    ///
    /// # Errors
    /// The first thing that is not right.
    pub fn verify(&self) -> Result<Verified, NotVerified> {
        let game = self.replay().map_err(NotVerified::Replay)?;
        if game.phase() != Phase::Over {
            return Err(NotVerified::NotOver);
        }
        if let Some(committed) = self.commitment {
            let fairness = self.fairness().ok_or(NotVerified::NoSecret)?;
            if commitment(&fairness.secret) != committed {
                return Err(NotVerified::WrongSecret);
            }
            self.check_shuffles(|shuffle| fairness.deck(&self.rules, shuffle))?;
        }
        Ok(Verified { game, deal_checked: self.commitment.is_some() })
    }

    fn check_shuffles(&self, deck: impl Fn(u32) -> Deck) -> Result<(), NotVerified> {
        let mut shuffle = 0;
        for (index, event) in self.events.iter().enumerate() {
            let drawn: Vec<Tile> = match event {
                Event::StarterDrawn { draws, .. } => {
                    draws.iter().map(|(_, tile): &(Seat, Tile)| *tile).collect()
                }
                Event::Dealt { deck } => deck.clone(),
                _ => continue,
            };
            if !deck(shuffle).tiles().starts_with(&drawn) {
                return Err(NotVerified::WrongShuffle { index, shuffle });
            }
            shuffle += 1;
        }
        Ok(())
    }
}
