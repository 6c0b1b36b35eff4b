//! Players with a table of their own. Which table of a round has which number is by lot, so it costs nobody anything when the table
//! with such a player has theirs.

use rand_core::Rng;

use crate::{chance::Chance, event::Tables, person::PersonId, plan::tables_by_rank};

type OwnTables = [(PersonId, u16)];

/// Whoever has a table of their own is kept apart from others who have another one.
pub(super) fn pairs(own: &OwnTables) -> impl Iterator<Item = [PersonId; 2]> {
    let others = move |at: usize| own[at + 1..].iter().map(move |(other, _)| [own[at].0, *other]);
    (0..own.len()).flat_map(others)
}

/// Tables change numbers, so that each such player sits at the own one; who still does not is returned with where they should.
fn numbered(tables: &mut Tables, own: &OwnTables) -> Vec<(PersonId, usize)> {
    let mut right = vec![false; tables.len()];
    let mut elsewhere = Vec::new();
    for (player, number) in own {
        let to = usize::from(*number) - 1;
        let Some(from) = tables.iter().position(|table| table.contains(player)) else { continue };
        if to >= tables.len() {
            continue;
        }
        if right[from] {
            elsewhere.push((*player, to));
        } else {
            tables.swap(from, to);
            right[to] = true;
        }
    }
    elsewhere
}

/// Everybody at their own table: where two of them came to sit together, one changes seats with somebody by lot.
pub(super) fn place(tables: &mut Tables, own: &OwnTables, words: &mut dyn Rng) {
    for (player, to) in numbered(tables, own) {
        let is_free = |chair: &usize| own.iter().all(|(other, _)| tables[to][*chair] != *other);
        let free: Vec<usize> = (0..tables[to].len()).filter(is_free).collect();
        if free.is_empty() {
            continue;
        }
        let chair = free[Chance(words).below(free.len())];
        let moved = std::mem::replace(&mut tables[to][chair], player);
        let mut others = (0..).zip(tables.iter_mut()).filter(|(table, _)| *table != to);
        let seat = others.find_map(|(_, table)| table.iter_mut().find(|at| **at == player));
        if let Some(seat) = seat {
            *seat = moved;
        }
    }
}

/// Tables by rank, with the numbers that players with a table of their own need: who plays whom stays as the rank says.
pub fn seated_by_rank(ranked: &[PersonId], table: u8, own: &OwnTables) -> Tables {
    let mut tables = tables_by_rank(ranked, table);
    numbered(&mut tables, own);
    tables
}
