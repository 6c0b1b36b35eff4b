//! The desk a player works at during a turn: table and rack tiles moved about, every step undoable,
//! nothing decided until the lay is handed in.

use dublet_rules::{
    bag::Bag,
    meld::{Meld, arrange},
    table::{Layout, Table},
    tile::Tile,
};

/// A tile on the desk's table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Placed {
    pub(super) tile: Tile,
    /// From the player's rack, in this turn.
    pub(super) own: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Step {
    melds: Vec<Vec<Placed>>,
    rack: Bag,
}

/// Where a turn stands.
pub(super) struct Desk {
    now: Step,
    before: Vec<Step>,
}

/// What cannot be done on a desk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum CannotMove {
    NotOnRack(Tile),
    NoSuchMeld(usize),
    NotInMeld(Tile, usize),
    NotYours(Tile),
}

impl Desk {
    pub(super) fn new(table: &Table, rack: Bag) -> Self {
        let placed = |tile: &Tile| Placed { tile: *tile, own: false };
        let melds = table.melds().iter().map(|meld| meld.tiles().iter().map(placed).collect());
        Self { now: Step { melds: melds.collect(), rack }, before: Vec::new() }
    }

    pub(super) fn melds(&self) -> &[Vec<Placed>] {
        &self.now.melds
    }

    pub(super) fn rack(&self) -> &Bag {
        &self.now.rack
    }

    /// The table as it would be laid.
    pub(super) fn layout(&self) -> Layout {
        let tiles = |meld: &Vec<Placed>| meld.iter().map(|placed| placed.tile).collect();
        Layout(self.now.melds.iter().map(tiles).collect())
    }

    pub(super) fn undo(&mut self) -> bool {
        let step = self.before.pop();
        step.map(|step| self.now = step).is_some()
    }

    pub(super) fn put_all_back(&mut self) {
        if let Some(first) = self.before.first().cloned() {
            self.change(|_| Ok(first)).expect("nothing to refuse");
        }
    }

    /// Puts rack tiles into a meld, or into a new one.
    pub(super) fn lay(&mut self, tiles: &[Tile], into: Option<usize>) -> Result<(), CannotMove> {
        self.change(|mut step| {
            for tile in tiles {
                if !step.rack.take(*tile) {
                    return Err(CannotMove::NotOnRack(*tile));
                }
            }
            step.add(tiles.iter().map(|tile| Placed { tile: *tile, own: true }), into)
        })
    }

    /// Moves tiles from one meld to another, or to a new one.
    pub(super) fn shift(
        &mut self,
        tiles: &[Tile],
        from: usize,
        into: Option<usize>,
    ) -> Result<(), CannotMove> {
        self.change(|mut step| {
            let taken: Result<Vec<Placed>, _> =
                tiles.iter().map(|tile| step.take(*tile, from, |_| true)).collect();
            // The target is found before an emptied meld goes and numbers shift.
            step = step.add(taken?, into)?;
            step.melds.retain(|meld| !meld.is_empty());
            Ok(step)
        })
    }

    /// Takes own tiles back to the rack.
    pub(super) fn take_back(&mut self, tiles: &[Tile]) -> Result<(), CannotMove> {
        self.change(|mut step| {
            for tile in tiles {
                let place = step
                    .melds
                    .iter()
                    .position(|meld| meld.iter().any(|placed| placed.tile == *tile && placed.own));
                let place = place.ok_or(CannotMove::NotYours(*tile))?;
                step.take(*tile, place, |placed| placed.own)?;
                step.rack.add(*tile);
            }
            step.melds.retain(|meld| !meld.is_empty());
            Ok(step)
        })
    }

    /// One step, all of it or nothing.
    fn change(
        &mut self,
        make: impl FnOnce(Step) -> Result<Step, CannotMove>,
    ) -> Result<(), CannotMove> {
        let next = make(self.now.clone())?;
        self.before.push(std::mem::replace(&mut self.now, next));
        Ok(())
    }
}

