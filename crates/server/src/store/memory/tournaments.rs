//! What stands beside the logs of tournaments, as plain values. What is refused changes nothing.

use std::collections::BTreeMap;

use dublet_protocol::TableId;

use crate::store::{Papers, StoreError, Stored, refusal};

#[derive(Clone, Default)]
pub(super) struct AllPapers {
    texts: BTreeMap<TableId, String>,
    passes: BTreeMap<[u8; 32], TableId>,
}

impl AllPapers {
    pub(super) fn check(&self, papers: &Papers) -> Stored<()> {
        let mut sorted = papers.passes.clone();
        sorted.sort_unstable();
        let twice = sorted.windows(2).any(|pair| pair[0] == pair[1]);
        let taken = |hash: &[u8; 32]| {
            self.passes.get(hash).is_some_and(|whose| *whose != papers.append.table)
        };
        match twice || papers.passes.iter().any(taken) {
            true => Err(StoreError::Refused(refusal::PASS_TAKEN)),
            false => Ok(()),
        }
    }

    /// Keeps papers that have been checked.
    pub(super) fn keep(&mut self, papers: &Papers) {
        let tournament = papers.append.table;
        self.erase(tournament);
        self.texts.insert(tournament, papers.text.clone());
        self.passes.extend(papers.passes.iter().map(|hash| (*hash, tournament)));
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
