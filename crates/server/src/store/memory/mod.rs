//! A store in memory, for tests and simulations. It has a disk's manners: a write is lost in a crash until it is
//! flushed, and it can be told to fail or to lie.

mod people;
mod state;
#[cfg(test)]
mod tests;
mod tournaments;

use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use dublet_protocol::{AccountId, GameId, TableId};

use self::state::State;
use super::{Account, Append, GamePlace, Line, Millis, Store, StoreError, Stored, TournamentWrite};

/// A store in memory, which flushes each write before it answers.
#[derive(Default)]
pub struct MemoryStore {
    disk: Mutex<Disk>,
}

type Write = Box<dyn Fn(&mut State) + Send>;

#[derive(Default)]
struct Disk {
    /// What is read: everything written.
    seen: State,
    /// What survives a crash.
    flushed: State,
    /// What is seen and not flushed, in order.
    unflushed: Vec<Write>,
    loses_flushes: bool,
    failures: u32,
    fails_after_writing: bool,
}

impl Disk {
    fn flush(&mut self) {
        if !self.loses_flushes {
            self.unflushed.drain(..).for_each(|write| write(&mut self.flushed));
        }
    }

    /// Takes one of the failures that were asked for.
    fn take_failure(&mut self) -> bool {
        let fails = self.failures > 0;
        self.failures = self.failures.saturating_sub(1);
        fails
    }
}

impl MemoryStore {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    /// The machine's power goes and comes back: what was not flushed is gone.
    pub fn crash(&self) {
        let mut disk = self.disk();
        disk.unflushed.clear();
        disk.seen = disk.flushed.clone();
    }

    /// Makes it lie, or stop lying: it answers that a write is flushed, and flushes nothing.
    pub fn lose_flushes(&self, loses: bool) {
        self.disk().loses_flushes = loses;
    }

    /// Makes the next so many writes answer `Failed`, whether they were done and flushed or not.
    pub fn fail_next(&self, writes: u32, done: bool) {
        let mut disk = self.disk();
        disk.failures = writes;
        disk.fails_after_writing = done;
    }

    fn disk(&self) -> MutexGuard<'_, Disk> {
        // A write that panics is a bug of its own; the test that sees it need not see another.
        self.disk.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read<T>(&self, read: impl FnOnce(&State) -> T) -> T {
        read(&self.disk().seen)
    }

    fn write<T>(&self, write: impl Fn(&mut State) -> Stored<T> + Send + 'static) -> Stored<T> {
        let mut disk = self.disk();
        let fails = disk.take_failure();
        if fails && !disk.fails_after_writing {
            return Err(StoreError::Failed("as it was told to, before writing".to_owned()));
        }
        let answer = write_unflushed(&mut disk, write);
        disk.flush();
        match fails {
            true => Err(StoreError::Failed("as it was told to, after writing".to_owned())),
            false => answer,
        }
    }
}

fn write_unflushed<T>(
    disk: &mut Disk,
    write: impl Fn(&mut State) -> Stored<T> + Send + 'static,
) -> Stored<T> {
    let answer = write(&mut disk.seen)?;
    disk.unflushed.push(Box::new(move |state| {
        // It has succeeded on the same state already.
        let _ = write(state);
    }));
    Ok(answer)
}

#[async_trait]
impl Store for MemoryStore {
    async fn claim(&self, table: TableId) -> Stored<u64> {
        self.write(move |state| Ok(state.claim(table)))
    }

    async fn append(&self, append: Append) -> Stored<()> {
        self.write(move |state| state.append(&append))
    }

    async fn read(&self, table: TableId, after: u64) -> Stored<Vec<Line>> {
        Ok(self.read(|state| state.lines(table, after).to_vec()))
    }

    async fn open_tables(&self) -> Stored<Vec<TableId>> {
        Ok(self.read(State::open_tables))
    }

