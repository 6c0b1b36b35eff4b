//! What moves where: the table before a lay compared with the table after it.
//!
//! Tiles have no identity (rule 1.3), so which red 5 went where is a matter of telling it well: melds that
//! stay are found first, then melds that keep most of what they were, and what is left over moves in
//! pieces as large as possible.

use std::cmp::Reverse;

use dublet_rules::{bag::Bag, meld::Meld, sort::sort_few, table::Table, tile::Tile};
use serde::{Serialize, Serializer};

/// Where a tile of the table after a lay comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "\"rack\" | number"))]
pub enum Origin {
    /// The player's rack.
    Rack,
    /// A meld of the table before, by its place.
    Meld(usize),
}

/// `"rack"`, or the number of the meld, from 1.
impl Serialize for Origin {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Rack => serializer.serialize_str("rack"),
            Self::Meld(place) => (place + 1).serialize(serializer),
        }
    }
}

/// A meld of the table after a lay, and how it came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Move {
    /// The meld as it lies now.
    pub meld: Meld,
    /// The place of the meld before that it is still taken for; a new meld has none.
    #[serde(serialize_with = "number")]
    pub was: Option<usize>,
    /// Where each tile of the meld comes from, in the order of its tiles.
    #[serde(rename = "from")]
    pub origins: Vec<Origin>,
}

/// People number melds from 1.
#[expect(clippy::ref_option, reason = "serde hands it over so")]
fn number<S: Serializer>(place: &Option<usize>, serializer: S) -> Result<S::Ok, S::Error> {
    place.map(|place| place + 1).serialize(serializer)
}

impl Move {
    /// Its tiles that come from where `wanted` says.
    pub fn tiles_from(&self, wanted: impl Fn(Origin) -> bool) -> impl Iterator<Item = Tile> {
        let tiles = self.meld.tiles().iter().zip(&self.origins);
        tiles.filter(move |(_, origin)| wanted(**origin)).map(|(tile, _)| *tile)
    }

    /// Its tiles from the rack.
    pub fn from_rack(&self) -> impl Iterator<Item = Tile> {
        self.tiles_from(|origin| origin == Origin::Rack)
    }

    /// Its tiles from melds of the table before, other than the one it was.
    pub fn from_elsewhere(&self) -> impl Iterator<Item = Tile> {
        let was = self.was;
        self.tiles_from(move |origin| {
            origin != Origin::Rack && Some(origin) != was.map(Origin::Meld)
        })
    }
}

/// Fewer common tiles than this, and a meld is told as a new one.
const STILL_THE_SAME: usize = 2;

/// How the melds of `table` become those of `plan`, which holds all its tiles and more from the rack.
/// Melds that are still there come first, in their places; then the new ones.
///
/// ```
/// use dublet_rules::{meld::Meld, notation, table::Table};
/// use dublet_solver::{Origin, moves};
///
/// let read = |text| Table::read(&notation::layout(text).unwrap()).unwrap();
/// let after = read("b3 b4 b5 b6 | k4 r4 y4");
/// let moves = moves(&read("b4 r4 y4 k4"), after.melds());
/// assert_eq!(moves[0].was, Some(0));
/// assert_eq!(moves[1].origins[..2], [Origin::Rack, Origin::Meld(0)]);
/// ```
pub fn moves(table: &Table, plan: &[Meld]) -> Vec<Move> {
    let before: Vec<Bag> = table.melds().iter().map(bag).collect();
    let after: Vec<Bag> = plan.iter().map(bag).collect();
    let was = still_there(&before, &after);
    let shares = share_out(&before, &after, &was);
    let mut moves: Vec<Move> = plan
        .iter()
        .zip(was)
        .zip(shares)
        .map(|((meld, was), shares)| {
            let old = was.map(|place| &table.melds()[place]);
            let meld = old.map_or_else(|| meld.clone(), |old| as_it_lay(old, meld));
            let origins = origins(&meld, shares);
            Move { meld, was, origins }
        })
        .collect();
    sort_few(&mut moves, |each| each.was.unwrap_or(usize::MAX));
    moves
}

/// The melds of `plan`, each in the place of the meld of `table` it is taken for; new ones take places that became free, and
/// then come last. So a meld keeps its name, which is its place, for as long as it lies.
///
/// ```
/// use dublet_rules::{notation, table::Table};
/// use dublet_solver::in_place;
///
/// let read = |text| Table::read(&notation::layout(text).unwrap()).unwrap();
/// let after = read("b3 b4 b5 b6 | k4 r4 y4 | r1 r2 r3");
/// let melds = in_place(&read("r1 r2 r3 | b4 r4 y4 k4"), after.melds());
/// assert_eq!(Table::new(melds), read("r1 r2 r3 | k4 r4 y4 | b3 b4 b5 b6"));
/// ```
pub fn in_place(table: &Table, plan: &[Meld]) -> Vec<Meld> {
    let before: Vec<Bag> = table.melds().iter().map(bag).collect();
    let after: Vec<Bag> = plan.iter().map(bag).collect();
    let was = still_there(&before, &after);
    let mut places = vec![None; before.len()];
    let mut new = Vec::new();
    for (meld, was) in plan.iter().zip(was) {
        match was {
            Some(place) => places[place] = Some(meld),
            None => new.push(meld),
        }
    }
    let mut new = new.into_iter();
    for place in places.iter_mut().filter(|place| place.is_none()) {
        *place = new.next();
    }
    places.into_iter().flatten().chain(new).cloned().collect()
}

