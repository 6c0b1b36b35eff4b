//! The desk a player works at during a turn: table and rack tiles moved about, every step undone and redone,
//! nothing decided until the lay is handed in.

use dublet_rules::{
    bag::Bag,
    game::{Draft, DraftTile},
    meld::{Meld, arrange},
    table::{Layout, Table},
    tile::Tile,
};
use dublet_solver::{Move, Origin};

/// A tile on the desk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Placed {
    pub(crate) tile: Tile,
    /// The meld of the table it lay in when the turn began; none for a tile of the own rack.
    pub(crate) home: Option<usize>,
    /// Drawn, laid or moved since the player last looked.
    pub(crate) news: bool,
}

impl Placed {
    pub(crate) fn is_own(&self) -> bool {
        self.home.is_none()
    }
}

/// A place of the desk that holds a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Spot {
    Table { meld: usize, place: usize },
    Rack(usize),
}

/// Where tiles are put.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// To a meld: before its tiles or after them, if it stands so.
    Meld {
        meld: usize,
        before: bool,
    },
    New,
    Rack,
}

/// What cannot be done on a desk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotYours(pub(crate) Tile);

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Step {
    pub(crate) melds: Vec<Vec<Placed>>,
    pub(crate) rack: Vec<Placed>,
}

/// Where a turn stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Desk {
    now: Step,
    before: Vec<Step>,
    after: Vec<Step>,
}

impl Desk {
    /// A desk with a table and a rack; `news` tells which tiles of the table are to be marked, `drawn` which
    /// of the rack.
    pub(crate) fn new(table: &Table, news: &[Vec<bool>], rack: &Bag, drawn: &Bag) -> Self {
        let placed = |(home, (meld, news)): (usize, (&Meld, &Vec<bool>))| {
            let tiles = meld.tiles().iter().zip(news);
            let place = |(tile, news): (&Tile, &bool)| Placed {
                tile: *tile,
                home: Some(home),
                news: *news,
            };
            tiles.map(place).collect()
        };
        let melds = table.melds().iter().zip(news).enumerate().map(placed).collect();
        let mut drawn = *drawn;
        let own = |tile: Tile| Placed { tile, home: None, news: drawn.take(tile) };
        let rack = rack.iter().map(own).collect();
        Self { now: Step { melds, rack }, ..Self::default() }
    }

    #[cfg(test)]
    pub(crate) fn now(&self) -> &Step {
        &self.now
    }

    /// The melds by their numbers; one that was emptied in this turn has no tiles.
    pub(crate) fn melds(&self) -> &[Vec<Placed>] {
        &self.now.melds
    }

    pub(crate) fn rack(&self) -> &[Placed] {
        &self.now.rack
    }

    /// The tile at a place.
    pub(crate) fn at(&self, spot: Spot) -> Option<Placed> {
        match spot {
            Spot::Rack(place) => self.now.rack.get(place).copied(),
            Spot::Table { meld, place } => self.now.melds.get(meld)?.get(place).copied(),
        }
    }

    /// Whether anything lies otherwise than when the turn began.
    pub(crate) fn is_changed(&self) -> bool {
        self.before.first().is_some_and(|first| *first != self.now)
    }

    /// How many rack tiles lie on the table.
    pub(crate) fn laid(&self) -> usize {
        self.now.melds.iter().flatten().filter(|placed| placed.is_own()).count()
    }

    /// The table as it would be laid.
    pub(crate) fn layout(&self) -> Layout {
        let tiles = |meld: &Vec<Placed>| meld.iter().map(|placed| placed.tile).collect();
        Layout(self.lying().map(tiles).collect())
    }

    /// How the tiles lie, for when time is up.
    pub(crate) fn draft(&self) -> Option<Draft> {
        let tile = |placed: &Placed| DraftTile { tile: placed.tile, own: placed.is_own() };
        let tiles = |meld: &Vec<Placed>| meld.iter().map(tile).collect();
        self.is_changed().then(|| Draft(self.lying().map(tiles).collect()))
    }

    /// The melds that have tiles.
    fn lying(&self) -> impl Iterator<Item = &Vec<Placed>> {
        self.now.melds.iter().filter(|meld| !meld.is_empty())
    }

    pub(crate) fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    pub(crate) fn can_redo(&self) -> bool {
        !self.after.is_empty()
    }

    pub(crate) fn undo(&mut self) -> bool {
        let Some(step) = self.before.pop() else { return false };
        self.after.push(std::mem::replace(&mut self.now, step));
        true
    }

    pub(crate) fn redo(&mut self) -> bool {
        let Some(step) = self.after.pop() else { return false };
        self.before.push(std::mem::replace(&mut self.now, step));
        true
    }

    /// Everything as the turn began, which can be undone like any step.
    pub(crate) fn put_all_back(&mut self) {
        self.step_to(self.first().clone());
    }

