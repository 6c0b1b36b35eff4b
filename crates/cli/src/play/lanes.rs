//! The table in lanes: runs by colour and number, then groups. A meld's place follows from what it is, so
//! nothing jumps about when somebody lays the whole table anew.

use dublet_rules::{
    bag::Bag,
    meld::{Kind, Meld},
    table::Table,
    tile::Colour,
};
use dublet_solver::{Origin, moves};

/// The same melds, each in its lane.
pub(super) fn in_lanes(table: &Table) -> Table {
    let mut melds = table.melds().to_vec();
    melds.sort_by_key(|meld| lane(meld.kind()));
    Table::new(melds)
}

fn lane(kind: Kind) -> (usize, u8) {
    let colour = |colour: Colour| colour as usize;
    match kind {
        Kind::Run { colour: one, from, .. }
        | Kind::ColourChangingRun { first: Some(one), from, .. } => (colour(one), from.get()),
        Kind::ColourChangingRun { first: None, from, .. } => (3, from.get()),
        Kind::MirroredRun { colour: one, end, .. } => (colour(one), end.get()),
        Kind::Group { number } | Kind::MirroredGroup { number } => (4, number.get()),
    }
}

/// Which tiles of `after` were not in the same meld of `before`, meld by meld.
pub(super) fn changes(before: &Table, after: &Table) -> Vec<Vec<bool>> {
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

    #[test]
    fn melds_lie_where_they_are_looked_for() {
        let table = in_lanes(&read("b9 k9 r9 | y3 y4 y5 | k8 k9 k10 | r1 b1 k1 | k1 k2 k3"));
        let shown: Vec<String> = table.melds().iter().map(ToString::to_string).collect();
        assert_eq!(shown, ["k1 k2 k3", "k8 k9 k10", "y3 y4 y5", "r1 b1 k1", "b9 k9 r9"]);
    }

    #[test]
    fn what_was_laid_or_moved_is_marked() {
        let marks = changes(&read("b4 r4 y4 k4"), &read("b3 b4 b5 b6 | k4 r4 y4"));
        assert_eq!(marks, [vec![true; 4], vec![false; 3]]);
        let marks = changes(&read("r4 r5 r6"), &read("r3 r4 r5 r6"));
        assert_eq!(marks, [vec![true, false, false, false]]);
    }
}
