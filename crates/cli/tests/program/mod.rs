//! The program as tests run it.

#![allow(dead_code, reason = "no test needs all of it")]

use std::{
    process::{Command, Output, Stdio},
    sync::mpsc::channel,
    thread,
    time::Duration,
};

/// Longest that anything takes which happens at all, however busy the machine is.
pub(crate) const PATIENCE: Duration = Duration::from_secs(600);

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
    run(command(args))
}

/// Runs a command to its end, with nothing to read.
pub(crate) fn run(mut command: Command) -> Ended {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().unwrap();
    let what = format!("end of {command:?}");
    ended(within_patience(&what, || child.wait_with_output()).unwrap())
}

/// What some work comes to. A test that waits in vain says for what.
pub(crate) fn within_patience<T: Send + 'static>(
    what: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> T {
    let (done, is_done) = channel();
    thread::spawn(move || done.send(work()));
    is_done.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("{what}: not within {PATIENCE:?}"))
}

pub(crate) fn ended(output: Output) -> Ended {
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().expect("never killed"), text(output.stdout), text(output.stderr))
}
