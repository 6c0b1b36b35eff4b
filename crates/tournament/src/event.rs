//! What happens in an event. Same events, same tournament, for ever: this is format [`EVENT_VERSION`], and a change of
//! meaning needs a new number.

use dublet_rules::{
    rules::Rules,
    score::{Points, SeatScore},
};
use serde::{Deserialize, Serialize};

use crate::{
    lots::Lots,
    person::{Actor, PersonId, Role},
    plan::Plan,
    sheet::GameEntry,
};

/// The version of the events below, stored with every file.
pub const EVENT_VERSION: u8 = 1;

/// Something somebody wants done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Command {
    /// The part it is done in.
    pub by: Actor,
    /// What is done.
    pub act: Act,
}

/// Something that was done, and what followed from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Event {
    /// Who did it.
    pub by: Actor,
    /// What was done.
    pub act: Act,
    /// What followed; kept so that anybody can hold it against their own reckoning.
    #[serde(default, skip_serializing_if = "Outcome::is_nothing")]
    pub outcome: Outcome,
}

/// The most a penalty takes: more than anybody wins in an event.
pub const MOST_PENALTY: (u32, Points) = (100, Points::whole(10_000));

/// The highest number a table can have as somebody's own: more tables than a hall holds.
pub const MOST_TABLES: u16 = 256;

/// A table of a round, both from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableNumber {
    /// Counted over all stages.
    pub round: u16,
    /// In that round.
    pub table: u16,
}

/// The tables of a round, each with its players, seat A first.
pub type Tables = Vec<Vec<PersonId>>;

/// Who may do what when. An event goes on as it began, and is judged by that.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Procedure {
    /// Players enter, sign and dispute whenever they like, and a disputed sheet counts no more.
    #[default]
    AnyTime,
    /// Players enter, sign, dispute and call a judge while their round is the newest and its stage is not closed. A signed
    /// sheet that is disputed counts until a judge has ruled.
    RoundByRound,
    /// As round by round, and whoever plays decides nothing that concerns them. On a server a table's pass is that of its round.
    Impartial,
}

impl Procedure {
    /// The one of new events.
    pub const NEWEST: Self = Self::Impartial;

    fn is_first(&self) -> bool {
        *self == Self::AnyTime
    }
}

/// What can be done.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "do", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Act {
    /// To begin: the rules everybody plays by.
    Found {
        /// An edition, with or without house rules.
        rules: Rules,
        /// Who may do what when; events of before have none written.
        #[serde(default, skip_serializing_if = "Procedure::is_first")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Procedure>"))]
        #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
        procedure: Procedure,
    },
    /// To say how the event runs, before anybody is seated.
    Plan {
        /// Stages.
        plan: Plan,
    },
    /// To give the stage being played another number of rounds, and its rounds that have not begun another number of games. The
    /// last drawn that are too many are dropped; what is drawn of the others stays.
    Replan {
        /// All of the stage, those that have begun too.
        rounds: u8,
        /// Of each round that has not begun.
        games: u8,
        reason: String,
    },
    /// To enter a player, also when rounds have been played.
    Register { player: PersonId },
    /// To keep two players from one table, as far as the draw can.
    KeepApart { players: [PersonId; 2] },
    /// To note that somebody is there; also somebody who is back, or was thought to have left and has not played yet.
    CheckIn { player: PersonId },
    /// To note that somebody is away for a game or a round, and comes back.
    StepOut { player: PersonId, reason: String },
    /// To give a player the same table in every round, as far as there is one of that number; or no longer.
    OwnTable {
        player: PersonId,
        /// From 1; nobody else's own.
        table: Option<u16>,
        reason: String,
    },
    /// To take back that somebody is there, who has not played.
    CheckOut { player: PersonId, reason: String },
    /// To take back that somebody was entered, who has not played.
    Unregister { player: PersonId, reason: String },
    /// To take back that two players are kept apart.
    LetMeet { players: [PersonId; 2], reason: String },
    /// To note that somebody has left for good.
    Withdraw { player: PersonId, reason: String },
    /// To put somebody onto another's chair from now on; each keeps the own points.
    Substitute {
        /// Who has left.
        gone: PersonId,
        /// Who has come.
        came: PersonId,
        reason: String,
    },
    /// To seat all rounds of the stage that have not begun, anew if need be.
    Seat {
        /// Round by round.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<Vec<Vec<PersonId>>>))]
        rounds: Vec<Tables>,
        /// What they were drawn with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
        lots: Option<Lots>,
    },
    /// To have two players take each other's seats in a round that is drawn and has not begun.
    Swap {
        /// From 1.
        round: u16,
        players: [PersonId; 2],
        reason: String,
    },
    /// To begin the next round.
    Start,
    /// To hand in a table's games; somebody of the table does, or a judge.
    Enter {
        place: TableNumber,
        /// In order.
        games: Vec<GameEntry>,
    },
    /// To sign what another player of the table entered.
    Sign { place: TableNumber },
    /// To note that a sheet is signed on paper; a judge does, who has the paper.
    SignPaper { place: TableNumber },
    /// To say that a sheet is wrong.
    Dispute { place: TableNumber, reason: String },
    /// To ask for a judge (rule 8.3).
    CallJudge { place: TableNumber, reason: String },
    /// To answer a call: the judge's word, final (rule 8.3).
    Rule {
        /// Which call, from 1.
        call: u16,
        /// The rule it rests on.
        rule: String,
        reason: String,
    },
    /// To let a sheet stand as it was entered, signed or not (rule 8.3).
    Uphold {
        place: TableNumber,
        /// The rule it rests on.
        rule: String,
        reason: String,
    },
    /// To put other games in the place of a sheet (rule 8.3); whatever came after is reckoned anew.
    Correct {
        place: TableNumber,
        /// All games of it.
        games: Vec<GameEntry>,
        /// The rule it rests on.
        rule: String,
        reason: String,
    },
    /// To take points from a player in the stage being played (rule 8.3).
    Penalise {
        player: PersonId,
        /// Big points taken.
        big: u32,
        /// Small points taken.
        small: Points,
        /// The rule it rests on.
        rule: String,
        reason: String,
    },
    /// To give back what a penalty took (rule 8.3).
    Lift {
        /// Which penalty, from 1.
        penalty: u16,
        /// The rule it rests on.
        rule: String,
        reason: String,
    },
    /// To order players who share a place, by lot or by a game of theirs (rule 8.1 leaves them equal).
    BreakTie {
        /// All who share it, the best first.
        order: Vec<PersonId>,
        /// How it was broken.
        reason: String,
        /// What it was drawn with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
        lots: Option<Lots>,
    },
    /// To end the stage: who goes on is found.
    Close,
    /// To take back the end of the stage before, while nothing of the next has begun.
    Reopen { reason: String },
}

