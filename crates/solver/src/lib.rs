//! The best lay in tile rummy, exactly.
//!
//! Under free rearranging only multisets matter: which rack tiles can be added so that all tiles on the
//! table, old and new, split into melds. So this is dynamic programming over the numbers, not a search
//! over moves. `docs/solver.md` explains it.
//!
//! ```
//! use dublet_rules::{notation, rules::Edition};
//! use dublet_solver::Solver;
//!
//! let table = notation::tiles("b4 r4 y4 k4")?.into_iter().collect();
//! let rack = notation::tiles("b3 b5 b6 k9")?.into_iter().collect();
//! let mut solver = Solver::new();
//! let best = solver.best_lay(&Edition::Standard.rules(), &table, &rack)?;
//! assert_eq!((best.tiles, best.shed), (3, 14));
//! assert_eq!(solver.plan().len(), 2); // the fours without blue, and blue 3 to 6
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod colour;
mod columns;
mod groups;
mod layer;
mod plan;
mod programme;
mod runs;
mod step;

use dublet_rules::{
    bag::Bag,
    meld::Meld,
    rules::{FreedJokers, Rules},
    tile::{Face, Joker, Number, Tile},
};

use crate::{
    columns::{Columns, Costs},
    programme::Programme,
};

/// Finds best lays. Owns its memory: make one per thread and keep it.
#[derive(Default)]
pub struct Solver {
    programme: Programme,
    /// For a second question, so that the steps of the first stay.
    second: Programme,
}

/// What a player who has opened can do at best (rule 4.3), each value by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BestLay {
    /// The most rack tiles that can be laid.
    pub tiles: u16,
    /// The most that the rack's value can drop.
    pub shed: u16,
}

/// Why there is no best lay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotSolve {
    /// The tiles of the table do not split into melds.
    #[error("the tiles on the table do not split into melds")]
    NotMelds,
    /// Twist's double, mirror and colour-change jokers are not solved.
    #[error("no solution for positions with {0}")]
    SpecialJoker(Tile),
    /// A joker on the table under rules that watch freed jokers (rule 4.4).
    #[error("no solution for jokers on the table where freed jokers need a rack tile")]
    FreedJokers,
}

/// More than anything can cost.
const NO_LIMIT: u32 = u32::MAX >> 1;

impl Solver {
    /// A solver with its memory.
    pub fn new() -> Self {
        Self::default()
    }

    /// The best values of a lay from `rack` onto a table of these tiles. [`Solver::plan`] then tells how to
    /// lay most tiles.
    ///
    /// # Errors
    /// When the table is no set of melds, or the question is of a kind that is not solved.
    pub fn best_lay(
        &mut self,
        rules: &Rules,
        table: &Bag,
        rack: &Bag,
    ) -> Result<BestLay, CannotSolve> {
        check_jokers(&table.plus(rack))?;
        let watched = rules.freed_jokers == FreedJokers::WithRackTile;
        if watched && table.faces().any(|(tile, _)| tile.is_joker()) {
            return Err(CannotSolve::FreedJokers);
        }
        let columns = Columns::new(table, rack).without_hopeless();
        let joker_value = u16::from(rules.joker_penalty);
        let costs = Costs::most_tiles(joker_value);
        let missed = self.programme.run(&columns, &costs, NO_LIMIT).ok_or(CannotSolve::NotMelds)?;
        let (tiles, mut points) = (missed / Costs::TILE, missed % Costs::TILE);
        if tiles > 0 {
            // The lay of most tiles is a bound for the one that sheds most.
            let bound = points * Costs::POINT + tiles;
            let costs = Costs::most_shed(joker_value);
            let missed = self.second.run(&columns, &costs, bound).unwrap_or(bound);
            points = missed / Costs::POINT;
        }
        Ok(BestLay {
            tiles: (columns.optional() - tiles) as u16,
            shed: columns.optional_value(joker_value) - points as u16,
        })
    }

    /// The table after the lay of most tiles that [`Solver::best_lay`] found last.
    pub fn plan(&self) -> Vec<Meld> {
        plan::melds(&self.programme.steps(), self.programme.homed())
    }

    /// The highest worth of melds made of these tiles alone (rule 4.2), 0 when there are none.
    ///
    /// # Errors
    /// When there is a joker of a kind that is not solved.
    pub fn best_opening(&mut self, rack: &Bag) -> Result<u16, CannotSolve> {
        check_jokers(rack)?;
        let columns = Columns::new(&Bag::EMPTY, rack).without_hopeless();
        let most = columns.optional_value(u16::from(Number::MAX));
        let missed = self.second.run(&columns, &Costs::worth(), NO_LIMIT);
        Ok(most - missed.map_or(most, |missed| missed as u16))
    }

    /// States visited since the solver was made: its work, whatever the machine does.
    pub fn states(&self) -> u64 {
        self.programme.states() + self.second.states()
    }
}

fn check_jokers(tiles: &Bag) -> Result<(), CannotSolve> {
    let is_special = |tile: &Tile| {
        matches!(tile.face(), Face::Joker(Joker::Double | Joker::Mirror | Joker::ColourChange))
    };
    match tiles.iter().find(is_special) {
        Some(tile) => Err(CannotSolve::SpecialJoker(tile)),
        None => Ok(()),
    }
}
