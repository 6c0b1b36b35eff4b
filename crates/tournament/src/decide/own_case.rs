//! Nobody decides what concerns them as a player (rule 8.3). Who organises or judges and plays has one id in both parts.

use crate::{
    event::{Act, Procedure, TableNumber},
    person::{Actor, PersonId, Role},
    refusal::Refusal,
    tournament::{Round, Tournament},
};

impl Tournament {
    /// At the own table a judge does nothing but hand in its sheet, which another player signs.
    pub(super) fn not_own_case(&self, by: Actor, act: &Act) -> Result<(), Refusal> {
        let decides = by.role != Role::Player && self.procedure >= Procedure::Impartial;
        match decides && self.concerns(by.id, act) {
            true => Err(Refusal::OwnCase { player: by.id }),
            false => Ok(()),
        }
    }

    fn concerns(&self, person: PersonId, act: &Act) -> bool {
        match act {
            Act::SignPaper { place }
            | Act::Dispute { place, .. }
            | Act::CallJudge { place, .. }
            | Act::Uphold { place, .. }
            | Act::Correct { place, .. } => self.sits_at(person, *place),
            Act::Rule { call, .. } => {
                let call = self.calls.get(usize::from(*call).wrapping_sub(1));
                call.is_some_and(|call| self.sits_at(person, call.place))
            }
            Act::Penalise { player, .. } => self.plays_with(person, *player),
            Act::Lift { penalty, .. } => {
                let penalty = self.penalties.get(usize::from(*penalty).wrapping_sub(1));
                penalty.is_some_and(|penalty| self.plays_with(person, penalty.player))
            }
            // Lots are nobody's decision.
            Act::BreakTie { order, lots: None, .. } => order.contains(&person),
            _ => false,
        }
    }

    fn sits_at(&self, person: PersonId, place: TableNumber) -> bool {
        self.table(place).is_some_and(|(_, table)| table.chairs.contains(&person))
    }

    /// Whether two are one, or at one table in the newest round.
    fn plays_with(&self, person: PersonId, player: PersonId) -> bool {
        let newest = self.rounds.iter().rfind(|round| round.started);
        let tables = newest.into_iter().flat_map(|Round { tables, .. }| tables);
        let mut chairs = tables.map(|table| &table.chairs);
        person == player || chairs.any(|at| at.contains(&person) && at.contains(&player))
    }
}
