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

    /// The face of a piece, and whether it is from the rack; where nothing is watched, nobody knows.
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
            Fill::Special(joker) => tile(joker, &|_| false),
            Fill::AnyOf(number, colours) => tile(Tile::JOKER, &|stand| {
                let Stand::One(one) = stand else { return false };
                matches!(one.face(), Face::Number(colour, own)
                    if own == number && colours & 1 << colour as u8 != 0)
            }),
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

    /// Number tiles that two old jokers can join, each in a reading of its own: a five with two jokers is
    /// a run in three ways and a group, and a joker stays that stands as before in any of them.
    pub(super) fn lone_tiles(&self) -> Vec<Tile> {
        let plain = self.old.iter().filter(|old| old.tile == Tile::JOKER).count();
        if plain < 2 {
            return Vec::new();
        }
        let numbers = Number::all().flat_map(|n| Colour::ALL.map(|c| Tile::number(c, n)));
        numbers.collect()
    }

    /// An order of this tile and two old jokers in which both stay.
    fn both_stay(&self, tile: Tile, pair: [usize; 2]) -> Option<[Tile; 3]> {
        let orders = [[tile, Tile::JOKER, Tile::JOKER], [Tile::JOKER, tile, Tile::JOKER]];
        orders.into_iter().find(|order| {
            let Ok(meld) = Meld::read(order) else { return false };
            let stands = meld.stands();
            let stays = |old: usize, new: usize| {
                self.old[old].stands.iter().any(|stand| stands[new].1.contains(stand))
            };
            (stays(pair[0], 0) && stays(pair[1], 1)) || (stays(pair[0], 1) && stays(pair[1], 0))
        })
    }

    /// The tiles of a meld in the order of its pieces, or in one that keeps both of two old jokers.
    pub(crate) fn order(&self, pieces: &[Piece]) -> Vec<Tile> {
        if let [number, first, second] = *pieces
            && number < RACK
            && first >= OLD
            && second >= OLD
        {
            let pair = [first, second].map(|piece| usize::from(piece - OLD));
            if let Some(order) = self.both_stay(self.face(number), pair) {
                return order.to_vec();
            }
        }
        pieces.iter().map(|piece| self.face(*piece)).collect()
    }
}

impl Graph {
    /// Adds the melds of one table tile with two old jokers that both stay.
    pub(super) fn add_lone(&mut self, tile: Tile, watch: &Watch) {
        for first in 0..watch.old.len() {
            for second in first + 1..watch.old.len() {
                if watch.both_stay(tile, [first, second]).is_none() {
                    continue;
                }
                let place = self.ends.len() as u16;
                self.ends.extend([false, true]);
                let jokers = [OLD + first as u8, OLD + second as u8];
                // No worth: openings are made of rack tiles alone.
                let laid = |pieces| Laid { pieces, worth: 0, spot: Spot::Lone };
                let index = self.laid.len() as u16;
                self.laid.extend([laid([tile.index() as u8, NOTHING]), laid(jokers)]);
                self.arcs.push(Arc { from: START, to: place, laid: index });
                self.arcs.push(Arc { from: place, to: place + 1, laid: index + 1 });
            }
        }
    }
}