fn bag(meld: &Meld) -> Bag {
    meld.tiles().iter().collect()
}

fn common(one: &Bag, other: &Bag) -> Bag {
    one.minus(&one.minus(other))
}

/// Which meld before each meld after is taken for: untouched melds first, then those all of whose tiles
/// are still together, then those with most tiles in common.
fn still_there(before: &[Bag], after: &[Bag]) -> Vec<Option<usize>> {
    let mut pairs = Vec::new();
    for (now, new) in after.iter().enumerate() {
        for (place, old) in before.iter().enumerate() {
            let shared = common(old, new).len();
            if shared >= STILL_THE_SAME {
                pairs.push((Reverse((old == new, shared == old.len(), shared)), place, now));
            }
        }
    }
    sort_few(&mut pairs, |pair| *pair);
    let mut was = vec![None; after.len()];
    for (_, place, now) in pairs {
        if was[now].is_none() && !was.contains(&Some(place)) {
            was[now] = Some(place);
        }
    }
    was
}

/// The tiles of each meld after by where they come from; what comes from the rack is not among them.
fn share_out(before: &[Bag], after: &[Bag], was: &[Option<usize>]) -> Vec<Vec<(usize, Bag)>> {
    let (mut left, mut wanted) = (before.to_vec(), after.to_vec());
    let mut shares = vec![Vec::new(); after.len()];
    let mut give = |left: &mut [Bag], wanted: &mut [Bag], place: usize, now: usize| {
        let share = common(&left[place], &wanted[now]);
        left[place] = left[place].minus(&share);
        wanted[now] = wanted[now].minus(&share);
        shares[now].push((place, share));
    };
    for (now, place) in was.iter().enumerate() {
        if let Some(place) = *place {
            give(&mut left, &mut wanted, place, now);
        }
    }
    loop {
        let pairs = (0..before.len()).flat_map(|place| (0..after.len()).map(move |n| (place, n)));
        let largest = pairs
            .map(|(place, now)| (common(&left[place], &wanted[now]).len(), Reverse((place, now))))
            .max();
        match largest {
            Some((1.., Reverse((place, now)))) => give(&mut left, &mut wanted, place, now),
            _ => return shares,
        }
    }
}

/// The tiles of `new` in the order in which they lay in `old` as far as that makes the meld: nobody turns
/// a meld round to add a tile.
fn as_it_lay(old: &Meld, new: &Meld) -> Meld {
    let mut added = bag(new);
    let kept: Vec<Tile> = old.tiles().iter().copied().filter(|tile| added.take(*tile)).collect();
    let added: Vec<Tile> = added.iter().collect();
    let orders = [[&kept[..], &added].concat(), [&added[..], &kept].concat()];
    orders.iter().find_map(|tiles| Meld::read(tiles).ok()).unwrap_or_else(|| new.clone())
}

fn origins(meld: &Meld, mut shares: Vec<(usize, Bag)>) -> Vec<Origin> {
    let origin = |tile: &Tile| {
        let share =
            shares.iter_mut().find_map(|(place, share)| share.take(*tile).then_some(*place));
        share.map_or(Origin::Rack, Origin::Meld)
    };
    meld.tiles().iter().map(origin).collect()
}

/// Which tiles of `after` were not in the same meld of `before`, meld by meld.
pub fn changes(before: &Table, after: &Table) -> Vec<Vec<bool>> {
    let mut moves = moves(before, after.melds());
    let marks = |meld: &Meld| {
        let tiles: Bag = meld.tiles().iter().collect();
        let place =
            moves.iter().position(|each| each.meld.tiles().iter().collect::<Bag>() == tiles);
        let Some(each) = place.map(|place| moves.remove(place)) else {
            return vec![true; meld.tiles().len()];
        };
        let stayed = |origin: Origin| each.was.is_some_and(|was| origin == Origin::Meld(was));
        let mut kept: Bag = each.tiles_from(stayed).collect();
        meld.tiles().iter().map(|tile| !kept.take(*tile)).collect()
    };
    after.melds().iter().map(marks).collect()
}

#[cfg(test)]
mod tests {
    use dublet_rules::notation;

    use super::*;

    fn read(text: &str) -> Table {
        Table::read(&notation::layout(text).unwrap()).unwrap()
    }

