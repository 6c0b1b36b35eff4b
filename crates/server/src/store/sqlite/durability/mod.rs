//! Whatever was answered survives the machine's power.
//!
//! A process that is killed leaves what it wrote in the system's cache, so a kill alone proves nothing. Here it runs
//! with `unflushed.c` below it, which holds its writes back until they are flushed: what was not dies with it.

use std::{
    collections::HashMap,
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::mpsc::channel,
    thread,
    time::Duration,
};

use dublet_extent::extent;
use dublet_protocol::TableId;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

use super::SqliteStore;
use crate::store::{Append, Line, Store, StoreError, Stored};

const TABLES: u8 = 4;
/// Lines answered, at most, before the power is cut.
const ANSWERS_MAX: u32 = 200;
/// Longest that anything takes which happens at all, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(300);

/// What the process to be killed is told; nothing else reads these.
const FILE: &str = "DURABILITY_FILE";
const SYNCHRONOUS: &str = "DURABILITY_SYNCHRONOUS";
const ROUND: &str = "DURABILITY_ROUND";

fn table(number: u8) -> TableId {
    TableId([number; 16])
}

/// The process to be killed: appends to each table, and says which lines were answered.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "the tests below run it, and kill it"]
async fn append_until_killed() {
    let (Ok(file), Ok(synchronous), Ok(round)) =
        (std::env::var(FILE), std::env::var(SYNCHRONOUS), std::env::var(ROUND))
    else {
        return;
    };
    let store = SqliteStore::open_flushing(Path::new(&file), &synchronous).expect("it opens");
    let write = async |number| -> Stored<()> {
        let epoch = store.claim(table(number)).await?;
        let mut length = store.read(table(number), 0).await?.len() as u64;
        loop {
            let line = Line { at: 0, text: format!("{round} {}", "x".repeat(700)) };
            let lines = vec![line; 1 + length as usize % 3];
            let after = length + lines.len() as u64;
            let notes = Vec::new();
            let table = table(number);
            store.append(Append { table, expected: length, epoch, lines, notes }).await?;
            for line in length + 1..=after {
                writeln!(std::io::stdout(), "answered {number} {line}").expect("it is read");
            }
            length = after;
        }
    };
    let ended = tokio::join!(write(0), write(1), write(2), write(3));
    panic!("it stopped by itself: {ended:?}");
}

/// A database, the processes that write to it, and what they were answered.
struct Crashes {
    folder: PathBuf,
    /// The round in which a table's line was answered.
    answered: HashMap<(u8, u64), u32>,
    rounds: u32,
    chance: ChaCha8Rng,
}

impl Crashes {
    fn new(name: &str, seed: u64) -> Self {
        println!("seed {seed}");
        let folder =
            std::env::temp_dir().join(format!("dublet-durability-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the test");
        let made = Command::new("cc")
            .args(["-O2", "-shared", "-fPIC", "-o"])
            .arg(folder.join("unflushed.so"))
            .arg(
                Path::new(env!("CARGO_MANIFEST_DIR"))
                    .join("src/store/sqlite/durability/unflushed.c"),
            )
            .arg("-ldl")
            .status();
        assert!(made.is_ok_and(|made| made.success()), "a C compiler is needed");
        let chance = ChaCha8Rng::seed_from_u64(seed);
        let crashes = Self { folder, answered: HashMap::new(), rounds: 0, chance };
        // Whole on the disk before anything is killed.
        drop(SqliteStore::open(&crashes.file()).expect("it opens"));
        crashes
    }

    fn file(&self) -> PathBuf {
        self.folder.join("dublet.db")
    }

    /// Lets a process write, and cuts its power at one of its first answers. Of what it did not flush, so many
    /// writes of a hundred have reached the disk anyhow.
    fn crash(&mut self, synchronous: &str, leak: u32) {
        self.rounds += 1;
        let mut process = Command::new(std::env::current_exe().expect("this test"))
            .args(["append_until_killed", "--ignored", "--nocapture"])
            .env("LD_PRELOAD", self.folder.join("unflushed.so"))
            .env("UNFLUSHED", self.file())
            .env("UNFLUSHED_LEAK", leak.to_string())
            .env(FILE, self.file())
            .env(SYNCHRONOUS, synchronous)
            .env(ROUND, self.rounds.to_string())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this test runs");
        let output = BufReader::new(process.stdout.take().expect("its output"));
        let (answer, answers) = channel();
        let reader = thread::spawn(move || {
            let mut answered = Vec::new();
            for text in output.lines().map_while(Result::ok) {
                if let Some(place) = read_answer(&text) {
                    answered.push(place);
                    let _ = answer.send(());
                }
            }
            answered
        });
        for _ in 0..=self.chance.next_u32() % ANSWERS_MAX {
            answers.recv_timeout(PATIENCE).expect("it is answered again and again");
        }
        process.kill().expect("it runs until it is killed");
        process.wait().expect("it is gone");
        let answered = reader.join().expect("its output is read");
        self.answered.extend(answered.into_iter().map(|place| (place, self.rounds)));
    }

    /// How many of the answered lines are not in the database; an error if it is broken altogether. Looks at a copy, so
    /// that the next process finds everything as the last one left it.
    fn missing(&self) -> Stored<usize> {
        let copy = self.folder.join("copy");
        let _ = fs::remove_dir_all(&copy);
        fs::create_dir(&copy).expect("a folder for the copy");
        for name in ["dublet.db", "dublet.db-wal"] {
            if self.folder.join(name).exists() {
                fs::copy(self.folder.join(name), copy.join(name)).expect("it copies");
            }
        }
        let waits = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        waits.block_on(async {
            let store = SqliteStore::open(&copy.join("dublet.db"))?;
            let mut logs = Vec::new();
            for number in 0..TABLES {
                logs.push(store.read(table(number), 0).await?);
            }
            let is_there = |number: u8, line: u64, round: u32| {
                let found = logs[usize::from(number)].get(line as usize - 1);
                found.is_some_and(|found| found.text.starts_with(&format!("{round} ")))
            };
            let answered = self.answered.iter();
            Ok(answered
                .filter(|((number, line), round)| !is_there(*number, *line, **round))
                .count())
        })
    }
}

impl Drop for Crashes {
    fn drop(&mut self) {
        if !thread::panicking() {
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

/// A table and a line of its log. The harness may have begun the text with words of its own.
fn read_answer(text: &str) -> Option<(u8, u64)> {
    let (number, line) = text.split_once("answered ")?.1.split_once(' ')?;
    Some((number.parse().ok()?, line.parse().ok()?))
}

#[test]
fn what_was_answered_survives_a_power_cut() {
    let databases = extent(1, 1, 50);
    for seed in 0..databases {
        let mut crashes = Crashes::new("full", seed);
        for round in 0..20 {
            crashes.crash("FULL", [0, 50, 90][round % 3]);
            assert_eq!(crashes.missing(), Ok(0), "after {round} in {}", crashes.folder.display());
        }
        println!("{} lines were answered, and are there", crashes.answered.len());
    }
}

/// Were nothing held back, or nothing lost, the test above could not fail.
#[test]
fn a_store_that_does_not_flush_is_found_out() {
    for synchronous in ["OFF", "NORMAL"] {
        let mut crashes = Crashes::new(synchronous, 0);
        let found_out = (0..5).any(|_| {
            crashes.crash(synchronous, 0);
            matches!(crashes.missing(), Ok(1..) | Err(StoreError::Failed(_)))
        });
        assert!(found_out, "{synchronous}: {} lines, none lost", crashes.answered.len());
    }
}
