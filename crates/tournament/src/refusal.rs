//! Why a command is refused; the tournament is unchanged. Faces say it in words, by its kind and arguments.

use serde::Serialize;

use crate::{
    event::TableNumber,
    person::{PersonId, Role},
    plan::BadPlan,
    sheet::BadGame,
};

/// A command that cannot be.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case", tag = "refusal")]
#[error("refused: {self:?}")]
pub enum Refusal {
    /// The event begins with its rules, once.
    NotFounded,
    /// It has begun already.
    AlreadyFounded,
    /// Somebody else's right.
    NotYours {
        /// The part it was tried in.
        role: Role,
    },
    /// A plan that cannot be played.
    BadPlan { why: BadPlan },
    /// The plan stands once people are seated.
    AlreadySeated,
    /// Nobody has said how the event runs.
    NoPlan,
    /// Nobody of that id is entered.
    UnknownPlayer { player: PersonId },
    /// Entered before.
    AlreadyRegistered { player: PersonId },
    /// Checked in before.
    AlreadyPresent { player: PersonId },
    /// Somebody who has left.
    Withdrawn { player: PersonId },
    /// Not there, so nothing can be theirs.
    NotPresent { player: PersonId },
    /// Nothing is left to play in.
    TooLate { player: PersonId },
    /// Nobody can be kept from themselves.
    SamePlayer,
    /// Kept apart before.
    AlreadyApart,
    /// No hall has a table of that number.
    NoTableNumber {
        /// The highest.
        most: u16,
    },
    /// It is another's own table.
    TableTaken {
        player: PersonId,
        /// Its number.
        table: u16,
    },
    /// Not kept apart.
    NotApart,
    /// What somebody has played stays.
    HasPlayed { player: PersonId },
    /// A round that is not drawn, or has begun.
    NotAhead {
        /// The round.
        round: u16,
    },
    /// A word of why is missing.
    NoReason,
    /// Not the number of a rule.
    NoRule,
    /// Everything is over.
    Over,
    /// A stage has its own number of rounds.
    WrongRounds {
        /// To be seated.
        expected: usize,
        /// Given.
        found: usize,
    },
    /// A table too small or too large (rule 1.2).
    TableSize {
        /// Its place.
        place: TableNumber,
        /// Its players.
        found: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
    /// Somebody on two chairs in one round.
    SeatedTwice {
        player: PersonId,
        /// In which round.
        round: u16,
    },
    /// Somebody without a chair.
    NotSeated {
        player: PersonId,
        /// In which round.
        round: u16,
    },
    /// A chair for somebody who does not play in this stage.
    NotEntrant { player: PersonId },
    /// Tables of a later stage are by rank.
    NotByRank {
        /// The round.
        round: u16,
    },
    /// Fewer than two to play.
    TooFewPlayers,
    /// These rounds have begun, or are the least there can be: they stay.
    RoundsBegun {
        /// How many.
        rounds: usize,
    },
    /// Every round of the stage has begun.
    NoRoundLeft,
    /// A sheet of the round is still missing, or unsigned.
    SheetOpen { place: TableNumber },
    /// There is no such table.
    NoSuchTable {
        /// Asked for.
        place: TableNumber,
    },
    /// Its round is over for players: a judge is asked.
    RoundOver {
        /// Which table.
        place: TableNumber,
    },
    /// The round has not begun.
    NotPlayed {
        /// Asked for.
        place: TableNumber,
    },
    /// Not a player of that table.
    NotAtTable { player: PersonId },
    /// A sheet was handed in.
    AlreadyEntered { place: TableNumber },
    /// Nothing to sign yet.
    NotEntered { place: TableNumber },
    /// Who entered a sheet does not sign it.
    SignedByEnterer,
    /// Who plays decides nothing that concerns them: somebody else does.
    OwnCase {
        /// Who tried.
        player: PersonId,
    },
    /// Signed before, or decided.
    AlreadySigned { place: TableNumber },
    /// A judge decides what is disputed.
    Disputed { place: TableNumber },
    /// The sheet has another number of games.
    WrongGames {
        /// The stage's.
        expected: usize,
        /// Given.
        found: usize,
    },
    /// A game that cannot have been so, or does not sum.
    BadGame {
        /// From 1.
        game: usize,
        why: BadGame,
    },
    /// Only who has left, or was away meanwhile, has no hand.
    HandMissing {
        /// From 1.
        game: usize,
        player: PersonId,
    },
    /// There is no such call, or it was answered.
    NoSuchCall {
        /// Its number.
        call: u16,
    },
    /// A call waits for a judge.
    CallOpen {
        /// Its number.
        call: u16,
    },
    /// A correction that changes nothing.
    NothingChanged,
    /// Nothing is taken, something is given, or more than anybody can have.
    NoPenalty,
    /// There is no such penalty, or it was lifted.
    NoSuchPenalty {
        /// Its number.
        penalty: u16,
    },
    /// These players do not share a place, or are not all who do.
    NoTie,
    /// Players share a place of whom only some go on.
    TieAtCutOff { players: Vec<PersonId> },
    /// A round of the stage is still to be played.
    RoundsLeft {
        /// How many.
        rounds: usize,
    },
    /// No stage has ended, or the next has begun.
    CannotReopen,
}
