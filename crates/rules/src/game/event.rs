//! What has happened in a game. Same events, same game, for ever: this is format
//! [`EVENT_VERSION`], and a change of meaning needs a new number.

use serde::{Deserialize, Serialize};

use super::{
    Game,
    command::{Command, Draft, Ruling},
};
use crate::{
    bag::Bag,
    deal::{Deck, NotTheDeck},
    score::{End, SeatScore},
    seat::Seat,
    table::{Layout, Table},
    tile::Tile,
};

/// The version of the events below, stored with every log and record.
pub const EVENT_VERSION: u8 = 1;

/// One thing that happened, complete: with the tiles nobody may see. Viewers get
/// [`PublicEvent`](super::view::PublicEvent) and its kin.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
pub enum Event {
    /// Seats drew for the start, tied ones again (rule 2.1).
    StarterDrawn {
        /// Every draw in order.
        draws: Vec<(Seat, Tile)>,
        /// Who starts.
        starter: Seat,
    },
    /// The tiles were shuffled and dealt (rule 2.2).
    Dealt {
        /// All tiles in the order of the shuffle.
        deck: Vec<Tile>,
    },
    /// A seat showed three doublets; everything is shuffled and dealt again (rule 2.3).
    DoubletsClaimed {
        seat: Seat,
        /// One tile of each pair.
        pairs: [Tile; 3],
    },
    /// A seat picked the stack to be drawn from (rule 2.2).
    StackOpened {
        seat: Seat,
        /// Its number.
        stack: usize,
    },
    /// A seat drew.
    Drawn {
        seat: Seat,
        /// What; several only as a penalty.
        tiles: Vec<Tile>,
        cause: Cause,
    },
    /// A seat laid tiles (rules 4.1–4.4).
    Laid {
        seat: Seat,
        /// The table after it.
        table: Table,
        /// What came from the rack.
        laid: Bag,
    },
    /// A seat passed (rule 4.1), or would have drawn a penalty from an empty pool (rule 5.1).
    Passed { seat: Seat, cause: Cause },
    /// A seat announced its opening (rule 7.4).
    Announced { seat: Seat },
    /// A seat's time ran out (section 5); what came of it follows.
    TimeRanOut {
        seat: Seat,
        /// How the tiles lay.
        draft: Option<Draft>,
    },
    /// A wrong lay was taken back (rule 4.5); its penalty follows.
    LayTakenBack {
        seat: Seat,
        /// What was laid.
        layout: Layout,
    },
    /// A seat asked for the judge (rule 8.3).
    JudgeCalled { seat: Seat },
    /// The game waits for the judge (rule 8.3).
    Paused,
    /// The judge decided (rule 8.3).
    Ruled { ruling: Ruling },
    /// The game is over (section 6).
    Ended {
        end: End,
        /// What every seat scores by the rules (section 7).
        scores: Vec<SeatScore>,
    },
}

/// Why a seat drew or passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Cause {
    /// The player wanted to.
    Choice,
    /// Time was up (section 5).
    TimeUp,
    /// A wrong lay (rule 4.5).
    WrongLay,
    /// A judge's ruling (rule 8.3).
    Ruling,
}

impl Event {
    /// The command that makes a game decide this event first, or `None` for one that only ever
    /// follows another.
    ///
    /// # Errors
    /// When the event holds tiles that are no deck of the game's.
    pub(super) fn command(&self, game: &Game) -> Result<Option<Command>, NotTheDeck> {
        let rules = game.setup().rules();
        Ok(Some(match self.clone() {
            Self::StarterDrawn { draws, .. } => {
                // The rest of the deck does not matter for a draw.
                let drawn: Vec<Tile> = draws.iter().map(|(_, tile)| *tile).collect();
                let rest = rules.deck().into_iter().collect::<Bag>();
                let rest = rest.minus(&drawn.iter().collect());
                let deck = drawn.into_iter().chain(rest.iter()).collect();
                Command::DrawStarter { deck: Deck::new(rules, deck)? }
            }
            Self::Dealt { deck } => Command::Deal { deck: Deck::new(rules, deck)? },
            Self::DoubletsClaimed { seat, .. } => Command::ClaimDoublets { seat },
            Self::StackOpened { seat, stack } => Command::OpenStack { seat, stack },
            Self::Drawn { seat, cause: Cause::Choice, .. } => Command::Draw { seat, stack: None },
            Self::Laid { seat, table, .. } => Command::Lay { seat, layout: table.layout() },
            Self::Passed { seat, cause: Cause::Choice } => Command::Pass { seat },
            Self::Announced { seat } => Command::Announce { seat },
            Self::TimeRanOut { seat, draft } => Command::TimeUp { seat, draft },
            Self::LayTakenBack { seat, layout } => Command::Lay { seat, layout },
            Self::JudgeCalled { seat } => Command::CallJudge { seat },
            Self::Paused => Command::Pause,
            Self::Ruled { ruling } => Command::Rule { ruling },
            Self::Drawn { .. } | Self::Passed { .. } | Self::Ended { .. } => return Ok(None),
        }))
    }
}
