//! How long a player takes for its turns. Information only: results never depend on it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use dublet_players::{Budget, Chance, Player};
use dublet_rules::game::{
    Command,
    view::{SeatEvent, SeatView},
};

/// The turns of a player, over all threads.
#[derive(Default, Debug)]
pub struct Pace {
    turns: AtomicU64,
    micros: AtomicU64,
    longest: AtomicU64,
}

impl Pace {
    /// The mean time of a turn.
    pub fn mean(&self) -> Duration {
        Duration::from_micros(self.micros.load(Relaxed) / self.turns.load(Relaxed).max(1))
    }

    /// The longest turn.
    pub fn longest(&self) -> Duration {
        Duration::from_micros(self.longest.load(Relaxed))
    }
}

/// A player whose turns are timed.
pub(crate) struct Timed {
    pub(crate) player: Box<dyn Player>,
    pub(crate) pace: Arc<Pace>,
}

impl Player for Timed {
    fn sit_down(&mut self) {
        self.player.sit_down();
    }

    fn watches(&self) -> bool {
        self.player.watches()
    }

    fn see(&mut self, event: &SeatEvent) {
        self.player.see(event);
    }

    fn claims(&mut self, view: &SeatView, chance: &mut Chance<'_>) -> bool {
        self.player.claims(view, chance)
    }

    fn announces(&mut self, view: &SeatView, chance: &mut Chance<'_>) -> bool {
        self.player.announces(view, chance)
    }

    fn turn(&mut self, view: &SeatView, budget: Budget<'_>, chance: &mut Chance<'_>) -> Command {
        let start = Instant::now();
        let command = self.player.turn(view, budget, chance);
        let micros = start.elapsed().as_micros() as u64;
        self.pace.turns.fetch_add(1, Relaxed);
        self.pace.micros.fetch_add(micros, Relaxed);
        self.pace.longest.fetch_max(micros, Relaxed);
        command
    }
}