    async fn table_of_code(&self, code: &str) -> Stored<Option<TableId>> {
        Ok(self.read(|state| state.table_of_code(code)))
    }

    async fn keep_snapshot(&self, table: TableId, lines: u64, text: String) -> Stored<()> {
        let mut disk = self.disk();
        write_unflushed(&mut disk, move |state| state.keep_snapshot(table, lines, &text))
    }

    async fn snapshot(&self, table: TableId) -> Stored<Option<(u64, String)>> {
        Ok(self.read(|state| state.snapshot(table)))
    }

    async fn keep_tournament(&self, write: TournamentWrite) -> Stored<()> {
        self.write(move |state| state.keep_tournament(&write))
    }

    async fn tournament_text(&self, tournament: TableId) -> Stored<Option<String>> {
        Ok(self.read(|state| state.tournaments.text(tournament).cloned()))
    }

    async fn tournament_of_pass(&self, hash: [u8; 32]) -> Stored<Option<TableId>> {
        Ok(self.read(|state| state.tournaments.of_pass(hash)))
    }

    async fn erase_tournament(&self, tournament: TableId) -> Stored<()> {
        self.write(move |state| {
            state.tournaments.erase(tournament);
            Ok(())
        })
    }

    async fn beat(&self, at: Millis) -> Stored<()> {
        self.write(move |state| {
            state.beat = Some(at);
            Ok(())
        })
    }

    async fn last_beat(&self) -> Stored<Option<Millis>> {
        Ok(self.read(|state| state.beat))
    }

    async fn game(&self, game: GameId) -> Stored<Option<GamePlace>> {
        Ok(self.read(|state| state.game(game).cloned()))
    }

    async fn games_of(&self, who: AccountId, before: Millis, most: u32) -> Stored<Vec<GamePlace>> {
        Ok(self.read(|state| state.games_of(who, before, most)))
    }

    async fn add_account(&self, account: Account) -> Stored<()> {
        self.write(move |state| state.people.add(&account))
    }

    async fn account(&self, id: AccountId) -> Stored<Option<Account>> {
        Ok(self.read(|state| state.people.account(id).cloned()))
    }

    async fn account_of_name(&self, name: &str) -> Stored<Option<Account>> {
        Ok(self.read(|state| state.people.of_name(name).cloned()))
    }

    async fn account_of_recovery(&self, hash: [u8; 32]) -> Stored<Option<Account>> {
        Ok(self.read(|state| state.people.of_recovery(hash).cloned()))
    }

    async fn change_account(&self, account: Account) -> Stored<()> {
        self.write(move |state| state.people.change(&account))
    }

    async fn erase_account(&self, id: AccountId) -> Stored<()> {
        self.write(move |state| state.people.erase(id))
    }

    async fn add_session(&self, hash: [u8; 32], who: AccountId, expires: Millis) -> Stored<()> {
        self.write(move |state| state.people.add_session(hash, who, expires))
    }

    async fn session(&self, hash: [u8; 32], now: Millis) -> Stored<Option<AccountId>> {
        Ok(self.read(|state| state.people.session(hash, now)))
    }

    async fn sessions_of(&self, who: AccountId, now: Millis) -> Stored<u32> {
        Ok(self.read(|state| state.people.sessions_of(who, now)))
    }

    async fn end_session(&self, hash: [u8; 32]) -> Stored<()> {
        self.write(move |state| {
            state.people.keep_sessions(|other, _, _| other != hash);
            Ok(())
        })
    }

    async fn end_other_sessions(&self, who: AccountId, but: Option<[u8; 32]>) -> Stored<()> {
        self.write(move |state| {
            state.people.keep_sessions(|hash, whose, _| whose != who || Some(hash) == but);
            Ok(())
        })
    }

    async fn end_expired_sessions(&self, now: Millis) -> Stored<()> {
        self.write(move |state| {
            state.people.keep_sessions(|_, _, expires| expires > now);
            Ok(())
        })
    }
}
