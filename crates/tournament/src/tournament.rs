//! A tournament: a fold over its events. [`Tournament::decide`] and [`Tournament::apply`] are the only ways in.

use std::collections::{BTreeMap, BTreeSet};

use dublet_rules::{
    rules::Rules,
    score::{Points, SeatScore},
    seat::Seat,
    standings::Starter,
};
use serde::Serialize;

use crate::{
    event::{Closing, Procedure, TableNumber, Tables},
    person::{Actor, PersonId},
    plan::{Entrants, Plan, Stage},
    seating::Problem,
    sheet::GameEntry,
};

/// A tournament as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tournament {
    pub(crate) rules: Option<Rules>,
    pub(crate) procedure: Procedure,
    pub(crate) plan: Option<Plan>,
    pub(crate) people: BTreeMap<PersonId, Presence>,
    pub(crate) apart: BTreeSet<[PersonId; 2]>,
    /// Who has an own table, and its number, from 1.
    pub(crate) own_tables: BTreeMap<PersonId, u16>,
    /// Who was away while a table of theirs played, with the round, from 1: there may be games without them.
    pub(crate) missed: BTreeSet<(u16, PersonId)>,
    pub(crate) rounds: Vec<Round>,
    pub(crate) calls: Vec<Call>,
    pub(crate) penalties: Vec<Penalty>,
    pub(crate) ties: Vec<Tie>,
    pub(crate) closings: Vec<Closed>,
    /// Who plays in the stage, the best first; in the first stage everybody present does.
    pub(crate) entrants: Vec<PersonId>,
}

/// Whether somebody is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Presence {
    /// Entered, not seen yet.
    Expected,
    /// Checked in.
    Present,
    /// Comes back: has no chair in what is drawn meanwhile.
    Away,
    /// Left for good.
    Withdrawn,
}

/// A round of a stage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Round {
    /// Which stage, from 0.
    pub stage: usize,
    /// Games of each table.
    pub games: u8,
    /// Its tables.
    pub tables: Vec<RoundTable>,
    /// Whether it has begun.
    pub started: bool,
}

/// A table of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundTable {
    /// Its players, seat A first.
    pub chairs: Vec<PersonId>,
    /// What was handed in.
    pub sheet: Option<Sheet>,
}

/// A sheet as it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Its games.
    pub games: Vec<GameEntry>,
    /// What they score.
    pub scores: Vec<Vec<SeatScore>>,
    /// Who handed it in.
    pub entered_by: Actor,
    /// How far it is.
    pub state: SheetState,
    /// Whether it counts in the standings.
    pub counts: bool,
    /// Whether its signatures are on paper.
    pub on_paper: bool,
    /// Who said last that it is wrong, and why.
    pub dispute: Option<(PersonId, String)>,
}

/// How far a sheet is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum SheetState {
    /// Handed in, to be signed by another player.
    Entered,
    /// Signed: it counts.
    Signed,
    /// Somebody says it is wrong: a judge decides.
    Disputed,
    /// A judge decided: it counts.
    Settled,
}

impl Round {
    pub(crate) fn seats(&self) -> Tables {
        self.tables.iter().map(|table| table.chairs.clone()).collect()
    }
}

impl Sheet {
    /// Whether it counts by the signatures on paper, and by nothing that came after them.
    pub const fn is_signed_on_paper(&self) -> bool {
        self.on_paper && matches!(self.state, SheetState::Signed)
    }

    /// Whether nothing about it is open any more.
    pub const fn is_done(&self) -> bool {
        matches!(self.state, SheetState::Signed | SheetState::Settled)
    }
}

/// Somebody asked for a judge (rule 8.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Call {
    pub(crate) place: TableNumber,
    pub(crate) by: Actor,
    pub(crate) reason: String,
    pub(crate) ruling: Option<Ruling>,
}

/// The judge's word, final (rule 8.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "JudgesWord"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = JudgesWord))]
pub struct Ruling {
    /// The rule it rests on.
    pub rule: String,
    /// What the judge says, for the players.
    pub reason: String,
    /// The judge or organiser who ruled.
    pub by: Actor,
}

/// Points taken by a judge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Penalty {
    /// In which stage, from 0.
    pub stage: usize,
    /// From whom.
    pub player: PersonId,
    /// Big points.
    pub big: u32,
    /// Small points.
    pub small: Points,
    /// Whether they were given back.
    pub lifted: bool,
}

/// A tie that was broken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tie {
    pub(crate) stage: usize,
    pub(crate) order: Vec<PersonId>,
}

/// A stage that ended, and who had left by then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Closed {
    pub(crate) closing: Closing,
    pub(crate) left: BTreeSet<PersonId>,
    /// Who played in it, to be put back when it is reopened.
    pub(crate) entrants: Vec<PersonId>,
}

impl Tournament {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The rules everybody plays by, once it has begun.
    pub fn rules(&self) -> Option<&Rules> {
        self.rules.as_ref()
    }

    /// Who may do what when.
    pub const fn procedure(&self) -> Procedure {
        self.procedure
    }

    /// How it runs, once somebody has said so.
    pub fn plan(&self) -> Option<&Plan> {
        self.plan.as_ref()
    }

