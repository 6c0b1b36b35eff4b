//! Event after event: what each may be, and what it must bring.

use std::collections::{BTreeMap, BTreeSet};

use dublet_rules::{rules::Rules, score::SeatScore};

use super::{
    arithmetic,
    finding::{Discrepancy, Finding},
    ledger::{Handed, Ledger, Played, State},
    tables::wrong_figures,
};
use crate::{
    event::{Act, Event, Outcome, Place, Tables},
    person::{Actor, PersonId, Role},
    plan::{Entrants, Plan},
    sheet::GameEntry,
};

#[derive(Default)]
pub(super) struct Walk {
    pub(super) number: usize,
    pub(super) discrepancies: Vec<Discrepancy>,
    ledger: Ledger,
}

impl Walk {
    pub(super) fn found(&mut self, finding: Finding) {
        self.discrepancies.push(Discrepancy { event: self.number, finding });
    }

    fn unless(&mut self, right: bool, finding: Finding) {
        if !right {
            self.found(finding);
        }
    }

    pub(super) fn event(&mut self, event: &Event) {
        let by = event.by;
        self.rights(by, &event.act);
        self.unless(outcome_fits(event), Finding::OutcomeMissing);
        if let Act::Found { rules } = &event.act {
            self.unless(self.ledger.rules.is_none(), Finding::FoundedTwice);
            self.ledger.rules = Some(*rules);
            return;
        }
        let Some(rules) = self.ledger.rules else { return self.found(Finding::NotFounded) };
        match &event.act {
            Act::Found { .. } => {}
            Act::Plan { plan } => {
                self.unless(self.ledger.rounds.is_empty(), Finding::PlanLate);
                self.unless(playable(plan, &rules), Finding::PlanUnplayable);
                self.ledger.plan = Some(plan.clone());
            }
            Act::Register { .. }
            | Act::KeepApart { .. }
            | Act::CheckIn { .. }
            | Act::Withdraw { .. }
            | Act::Substitute { .. } => self.people(&event.act),
            Act::Seat { rounds } => self.seat(&rules, rounds, &event.outcome),
            Act::Start => self.start(),
            Act::Enter { place, games } => self.enter(&rules, by, *place, games, &event.outcome),
            Act::Correct { place, games, .. } => {
                self.correct(&rules, *place, games, &event.outcome);
            }
            Act::Sign { place } | Act::Dispute { place, .. } | Act::Uphold { place, .. } => {
                self.sign(by, *place, &event.act);
            }
            Act::CallJudge { place, .. } => {
                self.at_table(by, *place);
                self.ledger.calls.push(false);
            }
            Act::Rule { call, .. } => {
                let place = usize::from(*call).checked_sub(1);
                match place.and_then(|place| self.ledger.calls.get_mut(place)) {
                    Some(answered) if !*answered => *answered = true,
                    _ => self.found(Finding::NoCall { call: *call }),
                }
            }
            Act::Penalise { player, big, small, .. } => {
                let takes = small.sixtieths() >= 0 && (*big > 0 || small.sixtieths() > 0);
                let right = takes && self.ledger.plays(*player);
                self.unless(right, Finding::Penalty { player: *player });
                let stage = self.ledger.scored_stage();
                self.ledger.penalties.push((stage, *player, *big, *small));
            }
            Act::BreakTie { order, .. } => {
                self.unless(self.ledger.is_tie(order), Finding::Tie);
                self.ledger.ties.push((self.ledger.scored_stage(), order.clone()));
            }
            Act::Close => self.close(&event.outcome),
            Act::Reopen { .. } => {
                let stage = self.ledger.stage();
                let begun = self.ledger.rounds.iter().any(|r| r.stage == stage && r.begun);
                self.unless(stage > 0 && !begun, Finding::Reopened);
                self.ledger.entered.pop();
                self.ledger.rounds.retain(|round| round.begun);
            }
        }
    }

