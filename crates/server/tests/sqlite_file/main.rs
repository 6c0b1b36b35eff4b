//! The database file: whose it is, and what is in it.

mod backups;
mod folder;

use dublet_server::store::sqlite::SqliteStore;
use folder::folder;

fn failure<T>(result: Result<T, impl ToString>) -> String {
    result.err().expect("it is refused").to_string()
}

/// Before 3.51.3 a checkpoint that met a commit of another connection could lose it, and the store has a connection that
/// does nothing but checkpoints.
#[test]
fn the_library_loses_no_commit_to_a_checkpoint() {
    let (linked, number) = (rusqlite::version(), rusqlite::version_number());
    assert!(
        number >= 3_051_003,
        "SQLite {linked} is linked, and 3.51.3 is the first that is whole"
    );
}

#[test]
fn one_server_has_a_file_at_a_time() {
    let path = folder("one_server").join("dublet.db");
    let first = SqliteStore::open(&path).unwrap();
    let words = failure(SqliteStore::open(&path));
    assert!(words.contains("another server is using it"), "{words}");
    drop(first);
    SqliteStore::open(&path).expect("it is free again");
}

#[test]
fn a_file_of_a_newer_version_is_refused_and_left_alone() {
    let path = folder("newer_version").join("dublet.db");
    drop(SqliteStore::open(&path).unwrap());
    let file = rusqlite::Connection::open(&path).unwrap();
    file.pragma_update(None, "user_version", 99).unwrap();
    drop(file);
    let before = std::fs::read(&path).unwrap();
    let words = failure(SqliteStore::open(&path));
    assert!(words.contains("version 99") && words.contains("use a newer one"), "{words}");
    assert!(words.contains("dublet.db"), "{words}");
    assert!(std::fs::read(&path).unwrap() == before);
}

#[test]
fn what_is_no_database_is_refused() {
    let folder = folder("no_database");
    let text = folder.join("notes.txt");
    std::fs::write(&text, "not a database at all, but long enough to have a header".repeat(9))
        .unwrap();
    failure(SqliteStore::open(&text));
    failure(SqliteStore::open(&folder.join("no/such/folder.db")));
    failure(SqliteStore::open(&folder));
}

#[cfg(unix)]
#[test]
fn nobody_else_of_the_machine_reads_it() {
    use std::os::unix::fs::PermissionsExt;

    let folder = folder("permissions");
    let _store = SqliteStore::open(&folder.join("dublet.db")).unwrap();
    let names = std::fs::read_dir(&folder).unwrap().map(Result::unwrap);
    let modes: Vec<_> = names
        .map(|file| (file.file_name(), file.metadata().unwrap().permissions().mode() & 0o777))
        .collect();
    assert_eq!(modes.len(), 4, "the file, its log, the log's index, the lock: {modes:?}");
    assert!(modes.iter().all(|(_, mode)| *mode == 0o600), "{modes:?}");
}
