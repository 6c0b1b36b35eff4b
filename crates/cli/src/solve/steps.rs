//! A lay step by step, in words: first what is taken from melds, then what is put together.

use dublet_rules::{bag::Bag, table::Table, tile::Tile};
use dublet_solver::{Move, Origin};

use super::picture::written;
use crate::words::Words;

/// The steps from a table to the table after a lay.
pub(super) fn steps(table: &Table, moves: &[Move], words: &Words) -> Vec<String> {
    let takes = (0..table.melds().len()).filter_map(|place| take(table, place, moves, words));
    let lays = moves.iter().filter_map(|each| lay(each, words));
    let orders = moves.iter().filter_map(|each| order(table, each, words));
    takes.chain(lays).chain(orders).collect()
}

/// Taking tiles out of a meld.
fn take(table: &Table, place: usize, moves: &[Move], words: &Words) -> Option<String> {
    let heir = moves.iter().find(|each| each.was == Some(place));
    let rest = heir.into_iter().flat_map(|each| each.tiles_from(|o| o == Origin::Meld(place)));
    let (rest, gone) = split(table, place, rest.collect());
    let meld = ("meld", (place + 1).into());
    let tiles = ("tiles", written(gone.iter().copied()).into());
    match (gone.is_empty(), rest.is_empty()) {
        (true, _) => None,
        (false, true) => Some(words.tell("solve-take-apart", [meld, tiles])),
        (false, false) => {
            Some(words.tell("solve-take", [meld, tiles, ("rest", written(rest).into())]))
        }
    }
}

/// The tiles of a meld in its order: those in `rest`, and the others.
fn split(table: &Table, place: usize, mut rest: Bag) -> (Vec<Tile>, Vec<Tile>) {
    table.melds()[place].tiles().iter().partition(|tile| rest.take(**tile))
}

/// Putting tiles to a meld, or making a new one.
fn lay(each: &Move, words: &Words) -> Option<String> {
    let (own, moved) = (written(each.from_rack()), written(each.from_elsewhere()));
    let from = match (own.is_empty(), moved.is_empty()) {
        (true, true) => return None,
        (false, true) => "rack",
        (true, false) => "table",
        (false, false) => "both",
    };
    let (from, own) = (("from", from.into()), ("own", own.into()));
    let tiles = ("tiles", each.meld.to_string().into());
    Some(match each.was {
        None => words.tell("solve-new", [from, own, tiles]),
        Some(place) => {
            let meld = ("meld", (place + 1).into());
            words.tell("solve-add", [from, own, ("moved", moved.into()), meld, tiles])
        }
    })
}

/// Putting what is left of a meld in order, where a joker has to change its place.
fn order(table: &Table, each: &Move, words: &Words) -> Option<String> {
    let place = each.was?;
    let only_rest = each.origins.iter().all(|origin| *origin == Origin::Meld(place));
    let (rest, _) = split(table, place, each.meld.tiles().iter().collect());
    (only_rest && rest != each.meld.tiles()).then(|| {
        let args = [("meld", (place + 1).into()), ("tiles", each.meld.to_string().into())];
        words.tell("solve-order", args)
    })
}
