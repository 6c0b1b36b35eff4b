//! `dublet tournament` as a user types it.

mod program;

use std::path::{Path, PathBuf};

use dublet_rules::rules::Edition;
use dublet_tournament::{
    event::{Act, Procedure},
    file::EventFile,
    lots::Lots,
    person::{Actor, PersonId},
    plan::Preset,
    tournament::Tournament,
};
use program::dublet;
use serde_json::Value;

fn tournament(args: &[&str]) -> (i32, String, String) {
    dublet(&[&["tournament"], args].concat())
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// An event in a file of its own.
fn event(folder: &Path, seed: &str) -> String {
    let file = folder.join(format!("event-{seed}.json")).display().to_string();
    let args = ["generate", "--seed", seed, "--players", "8", "--edition", "championship"];
    assert_eq!(
        tournament(&[&args[..], &["--out", &file]].concat()),
        (0, String::new(), String::new())
    );
    file
}

#[test]
fn tables_come_with_a_certificate_and_the_greedy_baseline() {
    let args = ["seat", "--players", "24", "--rounds", "6", "--json"];
    let (code, answer, _) = tournament(&args);
    let json: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!(code, 0);
    assert_eq!(json["certificate"]["repeats"], serde_json::json!({ "found": 0, "bound": 0 }));
    assert_eq!(json["rounds"].as_array().unwrap().len(), 6);
    assert_eq!(json["rounds"][0]["tables"][0]["players"].as_array().unwrap().len(), 4);
    assert!(json["greedy"]["repeats"]["found"].as_u64().unwrap() > 0);
    assert_eq!(tournament(&args).1, answer, "the same seed gives the same tables");
    let (code, answer, _) = tournament(&["seat", "--players", "8", "--rounds", "3"]);
    assert_eq!(code, 0);
    assert!(answer.contains("Round 3\n") && answer.contains("proven"), "{answer}");
}

/// Sixteen players at tables drawn with lots.
fn drawn() -> EventFile {
    let organiser = Actor::organiser(900);
    let rules = Edition::Championship.rules();
    let (mut file, mut tournament) = (EventFile::default(), Tournament::new());
    let mut act = |tournament: &mut Tournament, act| file.act(tournament, organiser, act).unwrap();
    act(&mut tournament, Act::Found { rules, procedure: Procedure::NEWEST });
    act(&mut tournament, Act::Plan { plan: Preset::Club.plan(&rules) });
    for player in (1..=16).map(PersonId) {
        act(&mut tournament, Act::Register { player });
        act(&mut tournament, Act::CheckIn { player });
    }
    let lots = Lots::new([7; 32]);
    let rounds = lots.tables(&tournament.seating_problem().unwrap()).unwrap();
    act(&mut tournament, Act::Seat { rounds, lots: Some(lots) });
    file
}

#[test]
fn draws_are_repeated_and_one_that_was_not_so_is_told() {
    let folder = folder("tournament-draws");
    let path = folder.join("drawn.json").display().to_string();
    let file = drawn();
    std::fs::write(&path, file.write()).unwrap();
    let (code, told, _) = tournament(&["draws", &path]);
    assert_eq!(code, 0, "{told}");
    assert!(
        told.contains("tables of rounds 1 to 4: drawn with this code, and it comes out the same"),
        "{told}"
    );
    assert!(told.contains(&Lots::new([7; 32]).to_string()), "{told}");
    // With other lots other tables come out.
    let forged = file.write().replace("0707", "0708");
    std::fs::write(&path, forged).unwrap();
    let (code, told, _) = tournament(&["draws", &path, "--lang", "pl"]);
    assert_eq!((code, told.contains("NIE wylosowano z tym kodem")), (1, true), "{told}");
    let (code, json, _) = tournament(&["draws", &path, "--json"]);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (code, &json["right"], &json["draws"][0]["again"]),
        (1, &false.into(), &"other".into())
    );
    // One without lots cannot be repeated, and is no lie.
    let (code, told, _) = tournament(&["draws", &event(&folder, "6")]);
    assert_eq!((code, told.contains("no code of a draw was kept")), (0, true), "{told}");
}

#[test]
fn an_event_is_made_up_checked_summed_up_and_written_out() {
    let folder = folder("tournament");
    let file = event(&folder, "5");
    let (code, answer, _) = tournament(&["check", &file]);
    assert_eq!((code, answer.starts_with("Correct: ")), (0, true), "{answer}");
    let (code, answer, _) = tournament(&["standings", &file, "--json"]);
    let json: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!((code, &json["standings"][0]["place"]), (0, &Value::from(1)));
    let (_, told, _) = tournament(&["standings", &file]);
    let winner = json["standings"][0]["name"].as_str().unwrap();
    assert!(told.lines().nth(1).unwrap().contains(winner), "{told}");
    let (code, csv, _) = tournament(&["export", &file]);
    assert_eq!((code, csv.lines().next()), (0, Some("place,id,name,games,big,small")));
    let (_, csv, _) = tournament(&["export", &file, "--what", "scores"]);
    assert!(csv.lines().nth(1).unwrap().starts_with("1,1,1,A,"), "{csv}");
    let (_, all, _) = tournament(&["export", &file, "--json"]);
    let all: Value = serde_json::from_str(&all).unwrap();
    assert!(all["board"]["tables"].is_array());
    assert_eq!(all["over"], true);
    assert_eq!(all["board"]["standings"], all["standings"], "at last the hall sees everybody");
}

