//! Every meld as a path through one graph.
//!
//! A place of the graph is a meld begun: a red run of two that has come to 5, a group of sevens without
//! yellow so far. An arc lays one tile (two on either side of a mirror). Every path from the start to a
//! place where a meld may end is a meld, and every meld is such a path. So the best meld under any
//! prices of tiles is a longest path, found in one go over the arcs.

mod groups;
mod mirrors;
mod runs;
mod watch;

use std::collections::HashMap;

use dublet_rules::{
    bag::Bag,
    meld::Stand,
    tile::{Colour, Joker, Number, Tile},
};

pub(crate) use self::watch::Watch;
use self::{groups::Group, mirrors::Mirrored, runs::Run};

/// What an arc lays, by index: the faces of tiles, or what [`Watch`] tells apart.
pub(crate) type Piece = u8;
/// No piece.
pub(crate) const NOTHING: Piece = u8::MAX;

/// Leads from a meld begun to the same with a piece or two more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Arc {
    pub(crate) from: u16,
    pub(crate) to: u16,
    /// What it lays, by index.
    pub(crate) laid: u16,
}

/// What an arc lays, whatever was laid before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Laid {
    pub(crate) pieces: [Piece; 2],
    /// What it counts in an opening (rule 4.2).
    pub(crate) worth: u8,
    spot: Spot,
}

/// Where in which kind of meld something is laid. Where a colour does not matter it is 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Spot {
    Run { colour: u8, number: u8 },
    Group { number: u8 },
    MirroredRun { colour: u8, number: u8 },
    MirroredGroup { colour: u8, number: u8 },
    Lone,
}

/// All melds that the jokers of a question allow.
#[derive(Clone, Debug, Default)]
pub(crate) struct Graph {
    /// In an order in which every arc comes after those it can follow.
    pub(crate) arcs: Vec<Arc>,
    pub(crate) laid: Vec<Laid>,
    /// Whether a meld may end at a place.
    pub(crate) ends: Vec<bool>,
}

/// An arc by its place among all.
pub(crate) type ArcId = u32;

/// Where every meld starts.
pub(crate) const START: u16 = 0;

/// Which jokers there are: what the shape of the graph depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Jokers {
    plain: bool,
    coloured: bool,
    doubles: u8,
    mirrors: bool,
    changes: u8,
    /// Whether there are enough for a meld of jokers alone, which rule 3.5 forbids.
    bare: bool,
}

impl Jokers {
    pub(crate) fn of(tiles: &Bag) -> Self {
        let count = |joker| tiles.count(Tile::joker(joker));
        let coloured: u8 = Colour::ALL.into_iter().map(|c| count(Joker::Coloured(c))).sum();
        let (plain, doubles) = (count(Joker::Plain), count(Joker::Double));
        let (mirrors, changes) = (count(Joker::Mirror), count(Joker::ColourChange));
        Self {
            plain: plain > 0,
            coloured: coloured > 0,
            doubles: doubles.min(2),
            mirrors: mirrors > 0,
            changes: changes.min(2),
            bare: plain + doubles + changes + mirrors + coloured >= 3,
        }
    }
}

/// A meld begun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Begun {
    Start,
    Run(Run),
    Group(Group),
    Mirrored(Mirrored),
}

impl Begun {
    fn may_end(self) -> bool {
        match self {
            Self::Start => false,
            Self::Run(run) => run.may_end(),
            Self::Group(group) => group.may_end(),
            Self::Mirrored(mirrored) => mirrored.may_end(),
        }
    }
}

/// A meld begun, and what rule 4.4 wants to know of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct MeldState {
    begun: Begun,
    need: watch::Need,
    /// A number tile is in it (rule 3.5); always true where jokers are too few to matter.
    numbered: bool,
}

/// A way on from a place.
struct Way {
    to: Begun,
    fills: [Fill; 2],
    worth: u8,
    spot: Spot,
}

/// What fills a place in a meld.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fill {
    Nothing,
    /// This very tile, or any joker that can stand for it.
    For(Tile),
    /// A joker as any of several colours of a number: a plain one as one of them, a double as two.
    AnyOf(Tile, Number, u8),
    /// This joker and no other, standing for this.
    Special(Tile, Stand),
}

