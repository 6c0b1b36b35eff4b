//! Reading game records, and saying what is wrong with them.

use std::path::Path;

use dublet_rules::record::{Record, RecordError};
use dublet_words::Words;

use crate::answer::{BadInput, in_file, read_file};

/// A record and the text it was read from.
pub(crate) struct ReadRecord {
    pub(crate) record: Record,
    text: String,
}

/// Reads a record.
pub(crate) fn read(file: &Path, words: &Words) -> Result<ReadRecord, BadInput> {
    let text = read_file(file, words)?;
    let record = text.parse().map_err(|error: RecordError| {
        let args = [
            ("line", error.line.into()),
            ("column", error.error.column.into()),
            ("error", words.mistake(&error.error.mistake).into()),
        ];
        in_file(file, words.tell("verify-line", args), words)
    })?;
    Ok(ReadRecord { record, text })
}

impl ReadRecord {
    /// The number of the line with an event, or of the last one where a log ends too soon.
    pub(crate) fn line(&self, event: usize) -> usize {
        let lines = || self.text.lines().zip(1..);
        let body = lines().skip_while(|(line, _)| !line.trim().is_empty());
        let mut events = body.filter(|(line, _)| !line.trim().is_empty() && !line.starts_with('#'));
        events.nth(event).or_else(|| lines().last()).map_or(1, |(_, number)| number)
    }
}
