//! Games as browsers of earlier days have kept them: taken up again, everybody at the device sees the same, and the game goes
//! on in the same way. They must for ever, for nobody can ask those browsers to begin anew.
//!
//! `DUBLET_GOLDEN=write cargo test -p dublet-wasm --test kept` writes what is missing and nothing else.

#[path = "../../../testdata/kept_file.rs"]
mod kept_file;

use std::{fs, path::PathBuf};

use dublet_players::{Budget, Chance, Level};
use dublet_protocol::{Hex32, PROTOCOL, Request, ServerMessage, TableState, View};
use dublet_rules::seat::Seat;
use dublet_wasm::LocalTable;
use kept_file::{read, write_once};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use serde_json::{Value, json};

const START: f64 = 1_800_000_000_000.0;
/// An hour later somebody opens the page again.
const LATER: f64 = START + 3_600_000.0;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

/// Sends a message as a page does that keeps the table before anybody is told.
fn say(table: &mut LocalTable, seat: Seat, message: &Value, now: f64) -> String {
    let told = table.receive(seat.index() as u8, &message.to_string(), now).unwrap();
    match table.unkept() {
        None => told,
        Some(_) => {
            assert_eq!(told, "[]", "nobody is told what is not kept");
            keep(table, now)
        }
    }
}

/// Keeps the table, and tells what comes of it.
fn keep(table: &mut LocalTable, now: f64) -> String {
    let told = table.kept(now);
    assert_eq!(table.unkept(), None);
    told
}

fn hello(table: &mut LocalTable, seat: Seat, now: f64) -> String {
    let told =
        say(table, seat, &json!({ "type": "hello", "protocol": PROTOCOL, "after": null }), now);
    // What happened last is told besides, as the log has it.
    let mut told: Vec<(usize, ServerMessage)> = serde_json::from_str(&told).unwrap();
    for (_, message) in &mut told {
        if let ServerMessage::Welcome { recent, .. } = message {
            assert!(!recent.is_empty());
            recent.clear();
        }
    }
    let told = serde_json::to_string(&told).unwrap();
    // What was kept does not depend on the version of the messages it is told by.
    told.replace(&format!("\"protocol\":{PROTOCOL}"), "\"protocol\":1")
}

/// What somebody at the device sees, and the number of the newest line.
fn seen(table: &mut LocalTable, seat: Seat, now: f64) -> (TableState, u64) {
    let told: Vec<(usize, ServerMessage)> = serde_json::from_str(&hello(table, seat, now)).unwrap();
    match told.into_iter().next() {
        Some((_, ServerMessage::Welcome { state: Some(state), number, .. })) => (*state, number),
        other => panic!("{other:?}"),
    }
}

fn ask(table: &mut LocalTable, seat: Seat, after: u64, request: &Request, now: f64) -> String {
    let command =
        json!({ "type": "command", "id": after + 1_000, "after": after, "request": request });
    say(table, seat, &command, now)
}

/// Games to be kept: by name, who plays what, and after how many steps the page is left.
const GAMES: [(&str, &str, usize); 5] = [
    (
        "standard",
        r#"{"rules":"standard","rounds":1,"clock":null,"chairs":[{"person":"Ann"},{"bot":"casual"}]}"#,
        24,
    ),
    (
        "championship",
        r#"{"rules":"championship joker_penalty=30","rounds":2,"clock":60,"chairs":[{"person":"Ann"},{"person":"Żaneta"},{"bot":"novice"}]}"#,
        30,
    ),
    (
        "expert",
        r#"{"rules":"expert","rounds":1,"clock":40,"chairs":[{"bot":"sharp"},{"person":"Ольга"}]}"#,
        1,
    ),
    (
        "twist",
        r#"{"rules":"twist","rounds":1,"clock":null,"chairs":[{"person":"Ann"},{"bot":"steady"},{"bot":"casual"}]}"#,
        2_000,
    ),
    (
        "xp",
        r#"{"rules":"xp","rounds":3,"clock":15,"chairs":[{"person":"Ann"},{"person":"Bo"},{"bot":"master"},{"bot":"random"}]}"#,
        0,
    ),
];