    fn rights(&mut self, by: Actor, act: &Act) {
        let (roles, reason, rule): (&[Role], Option<&str>, Option<&str>) = match act {
            Act::Found { .. }
            | Act::Plan { .. }
            | Act::Register { .. }
            | Act::KeepApart { .. }
            | Act::CheckIn { .. }
            | Act::Seat { .. }
            | Act::Start
            | Act::Close => (&[Role::Organiser], None, None),
            Act::Withdraw { reason, .. }
            | Act::Substitute { reason, .. }
            | Act::Reopen { reason } => (&[Role::Organiser], Some(reason), None),
            Act::Enter { .. } => (&[Role::Player, Role::Judge], None, None),
            Act::Sign { .. } => (&[Role::Player], None, None),
            Act::Dispute { reason, .. } | Act::CallJudge { reason, .. } => {
                (&[Role::Player, Role::Judge], Some(reason), None)
            }
            Act::BreakTie { reason, .. } => (&[Role::Judge, Role::Organiser], Some(reason), None),
            Act::Rule { rule, reason, .. }
            | Act::Uphold { rule, reason, .. }
            | Act::Correct { rule, reason, .. }
            | Act::Penalise { rule, reason, .. } => (&[Role::Judge], Some(reason), Some(rule)),
        };
        self.unless(roles.contains(&by.role), Finding::WrongRole { role: by.role });
        self.unless(reason.is_none_or(|reason| !reason.trim().is_empty()), Finding::NoReason);
        self.unless(rule.is_none_or(is_rule_number), Finding::NoRule);
    }

    fn people(&mut self, act: &Act) {
        match act {
            Act::Register { player } => {
                self.unless(!self.ledger.knows(*player), Finding::Twice { player: *player });
                let stages = self.ledger.stages().len();
                let over = stages > 0 && self.ledger.stage() >= stages;
                self.unless(!over, Finding::Over);
                self.ledger.expected.insert(*player);
            }
            Act::KeepApart { players: [a, b] } => {
                [a, b].into_iter().for_each(|player| self.known(*player));
                let new = a != b && self.ledger.apart.insert((*a.min(b), *a.max(b)));
                self.unless(new, Finding::Twice { player: *a });
            }
            Act::CheckIn { player } => {
                self.known(*player);
                let awaited = self.ledger.expected.remove(player);
                self.unless(awaited, Finding::Twice { player: *player });
                self.ledger.present.insert(*player);
            }
            Act::Withdraw { player, .. } => self.leave(*player),
            Act::Substitute { gone, came, .. } => self.substitute(*gone, *came),
            _ => {}
        }
    }

    fn known(&mut self, player: PersonId) {
        self.unless(self.ledger.knows(player), Finding::UnknownPlayer { player });
    }

    fn leave(&mut self, player: PersonId) {
        self.known(player);
        let stays = !self.ledger.gone.contains(&player);
        self.unless(stays, Finding::NotThere { player });
        self.ledger.expected.remove(&player);
        self.ledger.present.remove(&player);
        self.ledger.gone.insert(player);
    }

    fn substitute(&mut self, gone: PersonId, came: PersonId) {
        self.known(came);
        self.unless(self.ledger.present.contains(&came), Finding::NotThere { player: came });
        let playing = self.ledger.entered.last().is_some_and(|entered| entered.contains(&came));
        self.unless(gone != came && !playing, Finding::Twice { player: came });
        self.leave(gone);
        let mut twice = None;
        for (number, round) in self.ledger.rounds.iter_mut().enumerate() {
            let open = round.sheets.len() < round.tables.len();
            if open && round.tables.iter().flatten().any(|player| *player == came) {
                twice = Some(number + 1);
            }
            for (table, chairs) in round.tables.iter_mut().enumerate() {
                if !round.sheets.contains_key(&(table + 1)) {
                    chairs.iter_mut().filter(|p| **p == gone).for_each(|p| *p = came);
                }
            }
        }
        if let Some(round) = twice {
            self.found(Finding::SeatedTwice { player: came, round });
        }
        let entered = self.ledger.entered.last_mut().into_iter().flatten();
        entered.filter(|player| **player == gone).for_each(|player| *player = came);
    }

