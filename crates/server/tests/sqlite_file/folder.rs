//! A folder for a test.

use std::{fs, path::PathBuf};

/// An empty folder.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("sqlite_file").join(name);
    // From a run before this one.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}
