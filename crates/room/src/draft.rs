//! Tiles being moved about: the last draft of the player to move. Taken in always, told at a rate people can follow.

use dublet_protocol::Millis;
use dublet_rules::{
    bag::Bag,
    game::{Draft, view::SeatView},
};

/// Milliseconds between two drafts told.
const APART_MS: Millis = 120;

/// Whether a draft is made of the table's tiles and the player's own. Nobody is shown another.
pub fn draft_is_possible(draft: &Draft, view: &SeatView) -> bool {
    let of = |own: bool| -> Bag {
        let tiles = draft.0.iter().flatten().filter(|tile| tile.own == own);
        tiles.map(|tile| tile.tile).collect()
    };
    // Counted before they become a bag, which holds a byte a face.
    let most = usize::from(u8::MAX);
    let few = draft.0.iter().map(Vec::len).sum::<usize>() <= most && draft.0.len() <= most;
    few && of(true).is_within(&view.rack) && of(false).is_within(view.public.table.tiles())
}

/// The draft of the turn.
#[derive(Default)]
pub(crate) struct Drafts {
    latest: Option<Draft>,
    /// When it is to be told, if it is.
    due: Option<Millis>,
    last_told: Option<Millis>,
}

impl Drafts {
    /// The tiles as they lie now.
    pub(crate) fn latest(&self) -> Option<&Draft> {
        self.latest.as_ref()
    }

    /// A new draft of the player to move.
    pub(crate) fn take_in(&mut self, draft: Option<Draft>, now: Millis) {
        if self.latest != draft {
            let soonest = self.last_told.map_or(now, |told| now.max(told + APART_MS));
            self.due = self.due.or(Some(soonest));
        }
        self.latest = draft;
    }

    /// A turn is over: nothing of it is left.
    pub(crate) fn clear(&mut self) {
        *self = Self { last_told: self.last_told, ..Self::default() };
    }

    /// When the draft is to be told, if it is.
    pub(crate) fn due(&self) -> Option<Millis> {
        self.due
    }

    /// The draft is being told.
    pub(crate) fn told(&mut self, now: Millis) {
        (self.due, self.last_told) = (None, Some(now));
    }
}
