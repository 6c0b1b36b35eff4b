//! Accounts and sessions, in SQL.

use dublet_protocol::AccountId;
use rusqlite::{Connection, OptionalExtension, Params, Row, params};

use super::{StoreError, changed};
use crate::store::{Account, Millis, Stored, refusal};

pub(super) fn add(connection: &Connection, account: &Account) -> Stored<()> {
    let is_there = find(connection, "id = ?1", [account.id.0])?.is_some();
    if is_there {
        return Err(StoreError::Refused(refusal::ACCOUNT_TAKEN));
    }
    check_unique(connection, account)?;
    let unique_name = account.unique_name();
    connection
        .prepare_cached(
            "INSERT INTO accounts (id, name, unique_name, created, password, recovery)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![
            account.id.0,
            account.name,
            unique_name,
            account.created,
            account.password,
            account.recovery
        ])?;
    Ok(())
}

pub(super) fn change(connection: &Connection, account: &Account) -> Stored<()> {
    check_present(connection, account.id)?;
    check_unique(connection, account)?;
    let unique_name = account.unique_name();
    connection
        .prepare_cached(
            "UPDATE accounts SET name = ?2, unique_name = ?3, password = ?4, recovery = ?5
             WHERE id = ?1",
        )?
        .execute(params![
            account.id.0,
            account.name,
            unique_name,
            account.password,
            account.recovery
        ])?;
    Ok(())
}

pub(super) fn erase(connection: &Connection, id: AccountId) -> Stored<()> {
    let erased = connection
        .prepare_cached(
            "UPDATE accounts SET name = NULL, unique_name = NULL, password = NULL, recovery = NULL
             WHERE id = ?1",
        )?
        .execute([id.0])?;
    changed(erased, refusal::NO_ACCOUNT)?;
    end_other_sessions(connection, id, None)
}

/// Refuses an account that was erased or never was.
fn check_present(connection: &Connection, id: AccountId) -> Stored<()> {
    match find(connection, "id = ?1 AND name IS NOT NULL", [id.0])? {
        Some(_) => Ok(()),
        None => Err(StoreError::Refused(refusal::NO_ACCOUNT)),
    }
}

fn check_unique(connection: &Connection, account: &Account) -> Stored<()> {
    let id = account.id.0;
    if find(connection, "unique_name = ?1 AND id <> ?2", params![account.unique_name(), id])?
        .is_some()
    {
        return Err(StoreError::Refused(refusal::NAME_TAKEN));
    }
    if find(connection, "recovery = ?1 AND id <> ?2", params![account.recovery, id])?.is_some() {
        return Err(StoreError::Refused(refusal::RECOVERY_TAKEN));
    }
    Ok(())
}

pub(super) fn account(connection: &Connection, id: AccountId) -> rusqlite::Result<Option<Account>> {
    find(connection, "id = ?1", [id.0])
}

pub(super) fn of_name(connection: &Connection, name: &str) -> rusqlite::Result<Option<Account>> {
    find(connection, "unique_name = ?1", [name.to_lowercase()])
}

pub(super) fn of_recovery(
    connection: &Connection,
    hash: [u8; 32],
) -> rusqlite::Result<Option<Account>> {
    find(connection, "recovery = ?1", [hash])
}

/// The account of which something is so; nobody where it is compared with nothing.
fn find(
    connection: &Connection,
    what: &str,
    values: impl Params,
) -> rusqlite::Result<Option<Account>> {
    let read = |row: &Row<'_>| {
        Ok(Account {
            id: AccountId(row.get(0)?),
            name: row.get(1)?,
            created: row.get(2)?,
            password: row.get(3)?,
            recovery: row.get(4)?,
        })
    };
    let columns = "id, name, created, password, recovery";
    connection
        .prepare_cached(&format!("SELECT {columns} FROM accounts WHERE {what}"))?
        .query_row(values, read)
        .optional()
}

pub(super) fn add_session(
    connection: &Connection,
    hash: [u8; 32],
    who: AccountId,
    expires: Millis,
) -> Stored<()> {
    check_present(connection, who)?;
    let added = connection
        .prepare_cached(
            "INSERT INTO sessions (hash, account, expires) VALUES (?1, ?2, ?3)
             ON CONFLICT DO NOTHING",
        )?
        .execute(params![hash, who.0, expires])?;
    changed(added, refusal::SESSION_TAKEN)
}

pub(super) fn session(
    connection: &Connection,
    hash: [u8; 32],
    now: Millis,
) -> rusqlite::Result<Option<AccountId>> {
    connection
        .prepare_cached("SELECT account FROM sessions WHERE hash = ?1 AND expires > ?2")?
        .query_row(params![hash, now], |row| row.get(0).map(AccountId))
        .optional()
}

pub(super) fn sessions_of(
    connection: &Connection,
    who: AccountId,
    now: Millis,
) -> rusqlite::Result<u32> {
    connection
        .prepare_cached("SELECT count(*) FROM sessions WHERE account = ?1 AND expires > ?2")?
        .query_row(params![who.0, now], |row| row.get(0))
}

pub(super) fn end_session(connection: &Connection, hash: [u8; 32]) -> Stored<()> {
    connection.prepare_cached("DELETE FROM sessions WHERE hash = ?1")?.execute([hash])?;
    Ok(())
}

pub(super) fn end_other_sessions(
    connection: &Connection,
    who: AccountId,
    but: Option<[u8; 32]>,
) -> Stored<()> {
    connection
        .prepare_cached("DELETE FROM sessions WHERE account = ?1 AND hash IS NOT ?2")?
        .execute(params![who.0, but])?;
    Ok(())
}

pub(super) fn end_expired_sessions(connection: &Connection, now: Millis) -> Stored<()> {
    connection.prepare_cached("DELETE FROM sessions WHERE expires <= ?1")?.execute([now])?;
    Ok(())
}
