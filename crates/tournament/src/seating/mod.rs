//! Who sits where: as few repeat meetings as can be, then as few back to back, then small tables and seats shared out
//! fairly, in this order. `docs/tournament.md` has the bounds with their proofs.

mod bounds;
mod chairs;
mod design;
mod figures;
mod greedy;
mod own_tables;
mod search;

use std::cmp::Reverse;

use rand_core::Rng;
use serde::Serialize;

pub use self::{
    design::{Design, design},
    figures::{Rounds, certificate},
    greedy::greedy,
    own_tables::seated_by_rank,
};
use self::{figures::Cost, search::Search};
use crate::{
    chance::Chance,
    event::{Certificate, Tables},
    person::PersonId,
    plan::table_sizes,
};

/// What is to be seated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Who is there, in the order of rank where that counts.
    pub players: Vec<PersonId>,
    /// Rounds to come.
    pub rounds: usize,
    /// Players of a full table.
    pub table: u8,
    /// Whether tables follow from the rank.
    pub by_rank: bool,
    /// Rounds that were played.
    pub history: Vec<Tables>,
    /// Pairs that should not sit together.
    pub apart: Vec<[PersonId; 2]>,
    /// Who has a table of their own in every round, with its number, from 1; in the order of ids.
    pub own_tables: Vec<(PersonId, u16)>,
}

/// A seating, and how it came about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// Round by round.
    pub rounds: Vec<Tables>,
    /// How good it is.
    pub certificate: Certificate,
    /// How it was found.
    pub method: Method,
    /// Steps of the search.
    pub steps: u64,
}

/// How a seating was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Method {
    /// Tables follow from the rank.
    Rank,
    /// A design in which no pair meets twice.
    Design,
    /// A search.
    Search,
}

/// Steps that are enough for an event of a club.
pub const STEPS: u64 = 400_000;

impl Problem {
    /// Nobody has played yet: players 1 to so many.
    pub fn fresh(players: u32, rounds: usize, table: u8) -> Self {
        let players = (1..=players).map(PersonId).collect();
        let (history, apart, own_tables) = (Vec::new(), Vec::new(), Vec::new());
        Self { players, rounds, table, by_rank: false, history, apart, own_tables }
    }

    /// How good tables are for it.
    pub fn certificate(&self, rounds: &[Tables]) -> Certificate {
        let Self { history, apart, own_tables, .. } = self;
        certificate(&Rounds { history, new: rounds, apart, own_tables })
    }

    /// Seats everybody, with at most so many steps of search. The same words and steps give the same seating.
    pub fn seat(&self, words: &mut dyn Rng, steps: u64) -> Seating {
        if self.by_rank {
            return self.seating(self.tables_by_rank(), Method::Rank, 0);
        }
        // Whatever the search prefers, it is by lot who is who: nobody's place on the list counts.
        let mut drawn = self.clone();
        Chance(words).shuffle(&mut drawn.players);
        drawn.apart.extend(own_tables::pairs(&self.own_tables));
        let Seating { rounds, method, steps, .. } = drawn.search(words, steps);
        self.seating(rounds, method, steps)
    }

    /// The tables that follow from the rank, the same in every round.
    pub(crate) fn tables_by_rank(&self) -> Vec<Tables> {
        vec![seated_by_rank(&self.players, self.table, &self.own_tables); self.rounds]
    }

    fn search(&self, words: &mut dyn Rng, steps: u64) -> Seating {
        let sizes = table_sizes(self.players.len(), self.table);
        let mut search = Search::new(self, &sizes);
        let goal = search.goal();
        let (mut method, mut used) = self.start(&mut search, words);
        used += search.relabel(words, steps / 8);
        let mut share = steps / 8;
        used += search.improve(words, share);
        let mut best = search.snapshot();
        // Then from nothing, with ever more patience; but that would only look for what a design has already.
        let designed = method == Method::Design && best.0.is_met(&goal);
        while best.0 > goal && used < steps && !designed {
            share = (2 * share).clamp(1, steps - used);
            search.load(&[], words);
            search.improve(words, share);
            used += share;
            if search.snapshot().0 < best.0 {
                best = search.snapshot();
                method = Method::Search;
            }
        }
        search.restore(&best.1);
        let mut rounds = search.tables();
        rounds.iter_mut().for_each(|tables| {
            shuffle_tables(tables, words);
            own_tables::place(tables, &self.own_tables, words);
        });
        let (rounds, moved) = chairs::balance(self, rounds, words, steps);
        self.seating(rounds, method, used + moved)
    }

    /// Loads the fairest of some draws of a design, or a draw by lot; returns what it was, and how many draws.
    fn start(&self, search: &mut Search<'_>, words: &mut dyn Rng) -> (Method, u64) {
        let mut best: Option<(Cost, Vec<Vec<usize>>)> = None;
        let mut method = Method::Search;
        let draws = if self.history.is_empty() { DESIGNS } else { 0 };
        for _ in 0..draws {
            let Some(rounds) = design::draw(search.tables_of_round(), self, words) else { break };
            if rounds.len() == self.rounds {
                method = Method::Design;
            }
            search.load(&rounds, words);
            let found = search.snapshot();
            if best.as_ref().is_none_or(|(least, _)| found.0 < *least) {
                best = Some(found);
            }
        }
        match best {
            Some((_, chairs)) => search.restore(&chairs),
            None => search.load(&[], words),
        }
        (method, draws)
    }

    fn seating(&self, rounds: Vec<Tables>, method: Method, steps: u64) -> Seating {
        let certificate = self.certificate(&rounds);
        Seating { rounds, certificate, method, steps }
    }
}

/// Which table of a round is which, and who sits where at it, by lot. Full tables stay before small ones.
fn shuffle_tables(tables: &mut Tables, words: &mut dyn Rng) {
    let mut chance = Chance(words);
    chance.shuffle(tables);
    tables.sort_by_key(|table| Reverse(table.len()));
    tables.iter_mut().for_each(|table| chance.shuffle(table));
}

/// Draws of a design among which the fairest is taken.
const DESIGNS: u64 = 48;
