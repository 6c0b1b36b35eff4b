//! Who sat where, and whether a round could begin.

use std::collections::{BTreeMap, BTreeSet};

use dublet_rules::rules::Rules;

use super::{
    finding::Finding,
    ledger::{Ledger, Played},
    tables::wrong_figures,
    walk::Walk,
};
use crate::{
    event::{Outcome, TableNumber, Tables},
    person::PersonId,
    plan::Entrants,
};

impl Walk {
    pub(super) fn seat(&mut self, rules: &Rules, rounds: &[Tables], outcome: &Outcome) {
        let stage = self.ledger.stage();
        let Some(planned) = self.ledger.stages().get(stage).copied() else {
            let missing = self.ledger.plan.is_none();
            return self.found(if missing { Finding::NoPlan } else { Finding::Over });
        };
        let left = self.ledger.rounds_left();
        let right = rounds.len() == left && left > 0;
        self.unless(right, Finding::RoundsSeated { recorded: rounds.len(), reckoned: left });
        self.ledger.rounds.retain(|round| round.begun);
        let players = self.ledger.players();
        let first = self.ledger.begun() + 1;
        for (offset, tables) in rounds.iter().enumerate() {
            let round = first + offset;
            self.members(rules, round, tables, &players);
            let by_rank = |tables: &Tables| {
                // Two players at a table at least, so an odd number may make one of three.
                let count = players.len().div_ceil(planned.table.into()).min(players.len() / 2);
                let number_of = self.ledger.table_numbers(&players, count);
                tables.len() == count
                    && players.iter().enumerate().all(|(rank, player)| {
                        tables[number_of[rank % count]].get(rank / count) == Some(player)
                    })
            };
            if planned.entrants != Entrants::All && !by_rank(tables) {
                self.found(Finding::NotByRank { round });
            }
        }
        let history: Vec<Tables> = self.ledger.rounds.iter().map(|r| r.tables.clone()).collect();
        if let Outcome::Certificate(recorded) = outcome {
            let wrong = wrong_figures(
                &history,
                rounds,
                &self.ledger.apart,
                &self.ledger.own_tables,
                recorded,
            );
            wrong.into_iter().for_each(|finding| self.found(finding));
        }
        self.ledger.rounds.extend(rounds.iter().map(|tables| Played {
            stage,
            games: planned.games.into(),
            tables: tables.clone(),
            begun: false,
            sheets: BTreeMap::new(),
        }));
    }

    /// Two people change seats in a round ahead; the certificate is of all rounds ahead then.
    pub(super) fn swap(&mut self, round: u16, players: [PersonId; 2], outcome: &Outcome) {
        let stage = self.ledger.stage();
        let planned = self.ledger.stages().get(stage).copied();
        let number = usize::from(round);
        let found = self.ledger.rounds.iter_mut().enumerate();
        let mut found = found.filter(|(index, round)| index + 1 == number && !round.begun);
        let (Some(planned), Some((_, ahead))) = (planned, found.next()) else {
            return self.found(Finding::NotAhead { round: number });
        };
        let mut seats = [0, 0];
        for chair in ahead.tables.iter_mut().flatten() {
            if let Some(which) = players.iter().position(|player| player == chair) {
                seats[which] += 1;
                *chair = players[1 - which];
            }
        }
        for (player, seats) in players.into_iter().zip(seats) {
            self.unless(seats > 0, Finding::NotSeated { player, round: number });
        }
        if planned.entrants != Entrants::All {
            self.found(Finding::NotByRank { round: number });
        }
        let (begun, ahead): (Vec<&Played>, Vec<&Played>) =
            self.ledger.rounds.iter().partition(|round| round.begun);
        let tables = |rounds: Vec<&Played>| -> Vec<Tables> {
            rounds.into_iter().map(|round| round.tables.clone()).collect()
        };
        if let Outcome::Certificate(recorded) = outcome {
            let wrong = wrong_figures(
                &tables(begun),
                &tables(ahead),
                &self.ledger.apart,
                &self.ledger.own_tables,
                recorded,
            );
            wrong.into_iter().for_each(|finding| self.found(finding));
        }
    }

    /// The stage goes on with another number of rounds, and of games in those that have not begun.
    pub(super) fn replan(&mut self, rounds: u8, games: u8) {
        let stage = self.ledger.stage();
        let plan = self.ledger.plan.as_mut();
        let Some(planned) = plan.and_then(|plan| plan.stages.get_mut(stage)) else {
            let missing = self.ledger.plan.is_none();
            return self.found(if missing { Finding::NoPlan } else { Finding::Over });
        };
        let differs = planned.rounds != rounds || planned.games != games;
        planned.rounds = rounds;
        planned.games = games;
        let (mut begun, mut of_stage) = (0, 0);
        self.ledger.rounds.retain_mut(|round| {
            if round.stage != stage {
                return true;
            }
            of_stage += 1;
            if round.begun {
                begun += 1;
                return true;
            }
            round.games = games.into();
            of_stage <= u32::from(rounds)
        });
        let can_be = (1..=20).contains(&rounds) && (1..=20).contains(&games);
        let right = differs && can_be && u32::from(rounds) >= begun;
        self.unless(right, Finding::Replanned { rounds, games });
    }

    pub(super) fn members(
        &mut self,
        rules: &Rules,
        round: usize,
        tables: &Tables,
        players: &[PersonId],
    ) {
        let sizes = usize::from(rules.min_players)..=usize::from(rules.max_players);
        let mut seated = BTreeSet::new();
        for (number, chairs) in tables.iter().enumerate() {
            let place = TableNumber { round: round as u16, table: number as u16 + 1 };
            let found = chairs.len();
            self.unless(sizes.contains(&found), Finding::TableSize { place, found });
            for player in chairs {
                let (player, new) = (*player, seated.insert(*player));
                self.unless(new, Finding::SeatedTwice { player, round });
                let plays = players.contains(&player);
                self.unless(plays, Finding::NotEntrant { player, round });
            }
        }
        for player in players {
            let player = *player;
            self.unless(seated.contains(&player), Finding::NotSeated { player, round });
        }
    }

    pub(super) fn start(&mut self) {
        self.sheets_count();
        let round = self.ledger.begun();
        if self.ledger.rounds.len() <= round {
            return self.found(Finding::NoRound);
        }
        let seated: BTreeSet<PersonId> =
            self.ledger.rounds[round].tables.iter().flatten().copied().collect();
        for player in self.ledger.players() {
            let there = seated.contains(&player);
            self.unless(there, Finding::NotSeated { player, round: round + 1 });
        }
        for player in seated {
            let there = self.ledger.present.contains(&player);
            self.unless(there, Finding::NotThere { player });
        }
        self.ledger.rounds[round].begun = true;
    }
}

impl Ledger {
    /// Which table each of those by rank is, from 0: the first of them is the first, unless somebody has a table of their own.
    fn table_numbers(&self, players: &[PersonId], count: usize) -> Vec<usize> {
        let mut number_of: Vec<usize> = (0..count).collect();
        let mut settled = BTreeSet::new();
        for (player, own) in &self.own_tables {
            let Some(rank) = players.iter().position(|p| p == player) else { continue };
            let (by_rank, own) = (rank % count, usize::from(*own) - 1);
            if own >= count || settled.contains(&number_of[by_rank]) {
                continue;
            }
            let other = number_of.iter().position(|number| *number == own);
            if let Some(other) = other {
                number_of.swap(by_rank, other);
            }
            settled.insert(own);
        }
        number_of
    }
}
