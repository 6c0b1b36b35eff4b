//! Standings and cut-offs by the checker's own reckoning (rules 8.1 and 8.5).

use std::collections::BTreeMap;

use dublet_rules::score::Points;

use super::{finding::Finding, ledger::Ledger};
use crate::{
    event::{Closing, Row},
    person::PersonId,
    plan::Entrants,
};

/// A person's sums.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Sum {
    games: u32,
    big: i32,
    small: i64,
    /// Where a broken tie puts them.
    tie: usize,
}

impl Sum {
    fn beats(&self, other: &Self) -> bool {
        (self.big, self.small, other.tie) > (other.big, other.small, self.tie)
    }
}

impl Ledger {
    fn sums(&self, stage: usize) -> BTreeMap<PersonId, Sum> {
        let mut sums = BTreeMap::new();
        for round in self.rounds.iter().filter(|round| round.stage == stage && round.begun) {
            for (number, chairs) in round.tables.iter().enumerate() {
                let sheet = round.sheets.get(&(number + 1)).filter(|sheet| sheet.counts());
                for (chair, player) in chairs.iter().enumerate() {
                    let new = Sum { games: 0, big: 0, small: 0, tie: self.tie(stage, *player) };
                    let sum = sums.entry(*player).or_insert(new);
                    let Some(sheet) = sheet else { continue };
                    let games = sheet.games.iter();
                    let here = games.filter(|game| matches!(game.hands.get(chair), Some(Some(_))));
                    sum.games += here.count() as u32;
                    for score in sheet.scores.iter().filter_map(|scores| scores.get(chair)) {
                        sum.big += score.big as i32;
                        sum.small += score.small.sixtieths();
                    }
                }
            }
        }
        for (of_stage, player, big, small) in self.penalties.iter().flatten() {
            if let Some(sum) = sums.get_mut(player).filter(|_| *of_stage == stage) {
                sum.big -= *big as i32;
                sum.small -= small.sixtieths();
            }
        }
        sums
    }

    fn tie(&self, stage: usize, player: PersonId) -> usize {
        let mut place = 0;
        for (of_stage, order) in &self.ties {
            if let Some(found) =
                order.iter().position(|p| *p == player).filter(|_| *of_stage == stage)
            {
                place = found;
            }
        }
        place
    }

    /// Whether everybody named shares points with all others named, and with nobody else.
    pub(super) fn is_tie(&self, order: &[PersonId]) -> bool {
        let sums = self.sums(self.scored_stage());
        let Some(first) = order.first().and_then(|first| sums.get(first)) else { return false };
        let equal = |sum: &Sum| (sum.big, sum.small) == (first.big, first.small);
        let mut all: Vec<PersonId> =
            sums.iter().filter(|(_, sum)| equal(sum)).map(|(player, _)| *player).collect();
        let mut named = order.to_vec();
        all.sort_unstable();
        named.sort_unstable();
        all == named && all.len() > 1
    }

    pub(super) fn plays(&self, player: PersonId) -> bool {
        self.sums(self.scored_stage()).contains_key(&player)
    }

    /// The standings as they must be.
    fn standings(&self, stage: usize) -> Vec<Row> {
        let sums = self.sums(stage);
        let entered = stage.checked_sub(1).and_then(|before| self.entered.get(before));
        let seeded = |player: PersonId| {
            entered.and_then(|list| list.iter().position(|p| *p == player)).unwrap_or(usize::MAX)
        };
        let mut rows: Vec<Row> = sums
            .iter()
            .map(|(player, sum)| Row {
                place: 1 + sums.values().filter(|other| other.beats(sum)).count() as u32,
                player: *player,
                games: sum.games,
                big: sum.big,
                small: Points::from_sixtieths(sum.small),
            })
            .collect();
        rows.sort_by_key(|row| (row.place, seeded(row.player), row.player));
        rows
    }

    /// Everything about the end of the stage that is not so.
    pub(super) fn wrong_closing(&self, recorded: &Closing) -> Vec<Finding> {
        let stage = self.stage();
        let rows = self.standings(stage);
        let mut found = Vec::new();
        for row in &rows {
            match recorded.standings.iter().find(|other| other.player == row.player) {
                None => found.push(Finding::StandingsPeople { player: row.player }),
                Some(other) if other != row => found.push(Finding::Standing {
                    player: row.player,
                    recorded: line(other),
                    reckoned: line(row),
                }),
                Some(_) => {}
            }
        }
        let known = |player| rows.iter().any(|row| row.player == player);
        let strangers = recorded.standings.iter().filter(|row| !known(row.player));
        found.extend(strangers.map(|row| Finding::StandingsPeople { player: row.player }));
        let players = |rows: &[Row]| rows.iter().map(|row| row.player).collect::<Vec<_>>();
        if found.is_empty() && players(&rows) != players(&recorded.standings) {
            found.push(Finding::StandingsOrder);
        }
        match self.going_on(stage, &rows) {
            Err(tied) => found.push(Finding::TieAtCutOff { players: list(&tied) }),
            Ok(reckoned) => {
                if reckoned != recorded.advancing {
                    let recorded = list(&recorded.advancing);
                    found.push(Finding::Advancing { recorded, reckoned: list(&reckoned) });
                }
                if reckoned.len() < 2 && stage + 1 < self.stages().len() {
                    found.push(Finding::TooFewPlayers);
                }
            }
        }
        found
    }

    /// Who goes on, or who shares the place at the line.
    fn going_on(&self, stage: usize, rows: &[Row]) -> Result<Vec<PersonId>, Vec<PersonId>> {
        let Some(next) = self.stages().get(stage + 1) else { return Ok(Vec::new()) };
        let here: Vec<&Row> = rows.iter().filter(|row| !self.gone.contains(&row.player)).collect();
        let groups: Vec<Vec<&Row>> = match next.entrants {
            Entrants::All | Entrants::Best(_) => vec![here.clone()],
            Entrants::BestOfTable(_) => {
                let last = self.rounds.iter().rfind(|round| round.stage == stage && round.begun);
                let tables = last.map_or(&[][..], |round| &round.tables);
                let of = |chairs: &Vec<PersonId>| {
                    here.iter().copied().filter(|row| chairs.contains(&row.player)).collect()
                };
                tables.iter().map(of).collect()
            }
        };
        let places = match next.entrants {
            Entrants::All => 0,
            Entrants::Best(players) | Entrants::BestOfTable(players) => usize::from(players),
        };
        let mut chosen = Vec::new();
        for group in groups {
            // Whoever has fewer than so many before or beside them goes on; beside them on both sides of the line is a tie.
            for row in &group {
                let before = group.iter().filter(|other| other.place < row.place).count();
                let level: Vec<PersonId> =
                    group.iter().filter(|o| o.place == row.place).map(|o| o.player).collect();
                if before < places && before + level.len() > places {
                    return Err(level);
                }
                if before < places {
                    chosen.push(row.player);
                }
            }
        }
        let rank = |player: &PersonId| rows.iter().position(|row| row.player == *player);
        chosen.sort_by_key(rank);
        Ok(chosen)
    }
}

/// A line of the standings, short.
fn line(row: &Row) -> String {
    format!("{}. {} {}/{}", row.place, row.games, row.big, row.small)
}

fn list(players: &[PersonId]) -> String {
    players.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
