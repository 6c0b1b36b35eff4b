//! From a command to an event, or to a refusal.

mod ends;
mod own_case;
mod people;
mod rounds;
mod sheets;

use dublet_rules::{rules::Rules, score::Points};

use self::sheets::sheet;
use crate::{
    event::{Act, Command, Event, MOST_PENALTY, Outcome},
    person::Actor,
    refusal::Refusal,
    tournament::{Presence, SheetState, Tournament, ordered},
};

type Decision = Result<Outcome, Refusal>;
const DONE: Decision = Ok(Outcome::Nothing);

impl Tournament {
    /// The event a command brings about, with what follows from it.
    ///
    /// # Errors
    /// Why it cannot be; nothing has changed then.
    pub fn decide(&self, command: Command) -> Result<Event, Refusal> {
        let Command { by, act } = command;
        self.may(by, &act)?;
        let outcome = match &act {
            Act::Found { .. } => DONE,
            act => {
                let outcome = self.outcome(self.rules().ok_or(Refusal::NotFounded)?, by, act)?;
                self.not_own_case(by, act).map(|()| outcome)
            }
        }?;
        Ok(Event { by, act, outcome })
    }

    /// Decides and makes it so, for whoever keeps the log.
    ///
    /// # Errors
    /// As [`Self::decide`].
    pub fn act(&mut self, by: Actor, act: Act) -> Result<Event, Refusal> {
        let event = self.decide(Command { by, act })?;
        self.apply(&event);
        Ok(event)
    }

    /// Whose right it is, and whether it is said why.
    fn may(&self, by: Actor, act: &Act) -> Result<(), Refusal> {
        if !act.roles().contains(&by.role) {
            return Err(Refusal::NotYours { role: by.role });
        }
        if matches!(act, Act::Found { .. }) && self.rules().is_some() {
            return Err(Refusal::AlreadyFounded);
        }
        let (reason, rule) = act.grounds();
        if reason.is_some_and(|reason| reason.trim().is_empty()) {
            return Err(Refusal::NoReason);
        }
        match rule {
            Some(rule) if !is_rule(rule) => Err(Refusal::NoRule),
            _ => Ok(()),
        }
    }

    fn outcome(&self, rules: &Rules, by: Actor, act: &Act) -> Decision {
        match act {
            Act::Found { .. } => Err(Refusal::AlreadyFounded),
            Act::Plan { plan } if self.rounds.is_empty() => {
                plan.check(rules).map_err(|why| Refusal::BadPlan { why })?;
                DONE
            }
            Act::Plan { .. } => Err(Refusal::AlreadySeated),
            Act::Replan { rounds, games, .. } => self.can_replan(*rounds, *games),
            Act::Register { player } => self.register(*player),
            Act::KeepApart { players } => self.keep_apart(*players),
            Act::CheckIn { player } => match self.presence(*player)? {
                Presence::Present => Err(Refusal::AlreadyPresent { player: *player }),
                Presence::Away if self.is_over() => Err(Refusal::TooLate { player: *player }),
                Presence::Expected | Presence::Away => DONE,
                Presence::Withdrawn => self.may_return(*player),
            },
            Act::StepOut { player, .. } => match self.presence(*player)? {
                Presence::Present if self.is_over() => Err(Refusal::Over),
                Presence::Present => DONE,
                Presence::Withdrawn => Err(Refusal::Withdrawn { player: *player }),
                _ => Err(Refusal::NotPresent { player: *player }),
            },
            Act::OwnTable { player, table, .. } => self.own_table(*player, *table),
            Act::CheckOut { player, .. } => match self.presence(*player)? {
                Presence::Present => self.has_done_nothing(*player),
                _ => Err(Refusal::NotPresent { player: *player }),
            },
            Act::Unregister { player, .. } => {
                self.presence(*player)?;
                self.has_done_nothing(*player)
            }
            Act::LetMeet { players, .. } => match self.apart.contains(&ordered(*players)) {
                true => DONE,
                false => Err(Refusal::NotApart),
            },
            Act::Swap { round, players, .. } => self.can_swap(*round, *players),
            Act::Withdraw { player, .. } => self.stays(*player).and(DONE),
            Act::Substitute { gone, came, .. } => self.can_substitute(*gone, *came),
            Act::Seat { rounds, .. } => self.can_seat(rules, rounds),
            Act::Start => self.can_start(),
            Act::Enter { place, games } => self.enter(rules, by, *place, games),
            Act::Sign { place } | Act::SignPaper { place } => self.sign(by, *place),
            Act::Dispute { place, .. } => {
                let (_, table) = self.begun(*place)?;
                self.at_table(by, *place, table)?;
                match sheet(table, *place)?.state {
                    SheetState::Entered | SheetState::Signed => DONE,
                    SheetState::Disputed => Err(Refusal::Disputed { place: *place }),
                    SheetState::Settled => Err(Refusal::AlreadySigned { place: *place }),
                }
            }
            Act::CallJudge { place, .. } => {
                self.at_table(by, *place, self.begun(*place)?.1).and(DONE)
            }
            Act::Rule { call, .. } => match self.call(*call) {
                Some(false) => DONE,
                _ => Err(Refusal::NoSuchCall { call: *call }),
            },
            Act::Uphold { place, .. } => match sheet(self.begun(*place)?.1, *place)?.state {
                SheetState::Entered | SheetState::Disputed => DONE,
                _ => Err(Refusal::AlreadySigned { place: *place }),
            },
            Act::Correct { place, games, .. } => {
                let (round, table) = self.begun(*place)?;
                if sheet(table, *place)?.games == *games {
                    return Err(Refusal::NothingChanged);
                }
                Ok(Outcome::Scores(self.score(rules, *place, (round, table), games)?))
            }
            Act::Penalise { player, big, small, .. } => {
                self.presence(*player)?;
                let takes = *small >= Points::ZERO && (*big > 0 || *small > Points::ZERO);
                let (most_big, most_small) = MOST_PENALTY;
                if !takes || *big > most_big || *small > most_small {
                    return Err(Refusal::NoPenalty);
                }
                let rows = self.standings(self.scored_stage());
                match rows.iter().any(|row| row.player == *player) {
                    true => DONE,
                    false => Err(Refusal::NotEntrant { player: *player }),
                }
            }
            Act::Lift { penalty, .. } => {
                let place = usize::from(*penalty).checked_sub(1);
                match place.and_then(|place| self.penalties.get(place)) {
                    Some(found) if !found.lifted => DONE,
                    _ => Err(Refusal::NoSuchPenalty { penalty: *penalty }),
                }
            }
            Act::BreakTie { order, .. } => self.break_tie(order),
            Act::Close => self.can_close(),
            Act::Reopen { .. } => {
                let begun = self.rounds_of(self.stage_number()).any(|round| round.started);
                match self.closings.is_empty() || begun {
                    true => Err(Refusal::CannotReopen),
                    false => DONE,
                }
            }
        }
    }
}

/// `8.3`, as rules are numbered.
fn is_rule(rule: &str) -> bool {
    let number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    rule.split_once('.').is_some_and(|(section, rule)| number(section) && number(rule))
}
