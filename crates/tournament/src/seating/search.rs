//! A search over seatings: two players of a round change chairs, and the new seating stays if it is no worse than the one
//! some steps ago. Work is counted in steps; there is no clock and no number that is not whole.

use rand_core::Rng;

use super::{
    Problem, bounds,
    figures::{Cost, Index, Rounds, Tally, squares},
};
use crate::{chance::Chance, event::Tables};

/// Steps after which a seating is compared with the one then.
const MEMORY: usize = 600;

pub(super) struct Search<'a> {
    problem: &'a Problem,
    sizes: &'a [usize],
    /// Where each chair's table begins and ends, and whether it is a full one; the same in every round.
    tables: Vec<Span>,
    before: Tally,
    apart: Vec<bool>,
    /// Players by round and chair.
    chairs: Vec<Vec<usize>>,
    /// Each player's table by round, the round before all first.
    at: Vec<Vec<usize>>,
    met: Vec<u16>,
    small: Vec<u32>,
    cost: Cost,
}

#[derive(Clone, Copy)]
struct Span {
    table: usize,
    from: usize,
    to: usize,
    small: bool,
}

/// No table: who was not there.
const NOWHERE: usize = usize::MAX;

impl<'a> Search<'a> {
    pub(super) fn new(problem: &'a Problem, sizes: &'a [usize]) -> Self {
        let index = Index::new(problem.players.iter().copied());
        let players = index.len();
        let full = sizes.iter().max().copied().unwrap_or(0);
        let mut tables = Vec::with_capacity(players);
        for (table, size) in sizes.iter().enumerate() {
            let (from, to) = (tables.len(), tables.len() + size);
            let span = Span { table, from, to, small: *size < full };
            tables.extend(std::iter::repeat_n(span, *size));
        }
        let before = Tally::of(&index, &problem.history, 0);
        let mut apart = vec![false; players * players];
        for [a, b] in &problem.apart {
            if let Some((a, b)) = index.of(*a).zip(index.of(*b)) {
                apart[a * players + b] = true;
                apart[b * players + a] = true;
            }
        }
        let last = before.last.iter().enumerate();
        // Who was nowhere was with nobody: everybody gets a nowhere of their own.
        let last = last.map(|(player, table)| table.unwrap_or(NOWHERE - player)).collect();
        let (met, small) = (before.met.clone(), before.small.clone());
        let at = vec![last];
        let chairs = Vec::new();
        let cost = Cost::default();
        Self { problem, sizes, tables, before, apart, chairs, at, met, small, cost }
    }

    fn players(&self) -> usize {
        self.before.players
    }

    /// What cannot be bettered.
    pub(super) fn goal(&self) -> Cost {
        let mut places = self.problem.players.iter().copied();
        let round: Tables =
            self.sizes.iter().map(|size| places.by_ref().take(*size).collect()).collect();
        let new = vec![round; self.problem.rounds];
        let index = Index::new(self.problem.players.iter().copied());
        let rounds =
            Rounds { history: &self.problem.history, new: &new, apart: &[], own_tables: &[] };
        let bounds = bounds::bounds(&index, &rounds, &self.before);
        Cost {
            apart: 0,
            repeats: bounds.repeats,
            back_to_back: bounds.back_to_back,
            uneven: bounds.uneven,
        }
    }

    /// The seating as it stands, and what it costs.
    pub(super) fn snapshot(&self) -> (Cost, Vec<Vec<usize>>) {
        (self.cost, self.chairs.clone())
    }

    /// Goes back to a seating.
    pub(super) fn restore(&mut self, chairs: &[Vec<usize>]) {
        self.chairs = chairs.to_vec();
        self.count();
    }

    pub(super) fn tables_of_round(&self) -> usize {
        self.sizes.len()
    }

    /// The seating as it stands.
    pub(super) fn tables(&self) -> Vec<Tables> {
        let players = &self.problem.players;
        let round = |chairs: &Vec<usize>| {
            let mut chairs = chairs.iter().map(|player| players[*player]);
            self.sizes.iter().map(|size| chairs.by_ref().take(*size).collect()).collect()
        };
        self.chairs.iter().map(round).collect()
    }

    /// Takes over rounds that are given, and fills the rest by lot.
    pub(super) fn load(&mut self, rounds: &[Vec<Vec<usize>>], words: &mut dyn Rng) {
        let mut chance = Chance(words);
        self.chairs.clear();
        for round in rounds {
            let mut round = round.clone();
            // Full tables first, as in the list of sizes.
            round.sort_by_key(|table| std::cmp::Reverse(table.len()));
            self.chairs.push(round.concat());
        }
        while self.chairs.len() < self.problem.rounds {
            let mut everybody: Vec<usize> = (0..self.players()).collect();
            chance.shuffle(&mut everybody);
            self.chairs.push(everybody);
        }
        self.count();
    }

