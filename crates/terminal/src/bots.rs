//! The programs at the table: told what their seats may see, asked what their seats want.

use dublet_players::{Asked, Budget, Chance, Level, Player, whom_to_ask};
use dublet_rules::{
    game::{
        Command, doublets,
        view::{SeatEvent, SeatView},
    },
    seat::Seat,
};
use rand_chacha::ChaCha20Rng;

use crate::evening::{Evening, Who};

/// A question to the programs: what has happened since the last one, and who may want something now.
pub(crate) struct Question {
    /// Which game of the evening it is; players begin each anew.
    game: usize,
    told: Vec<(Seat, SeatEvent)>,
    /// In the order in which they are asked.
    askings: Vec<(Asked, SeatView)>,
}

impl Question {
    /// What the programs are to be asked as the game stands, if anything.
    pub(crate) fn due(evening: &Evening, told: &mut Vec<(Seat, SeatEvent)>) -> Option<Self> {
        let game = &evening.table.game;
        let bot_view =
            |seat: Seat| (!evening.is_person(seat)).then(|| game.seat_view(seat)).flatten();
        let public = game.public_view();
        let may_say = |(asked, view): &(Asked, SeatView)| match asked {
            Asked::Turn => true,
            // A program without three doublets need not be waited for (rule 2.3).
            Asked::Word => {
                public.may_announce == Some(view.seat) || doublets(&view.rack).count() >= 3
            }
        };
        let asking = |(seat, asked): (Seat, Asked)| Some((asked, bot_view(seat)?));
        let askings: Vec<_> = whom_to_ask(&public).filter_map(asking).filter(may_say).collect();
        let game = evening.played.len();
        (!askings.is_empty()).then(|| Self { game, told: std::mem::take(told), askings })
    }

    /// Whether an answer is a turn, which people want to follow with their eyes.
    pub(crate) fn is_turn(&self) -> bool {
        self.askings.iter().any(|(asked, _)| *asked == Asked::Turn)
    }
}

/// The programs of an evening. They keep what they remember between questions.
pub(crate) struct Bots {
    seats: Vec<Who>,
    players: Vec<Option<Box<dyn Player>>>,
    game: Option<usize>,
    rng: ChaCha20Rng,
}

impl Bots {
    pub(crate) fn new(seats: Vec<Who>, rng: ChaCha20Rng) -> Self {
        Self { seats, players: Vec::new(), game: None, rng }
    }

    /// What one of them wants; nothing when it is a person's turn and none of them has a wish.
    pub(crate) fn answer(&mut self, question: Question, budget: Budget<'_>) -> Option<Command> {
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
        question.askings.iter().find_map(|(asked, view)| {
            let player = self.players[view.seat.index()].as_mut()?;
            asked.ask(&mut **player, view, budget, chance)
        })
    }
}
