//! Tiles being moved about: the last draft of the player to move. Taken in always, told at a rate people can follow.

use std::time::Duration;

use dublet_rules::{
    bag::Bag,
    game::{Draft, view::SeatView},
};
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

/// Whether a draft is made of the table's tiles and the player's own. Nobody is shown another.
pub(super) fn is_possible(draft: &Draft, view: &SeatView) -> bool {
    let of = |own: bool| -> Bag {
        let tiles = draft.0.iter().flatten().filter(|tile| tile.own == own);
        tiles.map(|tile| tile.tile).collect()
    };
    // Counted before they become a bag, which holds a byte a face.
    let most = usize::from(u8::MAX);
    let few = draft.0.iter().map(Vec::len).sum::<usize>() <= most && draft.0.len() <= most;
    few && of(true).is_within(&view.rack) && of(false).is_within(view.public.table.tiles())
}