#[test]
fn an_event_begins_with_a_list_of_players() {
    let folder = folder("tournament-list");
    let (list, file) = (folder.join("list.csv"), folder.join("event.json"));
    let (list, file) = (list.display().to_string(), file.display().to_string());
    let players: String = (1..=14).map(|player| format!("\"Gracz, {player}\";club\n")).collect();
    std::fs::write(&list, format!("name;club\n{players}")).unwrap();
    let import = ["import", &list, "--out", &file];
    assert_eq!(tournament(&import), (0, String::new(), String::new()));
    let (_, all, _) = tournament(&["export", &file, "--json"]);
    let json: Value = serde_json::from_str(&all).unwrap();
    assert_eq!(json["board"]["stage"], "qualifying");
    assert_eq!(json["names"]["2"], serde_json::json!({ "name": "Gracz, 1", "club": "club" }));
    assert_eq!(tournament(&["check", &file]).0, 0);
    // Whoever has not come is not seated.
    assert_eq!(tournament(&["seat", "--event", &file]).0, 2);
    assert_eq!(tournament(&[&import[..], &["--present"]].concat()).0, 0);
    let (code, answer, _) = tournament(&["seat", "--event", &file, "--json"]);
    let json: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!((code, json["rounds"].as_array().unwrap().len()), (0, 4), "the plan for 14");
}

#[test]
fn every_bad_line_of_a_list_is_told_and_nothing_is_written() {
    let folder = folder("tournament-bad-list");
    let (list, file) = (folder.join("list.csv"), folder.join("event.json"));
    let (long, name) = ("x".repeat(81), list.display().to_string());
    std::fs::write(&list, format!("Anna\n;no name\nanna\n{long}\n")).unwrap();
    let args = ["import", &name, "--out", &file.display().to_string()];
    let (code, answer, error) = tournament(&args);
    assert_eq!((code, answer.as_str()), (2, ""));
    let told: Vec<&str> = error.lines().collect();
    assert_eq!(told.len(), 3, "{error}");
    for (line, expected) in told.iter().zip([
        "line 2: A name is missing.",
        "line 3: Duplicate name anna: a club or a number must tell the two apart.",
        "line 4: A name",
    ]) {
        assert!(line.contains(&name) && line.contains(expected), "{line}");
    }
    assert!(!file.exists());
}

#[test]
fn what_was_changed_is_named_with_its_event_in_every_language() {
    let folder = folder("tournament-changed");
    let file = event(&folder, "6");
    let text = std::fs::read_to_string(&file).unwrap();
    let line = text.lines().position(|line| line.contains("\"do\":\"enter\"")).unwrap();
    let mut lines: Vec<String> = text.lines().map(ToOwned::to_owned).collect();
    // The first score of the sheet, as it was reckoned: a win nobody had.
    let (act, outcome) = lines[line].split_once("\"outcome\"").unwrap();
    lines[line] = format!("{act}\"outcome\"{}", outcome.replacen("\"big\":0", "\"big\":7", 1));
    std::fs::write(&file, lines.join("\n")).unwrap();
    for (language, expected) in [("en", "wins, not"), ("pl", "dużych punktów"), ("ru", "побед")]
    {
        let (code, answer, _) = tournament(&["check", &file, "--lang", language]);
        assert_eq!(code, 1);
        assert!(answer.contains(expected) && answer.contains(&format!(" {line}: ")), "{answer}");
    }
    let (code, _, error) = tournament(&["standings", &file]);
    assert_eq!((code, error.lines().count()), (2, 1));
    assert!(
        error.contains(&format!("log entry {line}: something else follows from it")),
        "{error}"
    );
}

#[test]
fn bad_input_is_one_line_and_exits_with_two() {
    let folder = folder("tournament-bad");
    let bad = folder.join("bad.json").display().to_string();
    std::fs::write(&bad, "{\"version\":9,\"log\":[]}").unwrap();
    let empty = folder.join("empty.csv").display().to_string();
    std::fs::write(&empty, "name\n\n").unwrap();
    for (args, expected) in [
        (vec!["check", "nowhere.json"], "cannot read"),
        (vec!["check", &bad], "version 9"),
        (vec!["seat", "--players", "8", "--apart", "3-77"], "#77"),
        (vec!["generate", "--edition", "nonsense"], "unknown edition"),
        (vec!["import", &empty], "names nobody"),
        (vec!["import", &empty, "--edition", "nonsense"], "unknown edition"),
    ] {
        let (code, answer, error) = tournament(&args);
        assert_eq!((code, answer.as_str(), error.lines().count()), (2, "", 1), "{args:?}");
        assert!(error.contains(expected), "{error}");
    }
}
