//! The server's clock: it never goes back while the process lives, whatever happens to the machine's.

use std::time::Duration;

use dublet_protocol::Millis;
use tokio::time::Instant;

/// Milliseconds since 1970, counted on from when the process started.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    started: Instant,
    at_start: Millis,
}

impl Clock {
    /// A clock that shows this moment now.
    pub fn starting_at(now: Millis) -> Self {
        Self { started: Instant::now(), at_start: now }
    }

    /// Now.
    pub fn now(&self) -> Millis {
        self.at_start + self.started.elapsed().as_millis() as Millis
    }

    /// The moment as a timer knows it. A timer fires up to a millisecond late, and never early.
    pub fn instant(&self, at: Millis) -> Instant {
        self.started + Duration::from_millis((at - self.at_start).max(0) as u64)
    }
}
