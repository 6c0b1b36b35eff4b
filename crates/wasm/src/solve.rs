//! The best there is in a position.

use dublet_rules::{bag::Bag, meld::Meld};
use dublet_solver::{Goal, Move, Solver, moves};
use serde::Serialize;

use crate::{bad_input::BadInput, lay::read_position, position::Position};

/// The proven values of `testdata/vectors`, and a table that lays most.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct BestValues {
    max_tiles: u16,
    max_shed: u16,
    best_opening: u16,
    best_opening_without_jokers: u16,
    plan: Vec<Meld>,
}

/// A lay worth showing.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Advice {
    /// Tiles of the rack that go down.
    laid: Bag,
    /// The whole table afterwards.
    table: Vec<Meld>,
    /// How its melds come about.
    moves: Vec<Move>,
}

/// What a rack can open with at best.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct BestOpening {
    could: bool,
    needed: u16,
    worth: u16,
    melds: Vec<OpeningMeld>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct OpeningMeld {
    tiles: Meld,
    worth: u16,
}

pub(crate) fn advise(
    solver: &mut Solver,
    rules: &str,
    table: &str,
    rack: &str,
    opened: bool,
) -> Result<Option<Advice>, BadInput> {
    let (rules, table, rack) = read_position(rules, table, rack)?;
    Ok(solver.advise(&rules, &table, &rack, opened).map(|after| Advice {
        laid: after.iter().flat_map(Meld::tiles).collect::<Bag>().minus(table.tiles()),
        moves: moves(&table, &after),
        table: after,
    }))
}

pub(crate) fn could_open(
    solver: &mut Solver,
    rules: &str,
    rack: &str,
) -> Result<BestOpening, BadInput> {
    let (rules, _, rack) = read_position(rules, "", rack)?;
    let worth = solver.best_opening(&rules, &rules.tiles_that_could_open(&rack));
    let melds = solver.plan().into_iter();
    let melds = melds.map(|tiles| OpeningMeld { worth: rules.worth(&tiles), tiles });
    Ok(BestOpening {
        could: worth >= rules.opening.max(1),
        needed: rules.opening,
        worth,
        melds: melds.collect(),
    })
}

pub(crate) fn answer(solver: &mut Solver, line: &str) -> Result<BestValues, BadInput> {
    let Position { rules, table, rack } = Position::read(line)?;
    let max_tiles = solver.best_lay(&rules, &table, &rack, Goal::Tiles).tiles;
    let plan = solver.plan();
    Ok(BestValues {
        max_tiles,
        max_shed: solver.best_lay(&rules, &table, &rack, Goal::Shed).shed,
        best_opening: solver.best_opening(&rules, &rack),
        best_opening_without_jokers: solver.best_opening(&rules, &rack.without_jokers()),
        plan,
    })
}
