//! Tiles being moved about, before anybody is shown them.

use dublet_rules::{
    bag::Bag,
    game::{Draft, view::SeatView},
};

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
