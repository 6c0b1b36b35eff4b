//! The best lay from a rack onto a table, both in the notation of `docs/notation.md`.

use dublet_rules::{notation, rules::Edition, table::Table};
use dublet_solver::{Goal, Solver};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let (table, rack) = words.next().zip(words.next()).ok_or("tell TABLE and RACK")?;
    let table = Table::read(&notation::layout(&table)?).map_err(|_| "TABLE is not all melds")?;
    let rack = notation::tiles(&rack)?.into_iter().collect();
    let mut solver = Solver::new();
    let best = solver.best_lay(&Edition::Standard.rules(), &table, &rack, Goal::Tiles);
    println!("{} of {} tiles, of value {}", best.tiles, rack.len(), best.shed);
    println!("{}", Table::new(solver.plan()));
    Ok(())
}
