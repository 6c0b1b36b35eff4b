//! `dublet solve` as a user types it.

mod program;

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::Stdio,
};

use dublet_rules::{
    bag::Bag,
    table::{Layout, Table},
};
use program::{Ended, command, dublet, ended};
use serde_json::Value;

fn run(args: &[&str]) -> Ended {
    dublet(&[&["solve"], args].concat())
}

fn solve(edition: &str, table: &str, rack: &str, goal: &str) -> (i32, String) {
    let args = [edition, "--table", table, "--rack", rack, "--goal", goal];
    let (code, answer, error) = run(&args);
    assert_eq!(error, "", "{args:?}");
    (code, answer)
}

/// A batch from standard input.
fn batch(options: &[&str], lines: &str) -> Ended {
    let mut child = command(&[&["solve", "--batch", "-"], options].concat())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    ended(child.wait_with_output().unwrap())
}

fn json(line: &str) -> Value {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"))
}

/// A file that one test alone uses.
fn file(name: &str, content: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, content).unwrap();
    file
}

/// Teaching example: a group of four lends a tile that closes a gap.
#[test]
fn the_best_lay_is_told_step_by_step() {
    let (code, answer) = solve("standard", "b4 r4 y4 k4", "b3 b5 b6 k9", "tiles");
    assert_eq!(code, 0);
    assert_eq!(
        answer,
        "\
Table
  1   b4   r4   y4   k4
Rack: 4 tiles, value 23
      b3   b5   b6   k9

Table after the move (* from the rack, + a new meld)
  1   r4   y4   k4
  +   b3*  b4   b5*  b6*

3 of 4 tiles can be laid: b3 b5 b6.
The rack’s value falls by 14, from 23 to 9.
Left on the rack: k9.

  1. Take b4 from meld 1, leaving r4 y4 k4.
  2. Lay b3 b4 b5 b6; from the rack: b3 b5 b6.
"
    );
}

/// The joker joins four small tiles, or two large ones that shed more.
#[test]
fn goals_differ() {
    let rack = "r1 r2 r4 r5 k13 b13 J";
    let (_, tiles) = solve("standard", "", rack, "tiles");
    assert!(tiles.contains("5 of 7 tiles can be laid: r1 r2 r4 r5 J."), "{tiles}");
    let (_, shed) = solve("standard", "", rack, "shed");
    assert!(shed.contains("3 of 7 tiles can be laid: k13 b13 J."), "{shed}");
    assert!(shed.contains("falls by 76, from 88 to 12"), "{shed}");
    let (_, house) = solve("standard joker_penalty=10", "", rack, "shed");
    assert!(house.contains("falls by 36, from 48 to 12"), "{house}");
}

#[test]
fn no_is_said_with_exit_code_one() {
    let (code, answer) = solve("standard", "r1 r2 r3", "b9 k4", "tiles");
    assert_eq!((code, answer.lines().last()), (1, Some("No tile of the rack can be laid.")));
    let (code, answer) = solve("standard", "r1 r2 r3", "", "shed");
    assert!(code == 1 && answer.contains("The rack is empty."), "{answer}");
    let (code, answer) = solve("standard", "r1 r2 r3", "r4 k4", "out");
    let no = "The whole rack cannot be laid: 1 of 2 tiles at most.";
    assert_eq!((code, answer.lines().last()), (1, Some(no)));
    let (code, answer) = solve("standard", "r1 r2 r3", "r4 r5", "out");
    assert!(code == 0 && answer.contains("you go out"), "{answer}");
}

