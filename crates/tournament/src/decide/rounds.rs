//! Seating, and beginning a round.

use std::collections::BTreeSet;

use dublet_rules::rules::Rules;

use super::{DONE, Decision};
use crate::{
    event::{Outcome, TableNumber, Tables},
    person::PersonId,
    plan::{BadPlan, Entrants, MOST, Stage},
    refusal::Refusal,
    seating::{Rounds, certificate, seated_by_rank},
    tournament::{Sheet, Tournament},
};

impl Tournament {
    pub(super) fn current(&self) -> Result<&Stage, Refusal> {
        if self.plan().is_none() {
            return Err(Refusal::NoPlan);
        }
        self.stage().ok_or(Refusal::Over)
    }

    pub(super) fn can_seat(&self, rules: &Rules, rounds: &[Tables]) -> Decision {
        let stage = self.current()?;
        let expected = self.rounds_left();
        if expected == 0 {
            return Err(Refusal::NoRoundLeft);
        }
        if rounds.len() != expected {
            return Err(Refusal::WrongRounds { expected, found: rounds.len() });
        }
        let players = self.to_seat();
        if players.len() < 2 {
            return Err(Refusal::TooFewPlayers);
        }
        let first = self.rounds.iter().filter(|round| round.started).count() + 1;
        let own_tables: Vec<_> = self.own_tables.iter().map(|(p, table)| (*p, *table)).collect();
        let by_rank = seated_by_rank(&players, stage.table, &own_tables);
        for (offset, tables) in rounds.iter().enumerate() {
            let round = (first + offset) as u16;
            check_tables(rules, round, tables, &players)?;
            if stage.entrants != Entrants::All && *tables != by_rank {
                return Err(Refusal::NotByRank { round });
            }
        }
        Ok(self.certified(rounds))
    }

    /// How good these tables are for the rounds to come.
    fn certified(&self, rounds: &[Tables]) -> Outcome {
        let history = self.history();
        let apart: Vec<_> = self.apart.iter().copied().collect();
        let own_tables: Vec<_> = self.own_tables.iter().map(|(p, table)| (*p, *table)).collect();
        let (apart, own_tables) = (&apart[..], &own_tables[..]);
        let rounds = Rounds { history: &history, new: rounds, apart, own_tables };
        Outcome::Certificate(certificate(&rounds))
    }

    /// What tables are worth with the two in each other's seats is reckoned for all rounds drawn ahead.
    pub(super) fn can_swap(&self, round: u16, players: [PersonId; 2]) -> Decision {
        let stage = self.current()?;
        let begun = self.rounds.iter().filter(|round| round.started).count();
        let mut ahead = self.ahead();
        let tables = usize::from(round).checked_sub(begun + 1).and_then(|at| ahead.get_mut(at));
        let tables = tables.ok_or(Refusal::NotAhead { round })?;
        if stage.entrants != Entrants::All {
            return Err(Refusal::NotByRank { round });
        }
        if players[0] == players[1] {
            return Err(Refusal::SamePlayer);
        }
        let seat = |player: PersonId| {
            let at = |table: &Vec<PersonId>| table.iter().position(|chair| *chair == player);
            let found = tables.iter().enumerate().find_map(|(table, t)| Some((table, at(t)?)));
            found.ok_or(Refusal::NotSeated { player, round })
        };
        let [(table, chair), (other_table, other_chair)] = [seat(players[0])?, seat(players[1])?];
        tables[table][chair] = players[1];
        tables[other_table][other_chair] = players[0];
        Ok(self.certified(&ahead))
    }

    /// Rounds that have begun stay, with the games they began with: a sheet may lie on the table.
    pub(super) fn can_replan(&self, rounds: u8, games: u8) -> Decision {
        let stage = self.current()?;
        let begun = self.rounds_begun();
        let least = begun.max(1);
        if usize::from(rounds) < least {
            return Err(Refusal::RoundsBegun { rounds: least });
        }
        let counts = 1..=MOST;
        if !counts.contains(&rounds) || !counts.contains(&games) {
            return Err(Refusal::BadPlan { why: BadPlan::Counts });
        }
        match (stage.rounds, stage.games) == (rounds, games) {
            true => Err(Refusal::NothingChanged),
            false => DONE,
        }
    }

    pub(super) fn can_start(&self) -> Decision {
        self.current()?;
        self.all_signed()?;
        let begun = self.rounds.iter().filter(|round| round.started).count();
        let Some(next) = self.rounds.get(begun) else { return Err(Refusal::NoRoundLeft) };
        let round = begun as u16 + 1;
        let seated: BTreeSet<PersonId> =
            next.tables.iter().flat_map(|table| &table.chairs).copied().collect();
        let players = self.to_seat();
        if let Some(player) = players.iter().find(|player| !seated.contains(player)) {
            return Err(Refusal::NotSeated { player: *player, round });
        }
        match seated.iter().find(|player| !self.is_present(**player)) {
            Some(player) => Err(Refusal::NotPresent { player: *player }),
            None => DONE,
        }
    }

    /// Every sheet of every round that has begun is there, and nothing about it is open.
    pub(crate) fn all_signed(&self) -> Result<(), Refusal> {
        for (round, tables) in self.rounds.iter().enumerate().filter(|(_, r)| r.started) {
            for (table, found) in tables.tables.iter().enumerate() {
                if !found.sheet.as_ref().is_some_and(Sheet::is_done) {
                    let place = TableNumber { round: round as u16 + 1, table: table as u16 + 1 };
                    return Err(Refusal::SheetOpen { place });
                }
            }
        }
        Ok(())
    }
}

/// Everybody on exactly one chair, at tables the edition allows.
fn check_tables(
    rules: &Rules,
    round: u16,
    tables: &Tables,
    players: &[PersonId],
) -> Result<(), Refusal> {
    let (least, most) = (usize::from(rules.min_players), usize::from(rules.max_players));
    let mut seated = BTreeSet::new();
    for (place, chairs) in tables.iter().enumerate() {
        if !(least..=most).contains(&chairs.len()) {
            let place = TableNumber { round, table: place as u16 + 1 };
            return Err(Refusal::TableSize { place, found: chairs.len(), least, most });
        }
        for player in chairs {
            if !players.contains(player) {
                return Err(Refusal::NotEntrant { player: *player });
            }
            if !seated.insert(*player) {
                return Err(Refusal::SeatedTwice { player: *player, round });
            }
        }
    }
    match players.iter().find(|player| !seated.contains(player)) {
        Some(player) => Err(Refusal::NotSeated { player: *player, round }),
        None => Ok(()),
    }
}
