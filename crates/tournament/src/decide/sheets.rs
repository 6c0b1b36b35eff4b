//! Entering, signing and scoring a table's sheet (rules 8.2 and 8.3).

use dublet_rules::{rules::Rules, score::SeatScore};

use super::{DONE, Decision};
use crate::{
    event::{Outcome, Procedure, TableNumber},
    person::{Actor, PersonId, Role},
    refusal::Refusal,
    sheet::GameEntry,
    tournament::{Presence, Round, RoundTable, Sheet, SheetState, Tournament},
};

impl Tournament {
    pub(super) fn begun(&self, place: TableNumber) -> Result<(&Round, &RoundTable), Refusal> {
        let found = self.table(place).ok_or(Refusal::NoSuchTable { place })?;
        if found.0.started { Ok(found) } else { Err(Refusal::NotPlayed { place }) }
    }

    /// A player acts at the own table only, and while its round is the newest; a judge anywhere and later too.
    pub(super) fn at_table(
        &self,
        by: Actor,
        place: TableNumber,
        table: &RoundTable,
    ) -> Result<(), Refusal> {
        if by.role != Role::Player {
            return Ok(());
        }
        if !table.chairs.contains(&by.id) {
            return Err(Refusal::NotAtTable { player: by.id });
        }
        match self.procedure >= Procedure::RoundByRound && !self.runs(place) {
            true => Err(Refusal::RoundOver { place }),
            false => Ok(()),
        }
    }

    /// Whether a round that has begun is the newest, and its stage not closed.
    pub fn runs(&self, place: TableNumber) -> bool {
        let newest = self.rounds.iter().filter(|round| round.started).count();
        let stage = self.rounds.get(newest.wrapping_sub(1)).map(|round| round.stage);
        usize::from(place.round) == newest && stage == Some(self.closings.len())
    }

    pub(super) fn enter(
        &self,
        rules: &Rules,
        by: Actor,
        place: TableNumber,
        games: &[GameEntry],
    ) -> Decision {
        let (round, table) = self.begun(place)?;
        self.at_table(by, place, table)?;
        if table.sheet.is_some() {
            return Err(Refusal::AlreadyEntered { place });
        }
        Ok(Outcome::Scores(self.score(rules, place, (round, table), games)?))
    }

    pub(super) fn sign(&self, by: Actor, place: TableNumber) -> Decision {
        let (_, table) = self.begun(place)?;
        self.at_table(by, place, table)?;
        let sheet = sheet(table, place)?;
        match sheet.state {
            SheetState::Disputed => Err(Refusal::Disputed { place }),
            SheetState::Signed | SheetState::Settled => Err(Refusal::AlreadySigned { place }),
            // A judge has typed what others signed on paper.
            SheetState::Entered if by.role == Role::Player && self.is_enterer(by, sheet) => {
                Err(Refusal::SignedByEnterer)
            }
            SheetState::Entered => DONE,
        }
    }

    /// Who entered a sheet as a judge does not sign it as a player either.
    fn is_enterer(&self, by: Actor, sheet: &Sheet) -> bool {
        match self.procedure >= Procedure::Impartial {
            true => sheet.entered_by.id == by.id,
            false => sheet.entered_by == by,
        }
    }

    pub(super) fn score(
        &self,
        rules: &Rules,
        place: TableNumber,
        (round, table): (&Round, &RoundTable),
        games: &[GameEntry],
    ) -> Result<Vec<Vec<SeatScore>>, Refusal> {
        let plan = self.plan().ok_or(Refusal::NoPlan)?;
        let (expected, found) = (usize::from(round.games), games.len());
        let left = |player: &&PersonId| {
            self.people.get(player) == Some(&Presence::Withdrawn)
                || self.missed.contains(&(place.round, **player))
        };
        let here = table.chairs.len() - table.chairs.iter().filter(left).count();
        // Nobody can go on alone: where all others have left, the games played are all there are. So it is where time was up.
        let may_be_short = plan.time_up.shortens() || here < 2;
        if found > expected || (found < expected && !may_be_short) {
            return Err(Refusal::WrongGames { expected, found });
        }
        let mut scores = Vec::with_capacity(games.len());
        for (number, game) in (1..).zip(games) {
            let score = game
                .score(rules, table.chairs.len())
                .map_err(|why| Refusal::BadGame { game: number, why })?;
            for (player, hand) in table.chairs.iter().zip(&game.hands) {
                if hand.is_none() && !left(&player) {
                    return Err(Refusal::HandMissing { game: number, player: *player });
                }
            }
            scores.push(score);
        }
        Ok(scores)
    }

    /// Whether a call was answered, if there is such a call.
    pub(super) fn call(&self, number: u16) -> Option<bool> {
        Some(self.calls.get(usize::from(number).checked_sub(1)?)?.ruling.is_some())
    }
}

pub(super) fn sheet(table: &RoundTable, place: TableNumber) -> Result<&Sheet, Refusal> {
    table.sheet.as_ref().ok_or(Refusal::NotEntered { place })
}
