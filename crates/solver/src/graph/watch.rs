//! Freed jokers (rule 4.4): where a joker taken from its place needs a rack tile in its meld, a path has
//! to know table tiles from rack tiles.

use dublet_rules::{
    meld::{Meld, Stand},
    rules::{FreedJokers, Rules},
    table::Table,
    tile::{Colour, Face, Joker, Number, Tile},
};

use super::{Arc, Fill, Graph, Jokers, Laid, NOTHING, Piece, START, Spot};

/// Pieces from here on are rack tiles, by face.
const RACK: u8 = Tile::FACES as u8;
/// Pieces from here on are the jokers that lie on the table, one by one.
const OLD: u8 = 2 * RACK;

/// A joker that lies on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
struct OldJoker {
    tile: Tile,
    stands: Vec<Stand>,
}

/// Whether freed jokers are watched, and which could be freed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Watch {
    old: Vec<OldJoker>,
}

/// What a meld begun needs by rule 4.4.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Need {
    /// Nothing so far.
    None,
    /// A rack tile: a freed joker is in it.
    RackTile,
    /// Nothing any more: a rack tile is in it.
    Met,
}

impl Need {
    pub(super) fn is_met(self) -> bool {
        self != Self::RackTile
    }

    fn free(self) -> Self {
        if self == Self::Met { self } else { Self::RackTile }
    }
}

impl Watch {
    /// What has to be watched at a table: nothing where jokers may be freed into any meld, or where
    /// none lies.
    pub(crate) fn new(rules: &Rules, table: &Table) -> Self {
        let mut old = Vec::new();
        if rules.freed_jokers == FreedJokers::WithRackTile {
            let melds = table.melds().iter().filter(|m| m.tiles().iter().any(|t| t.is_joker()));
            for meld in melds {
                old.extend(
                    meld.stands()
                        .into_iter()
                        .map(|(place, stands)| OldJoker { tile: meld.tiles()[place], stands }),
                );
            }
        }
        Self { old }
    }

    pub(crate) fn is_needed(&self) -> bool {
        !self.old.is_empty()
    }

    /// All pieces there can be.
    pub(crate) fn pieces_in_all(&self) -> std::ops::Range<Piece> {
        0..if self.is_needed() { OLD + self.old.len() as u8 } else { RACK }
    }

    /// The face of a piece.
    pub(crate) fn face(&self, piece: Piece) -> Tile {
        let face = |index: u8| Tile::from_index(usize::from(index)).expect("a piece is a face");
        match piece {
            OLD.. => self.old[usize::from(piece - OLD)].tile,
            RACK.. => face(piece - RACK),
            _ => face(piece),
        }
    }

    /// How many of a piece must and may be laid, from how many of its face are on table and rack.
    pub(crate) fn bounds(&self, piece: Piece, table: u8, rack: u8) -> (u8, u8) {
        let watched = self.is_needed();
        match piece {
            OLD.. => (1, 1),
            RACK.. => (0, rack),
            _ if watched && self.face(piece).is_joker() => (0, 0),
            _ if watched => (table, table),
            _ => (table, table + rack),
        }
    }

    /// The melds of a table as pieces.
    pub(crate) fn known(&self, table: &Table) -> Vec<Vec<Piece>> {
        let mut old = OLD;
        let mut piece = |tile: &Tile| {
            if self.is_needed() && tile.is_joker() {
                old += 1;
                return old - 1;
            }
            tile.index() as u8
        };
        table.melds().iter().map(|meld| meld.tiles().iter().map(&mut piece).collect()).collect()
    }

    /// The pieces that can fill a place: each, whether it is a number tile, and what the meld needs then.
    pub(super) fn pieces(
        &self,
        fill: Fill,
        need: Need,
        jokers: Jokers,
    ) -> Vec<(Piece, bool, Need)> {
        let mut pieces = Vec::new();
        let mut tile = |tile: Tile, kept: &dyn Fn(&Stand) -> bool| {
            let index = tile.index() as u8;
            if !self.is_needed() {
                pieces.push((index, !tile.is_joker(), need));
                return;
            }
            pieces.push((RACK + index, !tile.is_joker(), Need::Met));
            if !tile.is_joker() {
                pieces.push((index, true, need));
                return;
            }
            for (place, old) in self.old.iter().enumerate().filter(|(_, old)| old.tile == tile) {
                let stays = old.stands.iter().any(kept);
                let need = if stays { need } else { need.free() };
                pieces.push((OLD + place as u8, false, need));
            }
        };
        match fill {
            Fill::Nothing => pieces.push((NOTHING, false, need)),
            Fill::Special(joker, stand) => tile(joker, &|old| *old == stand),
            Fill::AnyOf(joker, number, colours) => {
                let is_one = |tile: Tile| {
                    matches!(tile.face(), Face::Number(colour, own)
                        if own == number && colours & 1 << colour as u8 != 0)
                };
                tile(joker, &|old| match *old {
                    Stand::One(one) => is_one(one),
                    Stand::Two(one, two) => is_one(one) && is_one(two),
                    Stand::Number(_) => false,
                });
            }
            Fill::For(own) => {
                tile(own, &|_| false);
                if jokers.plain {
                    tile(Tile::JOKER, &|stand| *stand == Stand::One(own));
                }
                if let Face::Number(colour, _) = own.face()
                    && jokers.coloured
                {
                    let joker = Tile::joker(Joker::Coloured(colour));
                    tile(joker, &|stand| *stand == Stand::One(own));
                }
            }
        }
        pieces
    }

