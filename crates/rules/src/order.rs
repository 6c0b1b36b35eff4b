//! Where people look for tiles: a table in lanes, a rack in order. No rule says so; it is here to be the same wherever
//! tiles are shown.

use crate::{
    meld::Kind,
    table::Table,
    tile::{Face, Tile},
};

/// Where a meld lies on a table that lays itself out. A place follows from what a meld is, so nothing jumps about when
/// somebody lays the whole table anew.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Lane {
    /// 0 to 3 are runs of black, red, blue, yellow; 4 are groups.
    pub lane: u8,
    /// What comes first in the lane: the lowest number.
    pub number: u8,
}

impl Lane {
    /// The lane of groups.
    pub const GROUPS: u8 = 4;

    /// The place of a meld. A run that changes colour lies with its first colour, a mirrored meld with its kind.
    pub fn of(kind: Kind) -> Self {
        let (lane, number) = match kind {
            Kind::Run { colour, from, .. }
            | Kind::ColourChangingRun { first: Some(colour), from, .. } => (colour as u8, from),
            Kind::ColourChangingRun { first: None, from, .. } => (Self::GROUPS - 1, from),
            Kind::MirroredRun { colour, end, .. } => (colour as u8, end),
            Kind::Group { number } | Kind::MirroredGroup { number } => (Self::GROUPS, number),
        };
        Self { lane, number: number.get() }
    }
}

/// The same melds, each in its lane.
pub fn in_lanes(table: &Table) -> Table {
    let mut melds = table.melds().to_vec();
    melds.sort_by_key(|meld| Lane::of(meld.kind()));
    Table::new(melds)
}

/// How a rack is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sorting {
    /// Tiles of one number together: 777.
    Groups,
    /// Tiles of one colour together: 789.
    Runs,
}

impl Sorting {
    /// Where a tile stands on the rack, jokers last.
    pub fn place(self, tile: Tile) -> (u8, Tile) {
        match (self, tile.face()) {
            (Self::Runs, _) => (0, tile),
            (Self::Groups, Face::Number(_, number)) => (number.get(), tile),
            (Self::Groups, Face::Joker(_)) => (u8::MAX, tile),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation;

    #[test]
    fn melds_lie_where_they_are_looked_for() {
        let table = "b9 k9 r9 | y3 y4 y5 | k8 k9 k10 | r1 b1 k1 | k1 k2 k3";
        let table = Table::read(&notation::layout(table).unwrap()).unwrap();
        let shown: Vec<String> = in_lanes(&table).melds().iter().map(ToString::to_string).collect();
        assert_eq!(shown, ["k1 k2 k3", "k8 k9 k10", "y3 y4 y5", "r1 b1 k1", "b9 k9 r9"]);
    }

    #[test]
    fn a_rack_is_sorted_two_ways() {
        let sorted = |sorting: Sorting| {
            let mut tiles = notation::tiles("J y2 k9 r2 k1").unwrap();
            tiles.sort_by_key(|tile| sorting.place(*tile));
            tiles.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(sorted(Sorting::Groups), "k1 r2 y2 k9 J");
        assert_eq!(sorted(Sorting::Runs), "k1 k9 r2 y2 J");
    }
}
