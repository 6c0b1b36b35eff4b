//! The programs at the table: told what their seats may see, asked what their seats want.

use dublet_players::{Budget, Chance, Level, Player};
use dublet_rules::{
    game::{
        Command, doublets,
        view::{SeatEvent, SeatView},
    },
    seat::Seat,
};
use rand_chacha::ChaCha20Rng;

use super::evening::{Evening, Who};

/// A question to the programs: what has happened since the last one, and who may want something now.
pub(super) struct Question {
    /// Which game of the evening it is; players begin each anew.
    game: usize,
    told: Vec<(Seat, SeatEvent)>,
    /// Who could claim three doublets (rule 2.3).
    claims: Vec<SeatView>,
    /// Who could announce an opening (rule 7.4).
    announces: Option<SeatView>,
    /// Whose turn it is.
    turn: Option<SeatView>,
}

impl Question {
    /// What the programs are to be asked as the game stands, if anything.
    pub(super) fn due(evening: &Evening, told: &mut Vec<(Seat, SeatEvent)>) -> Option<Self> {
        let game = &evening.table.game;
        let bot_view =
            |seat: Seat| (!evening.is_person(seat)).then(|| game.seat_view(seat)).flatten();
        let turn = bot_view(game.turn()?);
        let public = game.public_view();
        let may_claim = public.claims_open && public.rules.three_doublets;
        let claims: Vec<SeatView> = evening
            .seats()
            .filter_map(bot_view)
            .filter(|view| may_claim && doublets(&view.rack).count() >= 3)
            .collect();
        let announces = public.may_announce.and_then(bot_view).filter(|view| {
            public.rules.announcement
                && !view.opened()
                && !public.seats[view.seat.index()].announced
        });
        let due = turn.is_some() || announces.is_some() || !claims.is_empty();
        let game = evening.played.len();
        due.then(|| Self { game, told: std::mem::take(told), claims, announces, turn })
    }

    /// Whether an answer is a turn, which people want to follow with their eyes.
    pub(super) fn is_turn(&self) -> bool {
        self.turn.is_some()
    }
}

/// The programs of an evening. They keep what they remember between questions.
pub(super) struct Bots {
    seats: Vec<Who>,
    players: Vec<Option<Box<dyn Player>>>,
    game: Option<usize>,
    rng: ChaCha20Rng,
}

impl Bots {
    pub(super) fn new(seats: Vec<Who>, rng: ChaCha20Rng) -> Self {
        Self { seats, players: Vec::new(), game: None, rng }
    }

    /// What one of them wants; nothing when it is a person's turn and none of them has a wish.
    pub(super) fn answer(&mut self, question: Question, budget: Budget<'_>) -> Option<Command> {
        if self.game != Some(question.game) {
            self.game = Some(question.game);
            self.players = self.seats.iter().map(|who| who.level.map(Level::player)).collect();
        }
        for (seat, event) in &question.told {
            if let Some(player) = self.players[seat.index()].as_mut().filter(|p| p.watches()) {
                player.see(event);
            }
        }
        let chance = &mut Chance(&mut self.rng);
        for view in &question.claims {
            let player = self.players[view.seat.index()].as_mut()?;
            if player.claims(view, chance) {
                return Some(Command::ClaimDoublets { seat: view.seat });
            }
        }
        if let Some(view) = &question.announces {
            let player = self.players[view.seat.index()].as_mut()?;
            if player.announces(view, chance) {
                return Some(Command::Announce { seat: view.seat });
            }
        }
        let view = question.turn?;
        let player = self.players[view.seat.index()].as_mut()?;
        Some(player.turn(&view, budget, chance))
    }
}
