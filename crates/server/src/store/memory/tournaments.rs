//! What stands beside the logs of tournaments, as plain values. What is refused changes nothing.

use std::collections::BTreeMap;

use dublet_protocol::TableId;

use crate::store::{StoreError, Stored, TournamentWrite, refusal};

#[derive(Clone, Default)]
pub(super) struct AllTournaments {
    texts: BTreeMap<TableId, String>,
    passes: BTreeMap<[u8; 32], TableId>,
}

impl AllTournaments {
    pub(super) fn check(&self, write: &TournamentWrite) -> Stored<()> {
        let mut sorted = write.passes.clone();
        sorted.sort_unstable();
        let twice = sorted.windows(2).any(|pair| pair[0] == pair[1]);
        let taken = |hash: &[u8; 32]| {
            self.passes.get(hash).is_some_and(|whose| *whose != write.append.table)
        };
        match twice || write.passes.iter().any(taken) {
            true => Err(StoreError::Refused(refusal::PASS_TAKEN)),
            false => Ok(()),
        }
    }

    /// Keeps what has been checked.
    pub(super) fn keep(&mut self, write: &TournamentWrite) {
        let tournament = write.append.table;
        self.erase(tournament);
        self.texts.insert(tournament, write.text.clone());
        self.passes.extend(write.passes.iter().map(|hash| (*hash, tournament)));
    }

    pub(super) fn text(&self, tournament: TableId) -> Option<&String> {
        self.texts.get(&tournament)
    }

    pub(super) fn of_pass(&self, hash: [u8; 32]) -> Option<TableId> {
        self.passes.get(&hash).copied()
    }

    pub(super) fn erase(&mut self, tournament: TableId) {
        self.texts.remove(&tournament);
        self.passes.retain(|_, whose| *whose != tournament);
    }
}
