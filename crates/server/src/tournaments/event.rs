//! One tournament: its log folded, and what stands beside it.

use dublet_protocol::{
    Millis, TableId, WishId,
    tournament::{Part, RoundClock},
};
use dublet_room::Line;
use dublet_tournament::{
    event::{Act, Event as Done, Procedure},
    file::EventFile,
    names::Names,
    person::Actor,
    plan::Entrants,
    refusal::Refusal,
    tournament::Tournament,
};
use serde::{Deserialize, Serialize};

use super::passes::Passes;
use crate::{
    accounts::Token,
    store::{Append, Store, StoreError, Stored, TournamentWrite},
};

/// Wishes remembered, so that one sent again is done once. A sender waits for the answer, so few are under way.
const REMEMBERED: usize = 256;

/// What stands beside the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Beside {
    /// Counts changes of anything.
    pub(super) number: u64,
    pub(super) title: String,
    pub(super) names: Names,
    pub(super) passes: Passes,
    pub(super) clock: Option<RoundClock>,
    /// The newest last.
    done: Vec<WishId>,
}

/// A tournament in the hands of this process.
#[derive(Clone)]
pub(super) struct Event {
    pub(super) id: TableId,
    epoch: u64,
    pub(super) tournament: Tournament,
    pub(super) log: Vec<Done>,
    /// When each line of the log was written.
    pub(super) times: Vec<Millis>,
    /// Lines that are in the store.
    stored: u64,
    pub(super) beside: Beside,
}

impl Event {
    /// A new one, from a file: of a whole event, or with its first line only. Not in the store yet.
    pub(super) fn new(
        id: TableId,
        epoch: u64,
        file: EventFile,
        tournament: Tournament,
        organiser: &Token,
        now: Millis,
    ) -> Self {
        let EventFile { log, names, title, .. } = file;
        let mut passes = Passes::new(organiser);
        passes.give_tables(organiser, tables(&tournament).into_iter());
        let times = vec![now; log.len()];
        let beside = Beside { number: 0, title, names, passes, clock: None, done: Vec::new() };
        Self { id, epoch, tournament, log, times, stored: 0, beside }
    }

    /// Takes one up from the store; nothing when it is not there, or was erased.
    pub(super) async fn load(store: &dyn Store, id: TableId) -> Stored<Option<Self>> {
        let Some(text) = store.tournament_text(id).await? else { return Ok(None) };
        let epoch = store.claim(id).await?;
        let lines = store.read(id, 0).await?;
        let damaged = |error: &dyn std::error::Error| {
            StoreError::Failed(format!("tournament {id} is damaged: {error}"))
        };
        let beside: Beside = serde_json::from_str(&text).map_err(|error| damaged(&error))?;
        let mut event = Self {
            id,
            epoch,
            tournament: Tournament::new(),
            log: Vec::new(),
            times: Vec::new(),
            stored: lines.len() as u64,
            beside,
        };
        for Line { at, text } in lines {
            event.log.push(serde_json::from_str(&text).map_err(|error| damaged(&error))?);
            event.times.push(at);
        }
        event.tournament = event.file().replay().map_err(|error| damaged(&error))?;
        Ok(Some(event))
    }

    /// The whole event as one file.
    pub(super) fn file(&self) -> EventFile {
        let Beside { names, title, .. } = &self.beside;
        let (names, title) = (names.clone(), title.clone());
        EventFile { log: self.log.clone(), names, title, ..EventFile::default() }
    }

    pub(super) fn act(&mut self, by: Actor, act: Act, now: Millis) -> Result<(), Refusal> {
        self.log.push(self.tournament.act(by, act)?);
        self.times.push(now);
        Ok(())
    }

    /// Whether a wish was done before.
    pub(super) fn has_done(&self, wish: WishId) -> bool {
        self.beside.done.contains(&wish)
    }

    pub(super) fn note_done(&mut self, wish: WishId) {
        let done = &mut self.beside.done;
        done.push(wish);
        done.drain(..done.len().saturating_sub(REMEMBERED));
    }

    /// Writes what is new; answers when it is on the disk.
    pub(super) async fn keep(&mut self, store: &dyn Store) -> Stored<()> {
        self.beside.number += 1;
        let plain = |error: serde_json::Error| StoreError::Failed(error.to_string());
        let mut lines = Vec::new();
        for (done, at) in self.log.iter().zip(&self.times).skip(self.stored as usize) {
            lines.push(Line { at: *at, text: serde_json::to_string(done).map_err(plain)? });
        }
        let length = self.log.len() as u64;
        let append = Append {
            table: self.id,
            expected: self.stored,
            epoch: self.epoch,
            lines,
            notes: Vec::new(),
        };
        let text = serde_json::to_string(&self.beside).map_err(plain)?;
        store
            .keep_tournament(TournamentWrite { append, text, passes: self.beside.passes.hashes() })
            .await?;
        self.stored = length;
        Ok(())
    }

    /// Passes for every table there is.
    pub(super) fn give_table_passes(&mut self, organiser: &Token) {
        self.beside.passes.give_tables(organiser, tables(&self.tournament).into_iter());
    }
}

/// The passes of tables: one for the card of each, and where a pass is its round's, one for each table of each round, those to be
/// drawn later too, so that all codes are printed at once.
fn tables(tournament: &Tournament) -> Vec<Part> {
    let rounds = tables_of_rounds(tournament);
    let most = rounds.iter().copied().max().unwrap_or(0);
    let mut found: Vec<Part> = (1..=most).map(|table| Part::Table { table, round: None }).collect();
    if tournament.procedure() >= Procedure::Impartial {
        for (round, tables) in (1..).zip(rounds) {
            found.extend((1..=tables).map(|table| Part::Table { table, round: Some(round) }));
        }
    }
    found
}

/// How many tables each round has: as seated, and then as planned.
fn tables_of_rounds(tournament: &Tournament) -> Vec<u16> {
    let seated = tournament.rounds();
    let mut found: Vec<u16> = seated.iter().map(|round| round.tables.len() as u16).collect();
    let Some(last) = seated.last() else { return found };
    // Rounds that were added are drawn when it is their turn.
    let number = tournament.stage_number();
    let ahead = seated.iter().filter(|round| round.stage == number && !round.started).count();
    let added = if last.stage == number { tournament.rounds_left() - ahead } else { 0 };
    found.extend((0..added).map(|_| last.tables.len() as u16));
    let stages = tournament.plan().map_or(&[][..], |plan| &plan.stages);
    for stage in stages.iter().skip(last.stage + 1) {
        let before = found.last().copied().unwrap_or(0);
        let players = match stage.entrants {
            Entrants::All => 0,
            Entrants::Best(players) => players.into(),
            Entrants::BestOfTable(players) => before * u16::from(players),
        };
        let tables = players.div_ceil(stage.table.into()).min(before);
        found.extend((0..stage.rounds).map(|_| tables));
    }
    found
}
