//! `dublet review` as a user types it.

mod program;

use std::path::{Path, PathBuf};

use program::{Ended, dublet};
use serde_json::Value;

fn review(args: &[&str]) -> Ended {
    dublet(&[&["review"], args].concat())
}

fn golden(edition: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../players/tests/golden");
    folder.join(format!("{edition}.game")).to_str().unwrap().to_owned()
}

/// A file that one test alone uses.
fn file(name: &str, content: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, content).unwrap();
    file
}

#[test]
fn a_game_is_told_turn_by_turn_in_three_languages() {
    for (language, expected) in [
        (
            "en",
            [
                "Anna goes out!",
                "  1  Bob     6/6      opens with 39: k4 r4 y4 y8 y9 y10\n",
                "  2  Anna    0/4  ?   draws b7\n",
                "Mistake: an opening was possible: 4 tiles, worth 38.\n",
                "Mistake: 3 tiles more could be laid, and 14 points more shed.\n",
                "          3. Lay r3 r4 r5 r6; from the rack: r3 r5 r6.\n",
                "Inaccuracy: 1 tile more could be laid, and 12 points more shed.\n",
                "Blunder: the whole rack could be laid to go out.\n",
                " 48  Anna    1/1      goes out with b13\n",
                "accuracy              30%    23%\n",
                "Turn 44 of Anna lost most.\n",
            ],
        ),
        (
            "pl",
            [
                "Anna: ostatnia kostka wyłożona!",
                "  1  Bob     6/6      otwarcie za 39: k4 r4 y4 y8 y9 y10\n",
                "  2  Anna    0/4  ?   dobiera b7\n",
                "Błąd: można było wykonać otwarcie, wykładając 4 kostki o wartości 38.\n",
                "Błąd: można było wyłożyć o 3 kostki więcej i zrzucić o 14 punktów\n",
                "          3. Wyłóż: r3 r4 r5 r6; z tabliczki: r3 r5 r6.\n",
                "Niedokładność: można było wyłożyć o 1 kostkę więcej i zrzucić o 12\n",
                "Gruby błąd: można było wyłożyć wszystkie kostki i wygrać.\n",
                " 48  Anna    1/1      kończy: b13\n",
                "dokładność                  30%    23%\n",
                "Najwięcej kosztował ruch 44 (Anna).\n",
            ],
        ),
        (
            "ru",
            [
                "Anna: последняя фишка выложена!",
                "  1  Bob     6/6      первый выход на 39: ч4 к4 ж4 ж8 ж9 ж10\n",
                "  2  Anna    0/4  ?   берёт с7\n",
                "Ошибка: можно было сделать первый выход, выложив 4 фишки стоимостью 38.\n",
                "Ошибка: можно было выложить на 3 фишки и сбросить на 14 очков больше.\n",
                "          3. Выложите: к3 к4 к5 к6; с подставки: к3 к5 к6.\n",
                "Неточность: можно было выложить на 1 фишку и сбросить на 12 очков",
                "Грубая ошибка: можно было выложить все фишки и выиграть.\n",
                " 48  Anna    1/1      заканчивает партию: с13\n",
                "точность                      30%    23%\n",
                "Дороже всего обошёлся ход 44 (Anna).\n",
            ],
        ),
    ] {
        let (code, answer, error) = review(&[&golden("standard"), "--lang", language]);
        assert_eq!((code, error.as_str()), (0, ""), "{language}");
        for text in expected {
            assert!(answer.contains(text), "{language}: {text}: {answer}");
        }
    }
}

/// Rules 7.1 and 7.4, with the opening there was.
#[test]
fn where_points_come_from_is_told_below_the_table() {
    let logs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../room/tests/logs");
    let game = logs.join("v1-announced-1.game");
    let (code, answer, _) = review(&[game.to_str().unwrap(), "--lang", "en"]);
    assert_eq!(code, 0);
    let text = answer.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "Person 1 (+100): what the other player lost: 100.",
        "Person 2 (−100): did not open, but announced it in time: −100 instead of the 73 left \
         (rule 7.4). Possible opening: k10 k11 k12.",
    ] {
        assert!(text.contains(part), "{part}: {answer}");
    }
    let (_, answer, _) = review(&[game.to_str().unwrap(), "--json"]);
    let answer: Value = serde_json::from_str(&answer).unwrap();
    let reason = serde_json::json!({ "why": "won", "lost": [100], "shared": 1, "less": 0 });
    assert_eq!(answer["seats"][0]["reason"], reason);
}

