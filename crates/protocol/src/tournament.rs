//! What crosses the wire of a tournament: passes, what the holder of each sees, and what can be asked for.
//!
//! Who shows a pass needs no account. A pass names a part, and the type of a part lists what that part may see.

use std::collections::BTreeMap;

use dublet_rules::rules::Rules;
use dublet_tournament::{
    event::{Act, Certificate, Row},
    lots::Lots,
    names::Details,
    person::{Actor, PersonId},
    plan::{Plan, Preset},
    sheet::GameEntry,
    tournament::{Penalty, Presence},
    view::{Board, CallView, Exception, NextSeat, TableView},
};
use serde::{Deserialize, Serialize};

use crate::{Millis, WishId};

/// What a pass is for.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "role", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Part {
    /// Runs the event, and judges where nobody else does.
    Organiser,
    /// Decides disputes, penalties and corrections (rule 8.3).
    Judge { person: PersonId },
    /// The telephones at a table.
    Table {
        /// From 1.
        table: u16,
        /// The round it acts in. Without one it is that of the card which lies on the table all day: it reads, and in events of
        /// before there were others it acts in every round.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        round: Option<u16>,
    },
    /// The big screen, and whoever may look.
    Screen,
}

/// A tournament as the holder of a pass sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TournamentState {
    /// Counts changes; whoever has this one asks for what comes after it.
    pub number: u64,
    /// Now, for the page's clock.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub now: Millis,
    /// What it is called.
    pub title: String,
    /// The rules everybody plays by.
    pub rules: Rules,
    /// What everybody is called, two of one name told apart; whose name was erased is not in it. The screen reads public
    /// names, a table those of all who do not sit there.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, String>))]
    pub names: BTreeMap<PersonId, String>,
    /// Of which clubs they are, as far as this pass may know.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<PersonId, String>>"))]
    #[cfg_attr(feature = "schema", schema(value_type = Option<BTreeMap<String, String>>))]
    pub clubs: BTreeMap<PersonId, String>,
    /// Where everybody sits, what is missing, who leads.
    pub board: Board,
    /// Whether the last stage has ended.
    pub over: bool,
    /// The clock of the round, while one runs.
    pub clock: Option<RoundClock>,
    /// What this pass sees beside.
    pub sight: Sight,
}

/// How long a round has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "clock")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum RoundClock {
    /// It runs.
    Running {
        /// Until then.
        #[cfg_attr(feature = "schema", schema(value_type = i64))]
        ends: Millis,
    },
    /// It stands still.
    Paused {
        /// Milliseconds left.
        #[cfg_attr(feature = "schema", schema(value_type = i64))]
        left: Millis,
    },
}

/// What each part sees beside what everybody does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "role")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Sight {
    /// Nothing more.
    Screen,
    /// A table.
    Table(TableSight),
    /// Everything on paper.
    Judge(Books),
    /// That, and the means to run it.
    Organiser(Box<Desk>),
}

/// What the telephones of a table see.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableSight {
    /// The table's number in its round, from 1.
    pub table: u16,
    /// The round of the pass, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub round: Option<u16>,
    /// The table in that round, or in the one of the board, if it is needed there.
    pub sheet: Option<SheetSight>,
    /// Calls of this table in that round, with their answers.
    pub calls: Vec<CallView>,
    /// Where those of that table sit in the next round, once their sheet is signed or decided.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<NextSeat>>"))]
    #[cfg_attr(feature = "schema", schema(required = false))]
    pub next: Vec<NextSeat>,
    /// Whether nobody can act by this pass now: it is the card's, or its round does not run.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional = nullable, as = "Option<bool>"))]
    #[cfg_attr(feature = "schema", schema(value_type = Option<bool>))]
    pub reads_only: bool,
}

/// A table of a round with its sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SheetSight {
    /// Where, who, and how far.
    pub view: TableView,
    /// What was handed in; nothing yet.
    pub games: Option<Vec<GameEntry>>,
    /// Who handed it in.
    pub entered_by: Option<Actor>,
}

/// Everything on paper, for judges and the organiser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Books {
    /// Who holds the pass, if they play too: what concerns them somebody else decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub plays: Option<PersonId>,
    /// Everybody entered.
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, Presence>))]
    pub people: BTreeMap<PersonId, Presence>,
    /// How it runs, once somebody has said so.
    pub plan: Option<Plan>,
    /// The stage being played, from 0.
    pub stage: usize,
    /// Rounds seated so far, over all stages.
    pub rounds: Vec<RoundSight>,
    /// Every call for a judge, with its answer.
    pub calls: Vec<CallView>,
    /// Every penalty, the first being number 1.
    pub penalties: Vec<Penalty>,
    /// What waits for a judge or the organiser.
    pub exceptions: Vec<Exception>,
    /// Everybody's place in the whole event.
    pub ranking: Vec<Row>,
    /// Pairs kept from one table.
    pub apart: Vec<[PersonId; 2]>,
    /// Who has the same table in every round, with its number; left out where nobody has.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<PersonId, u16>>"))]
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, u16>))]
    pub own_tables: BTreeMap<PersonId, u16>,
}

