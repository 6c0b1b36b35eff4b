//! What a check keeps of the events so far.

use std::collections::{BTreeMap, BTreeSet};

use dublet_rules::{
    rules::Rules,
    score::{Points, SeatScore},
};

use crate::{
    event::{TableNumber, Tables},
    person::{Actor, PersonId},
    plan::{Plan, Stage},
    sheet::GameEntry,
};

#[derive(Default)]
pub(super) struct Ledger {
    pub(super) rules: Option<Rules>,
    pub(super) plan: Option<Plan>,
    pub(super) expected: BTreeSet<PersonId>,
    pub(super) present: BTreeSet<PersonId>,
    /// Who comes back.
    pub(super) away: BTreeSet<PersonId>,
    pub(super) gone: BTreeSet<PersonId>,
    /// Who has a table of their own.
    pub(super) own_tables: BTreeMap<PersonId, u16>,
    /// Who may be without a result in games of a round, from 1.
    pub(super) missed: BTreeSet<(usize, PersonId)>,
    pub(super) apart: BTreeSet<(PersonId, PersonId)>,
    pub(super) rounds: Vec<Played>,
    /// Where each was made, and whether it was answered.
    pub(super) calls: Vec<(TableNumber, bool)>,
    /// With the stage each belongs to; nothing once it was lifted.
    pub(super) penalties: Vec<Option<(usize, PersonId, u32, Points)>>,
    /// Whether players act in their own round only, and what was signed counts until a judge has ruled.
    pub(super) by_round: bool,
    /// Whether nobody decides what concerns them as a player.
    pub(super) impartial: bool,
    pub(super) ties: Vec<(usize, Vec<PersonId>)>,
    /// Who entered each stage after the first, the best first.
    pub(super) entered: Vec<Vec<PersonId>>,
}

/// A round, as far as it was seated and played.
pub(super) struct Played {
    pub(super) stage: usize,
    /// Of each table.
    pub(super) games: usize,
    pub(super) tables: Tables,
    pub(super) begun: bool,
    pub(super) sheets: BTreeMap<usize, Handed>,
}

/// A sheet that was handed in.
pub(super) struct Handed {
    pub(super) by: Actor,
    pub(super) games: Vec<GameEntry>,
    pub(super) scores: Vec<Vec<SeatScore>>,
    pub(super) state: State,
    /// Whether it was signed before it was disputed, where that still counts.
    pub(super) still_counts: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum State {
    Entered,
    Disputed,
    Signed,
    Settled,
}

impl Handed {
    /// Whether nothing about it is open.
    pub(super) fn is_done(&self) -> bool {
        self.state == State::Signed || self.state == State::Settled
    }

    pub(super) fn counts(&self) -> bool {
        self.is_done() || (self.state == State::Disputed && self.still_counts)
    }
}

impl Ledger {
    pub(super) fn stages(&self) -> &[Stage] {
        self.plan.as_ref().map_or(&[], |plan| &plan.stages)
    }

    /// The stage being played; as many as there are when all is over.
    pub(super) fn stage(&self) -> usize {
        self.entered.len()
    }

    /// The stage penalties and ties belong to.
    pub(super) fn scored_stage(&self) -> usize {
        self.stage().min(self.stages().len().saturating_sub(1))
    }

    pub(super) fn knows(&self, player: PersonId) -> bool {
        [&self.expected, &self.present, &self.away, &self.gone]
            .iter()
            .any(|set| set.contains(&player))
    }

    /// Who should have a chair now, the best first where tables are by rank.
    pub(super) fn players(&self) -> Vec<PersonId> {
        match self.entered.last() {
            None => self.present.iter().copied().collect(),
            Some(entered) => {
                entered.iter().copied().filter(|player| self.present.contains(player)).collect()
            }
        }
    }

    pub(super) fn begun(&self) -> usize {
        self.rounds.iter().filter(|round| round.begun).count()
    }

    pub(super) fn rounds_left(&self) -> usize {
        let stage = self.stage();
        let begun = self.rounds.iter().filter(|r| r.stage == stage && r.begun).count();
        self.stages().get(stage).map_or(0, |s| usize::from(s.rounds).saturating_sub(begun))
    }

    /// The players of a table of a round that has begun.
    pub(super) fn chairs(&self, place: TableNumber) -> Option<&Vec<PersonId>> {
        let round = self.rounds.get(usize::from(place.round).checked_sub(1)?)?;
        let table = round.tables.get(usize::from(place.table).checked_sub(1)?)?;
        round.begun.then_some(table)
    }

    pub(super) fn sheet(&mut self, place: TableNumber) -> Option<&mut Handed> {
        let round = self.rounds.get_mut(usize::from(place.round).checked_sub(1)?)?;
        round.sheets.get_mut(&usize::from(place.table))
    }
}
