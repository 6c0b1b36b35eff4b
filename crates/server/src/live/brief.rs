//! A table as somebody sees it who is not there yet.

use std::collections::BTreeMap;

use dublet_protocol::{AccountId, Chair, Options};
use dublet_room::Room;
use dublet_rules::seat::Seat;

/// What to know before one comes to a table: no tiles, no results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brief {
    /// The code to join by.
    pub code: String,
    /// Who opened it.
    pub host: AccountId,
    /// What was agreed on.
    pub options: Options,
    /// The chairs by seat.
    pub chairs: Vec<Chair>,
    /// What people with a chair are called.
    pub names: BTreeMap<AccountId, String>,
    /// Whether a game is played.
    pub playing: bool,
    /// Who is to move.
    pub turn: Option<Seat>,
}

impl Brief {
    pub(super) fn of(room: &Room, names: &BTreeMap<AccountId, String>) -> Self {
        let people = room.chairs().iter().filter_map(|chair| chair.sitter?.person());
        let named = people.filter_map(|who| Some((who, names.get(&who)?.clone())));
        Self {
            code: room.code().to_owned(),
            host: room.host(),
            options: *room.options(),
            chairs: room.chairs().to_vec(),
            names: named.collect(),
            playing: room.in_game(),
            turn: room.turn().map(|(seat, ..)| seat),
        }
    }
}