impl Step {
    fn take(
        &mut self,
        tile: Tile,
        meld: usize,
        allowed: impl Fn(&Placed) -> bool,
    ) -> Result<Placed, CannotMove> {
        let tiles = self.melds.get_mut(meld).ok_or(CannotMove::NoSuchMeld(meld))?;
        let place = tiles.iter().position(|placed| placed.tile == tile && allowed(placed));
        place.map(|place| tiles.remove(place)).ok_or(CannotMove::NotInMeld(tile, meld))
    }

    fn add(
        mut self,
        tiles: impl IntoIterator<Item = Placed>,
        into: Option<usize>,
    ) -> Result<Self, CannotMove> {
        let place = into.unwrap_or(self.melds.len());
        if into.is_none() {
            self.melds.push(Vec::new());
        }
        let meld = self.melds.get_mut(place).ok_or(CannotMove::NoSuchMeld(place))?;
        meld.extend(tiles);
        put_in_order(meld);
        Ok(self)
    }
}

/// Tiles that do not stand as they were added, but would in another order, are put into it.
fn put_in_order(meld: &mut Vec<Placed>) {
    let tiles: Vec<Tile> = meld.iter().map(|placed| placed.tile).collect();
    if Meld::read(&tiles).is_ok() {
        return;
    }
    let Some(ordered) = arrange(&tiles) else { return };
    let mut left = std::mem::take(meld);
    for tile in ordered.tiles() {
        let place = left.iter().position(|placed| placed.tile == *tile);
        meld.push(left.remove(place.expect("the same tiles")));
    }
}

#[cfg(test)]
mod tests {
    use dublet_rules::notation;

    use super::*;

    fn desk(table: &str, rack: &str) -> Desk {
        let table = Table::read(&notation::layout(table).unwrap()).unwrap();
        Desk::new(&table, notation::tiles(rack).unwrap().into_iter().collect())
    }

    fn tiles(text: &str) -> Vec<Tile> {
        notation::tiles(text).unwrap()
    }

    /// Teaching example (d): a run split in two with a second red 6.
    #[test]
    fn a_run_is_split_with_a_second_six() {
        let mut desk = desk("r4 r5 r6 r7 r8", "r6 k1");
        desk.shift(&tiles("r6 r7 r8"), 0, None).unwrap();
        desk.lay(&tiles("r6"), Some(0)).unwrap();
        assert_eq!(desk.layout().to_string(), "r4 r5 r6 | r6 r7 r8");
        assert!(desk.undo() && desk.undo() && !desk.undo());
        assert_eq!(desk.layout().to_string(), "r4 r5 r6 r7 r8");
    }

    #[test]
    fn tiles_added_anywhere_are_put_in_order() {
        let mut desk = desk("r4 r5 r6", "r3 r2");
        desk.lay(&tiles("r2 r3"), Some(0)).unwrap();
        assert_eq!(desk.layout().to_string(), "r2 r3 r4 r5 r6");
        desk.take_back(&tiles("r3")).unwrap();
        desk.put_all_back();
        assert_eq!(desk.layout().to_string(), "r4 r5 r6");
    }

    #[test]
    fn what_cannot_be_moved_changes_nothing() {
        let mut desk = desk("r4 r5 r6 | k1 k2 k3", "r3");
        assert_eq!(desk.lay(&tiles("r3 r3"), None), Err(CannotMove::NotOnRack(tiles("r3")[0])));
        assert_eq!(desk.lay(&tiles("r3"), Some(7)), Err(CannotMove::NoSuchMeld(7)));
        let not_there = CannotMove::NotInMeld(tiles("b4")[0], 0);
        assert_eq!(desk.shift(&tiles("r4 b4"), 0, Some(1)), Err(not_there));
        assert_eq!(desk.take_back(&tiles("r4")), Err(CannotMove::NotYours(tiles("r4")[0])));
        assert_eq!(desk.layout().to_string(), "r4 r5 r6 | k1 k2 k3");
        assert!(!desk.undo());
    }
}
