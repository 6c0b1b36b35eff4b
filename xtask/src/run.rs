//! Running programs in the repository's folder.

use std::{
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// What a task ends with: nothing, or what went wrong.
pub(crate) type Done = Result<(), String>;

/// Whether all of them went well, or what went wrong in each.
pub(crate) fn all<const N: usize>(done: [Done; N]) -> Done {
    let wrong: Vec<String> = done.into_iter().filter_map(Result::err).collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// The folder of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask is in the repository").to_owned()
}

/// A program to run in the repository's folder.
pub(crate) fn program(name: &str, args: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(args).current_dir(root());
    command
}

/// Cargo, as the developer called it.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut cargo = program(&cargo, args);
    // What Cargo told this program of itself is not for what it builds: some build scripts would take it for news, and
    // `cargo test` and `cargo xtask test` would build half of the workspace anew by turns.
    let of_xtask = |name: &str| {
        ["CARGO_MANIFEST_", "CARGO_PKG_", "CARGO_BIN_", "CARGO_CRATE_"]
            .iter()
            .any(|of| name.starts_with(of))
    };
    for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_str().is_some_and(of_xtask)) {
        cargo.env_remove(name);
    }
    if std::env::var_os("CI").is_some() {
        // Nobody builds again there: notes for the next build only cost time.
        cargo.env("CARGO_INCREMENTAL", "0");
    }
    cargo
}

pub(crate) fn describe(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    let args = command.get_args().map(|arg| arg.to_string_lossy());
    let words = std::iter::once(program.to_string_lossy()).chain(args);
    words.collect::<Vec<_>>().join(" ")
}

/// Runs a program to its end.
pub(crate) fn run(command: &mut Command) -> Done {
    println!("\n$ {}", describe(command));
    let status = command.status().map_err(|error| format!("{}: {error}", describe(command)))?;
    if status.success() { Ok(()) } else { Err(format!("{}: {status}", describe(command))) }
}

/// Runs a program and returns what it prints.
pub(crate) fn output(command: &mut Command) -> Result<String, String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|e| format!("{}: {e}", describe(command)))?;
    if !output.status.success() {
        return Err(format!("{}: {}", describe(command), output.status));
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}

/// Runs a program, showing what it prints and handing every line to `read`.
pub(crate) fn watch(command: &mut Command, mut read: impl FnMut(&str)) -> Done {
    println!("\n$ {}", describe(command));
    let failed = |error: std::io::Error| error.to_string();
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(failed)?;
    let stdout = child.stdout.take().expect("piped");
    for line in BufReader::new(stdout).lines() {
        let line = line.map_err(failed)?;
        println!("{line}");
        read(&line);
    }
    let status = child.wait().map_err(failed)?;
    if status.success() { Ok(()) } else { Err(format!("{}: {status}", describe(command))) }
}
