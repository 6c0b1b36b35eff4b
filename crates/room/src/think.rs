//! What programs at a table would do now. Who plays for them is handed in, and rests with whoever hands them in.

use std::collections::HashMap;

use dublet_players::{Budget, Chance, Level, Player};
use dublet_rules::{
    deal::Bytes32,
    game::{Command, Event, Game, Phase},
    seat::Seat,
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;

use super::Room;

/// What programs are asked: the game, who they are, and the way it came to be.
pub struct Question {
    /// The line it is asked at.
    pub line: u64,
    game: Game,
    bots: Vec<(Seat, Level)>,
    /// The game's events so far, where one of them watches.
    events: Vec<Event>,
    /// Whether a person may have something to say before a program acts (rules 2.3, 7.4).
    pub patient: bool,
    seed: Bytes32,
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
    /// What to ask the programs now, if one of them may have something to do.
    pub fn question(&self) -> Option<Question> {
        let bots = self.bots();
        let game = self.game().filter(|game| game.phase() == Phase::Play)?;
        let public = game.public_view();
        let is_bot = |seat: Seat| bots.iter().any(|(bot, _)| *bot == seat);
        let moves = public.turn.is_some_and(is_bot);
        let speaks = public.claims_open || public.may_announce.is_some_and(is_bot);
        if bots.is_empty() || (!moves && !speaks) {
            return None;
        }
        let claimable = public.claims_open && public.rules.three_doublets;
        let announcing = public.may_announce.is_some_and(|seat| !is_bot(seat));
        Some(Question {
            line: self.lines(),
            game: game.clone(),
            bots,
            events: Vec::new(),
            patient: claimable || announcing,
            seed: self.bot_seed(),
        })
    }
}

impl Question {
    /// The same, with the game's events so far for those who watch.
    #[must_use]
    pub fn after(self, events: Vec<Event>) -> Self {
        Self { events, ..self }
    }

    /// Whether one of the programs wants to know what has happened.
    pub fn is_watched(&self, players: &mut dyn Resting) -> bool {
        self.bots.iter().any(|(_, level)| {
            let player = players.wake(*level);
            let watches = player.watches();
            players.rest(*level, player);
            watches
        })
    }

    /// What the programs do, if any of them does something now.
    pub fn answer(&self, players: &mut dyn Resting, budget: Budget<'_>) -> Option<Command> {
        let mut rng = ChaCha20Rng::from_seed(self.seed);
        let mut chance = Chance(&mut rng);
        let public = self.game.public_view();
        for (seat, level) in &self.bots {
            let moves = public.turn == Some(*seat);
            let speaks = public.claims_open || public.may_announce == Some(*seat);
            if !moves && !speaks {
                continue;
            }
            let view = self.game.seat_view(*seat)?;
            let mut player = players.wake(*level);
            self.show(&mut *player, *seat);
            let command = if player.claims(&view, &mut chance) {
                Some(Command::ClaimDoublets { seat: *seat })
            } else if !public.seats[seat.index()].announced && player.announces(&view, &mut chance)
            {
                Some(Command::Announce { seat: *seat })
            } else if moves {
                Some(player.turn(&view, budget, &mut chance))
            } else {
                None
            };
            players.rest(*level, player);
            if command.is_some() {
                return command;
            }
        }
        None
    }

    /// Shows a player what its seat has seen.
    fn show(&self, player: &mut dyn Player, seat: Seat) {
        player.sit_down();
        if player.watches() {
            let mut game = Game::new(*self.game.setup());
            for event in &self.events {
                game.apply(event);
                player.see(&game.seat_event(event, seat));
            }
        }
    }
}