    /// An order of this tile and some old jokers in which each of them stays: a five with two jokers is a run
    /// in three ways and a group, and a joker stays that stands as before in any of these readings.
    fn all_stay(&self, tile: Tile, jokers: &[usize]) -> Option<Vec<Tile>> {
        (0..=jokers.len()).find_map(|place| {
            let mut order: Vec<Tile> = jokers.iter().map(|joker| self.old[*joker].tile).collect();
            order.insert(place, tile);
            let meld = Meld::read(&order).ok()?;
            self.stay(jokers, &mut meld.stands()).then_some(order)
        })
    }

    /// Whether these old jokers are of one kind that may stand for any tile, or any of its colour.
    fn are_alike(&self, jokers: &[usize]) -> bool {
        let kind = |joker: &usize| match self.old[*joker].tile.face() {
            Face::Joker(kind @ (Joker::Plain | Joker::Coloured(_))) => Some(kind),
            _ => None,
        };
        jokers.iter().all(|joker| kind(joker).is_some() && kind(joker) == kind(&jokers[0]))
    }

    /// Whether old jokers can be shared out to new places so that each stays.
    fn stay(&self, jokers: &[usize], places: &mut Vec<(usize, Vec<Stand>)>) -> bool {
        let Some((joker, rest)) = jokers.split_first() else { return true };
        (0..places.len()).any(|at| {
            let place = places.remove(at);
            let stays = self.old[*joker].stands.iter().any(|stand| place.1.contains(stand));
            let found = stays && self.stay(rest, places);
            places.insert(at, place);
            found
        })
    }

    /// The tiles of a meld in the order of its pieces, or in one in which all its old jokers stay.
    pub(crate) fn order(&self, pieces: &[Piece]) -> Vec<Tile> {
        if let [number @ 0..RACK, jokers @ ..] = pieces
            && jokers.iter().all(|piece| *piece >= OLD)
        {
            let jokers: Vec<usize> = jokers.iter().map(|piece| usize::from(piece - OLD)).collect();
            if self.are_alike(&jokers)
                && let Some(order) = self.all_stay(self.face(*number), &jokers)
            {
                return order;
            }
        }
        pieces.iter().map(|piece| self.face(*piece)).collect()
    }
}

impl Graph {
    /// Adds the melds of one table tile with two or more old jokers of a kind that all stay, each in a reading of
    /// its own: every other path has one reading for all.
    pub(super) fn add_lone(&mut self, watch: &Watch) {
        let numbers = Number::all().flat_map(|n| Colour::ALL.map(|c| Tile::number(c, n)));
        for tile in numbers {
            for chosen in 0..1_usize << watch.old.len() {
                let jokers: Vec<usize> =
                    (0..watch.old.len()).filter(|place| chosen & 1 << place != 0).collect();
                if jokers.len() >= 2
                    && watch.are_alike(&jokers)
                    && watch.all_stay(tile, &jokers).is_some()
                {
                    let old = jokers.iter().map(|place| OLD + *place as u8);
                    self.add_path([tile.index() as u8].into_iter().chain(old));
                }
            }
        }
    }

    /// Adds a meld by itself. It has no worth: openings are made of rack tiles alone. Arcs stay in the order of the places
    /// they lead from.
    fn add_path(&mut self, pieces: impl Iterator<Item = Piece>) {
        let mut from = START;
        for piece in pieces {
            let to = self.ends.len() as u16;
            self.ends.push(false);
            let laid = Laid { pieces: [piece, NOTHING], worth: 0, spot: Spot::Lone };
            let place = self.arcs.partition_point(|arc| arc.from <= from);
            self.arcs.insert(place, Arc { from, to, laid: self.laid.len() as u16 });
            self.laid.push(laid);
            from = to;
        }
        self.ends[usize::from(from)] = true;
    }
}
