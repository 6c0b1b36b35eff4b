//! Whether somebody decided what concerned them as a player.

use super::{finding::Finding, ledger::Ledger, walk::Walk};
use crate::{
    event::{Act, TableNumber},
    person::{Actor, PersonId, Role},
};

impl Walk {
    pub(super) fn own_case(&mut self, by: Actor, act: &Act) {
        let own = self.ledger.impartial && by.role != Role::Player && self.ledger.own(by.id, act);
        self.unless(!own, Finding::OwnCase { player: by.id });
    }
}

impl Ledger {
    fn own(&self, who: PersonId, act: &Act) -> bool {
        let sat_at = |place: TableNumber| self.chairs(place).is_some_and(|at| at.contains(&who));
        match act {
            Act::SignPaper { place }
            | Act::Dispute { place, .. }
            | Act::CallJudge { place, .. }
            | Act::Uphold { place, .. }
            | Act::Correct { place, .. } => sat_at(*place),
            Act::Rule { call, .. } => {
                let number = usize::from(*call).checked_sub(1);
                number.and_then(|at| self.calls.get(at)).is_some_and(|(place, _)| sat_at(*place))
            }
            Act::Penalise { player, .. } => self.beside(who, *player),
            Act::Lift { penalty, .. } => {
                let number = usize::from(*penalty).checked_sub(1);
                let given = number.and_then(|at| self.penalties.get(at)?.as_ref());
                given.is_some_and(|(_, player, ..)| self.beside(who, *player))
            }
            Act::BreakTie { order, lots, .. } => lots.is_none() && order.contains(&who),
            _ => false,
        }
    }

    /// The same person, or somebody at the same table in the newest round.
    fn beside(&self, who: PersonId, player: PersonId) -> bool {
        let newest = self.begun().checked_sub(1).map_or(&[][..], |at| &self.rounds[at].tables);
        who == player || newest.iter().any(|at| at.contains(&who) && at.contains(&player))
    }
}
