//! What the documents show of the program is what it prints.

mod program;

use std::{fs, path::Path, process::Command};

use program::run;

/// What a document needs that is not to be had here: an event drawn at a desk, a list somebody has, a machine's speed.
const OF_ELSEWHERE: [&str; 2] = ["dublet tournament draws", "dublet tournament import"];

/// The commands of a document, each with what it prints.
fn shown(document: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    let mut is_shown = false;
    for line in document.lines() {
        match (line, line.strip_prefix("$ ")) {
            ("```console", _) => is_shown = true,
            ("```", _) => is_shown = false,
            (_, Some(command)) if is_shown => found.push((command.to_owned(), String::new())),
            _ if is_shown => {
                let (_, printed) = found.last_mut().expect("a command stands first");
                printed.push_str(line);
                printed.push('\n');
            }
            _ => {}
        }
    }
    found
}

#[test]
fn every_answer_a_document_shows_is_given() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("documents");
    fs::create_dir_all(&folder).unwrap();
    let programs = Path::new(env!("CARGO_BIN_EXE_dublet")).parent().unwrap().to_owned();
    let path = std::env::join_paths(
        [programs].into_iter().chain(std::env::split_paths(&std::env::var_os("PATH").unwrap())),
    )
    .unwrap();
    let mut count = 0;
    for name in ["README.md", "docs/tournament.md"] {
        let document = fs::read_to_string(root.join(name)).unwrap();
        for (command, printed) in shown(&document) {
            if OF_ELSEWHERE.iter().any(|of| command.starts_with(of)) {
                continue;
            }
            let mut shell = Command::new("sh");
            shell.args(["-c", &command]).current_dir(&folder).env("PATH", &path);
            shell.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
            let (_, answer, error) = run(shell);
            assert_eq!(answer + &error, printed, "{name}: {command}");
            count += 1;
        }
    }
    assert!(count >= 8, "{count} commands");
}
