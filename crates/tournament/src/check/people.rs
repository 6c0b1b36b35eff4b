//! Who came, went and took a chair.

use super::{finding::Finding, walk::Walk};
use crate::{event::Act, person::PersonId};

impl Walk {
    pub(super) fn people(&mut self, act: &Act) {
        match act {
            Act::Register { player } => {
                self.unless(!self.ledger.knows(*player), Finding::Twice { player: *player });
                let stages = self.ledger.stages().len();
                let over = stages > 0 && self.ledger.stage() >= stages;
                self.unless(!over, Finding::Over);
                self.ledger.expected.insert(*player);
            }
            Act::KeepApart { players: [a, b] } => {
                [a, b].into_iter().for_each(|player| self.known(*player));
                let new = a != b && self.ledger.apart.insert((*a.min(b), *a.max(b)));
                self.unless(new, Finding::Twice { player: *a });
            }
            Act::CheckIn { player } => {
                self.known(*player);
                let awaited = self.ledger.expected.remove(player);
                let returns = !awaited && self.ledger.gone.remove(player);
                if returns {
                    let begun = self.ledger.rounds.iter().filter(|round| round.begun);
                    let played = begun.flat_map(|round| &round.tables).any(|t| t.contains(player));
                    let stages = self.ledger.stages().len();
                    let over = stages > 0 && self.ledger.stage() >= stages;
                    self.unless(!played && !over, Finding::NotThere { player: *player });
                }
                self.unless(awaited || returns, Finding::Twice { player: *player });
                self.ledger.present.insert(*player);
            }
            Act::Withdraw { player, .. } => self.leave(*player),
            Act::Substitute { gone, came, .. } => self.substitute(*gone, *came),
            _ => {}
        }
    }

    pub(super) fn known(&mut self, player: PersonId) {
        self.unless(self.ledger.knows(player), Finding::UnknownPlayer { player });
    }

    pub(super) fn leave(&mut self, player: PersonId) {
        self.known(player);
        let stays = !self.ledger.gone.contains(&player);
        self.unless(stays, Finding::NotThere { player });
        self.ledger.expected.remove(&player);
        self.ledger.present.remove(&player);
        self.ledger.gone.insert(player);
    }

    pub(super) fn substitute(&mut self, gone: PersonId, came: PersonId) {
        self.known(came);
        self.unless(self.ledger.present.contains(&came), Finding::NotThere { player: came });
        let playing = self.ledger.entered.last().is_some_and(|entered| entered.contains(&came));
        self.unless(gone != came && !playing, Finding::Twice { player: came });
        self.leave(gone);
        let mut twice = None;
        for (number, round) in self.ledger.rounds.iter_mut().enumerate() {
            let open = round.sheets.len() < round.tables.len();
            if open && round.tables.iter().flatten().any(|player| *player == came) {
                twice = Some(number + 1);
            }
            for (table, chairs) in round.tables.iter_mut().enumerate() {
                if !round.sheets.contains_key(&(table + 1)) {
                    chairs.iter_mut().filter(|p| **p == gone).for_each(|p| *p = came);
                }
            }
        }
        if let Some(round) = twice {
            self.found(Finding::SeatedTwice { player: came, round });
        }
        let entered = self.ledger.entered.last_mut().into_iter().flatten();
        entered.filter(|player| **player == gone).for_each(|player| *player = came);
    }
}
