//! `dublet backup` and `dublet restore`: a copy of what a server keeps, and back.

use std::path::{Path, PathBuf};

use clap::Args;
use dublet_server::{
    config::DATABASE,
    store::{Stored, sqlite},
};
use dublet_words::Words;

use crate::{
    answer::{Answer, BadInput, Outcome, make_folder},
    print,
};

/// `dublet backup DIR FILE`
#[derive(Args)]
pub(crate) struct Backup {
    data: PathBuf,
    file: PathBuf,
}

/// `dublet restore FILE DIR`
#[derive(Args)]
pub(crate) struct Restore {
    file: PathBuf,
    data: PathBuf,
}

impl Backup {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        copied(sqlite::backup(&self.data.join(DATABASE), &self.file))?;
        print::line(told(words, "backup-done", &self.file));
        Ok(Answer::Fine)
    }
}

impl Restore {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        make_folder(&self.data, words)?;
        copied(sqlite::restore(&self.file, &self.data.join(DATABASE)))?;
        print::line(told(words, "restore-done", &self.data));
        Ok(Answer::Fine)
    }
}

fn copied(copy: Stored<()>) -> Result<(), BadInput> {
    copy.map_err(|error| BadInput(error.to_string()))
}

fn told(words: &Words, id: &str, place: &Path) -> String {
    words.tell(id, [("place", place.display().to_string().into())])
}
