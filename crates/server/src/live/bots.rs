//! Programs at live tables: what they would do now, found on threads of their own.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use dublet_players::{Budget, Chance, Level, Player};
use dublet_rules::{
    deal::Bytes32,
    game::{Command, Event, Game},
    seat::Seat,
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use tokio::sync::Semaphore;

/// Longest a program thinks; its states are spent long before.
const LONGEST: Duration = Duration::from_secs(5);

/// What programs are asked: the game, who they are, and the way it came to be.
pub(super) struct Question {
    pub(super) game: Game,
    pub(super) bots: Vec<(Seat, Level)>,
    /// The game's events so far, where one of them watches.
    pub(super) events: Vec<Event>,
    pub(super) seed: Bytes32,
}

type Resting = HashMap<Level, Vec<Box<dyn Player>>>;

/// Players that rest until they are asked; each keeps its tables, which are costly to make.
#[derive(Clone)]
pub struct Thinkers {
    resting: Arc<Mutex<Resting>>,
    threads: Arc<Semaphore>,
}

impl Thinkers {
    /// At most so many think at once.
    pub fn new(threads: usize) -> Self {
        Self { resting: Arc::default(), threads: Arc::new(Semaphore::new(threads.max(1))) }
    }

    /// What the programs do, if any of them does something now.
    pub(super) async fn ask(&self, question: Question) -> Option<Command> {
        let _thread = self.threads.acquire().await.ok()?;
        let thinkers = self.clone();
        tokio::task::spawn_blocking(move || thinkers.answer(&question)).await.ok()?
    }

    fn answer(&self, question: &Question) -> Option<Command> {
        let mut rng = ChaCha20Rng::from_seed(question.seed);
        let mut chance = Chance(&mut rng);
        let public = question.game.public_view();
        for (seat, level) in &question.bots {
            let moves = public.turn == Some(*seat);
            let speaks = public.claims_open || public.may_announce == Some(*seat);
            if !moves && !speaks {
                continue;
            }
            let view = question.game.seat_view(*seat)?;
            let mut player = self.wake(*level, *seat, question);
            let command = if player.claims(&view, &mut chance) {
                Some(Command::ClaimDoublets { seat: *seat })
            } else if !public.seats[seat.index()].announced && player.announces(&view, &mut chance)
            {
                Some(Command::Announce { seat: *seat })
            } else if moves {
                let started = Instant::now();
                let over = || started.elapsed() > LONGEST;
                let budget = Budget { over: &over, ..Budget::default() };
                Some(player.turn(&view, budget, &mut chance))
            } else {
                None
            };
            self.rest(*level, player);
            if command.is_some() {
                return command;
            }
        }
        None
    }

    /// Whether players of a level want to know what has happened.
    pub(super) fn watches(&self, level: Level) -> bool {
        let player = self.rested(level);
        let watches = player.watches();
        self.rest(level, player);
        watches
    }

    fn rested(&self, level: Level) -> Box<dyn Player> {
        let mut resting = self.resting.lock().expect("nobody panics with it");
        resting.get_mut(&level).and_then(Vec::pop).unwrap_or_else(|| level.player())
    }

    /// A player who has seen what its seat has seen.
    fn wake(&self, level: Level, seat: Seat, question: &Question) -> Box<dyn Player> {
        let mut player = self.rested(level);
        player.sit_down();
        if player.watches() {
            let mut game = Game::new(*question.game.setup());
            for event in &question.events {
                game.apply(event);
                player.see(&game.seat_event(event, seat));
            }
        }
        player
    }

    fn rest(&self, level: Level, player: Box<dyn Player>) {
        self.resting.lock().expect("nobody panics with it").entry(level).or_default().push(player);
    }
}
