//! The best lay in tile rummy, exactly.
//!
//! Under free rearranging only multisets matter: which rack tiles can be added so that all tiles on the
//! table, old and new, split into melds. Two ways lead to the answer. With plain jokers a sweep over the
//! numbers is quick, and knows when it is not sure. Whatever it leaves, and every other kind of joker, is
//! a flow through the graph of all melds, found by prices and branching. `docs/solver.md` explains both.
//!
//! ```
//! use dublet_rules::{notation, rules::Edition, table::Table};
//! use dublet_solver::{Goal, Solver};
//!
//! let table = Table::read(&notation::layout("b4 r4 y4 k4")?).expect("melds");
//! let rack = notation::tiles("b3 b5 b6 k9")?.into_iter().collect();
//! let mut solver = Solver::new();
//! let best = solver.best_lay(&Edition::Standard.rules(), &table, &rack, Goal::Tiles);
//! assert_eq!((best.tiles, best.shed), (3, 14));
//! assert_eq!(solver.plan().len(), 2); // the fours without blue, and blue 3 to 6
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod general;
mod graph;
mod moves;
mod search;
mod sweep;

use dublet_rules::{
    bag::Bag,
    meld::Meld,
    rules::{FreedJokers, Rules},
    table::Table,
    tile::Tile,
};

pub use crate::moves::{Move, Origin, changes, in_place, moves};
use crate::{general::General, sweep::Sweep};

/// Finds best lays. Owns its memory: make one per thread and keep it.
#[derive(Default)]
pub struct Solver {
    sweep: Sweep,
    general: General,
    /// The melds of the last answer, unless the sweep has them.
    melds: Option<Vec<Meld>>,
}

/// States of the sweep that take about as long as a step of the general way.
const STEP: u64 = 32;

/// What a lay is to be best at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Most tiles laid; of those lays, most value shed.
    Tiles,
    /// Most value shed; of those lays, most tiles laid.
    Shed,
}

/// What a player who has opened can do at best (rule 4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BestLay {
    /// Rack tiles laid.
    pub tiles: u16,
    /// How much the rack's value drops (rule 6.3).
    pub shed: u16,
}

/// What a player can lay from the rack alone (rule 4.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Opening {
    /// Rack tiles laid.
    pub tiles: u16,
    /// What they are worth, jokers counting as what they stand for.
    pub worth: u16,
}

impl Solver {
    /// A solver with its memory.
    pub fn new() -> Self {
        Self::default()
    }

    /// The best lay from `rack` onto `table`, by a player who has opened. [`Solver::plan`] then tells the
    /// table after it.
    pub fn best_lay(&mut self, rules: &Rules, table: &Table, rack: &Bag, goal: Goal) -> BestLay {
        let swept = match are_watched(rules, table) {
            true => None,
            false => self.sweep.best_lay(rules, table.tiles(), rack, goal),
        };
        if let Some(best) = swept {
            // Where nothing can be laid the table stays as it is.
            self.melds = (best.tiles == 0).then(|| table.melds().to_vec());
            return best;
        }
        let melds = self.general.best_lay(rules, table, rack, goal);
        let melds = melds.unwrap_or_else(|| table.melds().to_vec());
        let laid = laid(&melds, table.tiles());
        self.melds = Some(melds);
        BestLay { tiles: laid.len() as u16, shed: rules.rack_value(&laid) }
    }

    /// The tiles of a best lay onto a table of which only the tiles are known, jokers being free to go anywhere.
    /// For playing many games quickly; no plan comes of it.
    pub fn best_tiles(&mut self, rules: &Rules, table: &Bag, rack: &Bag, goal: Goal) -> Bag {
        match self.sweep.best_lay(rules, table, rack, goal) {
            Some(best) if best.tiles == 0 => Bag::EMPTY,
            Some(best) if usize::from(best.tiles) == rack.len() => *rack,
            Some(_) => self.sweep.tiles().minus(table),
            None => {
                let melds = self.general.best_free_lay(rules, table, rack, goal);
                melds.map_or(Bag::EMPTY, |melds| laid(&melds, table))
            }
        }
    }

    /// The best lay as [`Solver::best_lay`] finds it, and a table after it that leaves melds alone: each in turn
    /// stays as it is if the lay is as good without touching it. None of the others could stay besides.
    pub fn gentle_lay(
        &mut self,
        rules: &Rules,
        table: &Table,
        rack: &Bag,
        goal: Goal,
    ) -> (BestLay, Vec<Meld>) {
        let best = self.best_lay(rules, table, rack, goal);
        // What the plan has as it lies can most likely stay all at once, and what is left is a smaller question.
        let (mut kept, mut touched) = split(table, &self.plan());
        if self.best_lay(rules, &Table::new(touched.clone()), rack, goal) != best {
            touched = table.melds().to_vec();
            kept.clear();
        }
        for place in (0..touched.len()).rev() {
            let meld = touched.remove(place);
            let rest = Table::new(touched.clone());
            if self.best_lay(rules, &rest, rack, goal) == best {
                kept.push(meld);
            } else {
                touched.insert(place, meld);
            }
        }
        self.best_lay(rules, &Table::new(touched), rack, goal);
        kept.extend(self.plan());
        (best, kept)
    }

