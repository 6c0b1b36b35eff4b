//! Whether the server can be asked: not while it starts, and not once it was told to end.

use std::sync::atomic::{AtomicU8, Ordering};

/// What the server is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(super) enum Phase {
    /// Tables are being loaded.
    Starting,
    /// Everything works.
    Ready,
    /// It was told to end.
    Draining,
}

/// The phase, known to everybody.
#[derive(Debug)]
pub(super) struct Readiness(AtomicU8);

impl Default for Readiness {
    fn default() -> Self {
        Self(AtomicU8::new(Phase::Starting as u8))
    }
}

impl Readiness {
    /// Another phase begins.
    pub(super) fn enter(&self, phase: Phase) {
        self.0.store(phase as u8, Ordering::Release);
    }

    /// What the server is doing.
    pub(super) fn phase(&self) -> Phase {
        match self.0.load(Ordering::Acquire) {
            0 => Phase::Starting,
            1 => Phase::Ready,
            _ => Phase::Draining,
        }
    }
}
