//! Reading game records, and saying what is wrong with them.

use std::path::Path;

use dublet_rules::{
    game::{ReplayError, ReplayFault},
    record::{Record, RecordError},
};

use crate::{
    answer::{BadInput, in_file, read_file},
    words::Words,
};

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

impl Words {
    /// Why events are no game, with the number of the event.
    pub(crate) fn replay_error(&self, error: &ReplayError) -> String {
        let what = match &error.why {
            ReplayFault::Refused(refusal) => self.refusal(refusal).join("; "),
            ReplayFault::WrongDeck(_) => self.say("refusal-wrong-deck"),
            ReplayFault::BadSetup(bad) => self.bad_setup(*bad),
            ReplayFault::Uncaused => self.say("verify-uncaused"),
            ReplayFault::Differs => self.say("verify-differs"),
            ReplayFault::Missing => self.say("verify-missing"),
        };
        self.tell("verify-event", [("event", (error.index + 1).into()), ("error", what.into())])
    }
}
