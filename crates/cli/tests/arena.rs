//! Matches as a user asks for them.

use std::process::Command;

/// Exit code, output and errors.
fn arena(args: &str) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_dublet"))
        .arg("arena")
        .args(args.split_whitespace())
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().expect("never killed"), text(output.stdout), text(output.stderr))
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
    assert!(heads[1].starts_with("casual against steady: 2 deals, 4 games"), "{words}");
}

#[test]
fn unknown_players_are_bad_input() {
    for players in ["genius novice", "novice steady,genius"] {
        let (code, answer, error) = arena(&format!("standard {players}"));
        assert_eq!((code, answer.as_str(), error.lines().count()), (2, "", 1));
        assert!(error.contains("unknown player \"genius\""), "{error}");
    }
}
