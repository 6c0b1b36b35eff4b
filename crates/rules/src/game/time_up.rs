//! What becomes of a draft when time is up (section 5).

use super::{Draft, Game};
use crate::{
    lay::{Lay, TurnStart},
    meld::Meld,
    rules::TimeUp,
    seat::Seat,
    table::Layout,
    tile::Tile,
};

impl Game {
    /// The lay that stands although time is up, if one does.
    pub(super) fn lay_at_time_up(&self, seat: Seat, draft: &Draft) -> Option<Lay> {
        let layout = match self.setup.rules.time_up {
            TimeUp::PutBack => return None,
            TimeUp::StandIfValid => draft.layout(),
            TimeUp::KeepValid => valid_part(draft),
        };
        self.before(seat).judge(&layout).ok()
    }

    /// What a seat lays from.
    pub(super) fn before(&self, seat: Seat) -> TurnStart<'_> {
        let place = self.place(seat);
        let (rules, table) = (&self.setup.rules, &self.table);
        TurnStart { rules, table, rack: &place.rack, opened: place.opened }
    }
}

/// The draft without own tiles that are loose or in invalid melds. Where the table's tiles of an
/// invalid meld make none by themselves either, all of it goes: identical faces have no identity, so
/// the move may still stand if the other melds hold every tile the table had.
fn valid_part(draft: &Draft) -> Layout {
    let stays = |meld: &Vec<super::DraftTile>| {
        let all: Vec<Tile> = meld.iter().map(|tile| tile.tile).collect();
        let not_own = meld.iter().filter(|tile| !tile.own).map(|tile| tile.tile).collect();
        [all, not_own].into_iter().find(|tiles| Meld::read(tiles).is_ok())
    };
    Layout(draft.0.iter().filter_map(stays).collect())
}
