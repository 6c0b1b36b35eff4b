//! What happened at a table, as one viewer learns it. Every viewer gets every number, so that nobody can tell from
//! a gap what others were told.

use dublet_players::Level;
use dublet_rules::{
    bag::Bag,
    game::{
        Phase,
        view::{PublicSeat, PublicView, SeatEvent},
    },
    seat::Seat,
    table::Table,
};
use serde::{Deserialize, Serialize};

use crate::{AccountId, GameId, Hex32, Millis, Options, Sitter, View};

/// What everybody learns alike; a log keeps it as it is told.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum CommonEvent {
    /// A chair was taken.
    Sat {
        seat: Seat,
        /// By whom.
        sitter: Sitter,
    },
    /// A chair became free.
    Stood {
        seat: Seat,
        /// Who had it, once a game has been played: what they played stays theirs. Lines of before do not say it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        sitter: Option<Sitter>,
    },
    /// The free chairs were taken away: who sits moves up, and another match begins.
    Fewer,
    /// The host opened the table anew, by other rules: whoever sits there stays, and another match begins.
    Reopened {
        seat: Seat,
        /// What is agreed on from now on.
        options: Options,
    },
    /// Somebody wants the next game to begin, or no longer.
    Ready {
        seat: Seat,
        /// Whether.
        ready: bool,
    },
    /// A program plays for somebody who is away.
    TakenOver {
        seat: Seat,
        /// How strong it is.
        level: Level,
    },
    /// Somebody is back.
    Returned { seat: Seat },
    /// Somebody gave up the game.
    Resigned {
        seat: Seat,
        /// After how many games of the match. Lines of before do not say it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        games: Option<u32>,
    },
    /// Somebody asks for a pause.
    PauseAsked { seat: Seat },
    /// Everybody agreed to a pause.
    Paused,
    /// Somebody is back from the pause, and waits for the others.
    Back { seat: Seat },
    /// The pause is over, or nobody asks for one any more.
    Resumed {
        /// Who ended it. Lines of before do not say it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        seat: Option<Seat>,
    },
    /// The server was away and waits for people; nobody's clock pays for it.
    Slept {
        /// Since when clocks stand still.
        since: Millis,
    },
    /// Clocks run again.
    Woke,
    /// The table is closed.
    Closed,
}

/// One thing that happened, as one viewer learns it.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum TableEvent {
    /// The table was opened.
    Opened {
        /// By whom.
        host: AccountId,
        /// What was agreed on.
        options: Options,
    },
    /// A game is about to be dealt; every seat may add to the deal.
    GameOpened {
        game: GameId,
        /// What the dealer commits to.
        commitment: Hex32,
        /// The round and the game in it, from 1.
        place: (u32, u32),
    },
    /// A seat added to the deal; what, is told with all others.
    Contributed { seat: Seat },
    /// Nobody can add to the deal any more.
    Dealing {
        /// What every seat added; zeros from programs and silent seats.
        contributions: Vec<Hex32>,
        /// The game before its first shuffle.
        view: Box<View>,
    },
    /// Something happened in the game.
    Played {
        /// What, as this viewer may see it.
        event: SeatEvent,
        /// How the game stands after it.
        now: Box<Now>,
    },
    /// The game is over, and its deal can be checked.
    GameClosed {
        end: GameEnd,
        /// What the dealer had committed to.
        secret: Hex32,
    },
    /// What everybody learns alike.
    #[serde(untagged)]
    Common(CommonEvent),
}

/// How a game was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum GameEnd {
    /// Played to its end.
    Over,
    /// Given up; it counts for nobody.
    Abandoned,
}

/// How a game stands after an event, so that a page need not know what events do: everything of a view that is small
/// or has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Now {
    /// Where the game stands.
    pub phase: Phase,
    /// The seats.
    pub seats: Vec<PublicSeat>,
    /// How many tiles each stack of the pool has.
    pub stacks: Vec<u8>,
    /// The stack being drawn from.
    pub open_stack: Option<usize>,
    /// Who may choose the next stack.
    pub stack_choice: Option<Seat>,
    /// Who made or will make the first move.
    pub starter: Option<Seat>,
    /// Who is to move.
    pub turn: Option<Seat>,
    /// When the turn began, put off by pauses.
    pub turn_began: Option<Millis>,
    /// Whether three doublets may still be claimed.
    pub claims_open: bool,
    /// Who may announce an opening.
    pub may_announce: Option<Seat>,
    /// Moves left once the pool ran out.
    pub last_moves: Option<u8>,
    /// Whether a judge has been called.
    pub judge_called: bool,
    /// The table, when it changed otherwise than by a lay, which has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub table: Option<Table>,
    /// The viewer's own rack, when it changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rack: Option<Bag>,
}

impl Now {
    /// What is small of a view; what changed is for the caller to add.
    pub fn of(view: &PublicView, turn_began: Option<Millis>) -> Self {
        Self {
            phase: view.phase,
            seats: view.seats.clone(),
            stacks: view.stacks.clone(),
            open_stack: view.open_stack,
            stack_choice: view.stack_choice,
            starter: view.starter,
            turn: view.turn,
            turn_began,
            claims_open: view.claims_open,
            may_announce: view.may_announce,
            last_moves: view.last_moves,
            judge_called: view.judge_called,
            table: None,
            rack: None,
        }
    }

    /// Brings a view up to date.
    pub(crate) fn update(&self, view: &mut PublicView) {
        // Every field by its name: one that is forgotten here would stay on pages as it was.
        let PublicView {
            rules: _,
            phase,
            seats,
            table,
            stacks,
            open_stack,
            stack_choice,
            starter,
            turn,
            claims_open,
            may_announce,
            last_moves,
            judge_called,
        } = view;
        *phase = self.phase;
        seats.clone_from(&self.seats);
        stacks.clone_from(&self.stacks);
        *open_stack = self.open_stack;
        *stack_choice = self.stack_choice;
        *starter = self.starter;
        *turn = self.turn;
        *claims_open = self.claims_open;
        *may_announce = self.may_announce;
        *last_moves = self.last_moves;
        *judge_called = self.judge_called;
        if let Some(changed) = &self.table {
            table.clone_from(changed);
        }
    }
}
