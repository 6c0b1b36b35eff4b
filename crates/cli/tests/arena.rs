//! Matches as a user asks for them.

mod program;

use std::path::PathBuf;

use program::{Ended, dublet};

fn arena(args: &str) -> Ended {
    dublet(&["arena"].into_iter().chain(args.split_whitespace()).collect::<Vec<_>>())
}

#[test]
fn every_opponent_has_the_match_it_has_alone() {
    let json = |others: &str| -> serde_json::Value {
        let (code, answer, _) = arena(&format!("standard casual {others} --pairs 6 --json"));
        assert_eq!(code, 0);
        serde_json::from_str(&answer).unwrap()
    };
    let both = json("novice,steady");
    for (number, name) in ["novice", "steady"].into_iter().enumerate() {
        let mut alone = json(name);
        let mut keys: Vec<_> = alone.as_object().unwrap().keys().cloned().collect();
        keys.sort();
        assert_eq!(keys, ["elo", "elo_error", "games", "llr", "pairs", "win_rate"]);
        assert_eq!((&alone["pairs"], &alone["games"]), (&6.into(), &12.into()));
        alone["second"] = name.into();
        assert_eq!(both[number], alone);
    }
    let (_, words, _) = arena("standard casual novice,steady --pairs 2");
    let heads: Vec<_> = words.lines().filter(|line| !line.starts_with(' ')).collect();
    assert_eq!(heads.len(), 2);
    assert!(heads[1].starts_with("Casual against Steady: 2 deals, 4 games"), "{words}");
}

#[test]
fn unknown_players_are_bad_input() {
    for players in ["genius novice", "novice steady,genius"] {
        let (code, answer, error) = arena(&format!("standard {players}"));
        assert_eq!((code, answer.as_str(), error.lines().count()), (2, "", 1));
        assert!(error.contains("unknown level of a computer player “genius”"), "{error}");
    }
}

#[test]
fn a_report_tells_the_figures_in_every_language() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("arena");
    std::fs::create_dir_all(&folder).unwrap();
    for (language, decimal, heading) in [
        ("en", '.', "Sharp against Casual, Steady"),
        ("pl", ',', "mocny kontra amator, solidny"),
        ("ru", ',', "сильный — любитель, опытный"),
    ] {
        let file = folder.join(format!("{language}.html"));
        let command = format!("standard sharp casual,steady --pairs 5 --lang {language}");
        let ask = || {
            let (code, answer, _) = arena(&format!("{command} --json --report {}", file.display()));
            assert_eq!(code, 0);
            (answer, std::fs::read_to_string(&file).unwrap())
        };
        let (answer, html) = ask();
        assert_eq!(ask(), (answer.clone(), html.clone()), "the same to the byte");
        assert!(html.contains(&format!("<html lang=\"{language}\">")));
        assert!(html.contains(&format!("<h1>{heading}</h1>")));
        assert!(!html.contains("report-") && !html.contains("{ $"), "every text is there");
        let figures: serde_json::Value = serde_json::from_str(&answer).unwrap();
        for found in figures.as_array().unwrap() {
            let name = match (language, found["second"].as_str().unwrap()) {
                ("en", "casual") => "Casual",
                ("en", _) => "Steady",
                ("pl", "casual") => "amator",
                ("pl", _) => "solidny",
                (_, "casual") => "любитель",
                _ => "опытный",
            };
            let row = html.split(&format!("scope=\"row\">{name}<")).nth(1).unwrap();
            let row = row.split("</tr>").next().unwrap();
            let number = |key: &str| found[key].as_f64().unwrap();
            for (figure, places) in [
                (100.0 * number("win_rate"), 1),
                (number("elo").abs(), 0),
                (number("llr").abs(), 2),
            ] {
                let text = format!("{figure:.places$}").replace('.', &decimal.to_string());
                assert!(row.contains(&text), "{text} in {row}");
            }
        }
        // What stands on the page, typed again, makes the page again.
        let typed = html.split("<code>").nth(1).unwrap().split("</code>").next().unwrap();
        let typed = typed.replace("<span>", "").replace("</span>", "");
        let typed = typed.strip_prefix("dublet arena ").unwrap();
        let again = folder.join("again.html");
        let (args, name) = typed.split_once(" --report ").unwrap();
        assert_eq!(name, format!("{language}.html"));
        assert_eq!(arena(&format!("{args} --report {}", again.display())).0, 0);
        let again = std::fs::read_to_string(again).unwrap();
        assert_eq!(again.replace("again.html", name), html);
    }
}

#[test]
fn a_report_that_cannot_be_written_is_told_before_the_games() {
    let (code, answer, error) =
        arena("standard master master --pairs 1000000 --report /nowhere/at/all.html");
    assert_eq!((code, answer.as_str(), error.lines().count()), (2, "", 1));
    assert!(error.contains("cannot write /nowhere/at/all.html"), "{error}");
}
