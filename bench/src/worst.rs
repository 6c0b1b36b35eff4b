//! `worst`: a search for positions that cost the solver most, by hill-climbing in states visited.

use dublet_players::Chance;
use dublet_rules::{bag::Bag, meld::Meld, rules::Edition, table::Table, tile::Tile};
use dublet_solver::Solver;

use crate::{
    classes::{EDITIONS, Kind, source, worst_file},
    measure::value,
    position::{Position, write_file},
    random::{self, Size, some_meld},
};

/// More than a rack holds in nearly any game.
const MOST_ON_RACK: usize = 30;
/// Climbs, each from another start, whose ends are kept.
const CLIMBS: usize = 8;

/// How long to search an edition: shared out among the climbs, which end with whichever ends first.
#[derive(Clone, Copy, clap::Args)]
pub(crate) struct Patience {
    /// Positions tried for each edition
    #[arg(long, default_value_t = 16_000)]
    tries: usize,
    /// States visited for each edition
    #[arg(long, default_value_t = 4_000_000)]
    states: u64,
}

/// Searches every edition and writes what it found.
pub(crate) fn worst(patience: Patience) -> Result<(), String> {
    for edition in EDITIONS {
        let found = search(edition, patience);
        let states = found.iter().map(|(states, _)| states.to_string()).collect::<Vec<_>>();
        println!("{edition}: {} states", states.join(" "));
        let positions: Vec<Position> = found.into_iter().map(|(_, position)| position).collect();
        write_file(&worst_file(edition), &positions)?;
    }
    Ok(())
}

/// The ends of all climbs, the worst first.
fn search(edition: Edition, patience: Patience) -> Vec<(u64, Position)> {
    let mut solver = Solver::new();
    let mut ends: Vec<(u64, Position)> = (0..CLIMBS)
        .map(|number| {
            let mut rng = source(edition, Kind::Worst, number);
            climb(edition, patience, &mut solver, &mut Chance(&mut rng))
        })
        .collect();
    ends.sort_by_key(|(states, _)| std::cmp::Reverse(*states));
    ends
}

/// Changes a position again and again, for the worse.
fn climb(
    edition: Edition,
    patience: Patience,
    solver: &mut Solver,
    chance: &mut Chance<'_>,
) -> (u64, Position) {
    let end = solver.states() + patience.states / CLIMBS as u64;
    let mut work = |position: &Position| {
        let before = solver.states();
        value(position, solver);
        (solver.states() - before, solver.states() < end)
    };
    let mut worst = start(edition, chance);
    let (mut most, mut go_on) = work(&worst);
    for _ in 0..patience.tries / CLIMBS {
        if !go_on {
            break;
        }
        let Some(other) = change(&worst, chance) else { continue };
        let states;
        (states, go_on) = work(&other);
        // A change that costs the same is taken too: it leads off a plateau.
        if states >= most {
            (worst, most) = (other, states);
        }
    }
    (most, worst)
}

/// A random position with any jokers of the deck.
fn start(edition: Edition, chance: &mut Chance<'_>) -> Position {
    let deck = edition.rules().deck().into_iter();
    let mut jokers: Vec<Tile> = deck.filter(|tile| tile.is_joker()).collect();
    chance.shuffle(&mut jokers);
    jokers.truncate(chance.below(jokers.len() + 1));
    // Room for every joker, wherever it goes.
    let size = Size { rack: 10 + chance.below(11), table: 20 + chance.below(41) };
    random::position(edition, size, &jokers, chance)
}

/// The same position with a tile or a meld changed.
fn change(position: &Position, chance: &mut Chance<'_>) -> Option<Position> {
    let mut rack: Vec<Tile> = position.rack.iter().collect();
    let mut melds = position.table.melds().to_vec();
    let unused = position.unused();
    match chance.below(6) {
        0 => {
            take(&mut rack, chance)?;
            rack.push(*chance.pick(&unused.iter().collect::<Vec<_>>())?);
        }
        1 if rack.len() < MOST_ON_RACK => {
            rack.push(*chance.pick(&unused.iter().collect::<Vec<_>>())?);
        }
        2 if rack.len() > 1 => drop(take(&mut rack, chance)?),
        3 => {
            let old = take(&mut melds, chance)?;
            melds.push(fresh_meld(&unused.plus(&old.tiles().iter().collect()), chance)?);
        }
        4 => melds.push(fresh_meld(&unused, chance)?),
        5 => drop(take(&mut melds, chance)?),
        _ => return None,
    }
    let rack = rack.into_iter().collect();
    Some(Position { edition: position.edition, table: Table::new(melds), rack })
}

fn take<T>(from: &mut Vec<T>, chance: &mut Chance<'_>) -> Option<T> {
    (!from.is_empty()).then(|| from.swap_remove(chance.below(from.len())))
}

/// A random meld of unused tiles, often with a joker.
fn fresh_meld(unused: &Bag, chance: &mut Chance<'_>) -> Option<Meld> {
    let mut jokers: Vec<Tile> = unused.iter().filter(|tile| tile.is_joker()).collect();
    chance.shuffle(&mut jokers);
    jokers.truncate(chance.below(3));
    some_meld(&unused.without_jokers(), &jokers.into_iter().collect(), usize::MAX, chance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_reproduces_and_finds_worse_than_it_starts_with() {
        let patience = Patience { tries: 400, states: 100_000 };
        let found = search(Edition::Standard, patience);
        assert_eq!(found, search(Edition::Standard, patience));
        assert!(found.iter().all(|(_, p)| Position::read(&p.line()).as_ref() == Ok(p)));
        let unchanged = search(Edition::Standard, Patience { tries: 0, ..patience });
        assert!(found[0].0 > unchanged[0].0, "{} states at the start", unchanged[0].0);
    }
}
