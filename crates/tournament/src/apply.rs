//! Making an event so.

use crate::{
    event::{Act, Event, Outcome, Procedure, TableNumber, Tables},
    person::PersonId,
    sheet::GameEntry,
    tournament::{
        Call, Closed, Penalty, Presence, Round, RoundTable, Ruling, Sheet, SheetState, Tie,
        Tournament, ordered,
    },
};

impl Tournament {
    /// Makes an event so. It must have been decided, or replayed.
    pub fn apply(&mut self, event: &Event) {
        match &event.act {
            Act::Found { rules, procedure } => {
                (self.rules, self.procedure) = (Some(*rules), *procedure);
            }
            Act::Plan { plan } => self.plan = Some(plan.clone()),
            Act::Replan { rounds, games, .. } => self.replan(*rounds, *games),
            Act::Register { player } | Act::CheckOut { player, .. } => {
                self.people.insert(*player, Presence::Expected);
            }
            Act::KeepApart { players } => drop(self.apart.insert(ordered(*players))),
            Act::CheckIn { player } => drop(self.people.insert(*player, Presence::Present)),
            Act::StepOut { player, .. } => self.step_out(*player),
            Act::OwnTable { player, table, .. } => match table {
                Some(table) => drop(self.own_tables.insert(*player, *table)),
                None => drop(self.own_tables.remove(player)),
            },
            Act::Unregister { player, .. } => {
                self.people.remove(player);
                self.apart.retain(|pair| !pair.contains(player));
                self.own_tables.remove(player);
            }
            Act::LetMeet { players, .. } => drop(self.apart.remove(&ordered(*players))),
            Act::Swap { round, players, .. } => self.swap(*round, *players),
            Act::Withdraw { player, .. } => {
                self.people.insert(*player, Presence::Withdrawn);
            }
            Act::Substitute { gone, came, .. } => self.substitute(*gone, *came),
            Act::Seat { rounds, .. } => self.seat(rounds),
            Act::Start => {
                if let Some(next) = self.rounds.iter_mut().find(|round| !round.started) {
                    next.started = true;
                }
            }
            Act::Enter { place, games } => {
                let sheet = handed_in(event, games, SheetState::Entered);
                self.table_mut(*place).sheet = Some(sheet);
            }
            Act::Sign { place } => self.set_state(*place, SheetState::Signed, true),
            Act::SignPaper { place } => {
                self.set_state(*place, SheetState::Signed, true);
                if let Some(sheet) = &mut self.table_mut(*place).sheet {
                    sheet.on_paper = true;
                }
            }
            Act::Dispute { place, reason } => {
                // What was signed counts until a judge has ruled; it did not always.
                let stays = self.procedure >= Procedure::RoundByRound;
                let counts = stays && self.sheet(*place).is_some_and(|sheet| sheet.counts);
                self.set_state(*place, SheetState::Disputed, counts);
                if let Some(sheet) = &mut self.table_mut(*place).sheet {
                    sheet.dispute = Some((event.by.id, reason.clone()));
                }
            }
            Act::Uphold { place, .. } => self.set_state(*place, SheetState::Settled, true),
            Act::Correct { place, games, .. } => {
                let sheet = handed_in(event, games, SheetState::Settled);
                let table = self.table_mut(*place);
                let entered_by = table.sheet.as_ref().map_or(event.by, |old| old.entered_by);
                table.sheet = Some(Sheet { entered_by, ..sheet });
            }
            Act::CallJudge { place, reason } => {
                let (by, reason) = (event.by, reason.clone());
                self.calls.push(Call { place: *place, by, reason, ruling: None });
            }
            Act::Rule { call, rule, reason } => {
                let (rule, reason) = (rule.clone(), reason.clone());
                let ruling = Ruling { rule, reason, by: event.by };
                self.calls[usize::from(*call) - 1].ruling = Some(ruling);
            }
            Act::Penalise { player, big, small, .. } => {
                let stage = self.scored_stage();
                self.penalties.push(Penalty {
                    stage,
                    player: *player,
                    big: *big,
                    small: *small,
                    lifted: false,
                });
            }
            Act::Lift { penalty, .. } => {
                self.penalties[usize::from(*penalty) - 1].lifted = true;
            }
            Act::BreakTie { order, .. } => {
                let stage = self.scored_stage();
                self.ties.push(Tie { stage, order: order.clone() });
            }
            Act::Close => self.close(&event.outcome),
            Act::Reopen { .. } => {
                if let Some(closed) = self.closings.pop() {
                    self.entrants = closed.entrants;
                    self.rounds.retain(|round| round.started);
                }
            }
        }
    }

