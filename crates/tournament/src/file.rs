//! An event in one file that opens anywhere: a version, the log, and the names beside it.

use serde::{Deserialize, Serialize};

use crate::{
    event::{Act, Command, EVENT_VERSION, Event},
    names::{BadLine, Names},
    person::{Actor, PersonId},
    refusal::Refusal,
    tournament::Tournament,
};

/// A whole event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct EventFile {
    /// Which format the log is in.
    pub version: u8,
    /// What happened, in order.
    pub log: Vec<Event>,
    /// Who the ids are; names can be erased, and the log stays.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = std::collections::BTreeMap<String, serde_json::Value>))]
    pub names: Names,
    /// What the event is called, if somebody has said so.
    #[serde(default)]
    pub title: String,
}

/// Why a text is no event of ours.
#[derive(Debug, thiserror::Error)]
pub enum NotAnEvent {
    /// Not such JSON.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    /// Of a later program.
    #[error("version {found} is not {known}")]
    Version {
        /// Of the file.
        found: u8,
        /// The one known here.
        known: u8,
    },
}

/// The event of a log that cannot be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {}: {why}", index + 1)]
pub struct ReplayError {
    /// Its place in the log, from 0.
    pub index: usize,
    /// What is wrong with it.
    pub why: ReplayFault,
}

/// What is wrong with an event of a log.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReplayFault {
    /// It cannot be at that point.
    #[error("{0}")]
    Refused(Refusal),
    /// Something else follows from it.
    #[error("something else follows from it")]
    Differs,
}

impl Default for EventFile {
    fn default() -> Self {
        Self {
            version: EVENT_VERSION,
            log: Vec::new(),
            names: Names::default(),
            title: String::new(),
        }
    }
}

impl EventFile {
    /// Reads a file's text.
    ///
    /// # Errors
    /// When it is no event, or of a version not known here.
    pub fn read(text: &str) -> Result<Self, NotAnEvent> {
        let file: Self = serde_json::from_str(text)?;
        match file.version {
            EVENT_VERSION => Ok(file),
            found => Err(NotAnEvent::Version { found, known: EVENT_VERSION }),
        }
    }

    /// The text to keep: a line of JSON for every event, so that files compare and merge by lines.
    #[expect(clippy::missing_panics_doc, reason = "plain data is always JSON")]
    pub fn write(&self) -> String {
        let line = |event: &Event| serde_json::to_string(event).expect("plain data");
        let log: Vec<String> = self.log.iter().map(line).collect();
        let names = serde_json::to_string(&self.names).expect("plain data");
        let title = match self.title.as_str() {
            "" => String::new(),
            title => format!("\"title\":{},", serde_json::to_string(title).expect("plain data")),
        };
        format!(
            "{{\"version\":{},{title}\"names\":{names},\"log\":[\n{}\n]}}\n",
            self.version,
            log.join(",\n")
        )
    }

    /// The tournament, every event decided again: each must be what the rules of an event bring about.
    ///
    /// # Errors
    /// The first event that is not.
    pub fn replay(&self) -> Result<Tournament, ReplayError> {
        self.replay_with(|_, _, _| ())
    }

    /// The same, with a look at every act before it is done: the tournament then, and the line of the log, from 1.
    pub(crate) fn replay_with(
        &self,
        mut look: impl FnMut(&Tournament, usize, &Act),
    ) -> Result<Tournament, ReplayError> {
        let mut tournament = Tournament::new();
        for (index, event) in self.log.iter().enumerate() {
            let fault = |why| ReplayError { index, why };
            let command = Command { by: event.by, act: event.act.clone() };
            let decided =
                tournament.decide(command).map_err(|why| fault(ReplayFault::Refused(why)))?;
            if decided != *event {
                return Err(fault(ReplayFault::Differs));
            }
            look(&tournament, index + 1, &event.act);
            tournament.apply(event);
        }
        Ok(tournament)
    }

    /// An id nobody has had: also not somebody whose name was erased.
    pub fn next_id(&self) -> PersonId {
        let entered = |event: &Event| match event.act {
            Act::Register { player } => player,
            _ => event.by.id,
        };
        let in_log = self.log.iter().flat_map(|event| [event.by.id, entered(event)]);
        let last = in_log.chain(self.names.iter().map(|(person, _)| person)).max();
        PersonId(last.map_or(1, |last| last.0.saturating_add(1)))
    }

    /// Names everybody of a list, one a line; they are still to be entered.
    ///
    /// # Errors
    /// Every line that cannot be used; nobody is named then.
    pub fn import(&mut self, list: &str) -> Result<Vec<PersonId>, Vec<BadLine>> {
        let first = self.next_id();
        self.names.import(list, first)
    }

    /// Decides, makes it so and adds it to the log.
    ///
    /// # Errors
    /// Why it cannot be; nothing has changed then.
    pub fn act(&mut self, tournament: &mut Tournament, by: Actor, act: Act) -> Result<(), Refusal> {
        self.log.push(tournament.act(by, act)?);
        Ok(())
    }
}