    /// Counts everything anew.
    fn count(&mut self) {
        self.at.truncate(1);
        self.met.clone_from(&self.before.met);
        self.small.clone_from(&self.before.small);
        let (mut apart, mut repeats, mut back_to_back) = (0, 0, 0);
        let players = self.players();
        for round in 0..self.chairs.len() {
            let mut at = vec![NOWHERE; players];
            for (chair, player) in self.chairs[round].iter().enumerate() {
                at[*player] = self.tables[chair].table;
                self.small[*player] += u32::from(self.tables[chair].small);
            }
            self.at.push(at);
            for (chair, &a) in self.chairs[round].iter().enumerate() {
                for &b in &self.chairs[round][self.tables[chair].from..chair] {
                    repeats += u32::from(self.met[a * players + b] > 0);
                    back_to_back += u32::from(self.at[round][a] == self.at[round][b]);
                    apart += u32::from(self.apart[a * players + b]);
                    self.met[a * players + b] += 1;
                    self.met[b * players + a] += 1;
                }
            }
        }
        let uneven = squares(&self.small);
        self.cost = Cost { apart, repeats, back_to_back, uneven };
    }

    /// Seats by small steps; returns how many.
    pub(super) fn improve(&mut self, words: &mut dyn Rng, steps: u64) -> u64 {
        let goal = self.goal();
        let mut chance = Chance(words);
        let mut memory = vec![self.cost; MEMORY];
        let (mut best, mut best_chairs) = (self.cost, self.chairs.clone());
        let mut step = 0;
        while step < steps && best > goal && self.sizes.len() > 1 {
            step += 1;
            let round = chance.below(self.chairs.len());
            let (a, b) = (chance.below(self.players()), chance.below(self.players()));
            if self.tables[a].table == self.tables[b].table {
                continue;
            }
            let old = self.cost;
            self.swap(round, a, b);
            let place = step as usize % MEMORY;
            if self.cost > old && self.cost > memory[place] {
                self.swap(round, a, b);
            } else if self.cost < best {
                best = self.cost;
                best_chairs.clone_from(&self.chairs);
            }
            memory[place] = self.cost;
        }
        self.chairs = best_chairs;
        self.count();
        step
    }

    /// Lets players change parts in all rounds at once, which keeps a design one; returns how many steps it took.
    pub(super) fn relabel(&mut self, words: &mut dyn Rng, steps: u64) -> u64 {
        let mut chance = Chance(words);
        let mut step = 0;
        while step < steps && self.cost.apart > 0 {
            // A whole count costs as much as a round's steps.
            step += 1 + self.chairs.len() as u64;
            let (a, b) = (chance.below(self.players()), chance.below(self.players()));
            let old = (self.cost, self.chairs.clone());
            let other = |player: usize| match player {
                player if player == a => b,
                player if player == b => a,
                player => player,
            };
            self.chairs.iter_mut().flatten().for_each(|player| *player = other(*player));
            self.count();
            if self.cost > old.0 {
                self.chairs = old.1;
                self.count();
            }
        }
        step
    }

    /// Two chairs of a round, at different tables, change players.
    fn swap(&mut self, round: usize, a: usize, b: usize) {
        let (one, two) = (self.tables[a], self.tables[b]);
        self.meetings(round, a, one, false);
        self.meetings(round, b, two, false);
        let (p, q) = (self.chairs[round][a], self.chairs[round][b]);
        self.chairs[round].swap(a, b);
        self.at[round + 1][p] = two.table;
        self.at[round + 1][q] = one.table;
        self.meetings(round, a, one, true);
        self.meetings(round, b, two, true);
        if one.small != two.small {
            let (more, less) = if two.small { (p, q) } else { (q, p) };
            self.cost.uneven += 2 * self.small[more] + 1;
            self.small[more] += 1;
            self.cost.uneven -= 2 * self.small[less] - 1;
            self.small[less] -= 1;
        }
    }

    /// Adds or takes away the meetings of the player on a chair with the rest of the table.
    fn meetings(&mut self, round: usize, chair: usize, span: Span, add: bool) {
        let players = self.players();
        let player = self.chairs[round][chair];
        for other in span.from..span.to {
            if other == chair {
                continue;
            }
            let other = self.chairs[round][other];
            let pair = player * players + other;
            let together = |at: &Vec<usize>| u32::from(at[player] == at[other]);
            let running = together(&self.at[round]) + self.at.get(round + 2).map_or(0, together);
            let apart = u32::from(self.apart[pair]);
            if add {
                self.cost.repeats += u32::from(self.met[pair] > 0);
                self.cost.back_to_back += running;
                self.cost.apart += apart;
                self.met[pair] += 1;
            } else {
                self.met[pair] -= 1;
                self.cost.repeats -= u32::from(self.met[pair] > 0);
                self.cost.back_to_back -= running;
                self.cost.apart -= apart;
            }
            self.met[other * players + player] = self.met[pair];
        }
    }
}
