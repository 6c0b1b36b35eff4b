//! What a check can find. Faces say it in words, by its kind and arguments.

use serde::Serialize;

use crate::{
    event::TableNumber,
    person::{PersonId, Role},
};

/// Something that cannot be so, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Discrepancy {
    /// The event's place in the log, from 1; 0 for the file itself.
    pub event: usize,
    /// What is wrong there.
    #[serde(flatten)]
    pub finding: Finding,
}

/// A figure of a certificate.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Figure {
    /// Pairs who should be apart.
    Apart,
    /// Seats at other tables than the own one.
    Elsewhere,
    /// Repeat meetings.
    Repeats,
    /// The least there can be.
    RepeatsBound,
    /// Meetings in two rounds running.
    BackToBack,
    /// The least there can be.
    BackToBackBound,
    /// Small tables.
    Uneven,
    /// The least there can be.
    UnevenBound,
    /// Seats.
    Seats,
    /// The least there can be.
    SeatsBound,
}

/// What cannot be so. `recorded` is what the file says, `reckoned` what follows from the rest of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "finding")]
#[expect(missing_docs, reason = "the fields are the arguments of the words in `locales/`")]
pub enum Finding {
    /// A version not known here.
    Version { found: u8 },
    /// Something before the event began.
    NotFounded,
    /// It began twice.
    FoundedTwice,
    /// Somebody did what is another's right.
    WrongRole { role: Role },
    /// A word of why is missing.
    NoReason,
    /// The number of a rule is missing.
    NoRule,
    /// A plan that cannot be played.
    PlanUnplayable,
    /// A plan after people were seated.
    PlanLate,
    /// A stage cannot have so many rounds or games, or has them already.
    Replanned { rounds: u8, games: u8 },
    /// There is no plan.
    NoPlan,
    /// Somebody nobody has entered.
    UnknownPlayer { player: PersonId },
    /// Entered, checked in or kept apart twice.
    Twice { player: PersonId },
    /// Something was taken back of somebody who had played.
    HadPlayed { player: PersonId },
    /// An own table that is another's or none, or changes nothing.
    OwnTable { player: PersonId },
    /// Two were let meet who were not kept apart.
    NotApart,
    /// Players changed seats in a round that is not drawn, or had begun.
    NotAhead { round: usize },
    /// Somebody not there, or gone.
    NotThere { player: PersonId },
    /// Something after the last stage.
    Over,
    /// Other rounds seated than are left.
    RoundsSeated { recorded: usize, reckoned: usize },
    /// A table of a size no table has.
    TableSize { place: TableNumber, found: usize },
    /// Somebody on two chairs.
    SeatedTwice { player: PersonId, round: usize },
    /// Somebody without a chair.
    NotSeated { player: PersonId, round: usize },
    /// A chair for somebody who does not play.
    NotEntrant { player: PersonId, round: usize },
    /// Tables that are not by rank.
    NotByRank { round: usize },
    /// A figure of a certificate.
    Certificate { figure: Figure, recorded: u32, reckoned: u32 },
    /// What follows from the event is not there, or is of another kind.
    OutcomeMissing,
    /// No round to begin.
    NoRound,
    /// A sheet that is missing or does not count.
    SheetMissing { place: TableNumber },
    /// No such table, or not one of a round that has begun.
    NoTable { place: TableNumber },
    /// Somebody of another table.
    NotAtTable { player: PersonId, place: TableNumber },
    /// A player's act when the round was over for players.
    RoundOver { place: TableNumber },
    /// A sheet handed in twice.
    EnteredTwice { place: TableNumber },
    /// Signed by who entered it.
    SignedByEnterer { place: TableNumber },
    /// Somebody decided what concerned them as a player.
    OwnCase { player: PersonId },
    /// A sheet that is not in a state for this.
    SheetState { place: TableNumber },
    /// Another number of games.
    Games { place: TableNumber, recorded: usize, reckoned: usize },
    /// Hands that do not fit the chairs.
    Hands { place: TableNumber, game: usize },
    /// More tiles than the deck has.
    Tiles { place: TableNumber, game: usize },
    /// An announcement that cannot be.
    Announcement { place: TableNumber, game: usize },
    /// Racks that do not fit how the game ended.
    End { place: TableNumber, game: usize },
    /// Points that are not those of the racks.
    Score { place: TableNumber, game: usize, player: PersonId, recorded: String, reckoned: String },
    /// A win that is none, or one that is missing.
    Win { place: TableNumber, game: usize, player: PersonId, recorded: u32, reckoned: u32 },
    /// Points written by the players that are not those of the racks.
    Written { place: TableNumber, game: usize },
    /// A correction that changes nothing.
    NothingChanged { place: TableNumber },
    /// No such call, or an answered one.
    NoCall { call: u16 },
    /// A call nobody answered.
    CallOpen { call: usize },
    /// A penalty that takes nothing, or from somebody who does not play.
    Penalty { player: PersonId },
    /// No such penalty, or a lifted one.
    NoPenalty { penalty: u16 },
    /// A tie that is none.
    Tie,
    /// A stage that ended with rounds to play.
    RoundsLeft { rounds: usize },
    /// Somebody's line in the standings.
    Standing { player: PersonId, recorded: String, reckoned: String },
    /// Somebody missing in the standings, or there without having played.
    StandingsPeople { player: PersonId },
    /// The lines are not in order.
    StandingsOrder,
    /// Others go on.
    Advancing { recorded: String, reckoned: String },
    /// Players share a place of whom only some go on.
    TieAtCutOff { players: String },
    /// Too few go on.
    TooFewPlayers,
    /// Nothing that could be reopened.
    Reopened,
}
