//! Games that have been played: whose they were, and their records with the names of today.

use std::{collections::BTreeMap, sync::Arc};

use dublet_protocol::{AccountId, GameId, Millis, Sitter};
use dublet_room::{BadLine, record_of};

use crate::store::{GamePlace, Store, StoreError, Stored};

/// Why a game could not be looked up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ArchiveError {
    /// The store does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The log is damaged.
    #[error(transparent)]
    Line(#[from] BadLine),
}

/// What there is of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// Its record, as text.
    Record(String),
    /// It is being played: nobody may see it.
    Running,
    /// There is no such game.
    Nothing,
}

/// All games of a store.
pub struct Archive {
    store: Arc<dyn Store>,
}

/// Names by account; who is not in it was erased.
pub type Names = BTreeMap<AccountId, String>;

impl Archive {
    /// Games listed at once.
    pub const PAGE: u32 = 50;

    /// The games of a store.
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self { store }
    }

    /// A game's record.
    ///
    /// # Errors
    /// When the store does not work or the log is damaged.
    pub async fn record(&self, game: GameId) -> Result<Found, ArchiveError> {
        match self.store.game(game).await? {
            Some(place) => self.record_at(&place).await,
            None => Ok(Found::Nothing),
        }
    }

    /// The record of a game whose place is known.
    ///
    /// # Errors
    /// When the store does not work or the log is damaged.
    pub async fn record_at(&self, place: &GamePlace) -> Result<Found, ArchiveError> {
        if place.last.is_none() {
            return Ok(Found::Running);
        }
        let names = self.names(std::slice::from_ref(place)).await?;
        let name = |sitter: &Sitter| match sitter {
            Sitter::Person { who } => names.get(who).cloned().unwrap_or_else(|| "?".to_owned()),
            Sitter::Bot { level } => level.to_string(),
        };
        let lines = self.store.read(place.table, 0).await?;
        let record = record_of(place.table, &lines, place.game, name)?;
        Ok(record.map_or(Found::Running, |record| Found::Record(record.to_string())))
    }

    /// Somebody's games begun before a moment, newest first, a page of them.
    ///
    /// # Errors
    /// When the store does not work.
    pub async fn games_of(&self, who: AccountId, before: Millis) -> Stored<Vec<GamePlace>> {
        self.store.games_of(who, before, Self::PAGE).await
    }

    /// What the people of games are called.
    ///
    /// # Errors
    /// When the store does not work.
    pub async fn names(&self, games: &[GamePlace]) -> Stored<Names> {
        let mut names = Names::new();
        for who in games.iter().flat_map(|game| game.seats.iter().flatten()) {
            if !names.contains_key(who)
                && let Some(name) = self.store.account(*who).await?.and_then(|found| found.name)
            {
                names.insert(*who, name);
            }
        }
        Ok(names)
    }
}
