//! A tournament as a store holds it, its log and what stands beside it: every pass opens what it did, and sees what it saw.
//!
//! `DUBLET_GOLDEN=write cargo test -p dublet-server --test kept` writes what is missing and nothing else.

use std::{
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicU8, Ordering},
    },
    time::Duration,
};

use dublet_protocol::{
    Hex32, Millis, TableId, WishId,
    tournament::{Part, Wish},
};
use dublet_server::{
    accounts::Token,
    sources::Sources,
    store::{Append, Store, TournamentWrite, memory::MemoryStore},
    tournaments::Tournaments,
};
use dublet_tournament::{file::EventFile, person::PersonId};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::{Kept, read};

const START: Millis = 1_800_000_000_000;

/// All that a store holds of a tournament, and the organiser's pass, which it does not.
#[derive(Serialize, Deserialize)]
struct Stored {
    organiser: String,
    id: TableId,
    passes: Vec<Hex32>,
    papers: String,
    log: Vec<Kept>,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/kept")
}

fn writes(file: &Path) -> bool {
    std::env::var("DUBLET_GOLDEN").as_deref() == Ok("write") && !file.exists()
}

/// Other bytes each time, the same in every run.
fn sources(now: Millis) -> Sources {
    let count = AtomicU8::new(0);
    Sources::new(move || now, move || [count.fetch_add(1, Ordering::Relaxed) + 1; 32])
}

/// An event in its middle, with judges, names erased and changed, passes revoked, and a clock that stands.
async fn made() -> Stored {
    let store = Arc::new(MemoryStore::new());
    let tournaments = Tournaments::new(store.clone(), sources(START));
    let event = include_str!("../../../tournament/tests/golden/v1-expert.json");
    let mut event = EventFile::read(event).unwrap();
    event.log.truncate(event.log.len() / 2);
    let organiser = tournaments.open_file(&event.write()).await.unwrap();
    let wishes = [
        Wish::Retitle { title: "Puchar Łodzi".to_owned() },
        Wish::AddJudge { name: "Judge Ruth".to_owned() },
        Wish::AddPlayers { list: "Ольга\nZoë".to_owned(), present: false },
        Wish::Rename { person: PersonId(3), name: "Bartłomiej".to_owned() },
        Wish::EraseName { person: PersonId(4) },
        Wish::Revoke { part: Part::Table { table: 1, round: None } },
        Wish::Revoke { part: Part::Screen },
        Wish::StartClock { minutes: 50 },
        Wish::PauseClock { pause: true },
    ];
    for (number, wish) in wishes.into_iter().enumerate() {
        let holder = tournaments.holder(organiser.clone()).await.unwrap();
        tournaments.wish(&holder, WishId([number as u8; 16]), wish).await.unwrap();
    }
    let holder = tournaments.holder(organiser.clone()).await.unwrap();
    let given = tournaments.passes(&holder).await.unwrap();
    let given = given.iter().map(|(_, token)| Hex32(token.hash()));
    let id = store.tournament_of_pass(organiser.hash()).await.unwrap().unwrap();
    let log = store.read(id, 0).await.unwrap();
    Stored {
        organiser: organiser.to_string(),
        id,
        passes: given.chain([Hex32(organiser.hash())]).collect(),
        papers: store.tournament_text(id).await.unwrap().unwrap(),
        log: log.into_iter().map(|line| Kept { at: line.at, text: line.text }).collect(),
    }
}

/// A store taken up an hour later: what every pass opens and sees, the log as it is shown, and the whole event as a file.
async fn folded(stored: Stored) -> Vec<String> {
    let store = Arc::new(MemoryStore::new());
    let epoch = store.claim(stored.id).await.unwrap();
    let lines = stored.log.into_iter().map(Kept::line).collect();
    let append = Append { table: stored.id, expected: 0, epoch, lines, notes: Vec::new() };
    let passes = stored.passes.iter().map(|hash| hash.0).collect();
    store.keep_tournament(TournamentWrite { append, text: stored.papers, passes }).await.unwrap();

    let tournaments = Tournaments::new(store, sources(START + 3_600_000));
    let organiser: Token = stored.organiser.parse().unwrap();
    let holder = tournaments.holder(organiser.clone()).await.unwrap();
    let given = tournaments.passes(&holder).await.unwrap();
    assert_eq!(given.len() + 1, stored.passes.len());
    let mut folded = Vec::new();
    for (part, token) in [(Part::Organiser, organiser)].into_iter().chain(given) {
        let pass = token.to_string();
        let holder = tournaments.holder(token).await.unwrap();
        let state = tournaments.state(&holder, None, Duration::ZERO).await.unwrap();
        folded.push(json!({ "part": part, "pass": pass, "state": state }).to_string());
    }
    folded.push(json!({ "log": tournaments.log(&holder).await.unwrap() }).to_string());
    folded.push(json!({ "file": tournaments.file(&holder).await.unwrap() }).to_string());
    folded
}

/// Ready-made plans are offered, not kept: there may be others by now.
fn without_presets(line: &str) -> Value {
    let mut told: Value = serde_json::from_str(line).unwrap();
    if let Some(Value::Object(desk)) = told.pointer_mut("/state/sight") {
        desk.remove("presets");
    }
    told
}

#[tokio::test]
async fn a_kept_tournament_is_the_same_for_ever() {
    let file = folder().join("v1-tournament.json");
    if writes(&file) {
        let stored = serde_json::to_string_pretty(&made().await).unwrap();
        std::fs::write(&file, stored + "\n").unwrap();
    }
    let found = folded(serde_json::from_str(&read(&file)).unwrap()).await;
    let beside = file.with_extension("folded");
    if writes(&beside) {
        std::fs::write(&beside, found.join("\n") + "\n").unwrap();
    }
    let kept = read(&beside);
    let kept: Vec<&str> = kept.lines().collect();
    for (kept, found) in kept.iter().zip(&found) {
        assert_eq!(without_presets(kept), without_presets(found), "kept on the left");
    }
    assert_eq!(kept.len(), found.len());
}