    /// The table after the lay of most tiles a player may make now, which leaves melds alone where it can; none
    /// when nothing can be laid. Who has not opened lays from the rack alone (rule 4.2).
    pub fn advise(
        &mut self,
        rules: &Rules,
        table: &Table,
        rack: &Bag,
        opened: bool,
    ) -> Option<Vec<Meld>> {
        if opened {
            let (best, plan) = self.gentle_lay(rules, table, rack, Goal::Tiles);
            return (best.tiles > 0).then(|| in_place(table, &plan));
        }
        self.fullest_opening(rules, rack)?;
        Some([table.melds().to_vec(), self.plan()].concat())
    }

    /// Whether the whole rack can be laid (rule 6.1). If so, [`Solver::plan`] tells how.
    pub fn goes_out(&mut self, rules: &Rules, table: &Table, rack: &Bag) -> bool {
        if !are_watched(rules, table)
            && let Some(out) = self.sweep.lays_all(rules, table.tiles(), rack)
        {
            self.melds = (!out).then(|| table.melds().to_vec());
            return out;
        }
        usize::from(self.best_lay(rules, table, rack, Goal::Tiles).tiles) == rack.len()
    }

    /// Whether all these tiles can be laid onto a table of which only the tiles are known, jokers being free
    /// to go anywhere. No plan comes of it.
    pub fn lays_all(&mut self, rules: &Rules, table: &Bag, tiles: &Bag) -> bool {
        self.sweep
            .lays_all(rules, table, tiles)
            .unwrap_or_else(|| self.general.lays_all(rules, table, tiles))
    }

    /// The same in little time: `false` may also mean that it would take long to tell.
    pub fn surely_lays_all(&mut self, rules: &Rules, table: &Bag, tiles: &Bag) -> bool {
        match self.sweep.lays_all(rules, table, tiles) {
            Some(all) => all,
            None if Sweep::is_for(table, tiles) => false,
            None => self.general.lays_all(rules, table, tiles),
        }
    }

    /// Whether these tiles of a rack can open (rule 4.2). [`Solver::plan`] then tells the melds worth most. Whoever asks this
    /// compares no worth itself: even where any worth is enough, no meld is none.
    pub fn can_open(&mut self, rules: &Rules, tiles: &Bag) -> bool {
        self.best_opening(rules, tiles) >= rules.opening.max(1)
    }

    /// The highest worth of melds made of rack tiles alone (rule 4.2), 0 when the rack holds no meld.
    /// [`Solver::plan`] then tells its melds.
    pub fn best_opening(&mut self, rules: &Rules, rack: &Bag) -> u16 {
        if let Some(worth) = self.sweep.best_opening(rack) {
            self.melds = None;
            return worth;
        }
        let melds = self.general.best_opening(rules, rack).unwrap_or_default();
        let worth = melds.iter().map(|meld| rules.worth(meld)).sum();
        self.melds = Some(melds);
        worth
    }

    /// The opening of most tiles (rule 4.2), if there is one; of those, one of the highest worth. [`Solver::plan`] then
    /// tells its melds.
    pub fn fullest_opening(&mut self, rules: &Rules, rack: &Bag) -> Option<Opening> {
        if !self.can_open(rules, rack) {
            return None;
        }
        let melds = self.general.fullest_opening(rules, rack)?;
        let tiles = melds.iter().map(|meld| meld.tiles().len() as u16).sum();
        let worth = melds.iter().map(|meld| rules.worth(meld)).sum();
        self.melds = Some(melds);
        Some(Opening { tiles, worth })
    }

    /// The melds of the last answer: the whole table after a lay, or those of an opening.
    pub fn plan(&mut self) -> Vec<Meld> {
        match &self.melds {
            Some(melds) => melds.clone(),
            None => self.sweep.plan(),
        }
    }

    /// Forgets the last answer, so that the next does not depend on it: of several best lays any may be found.
    pub fn forget(&mut self) {
        self.sweep.forget();
    }

    /// What the solver has done since it was made, whatever the machine does: a step of the general way is as
    /// long as many states of the sweep.
    pub fn work(&self) -> u64 {
        self.sweep.states() + STEP * self.general.pivots()
    }

    /// States visited by the sweep and steps of the general way since the solver was made: its work, whatever
    /// the machine does.
    pub fn states(&self) -> u64 {
        self.sweep.states() + self.general.pivots()
    }
}

/// Whether jokers lie on the table that may not go just anywhere (rule 4.4): they are not for the sweep.
fn are_watched(rules: &Rules, table: &Table) -> bool {
    rules.freed_jokers == FreedJokers::WithRackTile && table.tiles().contains(Tile::JOKER)
}

/// What a lay adds to a table.
fn laid(after: &[Meld], before: &Bag) -> Bag {
    after.iter().flat_map(Meld::tiles).collect::<Bag>().minus(before)
}

/// The melds of a table that a plan has with the same tiles, and the others.
fn split(table: &Table, plan: &[Meld]) -> (Vec<Meld>, Vec<Meld>) {
    let tiles = |meld: &Meld| meld.tiles().iter().collect::<Bag>();
    let mut plan: Vec<Bag> = plan.iter().map(tiles).collect();
    table.melds().iter().cloned().partition(|meld| {
        let place = plan.iter().position(|planned| *planned == tiles(meld));
        place.map(|place| plan.swap_remove(place)).is_some()
    })
}
