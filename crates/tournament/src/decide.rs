//! From a command to an event, or to a refusal.

use std::collections::BTreeSet;

use dublet_rules::{rules::Rules, score::SeatScore};

use crate::{
    event::{Act, Closing, Command, Event, Outcome, Place, Row, Tables},
    person::{Actor, PersonId, Role},
    plan::{Entrants, Stage, tables_by_rank},
    refusal::Refusal,
    seating::{Rounds, certificate},
    sheet::GameEntry,
    standings::Tied,
    tournament::{Presence, Round, Sheet, SheetState, Table, Tournament, ordered},
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
            act => self.outcome(self.rules().ok_or(Refusal::NotFounded)?, by, act),
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
        let allowed: &[Role] = match act {
            Act::Found { .. }
            | Act::Plan { .. }
            | Act::Register { .. }
            | Act::KeepApart { .. }
            | Act::CheckIn { .. }
            | Act::Withdraw { .. }
            | Act::Substitute { .. }
            | Act::Seat { .. }
            | Act::Start
            | Act::Close
            | Act::Reopen { .. } => &[Role::Organiser],
            Act::Enter { .. } | Act::Dispute { .. } | Act::CallJudge { .. } => {
                &[Role::Player, Role::Judge]
            }
            Act::Sign { .. } => &[Role::Player],
            Act::Rule { .. } | Act::Uphold { .. } | Act::Correct { .. } | Act::Penalise { .. } => {
                &[Role::Judge]
            }
            Act::BreakTie { .. } => &[Role::Judge, Role::Organiser],
        };
        if !allowed.contains(&by.role) {
            return Err(Refusal::NotYours { role: by.role });
        }
        if matches!(act, Act::Found { .. }) && self.rules().is_some() {
            return Err(Refusal::AlreadyFounded);
        }
        let (reason, rule) = grounds(act);
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
            Act::Register { player } => self.register(*player),
            Act::KeepApart { players } => self.keep_apart(*players),
            Act::CheckIn { player } => match self.presence(*player)? {
                Presence::Expected => DONE,
                Presence::Present => Err(Refusal::AlreadyPresent { player: *player }),
                Presence::Withdrawn => Err(Refusal::Withdrawn { player: *player }),
            },
            Act::Withdraw { player, .. } => self.stays(*player).and(DONE),
            Act::Substitute { gone, came, .. } => self.can_substitute(*gone, *came),
            Act::Seat { rounds } => self.can_seat(rules, rounds),
            Act::Start => self.can_start(),
            Act::Enter { place, games } => self.enter(rules, by, *place, games),
            Act::Sign { place } => self.sign(by, *place),
            Act::Dispute { place, .. } => {
                let (_, table) = self.begun(*place)?;
                at_table(by, table)?;
                match sheet(table, *place)?.state {
                    SheetState::Entered | SheetState::Signed => DONE,
                    SheetState::Disputed => Err(Refusal::Disputed { place: *place }),
                    SheetState::Settled => Err(Refusal::AlreadySigned { place: *place }),
                }
            }
            Act::CallJudge { place, .. } => at_table(by, self.begun(*place)?.1).and(DONE),
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
                Ok(Outcome::Scores(self.score(rules, round, table, games)?))
            }
            Act::Penalise { player, big, small, .. } => {
                self.presence(*player)?;
                if small.sixtieths() < 0 || (*big == 0 && small.sixtieths() == 0) {
                    return Err(Refusal::NoPenalty);
                }
                let rows = self.standings(self.scored_stage());
                match rows.iter().any(|row| row.player == *player) {
                    true => DONE,
                    false => Err(Refusal::NotEntrant { player: *player }),
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

    fn presence(&self, player: PersonId) -> Result<Presence, Refusal> {
        self.people.get(&player).copied().ok_or(Refusal::UnknownPlayer { player })
    }

    /// Known, and not gone.
    fn stays(&self, player: PersonId) -> Result<(), Refusal> {
        match self.presence(player)? {
            Presence::Withdrawn => Err(Refusal::Withdrawn { player }),
            Presence::Expected | Presence::Present => Ok(()),
        }
    }

    fn register(&self, player: PersonId) -> Decision {
        if self.people.contains_key(&player) {
            return Err(Refusal::AlreadyRegistered { player });
        }
        // A substitute may come at any time; who enters late to play needs a round to play in.
        if self.is_over() { Err(Refusal::TooLate { player }) } else { DONE }
    }

    fn keep_apart(&self, players: [PersonId; 2]) -> Decision {
        for player in players {
            self.presence(player)?;
        }
        if players[0] == players[1] {
            return Err(Refusal::SamePlayer);
        }
        match self.apart.contains(&ordered(players)) {
            true => Err(Refusal::AlreadyApart),
            false => DONE,
        }
    }

    fn can_substitute(&self, gone: PersonId, came: PersonId) -> Decision {
        self.stays(gone)?;
        if self.presence(came)? != Presence::Present {
            return Err(Refusal::NotPresent { player: came });
        }
        if gone == came {
            return Err(Refusal::SamePlayer);
        }
        if self.entrants.contains(&came) {
            return Err(Refusal::AlreadyRegistered { player: came });
        }
        for (number, round) in self.rounds.iter().enumerate() {
            let open = round.tables.iter().any(|table| table.sheet.is_none());
            if open && round.tables.iter().any(|table| table.chairs.contains(&came)) {
                return Err(Refusal::SeatedTwice { player: came, round: number as u16 + 1 });
            }
        }
        DONE
    }

    fn current(&self) -> Result<&Stage, Refusal> {
        if self.plan().is_none() {
            return Err(Refusal::NoPlan);
        }
        self.stage().ok_or(Refusal::Over)
    }

    fn can_seat(&self, rules: &Rules, rounds: &[Tables]) -> Decision {
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
        for (offset, tables) in rounds.iter().enumerate() {
            let round = (first + offset) as u16;
            check_tables(rules, round, tables, &players)?;
            if stage.entrants != Entrants::All && *tables != tables_by_rank(&players, stage.table) {
                return Err(Refusal::NotByRank { round });
            }
        }
        let history = self.history();
        let apart: Vec<_> = self.apart.iter().copied().collect();
        let rounds = Rounds { history: &history, new: rounds, apart: &apart };
        Ok(Outcome::Certificate(certificate(&rounds)))
    }

    fn can_start(&self) -> Decision {
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

    /// Every sheet of every round that has begun counts.
    fn all_signed(&self) -> Result<(), Refusal> {
        for (round, tables) in self.rounds.iter().enumerate().filter(|(_, r)| r.started) {
            for (table, found) in tables.tables.iter().enumerate() {
                if !found.sheet.as_ref().is_some_and(Sheet::counts) {
                    let place = Place { round: round as u16 + 1, table: table as u16 + 1 };
                    return Err(Refusal::SheetOpen { place });
                }
            }
        }
        Ok(())
    }

    fn begun(&self, place: Place) -> Result<(&Round, &Table), Refusal> {
        let found = self.table(place).ok_or(Refusal::NoSuchTable { place })?;
        if found.0.started { Ok(found) } else { Err(Refusal::NotPlayed { place }) }
    }

    fn enter(&self, rules: &Rules, by: Actor, place: Place, games: &[GameEntry]) -> Decision {
        let (round, table) = self.begun(place)?;
        at_table(by, table)?;
        if table.sheet.is_some() {
            return Err(Refusal::AlreadyEntered { place });
        }
        Ok(Outcome::Scores(self.score(rules, round, table, games)?))
    }

    fn sign(&self, by: Actor, place: Place) -> Decision {
        let (_, table) = self.begun(place)?;
        at_table(by, table)?;
        let sheet = sheet(table, place)?;
        match sheet.state {
            SheetState::Disputed => Err(Refusal::Disputed { place }),
            SheetState::Signed | SheetState::Settled => Err(Refusal::AlreadySigned { place }),
            SheetState::Entered if sheet.entered_by == by => Err(Refusal::SignedByEnterer),
            SheetState::Entered => DONE,
        }
    }

    fn score(
        &self,
        rules: &Rules,
        round: &Round,
        table: &Table,
        games: &[GameEntry],
    ) -> Result<Vec<Vec<SeatScore>>, Refusal> {
        let plan = self.plan().ok_or(Refusal::NoPlan)?;
        let (expected, found) = (usize::from(plan.stages[round.stage].games), games.len());
        let left = |player: &&PersonId| self.people.get(player) == Some(&Presence::Withdrawn);
        let here = table.chairs.len() - table.chairs.iter().filter(left).count();
        // Nobody can go on alone: where all others have left, the games played are all there are.
        if found > expected || (found < expected && here > 1) {
            return Err(Refusal::WrongGames { expected, found });
        }
        let mut scores = Vec::with_capacity(games.len());
        for (place, game) in games.iter().enumerate() {
            let number = place + 1;
            let score = game
                .score(rules, table.chairs.len())
                .map_err(|why| Refusal::BadGame { game: number, why })?;
            for (player, hand) in table.chairs.iter().zip(&game.hands) {
                if hand.is_none() && !left(&player) {
                    return Err(Refusal::HandMissing { game: number, player: *player });
                }
            }
            scores.push(score);
        }
        Ok(scores)
    }

    /// Whether a call was answered, if there is such a call.
    fn call(&self, number: u16) -> Option<bool> {
        Some(self.calls.get(usize::from(number).checked_sub(1)?)?.answered)
    }

    fn break_tie(&self, order: &[PersonId]) -> Decision {
        let rows = self.standings(self.scored_stage());
        let points = |row: &Row| (row.big, row.small);
        let first = order.first().and_then(|first| rows.iter().find(|row| row.player == *first));
        let first = first.ok_or(Refusal::NoTie)?;
        let equal: BTreeSet<PersonId> =
            rows.iter().filter(|row| points(row) == points(first)).map(|row| row.player).collect();
        let named: BTreeSet<PersonId> = order.iter().copied().collect();
        match equal == named && named.len() == order.len() && order.len() > 1 {
            true => DONE,
            false => Err(Refusal::NoTie),
        }
    }

    fn can_close(&self) -> Decision {
        self.current()?;
        let rounds = self.rounds_left();
        if rounds > 0 {
            return Err(Refusal::RoundsLeft { rounds });
        }
        self.all_signed()?;
        if let Some(call) = self.calls.iter().position(|call| !call.answered) {
            return Err(Refusal::CallOpen { call: call as u16 + 1 });
        }
        let stage = self.stage_number();
        let standings = self.standings(stage);
        let advancing = self
            .advancing(stage, &standings, &self.left())
            .map_err(|Tied(players)| Refusal::TieAtCutOff { players })?;
        if stage + 1 < self.stages() && advancing.len() < 2 {
            return Err(Refusal::TooFewPlayers);
        }
        Ok(Outcome::Closing(Closing { standings, advancing }))
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
            let place = Place { round, table: place as u16 + 1 };
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

/// A player acts at the own table only; a judge anywhere.
fn at_table(by: Actor, table: &Table) -> Result<(), Refusal> {
    match by.role == Role::Player && !table.chairs.contains(&by.id) {
        true => Err(Refusal::NotAtTable { player: by.id }),
        false => Ok(()),
    }
}

fn sheet(table: &Table, place: Place) -> Result<&Sheet, Refusal> {
    table.sheet.as_ref().ok_or(Refusal::NotEntered { place })
}

/// The reason and the rule an act names, where it must.
fn grounds(act: &Act) -> (Option<&str>, Option<&str>) {
    match act {
        Act::Withdraw { reason, .. }
        | Act::Substitute { reason, .. }
        | Act::Dispute { reason, .. }
        | Act::CallJudge { reason, .. }
        | Act::BreakTie { reason, .. }
        | Act::Reopen { reason } => (Some(reason), None),
        Act::Rule { rule, reason, .. }
        | Act::Uphold { rule, reason, .. }
        | Act::Correct { rule, reason, .. }
        | Act::Penalise { rule, reason, .. } => (Some(reason), Some(rule)),
        _ => (None, None),
    }
}

/// `8.3`, as rules are numbered.
fn is_rule(rule: &str) -> bool {
    let number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    rule.split_once('.').is_some_and(|(section, rule)| number(section) && number(rule))
}
