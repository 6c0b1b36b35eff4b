//! Files that cannot be used, in words.

use std::{io, path::Path};

use crate::words::Words;

impl Words {
    /// Why a file cannot be read.
    pub fn cannot_read(&self, file: &Path, error: &io::Error) -> String {
        self.in_file("error-cannot-read", file, error.to_string())
    }

    /// Why a file cannot be written.
    pub fn cannot_write(&self, file: &Path, error: &io::Error) -> String {
        self.in_file("error-cannot-write", file, error.to_string())
    }

    /// A mistake in a file, with the file's name before it.
    pub fn mistake_in(&self, file: &Path, error: String) -> String {
        self.in_file("error-in-file", file, error)
    }

    fn in_file(&self, id: &str, file: &Path, error: String) -> String {
        self.tell(id, [("file", file.display().to_string().into()), ("error", error.into())])
    }
}
