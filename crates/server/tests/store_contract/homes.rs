//! Where a store lives, so that it can be opened again.

use std::sync::Arc;

use dublet_server::store::{Store, memory::MemoryStore};

/// A place with one store.
pub(crate) trait Home: Sync {
    /// Opens the store; again, after everything that was handed out before has been dropped.
    fn open(&self) -> Arc<dyn Store>;
}

/// A store in memory: what it is after a crash is what it is opened with.
pub(crate) struct Memory(Arc<MemoryStore>);

impl Memory {
    pub(crate) fn new(_: &str) -> Self {
        Self(Arc::new(MemoryStore::new()))
    }
}

impl Home for Memory {
    fn open(&self) -> Arc<dyn Store> {
        self.0.crash();
        self.0.clone()
    }
}
