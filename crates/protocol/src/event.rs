//! What happened at a table, as one viewer learns it. Every viewer gets every number, so that nobody can tell from
//! a gap what others were told.

use dublet_players::Level;
use dublet_rules::{game::view::SeatEvent, seat::Seat};
use serde::{Deserialize, Serialize};

use crate::{AccountId, GameId, Hex32, Options, Sitter};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum TableEvent {
    /// The table was opened.
    Opened {
        /// By whom.
        host: AccountId,
        /// What was agreed on.
        options: Options,
    },
    /// A chair was taken.
    Sat {
        /// Which.
        seat: Seat,
        /// By whom.
        sitter: Sitter,
    },
    /// A chair became free.
    Stood {
        /// Which.
        seat: Seat,
    },
    /// Somebody wants the next game to begin, or no longer.
    Ready {
        /// Who.
        seat: Seat,
        /// Whether.
        ready: bool,
    },
    /// A game is about to be dealt; every seat may add to the deal.
    GameOpened {
        /// Which.
        game: GameId,
        /// What the dealer commits to.
        commitment: Hex32,
    },
    /// A seat added to the deal; what, is told with all others.
    Contributed {
        /// Who.
        seat: Seat,
    },
    /// Nobody can add to the deal any more.
    Dealing {
        /// What every seat added; zeros from programs and silent seats.
        contributions: Vec<Hex32>,
    },
    /// Something happened in the game.
    Played {
        /// What, as this viewer may see it.
        event: SeatEvent,
    },
    /// The game is over, and its deal can be checked.
    GameClosed {
        /// How.
        end: GameEnd,
        /// What the dealer had committed to.
        secret: Hex32,
    },
    /// A program plays for somebody who is away.
    TakenOver {
        /// Where.
        seat: Seat,
        /// How strong it is.
        level: Level,
    },
    /// Somebody is back.
    Returned {
        /// Where.
        seat: Seat,
    },
    /// Somebody gave up.
    Resigned {
        /// Where.
        seat: Seat,
    },
    /// Somebody asks for a pause.
    PauseAsked {
        /// Who.
        seat: Seat,
    },
    /// Everybody agreed to a pause.
    Paused,
    /// The pause is over.
    Resumed,
    /// The server was away; nobody's clock pays for it.
    Woke {
        /// By how much the turn's beginning moves.
        shift: i64,
    },
    /// The table is closed.
    Closed,
}

/// How a game was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameEnd {
    /// Played to its end.
    Over,
    /// Given up; it counts for nobody.
    Abandoned,
}
