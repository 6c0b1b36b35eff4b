//! Where a store lives, so that it can be opened again.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use dublet_server::store::{Store, memory::MemoryStore, sqlite::SqliteStore};

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

/// A database file.
pub(crate) struct Sqlite(PathBuf);

impl Sqlite {
    pub(crate) fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("store_contract").join(name);
        // From a test before this one.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for the test");
        Self(folder.join("dublet.db"))
    }
}

impl Home for Sqlite {
    fn open(&self) -> Arc<dyn Store> {
        Arc::new(SqliteStore::open(&self.0).expect("the database opens"))
    }
}
