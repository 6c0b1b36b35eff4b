//! What programs at a table would do now: the one place where they are asked. Who plays for them is handed in, and rests
//! with whoever hands them in.

use std::{collections::HashMap, sync::Arc};

use dublet_players::{Asked, Budget, Chance, Level, Player, whom_to_ask};
use dublet_rules::{
    deal::Bytes32,
    game::{
        Command, Phase, doublets,
        view::{SeatEvent, SeatView},
    },
    seat::Seat,
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

use super::Room;

/// What a seat was told of its game so far, where its program watches.
pub type Seen = Vec<Arc<SeatEvent>>;

/// What programs are asked, with all that each of them may know.
pub struct Question {
    /// The line it is asked at.
    pub line: u64,
    /// Whether a person may have something to say before a program acts (rules 2.3, 7.4).
    pub patient: bool,
    askings: Vec<Asking>,
    seed: Bytes32,
}

struct Asking {
    asked: Asked,
    level: Level,
    view: SeatView,
    seen: Seen,
}

/// Players that rest until they are asked; each keeps its tables, which are costly to make.
pub trait Resting {
    /// A player of a level.
    fn wake(&mut self, level: Level) -> Box<dyn Player>;
    /// A player who is not needed any more.
    fn rest(&mut self, level: Level, player: Box<dyn Player>);
}

/// Where players of one thread rest.
#[derive(Default)]
pub struct Bench(HashMap<Level, Vec<Box<dyn Player>>>);

impl Resting for Bench {
    fn wake(&mut self, level: Level) -> Box<dyn Player> {
        self.0.get_mut(&level).and_then(Vec::pop).unwrap_or_else(|| level.player())
    }

    fn rest(&mut self, level: Level, player: Box<dyn Player>) {
        self.0.entry(level).or_default().push(player);
    }
}

impl Room {
    /// What to ask these programs now, if one of them may have something to do. What those who watch have seen is by
    /// seat.
    pub(crate) fn question(&self, bots: &[(Seat, Level)], seen: &[Seen]) -> Option<Question> {
        let game = self.game().filter(|game| !bots.is_empty() && game.phase() == Phase::Play)?;
        let level = |seat: Seat| bots.iter().find(|(bot, _)| *bot == seat).map(|(_, level)| *level);
        let public = game.public_view();
        let asking = |(seat, asked): (Seat, Asked)| {
            let (level, view) = (level(seat)?, game.seat_view(seat)?);
            let seen = if level.watches() { seen[seat.index()].clone() } else { Seen::new() };
            Some(Asking { asked, level, view, seen })
        };
        // Nobody waits for a program without three doublets (rule 2.3).
        let may_say = |Asking { asked, view, .. }: &Asking| {
            let announces = public.may_announce == Some(view.seat);
            *asked == Asked::Turn || announces || doublets(&view.rack).count() >= 3
        };
        let askings = whom_to_ask(&public).filter_map(asking).filter(may_say);
        let askings: Vec<Asking> = askings.collect();
        let claimable = public.claims_open && public.rules.three_doublets;
        let announcing = public.may_announce.is_some_and(|seat| level(seat).is_none());
        (!askings.is_empty()).then(|| Question {
            line: self.lines(),
            patient: claimable || announcing,
            askings,
            seed: self.bot_seed(),
        })
    }
}

impl Question {
    /// Whether the answer is a turn, which people want to follow with their eyes.
    pub fn is_turn(&self) -> bool {
        self.askings.iter().any(|asking| asking.asked == Asked::Turn)
    }

    /// What the programs do, if any of them does something now.
    pub fn answer(&self, players: &mut dyn Resting, budget: Budget<'_>) -> Option<Command> {
        let mut rng = ChaCha20Rng::from_seed(self.seed);
        let mut chance = Chance(&mut rng);
        self.askings.iter().find_map(|Asking { asked, level, view, seen }| {
            let mut player = players.wake(*level);
            player.sit_down();
            seen.iter().for_each(|event| player.see(event));
            let command = asked.ask(&mut *player, view, budget, &mut chance);
            players.rest(*level, player);
            command
        })
    }
}