fn people(wanted: &str) -> Vec<Seat> {
    let wanted: Value = serde_json::from_str(wanted).unwrap();
    let chairs = wanted["chairs"].as_array().unwrap().iter().enumerate();
    let people = chairs.filter(|(_, chair)| chair.get("person").is_some());
    people.map(|(place, _)| Seat::new(place).unwrap()).collect()
}

/// Plays so many steps, or to the end of the first game.
fn played(wanted: &str, steps: usize) -> String {
    let mut table = LocalTable::open(wanted, &[3; 32], START).unwrap();
    keep(&mut table, START);
    let mut now = START;
    for step in 0..steps {
        now += 2_500.0;
        if step == 20 {
            // The page is left and opened again.
            now += 600_000.0;
            table = LocalTable::resume(&table.saved(), &[4; 32], now, None).unwrap();
            keep(&mut table, now);
        }
        let mut moved = false;
        for seat in people(wanted) {
            let (state, number) = seen(&mut table, seat, now);
            if !state.games.is_empty() {
                return table.saved();
            }
            let request = match state.game.as_ref().map(|game| (game, &game.view)) {
                None => Some(Request::Ready { ready: true }),
                Some((game, None)) => {
                    Some(Request::Contribute { game: game.game, bytes: Hex32([9; 32]) })
                }
                Some((_, Some(View::Seat(view)))) if view.public.turn == Some(seat) => {
                    let mut rng = ChaCha20Rng::seed_from_u64(step as u64);
                    let mut brain = Level::Casual.player();
                    Request::of(brain.turn(view, Budget::default(), &mut Chance(&mut rng)))
                }
                Some(_) => None,
            };
            if let Some(request) = request {
                // Who has added to the deal already is refused, and waits for the others.
                moved |= !ask(&mut table, seat, number, &request, now).contains("refused");
            }
        }
        if !moved {
            now = table.due().unwrap_or(now);
            table.tick(now);
            keep(&mut table, now);
        }
    }
    table.saved()
}

/// A game taken up again: what was added to its log, what everybody sees, when something is due, and a draw of whoever is to
/// move.
fn folded(saved: &str) -> Vec<String> {
    let value = |text: &str| -> Value { serde_json::from_str(text).unwrap() };
    let before = value(saved);
    let mut table = LocalTable::resume(saved, &[7; 32], LATER, None).unwrap();
    let after = value(&table.saved());
    for part in ["id", "wanted"] {
        assert_eq!(after[part], before[part]);
    }
    let (old, new) = (before["log"].as_array().unwrap(), after["log"].as_array().unwrap());
    assert_eq!(new[..old.len()], *old, "what was kept stays as it is");
    keep(&mut table, LATER);
    let mut folded = vec![
        json!({ "added": new[old.len()..] }).to_string(),
        json!({ "due": table.due() }).to_string(),
    ];
    let people = people(&before["wanted"].to_string());
    folded.extend(people.iter().map(|seat| hello(&mut table, *seat, LATER)));
    for seat in people {
        let (state, number) = seen(&mut table, seat, LATER);
        let turn = state.game.and_then(|game| match game.view {
            Some(View::Seat(view)) => view.public.turn,
            _ => None,
        });
        if turn == Some(seat) {
            let draw = Request::Draw { stack: None };
            folded.push(ask(&mut table, seat, number, &draw, LATER + 5_000.0));
            break;
        }
    }
    folded
}

/// Whether a line is what was kept. Clocks and the patience of programs were told apart once, and that of programs also
/// where none of them could have said anything; now a page is told what comes next.
fn is_same(kept: &str, found: &str) -> bool {
    let due = |value: &Value| value["due"].as_f64();
    let value: Value = serde_json::from_str(kept).unwrap();
    match value.get("patience") {
        None => kept == found,
        Some(patience) => {
            let found = due(&serde_json::from_str(found).unwrap());
            found == due(&value) || found == patience.as_f64().map(|patience| LATER + patience)
        }
    }
}

