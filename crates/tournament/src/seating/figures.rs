//! The figures of a seating.

use std::collections::BTreeMap;

use super::bounds;
use crate::{
    event::{Certificate, Measure, Tables},
    person::PersonId,
};

/// Rounds to be judged, with what came before them.
#[derive(Clone, Copy, Debug)]
pub struct Rounds<'a> {
    /// Rounds that were played.
    pub history: &'a [Tables],
    /// Rounds to come; everybody has a chair in each.
    pub new: &'a [Tables],
    /// Pairs that should not sit together.
    pub apart: &'a [[PersonId; 2]],
    /// Who has a table of their own, with its number, from 1.
    pub own_tables: &'a [(PersonId, u16)],
}

/// What counts, in the order in which it does: the smaller the better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Cost {
    pub(super) apart: u32,
    pub(super) repeats: u32,
    pub(super) back_to_back: u32,
    pub(super) uneven: u32,
}

impl Cost {
    /// Whether nobody meets more often than must be, however the rest is shared out.
    pub(super) fn is_met(&self, goal: &Self) -> bool {
        (self.apart, self.repeats, self.back_to_back)
            <= (goal.apart, goal.repeats, goal.back_to_back)
    }
}

/// Everybody who is seated, by a small number.
pub(super) struct Index(BTreeMap<PersonId, usize>);

impl Index {
    pub(super) fn new(players: impl IntoIterator<Item = PersonId>) -> Self {
        Self(players.into_iter().zip(0..).collect())
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn of(&self, player: PersonId) -> Option<usize> {
        self.0.get(&player).copied()
    }

    /// The chairs of a table; `None` for who is not seated any more.
    pub(super) fn chairs(&self, table: &[PersonId]) -> Vec<Option<usize>> {
        table.iter().map(|player| self.of(*player)).collect()
    }
}

/// What rounds have brought each player.
pub(super) struct Tally {
    pub(super) players: usize,
    /// How often each pair met.
    pub(super) met: Vec<u16>,
    /// How often each was at a table with an empty chair.
    pub(super) small: Vec<u32>,
    /// How often each had each seat.
    pub(super) seats: Vec<Vec<u32>>,
    /// Where each sat in the round before.
    pub(super) last: Vec<Option<usize>>,
    repeats: u32,
    back_to_back: u32,
}

impl Tally {
    pub(super) fn new(players: usize, seats: usize) -> Self {
        Self {
            players,
            met: vec![0; players * players],
            small: vec![0; players],
            seats: vec![vec![0; seats]; players],
            last: vec![None; players],
            repeats: 0,
            back_to_back: 0,
        }
    }

    /// A tally of rounds among those of an index.
    pub(super) fn of(index: &Index, rounds: &[Tables], seats: usize) -> Self {
        let mut tally = Self::new(index.len(), seats);
        rounds.iter().for_each(|round| tally.add(index, round));
        tally
    }

    pub(super) fn add(&mut self, index: &Index, round: &Tables) {
        let mut now = vec![None; self.players];
        let full = round.iter().map(Vec::len).max().unwrap_or(0);
        for (number, table) in round.iter().enumerate() {
            let chairs = index.chairs(table);
            for (seat, player) in chairs.iter().enumerate() {
                let Some(player) = *player else { continue };
                now[player] = Some(number);
                self.small[player] += u32::from(table.len() < full);
                if let Some(count) = self.seats[player].get_mut(seat) {
                    *count += 1;
                }
                for other in chairs[..seat].iter().flatten() {
                    self.meet(player, *other);
                }
            }
        }
        self.last = now;
    }

    fn meet(&mut self, a: usize, b: usize) {
        let met = &mut self.met[a * self.players + b];
        self.repeats += u32::from(*met > 0);
        *met += 1;
        self.met[b * self.players + a] += 1;
        self.back_to_back += u32::from(self.last[a].is_some() && self.last[a] == self.last[b]);
    }
}

pub(super) fn squares<'a>(counts: impl IntoIterator<Item = &'a u32>) -> u32 {
    counts.into_iter().map(|count| count * count).sum()
}

/// How good a seating is, with the least it could be.
pub fn certificate(rounds: &Rounds<'_>) -> Certificate {
    let index = Index::new(rounds.new.iter().flatten().flatten().copied());
    let index = Index::new(index.0.into_keys());
    let seats = rounds.new.iter().flatten().map(Vec::len).max().unwrap_or(0);
    let before = Tally::of(&index, rounds.history, seats);
    let bounds = bounds::bounds(&index, rounds, &before);
    let mut tally = Tally { repeats: 0, back_to_back: 0, ..before };
    rounds.new.iter().for_each(|round| tally.add(&index, round));
    let together = |table: &[PersonId]| {
        rounds.apart.iter().filter(|[a, b]| table.contains(a) && table.contains(b)).count() as u32
    };
    let elsewhere = |round: &Tables| {
        let tables = (1_u16..).zip(round);
        let strays = tables.flat_map(|(number, table)| {
            let own = rounds.own_tables.iter();
            own.filter(move |(player, theirs)| *theirs != number && table.contains(player))
        });
        strays.count() as u32
    };
    Certificate {
        elsewhere: rounds.new.iter().map(elsewhere).sum(),
        apart: rounds.new.iter().flatten().map(|table| together(table)).sum(),
        repeats: Measure { found: tally.repeats, bound: bounds.repeats },
        back_to_back: Measure { found: tally.back_to_back, bound: bounds.back_to_back },
        uneven: Measure { found: squares(&tally.small), bound: bounds.uneven },
        seats: Measure { found: squares(tally.seats.iter().flatten()), bound: bounds.seats },
    }
}