impl Graph {
    /// The graph for jokers, with rule 4.4 watched or not.
    pub(crate) fn new(jokers: Jokers, watch: &Watch) -> Self {
        let mut builder = Builder {
            jokers,
            watch,
            known: HashMap::new(),
            laid: Vec::new(),
            numbers: HashMap::new(),
            order: Vec::new(),
        };
        let start =
            MeldState { begun: Begun::Start, need: watch::Need::None, numbered: !jokers.bare };
        builder.visit(start);
        builder.finish()
    }
}

struct Builder<'a> {
    jokers: Jokers,
    watch: &'a Watch,
    /// Places met, whether a meld can be finished from them, and where in `order`.
    known: HashMap<MeldState, Option<usize>>,
    /// What arcs lay, and its number here.
    laid: Vec<Laid>,
    numbers: HashMap<Laid, u16>,
    /// Finished places, each after all that can follow it: whether a meld may end there, and the ways on.
    order: Vec<(bool, Vec<(MeldState, u16)>)>,
}

impl Builder<'_> {
    /// Visits everything that can follow a place; whether a meld can end there or later.
    fn visit(&mut self, place: MeldState) -> bool {
        if let Some(known) = self.known.get(&place) {
            return known.is_some();
        }
        let mut ways = Vec::new();
        self.ways(place.begun, &mut ways);
        let mut arcs = Vec::new();
        for way in ways {
            for (first, numbered, need) in self.watch.pieces(way.fills[0], place.need, self.jokers)
            {
                for (second, also, need) in self.watch.pieces(way.fills[1], need, self.jokers) {
                    // Two equal fills are the same either way round.
                    if way.fills[0] == way.fills[1] && second < first {
                        continue;
                    }
                    let numbered = place.numbered || numbered || also;
                    let to = MeldState { begun: way.to, need, numbered };
                    if self.visit(to) {
                        let (worth, spot) = (way.worth, way.spot);
                        let laid = Laid { pieces: [first, second], worth, spot };
                        let number = self.numbers.entry(laid).or_insert_with(|| {
                            self.laid.push(laid);
                            self.laid.len() as u16 - 1
                        });
                        arcs.push((to, *number));
                    }
                }
            }
        }
        let ends = place.numbered && place.need.is_met() && place.begun.may_end();
        let useful = ends || !arcs.is_empty();
        let index = useful.then(|| {
            self.order.push((ends, arcs));
            self.order.len() - 1
        });
        self.known.insert(place, index);
        useful
    }

    fn ways(&self, begun: Begun, into: &mut Vec<Way>) {
        match begun {
            Begun::Start => {
                runs::starts(self.jokers, into);
                groups::starts(into);
                if self.jokers.mirrors {
                    mirrors::starts(self.jokers, into);
                }
            }
            Begun::Run(run) => run.ways(self.jokers, into),
            Begun::Group(group) => group.ways(self.jokers, into),
            Begun::Mirrored(mirrored) => mirrored.ways(self.jokers, into),
        }
    }

    fn finish(mut self) -> Graph {
        let count = self.order.len();
        assert!(u16::try_from(count).is_ok(), "places are numbered in 16 bits");
        let number = |index: usize| (count - 1 - index) as u16;
        let mut graph = Graph { arcs: Vec::new(), laid: self.laid, ends: vec![false; count] };
        for (index, (ends, arcs)) in self.order.drain(..).enumerate().rev() {
            graph.ends[usize::from(number(index))] = ends;
            for (to, laid) in arcs {
                let to = self.known[&to].expect("an arc leads to a useful place");
                graph.arcs.push(Arc { from: number(index), to: number(to), laid });
            }
        }
        graph.add_lone(self.watch);
        // Places are numbered so that every arc leads to a higher one.
        debug_assert!(graph.arcs.is_sorted_by_key(|arc| arc.from));
        graph
    }
}

impl Graph {
    /// What an arc lays.
    pub(crate) fn laid_by(&self, arc: ArcId) -> &Laid {
        &self.laid[usize::from(self.arcs[arc as usize].laid)]
    }
}

impl Laid {
    pub(crate) fn pieces(&self) -> impl Iterator<Item = Piece> {
        self.pieces.into_iter().filter(|piece| *piece != NOTHING)
    }
}

/// A tile by colour and number, where there is such a number.
fn tile_at(colour: u8, number: u8) -> Option<Tile> {
    Number::new(number).map(|number| Tile::number(Colour::ALL[usize::from(colour)], number))
}
