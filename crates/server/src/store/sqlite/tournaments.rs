//! What stands beside the logs of tournaments, in SQL.

use dublet_protocol::TableId;
use rusqlite::{Connection, OptionalExtension, params};

use super::{StoreError, logs};
use crate::store::{Stored, TournamentWrite, refusal};

pub(super) fn keep(connection: &Connection, write: &TournamentWrite) -> Stored<()> {
    let key = match write.append.lines.is_empty() {
        true => logs::check_claim(connection, &write.append)?.key,
        false => logs::append(connection, &write.append)?,
    };
    connection
        .prepare_cached(
            "INSERT INTO papers (table_key, text) VALUES (?1, ?2)
             ON CONFLICT (table_key) DO UPDATE SET text = excluded.text",
        )?
        .execute(params![key, write.text])?;
    connection.prepare_cached("DELETE FROM passes WHERE table_key = ?1")?.execute([key])?;
    let mut add = connection.prepare_cached(
        "INSERT INTO passes (hash, table_key) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
    )?;
    for pass in &write.passes {
        super::changed(add.execute(params![pass, key])?, refusal::PASS_TAKEN)?;
    }
    Ok(())
}

pub(super) fn text(
    connection: &Connection,
    tournament: TableId,
) -> rusqlite::Result<Option<String>> {
    connection
        .prepare_cached(
            "SELECT text FROM papers JOIN tables ON tables.key = table_key WHERE id = ?1",
        )?
        .query_row([tournament.0], |row| row.get(0))
        .optional()
}

pub(super) fn of_pass(
    connection: &Connection,
    hash: [u8; 32],
) -> rusqlite::Result<Option<TableId>> {
    connection
        .prepare_cached(
            "SELECT id FROM passes JOIN tables ON tables.key = table_key WHERE hash = ?1",
        )?
        .query_row([hash], |row| row.get(0).map(TableId))
        .optional()
}

pub(super) fn erase(connection: &Connection, tournament: TableId) -> Result<(), StoreError> {
    for table in ["passes", "papers"] {
        connection
            .prepare_cached(&format!(
                "DELETE FROM {table} WHERE table_key = (SELECT key FROM tables WHERE id = ?1)"
            ))?
            .execute([tournament.0])?;
    }
    Ok(())
}
