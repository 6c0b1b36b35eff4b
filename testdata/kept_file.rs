//! Files that an earlier program wrote and that mean the same for ever: read, and written only where they are missing.
//! Tests of several crates take it in.

use std::{
    fs,
    path::Path,
    sync::{Mutex, PoisonError},
};

/// Tests run side by side: one writes, the others wait.
static WRITING: Mutex<()> = Mutex::new(());

/// Writes a file that is missing, when asked to.
pub(crate) fn write_once(file: &Path, text: impl FnOnce() -> String) {
    let _guard = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
    if std::env::var("DUBLET_GOLDEN").as_deref() == Ok("write") && !file.exists() {
        fs::write(file, text()).unwrap();
    }
}

pub(crate) fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
}
