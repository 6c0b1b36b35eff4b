//! What an earlier server has stored, taken up by this one: whoever comes hears the same bytes, for ever.

mod tables;
mod tournaments;

use std::{fs, path::Path};

use dublet_room::Line;
use serde::{Deserialize, Serialize};

/// A line of a log as it is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    at: i64,
    text: String,
}

impl Kept {
    fn line(self) -> Line {
        Line { at: self.at, text: self.text }
    }
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
}
