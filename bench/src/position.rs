//! Positions: what a player who has opened sees, as lines of JSON like those of `testdata/vectors`.

use std::{fs, path::Path};

use dublet_rules::{
    bag::Bag,
    rules::{Edition, Rules},
    table::Table,
    tile::Tile,
};
use serde::{Deserialize, Serialize};

/// A table, and a rack to lay from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Position {
    pub(crate) edition: Edition,
    pub(crate) table: Table,
    pub(crate) rack: Bag,
}

#[derive(Serialize, Deserialize)]
struct PositionLine {
    edition: String,
    table: Table,
    rack: Bag,
}

impl Position {
    /// The rules played.
    pub(crate) fn rules(&self) -> Rules {
        self.edition.rules()
    }

    /// The tiles that are neither on the table nor on the rack.
    pub(crate) fn unused(&self) -> Bag {
        let deck: Bag = self.rules().deck().into_iter().collect();
        deck.minus(self.table.tiles()).minus(&self.rack)
    }

    /// Reads a line.
    pub(crate) fn read(line: &str) -> Result<Self, String> {
        let line: PositionLine = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let edition: Edition = line.edition.parse().map_err(|e| format!("{e}"))?;
        let position = Self { edition, table: line.table, rack: line.rack };
        let all = position.table.tiles().plus(&position.rack);
        let too_many = |tile: &Tile| all.count(*tile) > edition.rules().copies_of(*tile);
        match Tile::all().find(too_many) {
            Some(tile) => Err(format!("more {tile} than the deck has")),
            None => Ok(position),
        }
    }

    /// Writes a line.
    pub(crate) fn line(&self) -> String {
        let (edition, table) = (self.edition.to_string(), self.table.clone());
        serde_json::to_string(&PositionLine { edition, table, rack: self.rack })
            .expect("plain data")
    }
}

/// Reads a file of positions.
pub(crate) fn read_file(file: &Path) -> Result<Vec<Position>, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let read = |(number, line): (usize, &str)| {
        let place = || format!("{} line {}", file.display(), number + 1);
        Position::read(line).map_err(|error| format!("{}: {error}", place()))
    };
    text.lines().enumerate().map(read).collect()
}

/// Writes a file of positions, with its folder.
pub(crate) fn write_file(file: &Path, positions: &[Position]) -> Result<(), String> {
    let lines: Vec<String> = positions.iter().map(|position| position.line() + "\n").collect();
    write_text(file, &lines.concat())
}

/// Writes a file, with its folder.
pub(crate) fn write_text(file: &Path, text: &str) -> Result<(), String> {
    let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
    folder
        .and_then(|()| fs::write(file, text))
        .map_err(|error| format!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_read_as_written() {
        let line = r#"{"edition":"standard","table":[["r3","J","r5"]],"rack":["b4","J"]}"#;
        let position = Position::read(line).unwrap();
        assert_eq!(position.line(), line);
        assert_eq!(position.unused().len(), 101);
    }

    #[test]
    fn what_is_no_position_is_refused() {
        for line in [
            "",
            r#"{"edition":"nonsense","table":[],"rack":[]}"#,
            r#"{"edition":"standard","table":[["r3","r5","r4"]],"rack":[]}"#,
            r#"{"edition":"standard","table":[["r3","r4","r5"]],"rack":["r3","r3"]}"#,
        ] {
            assert!(Position::read(line).is_err(), "{line}");
        }
    }
}
