//! Events that were kept: they read, fold event by event, check and are written the same for ever. A change of their meaning
//! needs a new version.
//!
//! `DUBLET_GOLDEN=write cargo test -p dublet-tournament --test golden kept` writes what is missing and nothing else.

#[path = "../../../testdata/kept_file.rs"]
mod kept_file;
#[path = "../../../testdata/kinds.rs"]
mod kinds;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
};

use dublet_rules::{
    rules::Edition,
    score::{End, Opening},
    sheet::Left,
};
use dublet_tournament::{
    check::check,
    event::{Act, EVENT_VERSION},
    export::{scores_csv, standings_csv},
    file::EventFile,
    generate::{Wishes, generate},
    person::Role,
    plan::{Entrants, StageKind},
    tournament::Tournament,
};
use kept_file::{read, write_once};
use kinds::names;
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

#[test]
fn an_event_of_version_1_is_what_it_was() {
    let file = EventFile::read(include_str!("golden/v1-championship.json")).unwrap();
    let tournament = file.replay().unwrap();
    assert!(tournament.is_over());
    let expected = "place,id,name,games,big,small\n\
        1,8,Галина 6,2,2,443\n\
        2,3,Bartek 1,2,0,-68\n\
        3,5,Darek 3,2,0,-121\n\
        4,6,Ewa 4,2,0,-254\n\
        5,10,Anna 8,2,0,-7\n\
        6,9,Hanna 7,2,0,-13\n\
        7,7,Filip 5,2,0,-106\n\
        8,4,Celina 2,2,0,-279\n";
    assert_eq!(standings_csv(&tournament.ranking(), &file.names.told()), expected);
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Every kept event by name, of whatever version.
fn events() -> BTreeMap<String, String> {
    for (name, edition, key, seldom) in [
        ("twist", Edition::Twist, "do", "lift"),
        ("expert", Edition::Expert, "do", "uphold"),
        ("original", Edition::Original, "do", "break-tie"),
        ("xp", Edition::Xp, "do", "sign-paper"),
        ("time-up", Edition::Championship2019, "time_up", "empty-pool"),
        ("short-sheets", Edition::Standard, "time_up", "for-nobody"),
        ("away", Edition::ChampionshipTwist, "do", "step-out"),
        ("swapped", Edition::ChampionshipExpert, "do", "swap"),
        ("slips", Edition::Family, "do", "check-out"),
        ("let-meet", Edition::Standard, "do", "let-meet"),
        ("own-table", Edition::Championship, "do", "own-table"),
        ("replanned", Edition::Family, "do", "replan"),
    ] {
        let file = folder().join(format!("v{EVENT_VERSION}-{name}.json"));
        write_once(&file, || made(name, edition, key, seldom).write());
    }
    let mut events = BTreeMap::new();
    for file in fs::read_dir(folder()).unwrap() {
        let file = file.unwrap().path();
        if file.extension().is_some_and(|ending| ending == "json") {
            let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
            events.insert(name, read(&file));
        }
    }
    events
}

/// The event with the most kinds of acts, and the shortest of these, among small ones with a seldom one.
fn made(name: &str, edition: Edition, key: &str, seldom: &str) -> EventFile {
    let made = |seed| {
        let wishes = Wishes { players: Some(7), edition: Some(edition) };
        generate(&mut ChaCha20Rng::seed_from_u64(seed), wishes).unwrap()
    };
    let names = |file: &EventFile, key: &str| {
        let mut found = BTreeMap::new();
        collect(&serde_json::to_value(&file.log).unwrap(), &mut found);
        found.remove(key).unwrap_or_default()
    };
    let files = (0..20_000).map(made).filter(|file| names(file, key).contains(seldom)).take(100);
    let most = |file: &EventFile| (names(file, "do").len(), std::cmp::Reverse(file.log.len()));
    let mut file = files.max_by_key(most).expect("one of them has it");
    file.title = format!("Puchar “{name}”");
    file
}

/// Everything that is reckoned from an event up to some line.
fn seen(tournament: &Tournament) -> Value {
    let stages = tournament.plan().map_or(0, |plan| plan.stages.len());
    let rounds = tournament.rounds().iter().map(|round| {
        let tables = round.tables.iter().map(|table| {
            let sheet = table.sheet.as_ref();
            let sheet = sheet.map(|sheet| json!([sheet.games, sheet.scores, sheet.state]));
            json!([table.chairs, sheet])
        });
        json!([round.stage, round.started, tables.collect::<Vec<_>>()])
    });
    json!({
        "board": tournament.board(),
        "rounds": rounds.collect::<Vec<_>>(),
        "people": tournament.people(),
        "apart": tournament.apart(),
        "penalties": tournament.penalties(),
        "calls": tournament.calls().collect::<Vec<_>>(),
        "exceptions": tournament.exceptions(),
        "standings": (0..stages).map(|stage| tournament.standings(stage)).collect::<Vec<_>>(),
        "ranking": tournament.ranking(),
        "going on": tournament.going_on(),
        "over": tournament.is_over(),
    })
}

/// Enough of a hash to tell two texts apart.
fn digest(text: &str) -> String {
    let hash = Sha256::digest(text);
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A whole fold: what is seen after every event by its hash, what is seen in the end in full, and the tables it is given out as.
fn folded(file: &EventFile) -> Vec<String> {
    let mut tournament = Tournament::new();
    let mut folded = Vec::new();
    for (number, event) in (1..).zip(&file.log) {
        tournament.apply(event);
        let kind = serde_json::to_value(&event.act).unwrap()["do"].clone();
        let seen = digest(&seen(&tournament).to_string());
        folded.push(json!({ "event": number, "do": kind, "seen": seen }).to_string());
    }
    assert!(file.replay().unwrap() == tournament, "decided again it is the same");
    folded.push(json!({ "seen": seen(&tournament) }).to_string());
    folded.push(
        json!({ "standings": standings_csv(&tournament.ranking(), &file.names.told()) })
            .to_string(),
    );
    folded.push(json!({ "scores": scores_csv(&tournament, &file.names) }).to_string());
    folded
}

#[test]
fn a_kept_event_is_the_same_for_ever() {
    for (name, text) in events() {
        let file = EventFile::read(&text).unwrap();
        assert_eq!(file.write(), text, "{name}: written as it was read");
        assert_eq!(check(&file), [], "{name}");
        let found = folded(&file);
        let beside = folder().join(format!("{name}.folded"));
        write_once(&beside, || found.join("\n") + "\n");
        let kept = read(&beside);
        let kept: Vec<&str> = kept.lines().collect();
        for (kept, found) in kept.iter().zip(&found) {
            assert_eq!(kept, found, "{name}: the first difference, kept on the left");
        }
        assert_eq!(kept.len(), found.len(), "{name}");
    }
}

/// Every text under a key, and every key of an object under it, anywhere in a value.
fn collect(value: &Value, found: &mut BTreeMap<String, BTreeSet<String>>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                let names = found.entry(key.clone()).or_default();
                let inner = value.as_array().map_or(std::slice::from_ref(value), Vec::as_slice);
                for value in inner {
                    match value {
                        Value::String(name) => drop(names.insert(name.clone())),
                        Value::Object(inner) => names.extend(inner.keys().cloned()),
                        _ => {}
                    }
                }
                collect(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| collect(value, found)),
        _ => {}
    }
}

#[test]
fn every_kind_of_act_is_kept_in_the_version_written_today() {
    let mut found = BTreeMap::new();
    for (name, text) in events() {
        if name.starts_with(&format!("v{EVENT_VERSION}-")) {
            collect(&serde_json::from_str(&text).unwrap(), &mut found);
        }
    }
    for (key, names) in [
        ("do", names::<Act>(&json!({ "do": "?" }))),
        ("role", names::<Role>(&json!("?"))),
        ("kind", names::<StageKind>(&json!("?"))),
        ("entrants", names::<Entrants>(&json!("?"))),
        ("end", names::<End>(&json!("?"))),
        ("opening", names::<Opening>(&json!("?"))),
        ("hands", names::<Left>(&json!({ "?": null }))),
    ] {
        let missing: Vec<_> = names.difference(&found[key]).collect();
        assert!(missing.is_empty(), "no event of version {EVENT_VERSION} has {key} {missing:?}");
    }
    assert_eq!(found["time_up"], ["empty-pool", "for-nobody"].map(ToOwned::to_owned).into());
    let outcomes = ["scores", "certificate", "closing"].map(ToOwned::to_owned);
    assert_eq!(found["outcome"], BTreeSet::from(outcomes));
}
