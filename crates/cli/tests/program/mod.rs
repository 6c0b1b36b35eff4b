//! The program as tests run it.

use std::process::{Command, Output};

/// Exit code, standard output and standard error.
pub(crate) type Ended = (i32, String, String);

/// `dublet` with these arguments; it speaks English, whatever the language of the machine.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dublet"));
    command.args(args).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
    command
}

/// Runs `dublet` to its end, with nothing to read.
pub(crate) fn dublet(args: &[&str]) -> Ended {
    ended(command(args).output().unwrap())
}

pub(crate) fn ended(output: Output) -> Ended {
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().expect("never killed"), text(output.stdout), text(output.stderr))
}
