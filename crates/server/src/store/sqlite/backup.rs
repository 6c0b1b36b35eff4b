//! Copies of a database, from one that is in use and into one's place.

use std::{
    fs::{self, File},
    io,
    path::Path,
};

use rusqlite::OpenFlags;

use super::{StoreError, file, schema};
use crate::store::Stored;

/// Copies a database as it is at one moment, also while a server writes to it.
///
/// # Errors
/// `Failed` when there is no database, when something has the copy's name already, and when it cannot be
/// read or written; nothing has the copy's name then.
pub fn backup(database: &Path, to: &Path) -> Stored<()> {
    refuse_if_there(to, "is there already, and is not overwritten")?;
    // A reader of a write-ahead log writes too: it says that it reads.
    copy(database, OpenFlags::SQLITE_OPEN_READ_WRITE, to)
}

/// Puts a copy in the place of a database that is no more.
///
/// # Errors
/// `Failed` when the copy is damaged, when a database, or a part of one, is there still, when a server uses it, and
/// when something cannot be read or written; no database is there then that was not before.
pub fn restore(backup: &Path, database: &Path) -> Stored<()> {
    let _lock = file::lock(database)?;
    for part in ["", "-wal", "-shm", "-journal"] {
        refuse_if_there(&file::beside(database, part), "is there still: move it away first")?;
    }
    check(backup)?;
    copy(backup, OpenFlags::SQLITE_OPEN_READ_ONLY, database)
}

fn refuse_if_there(path: &Path, words: &str) -> Stored<()> {
    match fs::symlink_metadata(path) {
        Ok(_) => Err(StoreError::Failed(format!("{} {words}", path.display()))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(file::failed(path, error)),
    }
}

/// Whole, ours, and of a version that is known.
fn check(database: &Path) -> Stored<()> {
    let connection = file::connect(database, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let look = || -> Stored<()> {
        if schema::version(&connection, schema::MIGRATIONS.len())? == 0 {
            return Err(StoreError::Failed("the database is empty".to_owned()));
        }
        let words: String = connection.query_row("PRAGMA integrity_check", [], |row| row.get(0))?;
        if words == "ok" { Ok(()) } else { Err(StoreError::Failed(words)) }
    };
    look().map_err(|error| file::failed(database, error))
}

/// Under another name first, so that nothing half written ever has the right one.
fn copy(from: &Path, access: OpenFlags, to: &Path) -> Stored<()> {
    let part = file::beside(to, &format!(".part-{}", std::process::id()));
    let write = || -> Stored<()> {
        file::create(&part)?;
        let name = part.to_str().ok_or_else(|| file::failed(&part, "its name is not Unicode"))?;
        let connection = file::connect(from, access)?;
        schema::version(&connection, schema::MIGRATIONS.len())?;
        connection.execute("VACUUM INTO ?1", [name]).map_err(|error| file::failed(from, error))?;
        drop(connection);
        check(&part)?;
        let flush = || File::open(&part)?.sync_all();
        flush().map_err(|error| file::failed(&part, error))?;
        let name_it = || {
            fs::rename(&part, to)?;
            flush_directory_of(to)
        };
        name_it().map_err(|error| file::failed(to, error))
    };
    let written = write();
    if written.is_err() {
        let _ = fs::remove_file(&part);
    }
    written
}

/// Flushes a directory, so that a file's name in it lasts.
fn flush_directory_of(path: &Path) -> io::Result<()> {
    match path.parent() {
        Some(parent) if cfg!(unix) => {
            let parent = if parent.as_os_str().is_empty() { Path::new(".") } else { parent };
            File::open(parent)?.sync_all()
        }
        _ => Ok(()),
    }
}
