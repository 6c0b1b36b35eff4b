//! Who came, went and took a chair.

use super::{finding::Finding, ledger::Ledger, walk::Walk};
use crate::{event::Act, person::PersonId};

impl Walk {
    pub(super) fn people(&mut self, act: &Act) {
        match act {
            Act::Register { player } => {
                self.unless(!self.ledger.knows(*player), Finding::Twice { player: *player });
                self.unless(!self.over(), Finding::Over);
                self.ledger.expected.insert(*player);
            }
            Act::KeepApart { players: [a, b] } => {
                [a, b].into_iter().for_each(|player| self.known(*player));
                let new = a != b && self.ledger.apart.insert((*a.min(b), *a.max(b)));
                self.unless(new, Finding::Twice { player: *a });
            }
            Act::CheckIn { player } => {
                self.known(*player);
                let back = self.ledger.away.remove(player);
                if back {
                    self.unless(!self.over(), Finding::Over);
                }
                let awaited = back || self.ledger.expected.remove(player);
                let returns = !awaited && self.ledger.gone.remove(player);
                if returns {
                    let begun = self.ledger.rounds.iter().filter(|round| round.begun);
                    let played = begun.flat_map(|round| &round.tables).any(|t| t.contains(player));
                    self.unless(!played && !self.over(), Finding::NotThere { player: *player });
                }
                self.unless(awaited || returns, Finding::Twice { player: *player });
                self.ledger.present.insert(*player);
            }
            Act::StepOut { player, .. } => self.step_out(*player),
            Act::CheckOut { player, .. } => {
                self.known(*player);
                self.has_not_played(*player);
                let was_here = self.ledger.present.remove(player);
                self.unless(was_here, Finding::NotThere { player: *player });
                self.ledger.expected.insert(*player);
            }
            Act::Unregister { player, .. } => {
                self.known(*player);
                self.has_not_played(*player);
                let Ledger { expected, present, away, gone, apart, .. } = &mut self.ledger;
                for people in [expected, present, away, gone] {
                    people.remove(player);
                }
                apart.retain(|(a, b)| a != player && b != player);
                self.ledger.own_tables.remove(player);
            }
            Act::OwnTable { player, table, .. } => {
                self.known(*player);
                let before = match table {
                    Some(table) => self.ledger.own_tables.insert(*player, *table),
                    None => self.ledger.own_tables.remove(player),
                };
                let of_number = |wanted: u16| {
                    self.ledger.own_tables.values().filter(|table| **table == wanted).count()
                };
                let free =
                    table.is_none_or(|table| table > 0 && table <= 256 && of_number(table) == 1);
                self.unless(before != *table && free, Finding::OwnTable { player: *player });
            }
            Act::LetMeet { players: [a, b], .. } => {
                let were = self.ledger.apart.remove(&(*a.min(b), *a.max(b)));
                self.unless(were, Finding::NotApart);
            }
            Act::Withdraw { player, .. } => self.leave(*player),
            Act::Substitute { gone, came, .. } => self.substitute(*gone, *came),
            _ => {}
        }
    }

    fn has_not_played(&mut self, player: PersonId) {
        let mut begun = self.ledger.rounds.iter().filter(|round| round.begun);
        let played = begun.any(|round| round.tables.iter().flatten().any(|p| *p == player));
        let entered = self.ledger.entered.last().is_some_and(|list| list.contains(&player));
        self.unless(!played && !entered, Finding::HadPlayed { player });
    }

    fn over(&self) -> bool {
        let stages = self.ledger.stages().len();
        stages > 0 && self.ledger.stage() >= stages
    }

    /// Whoever comes back may have missed games of a table whose sheet is not there.
    fn step_out(&mut self, player: PersonId) {
        self.known(player);
        self.unless(!self.over(), Finding::Over);
        let was_here = self.ledger.present.remove(&player);
        self.unless(was_here, Finding::NotThere { player });
        if was_here {
            self.ledger.away.insert(player);
        }
        for (index, round) in self.ledger.rounds.iter().enumerate() {
            let mut tables = (1..).zip(&round.tables);
            let at = tables.find(|(_, chairs)| chairs.contains(&player)).map(|(number, _)| number);
            if round.begun && at.is_some_and(|number| !round.sheets.contains_key(&number)) {
                self.ledger.missed.insert((index + 1, player));
            }
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
        self.ledger.away.remove(&player);
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
