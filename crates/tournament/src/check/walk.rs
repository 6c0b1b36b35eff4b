//! Event after event: what each may be, and what it must bring.

use dublet_rules::rules::Rules;

use super::{
    finding::{Discrepancy, Finding},
    ledger::Ledger,
};
use crate::{
    event::{Act, Event, MOST_PENALTY, Outcome, Procedure},
    person::{Actor, Role},
    plan::{Entrants, Plan, Stage},
};

#[derive(Default)]
pub(super) struct Walk {
    pub(super) number: usize,
    pub(super) discrepancies: Vec<Discrepancy>,
    pub(super) ledger: Ledger,
}

impl Walk {
    pub(super) fn found(&mut self, finding: Finding) {
        self.discrepancies.push(Discrepancy { event: self.number, finding });
    }

    pub(super) fn unless(&mut self, right: bool, finding: Finding) {
        if !right {
            self.found(finding);
        }
    }

    pub(super) fn event(&mut self, event: &Event) {
        let by = event.by;
        self.rights(by, &event.act);
        self.unless(outcome_fits(event), Finding::OutcomeMissing);
        if let Act::Found { rules, procedure } = &event.act {
            self.unless(self.ledger.rules.is_none(), Finding::FoundedTwice);
            self.ledger.rules = Some(*rules);
            self.ledger.by_round = *procedure != Procedure::AnyTime;
            self.ledger.impartial = *procedure == Procedure::Impartial;
            return;
        }
        let Some(rules) = self.ledger.rules else { return self.found(Finding::NotFounded) };
        self.own_case(by, &event.act);
        match &event.act {
            Act::Found { .. } => {}
            Act::Plan { plan } => {
                self.unless(self.ledger.rounds.is_empty(), Finding::PlanLate);
                self.unless(playable(plan, &rules), Finding::PlanUnplayable);
                self.ledger.plan = Some(plan.clone());
            }
            Act::Replan { rounds, games, .. } => self.replan(*rounds, *games),
            Act::Register { .. }
            | Act::KeepApart { .. }
            | Act::CheckIn { .. }
            | Act::StepOut { .. }
            | Act::OwnTable { .. }
            | Act::CheckOut { .. }
            | Act::Unregister { .. }
            | Act::LetMeet { .. }
            | Act::Withdraw { .. }
            | Act::Substitute { .. } => self.people(&event.act),
            Act::Seat { rounds, .. } => self.seat(&rules, rounds, &event.outcome),
            Act::Swap { round, players, .. } => self.swap(*round, *players, &event.outcome),
            Act::Start => self.start(),
            Act::Enter { place, games } => self.enter(&rules, by, *place, games, &event.outcome),
            Act::Correct { place, games, .. } => {
                self.correct(&rules, *place, games, &event.outcome);
            }
            Act::Sign { place }
            | Act::SignPaper { place }
            | Act::Dispute { place, .. }
            | Act::Uphold { place, .. } => {
                self.sign(by, *place, &event.act);
            }
            Act::CallJudge { place, .. } => {
                self.at_table(by, *place);
                self.ledger.calls.push((*place, false));
            }
            Act::Rule { call, .. } => {
                let place = usize::from(*call).checked_sub(1);
                match place.and_then(|place| self.ledger.calls.get_mut(place)) {
                    Some((_, answered)) if !*answered => *answered = true,
                    _ => self.found(Finding::NoCall { call: *call }),
                }
            }
            Act::Penalise { player, big, small, .. } => {
                let takes = small.sixtieths() >= 0 && (*big > 0 || small.sixtieths() > 0);
                let much = *big > MOST_PENALTY.0 || *small > MOST_PENALTY.1;
                let right = takes && !much && self.ledger.plays(*player);
                self.unless(right, Finding::Penalty { player: *player });
                let stage = self.ledger.scored_stage();
                let taken = (stage, *player, *big, *small);
                self.ledger.penalties.push((!much).then_some(taken));
            }
            Act::Lift { penalty, .. } => {
                let place = usize::from(*penalty).checked_sub(1);
                let given = place.and_then(|place| self.ledger.penalties.get_mut(place));
                let lifted = given.and_then(Option::take).is_some();
                self.unless(lifted, Finding::NoPenalty { penalty: *penalty });
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
            Act::Replan { reason, .. }
            | Act::StepOut { reason, .. }
            | Act::OwnTable { reason, .. }
            | Act::CheckOut { reason, .. }
            | Act::Unregister { reason, .. }
            | Act::LetMeet { reason, .. }
            | Act::Swap { reason, .. }
            | Act::Withdraw { reason, .. }
            | Act::Substitute { reason, .. }
            | Act::Reopen { reason } => (&[Role::Organiser], Some(reason), None),
            Act::Enter { .. } => (&[Role::Player, Role::Judge], None, None),
            Act::Sign { .. } => (&[Role::Player], None, None),
            Act::SignPaper { .. } => (&[Role::Judge], None, None),
            Act::Dispute { reason, .. } | Act::CallJudge { reason, .. } => {
                (&[Role::Player, Role::Judge], Some(reason), None)
            }
            Act::BreakTie { reason, .. } => (&[Role::Judge, Role::Organiser], Some(reason), None),
            Act::Rule { rule, reason, .. }
            | Act::Uphold { rule, reason, .. }
            | Act::Correct { rule, reason, .. }
            | Act::Penalise { rule, reason, .. }
            | Act::Lift { rule, reason, .. } => (&[Role::Judge], Some(reason), Some(rule)),
        };
        self.unless(roles.contains(&by.role), Finding::WrongRole { role: by.role });
        self.unless(reason.is_none_or(|reason| !reason.trim().is_empty()), Finding::NoReason);
        self.unless(rule.is_none_or(is_rule_number), Finding::NoRule);
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
            (0..self.ledger.calls.len()).filter(|call| !self.ledger.calls[*call].1).collect();
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
        (Act::Seat { .. } | Act::Swap { .. }, outcome) => {
            matches!(outcome, Outcome::Certificate(_))
        }
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
    let stage_can_be = |(place, stage): (usize, &Stage)| {
        let entrants = match stage.entrants {
            Entrants::All => place == 0,
            Entrants::Best(players) | Entrants::BestOfTable(players) => place > 0 && players > 0,
        };
        let table = stage.table >= 2 && stage.table <= rules.max_players;
        entrants && in_range(stage.rounds) && in_range(stage.games) && table
    };
    !plan.stages.is_empty() && plan.stages.iter().enumerate().all(stage_can_be)
}
