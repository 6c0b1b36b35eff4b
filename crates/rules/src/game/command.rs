//! What can be asked of a game.

use serde::{Deserialize, Serialize};

use crate::{deal::Deck, score::Points, seat::Seat, table::Layout, tile::Tile};

/// Something a seat, the dealer, the clock or a judge wants.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// The dealer shuffles and every seat draws for the start (rule 2.1).
    DrawStarter {
        /// The shuffled tiles, drawn from the front.
        deck: Deck,
    },
    /// The dealer shuffles and deals (rule 2.2).
    Deal {
        /// The shuffled tiles.
        deck: Deck,
    },
    /// A seat asks for a new deal because of three doublets (rule 2.3).
    ClaimDoublets { seat: Seat },
    /// A seat picks the stack to be drawn from next (rule 2.2).
    OpenStack {
        seat: Seat,
        /// The stack's number.
        stack: usize,
    },
    /// A seat lays tiles: the whole table as it shall be (rules 4.1–4.4).
    Lay {
        seat: Seat,
        /// The table after the lay.
        layout: Layout,
    },
    /// A seat draws a tile, from a stack of its choice when the last one is gone (rules 2.2, 4.1).
    Draw {
        seat: Seat,
        /// Which stack to begin; `None` when the player does not care.
        stack: Option<usize>,
    },
    /// A seat passes, the pool being empty (rule 4.1).
    Pass { seat: Seat },
    /// A seat announces that it will open in the next round (rule 7.4).
    Announce { seat: Seat },
    /// The clock of the seat to move has run out (section 5).
    TimeUp {
        /// Whose clock.
        seat: Seat,
        /// How the tiles lay at that moment, if the seat had moved any.
        draft: Option<Draft>,
    },
    /// A seat asks for the judge; the game pauses after the move under way (rule 8.3).
    CallJudge { seat: Seat },
    /// The judge stops the game at once (rule 8.3).
    Pause,
    /// The judge decides, and the game goes on (rule 8.3).
    Rule {
        /// The decision.
        ruling: Ruling,
    },
}

/// Tiles as they lay when time ran out.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Draft(pub Vec<Vec<DraftTile>>);

/// A tile of a draft. Other than the rules of a lay, those of section 5 ask whose tile it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct DraftTile {
    /// The tile.
    pub tile: Tile,
    /// Whether it came from the player's rack in this turn.
    pub own: bool,
}

impl Draft {
    /// The tiles alone.
    pub fn layout(&self) -> Layout {
        let tiles = |meld: &Vec<DraftTile>| meld.iter().map(|tile| tile.tile).collect();
        Layout(self.0.iter().map(tiles).collect())
    }
}

/// A judge's word: final, and recorded with its reason (rule 8.3).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Ruling {
    /// What happens.
    pub effect: Effect,
    /// Why, in the judge's words.
    pub reason: String,
}

/// What a ruling does.
#[allow(missing_docs, reason = "fields are what their names say")]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Effect {
    /// Everything stands.
    Stand,
    /// The lay just made is taken back; its player moves again.
    TakeBack,
    /// A seat draws penalty tiles.
    Tiles {
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A seat's small points for this game are corrected.
    Points {
        seat: Seat,
        /// By how much.
        points: Points,
    },
}