    fn seat(&mut self, rules: &Rules, rounds: &[Tables], outcome: &Outcome) {
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
                tables.len() == count
                    && players.iter().enumerate().all(|(rank, player)| {
                        tables[rank % count].get(rank / count) == Some(player)
                    })
            };
            if planned.entrants != Entrants::All && !by_rank(tables) {
                self.found(Finding::NotByRank { round });
            }
        }
        let history: Vec<Tables> = self.ledger.rounds.iter().map(|r| r.tables.clone()).collect();
        if let Outcome::Certificate(recorded) = outcome {
            let wrong = wrong_figures(&history, rounds, &self.ledger.apart, recorded);
            wrong.into_iter().for_each(|finding| self.found(finding));
        }
        self.ledger.rounds.extend(rounds.iter().map(|tables| Played {
            stage,
            tables: tables.clone(),
            begun: false,
            sheets: BTreeMap::new(),
        }));
    }

    fn members(&mut self, rules: &Rules, round: usize, tables: &Tables, players: &[PersonId]) {
        let sizes = usize::from(rules.min_players)..=usize::from(rules.max_players);
        let mut seated = BTreeSet::new();
        for (number, chairs) in tables.iter().enumerate() {
            let place = Place { round: round as u16, table: number as u16 + 1 };
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

    fn start(&mut self) {
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

    /// Every sheet of every round that has begun is there and counts.
    fn sheets_count(&mut self) {
        let mut missing = Vec::new();
        for (number, round) in self.ledger.rounds.iter().enumerate().filter(|(_, r)| r.begun) {
            for table in 1..=round.tables.len() {
                if !round.sheets.get(&table).is_some_and(Handed::counts) {
                    missing.push(Place { round: number as u16 + 1, table: table as u16 });
                }
            }
        }
        missing.into_iter().for_each(|place| self.found(Finding::SheetMissing { place }));
    }

    /// The players of a table; says so where there is none, or `by` is not one of them.
    fn at_table(&mut self, by: Actor, place: Place) -> Option<Vec<PersonId>> {
        let Some(chairs) = self.ledger.chairs(place).cloned() else {
            self.found(Finding::NoTable { place });
            return None;
        };
        let right = by.role != Role::Player || chairs.contains(&by.id);
        self.unless(right, Finding::NotAtTable { player: by.id, place });
        Some(chairs)
    }

    fn enter(
        &mut self,
        rules: &Rules,
        by: Actor,
        place: Place,
        games: &[GameEntry],
        outcome: &Outcome,
    ) {
        let Some(chairs) = self.at_table(by, place) else { return };
        let new = self.ledger.sheet(place).is_none();
        self.unless(new, Finding::EnteredTwice { place });
        let scores = self.scores(rules, place, &chairs, games, outcome);
        let handed = Handed { by, games: games.to_vec(), scores, state: State::Entered };
        let round = &mut self.ledger.rounds[usize::from(place.round) - 1];
        round.sheets.insert(place.table.into(), handed);
    }

    fn correct(&mut self, rules: &Rules, place: Place, games: &[GameEntry], outcome: &Outcome) {
        let Some(chairs) = self.ledger.chairs(place).cloned() else {
            return self.found(Finding::NoTable { place });
        };
        let Some(old) = self.ledger.sheet(place).map(|sheet| sheet.games.clone()) else {
            return self.found(Finding::SheetMissing { place });
        };
        self.unless(old != games, Finding::NothingChanged { place });
        let scores = self.scores(rules, place, &chairs, games, outcome);
        if let Some(sheet) = self.ledger.sheet(place) {
            (sheet.games, sheet.scores, sheet.state) = (games.to_vec(), scores, State::Settled);
        }
    }

    fn sign(&mut self, by: Actor, place: Place, act: &Act) {
        if self.at_table(by, place).is_none() {
            return;
        }
        let Some(sheet) = self.ledger.sheet(place) else {
            return self.found(Finding::SheetMissing { place });
        };
        let (allowed, next): (&[State], State) = match act {
            Act::Sign { .. } => (&[State::Entered], State::Signed),
            Act::Dispute { .. } => (&[State::Entered, State::Signed], State::Disputed),
            _ => (&[State::Entered, State::Disputed], State::Settled),
        };
        let right = allowed.contains(&sheet.state);
        let same = matches!(act, Act::Sign { .. }) && sheet.by == by;
        sheet.state = next;
        self.unless(right, Finding::SheetState { place });
        self.unless(!same, Finding::SignedByEnterer { place });
    }

    /// The scores as they must be; says where the file has others.
    fn scores(
        &mut self,
        rules: &Rules,
        place: Place,
        chairs: &[PersonId],
        games: &[GameEntry],
        outcome: &Outcome,
    ) -> Vec<Vec<SeatScore>> {
        let stage = self.ledger.rounds[usize::from(place.round) - 1].stage;
        let expected = self.ledger.stages().get(stage).map_or(0, |s| usize::from(s.games));
        let here = chairs.iter().filter(|player| !self.ledger.gone.contains(player)).count();
        let right = games.len() == expected || (games.len() < expected && here < 2);
        let (recorded, reckoned) = (games.len(), expected);
        self.unless(right, Finding::Games { place, recorded, reckoned });
        let nothing = Vec::new();
        let in_file = if let Outcome::Scores(scores) = outcome { scores } else { &nothing };
        let same = in_file.len() == games.len();
        self.unless(same, Finding::Games { place, recorded: in_file.len(), reckoned: recorded });
        let mut all = Vec::with_capacity(games.len());
        for (index, game) in games.iter().enumerate() {
            let number = index + 1;
            let absent = chairs.iter().zip(&game.hands).filter(|(_, hand)| hand.is_none());
            let stayed = absent.filter(|(player, _)| !self.ledger.gone.contains(player)).count();
            self.unless(stayed == 0, Finding::Hands { place, game: number });
            match arithmetic::scores(rules, game, chairs.len(), place, number) {
                Err(finding) => {
                    self.found(finding);
                    all.push(vec![SeatScore::default(); chairs.len()]);
                }
                Ok(reckoned) => {
                    let as_written = game.written.as_ref().is_none_or(|w| *w == reckoned);
                    self.unless(as_written, Finding::Written { place, game: number });
                    self.compare(place, number, chairs, in_file.get(index), &reckoned);
                    all.push(reckoned);
                }
            }
        }
        all
    }

    fn compare(
        &mut self,
        place: Place,
        game: usize,
        chairs: &[PersonId],
        recorded: Option<&Vec<SeatScore>>,
        reckoned: &[SeatScore],
    ) {
        let Some(recorded) = recorded else { return };
        self.unless(recorded.len() == chairs.len(), Finding::Hands { place, game });
        for (player, (file, own)) in chairs.iter().zip(recorded.iter().zip(reckoned)) {
            let player = *player;
            if file.small != own.small {
                let (recorded, reckoned) = (file.small.to_string(), own.small.to_string());
                self.found(Finding::Score { place, game, player, recorded, reckoned });
            }
            if file.big != own.big {
                let (recorded, reckoned) = (file.big, own.big);
                self.found(Finding::Win { place, game, player, recorded, reckoned });
            }
        }
    }

    fn close(&mut self, outcome: &Outcome) {
        if self.ledger.stage() >= self.ledger.stages().len() {
            let missing = self.ledger.plan.is_none();
            return self.found(if missing { Finding::NoPlan } else { Finding::Over });
        }
        let rounds = self.ledger.rounds_left();
        self.unless(rounds == 0, Finding::RoundsLeft { rounds });
        self.sheets_count();
        let open: Vec<usize> =
            (0..self.ledger.calls.len()).filter(|call| !self.ledger.calls[*call]).collect();
        open.into_iter().for_each(|call| self.found(Finding::CallOpen { call: call + 1 }));
        if let Outcome::Closing(closing) = outcome {
            let wrong = self.ledger.wrong_closing(closing);
            wrong.into_iter().for_each(|finding| self.found(finding));
            self.ledger.entered.push(closing.advancing.clone());
        }
    }
}

fn outcome_fits(event: &Event) -> bool {
    match (&event.act, &event.outcome) {
        (Act::Enter { .. } | Act::Correct { .. }, outcome) => matches!(outcome, Outcome::Scores(_)),
        (Act::Seat { .. }, outcome) => matches!(outcome, Outcome::Certificate(_)),
        (Act::Close, outcome) => matches!(outcome, Outcome::Closing(_)),
        (_, outcome) => *outcome == Outcome::Nothing,
    }
}

fn is_rule_number(rule: &str) -> bool {
    let mut parts = rule.split('.');
    let mut digits = || {
        parts
            .next()
            .is_some_and(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit()))
    };
    digits() && digits() && parts.next().is_none()
}

fn playable(plan: &Plan, rules: &Rules) -> bool {
    let in_range = |count: u8| (1..=20).contains(&count);
    let stage_can_be = |(place, stage): (usize, &crate::plan::Stage)| {
        let entrants = match stage.entrants {
            Entrants::All => place == 0,
            Entrants::Best(players) | Entrants::BestOfTable(players) => place > 0 && players > 0,
        };
        let table = stage.table >= 2 && stage.table <= rules.max_players;
        entrants && in_range(stage.rounds) && in_range(stage.games) && table
    };
    !plan.stages.is_empty() && plan.stages.iter().enumerate().all(stage_can_be)
}
