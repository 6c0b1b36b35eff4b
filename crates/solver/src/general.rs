//! The general way, for any jokers and any rule about them: by prices and branching.

use std::collections::HashMap;

use dublet_rules::{
    bag::Bag,
    meld::{Meld, arrange},
    rules::{MirrorWorth, Rules},
    table::Table,
    tile::Tile,
};

use crate::{
    Goal,
    graph::{ArcId, Graph, Jokers, Piece, Watch},
    search::{Bounds, Question, Search},
};

/// Memory, kept from one question to the next.
#[derive(Default)]
pub(crate) struct General {
    /// Graphs by the jokers there are.
    graphs: HashMap<Jokers, Graph>,
    search: Search,
}

impl General {
    /// The table after the best lay; `None` when nothing can be laid.
    pub(crate) fn best_lay(
        &mut self,
        rules: &Rules,
        table: &Table,
        rack: &Bag,
        goal: Goal,
    ) -> Option<Vec<Meld>> {
        let watch = Watch::new(rules, table);
        let known = watch.known(table);
        let cost = Cost::new(rules, rack, goal);
        self.best(&cost, table.tiles(), rack, cost.of(rack), &watch, &known)
    }

    /// The same on a table of which only the tiles are known, jokers being free to go anywhere.
    pub(crate) fn best_free_lay(
        &mut self,
        rules: &Rules,
        table: &Bag,
        rack: &Bag,
        goal: Goal,
    ) -> Option<Vec<Meld>> {
        let cost = Cost::new(rules, rack, goal);
        self.best(&cost, table, rack, cost.of(rack), &Watch::default(), &[])
    }

    /// Whether all these tiles can be laid, on such a table.
    pub(crate) fn lays_all(&mut self, rules: &Rules, table: &Bag, tiles: &Bag) -> bool {
        let cost = Cost::new(rules, tiles, Goal::Tiles);
        self.best(&cost, table, tiles, 1, &Watch::default(), &[]).is_some()
    }

    /// The table after the lay that leaves out least, if that is below `limit`.
    fn best(
        &mut self,
        cost: &Cost<'_>,
        table: &Bag,
        rack: &Bag,
        limit: i64,
        watch: &Watch,
        known: &[Vec<Piece>],
    ) -> Option<Vec<Meld>> {
        let bounds = |piece: Piece| {
            let tile = watch.face(piece);
            let (must, may) = watch.bounds(piece, table.count(tile), rack.count(tile));
            Bounds { must, may, cost: if may > must { cost.of_tile(tile) } else { 0 } }
        };
        let pieces = watch.pieces_in_all().map(bounds).collect();
        let question = Question { pieces, worth: 0, least_worth: None, worthless: None };
        self.answer(&table.plus(rack), watch, &question, limit, known)
    }

    /// The melds of a rack that are worth most; `None` when it holds no meld.
    pub(crate) fn best_opening(&mut self, rules: &Rules, rack: &Bag) -> Option<Vec<Meld>> {
        self.answer(rack, &Watch::default(), &opening(rules, rack, 0, None), 0, &[])
    }

    /// The melds of a rack with most tiles that open.
    pub(crate) fn fullest_opening(&mut self, rules: &Rules, rack: &Bag) -> Option<Vec<Meld>> {
        // More than any worth, so that tiles come first.
        let tile = 1 << 12;
        let question = opening(rules, rack, tile, Some(rules.opening));
        let limit = tile * rack.len() as i64 + 1;
        self.answer(rack, &Watch::default(), &question, limit, &[])
    }

    fn answer(
        &mut self,
        tiles: &Bag,
        watch: &Watch,
        question: &Question,
        limit: i64,
        known: &[Vec<Piece>],
    ) -> Option<Vec<Meld>> {
        let jokers = Jokers::of(tiles);
        let built;
        let graph = if watch.is_needed() {
            built = Graph::new(jokers, watch);
            &built
        } else {
            self.graphs.entry(jokers).or_insert_with(|| Graph::new(jokers, watch))
        };
        let paths = self.search.solve(graph, question, limit, known)?;
        Some(paths.iter().map(|path| meld(graph, watch, path)).collect())
    }

    /// Steps of the programmes so far.
    pub(crate) fn pivots(&self) -> u64 {
        self.search.pivots()
    }
}

/// What tiles cost that are left out of a lay.
struct Cost<'a> {
    rules: &'a Rules,
    goal: Goal,
    /// More than all that can be gained in what comes second.
    first: i64,
}

impl<'a> Cost<'a> {
    fn new(rules: &'a Rules, rack: &Bag, goal: Goal) -> Self {
        let first = match goal {
            Goal::Tiles => i64::from(rules.rack_value(rack)) + 1,
            Goal::Shed => rack.len() as i64 + 1,
        };
        Self { rules, goal, first }
    }

    fn of_tile(&self, tile: Tile) -> i64 {
        let value = i64::from(self.rules.tile_value(tile));
        match self.goal {
            Goal::Tiles => self.first + value,
            Goal::Shed => self.first * value + 1,
        }
    }

    fn of(&self, tiles: &Bag) -> i64 {
        tiles.iter().map(|tile| self.of_tile(tile)).sum()
    }
}

/// A question about melds of rack tiles alone, where a tile left out costs `tile`.
fn opening(rules: &Rules, rack: &Bag, tile: i64, least_worth: Option<u16>) -> Question {
    let bounds = |face: Tile| Bounds { must: 0, may: rack.count(face), cost: tile };
    let pieces = Tile::all().map(bounds).collect();
    // Where jokers are not watched, a piece is a face.
    let mirror = || Tile::MIRROR.index() as Piece;
    let worthless = (rules.mirror_worth == MirrorWorth::Nothing).then(mirror);
    Question { pieces, worth: 1, least_worth, worthless }
}

/// The meld of a path.
fn meld(graph: &Graph, watch: &Watch, path: &[ArcId]) -> Meld {
    let pieces: Vec<Piece> = path.iter().flat_map(|arc| graph.laid_by(*arc).pieces()).collect();
    let tiles: Vec<Tile> = watch.order(&pieces);
    // Runs are in order already; the two sides of a mirror have to be put apart.
    Meld::read(&tiles).ok().or_else(|| arrange(&tiles)).expect("every path is a meld")
}
