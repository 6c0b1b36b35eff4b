//! What each part needs to see: the board in the hall, a table, and what waits for a judge. Ids only; a face puts names.

use dublet_rules::{score::SeatScore, seat::Seat, standings::Starter};
use serde::Serialize;

use crate::{
    event::{Row, TableNumber},
    person::PersonId,
    plan::{StageKind, TimeUp},
    standings::Tied,
    tournament::{Round, RoundTable, Ruling, Sheet, SheetState, Tournament},
};

/// The big screen: where everybody sits, what is missing, who leads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Board {
    /// The stage being played; nothing before a plan and when all is over.
    pub stage: Option<StageKind>,
    /// The round being played, or the next, from 1 over all stages.
    pub round: Option<u16>,
    /// Whether it has begun.
    pub started: bool,
    /// Its tables.
    pub tables: Vec<TableView>,
    /// The standings of the stage, or of the last; the ranking of the whole event once it is over.
    pub standings: Vec<Row>,
}

/// A table of a round, for its players' telephones too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableView {
    /// Its round and number.
    pub place: TableNumber,
    /// Who sits where, seat A first.
    pub chairs: Vec<PersonId>,
    /// Who starts each game; nobody is named where that is drawn (rule 2.1).
    pub starters: Vec<Option<Seat>>,
    /// How far its sheet is; nothing was handed in yet.
    pub sheet: Option<SheetState>,
    /// What becomes of games there is no time for; left out where all are played.
    #[serde(skip_serializing_if = "TimeUp::is_play_on")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<TimeUp>"))]
    #[cfg_attr(feature = "schema", schema(value_type = Option<TimeUp>))]
    pub time_up: TimeUp,
    /// Whether it is signed on paper; left out while it is not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub on_paper: bool,
    /// Who was away while it was played: there may be games without them. Left out while nobody was.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<PersonId>>"))]
    pub missed: Vec<PersonId>,
    /// What was handed in scores, game by game.
    pub scores: Vec<Vec<SeatScore>>,
    /// Whether a judge is asked for.
    pub waits_for_judge: bool,
}

/// Where somebody sits in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NextSeat {
    /// The player who sits there.
    pub player: PersonId,
    /// The round and the table.
    pub place: TableNumber,
    /// The seat there.
    pub seat: Seat,
}

/// Somebody asked for a judge (rule 8.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct CallView {
    /// Its number, from 1.
    pub call: u16,
    /// The table that called.
    pub place: TableNumber,
    /// The player who called.
    pub by: PersonId,
    /// What the judge is asked, as the player wrote it.
    pub reason: String,
    /// The answer, once there is one.
    pub ruling: Option<Ruling>,
}

/// Something that waits for a judge or the organiser.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "exception")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Exception {
    /// Somebody of a table says its sheet is wrong.
    Disputed { place: TableNumber, by: PersonId, reason: String },
    /// Somebody asks for a judge.
    Called {
        /// The call's number, from 1.
        call: u16,
        place: TableNumber,
        by: PersonId,
        reason: String,
    },
    /// Players share a place of whom only some go on.
    TieAtCutOff {
        /// Which stage, from 1.
        stage: usize,
        players: Vec<PersonId>,
    },
    /// By a correction, others than those who went on should have.
    CutOffChanged {
        /// Which stage, from 1.
        stage: usize,
        /// Who should have gone on and did not.
        missing: Vec<PersonId>,
        /// Who went on and should not have.
        extra: Vec<PersonId>,
    },
    /// Somebody present has no chair in the next round, somebody with a chair has left, or sits elsewhere than at their own table.
    SeatAgain {
        /// Which round.
        round: u16,
    },
}

impl Tournament {
    /// What the hall sees.
    pub fn board(&self) -> Board {
        let signed = |round: &Round| {
            round.started
                && round.tables.iter().all(|t| t.sheet.as_ref().is_some_and(Sheet::is_done))
        };
        let current = self.rounds.iter().position(|round| !signed(round));
        let round = current.or_else(|| self.rounds.len().checked_sub(1));
        let tables = round.map_or(0, |round| self.rounds[round].tables.len());
        let place = |table: usize| TableNumber {
            round: round.unwrap_or(0) as u16 + 1,
            table: table as u16 + 1,
        };
        Board {
            stage: self.stage().map(|stage| stage.kind),
            round: round.map(|round| round as u16 + 1),
            started: round.is_some_and(|round| self.rounds[round].started),
            tables: (0..tables).filter_map(|table| self.table_view(place(table))).collect(),
            standings: match self.is_over() {
                true => self.ranking(),
                false => self.standings(self.scored_stage()),
            },
        }
    }

    /// What the players of a table see.
    pub fn table_view(&self, place: TableNumber) -> Option<TableView> {
        let (round, RoundTable { chairs, sheet }) = self.table(place)?;
        let plan = self.plan()?;
        let starter = |game: u8| match self.starter(chairs.len(), game.into()) {
            Some(Starter::Seat(seat)) => Some(seat),
            _ => None,
        };
        Some(TableView {
            place,
            chairs: chairs.clone(),
            starters: (0..round.games).map(starter).collect(),
            sheet: sheet.as_ref().map(|sheet| sheet.state),
            time_up: plan.time_up,
            missed: {
                let missed = |player: &&PersonId| self.missed.contains(&(place.round, **player));
                chairs.iter().filter(missed).copied().collect()
            },
            on_paper: sheet.as_ref().is_some_and(Sheet::is_signed_on_paper),
            scores: sheet.as_ref().map_or_else(Vec::new, |sheet| sheet.scores.clone()),
            waits_for_judge: self
                .calls
                .iter()
                .any(|call| call.place == place && call.ruling.is_none()),
        })
    }