    /// Each meld after: what it was (numbered from 1, `+` when new), and its tiles with where they come
    /// from when that is elsewhere, `*` being the rack.
    fn told(before: &str, after: &str) -> Vec<String> {
        let tell = |each: &Move| {
            let tile = |(tile, origin): (&Tile, &Origin)| match origin {
                Origin::Rack => format!("{tile}*"),
                Origin::Meld(place) if Some(*place) == each.was => tile.to_string(),
                Origin::Meld(place) => format!("{tile}<{}", place + 1),
            };
            let was = each.was.map_or("+".to_owned(), |place| (place + 1).to_string());
            let tiles = each.meld.tiles().iter().zip(&each.origins).map(tile);
            format!("{was}: {}", tiles.collect::<Vec<_>>().join(" "))
        };
        moves(&read(before), read(after).melds()).iter().map(tell).collect()
    }

    #[test]
    fn a_tile_leaves_a_group_for_a_new_run() {
        assert_eq!(
            told("b4 r4 y4 k4", "b3 b4 b5 b6 | k4 r4 y4"),
            ["1: r4 y4 k4", "+: b3* b4<1 b5* b6*"]
        );
    }

    #[test]
    fn a_run_is_split_with_a_second_six() {
        assert_eq!(
            told("r4 r5 r6 r7 r8", "r4 r5 r6 | r6 r7 r8"),
            ["1: r4 r5 r6", "+: r6* r7<1 r8<1"]
        );
    }

    /// An untouched meld is not taken for the start of a longer one that would fit it better.
    #[test]
    fn melds_that_stay_are_found_first_and_keep_their_order() {
        assert_eq!(
            told("r5 r4 r3 | y9 k9 r9", "k9 r9 b9 y9 | r3 r4 r5 | r2 r3 r4 r5"),
            ["1: r5 r4 r3", "2: y9 k9 r9 b9*", "+: r2* r3* r4* r5*"]
        );
    }

    #[test]
    fn melds_grow_at_either_end() {
        assert_eq!(
            told("J r4 r5 | b4 b5 b6", "J r4 r5 r6 | b3 b4 b5 b6"),
            ["1: J r4 r5 r6*", "2: b3* b4 b5 b6"]
        );
        assert_eq!(told("r4 r5 r6", "r3 r4 r5 r6 r7"), ["1: r3* r4 r5 r6 r7*"]);
    }

    #[test]
    fn a_joker_changes_its_place_where_the_order_asks_for_it() {
        assert_eq!(
            told("J r4 r5 r6 | k5 b5 y5", "r4 J r6 | k5 b5 y5 r5"),
            ["1: r4 J r6", "2: k5 b5 y5 r5<1"]
        );
    }

    #[test]
    fn a_meld_taken_apart_is_none_any_more() {
        assert_eq!(
            told("r4 b4 k4", "r4 r5 r6 | b4 b5 b6 | k4 k5 k6"),
            ["+: r4<1 r5* r6*", "+: b4<1 b5* b6*", "+: k4<1 k5* k6*"]
        );
    }

    /// Every tile of the table goes somewhere, and only the rack's are new.
    #[test]
    fn all_tiles_are_accounted_for() {
        let before = read("r1 r2 r3 r4 | r1 b1 k1 | r4 b4 y4 k4 | b4 b5 b6");
        let after = read("r1 r2 r3 | r1 b1 k1 y1 | r4 b4 y4 | r4 k4 y4 | b3 b4 b5 b6");
        let moves = moves(&before, after.melds());
        let rack: Bag = moves.iter().flat_map(Move::from_rack).collect();
        assert_eq!(rack, after.tiles().minus(before.tiles()));
        for (place, meld) in before.melds().iter().enumerate() {
            let from = moves.iter().flat_map(|each| each.tiles_from(|o| o == Origin::Meld(place)));
            assert_eq!(from.collect::<Bag>(), bag(meld));
        }
    }

    #[test]
    fn melds_keep_their_places() {
        let placed = |before, after| Table::new(in_place(&read(before), read(after).melds()));
        // A new meld takes the place of one that is gone.
        assert_eq!(
            placed("r4 b4 k4 | y1 y2 y3", "y1 y2 y3 | k4 k5 k6 | b4 b5 b6 | r4 r5 r6"),
            read("k4 k5 k6 | y1 y2 y3 | b4 b5 b6 | r4 r5 r6")
        );
        // Those behind move up where fewer are left.
        assert_eq!(
            placed("r4 r5 r6 | r7 r8 r9 | y1 y2 y3", "y1 y2 y3 | r4 r5 r6 r7 r8 r9 r10"),
            read("r4 r5 r6 r7 r8 r9 r10 | y1 y2 y3")
        );
    }

    #[test]
    fn an_empty_table_has_only_new_melds() {
        assert_eq!(told("", "r1 r2 r3"), ["+: r1* r2* r3*"]);
        assert_eq!(told("r1 r2 r3", "r1 r2 r3"), ["1: r1 r2 r3"]);
    }

    #[test]
    fn what_was_laid_or_moved_is_marked() {
        let marks = changes(&read("b4 r4 y4 k4"), &read("b3 b4 b5 b6 | k4 r4 y4"));
        assert_eq!(marks, [vec![true; 4], vec![false; 3]]);
        let marks = changes(&read("r4 r5 r6"), &read("r3 r4 r5 r6"));
        assert_eq!(marks, [vec![true, false, false, false]]);
    }
}
