//! All that is printed, besides the game on the screen and the answers of a batch.

use std::{
    fmt::Display,
    io::{self, ErrorKind, Write},
    path::Path,
    sync::OnceLock,
};

use dublet_words::Words;

use crate::answer::{Answer, Outcome, cannot_write};

/// Why a line is missing from standard output.
static MISSING: OnceLock<io::Error> = OnceLock::new();

/// Prints a line. A command goes on where that fails: it may have a file to write as well.
pub(crate) fn line(text: impl Display) {
    // Who looks at the first lines only, by `head` or a pager, closes the pipe early.
    if let Err(error) = writeln!(io::stdout(), "{text}")
        && error.kind() != ErrorKind::BrokenPipe
    {
        let _ = MISSING.set(error);
    }
}

/// Prints a value as JSON.
pub(crate) fn json(value: &impl serde::Serialize) {
    line(serde_json::to_string(value).expect("our values are plain data"));
}

/// Prints what is wrong to standard error, whether or not anybody reads it.
pub(crate) fn error(text: &str) {
    let _ = writeln!(io::stderr(), "dublet: {text}");
}

/// The answer, unless some of it could not be printed.
pub(crate) fn printed(answer: Answer, words: &Words) -> Outcome {
    match MISSING.get() {
        Some(error) => Err(cannot_write(Path::new("stdout"), error, words)),
        None => Ok(answer),
    }
}