    /// Everybody entered.
    pub fn people(&self) -> &BTreeMap<PersonId, Presence> {
        &self.people
    }

    /// Every penalty, in the order they were given: the first is number 1.
    pub fn penalties(&self) -> &[Penalty] {
        &self.penalties
    }

    /// Pairs kept from one table, as far as the draw can.
    pub fn apart(&self) -> &BTreeSet<[PersonId; 2]> {
        &self.apart
    }

    /// Who has the same table in every round, with its number.
    pub fn own_tables(&self) -> &BTreeMap<PersonId, u16> {
        &self.own_tables
    }

    /// Rounds seated so far, over all stages.
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// The stage being played, from 0; as many as there are when all is over.
    pub fn stage_number(&self) -> usize {
        self.closings.len()
    }

    pub(crate) fn stages(&self) -> usize {
        self.plan.as_ref().map_or(0, |plan| plan.stages.len())
    }

    /// The stage being played.
    pub fn stage(&self) -> Option<&Stage> {
        self.plan.as_ref()?.stages.get(self.stage_number())
    }

    /// Whether the last stage has ended.
    pub fn is_over(&self) -> bool {
        self.plan.is_some() && self.stage().is_none()
    }

    pub(crate) fn rounds_of(&self, stage: usize) -> impl Iterator<Item = &Round> {
        self.rounds.iter().filter(move |round| round.stage == stage)
    }

    /// Rounds of the stage that have begun.
    pub(crate) fn rounds_begun(&self) -> usize {
        self.rounds_of(self.stage_number()).filter(|round| round.started).count()
    }

    /// Rounds of the stage that have not begun.
    pub fn rounds_left(&self) -> usize {
        self.stage().map_or(0, |stage| usize::from(stage.rounds) - self.rounds_begun())
    }

    pub(crate) fn is_present(&self, player: PersonId) -> bool {
        self.people.get(&player) == Some(&Presence::Present)
    }

    /// Who is to be seated now: everybody present in the first stage, who went on and is there in later ones.
    pub fn to_seat(&self) -> Vec<PersonId> {
        let present = |player: &PersonId| self.is_present(*player);
        match self.stage().map(|stage| stage.entrants) {
            None => Vec::new(),
            Some(Entrants::All) => self.people.keys().copied().filter(present).collect(),
            Some(_) => self.entrants.iter().copied().filter(present).collect(),
        }
    }

    /// What is to be seated now, for [`crate::seating`]; `None` when nothing is.
    pub fn seating_problem(&self) -> Option<Problem> {
        let stage = self.stage()?;
        let rounds = self.rounds_left();
        (rounds > 0).then(|| Problem {
            players: self.to_seat(),
            rounds,
            table: stage.table,
            by_rank: stage.entrants != Entrants::All,
            history: self.history(),
            apart: self.apart.iter().copied().collect(),
            own_tables: self.own_tables.iter().map(|(player, table)| (*player, *table)).collect(),
        })
    }

    /// The tables of all rounds that have begun.
    pub(crate) fn history(&self) -> Vec<Tables> {
        self.rounds.iter().filter(|round| round.started).map(Round::seats).collect()
    }

    /// The tables of rounds that are drawn and have not begun.
    pub(crate) fn ahead(&self) -> Vec<Tables> {
        self.rounds.iter().filter(|round| !round.started).map(Round::seats).collect()
    }

    /// Whether somebody has had a chair in a round that has begun.
    pub(crate) fn has_played(&self, player: PersonId) -> bool {
        let begun = self.rounds.iter().filter(|round| round.started);
        begun.flat_map(|round| &round.tables).any(|table| table.chairs.contains(&player))
    }

    pub(crate) fn table(&self, place: TableNumber) -> Option<(&Round, &RoundTable)> {
        let round = self.rounds.get(usize::from(place.round).checked_sub(1)?)?;
        Some((round, round.tables.get(usize::from(place.table).checked_sub(1)?)?))
    }

    /// Who starts a game of a table, games from 0 (rule 2.1).
    pub fn starter(&self, chairs: usize, game: usize) -> Option<Starter> {
        use dublet_rules::rules::{FirstStarter, NextStarter};
        let rules = self.rules()?;
        let first_known = rules.first_starter == FirstStarter::SeatA;
        Some(match rules.next_starter {
            NextStarter::Clockwise if first_known => Starter::Seat(Seat::new(game % chairs)?),
            NextStarter::Clockwise | NextStarter::Draw => Starter::Draw,
        })
    }

    /// The stage penalties and broken ties belong to: the one being played, or the last.
    pub(crate) fn scored_stage(&self) -> usize {
        self.stage_number().min(self.stages().saturating_sub(1))
    }

    /// Everybody who has left.
    pub(crate) fn left(&self) -> BTreeSet<PersonId> {
        let people = self.people.iter();
        people.filter(|(_, p)| **p == Presence::Withdrawn).map(|(player, _)| *player).collect()
    }
}

/// A pair, the lower id first.
pub(crate) fn ordered([a, b]: [PersonId; 2]) -> [PersonId; 2] {
    if a <= b { [a, b] } else { [b, a] }
}