#[test]
fn every_edition_fits_a_terminal() {
    for edition in dublet_rules::rules::Edition::ALL.map(dublet_rules::rules::Edition::id) {
        for language in ["en", "pl", "ru"] {
            let (code, answer, _) = review(&[&golden(edition), "--lang", language]);
            assert_eq!(code, 0);
            let wide = answer.lines().find(|line| line.chars().count() > 80);
            assert_eq!(wide, None, "{edition}, {language}");
        }
    }
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

/// `docs/review.md` lists these fields.
#[test]
fn the_json_is_as_documented() {
    let (code, answer, _) = review(&[&golden("standard"), "--json"]);
    assert_eq!(code, 0);
    let answer: Value = serde_json::from_str(&answer).unwrap();
    assert_eq!(keys(&answer), ["costliest", "end", "rules", "seats", "turns"]);
    let turns = answer["turns"].as_array().unwrap();
    let turn = &turns[1];
    assert_eq!(
        keys(turn),
        [
            "best",
            "cause",
            "event",
            "mistake",
            "number",
            "opened",
            "played",
            "rack",
            "seat",
            "taken_back"
        ]
    );
    assert_eq!(keys(&turn["best"]), ["most_points", "most_tiles", "out", "worth"]);
    assert_eq!(keys(&turn["mistake"]), ["better", "cost", "grade", "kind"]);
    let better = &turn["mistake"]["better"];
    assert_eq!(keys(better), ["laid", "moves", "shed", "table", "worth"]);
    assert_eq!(better["moves"][2]["from"][0], "rack");
    assert_eq!(turn["played"], serde_json::json!({ "did": "draw", "drawn": ["b7"] }));
    assert_eq!(keys(&turns[0]["played"]), ["did", "laid", "shed", "worth"]);
    assert_eq!(turns[0]["mistake"], Value::Null);
    let kinds: Vec<_> = turns.iter().filter_map(|turn| turn["mistake"]["kind"].as_str()).collect();
    assert_eq!((kinds.len(), kinds[0]), (40, "missed-opening"));
    assert_eq!(
        keys(&answer["seats"][0]),
        [
            "accuracy",
            "big",
            "costliest",
            "could_open",
            "jokers_laid",
            "jokers_left",
            "laid",
            "left",
            "mistakes",
            "name",
            "opened",
            "possible",
            "reason",
            "seat",
            "small",
            "turns",
            "value"
        ]
    );
    assert_eq!(answer["seats"][0]["mistakes"]["blunder"], 2);
    // In other languages the JSON is the same.
    let (_, polish, _) = review(&[&golden("standard"), "--json", "--lang", "pl"]);
    assert_eq!(serde_json::from_str::<Value>(&polish).unwrap(), answer);
}

#[test]
fn bad_records_and_games_that_go_on_are_refused() {
    let record = std::fs::read_to_string(golden("standard")).unwrap();
    let lines: Vec<&str> = record.lines().collect();
    let upto = |count: usize| lines[..count].join("\n");
    let first = lines.iter().position(|line| line.is_empty()).unwrap() + 1;
    for (name, content, expected) in [
        ("open.game", upto(first + 4), "the game is not over".to_owned()),
        (
            "cut.game",
            upto(lines.len() - 1),
            "the log ends here, in the middle of a turn".to_owned(),
        ),
        (
            "forged.game",
            record.replacen("draw A b7", "# drawn by somebody\ndraw A b6", 1),
            format!("line {}: event 4: the rules decide otherwise", first + 5),
        ),
        ("tile.game", record.replacen("draw A b7", "draw A q7", 1), "column 8".to_owned()),
        ("empty.game", String::new(), "line 1".to_owned()),
    ] {
        let file = file(name, &content);
        for more in [&[][..], &["--json"]] {
            let (code, answer, error) = review(&[&[file.to_str().unwrap()], more].concat());
            assert_eq!((code, answer.as_str()), (2, ""), "{name}: {error}");
            assert_eq!(error.lines().count(), 1, "{name}: {error}");
            assert!(error.contains(&expected), "{name}: {error}");
        }
    }
    assert_eq!(review(&["no-such-file.game"]).0, 2);
}