#[test]
fn who_loads_the_page_again_in_their_turn_has_the_time_they_had_left() {
    let wanted = r#"{"rules":"standard first_starter=seat-a","rounds":1,"clock":60,"chairs":[{"person":"Ann"},{"bot":"casual"}]}"#;
    let mut table = LocalTable::open(wanted, &[3; 32], START).unwrap();
    keep(&mut table, START);
    let mut now = START;
    let began = |table: &mut LocalTable, now| seen(table, Seat::A, now).0.game.unwrap().turn_began;
    while began(&mut table, now).is_none() {
        now = table.due().unwrap();
        table.tick(now);
        keep(&mut table, now);
    }
    let used = |table: &mut LocalTable, now: f64| now as i64 - began(table, now).unwrap();
    let before = used(&mut table, now);
    let saved = table.saved();
    let resumed = |alive| {
        let mut table = LocalTable::resume(&saved, &[4; 32], LATER, alive).unwrap();
        keep(&mut table, LATER);
        used(&mut table, LATER)
    };
    assert_eq!(resumed(Some(now + 20_000.0)), before + 20_000, "the page was closed then");
    assert_eq!(resumed(None), before, "nobody knows how long they were there");
    assert_eq!(resumed(Some(LATER + 1.0)), before, "a clock that was set back");
}

#[test]
fn a_game_kept_by_a_browser_is_the_same_for_ever() {
    for (name, wanted, steps) in GAMES {
        write_once(&folder().join(format!("v1-{name}.json")), || played(wanted, steps));
    }
    let mut games = 0;
    let mut drawn = false;
    for file in fs::read_dir(folder()).unwrap() {
        let file = file.unwrap().path();
        if file.extension().is_none_or(|ending| ending != "json") {
            continue;
        }
        games += 1;
        let found = folded(&read(&file));
        drawn |= found.iter().any(|line| line.contains(r#""type":"ack""#));
        let beside = file.with_extension("folded");
        write_once(&beside, || found.join("\n") + "\n");
        let kept = read(&beside);
        let kept: Vec<&str> = kept.lines().collect();
        for (kept, found) in kept.iter().zip(&found) {
            assert!(is_same(kept, found), "{}: kept {kept}, found {found}", file.display());
        }
        assert_eq!(kept.len(), found.len(), "{}", file.display());
    }
    assert!(games >= GAMES.len() && drawn);
}

#[test]
fn a_game_that_was_left_says_who_is_to_move_and_whether_there_is_more() {
    let left =
        |saved: &str| -> Value { serde_json::from_str(&LocalTable::left(saved).unwrap()).unwrap() };
    for (name, wanted, _) in GAMES {
        let saved = read(&folder().join(format!("v1-{name}.json")));
        let found = left(&saved);
        assert_eq!(found["wanted"], serde_json::from_str::<Value>(wanted).unwrap(), "{name}");
        let mut table = LocalTable::resume(&saved, &[7; 32], LATER, None).unwrap();
        keep(&mut table, LATER);
        let (state, _) = seen(&mut table, people(wanted)[0], LATER);
        let playing = state.game.as_ref().is_some_and(|game| game.secret.is_none());
        let turn = state.game.and_then(|game| match game.view {
            Some(View::Seat(view)) => view.public.turn,
            _ => None,
        });
        assert_eq!((&found["playing"], &found["over"]), (&json!(playing), &json!(false)), "{name}");
        assert_eq!(found["turn"], json!(turn), "{name}");
    }
    // One game is the whole match, and was played to its end.
    let wanted = r#"{"rules":"standard round=1","rounds":1,"clock":null,"chairs":[{"person":"Ann"},{"bot":"casual"}]}"#;
    let over = left(&played(wanted, 2_000));
    assert_eq!((&over["playing"], &over["over"]), (&json!(false), &json!(true)));
}
