//! What happened in all the evenings, so that a test can say that enough did.

use std::{collections::BTreeMap, fmt};

use dublet_protocol::CommonEvent;

#[derive(Default)]
pub(crate) struct Tally(BTreeMap<&'static str, u64>);

impl Tally {
    pub(crate) fn count(&mut self, what: &'static str) {
        *self.0.entry(what).or_default() += 1;
    }

    pub(crate) fn common(&mut self, event: &CommonEvent) {
        match event {
            CommonEvent::Paused => self.count("pauses"),
            CommonEvent::TakenOver { .. } => self.count("stand-ins"),
            CommonEvent::Returned { .. } => self.count("returns"),
            CommonEvent::Slept { .. } => self.count("sleeps"),
            _ => {}
        }
    }

    pub(crate) fn of(&self, what: &str) -> u64 {
        self.0.get(what).copied().unwrap_or_default()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(what, count)| write!(f, "{count} {what}; "))
    }
}
