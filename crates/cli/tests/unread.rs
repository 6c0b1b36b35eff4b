//! Output that nobody reads to its end.

mod program;

use std::{
    io::{BufRead, BufReader, pipe},
    path::{Path, PathBuf},
    process::Stdio,
};

use program::{command, dublet};

/// A file of this repository, from this crate's folder.
fn given(file: &str) -> String {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(file).to_str().unwrap().to_owned()
}

/// A file that one test alone uses.
fn temporary(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A pipe whose other end is closed.
fn closed_pipe() -> Stdio {
    let (_, writer) = pipe().unwrap();
    writer.into()
}

#[test]
fn every_command_ends_as_if_it_were_read() {
    let (sheet, game) =
        (given("tests/sheets/standard.json"), given("../players/tests/golden/standard.game"));
    for args in [
        &["meld", "standard", "r3", "r4", "r5"][..],
        &["meld", "standard", "r3", "r4", "b5"],
        &["solve", "standard", "--table", "r1 r2 r3", "--rack", "r4 r5"],
        &["solve", "standard", "--rack", "r10 r11 r12 k1", "--goal", "open"],
        &["solve", "standard", "--rack", "r1 b5", "--json"],
        &["editions"],
        &["editions", "xp"],
        &["editions", "xp", "family"],
        &["editions", "--json"],
        &["editions", "--markdown"],
        &["score", "standard", &sheet],
        &["verify", &game],
        &["review", &game],
        &["review", &game, "--json"],
        &["simulate", "standard", "--players", "novice,novice", "--games", "1"],
        &["arena", "standard", "novice", "novice", "--pairs", "1"],
        &["help"],
    ] {
        let (code, _, errors) = dublet(args);
        let unread = command(args).stdout(closed_pipe()).output().unwrap();
        assert_eq!(unread.status.code(), Some(code), "{args:?}");
        assert_eq!(String::from_utf8(unread.stderr).unwrap(), errors, "{args:?}");
        let all_unread = command(args).stdout(closed_pipe()).stderr(closed_pipe()).status();
        assert_eq!(all_unread.unwrap().code(), Some(code), "{args:?}");
    }
}

#[test]
fn a_batch_ends_when_enough_of_it_is_read() {
    // The answers are many times what a pipe holds.
    let lines = "{\"rack\":[\"r1\",\"r2\",\"r3\"]}\n".repeat(10_000);
    let file = temporary("unread.jsonl");
    std::fs::write(&file, lines).unwrap();
    let mut child = command(&["solve", "--batch", file.to_str().unwrap()])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert!(first.contains("\"max_tiles\":3"), "{first}");
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr), (Some(0), Vec::new()));
}

#[test]
fn errors_need_no_reader() {
    let file = temporary("unread-errors.jsonl");
    std::fs::write(&file, "nonsense\n{}\n").unwrap();
    let name = file.to_str().unwrap();
    for args in [&["meld", "nonsense", "r1"][..], &["solve", "--keep-going", "--batch", name]] {
        let status = command(args).stdout(Stdio::null()).stderr(closed_pipe()).status();
        assert_eq!(status.unwrap().code(), Some(2), "{args:?}");
    }
}

#[test]
fn a_report_is_written_though_nobody_reads_the_answer() {
    let file = temporary("unread.html");
    let _ = std::fs::remove_file(&file);
    let args = ["arena", "standard", "novice", "novice", "--pairs", "1", "--report"];
    let status = command(&args).arg(&file).stdout(closed_pipe()).status();
    assert!(status.unwrap().success());
    assert!(std::fs::read_to_string(&file).unwrap().contains("</html>"));
}

/// A disk that is full is no reader who has enough.
#[cfg(target_os = "linux")]
#[test]
fn an_answer_that_cannot_be_written_is_an_error() {
    for args in [&["editions"][..], &["editions", "--json"]] {
        let full = std::fs::File::create("/dev/full").unwrap();
        let output = command(args).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.starts_with("dublet: cannot write stdout: "), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
}
