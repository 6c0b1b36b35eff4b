//! Files that cannot be used, in words.

use std::{io, path::Path};

use crate::words::Words;

impl Words {
    /// Why a file cannot be read.
    pub fn cannot_read(&self, file: &Path, error: &io::Error) -> String {
        self.in_file("error-cannot-read", file, self.io_reason(error))
    }

    /// Why a file cannot be written.
    pub fn cannot_write(&self, file: &Path, error: &io::Error) -> String {
        self.in_file("error-cannot-write", file, self.io_reason(error))
    }

    /// Why the system refused: in its own words, which may be of another language, only where it is nothing common.
    pub fn io_reason(&self, error: &io::Error) -> String {
        use io::ErrorKind as Kind;
        let id = match error.kind() {
            Kind::NotFound => "io-not-found",
            Kind::PermissionDenied => "io-not-allowed",
            Kind::AlreadyExists => "io-exists",
            Kind::IsADirectory => "io-folder",
            Kind::NotADirectory => "io-no-folder",
            Kind::ReadOnlyFilesystem => "io-read-only",
            Kind::StorageFull | Kind::QuotaExceeded => "io-full",
            Kind::InvalidData => "io-not-text",
            _ => return self.tell("io-other", [("error", error.to_string().into())]),
        };
        self.say(id)
    }

    /// A mistake in a file, with the file's name before it.
    pub fn mistake_in(&self, file: &Path, error: String) -> String {
        self.in_file("error-in-file", file, error)
    }

    fn in_file(&self, id: &str, file: &Path, error: String) -> String {
        self.tell(id, [("file", file.display().to_string().into()), ("error", error.into())])
    }
}