impl Act {
    /// What lots decided it, if any did.
    pub fn lots(&self) -> Option<Lots> {
        match self {
            Self::Seat { lots, .. } | Self::BreakTie { lots, .. } => *lots,
            _ => None,
        }
    }

    /// The reason and the rule it names, where it must.
    pub fn grounds(&self) -> (Option<&str>, Option<&str>) {
        match self {
            Self::Replan { reason, .. }
            | Self::StepOut { reason, .. }
            | Self::OwnTable { reason, .. }
            | Self::CheckOut { reason, .. }
            | Self::Unregister { reason, .. }
            | Self::LetMeet { reason, .. }
            | Self::Swap { reason, .. }
            | Self::Withdraw { reason, .. }
            | Self::Substitute { reason, .. }
            | Self::Dispute { reason, .. }
            | Self::CallJudge { reason, .. }
            | Self::BreakTie { reason, .. }
            | Self::Reopen { reason } => (Some(reason), None),
            Self::Rule { rule, reason, .. }
            | Self::Uphold { rule, reason, .. }
            | Self::Correct { rule, reason, .. }
            | Self::Penalise { rule, reason, .. }
            | Self::Lift { rule, reason, .. } => (Some(reason), Some(rule)),
            _ => (None, None),
        }
    }

    /// Whose right it is.
    pub const fn roles(&self) -> &'static [Role] {
        match self {
            Self::Found { .. }
            | Self::Plan { .. }
            | Self::Replan { .. }
            | Self::Register { .. }
            | Self::KeepApart { .. }
            | Self::CheckIn { .. }
            | Self::StepOut { .. }
            | Self::OwnTable { .. }
            | Self::CheckOut { .. }
            | Self::Unregister { .. }
            | Self::LetMeet { .. }
            | Self::Swap { .. }
            | Self::Withdraw { .. }
            | Self::Substitute { .. }
            | Self::Seat { .. }
            | Self::Start
            | Self::Close
            | Self::Reopen { .. } => &[Role::Organiser],
            Self::Enter { .. } | Self::Dispute { .. } | Self::CallJudge { .. } => {
                &[Role::Player, Role::Judge]
            }
            Self::Sign { .. } => &[Role::Player],
            Self::SignPaper { .. }
            | Self::Rule { .. }
            | Self::Uphold { .. }
            | Self::Correct { .. }
            | Self::Penalise { .. }
            | Self::Lift { .. } => &[Role::Judge],
            Self::BreakTie { .. } => &[Role::Judge, Role::Organiser],
        }
    }
}

/// What follows from an act.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Outcome {
    /// Nothing that needs reckoning.
    #[default]
    Nothing,
    /// The scores of a sheet, game by game.
    Scores(Vec<Vec<SeatScore>>),
    /// How good a seating is.
    Certificate(Certificate),
    /// How a stage ended.
    Closing(Closing),
}

impl Outcome {
    fn is_nothing(&self) -> bool {
        *self == Self::Nothing
    }
}

/// How good a seating is, beside what no seating can do without (`docs/tournament.md` has the proofs).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Certificate {
    /// Pairs who should not sit together and do.
    pub apart: u32,
    /// How often somebody with an own table sits at another one; left out where nobody does.
    #[serde(default, skip_serializing_if = "is_none")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u32>"))]
    pub elsewhere: u32,
    /// Meetings of pairs who have met before.
    pub repeats: Measure,
    /// Of these, meetings in two rounds running.
    pub back_to_back: Measure,
    /// Squares of how often each player was at a table with an empty chair.
    pub uneven: Measure,
    /// Squares of how often each player had each seat.
    pub seats: Measure,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_none(count: &u32) -> bool {
    *count == 0
}

/// A figure, and the least it can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Measure {
    /// As it is.
    pub found: u32,
    /// Proven: no seating has less.
    pub bound: u32,
}

impl Measure {
    /// Whether nothing can be better.
    pub const fn is_best(&self) -> bool {
        self.found == self.bound
    }
}

/// How a stage ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Closing {
    /// Everybody who played in it, the best first.
    pub standings: Vec<Row>,
    /// Who goes on, the best first; nobody from the last.
    pub advancing: Vec<PersonId>,
}

/// A line of the standings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Row {
    /// From 1; equals share it (rule 8.1).
    pub place: u32,
    /// The player of this row.
    pub player: PersonId,
    /// Games counted.
    pub games: u32,
    /// Big points, penalties taken off; below none with a penalty only.
    pub big: i32,
    /// Small points, penalties taken off.
    pub small: Points,
}
