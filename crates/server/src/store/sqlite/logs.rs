//! Logs and what is noted of them, in SQL.

use dublet_protocol::{AccountId, GameId, TableId};
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::StoreError;
use crate::store::{Append, GamePlace, Line, Millis, Note, Stored, refusal};

const PLACES: &str = "SELECT games.id, tables.id, first, last, games.began, ended, seats
    FROM games JOIN tables ON tables.key = table_key";

pub(super) fn claim(connection: &Connection, table: TableId) -> Stored<u64> {
    let mut claim = connection.prepare_cached(
        "INSERT INTO tables (id, epoch) VALUES (?1, 1)
         ON CONFLICT (id) DO UPDATE SET epoch = epoch + 1 RETURNING epoch",
    )?;
    Ok(claim.query_row([table.0], |row| row.get(0))?)
}

/// A log in the hands of who claimed it last.
pub(super) struct Claimed {
    pub(super) key: i64,
    length: u64,
}

/// Refuses who has not claimed the log last, or knows of another length of it.
pub(super) fn check_claim(connection: &Connection, append: &Append) -> Stored<Claimed> {
    let mut look =
        connection.prepare_cached("SELECT key, epoch, length FROM tables WHERE id = ?1")?;
    let (key, epoch, found): (i64, u64, u64) = look
        .query_row([append.table.0], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .optional()?
        .ok_or(StoreError::Refused(refusal::NOT_CLAIMED))?;
    if epoch != append.epoch {
        return Err(StoreError::StaleOwner { epoch });
    }
    if found != append.expected {
        return Err(StoreError::Conflict { expected: append.expected, found });
    }
    Ok(Claimed { key, length: found })
}

/// Adds lines to a log, and tells its key.
pub(super) fn append(connection: &Connection, append: &Append) -> Stored<i64> {
    let Claimed { key, length: found } = check_claim(connection, append)?;
    let (Some(first), Some(last)) = (append.lines.first(), append.lines.last()) else {
        return Err(StoreError::Refused(refusal::NO_LINES));
    };
    let length = found + append.lines.len() as u64;
    let mut insert = connection.prepare_cached(
        "INSERT INTO lines (table_key, number, at, text) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for (number, line) in (found + 1..).zip(&append.lines) {
        insert.execute(params![key, number, line.at, line.text])?;
    }
    connection
        .prepare_cached("UPDATE tables SET length = ?2 WHERE key = ?1")?
        .execute(params![key, length])?;
    for note in &append.notes {
        match note {
            Note::Opened { code } => open(connection, key, code)?,
            Note::Closed => close(connection, key)?,
            Note::GameBegan { game, seats } => {
                begin(connection, key, *game, found + 1, first.at, seats)?;
            }
            Note::GameEnded { game } => end(connection, key, *game, length, last.at)?,
        }
    }
    Ok(key)
}

fn open(connection: &Connection, key: i64, code: &str) -> Stored<()> {
    let opened = connection
        .prepare_cached("UPDATE OR IGNORE tables SET code = ?2 WHERE key = ?1 AND code IS NULL")?
        .execute(params![key, code])?;
    if opened > 0 {
        return Ok(());
    }
    let is_open: bool = connection
        .prepare_cached("SELECT code IS NOT NULL FROM tables WHERE key = ?1")?
        .query_row([key], |row| row.get(0))?;
    Err(StoreError::Refused(match is_open {
        true => refusal::OPEN_ALREADY,
        false => refusal::CODE_TAKEN,
    }))
}

fn close(connection: &Connection, key: i64) -> Stored<()> {
    let closed = connection
        .prepare_cached("UPDATE tables SET code = NULL WHERE key = ?1 AND code IS NOT NULL")?
        .execute([key])?;
    super::changed(closed, refusal::NOT_OPEN)
}

fn begin(
    connection: &Connection,
    key: i64,
    game: GameId,
    first: u64,
    began: Millis,
    seats: &[Option<AccountId>],
) -> Stored<()> {
    let names =
        serde_json::to_string(seats).map_err(|error| StoreError::Failed(error.to_string()))?;
    let added = connection
        .prepare_cached(
            "INSERT INTO games (id, table_key, first, began, seats) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT DO NOTHING",
        )?
        .execute(params![game.0, key, first, began, names])?;
    super::changed(added, refusal::GAME_TAKEN)?;
    let mut sit = connection.prepare_cached(
        // Somebody may sit on two seats.
        "INSERT INTO sat (account, began, game) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING",
    )?;
    for who in seats.iter().flatten() {
        sit.execute(params![who.0, began, game.0])?;
    }
    Ok(())
}

fn end(connection: &Connection, key: i64, game: GameId, last: u64, ended: Millis) -> Stored<()> {
    let changed = connection
        .prepare_cached(
            "UPDATE games SET last = ?3, ended = ?4
             WHERE id = ?1 AND table_key = ?2 AND last IS NULL",
        )?
        .execute(params![game.0, key, last, ended])?;
    super::changed(changed, refusal::NO_GAME)
}

pub(super) fn read(
    connection: &Connection,
    table: TableId,
    after: u64,
) -> rusqlite::Result<Vec<Line>> {
    let after = i64::try_from(after).unwrap_or(i64::MAX);
    connection
        .prepare_cached(
            "SELECT at, text FROM lines
             WHERE table_key = (SELECT key FROM tables WHERE id = ?1) AND number > ?2
             ORDER BY number",
        )?
        .query_map(params![table.0, after], |row| Ok(Line { at: row.get(0)?, text: row.get(1)? }))?
        .collect()
}

pub(super) fn open_tables(connection: &Connection) -> rusqlite::Result<Vec<TableId>> {
    connection
        .prepare_cached("SELECT id FROM tables WHERE code IS NOT NULL ORDER BY id")?
        .query_map([], |row| row.get(0).map(TableId))?
        .collect()
}

pub(super) fn table_of_code(
    connection: &Connection,
    code: &str,
) -> rusqlite::Result<Option<TableId>> {
    connection
        .prepare_cached("SELECT id FROM tables WHERE code = ?1")?
        .query_row([code], |row| row.get(0).map(TableId))
        .optional()
}

pub(super) fn keep_snapshot(
    connection: &Connection,
    table: TableId,
    lines: u64,
    text: &str,
) -> Stored<()> {
    let key: i64 = connection
        .prepare_cached("SELECT key FROM tables WHERE id = ?1 AND length >= ?2")?
        .query_row(params![table.0, lines], |row| row.get(0))
        .optional()?
        .ok_or(StoreError::Refused(refusal::SNAPSHOT_AHEAD))?;
    connection
        .prepare_cached(
            "INSERT INTO snapshots (table_key, lines, text) VALUES (?1, ?2, ?3)
             ON CONFLICT DO UPDATE SET lines = excluded.lines, text = excluded.text
             WHERE excluded.lines >= lines",
        )?
        .execute(params![key, lines, text])?;
    Ok(())
}

pub(super) fn snapshot(
    connection: &Connection,
    table: TableId,
) -> rusqlite::Result<Option<(u64, String)>> {
    connection
        .prepare_cached(
            "SELECT lines, text FROM snapshots
             WHERE table_key = (SELECT key FROM tables WHERE id = ?1)",
        )?
        .query_row([table.0], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()
}

pub(super) fn beat(connection: &Connection, at: Millis) -> Stored<()> {
    connection.prepare_cached("REPLACE INTO beat VALUES (1, ?1)")?.execute([at])?;
    Ok(())
}

pub(super) fn last_beat(connection: &Connection) -> rusqlite::Result<Option<Millis>> {
    connection.prepare_cached("SELECT at FROM beat")?.query_row([], |row| row.get(0)).optional()
}

pub(super) fn game(connection: &Connection, game: GameId) -> rusqlite::Result<Option<GamePlace>> {
    connection
        .prepare_cached(&format!("{PLACES} WHERE games.id = ?1"))?
        .query_row([game.0], place)
        .optional()
}

pub(super) fn games_of(
    connection: &Connection,
    who: AccountId,
    before: Millis,
    most: u32,
) -> rusqlite::Result<Vec<GamePlace>> {
    connection
        .prepare_cached(&format!(
            "{PLACES} JOIN sat ON sat.game = games.id WHERE sat.account = ?1 AND sat.began < ?2
             ORDER BY sat.began DESC, sat.game LIMIT ?3"
        ))?
        .query_map(params![who.0, before, most], place)?
        .collect()
}

fn place(row: &Row<'_>) -> rusqlite::Result<GamePlace> {
    let seats: String = row.get(6)?;
    let seats = serde_json::from_str(&seats).map_err(|error| {
        rusqlite::Error::FromSqlConversionFailure(6, rusqlite::types::Type::Text, error.into())
    })?;
    Ok(GamePlace {
        game: GameId(row.get(0)?),
        table: TableId(row.get(1)?),
        first: row.get(2)?,
        last: row.get(3)?,
        began: row.get(4)?,
        ended: row.get(5)?,
        seats,
    })
}
