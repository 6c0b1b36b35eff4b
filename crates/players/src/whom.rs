//! Whom to ask next, at every table: who has a word to say first, then who is to move.

use dublet_rules::{
    game::{
        Command,
        view::{PublicView, SeatView},
    },
    seat::Seat,
};

use crate::{Budget, Chance, Player};

/// What a seat is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Whether it claims three doublets or announces an opening (rules 2.3, 7.4).
    Word,
    /// Its turn.
    Turn,
}

/// The seats to ask as a game stands, in order; what the first one wants is done. Nobody is asked for a word where the
/// rules would take none.
pub fn whom_to_ask(view: &PublicView) -> impl Iterator<Item = (Seat, Asked)> + use<> {
    let claims = view.turn.is_some() && view.claims_open && view.rules.three_doublets;
    let (turn, announcer) = (view.turn, view.may_announce);
    let has_word = move |seat: &Seat| claims || announcer == Some(*seat);
    let words = Seat::first(view.seats.len() as u8).filter(has_word);
    words.map(|seat| (seat, Asked::Word)).chain(turn.map(|seat| (seat, Asked::Turn)))
}

impl Asked {
    /// What a player wants who is asked for it, if anything.
    pub fn ask(
        self,
        player: &mut dyn Player,
        view: &SeatView,
        budget: Budget<'_>,
        chance: &mut Chance<'_>,
    ) -> Option<Command> {
        let seat = view.seat;
        match self {
            Self::Word if player.claims(view, chance) => Some(Command::ClaimDoublets { seat }),
            Self::Word if player.announces(view, chance) => Some(Command::Announce { seat }),
            Self::Word => None,
            Self::Turn => Some(player.turn(view, budget, chance)),
        }
    }
}