    /// Puts tiles somewhere, in the order given: all of them, or none.
    pub(crate) fn put(&mut self, spots: &[Spot], target: Target) -> Result<(), NotYours> {
        let tiles: Vec<Placed> = spots.iter().filter_map(|spot| self.at(*spot)).collect();
        if target == Target::Rack
            && let Some(foreign) = tiles.iter().find(|placed| !placed.is_own())
        {
            return Err(NotYours(foreign.tile));
        }
        let mut next = self.now.clone();
        next.remove(spots);
        match target {
            Target::Rack => next.rack.extend(tiles),
            Target::New => next.melds.push(in_order(Vec::new(), tiles, false)),
            Target::Meld { meld, before } => {
                if let Some(there) = next.melds.get_mut(meld) {
                    *there = in_order(std::mem::take(there), tiles, before);
                }
            }
        }
        for meld in &mut next.melds {
            // What is left of a meld may stand in another order only: a joker in the gap.
            let rest = std::mem::take(meld);
            *meld = in_order(rest, Vec::new(), false);
        }
        // A meld keeps its number for the whole turn: an emptied one leaves its own unused, unless it was the newest.
        let old = self.first().melds.len();
        while next.melds.len() > old && next.melds.last().is_some_and(Vec::is_empty) {
            next.melds.pop();
        }
        self.step_to(next);
        Ok(())
    }

    /// The table after a lay, as the solver tells it, and everything else as the turn began. Melds keep their numbers.
    pub(crate) fn place(&mut self, moves: &[Move]) {
        let first = self.first();
        let (mut homes, mut rack) = (first.melds.clone(), first.rack.clone());
        let mut kept: Vec<Vec<Placed>> = vec![Vec::new(); homes.len()];
        let mut new = Vec::new();
        for each in moves {
            let mut take = |(tile, origin): (&Tile, &Origin)| {
                let from = match origin {
                    Origin::Rack => &mut rack,
                    Origin::Meld(home) => homes.get_mut(*home)?,
                };
                let place = from.iter().position(|placed| placed.tile == *tile)?;
                Some(from.remove(place))
            };
            let tiles: Vec<Placed> =
                each.meld.tiles().iter().zip(&each.origins).filter_map(&mut take).collect();
            match each.was {
                Some(home) => kept[home] = tiles,
                None => new.push(tiles),
            }
        }
        // A meld the lay only takes from is what is left of it.
        let rest = |(kept, home): (Vec<Placed>, Vec<Placed>)| match kept.is_empty() {
            true => in_order(home, Vec::new(), false),
            false => kept,
        };
        let melds = kept.into_iter().zip(homes).map(rest).chain(new).collect();
        self.step_to(Step { melds, rack });
    }

    /// Every place that holds a tile.
    pub(crate) fn spots(&self) -> impl Iterator<Item = Spot> {
        let melds = self.now.melds.iter().enumerate();
        let table = melds.flat_map(|(meld, tiles)| {
            (0..tiles.len()).map(move |place| Spot::Table { meld, place })
        });
        table.chain((0..self.now.rack.len()).map(Spot::Rack))
    }

    /// Where the turn began.
    fn first(&self) -> &Step {
        self.before.first().unwrap_or(&self.now)
    }

    /// Another step, unless nothing would change.
    fn step_to(&mut self, next: Step) {
        if next == self.now {
            return;
        }
        self.before.push(std::mem::replace(&mut self.now, next));
        self.after.clear();
    }
}

impl Step {
    /// Takes tiles off their places; an emptied meld stays for the moment.
    fn remove(&mut self, spots: &[Spot]) {
        let mut spots = spots.to_vec();
        spots.sort_unstable();
        for spot in spots.iter().rev() {
            match *spot {
                Spot::Rack(place) => drop(self.rack.remove(place)),
                Spot::Table { meld, place } => drop(self.melds[meld].remove(place)),
            }
        }
    }
}

/// Tiles put to others: after them or before them if they stand so, else in whatever order they do.
fn in_order(there: Vec<Placed>, added: Vec<Placed>, before: bool) -> Vec<Placed> {
    let stands = |tiles: &Vec<Placed>| {
        Meld::read(&tiles.iter().map(|placed| placed.tile).collect::<Vec<_>>()).is_ok()
    };
    let after = [there.clone(), added.clone()].concat();
    let mut orders = [after.clone(), [added, there].concat()];
    if before {
        orders.reverse();
    }
    if let Some(order) = orders.into_iter().find(stands) {
        return order;
    }
    let Some(ordered) = arrange(&after.iter().map(|placed| placed.tile).collect::<Vec<_>>()) else {
        return after;
    };
    let mut left = after;
    let mut take = |tile: &Tile| {
        let place = left.iter().position(|placed| placed.tile == *tile);
        left.remove(place.expect("the same tiles"))
    };
    ordered.tiles().iter().map(&mut take).collect()
}

#[cfg(test)]
mod tests {
    use dublet_rules::notation;

    use super::*;

    fn desk(table: &str, rack: &str) -> Desk {
        let table = Table::read(&notation::layout(table).unwrap()).unwrap();
        let news: Vec<Vec<bool>> =
            table.melds().iter().map(|meld| vec![false; meld.tiles().len()]).collect();
        Desk::new(&table, &news, &notation::tiles(rack).unwrap().into_iter().collect(), &Bag::EMPTY)
    }

