//! Programs at live tables think on threads of their own.

use std::{
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use dublet_players::{Budget, Level, Player};
use dublet_room::{Bench, Question, Resting};
use dublet_rules::game::Command;
use tokio::sync::Semaphore;

/// Longest a program thinks; its states are spent long before.
const LONGEST: Duration = Duration::from_secs(5);

/// Players of all tables.
#[derive(Clone)]
pub struct Thinkers {
    resting: Arc<Mutex<Bench>>,
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
        let mut thinkers = self.clone();
        let answer = move || {
            let started = Instant::now();
            let over = || started.elapsed() > LONGEST;
            question.answer(&mut thinkers, Budget { over: &over, ..Budget::default() })
        };
        tokio::task::spawn_blocking(answer).await.ok()?
    }
}

/// A player thinks while others are taken and put back.
impl Resting for Thinkers {
    fn wake(&mut self, level: Level) -> Box<dyn Player> {
        self.resting.lock().expect("nobody panics with it").wake(level)
    }

    fn rest(&mut self, level: Level, player: Box<dyn Player>) {
        self.resting.lock().expect("nobody panics with it").rest(level, player);
    }
}
