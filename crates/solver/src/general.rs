//! The general way, for any jokers and any rule about them: by prices and branching.

use std::collections::HashMap;

use dublet_rules::{
    bag::Bag,
    meld::{Meld, arrange},
    rules::Rules,
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
        self.best(rules, table.tiles(), rack, goal, &watch, &known)
    }

    /// The same on a table of which only the tiles are known, jokers being free to go anywhere.
    pub(crate) fn best_free_lay(
        &mut self,
        rules: &Rules,
        table: &Bag,
        rack: &Bag,
        goal: Goal,
    ) -> Option<Vec<Meld>> {
        self.best(rules, table, rack, goal, &Watch::default(), &[])
    }

    fn best(
        &mut self,
        rules: &Rules,
        table: &Bag,
        rack: &Bag,
        goal: Goal,
        watch: &Watch,
        known: &[Vec<Piece>],
    ) -> Option<Vec<Meld>> {
        // More than all that can be gained in what comes second.
        let (points, tiles) = (i64::from(rules.rack_value(rack)) + 1, rack.len() as i64 + 1);
        let cost = |tile: Tile| match goal {
            Goal::Tiles => points + i64::from(rules.tile_value(tile)),
            Goal::Shed => i64::from(rules.tile_value(tile)) * tiles + 1,
        };
        let bounds = |piece: Piece| {
            let tile = watch.face(piece);
            let (must, may) = watch.bounds(piece, table.count(tile), rack.count(tile));
            Bounds { must, may, cost: if may > must { cost(tile) } else { 0 } }
        };
        let pieces = watch.pieces_in_all().map(bounds).collect();
        let question = Question { pieces, worth: 0, least_worth: None };
        let nothing_laid: i64 = rack.iter().map(cost).sum();
        self.answer(&table.plus(rack), watch, &question, nothing_laid, known)
    }

    /// The melds of a rack that are worth most; `None` when it holds no meld.
    pub(crate) fn best_opening(&mut self, rack: &Bag) -> Option<Vec<Meld>> {
        self.answer(rack, &Watch::default(), &opening(rack, 0, None), 0, &[])
    }

    /// The melds of a rack with most tiles that are worth at least `minimum`.
    pub(crate) fn fullest_opening(&mut self, rack: &Bag, minimum: u16) -> Option<Vec<Meld>> {
        // More than any worth, so that tiles come first.
        let tile = 1 << 12;
        let question = opening(rack, tile, Some(minimum));
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

/// A question about melds of rack tiles alone, where a tile left out costs `tile`.
fn opening(rack: &Bag, tile: i64, least_worth: Option<u16>) -> Question {
    let bounds = |face: Tile| Bounds { must: 0, may: rack.count(face), cost: tile };
    Question { pieces: Tile::all().map(bounds).collect(), worth: 1, least_worth }
}

/// The meld of a path.
fn meld(graph: &Graph, watch: &Watch, path: &[ArcId]) -> Meld {
    let pieces: Vec<Piece> = path.iter().flat_map(|arc| graph.laid_by(*arc).pieces()).collect();
    let tiles: Vec<Tile> = watch.order(&pieces);
    // Runs are in order already; the two sides of a mirror have to be put apart.
    Meld::read(&tiles).ok().or_else(|| arrange(&tiles)).expect("every path is a meld")
}