    fn shown(desk: &Desk) -> (String, String) {
        let tiles = |tiles: &[Placed]| {
            tiles.iter().map(|placed| placed.tile.to_string()).collect::<Vec<_>>().join(" ")
        };
        let melds: Vec<String> = desk.melds().iter().map(|meld| tiles(meld)).collect();
        (melds.join(" | "), tiles(desk.rack()))
    }

    const fn on_table(meld: usize, place: usize) -> Spot {
        Spot::Table { meld, place }
    }

    #[test]
    fn a_run_is_split_with_a_second_six() {
        let mut desk = desk("r4 r5 r6 r7 r8", "r6 k1");
        desk.put(&[Spot::Rack(1), on_table(0, 3), on_table(0, 4)], Target::New).unwrap();
        assert_eq!(shown(&desk), ("r4 r5 r6 | r6 r7 r8".into(), "k1".into()));
        assert_eq!(desk.laid(), 1);
    }

    #[test]
    fn tiles_go_to_the_end_where_they_stand() {
        let mut desk = desk("r4 r5 r6", "r3 r7 J");
        desk.put(&[Spot::Rack(0)], Target::Meld { meld: 0, before: false }).unwrap();
        assert_eq!(shown(&desk).0, "r3 r4 r5 r6");
        desk.put(&[Spot::Rack(1)], Target::Meld { meld: 0, before: true }).unwrap();
        assert_eq!(shown(&desk).0, "J r3 r4 r5 r6");
        desk.put(&[Spot::Rack(0)], Target::Meld { meld: 0, before: true }).unwrap();
        assert_eq!(shown(&desk).0, "J r3 r4 r5 r6 r7");
    }

    #[test]
    fn undo_and_redo_go_step_by_step_and_restore_exactly() {
        let mut desk = desk("r4 r5 r6 | b4 k4 y4", "r3 r7 r4");
        let mut steps = vec![desk.now().clone()];
        for (spot, target) in [
            (Spot::Rack(0), Target::Meld { meld: 0, before: true }),
            (Spot::Rack(0), Target::Meld { meld: 1, before: false }),
            (on_table(0, 0), Target::New),
            (Spot::Rack(0), Target::Meld { meld: 0, before: false }),
        ] {
            desk.put(&[spot], target).unwrap();
            steps.push(desk.now().clone());
        }
        assert!(steps.windows(2).all(|two| two[0] != two[1]));
        for step in steps.iter().rev().skip(1) {
            assert!(desk.undo());
            assert_eq!(desk.now(), step);
        }
        assert!(!desk.undo() && !desk.is_changed());
        for step in &steps[1..] {
            assert!(desk.redo());
            assert_eq!(desk.now(), step);
        }
        assert!(!desk.redo());
        desk.put_all_back();
        assert_eq!(desk.now(), &steps[0]);
        assert!(desk.undo(), "putting all back is a step like any other");
        assert_eq!(desk.now(), &steps[4]);
    }

    #[test]
    fn only_own_tiles_go_back_to_the_rack() {
        let mut desk = desk("r4 r5 r6", "r7");
        desk.put(&[Spot::Rack(0)], Target::Meld { meld: 0, before: false }).unwrap();
        let before = desk.clone();
        let r4 = notation::tiles("r4").unwrap()[0];
        assert_eq!(desk.put(&[on_table(0, 3), on_table(0, 0)], Target::Rack), Err(NotYours(r4)));
        assert_eq!(desk, before);
        desk.put(&[on_table(0, 3)], Target::Rack).unwrap();
        assert_eq!(shown(&desk), ("r4 r5 r6".into(), "r7".into()));
    }

    /// Whoever is told "meld 2" finds it there until the turn is over.
    #[test]
    fn melds_keep_their_numbers_for_the_whole_turn() {
        let mut desk = desk("r4 b4 y4 | k1 k2 k3", "k4 y9");
        for place in [0, 0, 0] {
            desk.put(&[on_table(0, place)], Target::Meld { meld: 1, before: false }).unwrap();
        }
        assert!(desk.melds()[0].is_empty() && desk.melds()[1].len() == 6);
        assert_eq!(desk.layout().0.len(), 1);
        // A new meld that is emptied again was only tried.
        desk.put(&[Spot::Rack(1)], Target::New).unwrap();
        assert_eq!(desk.melds().len(), 3);
        desk.put(&[on_table(2, 0)], Target::Rack).unwrap();
        assert_eq!(desk.melds().len(), 2);
    }

    #[test]
    fn a_joker_left_in_a_run_takes_the_gap() {
        let mut desk = desk("J r4 r5 r6 | k5 b5 y5", "");
        desk.put(&[on_table(0, 2)], Target::Meld { meld: 1, before: false }).unwrap();
        assert_eq!(shown(&desk).0, "r4 J r6 | k5 b5 y5 r5");
    }
}
