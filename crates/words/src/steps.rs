//! A lay step by step, in words: first what is taken from melds, then what is put together.

use dublet_rules::{bag::Bag, table::Table, tile::Tile};
use dublet_solver::{Move, Origin};

use crate::words::Words;

/// The steps from a table to the table after a lay.
pub fn steps(table: &Table, moves: &[Move], words: &Words) -> Vec<String> {
    let takes = (0..table.melds().len()).filter_map(|place| take(table, place, moves, words));
    let lays = moves.iter().filter_map(|each| lay(each, each.was, words));
    let orders = moves.iter().filter_map(|each| order(table, each, words));
    takes.chain(lays).chain(orders).collect()
}

/// Taking tiles out of a meld.
fn take(table: &Table, place: usize, moves: &[Move], words: &Words) -> Option<String> {
    let heir = moves.iter().find(|each| each.was == Some(place));
    let rest = heir.into_iter().flat_map(|each| each.tiles_from(|o| o == Origin::Meld(place)));
    let (rest, gone) = split(table, place, rest.collect());
    let meld = ("meld", (place + 1).into());
    let tiles = ("tiles", words.shorts(&gone).into());
    match (gone.is_empty(), rest.is_empty()) {
        (true, _) => None,
        (false, true) => Some(words.tell("solve-take-apart", [meld, tiles])),
        (false, false) => {
            Some(words.tell("solve-take", [meld, tiles, ("rest", words.shorts(&rest).into())]))
        }
    }
}

/// The tiles of a meld in its order: those in `rest`, and the others.
fn split(table: &Table, place: usize, mut rest: Bag) -> (Vec<Tile>, Vec<Tile>) {
    table.melds()[place].tiles().iter().partition(|tile| rest.take(**tile))
}

/// Putting tiles to the meld at a place, or making a new one.
fn lay(each: &Move, place: Option<usize>, words: &Words) -> Option<String> {
    let (own, moved) = (words.shorts(each.from_rack()), words.shorts(each.from_elsewhere()));
    let from = match (own.is_empty(), moved.is_empty()) {
        (true, true) => return None,
        (false, true) => "rack",
        (true, false) => "table",
        (false, false) => "both",
    };
    let (from, own) = (("from", from.into()), ("own", own.into()));
    let tiles = ("tiles", words.shorts(each.meld.tiles()).into());
    Some(match place {
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
        let args =
            [("meld", (place + 1).into()), ("tiles", words.shorts(each.meld.tiles()).into())];
        words.tell("solve-order", args)
    })
}

#[cfg(test)]
mod tests {
    use dublet_rules::notation;
    use dublet_solver::moves;

    use super::*;
    use crate::words::Language;

    #[test]
    fn every_kind_of_step_has_its_words() {
        let read = |text| Table::read(&notation::layout(text).unwrap()).unwrap();
        let words = Words::new(Language::En);
        for (before, after, expected) in [
            ("r1 r2 r3", "r1 r2 r3", &[][..]),
            ("", "r1 r2 r3", &["Lay r1 r2 r3 from the rack."]),
            ("r1 r2 r3", "r1 r2 r3 r4", &["Add r4 from the rack to meld 1: r1 r2 r3 r4."]),
            (
                "r4 r5 r6 r7 r8",
                "r4 r5 r6 | r6 r7 r8",
                &["Take r7 r8 from meld 1, leaving r4 r5 r6.", "Lay r6 r7 r8; from the rack: r6."],
            ),
            (
                "r4 b4 k4 | r1 r2 r3 | b5 b6 b7",
                "r1 r2 r3 r4 | b4 b5 b6 b7 b8 | k4 k5 k6",
                &[
                    "Take meld 1 apart: r4 b4 k4.",
                    "Add r4 to meld 2: r1 r2 r3 r4.",
                    "Add b4, and b8 from the rack, to meld 3: b4 b5 b6 b7 b8.",
                    "Lay k4 k5 k6; from the rack: k5 k6.",
                ],
            ),
            (
                "r1 r2 r3 r4 | b1 b2 b3 b4 | k1 k2 k3 k4",
                "r2 r3 r4 | b2 b3 b4 | k2 k3 k4 k5 | r1 b1 k1",
                &[
                    "Take r1 from meld 1, leaving r2 r3 r4.",
                    "Take b1 from meld 2, leaving b2 b3 b4.",
                    "Take k1 from meld 3, leaving k2 k3 k4.",
                    "Add k5 from the rack to meld 3: k2 k3 k4 k5.",
                    "Lay r1 b1 k1, all of it from the table.",
                ],
            ),
            (
                "J r4 r5 r6 | k5 b5 y5",
                "r4 J r6 | k5 b5 y5 r5",
                &[
                    "Take r5 from meld 1, leaving J r4 r6.",
                    "Add r5 to meld 2: k5 b5 y5 r5.",
                    "Put meld 1 in this order: r4 J r6.",
                ],
            ),
        ] {
            let (before, after) = (read(before), read(after));
            let told = steps(&before, &moves(&before, after.melds()), &words);
            assert_eq!(told, expected);
        }
    }
}
