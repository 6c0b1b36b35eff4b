//! A table at which a game is played: shuffles, asks the players, keeps the events.

use dublet_rules::{
    deal::Fairness,
    game::{Command, Event, Game, Phase, Refusal, Setup},
    record::Record,
    seat::Seat,
};

use crate::{Budget, Chance, Player, Random, whom_to_ask};

/// A game with its dealer and its log.
pub struct RecordedGame {
    /// The game as it stands.
    pub game: Game,
    /// What its shuffles are made of.
    pub fairness: Fairness,
    /// Everything that happened.
    pub events: Vec<Event>,
}

impl RecordedGame {
    /// A table about to start.
    pub fn new(setup: Setup, fairness: Fairness) -> Self {
        Self { game: Game::new(setup), fairness, events: Vec::new() }
    }

    /// Decides a command and keeps what comes of it.
    ///
    /// # Errors
    /// When the rules refuse it; nothing changes then.
    pub fn submit(&mut self, command: &Command) -> Result<&[Event], Refusal> {
        let events = self.game.decide(command)?;
        let before = self.events.len();
        for event in events {
            self.game.apply(&event);
            self.events.push(event);
        }
        Ok(&self.events[before..])
    }

    /// The dealer's command, when a shuffle is due.
    pub fn dealer(&self) -> Option<Command> {
        let deck = || self.fairness.deck(self.game.setup().rules(), self.game.shuffles());
        match self.game.phase() {
            Phase::StartDraw => Some(Command::DrawStarter { deck: deck() }),
            Phase::Deal => Some(Command::Deal { deck: deck() }),
            Phase::Play | Phase::Paused | Phase::Over => None,
        }
    }

    /// The next command of the players, one per seat, and the dealer, until the game is over or paused.
    pub fn command(
        &self,
        players: &mut [Box<dyn Player>],
        budget: Budget<'_>,
        chance: &mut Chance<'_>,
    ) -> Option<Command> {
        if let Some(command) = self.dealer() {
            return Some(command);
        }
        let turn = self.game.turn()?;
        let mover = self.game.seat_view(turn)?;
        for (seat, asked) in whom_to_ask(&mover.public) {
            let other = if seat == turn { None } else { self.game.seat_view(seat) };
            let player = &mut *players[seat.index()];
            let wanted = asked.ask(player, other.as_ref().unwrap_or(&mover), budget, chance);
            if wanted.is_some() {
                return wanted;
            }
        }
        None
    }

    /// Tells players, one per seat, what came of a command.
    pub fn tell(&self, players: &mut [Box<dyn Player>], events: &[Event]) {
        for (seat, player) in Seat::first(self.game.setup().seats()).zip(players) {
            if player.watches() {
                events.iter().for_each(|event| player.see(&self.game.seat_event(event, seat)));
            }
        }
    }

    /// The next command of random players and the dealer, until the game is over or paused.
    pub fn random_command(&self, chance: &mut Chance<'_>) -> Option<Command> {
        self.command(&mut random_players(), Budget::default(), chance)
    }

    /// Plays on with random players until the game is over or paused.
    ///
    /// # Panics
    /// When the rules refuse a random player's turn: those are legal.
    pub fn play_on(&mut self, chance: &mut Chance<'_>) {
        self.play_with(&mut random_players(), Budget::default(), chance);
    }

    /// Plays on with these players, one per seat, until the game is over or paused.
    ///
    /// # Panics
    /// When the rules refuse a player's turn: those are legal.
    pub fn play_with(
        &mut self,
        players: &mut [Box<dyn Player>],
        budget: Budget<'_>,
        chance: &mut Chance<'_>,
    ) {
        while let Some(command) = self.command(players, budget, chance) {
            let before = self.events.len();
            if let Err(refusal) = self.submit(&command) {
                panic!("{command:?}: {refusal:?}");
            }
            self.tell(players, &self.events[before..]);
        }
    }

    /// The game as a record; the secret is told only when the game is over.
    pub fn record(&self, names: Vec<String>) -> Record {
        let over = self.game.phase() == Phase::Over;
        Record {
            game: self.fairness.game,
            rules: *self.game.setup().rules(),
            names,
            starter: self.game.setup().starter(),
            commitment: Some(self.fairness.commitment()),
            contributions: self.fairness.contributions.clone(),
            secret: over.then_some(self.fairness.secret),
            events: self.events.clone(),
        }
    }
}

fn random_players() -> [Box<dyn Player>; Seat::MAX] {
    std::array::from_fn(|_| Box::new(Random) as Box<dyn Player>)
}
