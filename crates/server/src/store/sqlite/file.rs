//! The database file: one server at a time, read by nobody else of the machine.

use std::{
    ffi::OsString,
    fs::{File, OpenOptions, TryLockError},
    path::{Path, PathBuf},
    time::Duration,
};

use rusqlite::{Connection, OpenFlags};

use super::StoreError;
use crate::store::Stored;

/// Another program may hold the file for a moment, as somebody's look into it does.
const PATIENCE: Duration = Duration::from_secs(5);

/// Says which file could not be used.
pub(super) fn failed(path: &Path, error: impl std::fmt::Display) -> StoreError {
    StoreError::Failed(format!("{}: {error}", path.display()))
}

/// A file beside another, named after it.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    name.into()
}

/// A database in one's own hands, until this is dropped or the process is gone.
pub(super) struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // Said outright: a process just being started has the file open too, for a moment.
        let _ = self.0.unlock();
    }
}

/// Takes a database for oneself.
pub(super) fn lock(database: &Path) -> Stored<Lock> {
    let path = beside(database, ".lock");
    let file = private().open(&path).map_err(|error| failed(&path, error))?;
    match file.try_lock() {
        Ok(()) => Ok(Lock(file)),
        Err(TryLockError::WouldBlock) => Err(failed(database, "another server is using it")),
        Err(TryLockError::Error(error)) => Err(failed(&path, error)),
    }
}

/// Makes an empty file, unless there is one already.
pub(super) fn create(path: &Path) -> Stored<()> {
    private().open(path).map(|_| ()).map_err(|error| failed(path, error))
}

/// It holds names and hashes of passwords; what SQLite puts beside it gets the same permissions.
fn private() -> OpenOptions {
    let mut options = File::options();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Opens a database that is there.
pub(super) fn connect(path: &Path, access: OpenFlags) -> Stored<Connection> {
    let open = || {
        let connection =
            Connection::open_with_flags(path, access | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        connection.busy_timeout(PATIENCE)?;
        connection.set_prepared_statement_cache_capacity(64);
        Ok(connection)
    };
    open().map_err(|error: rusqlite::Error| failed(path, error))
}
