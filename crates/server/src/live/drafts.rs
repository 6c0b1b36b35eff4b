//! Tiles being moved about: the last draft of the player to move. Taken in always, told at a rate people can follow.

use std::time::Duration;

use dublet_rules::game::Draft;
use tokio::time::Instant;

/// Time between two drafts told.
const APART: Duration = Duration::from_millis(120);

/// The draft of the turn.
#[derive(Default)]
pub(super) struct Drafts {
    latest: Option<Draft>,
    untold: bool,
    last_told: Option<Instant>,
}

impl Drafts {
    /// The tiles as they lie now.
    pub(super) fn latest(&self) -> Option<&Draft> {
        self.latest.as_ref()
    }

    /// A new draft of the player to move.
    pub(super) fn take_in(&mut self, draft: Option<Draft>) {
        self.untold |= self.latest != draft;
        self.latest = draft;
    }

    /// A turn is over: nothing of it is left.
    pub(super) fn clear(&mut self) {
        *self = Self { last_told: self.last_told, ..Self::default() };
    }

    /// When the draft is to be told, if it is.
    pub(super) fn due(&self) -> Option<Instant> {
        let at = self.last_told.map_or_else(Instant::now, |told| told + APART);
        self.untold.then_some(at)
    }

    /// The draft is being told.
    pub(super) fn told(&mut self) -> Option<&Draft> {
        (self.untold, self.last_told) = (false, Some(Instant::now()));
        self.latest.as_ref()
    }
}
