//! The store in one SQLite file: a thread that writes for all and flushes, a few that read.

mod backup;
#[cfg(all(test, target_os = "linux"))]
mod durability;
mod file;
mod logs;
mod people;
mod readers;
mod schema;
mod tidier;
mod tournaments;
mod writer;

use std::path::Path;

use async_trait::async_trait;
use dublet_protocol::{AccountId, GameId, TableId};
use rusqlite::{Connection, OpenFlags};

pub use self::backup::{backup, restore};
use self::{file::Lock, readers::Readers, tidier::Tidier, writer::Writer};
use super::{Account, Append, GamePlace, Line, Millis, Store, StoreError, Stored, TournamentWrite};

/// They share two cores with everything else, and mostly wait.
const READERS: usize = 3;

/// A database file in the hands of this process.
pub struct SqliteStore {
    // In the order they are dropped: whoever is last to close the file tidies it, and only then is it free.
    readers: Readers,
    _tidier: Tidier,
    writer: Writer,
    _lock: Lock,
}

impl SqliteStore {
    /// Opens a database file, makes it if there is none, and brings one of an older version to this one.
    ///
    /// # Errors
    /// `Failed` when another server uses the file, when it is of a newer version or no database of ours, and
    /// when it cannot be read or written.
    pub fn open(path: &Path) -> Stored<Self> {
        Self::open_flushing(path, "FULL")
    }

    /// Opens with SQLite's word for what is flushed when. In a WAL only `FULL` flushes each commit.
    fn open_flushing(path: &Path, synchronous: &str) -> Stored<Self> {
        let lock = file::lock(path)?;
        file::create(path)?;
        let mut writing = file::connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        prepare(&mut writing, synchronous).map_err(|error| file::failed(path, error))?;
        let reading = (0..READERS).map(|_| {
            let connection = file::connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
            connection.pragma_update(None, "query_only", true)?;
            Ok(connection)
        });
        let reading = reading.collect::<Stored<_>>()?;
        let tidying = file::connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
        let (readers, writer) = (Readers::start(reading)?, Writer::start(writing)?);
        Ok(Self { readers, _tidier: Tidier::start(tidying)?, writer, _lock: lock })
    }
}

fn prepare(connection: &mut Connection, synchronous: &str) -> Stored<()> {
    // First of all, so that a file of another program is not even changed in its header.
    schema::version(connection, schema::MIGRATIONS.len())?;
    let mode: String =
        connection.pragma_update_and_check(None, "journal_mode", "WAL", |row| row.get(0))?;
    if mode != "wal" {
        return Err(StoreError::Failed(format!(
            "no write-ahead log can be kept there, but {mode}"
        )));
    }
    connection.pragma_update(None, "synchronous", synchronous)?;
    connection.pragma_update(None, "wal_autocheckpoint", tidier::PAGES)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // What was erased is overwritten.
    connection.pragma_update(None, "secure_delete", true)?;
    schema::migrate(connection, schema::MIGRATIONS)
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        StoreError::Failed(error.to_string())
    }
}

/// Refuses where a statement changed nothing.
fn changed(rows: usize, refusal: &'static str) -> Stored<()> {
    if rows == 0 { Err(StoreError::Refused(refusal)) } else { Ok(()) }
}

#[async_trait]
impl Store for SqliteStore {
    async fn claim(&self, table: TableId) -> Stored<u64> {
        self.writer.write(move |file| logs::claim(file, table)).await
    }

    async fn append(&self, append: Append) -> Stored<()> {
        self.writer.write(move |file| logs::append(file, &append).map(|_| ())).await
    }

    async fn read(&self, table: TableId, after: u64) -> Stored<Vec<Line>> {
        self.readers.read(move |file| logs::read(file, table, after)).await
    }

    async fn open_tables(&self) -> Stored<Vec<TableId>> {
        self.readers.read(logs::open_tables).await
    }

    async fn table_of_code(&self, code: &str) -> Stored<Option<TableId>> {
        let code = code.to_owned();
        self.readers.read(move |file| logs::table_of_code(file, &code)).await
    }

    async fn keep_snapshot(&self, table: TableId, lines: u64, text: String) -> Stored<()> {
        self.writer.write(move |file| logs::keep_snapshot(file, table, lines, &text)).await
    }

    async fn snapshot(&self, table: TableId) -> Stored<Option<(u64, String)>> {
        self.readers.read(move |file| logs::snapshot(file, table)).await
    }

    async fn keep_tournament(&self, write: TournamentWrite) -> Stored<()> {
        self.writer.write(move |file| tournaments::keep(file, &write)).await
    }

    async fn tournament_text(&self, tournament: TableId) -> Stored<Option<String>> {
        self.readers.read(move |file| tournaments::text(file, tournament)).await
    }

    async fn tournament_of_pass(&self, hash: [u8; 32]) -> Stored<Option<TableId>> {
        self.readers.read(move |file| tournaments::of_pass(file, hash)).await
    }

    async fn erase_tournament(&self, tournament: TableId) -> Stored<()> {
        self.writer.write(move |file| tournaments::erase(file, tournament)).await
    }

    async fn beat(&self, at: Millis) -> Stored<()> {
        self.writer.write(move |file| logs::beat(file, at)).await
    }

    async fn last_beat(&self) -> Stored<Option<Millis>> {
        self.readers.read(logs::last_beat).await
    }

    async fn game(&self, game: GameId) -> Stored<Option<GamePlace>> {
        self.readers.read(move |file| logs::game(file, game)).await
    }

    async fn games_of(&self, who: AccountId, before: Millis, most: u32) -> Stored<Vec<GamePlace>> {
        self.readers.read(move |file| logs::games_of(file, who, before, most)).await
    }

    async fn add_account(&self, account: Account) -> Stored<()> {
        self.writer.write(move |file| people::add(file, &account)).await
    }

    async fn account(&self, id: AccountId) -> Stored<Option<Account>> {
        self.readers.read(move |file| people::account(file, id)).await
    }

    async fn account_of_name(&self, name: &str) -> Stored<Option<Account>> {
        let name = name.to_owned();
        self.readers.read(move |file| people::of_name(file, &name)).await
    }

    async fn account_of_recovery(&self, hash: [u8; 32]) -> Stored<Option<Account>> {
        self.readers.read(move |file| people::of_recovery(file, hash)).await
    }

    async fn change_account(&self, account: Account) -> Stored<()> {
        self.writer.write(move |file| people::change(file, &account)).await
    }

    async fn erase_account(&self, id: AccountId) -> Stored<()> {
        self.writer.write(move |file| people::erase(file, id)).await
    }

    async fn add_session(&self, hash: [u8; 32], who: AccountId, expires: Millis) -> Stored<()> {
        self.writer.write(move |file| people::add_session(file, hash, who, expires)).await
    }

    async fn session(&self, hash: [u8; 32], now: Millis) -> Stored<Option<AccountId>> {
        self.readers.read(move |file| people::session(file, hash, now)).await
    }

    async fn sessions_of(&self, who: AccountId, now: Millis) -> Stored<u32> {
        self.readers.read(move |file| people::sessions_of(file, who, now)).await
    }

    async fn end_session(&self, hash: [u8; 32]) -> Stored<()> {
        self.writer.write(move |file| people::end_session(file, hash)).await
    }

    async fn end_other_sessions(&self, who: AccountId, but: Option<[u8; 32]>) -> Stored<()> {
        self.writer.write(move |file| people::end_other_sessions(file, who, but)).await
    }

    async fn end_expired_sessions(&self, now: Millis) -> Stored<()> {
        self.writer.write(move |file| people::end_expired_sessions(file, now)).await
    }
}