    fn table_mut(&mut self, place: TableNumber) -> &mut RoundTable {
        &mut self.rounds[usize::from(place.round) - 1].tables[usize::from(place.table) - 1]
    }

    fn sheet(&self, place: TableNumber) -> Option<&Sheet> {
        self.table(place)?.1.sheet.as_ref()
    }

    fn set_state(&mut self, place: TableNumber, state: SheetState, counts: bool) {
        if let Some(sheet) = &mut self.table_mut(place).sheet {
            (sheet.state, sheet.counts) = (state, counts);
        }
    }

    fn seat(&mut self, rounds: &[Tables]) {
        let stage = self.stage_number();
        let games = self.stage().map_or(0, |stage| stage.games);
        self.rounds.retain(|round| round.started);
        let table = |chairs: &Vec<PersonId>| RoundTable { chairs: chairs.clone(), sheet: None };
        let round = |tables: &Tables| Round {
            stage,
            games,
            tables: tables.iter().map(table).collect(),
            started: false,
        };
        self.rounds.extend(rounds.iter().map(round));
    }

    /// What has begun stays as it is.
    fn replan(&mut self, rounds: u8, games: u8) {
        let number = self.stage_number();
        if let Some(stage) = self.plan.as_mut().and_then(|plan| plan.stages.get_mut(number)) {
            (stage.rounds, stage.games) = (rounds, games);
        }
        let before = self.rounds.iter().filter(|round| round.stage < number).count();
        self.rounds.truncate(before + usize::from(rounds));
        let ahead = self.rounds.iter_mut().filter(|round| !round.started);
        ahead.for_each(|round| round.games = games);
    }

    fn swap(&mut self, round: u16, [one, other]: [PersonId; 2]) {
        let tables = &mut self.rounds[usize::from(round) - 1].tables;
        for chair in tables.iter_mut().flat_map(|table| &mut table.chairs) {
            *chair = match *chair {
                player if player == one => other,
                player if player == other => one,
                player => player,
            };
        }
    }

    /// At a table that plays there may be games without them.
    fn step_out(&mut self, player: PersonId) {
        self.people.insert(player, Presence::Away);
        let begun = (1..).zip(&self.rounds).filter(|(_, round)| round.started);
        let plays = |table: &RoundTable| table.sheet.is_none() && table.chairs.contains(&player);
        let playing = begun.filter(|(_, round)| round.tables.iter().any(plays));
        self.missed.extend(playing.map(|(round, _)| (round, player)));
    }

    /// Chairs at tables that have handed nothing in go over; what is entered stays who played it.
    fn substitute(&mut self, gone: PersonId, came: PersonId) {
        self.people.insert(gone, Presence::Withdrawn);
        let tables = self.rounds.iter_mut().flat_map(|round| &mut round.tables);
        let open = tables.filter(|table| table.sheet.is_none());
        let chairs = open.flat_map(|table| &mut table.chairs).chain(&mut self.entrants);
        chairs.filter(|player| **player == gone).for_each(|player| *player = came);
    }

    fn close(&mut self, outcome: &Outcome) {
        if let Outcome::Closing(closing) = outcome {
            let left = self.left();
            let next = closing.advancing.clone();
            let entrants = std::mem::replace(&mut self.entrants, next);
            self.closings.push(Closed { closing: closing.clone(), left, entrants });
        }
    }
}

fn handed_in(event: &Event, games: &[GameEntry], state: SheetState) -> Sheet {
    let scores = match &event.outcome {
        Outcome::Scores(scores) => scores.clone(),
        _ => Vec::new(),
    };
    let counts = state == SheetState::Settled;
    Sheet {
        games: games.to_vec(),
        scores,
        entered_by: event.by,
        state,
        counts,
        on_paper: false,
        dispute: None,
    }
}