    /// Where those of a table go from it: their seats in the round after it, as far as that is drawn, once nothing about their
    /// sheet is open any more.
    pub fn next_seats(&self, place: TableNumber) -> Vec<NextSeat> {
        let Some((_, RoundTable { chairs, sheet: Some(sheet) })) = self.table(place) else {
            return Vec::new();
        };
        let after = self.rounds.get(usize::from(place.round)).filter(|_| sheet.is_done());
        let seat_of = |player: &PersonId| {
            let tables = (1..).zip(&after?.tables);
            tables.into_iter().find_map(|(table, found)| {
                let seat = found.chairs.iter().position(|chair| chair == player)?;
                let place = TableNumber { round: place.round + 1, table };
                Some(NextSeat { player: *player, place, seat: Seat::new(seat)? })
            })
        };
        chairs.iter().filter_map(seat_of).collect()
    }

    /// Every call for a judge, with its answer.
    pub fn calls(&self) -> impl Iterator<Item = CallView> {
        self.calls.iter().enumerate().map(|(number, call)| CallView {
            call: number as u16 + 1,
            place: call.place,
            by: call.by.id,
            reason: call.reason.clone(),
            ruling: call.ruling.clone(),
        })
    }

    /// What waits for a judge or the organiser.
    pub fn exceptions(&self) -> Vec<Exception> {
        let mut found = Vec::new();
        for CallView { call, place, by, reason, ruling } in self.calls() {
            if ruling.is_none() {
                found.push(Exception::Called { call, place, by, reason });
            }
        }
        for (round, tables) in self.rounds.iter().enumerate() {
            for (table, found_table) in tables.tables.iter().enumerate() {
                if let Some(Sheet { state: SheetState::Disputed, dispute: Some(dispute), .. }) =
                    &found_table.sheet
                {
                    let place = TableNumber { round: round as u16 + 1, table: table as u16 + 1 };
                    let (by, reason) = dispute.clone();
                    found.push(Exception::Disputed { place, by, reason });
                }
            }
        }
        found.extend(self.cut_offs());
        found.extend(self.seats_amiss());
        found
    }

    /// Cut-offs that are no longer what the standings say, and a tie that keeps the next from being made.
    fn cut_offs(&self) -> Vec<Exception> {
        let mut found = Vec::new();
        for (stage, closed) in self.closings.iter().enumerate() {
            let went = &closed.closing.advancing;
            match self.advancing(stage, &self.standings(stage), &closed.left) {
                Err(Tied(players)) => {
                    found.push(Exception::TieAtCutOff { stage: stage + 1, players });
                }
                Ok(should) => {
                    let without = |list: &[PersonId], other: &[PersonId]| -> Vec<PersonId> {
                        list.iter().copied().filter(|player| !other.contains(player)).collect()
                    };
                    let (missing, extra) = (without(&should, went), without(went, &should));
                    if !missing.is_empty() || !extra.is_empty() {
                        let stage = stage + 1;
                        found.push(Exception::CutOffChanged { stage, missing, extra });
                    }
                }
            }
        }
        if let Some(players) = self.tie_at_cut_off() {
            found.push(Exception::TieAtCutOff { stage: self.stage_number() + 1, players });
        }
        found
    }

    /// Who shares a place of whom only some go on. Before the last sheet is signed nobody does: everybody may still leave
    /// everybody behind.
    pub fn tie_at_cut_off(&self) -> Option<Vec<PersonId>> {
        self.stage()?;
        if self.rounds_left() > 0 || self.all_signed().is_err() {
            return None;
        }
        let stage = self.stage_number();
        match self.advancing(stage, &self.standings(stage), &self.left()) {
            Err(Tied(players)) => Some(players),
            Ok(_) => None,
        }
    }

    /// Whether somebody would sit at their own table in a new draw, and does not in this one.
    fn strays(&self, round: usize) -> bool {
        let tables = self.rounds[round].seats();
        match self.seating_problem() {
            Some(problem) if problem.own_tables.is_empty() => false,
            Some(problem) if problem.by_rank => problem.tables_by_rank().first() != Some(&tables),
            Some(problem) => problem.own_tables.iter().any(|(player, number)| {
                let own = tables.get(usize::from(*number) - 1);
                own.is_some_and(|own| !own.contains(player)) && problem.players.contains(player)
            }),
            None => false,
        }
    }

    pub(crate) fn seats_amiss(&self) -> Option<Exception> {
        let next = self.rounds.iter().position(|round| !round.started)?;
        let mut seated: Vec<PersonId> =
            self.rounds[next].tables.iter().flat_map(|table| table.chairs.clone()).collect();
        let mut expected = self.to_seat();
        seated.sort_unstable();
        expected.sort_unstable();
        (seated != expected || self.strays(next))
            .then_some(Exception::SeatAgain { round: next as u16 + 1 })
    }
}
