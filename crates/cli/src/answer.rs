//! How a command ends, and what every command reads.

use std::{fs::OpenOptions, path::Path};

use dublet_rules::rules::{Edition, Rules};
use dublet_words::Words;

/// How a command ended.
pub(crate) enum Answer {
    /// Exit 0.
    Fine,
    /// Exit 1: the answer is no.
    No,
    /// Exit 2: some of the input was bad, which was told where it was met.
    Bad,
}

/// Input that cannot be used, in one clear line; exit 2.
pub(crate) struct BadInput(pub(crate) String);

pub(crate) type Outcome = Result<Answer, BadInput>;

/// The rules of an edition named on the command line.
pub(crate) fn edition(typed: &str, words: &Words) -> Result<Rules, BadInput> {
    let found = words.edition_typed(typed).map(Edition::rules);
    found.ok_or_else(|| BadInput(words.unknown_edition(typed)))
}

/// A file's text.
pub(crate) fn read_file(file: &Path, words: &Words) -> Result<String, BadInput> {
    std::fs::read_to_string(file).map_err(|error| cannot_read(file, &error, words))
}

pub(crate) fn cannot_read(file: &Path, error: &std::io::Error, words: &Words) -> BadInput {
    BadInput(words.cannot_read(file, error))
}

/// Writes a file.
pub(crate) fn write_file(file: &Path, text: &str, words: &Words) -> Result<(), BadInput> {
    std::fs::write(file, text).map_err(|error| cannot_write(file, &error, words))
}

/// Whether a file can be written, asked before long work; what it holds stays until then.
pub(crate) fn may_write(file: &Path, words: &Words) -> Result<(), BadInput> {
    let opened = OpenOptions::new().append(true).create(true).open(file);
    opened.map(drop).map_err(|error| cannot_write(file, &error, words))
}

/// Makes a folder where there is none: before a game, so that none is lost for want of it.
pub(crate) fn make_folder(folder: &Path, words: &Words) -> Result<(), BadInput> {
    std::fs::create_dir_all(folder).map_err(|error| cannot_write(folder, &error, words))
}

pub(crate) fn cannot_write(file: &Path, error: &std::io::Error, words: &Words) -> BadInput {
    BadInput(words.cannot_write(file, error))
}

/// A mistake in a file, with the file's name before it.
pub(crate) fn in_file(file: &Path, error: String, words: &Words) -> BadInput {
    BadInput(words.mistake_in(file, error))
}
