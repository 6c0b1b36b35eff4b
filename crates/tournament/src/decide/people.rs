//! Who may come, go and take a chair.

use super::{DONE, Decision};
use crate::{
    event::MOST_TABLES,
    person::PersonId,
    refusal::Refusal,
    tournament::{Presence, Tournament, ordered},
};

impl Tournament {
    pub(super) fn presence(&self, player: PersonId) -> Result<Presence, Refusal> {
        self.people.get(&player).copied().ok_or(Refusal::UnknownPlayer { player })
    }

    /// Known, and not gone.
    pub(super) fn stays(&self, player: PersonId) -> Result<(), Refusal> {
        match self.presence(player)? {
            Presence::Withdrawn => Err(Refusal::Withdrawn { player }),
            Presence::Expected | Presence::Present | Presence::Away => Ok(()),
        }
    }

    pub(super) fn register(&self, player: PersonId) -> Decision {
        if self.people.contains_key(&player) {
            return Err(Refusal::AlreadyRegistered { player });
        }
        // A substitute may come at any time; who enters late to play needs a round to play in.
        if self.is_over() { Err(Refusal::TooLate { player }) } else { DONE }
    }

    /// Who was thought to have left comes after all. Who has played stays away: their sheets say that they had left.
    pub(super) fn may_return(&self, player: PersonId) -> Decision {
        match (self.has_played(player), self.is_over()) {
            (true, _) => Err(Refusal::Withdrawn { player }),
            (_, true) => Err(Refusal::TooLate { player }),
            _ => DONE,
        }
    }

    /// What somebody played is on record, and a substitute has a place in the stage: neither is taken back as if it had not been.
    pub(super) fn has_done_nothing(&self, player: PersonId) -> Decision {
        match self.has_played(player) || self.entrants.contains(&player) {
            true => Err(Refusal::HasPlayed { player }),
            false => DONE,
        }
    }

    pub(super) fn own_table(&self, player: PersonId, table: Option<u16>) -> Decision {
        self.presence(player)?;
        if self.own_tables.get(&player).copied() == table {
            return Err(Refusal::NothingChanged);
        }
        let Some(table) = table else { return DONE };
        if !(1..=MOST_TABLES).contains(&table) {
            return Err(Refusal::NoTableNumber { most: MOST_TABLES });
        }
        match self.own_tables.iter().find(|(_, theirs)| **theirs == table) {
            Some((other, _)) => Err(Refusal::TableTaken { player: *other, table }),
            None => DONE,
        }
    }

    pub(super) fn keep_apart(&self, players: [PersonId; 2]) -> Decision {
        for player in players {
            self.presence(player)?;
        }
        if players[0] == players[1] {
            return Err(Refusal::SamePlayer);
        }
        match self.apart.contains(&ordered(players)) {
            true => Err(Refusal::AlreadyApart),
            false => DONE,
        }
    }

    pub(super) fn can_substitute(&self, gone: PersonId, came: PersonId) -> Decision {
        self.stays(gone)?;
        if self.presence(came)? != Presence::Present {
            return Err(Refusal::NotPresent { player: came });
        }
        if gone == came {
            return Err(Refusal::SamePlayer);
        }
        if self.entrants.contains(&came) {
            return Err(Refusal::AlreadyRegistered { player: came });
        }
        for (number, round) in self.rounds.iter().enumerate() {
            let open = round.tables.iter().any(|table| table.sheet.is_none());
            if open && round.tables.iter().any(|table| table.chairs.contains(&came)) {
                return Err(Refusal::SeatedTwice { player: came, round: number as u16 + 1 });
            }
        }
        DONE
    }
}