#[test]
fn openings_are_told_with_what_is_needed() {
    let (code, answer) = solve("standard", "k1 k2 k3", "r10 r11 r12 k4", "open");
    assert_eq!(code, 0);
    assert!(answer.contains("33, with 3 tiles\n  +  r10* r11* r12*  run 10–12 red"), "{answer}");
    let (code, answer) = solve("standard", "", "r1 r2 r3 k4", "open");
    assert_eq!(code, 1);
    assert!(
        answer.contains("its best melds are worth 6, and you need 30 (rule 4.2).\n  +   r1*"),
        "{answer}"
    );
    let (code, answer) = solve("standard", "k1 k2 k3", "k4", "open");
    assert!(code == 1 && answer.contains("it holds no meld"), "{answer}");
    let (code, _) = solve("standard opening=6", "", "r1 r2 r3 k4", "open");
    assert_eq!(code, 0);
}

#[test]
fn a_program_may_read_the_answer() {
    let args = ["standard", "--table", "b4 r4 y4 k4", "--rack", "b3 b5 b6 k9", "--json"];
    let (code, answer, _) = run(&args);
    assert_eq!(code, 0);
    let answer = json(&answer);
    assert_eq!((&answer["tiles"], &answer["shed"]), (&3.into(), &14.into()));
    assert_eq!(answer["left"].to_string(), r#"["k9"]"#);
    assert_eq!(answer["moves"][0]["was"], 1);
    assert_eq!(answer["moves"][1]["from"].to_string(), r#"["rack",1,"rack","rack"]"#);
    let args = ["standard", "--rack", "r1 r2 r3", "--goal", "open", "--json"];
    let (code, answer, _) = run(&args);
    let answer = json(&answer);
    assert_eq!((code, &answer["opens"], &answer["needed"]), (1, &false.into(), &30.into()));
    assert_eq!((&answer["best"]["worth"], &answer["fullest"]), (&6.into(), &Value::Null));
}

#[test]
fn answers_come_in_three_languages() {
    let answer = |lang| {
        let args = ["standard", "--table", "b4 r4 y4 k4", "--rack", "b3 b5", "--lang", lang];
        run(&args).1
    };
    assert!(answer("pl").contains("1. Weź z układu 1: b4; zostają w nim: r4 y4 k4."));
    assert!(answer("ru").contains("1. Возьмите из комбинации 1: с4; в ней остаются: к4 ж4 ч4."));
}

#[test]
fn bad_positions_are_named_and_exit_with_two() {
    for (edition, table, rack, error) in [
        ("nonsense", "", "r1", "unknown edition “nonsense”"),
        ("standard copies=9", "", "r1", "copies cannot be “9”"),
        ("standard", "", "r1 x2", "--rack: column 4: “x2” is not a tile"),
        ("standard", "r1 r2 | | r3", "r1", "--table: column 9: a meld without tiles"),
        ("standard", "r1 r2 r3 | r4 b4", "r1", "meld 2 of the table: r4 b4: only two tiles"),
        ("standard", "r1 r2 r3", "r1 r1", "3 copies of red 1, but the edition Standard has 2"),
        ("standard", "", "D", "the edition Standard has no double joker"),
        ("standard", "", &"J ".repeat(255), "255 copies of joker"),
        ("standard", "r1 J J", &"J ".repeat(255), "more tiles than any deck has"),
    ] {
        let (code, answer, told) = run(&[edition, "--table", table, "--rack", rack]);
        assert_eq!((code, answer.as_str(), told.lines().count()), (2, "", 1), "{told}");
        assert!(told.starts_with("dublet: ") && told.contains(error), "{told}");
    }
    for args in [
        &["standard", "--batch", "-"][..],
        &["--rack", "r1", "--batch", "-"],
        &["--table", "", "--batch", "-"],
        &["--goal", "out", "--batch", "-"],
        &["--rack", "r1"],
        &["standard"],
        &["standard", "--rack", "r1", "--keep-going"],
        &["--batch", "-", "--threads", "0"],
        &["--batch", "no-such-file.jsonl"],
    ] {
        assert_eq!(run(args).0, 2, "{args:?}");
    }
}

/// The table of a batch lists tiles in no order.
#[test]
fn missing_fields_and_others_are_no_matter() {
    let lines = "\
{}
{\"rack\":[\"r1\",\"r2\",\"r3\",\"J\"],\"note\":{\"by\":[\"me\"]}}

{\"edition\":\"standard joker_penalty=30\",\"rack\":[\"r2\",\"r3\",\"J\"]}
{\"edition\":\"standard\",\"joker_weight\":10,\"rack\":[\"r2\",\"r3\",\"J\"],\"table\":[]}\r
{\"table\":[[\"J\",\"r10\",\"r9\",\"r11\"],[\"r3\",\"r1\",\"r2\"]],\"rack\":[\"r4\",\"\\u00625\"]}";
    let (code, answers, error) = batch(&[], lines);
    assert_eq!((code, error.as_str()), (0, ""));
    let values = |line: &str| {
        let answer = json(line);
        assert!(answer["micros"].as_f64().unwrap() >= 0.0);
        let value = |name: &str| answer[name].as_u64().unwrap();
        ["max_tiles", "max_shed", "best_opening", "best_opening_without_jokers"].map(value)
    };
    let answers: Vec<[u64; 4]> = answers.lines().map(values).collect();
    assert_eq!(answers, [[0, 0, 0, 0], [4, 56, 10, 6], [3, 35, 9, 0], [3, 15, 9, 0], [1, 4, 0, 0]]);
}

const GOOD: &str = r#"{"table":[["r1","r2","r3"]],"rack":["r4"]}"#;

/// Lines that are no position, and what is said of them.
const BAD: [(&str, &str); 14] = [
    ("nonsense", "the line is not a JSON object"),
    (r#"["standard",50,[],[]]"#, "the line is not a JSON object"),
    (r#"{"rack":["r1"]"#, "column 14: the text ends too early"),
    (r#"{"rack":"r1"}"#, "column 12: “r1” does not belong here"),
    (r#"{"rack":[7]}"#, "column 10: “7” does not belong here"),
    (r#"{"joker_weight":300}"#, "joker_weight cannot be “300”: it is a whole number from 0 to 255"),
    (
        r#"{"edition":"nonsense"}"#,
        "unknown edition “nonsense”; there are Standard (standard; box 3 in 1), ",
    ),
    (r#"{"edition":"standard speed=9"}"#, "unknown rule “speed”"),
    (r#"{"table":[["r1","r2","q3"]]}"#, "“q3” is not a tile"),
    (r#"{"rack":["D"]}"#, "the edition Standard has no double joker"),
    (
        r#"{"table":[["r1","r2","r3"]],"rack":["r1","r1"]}"#,
        "3 copies of red 1, but the edition Standard has 2",
    ),
    (
        r#"{"table":[["r1","r2","r3"],["k9","k7","k6"]]}"#,
        "meld 2 of the table: k9 k7 k6: black 9 does not come right after black 7",
    ),
    (r#"{"table":[["r1","r2","r3"],[]]}"#, "meld 2 of the table: a meld without tiles"),
    (r#"{"table":[["r1","b2"]]}"#, "meld 1 of the table: r1 b2: only two tiles"),
];

#[test]
fn the_first_bad_line_ends_a_batch_after_the_answers_before_it() {
    for (bad, reason) in BAD {
        let file = file("ends.jsonl", &format!("{GOOD}\n\n{GOOD}\n{bad}\n{GOOD}\n{bad}\n"));
        let name = file.to_str().unwrap();
        let (code, answers, error) = run(&["--batch", name]);
        assert_eq!((code, answers.lines().count(), error.lines().count()), (2, 2, 1), "{bad}");
        assert!(error.starts_with(&format!("dublet: {name}: line 4: {reason}")), "{error}");
    }
}

#[test]
fn bad_lines_are_gone_past_where_that_is_asked_for() {
    let lines: String = BAD.iter().map(|(bad, _)| format!("{GOOD}\n{bad}\n")).collect();
    for threads in ["1", "4"] {
        let (code, answers, errors) = batch(&["--keep-going", "--threads", threads], &lines);
        assert_eq!(code, 2);
        let answers: Vec<Value> = answers.lines().map(json).collect();
        let errors: Vec<&str> = errors.lines().collect();
        assert_eq!((answers.len(), errors.len()), (2 * BAD.len(), BAD.len()));
        for (place, (bad, reason)) in BAD.iter().enumerate() {
            assert_eq!(answers[2 * place]["max_tiles"], 1);
            let error = answers[2 * place + 1]["error"].as_str().unwrap();
            assert!(error.starts_with(reason), "{bad}: {error}");
            let told = format!("dublet: standard input: line {}: {error}", 2 * place + 2);
            assert_eq!(errors[place], told);
        }
    }
    assert_eq!(batch(&["--keep-going"], GOOD).0, 0);
}

#[test]
fn a_file_without_positions_is_bad_input() {
    for nothing in ["", "\n", " \n\n"] {
        let (code, answers, error) = batch(&[], nothing);
        assert_eq!((code, answers.as_str()), (2, ""));
        assert_eq!(
            error,
            "dublet: standard input: there are no positions in it; each is a line of JSON\n"
        );
    }
    // Not text at all.
    let (code, _, error) = batch(&[], "\u{0}\u{1}\n");
    assert!(code == 2 && error.contains("line 1: the line is not a JSON object"), "{error}");
}

fn vectors(edition: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../testdata/vectors");
    folder.join(format!("{edition}.jsonl"))
}

fn check_vectors(edition: &str) {
    let file = vectors(edition);
    let (code, answers, error) = run(&["--batch", file.to_str().unwrap()]);
    assert_eq!((code, error.as_str()), (0, ""));
    let expected = std::fs::read_to_string(file).unwrap();
    assert_eq!(answers.lines().count(), expected.lines().count());
    for (number, (answer, expected)) in answers.lines().zip(expected.lines()).enumerate() {
        let (answer, expected) = (json(answer), json(expected));
        for name in ["max_tiles", "max_shed", "best_opening", "best_opening_without_jokers"] {
            // Large Twist positions have no opening values.
            if !expected[name].is_null() {
                assert_eq!(answer[name], expected[name], "{name} of line {}", number + 1);
            }
        }
        // Reading the plan passes every meld through the rules.
        let plan: Table = serde_json::from_value(answer["plan"].clone()).unwrap();
        let table: Layout = serde_json::from_value(expected["table"].clone()).unwrap();
        let rack: Bag = serde_json::from_value(expected["rack"].clone()).unwrap();
        assert!(table.tiles().is_within(plan.tiles()), "line {}", number + 1);
        let laid = plan.tiles().minus(&table.tiles());
        assert!(laid.is_within(&rack), "line {}", number + 1);
        assert_eq!(Some(laid.len() as u64), answer["max_tiles"].as_u64(), "line {}", number + 1);
    }
}

#[test]
fn standard_positions_have_their_proven_values() {
    check_vectors("standard");
}

#[test]
fn xp_positions_have_their_proven_values() {
    check_vectors("xp");
}

#[test]
fn expert_positions_have_their_proven_values() {
    check_vectors("expert");
}

#[test]
fn twist_positions_have_their_proven_values() {
    check_vectors("twist");
    check_vectors("twist_large");
}

#[test]
fn original_positions_have_their_proven_values() {
    check_vectors("original");
}

#[test]
fn threads_change_nothing_but_the_time() {
    let file = vectors("standard");
    let answers = |threads| {
        let (code, answers, _) = run(&["--batch", file.to_str().unwrap(), "--threads", threads]);
        assert_eq!(code, 0);
        let answer = |line: &str| {
            let mut answer = json(line);
            answer.as_object_mut().unwrap().remove("micros");
            answer
        };
        answers.lines().map(answer).collect::<Vec<_>>()
    };
    assert_eq!(answers("1"), answers("4"));
}