/// A round with its sheets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RoundSight {
    /// Of which stage, from 0.
    pub stage: usize,
    /// Whether it has begun.
    pub started: bool,
    /// Its tables.
    pub tables: Vec<SheetSight>,
}

/// What the organiser sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Desk {
    /// Everything on paper.
    pub books: Books,
    /// Plans as the circuit plays them, by the rules of this event.
    pub presets: Vec<PresetPlan>,
    /// Who would be seated now.
    pub to_seat: Vec<PersonId>,
    /// Rounds of the stage that have not begun.
    pub rounds_left: usize,
    /// Who would go on if the stage ended now, the best first; nobody from the last, and while a tie is to be broken.
    pub going_on: Vec<PersonId>,
    /// How good the seating of the rounds to come is.
    pub certificate: Option<Certificate>,
    /// What it was drawn with.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    #[cfg_attr(feature = "schema", schema(value_type = Option<String>))]
    pub lots: Option<Lots>,
    /// Every pass there is.
    pub passes: Vec<Part>,
    /// What is kept of people beside the log, where that is more than the name they are called by.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<PersonId, Details>>"))]
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, Details>, required = false))]
    pub details: BTreeMap<PersonId, Details>,
    /// What the public reads of people, where that is not the name they are called by.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<PersonId, String>>"))]
    #[cfg_attr(feature = "schema", schema(value_type = BTreeMap<String, String>, required = false))]
    pub public_names: BTreeMap<PersonId, String>,
}

/// A ready-made plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PresetPlan {
    /// The name it is chosen by.
    pub preset: Preset,
    /// Its stages.
    pub plan: Plan,
    /// Whether it is the one for as many players as are entered.
    pub fits: bool,
}

/// Something the holder of a pass wants. Sent again until answered; done once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TournamentRequest {
    /// Its number.
    pub id: WishId,
    /// What is asked for.
    pub wish: Wish,
}

/// What can be asked for.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "wish", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Wish {
    /// To do something that belongs to the event.
    Act {
        act: Act,
        /// Who of the table does it; needed with the pass of a table, and with no other.
        #[serde(default)]
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        player: Option<PersonId>,
    },
    /// To enter players by a list as spreadsheets write it, one a line.
    AddPlayers {
        /// The list.
        list: String,
        /// Whether they are there.
        present: bool,
    },
    /// To write somebody's name otherwise.
    Rename { person: PersonId, name: String },
    /// To write all that is kept of somebody beside the log otherwise.
    Describe { person: PersonId, details: Details },
    /// To erase somebody's name; the event stays as it was.
    EraseName { person: PersonId },
    /// To call the event otherwise.
    Retitle { title: String },
    /// To seat all rounds of the stage that have not begun, as well as can be found.
    Draw,
    /// To draw lots among those who share a place at the line.
    DrawLots {
        /// How the tie was broken, in the organiser's words.
        reason: String,
    },
    /// To make a pass for a judge who does not play.
    AddJudge { name: String },
    /// To make a pass for a judge who plays too: where they sit, somebody else decides.
    JudgePlayer { person: PersonId },
    /// To make a pass worthless. A judge's is gone; in the place of a table's or the screen's there is a new one.
    Revoke {
        /// Which; not the organiser's.
        part: Part,
    },
    /// To make all passes worthless, the organiser's too: new ones are in their place.
    Rekey {
        /// The organiser's new pass, sixty-four hexadecimal digits. Chosen by who asks, who then has it whatever becomes of
        /// the answer.
        pass: String,
    },
    /// To start the clock of the round anew.
    StartClock {
        /// Minutes.
        minutes: u16,
    },
    /// To stop it, or let it go on.
    PauseClock {
        /// Or go on.
        pause: bool,
    },
    /// To put it away.
    StopClock,
}

/// A wish that was done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WishDone {
    /// The state it is in.
    pub number: u64,
}

/// A tournament to be.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewTournament {
    /// What it is called.
    pub title: String,
    /// An edition's name, and the house rules that differ.
    pub rules: Rules,
    /// What the organiser is called.
    pub organiser: String,
}

/// A whole event.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WholeEvent {
    /// The text of its file.
    pub file: String,
}

/// A new tournament, with a pass for its organiser.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TournamentOpened {
    /// To be shown with every request, and to be kept: nothing else opens the event.
    pub pass: String,
}

/// A pass to hand out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Pass {
    /// For whom.
    pub part: Part,
    /// What opens it.
    pub pass: String,
}

/// All passes but the organiser's, and where others reach the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Passes {
    /// The passes.
    pub passes: Vec<Pass>,
    /// Where telephones in the same network come in, where the server knows it.
    pub address: Option<String>,
}

/// A line of an event's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LogLine {
    /// From 1.
    pub number: u64,
    /// When it was done.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub at: Millis,
    /// Who did it.
    pub by: Actor,
    /// What was done.
    pub act: Act,
}
