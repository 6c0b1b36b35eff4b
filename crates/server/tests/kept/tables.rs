//! The logs and snapshots of `crates/room/tests/logs`, from a store to the texts of a socket: what `kept.rs` there says
//! everybody is told of each line is what a page hears that asks for what it missed.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use dublet_protocol::{AccountId, ClientMessage, PROTOCOL, TableId};
use dublet_room::{FairDealer, Line, Pace};
use dublet_server::{
    live::{Clock, Hall, Outbox, Outgoing, Services, Thinkers, Visitor},
    store::{Append, Note, Store, memory::MemoryStore},
};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{Kept, read};

const TABLE: TableId = TableId([7; 16]);

/// A kept log, and what everybody is told of its lines, by hashes.
struct Log {
    name: String,
    lines: Vec<Line>,
    snapshot: String,
    /// By viewer; the first is of line 1.
    told: BTreeMap<String, Vec<String>>,
    /// Who looks as whom: seats by account, and an onlooker where there may be one.
    viewers: BTreeMap<String, AccountId>,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../room/tests/logs")
}

fn logs() -> Vec<Log> {
    let files = fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path());
    let logs = files.filter(|file| file.extension().is_some_and(|ending| ending == "jsonl"));
    let logs: Vec<Log> = logs.map(|file| log(&file)).collect();
    assert!(!logs.is_empty());
    logs
}

fn log(file: &Path) -> Log {
    let line = |line: &str| serde_json::from_str::<Kept>(line).unwrap().line();
    let mut lines: Vec<Line> = read(file).lines().map(line).collect();
    let mut told: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut viewers = BTreeMap::new();
    for line in read(&file.with_extension("folded")).lines() {
        let line: Value = serde_json::from_str(line).unwrap();
        for (viewer, hashes) in line["seen"].as_object().into_iter().flatten() {
            told.entry(viewer.clone()).or_default().push(hashes[1].as_str().unwrap().to_owned());
        }
        if line["viewer"] == "onlooker" && !line["state"].is_null() {
            let chairs = line["state"]["chairs"].as_array().unwrap();
            for (letter, chair) in ["A", "B", "C", "D"].into_iter().zip(chairs) {
                if let Some(who) = chair["sitter"]["who"].as_str() {
                    viewers.insert(letter.to_owned(), who.parse().unwrap());
                }
            }
            if line["state"]["options"]["spectators"] == true {
                viewers.insert("onlooker".to_owned(), AccountId([99; 16]));
            }
        }
    }
    // A table that is closed is taken up by nobody: its last line is left out.
    lines.pop_if(|line| line.text.contains(r#""entry":"closed""#));
    let name = file.file_stem().unwrap().to_string_lossy().into_owned();
    let snapshot = read(&file.with_extension("snapshot"));
    Log { name, lines, snapshot, told, viewers }
}

fn digest(text: &str) -> String {
    let hash = Sha256::digest(text);
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A server that finds the log in its store, with or without the snapshot.
async fn hall(log: &Log, snapshot: Option<u64>) -> Hall {
    let store = Arc::new(MemoryStore::new());
    let epoch = store.claim(TABLE).await.unwrap();
    let notes = vec![Note::Opened { code: "BCDFGH".to_owned() }];
    let lines = log.lines.clone();
    let append = Append { table: TABLE, expected: 0, epoch, lines, notes };
    store.append(append).await.unwrap();
    if let Some(lines) = snapshot {
        store.keep_snapshot(TABLE, lines, log.snapshot.clone()).await.unwrap();
    }
    let now = log.lines.last().unwrap().at + 60_000;
    let (clock, pace) = (Clock::starting_at(now), Pace::default());
    let bytes = Box::new(|| [1; 32]);
    let services = Services::new(store, clock, pace, Arc::new(FairDealer), Thinkers::new(1), bytes);
    Hall::take_up(services).await.unwrap()
}

/// The events somebody hears who has seen so many, up to the end of the kept log.
async fn missed(hall: &Hall, who: AccountId, after: u64, until: usize) -> Vec<String> {
    let (outbox, mut outgoings) = Outbox::new();
    let mut line = hall.connect(TABLE, Visitor { who, session: [0; 32] }, outbox).unwrap();
    let hello = ClientMessage::Hello { protocol: PROTOCOL, after: Some(after) };
    line.receive(&serde_json::to_string(&hello).unwrap()).await.unwrap();
    let texts = match outgoings.recv().await {
        Some(Outgoing::Texts(texts)) => texts,
        other => panic!("{other:?}"),
    };
    assert!(texts[0].contains(r#""type":"welcome""#), "{}", texts[0]);
    // What follows the log is of this server's start.
    texts[1..].iter().take(until - after as usize).map(ToString::to_string).collect()
}

#[tokio::test(start_paused = true)]
async fn whoever_comes_back_to_a_kept_table_hears_what_was_told_of_every_line() {
    for log in logs() {
        let hall = hall(&log, None).await;
        for (viewer, who) in &log.viewers {
            let heard = missed(&hall, *who, 1, log.lines.len()).await;
            assert_eq!(heard.len(), log.lines.len() - 1, "{}, {viewer}", log.name);
            for (text, told) in heard.iter().zip(&log.told[viewer][1..]) {
                assert_eq!(digest(text), *told, "{}, {viewer}: {text}", log.name);
            }
        }
        hall.stop().await;
    }
}

#[tokio::test(start_paused = true)]
async fn with_a_kept_snapshot_they_hear_the_same() {
    for log in logs() {
        let snapshot: Value = serde_json::from_str(&log.snapshot).unwrap();
        let after = snapshot["lines"].as_u64().unwrap();
        let hall = hall(&log, Some(after)).await;
        for (viewer, who) in &log.viewers {
            let heard = missed(&hall, *who, after, log.lines.len()).await;
            let told = &log.told[viewer][after as usize..];
            assert_eq!(heard.len(), log.lines.len() - after as usize, "{}, {viewer}", log.name);
            for (text, told) in heard.iter().zip(told) {
                assert_eq!(digest(text), *told, "{}, {viewer}: {text}", log.name);
            }
        }
        hall.stop().await;
    }
}
