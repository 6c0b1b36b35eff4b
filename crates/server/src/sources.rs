//! Where time and randomness come from: the machine, or a test.

use std::{
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use dublet_protocol::Millis;
use dublet_rules::deal::Bytes32;

/// Time and random bytes, handed to everything that needs them.
#[derive(Clone)]
pub struct Sources {
    now: Arc<dyn Fn() -> Millis + Send + Sync>,
    bytes: Arc<dyn Fn() -> Bytes32 + Send + Sync>,
}

impl Sources {
    /// Sources of one's own.
    pub fn new(
        now: impl Fn() -> Millis + Send + Sync + 'static,
        bytes: impl Fn() -> Bytes32 + Send + Sync + 'static,
    ) -> Self {
        Self { now: Arc::new(now), bytes: Arc::new(bytes) }
    }

    /// The machine's clock and its random bytes.
    ///
    /// # Panics
    /// When the system has no random bytes: nothing secret can be made then.
    pub fn of_the_machine() -> Self {
        let now = || {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            since.as_millis() as Millis
        };
        let bytes = || {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes).expect("the system has random bytes");
            bytes
        };
        Self::new(now, bytes)
    }

    /// This moment.
    pub fn now(&self) -> Millis {
        (self.now)()
    }

    /// Thirty-two fresh random bytes.
    pub fn bytes(&self) -> Bytes32 {
        (self.bytes)()
    }
}
