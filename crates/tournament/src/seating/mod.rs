//! Who sits where: as few repeat meetings as can be, then as few back to back, then small tables and seats shared out
//! fairly, in this order. `docs/tournament.md` has the bounds with their proofs.

mod bounds;
mod chairs;
mod design;
mod figures;
mod greedy;
mod search;

use rand_core::Rng;
use serde::Serialize;

pub use self::{
    design::{Design, design},
    figures::{Rounds, certificate},
    greedy::greedy,
};
use self::{figures::Cost, search::Search};
use crate::{
    event::{Certificate, Tables},
    person::PersonId,
    plan::{table_sizes, tables_by_rank},
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
        Self { players, rounds, table, by_rank: false, history: Vec::new(), apart: Vec::new() }
    }

    /// How good tables are for it.
    pub fn certificate(&self, rounds: &[Tables]) -> Certificate {
        certificate(&Rounds { history: &self.history, new: rounds, apart: &self.apart })
    }

    /// Seats everybody, with at most so many steps of search. The same words and steps give the same seating.
    pub fn seat(&self, words: &mut dyn Rng, steps: u64) -> Seating {
        if self.by_rank {
            let tables = tables_by_rank(&self.players, self.table);
            return self.seating(vec![tables; self.rounds], Method::Rank, 0);
        }
        let sizes = table_sizes(self.players.len(), self.table);
        let mut search = Search::new(self, &sizes);
        let mut used = 0;
        let mut best: Option<(Cost, Method, Vec<Tables>)> = None;
        let goal = search.goal();
        let mut keep = |search: &Search<'_>, method| {
            let cost = search.cost();
            if best.as_ref().is_none_or(|(least, ..)| cost < *least) {
                best = Some((cost, method, search.tables()));
            }
            cost <= goal
        };
        let mut done = false;
        if self.history.is_empty() {
            for _ in 0..DESIGNS {
                let Some(rounds) = design::draw(sizes.len(), self, words) else { break };
                used += 1;
                let designed = rounds.len();
                search.load(&rounds, words);
                let method = if designed == self.rounds { Method::Design } else { Method::Search };
                done = keep(&search, method);
                if done {
                    break;
                }
            }
            // A design meets everybody's wishes but for who is kept apart: that is a matter of who takes which part.
            if !done && !self.apart.is_empty() && used > 0 {
                used += search.relabel(words, steps / 8);
                done = keep(&search, Method::Design);
            }
        }
        // From what the design gave, then from nothing, with ever more patience.
        let mut share = steps / 8;
        while !done && used < steps {
            let from_design = used <= DESIGNS && self.history.is_empty();
            if !from_design {
                search.load(&[], words);
            }
            let allowed = share.min(steps - used).max(1);
            used += search.improve(words, allowed);
            done = keep(&search, Method::Search);
            share *= 2;
        }
        let (_, method, rounds) = best.unwrap_or_else(|| {
            search.load(&[], words);
            (search.cost(), Method::Search, search.tables())
        });
        let (rounds, moved) = chairs::balance(self, rounds, words, steps);
        self.seating(rounds, method, used + moved)
    }

    fn seating(&self, rounds: Vec<Tables>, method: Method, steps: u64) -> Seating {
        let certificate = self.certificate(&rounds);
        Seating { rounds, certificate, method, steps }
    }
}

/// Draws of a design among which the fairest is taken.
const DESIGNS: u64 = 48;
