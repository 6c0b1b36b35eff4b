//! Ties, and the end of a stage (rules 8.1 and 8.5).

use std::collections::BTreeSet;

use super::{DONE, Decision};
use crate::{
    event::{Closing, Outcome, Row},
    person::PersonId,
    refusal::Refusal,
    standings::Tied,
    tournament::Tournament,
};

impl Tournament {
    pub(super) fn break_tie(&self, order: &[PersonId]) -> Decision {
        let rows = self.standings(self.scored_stage());
        let points = |row: &Row| (row.big, row.small);
        let first = order.first().and_then(|first| rows.iter().find(|row| row.player == *first));
        let first = first.ok_or(Refusal::NoTie)?;
        let equal: BTreeSet<PersonId> =
            rows.iter().filter(|row| points(row) == points(first)).map(|row| row.player).collect();
        let named: BTreeSet<PersonId> = order.iter().copied().collect();
        match equal == named && named.len() == order.len() && order.len() > 1 {
            true => DONE,
            false => Err(Refusal::NoTie),
        }
    }

    pub(super) fn can_close(&self) -> Decision {
        self.current()?;
        let rounds = self.rounds_left();
        if rounds > 0 {
            return Err(Refusal::RoundsLeft { rounds });
        }
        self.all_signed()?;
        if let Some(call) = self.calls.iter().position(|call| call.ruling.is_none()) {
            return Err(Refusal::CallOpen { call: call as u16 + 1 });
        }
        let stage = self.stage_number();
        let standings = self.standings(stage);
        let advancing = self
            .advancing(stage, &standings, &self.left())
            .map_err(|Tied(players)| Refusal::TieAtCutOff { players })?;
        if stage + 1 < self.stages() && advancing.len() < 2 {
            return Err(Refusal::TooFewPlayers);
        }
        Ok(Outcome::Closing(Closing { standings, advancing }))
    }
}
