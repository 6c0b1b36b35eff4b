//! Backups of a file in use, and what is made of them.

use std::{
    fs,
    path::Path,
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use dublet_protocol::TableId;
use dublet_server::store::{
    Append, Line, Store,
    sqlite::{SqliteStore, backup, restore},
};
use tokio::{task::JoinSet, time::timeout};

use crate::{failure, folder::folder};

const TABLES: u8 = 20;
/// Longest that anything takes which happens at all, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(300);

fn table(number: u8) -> TableId {
    TableId([number; 16])
}

/// Appends lines numbered from 1, and counts what was answered, until it is told to stop.
async fn write(store: Arc<SqliteStore>, number: u8, written: Arc<Written>) {
    let epoch = store.claim(table(number)).await.unwrap();
    let mut expected = 0;
    while !written.enough.load(Ordering::SeqCst) {
        let lines: Vec<_> = (1..=1 + expected % 3)
            .map(|more| Line { at: (expected + more) as i64, text: "x".repeat(500) })
            .collect();
        let length = expected + lines.len() as u64;
        let append = Append { table: table(number), expected, epoch, lines, notes: Vec::new() };
        store.append(append).await.unwrap();
        expected = length;
        written.answered[usize::from(number)].store(length, Ordering::SeqCst);
    }
}

#[derive(Default)]
struct Written {
    answered: [AtomicU64; TABLES as usize],
    enough: AtomicBool,
}

impl Written {
    fn now(&self) -> Vec<u64> {
        self.answered.iter().map(|length| length.load(Ordering::SeqCst)).collect()
    }
}

/// The lengths of the logs, which have no holes.
async fn lengths(store: &SqliteStore) -> Vec<u64> {
    let mut lengths = Vec::new();
    for number in 0..TABLES {
        let log = store.read(table(number), 0).await.unwrap();
        assert!(log.iter().zip(1..).all(|(line, n)| line.at == n), "table {number} has a hole");
        lengths.push(log.len() as u64);
    }
    lengths
}

/// Backs up in another process, as an operator does.
fn back_up_elsewhere(from: &Path, to: &Path) {
    let process = Command::new(std::env::current_exe().unwrap())
        .args(["back_up_as_told", "--ignored"])
        .envs([("BACKUP_FROM", from), ("BACKUP_TO", to)])
        .output()
        .unwrap();
    assert!(process.status.success(), "{}", String::from_utf8_lossy(&process.stdout));
}

#[test]
#[ignore = "the other process of a test"]
fn back_up_as_told() {
    if let (Some(from), Some(to)) = (std::env::var_os("BACKUP_FROM"), std::env::var_os("BACKUP_TO"))
    {
        backup(from.as_ref(), to.as_ref()).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_file_in_use_has_all_that_was_answered_before() {
    let folder = folder("in_use");
    let database = folder.join("dublet.db");
    let store = Arc::new(SqliteStore::open(&database).unwrap());
    let written = Arc::new(Written::default());
    let mut writers = JoinSet::new();
    for number in 0..TABLES {
        writers.spawn(write(Arc::clone(&store), number, Arc::clone(&written)));
    }
    let mut moved_on = 0;
    let mut turn = 0;
    // A machine may be so busy that nobody writes during one of them.
    while turn < 5 || moved_on == 0 {
        assert!(turn < 100, "nothing was written while it was backed up");
        let copy = folder.join(format!("backup-{turn}.db"));
        let more = async {
            while written.now().iter().any(|length| *length < 20 * (turn + 1)) {
                tokio::task::yield_now().await;
            }
        };
        timeout(PATIENCE, more).await.expect("every table is written to");
        let before = written.now();
        let (from, to) = (database.clone(), copy.clone());
        tokio::task::spawn_blocking(move || back_up_elsewhere(&from, &to)).await.unwrap();

        let copied = lengths(&SqliteStore::open(&copy).unwrap()).await;
        assert!(copied.iter().zip(&before).all(|(copied, before)| copied >= before));
        moved_on += u32::from(written.now() != before);
        turn += 1;
    }
    written.enough.store(true, Ordering::SeqCst);
    writers.join_all().await;
    assert_eq!(lengths(&store).await, written.now(), "and the file itself has lost nothing");
}

fn put_in(path: &Path) -> SqliteStore {
    let store = SqliteStore::open(path).unwrap();
    let waits = tokio::runtime::Builder::new_current_thread().build().unwrap();
    waits.block_on(store.beat(42)).unwrap();
    store
}

fn names(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        names.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_backup_overwrites_nothing_and_leaves_nothing_half_done() {
    let folder = folder("overwrites_nothing");
    let (database, copy) = (folder.join("dublet.db"), folder.join("copy.db"));
    failure(backup(&database, &copy));
    assert!(names(&folder).is_empty(), "{:?}", names(&folder));
    drop(put_in(&database));
    fs::write(&copy, "precious").unwrap();
    let words = failure(backup(&database, &copy));
    assert!(words.contains("copy.db is there already"), "{words}");
    assert_eq!(fs::read(&copy).unwrap(), b"precious");
    failure(backup(&database, &folder.join("no/such/folder.db")));
    assert_eq!(names(&folder), ["copy.db", "dublet.db", "dublet.db.lock"]);
}

#[tokio::test]
async fn what_is_restored_is_what_was_backed_up() {
    let folder = folder("restored");
    let (database, copy) = (folder.join("dublet.db"), folder.join("copy.db"));
    let store = SqliteStore::open(&database).unwrap();
    store.beat(42).await.unwrap();
    backup(&database, &copy).unwrap();
    store.beat(43).await.unwrap();
    let words = failure(restore(&copy, &database));
    assert!(words.contains("another server is using it"), "{words}");
    drop(store);
    let words = failure(restore(&copy, &database));
    assert!(words.contains("move it away first"), "{words}");

    fs::rename(&database, folder.join("away.db")).unwrap();
    // The end of a log whose database is gone would become part of the one restored.
    fs::write(folder.join("dublet.db-wal"), "left over").unwrap();
    let words = failure(restore(&copy, &database));
    assert!(words.contains("dublet.db-wal is there still"), "{words}");
    fs::remove_file(folder.join("dublet.db-wal")).unwrap();

    restore(&copy, &database).unwrap();
    assert_eq!(SqliteStore::open(&database).unwrap().last_beat().await, Ok(Some(42)));
}

#[test]
fn a_damaged_backup_is_not_restored() {
    let folder = folder("damaged");
    let (database, copy) = (folder.join("dublet.db"), folder.join("copy.db"));
    let store = put_in(&database);
    backup(&database, &copy).unwrap();
    drop(store);
    let target = folder.join("restored.db");
    let whole = fs::read(&copy).unwrap();
    let mut scratched = whole.clone();
    scratched[4096..8192].fill(0xAA);
    for damaged in [&whole[..whole.len() / 2], &scratched, b"", b"no database"] {
        fs::write(&copy, damaged).unwrap();
        failure(restore(&copy, &target));
        assert!(!target.exists());
    }
    fs::write(&copy, whole).unwrap();
    restore(&copy, &target).expect("the whole one is");
}
