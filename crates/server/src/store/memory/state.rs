//! Tables, their logs and their games as plain values. What is refused changes nothing.

use std::collections::{BTreeMap, BTreeSet};

use dublet_protocol::{AccountId, GameId, TableId};

use super::{people::People, tournaments::AllTournaments};
use crate::store::{
    Append, GamePlace, Line, Millis, Note, StoreError, Stored, TournamentWrite, refusal,
};

#[derive(Clone, Default)]
pub(super) struct State {
    pub(super) people: People,
    pub(super) tournaments: AllTournaments,
    pub(super) beat: Option<Millis>,
    tables: BTreeMap<TableId, StoredTable>,
    codes: BTreeMap<String, TableId>,
    games: BTreeMap<GameId, GamePlace>,
    /// The games of a person, in the order they began.
    sat: BTreeSet<(AccountId, Millis, GameId)>,
}

#[derive(Clone, Default)]
struct StoredTable {
    epoch: u64,
    lines: Vec<Line>,
    code: Option<String>,
    snapshot: Option<(u64, String)>,
}

impl State {
    pub(super) fn claim(&mut self, table: TableId) -> u64 {
        let table = self.tables.entry(table).or_default();
        table.epoch += 1;
        table.epoch
    }

    /// Refuses who has not claimed the log last, or knows of another length of it.
    fn claimed(&self, append: &Append) -> Stored<&StoredTable> {
        let table =
            self.tables.get(&append.table).ok_or(StoreError::Refused(refusal::NOT_CLAIMED))?;
        if table.epoch != append.epoch {
            return Err(StoreError::StaleOwner { epoch: table.epoch });
        }
        let found = table.lines.len() as u64;
        if found != append.expected {
            return Err(StoreError::Conflict { expected: append.expected, found });
        }
        Ok(table)
    }

    pub(super) fn keep_tournament(&mut self, write: &TournamentWrite) -> Stored<()> {
        self.claimed(&write.append)?;
        self.tournaments.check(write)?;
        if !write.append.lines.is_empty() {
            self.append(&write.append)?;
        }
        self.tournaments.keep(write);
        Ok(())
    }

    pub(super) fn append(&mut self, append: &Append) -> Stored<()> {
        let table = self.claimed(append)?;
        let found = table.lines.len() as u64;
        let (Some(first), Some(last)) = (append.lines.first(), append.lines.last()) else {
            return Err(StoreError::Refused(refusal::NO_LINES));
        };
        // Notes may build on each other, so they are tried on copies of what they change.
        let mut code = table.code.clone();
        let mut games = BTreeMap::new();
        for note in &append.notes {
            match note {
                Note::Opened { code: new } => {
                    code = Some(self.open(append.table, code.as_deref(), new)?);
                }
                Note::Closed => {
                    code.take().ok_or(StoreError::Refused(refusal::NOT_OPEN))?;
                }
                Note::GameBegan { game, seats } => {
                    if self.games.contains_key(game) || games.contains_key(game) {
                        return Err(StoreError::Refused(refusal::GAME_TAKEN));
                    }
                    let place = GamePlace {
                        game: *game,
                        table: append.table,
                        first: found + 1,
                        last: None,
                        began: first.at,
                        ended: None,
                        seats: seats.clone(),
                    };
                    games.insert(*game, place);
                }
                Note::GameEnded { game } => {
                    let mut place = games
                        .remove(game)
                        .or_else(|| self.games.get(game).cloned())
                        .filter(|place| place.table == append.table && place.last.is_none())
                        .ok_or(StoreError::Refused(refusal::NO_GAME))?;
                    place.last = Some(found + append.lines.len() as u64);
                    place.ended = Some(last.at);
                    games.insert(*game, place);
                }
            }
        }
        self.write(append, code, games);
        Ok(())
    }

    fn open(&self, table: TableId, held: Option<&str>, code: &str) -> Stored<String> {
        if held.is_some() {
            return Err(StoreError::Refused(refusal::OPEN_ALREADY));
        }
        match self.codes.get(code).is_none_or(|holder| *holder == table) {
            true => Ok(code.to_owned()),
            false => Err(StoreError::Refused(refusal::CODE_TAKEN)),
        }
    }

    fn write(&mut self, append: &Append, code: Option<String>, games: BTreeMap<GameId, GamePlace>) {
        let table = self.tables.entry(append.table).or_default();
        table.lines.extend_from_slice(&append.lines);
        if let Some(old) = &table.code {
            self.codes.remove(old);
        }
        if let Some(new) = &code {
            self.codes.insert(new.clone(), append.table);
        }
        table.code = code;
        for place in games.values() {
            for who in place.seats.iter().flatten() {
                self.sat.insert((*who, place.began, place.game));
            }
        }
        self.games.extend(games);
    }

    pub(super) fn lines(&self, table: TableId, after: u64) -> &[Line] {
        let lines = self.tables.get(&table).map_or(&[][..], |table| &table.lines);
        usize::try_from(after).ok().and_then(|after| lines.get(after..)).unwrap_or_default()
    }

    pub(super) fn open_tables(&self) -> Vec<TableId> {
        let open = self.tables.iter().filter(|(_, table)| table.code.is_some());
        open.map(|(id, _)| *id).collect()
    }

    pub(super) fn table_of_code(&self, code: &str) -> Option<TableId> {
        self.codes.get(code).copied()
    }

    pub(super) fn keep_snapshot(&mut self, id: TableId, lines: u64, text: &str) -> Stored<()> {
        let table = self
            .tables
            .get_mut(&id)
            .filter(|table| lines <= table.lines.len() as u64)
            .ok_or(StoreError::Refused(refusal::SNAPSHOT_AHEAD))?;
        if table.snapshot.as_ref().is_none_or(|(kept, _)| *kept <= lines) {
            table.snapshot = Some((lines, text.to_owned()));
        }
        Ok(())
    }

    pub(super) fn snapshot(&self, table: TableId) -> Option<(u64, String)> {
        self.tables.get(&table)?.snapshot.clone()
    }

    pub(super) fn game(&self, game: GameId) -> Option<&GamePlace> {
        self.games.get(&game)
    }

    pub(super) fn games_of(&self, who: AccountId, before: Millis, most: u32) -> Vec<GamePlace> {
        let mut games: Vec<_> = self
            .sat
            .range((who, Millis::MIN, GameId([0; 16]))..(who, before, GameId([0; 16])))
            .filter_map(|(_, _, game)| self.games.get(game))
            .cloned()
            .collect();
        games.sort_by_key(|place| (std::cmp::Reverse(place.began), place.game));
        games.truncate(most as usize);
        games
    }
}
