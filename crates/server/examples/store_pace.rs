//! How fast the database file takes appends: `cargo run --release -p dublet-server --example store_pace -- FILE`.
//!
//! First a thousand tables that each append once a second, as people do; then as fast as they are answered. At
//! last all logs are read, as after a restart.

use std::{
    path::PathBuf,
    sync::Arc,
    time::{Duration, Instant},
};

use dublet_protocol::TableId;
use dublet_server::store::{Append, Line, Store, sqlite::SqliteStore};
use tokio::task::JoinSet;

const TABLES: u64 = 1000;
const RUN: Duration = Duration::from_secs(20);

#[tokio::main]
async fn main() {
    let path = std::env::args().nth(1).map(PathBuf::from).expect("the name of a new file");
    let store = Arc::new(SqliteStore::open(&path).expect("it opens"));
    for pause in [Duration::from_secs(1), Duration::ZERO] {
        let mut writers = JoinSet::new();
        for number in 0..TABLES {
            writers.spawn(write(Arc::clone(&store), number, pause));
        }
        let mut waits = writers.join_all().await.concat();
        waits.sort_unstable();
        let percent = |share: usize| waits[(waits.len() - 1) * share / 100];
        println!(
            "each every {pause:?}: {} appends a second, p50 {:.1?}, p99 {:.1?}, longest {:.1?}",
            waits.len() as u64 / RUN.as_secs(),
            percent(50),
            percent(99),
            percent(100),
        );
    }
    let begin = Instant::now();
    let mut readers = JoinSet::new();
    for number in 0..TABLES {
        let store = Arc::clone(&store);
        readers.spawn(async move { store.read(table(number), 0).await.expect("it reads").len() });
    }
    let lines: usize = readers.join_all().await.iter().sum();
    println!("{TABLES} logs of {lines} lines read in {:.1?}", begin.elapsed());
}

/// Ids are random, and so is where they lie in the file.
fn table(number: u64) -> TableId {
    let mut id = [0; 16];
    id[..8].copy_from_slice(&number.wrapping_mul(0x9E37_79B9_7F4A_7C15).to_be_bytes());
    TableId(id)
}

/// Appends to one table again and again; how long each time took.
async fn write(store: Arc<SqliteStore>, number: u64, pause: Duration) -> Vec<Duration> {
    let table = table(number);
    let epoch = store.claim(table).await.expect("it claims");
    let mut expected = store.read(table, 0).await.expect("it reads").len() as u64;
    let text = "x".repeat(300);
    let begin = Instant::now();
    tokio::time::sleep(pause * number as u32 / TABLES as u32).await;
    let mut waits = Vec::new();
    while begin.elapsed() < RUN {
        let asked = Instant::now();
        let lines = vec![Line { at: 0, text: text.clone() }];
        let append = Append { table, expected, epoch, lines, notes: Vec::new() };
        store.append(append).await.expect("it appends");
        expected += 1;
        waits.push(asked.elapsed());
        tokio::time::sleep(pause.saturating_sub(asked.elapsed())).await;
    }
    waits
}
