//! A whole position on one line, so that a puzzle fits in a link.
//!
//! ```text
//! RULES; TABLE; RACK; opened|closed [; pool N] [; racks N N …]
//! standard; k5 r5 y5 | r3 r4 r5; b4 b6 J; opened; pool 40; racks 7 12
//! ```
//! The rack is that of the player to move; `racks` counts the tiles of the others, next seat first.

use std::{fmt, str::FromStr};

use super::{Mistake, ParseError, Scanner, joined};
use crate::{bag::Bag, meld::Meld, rules::Rules, table::Table};

/// What the player to move sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The rules played.
    pub rules: Rules,
    /// The melds on the table.
    pub table: Table,
    /// The rack of the player to move.
    pub rack: Bag,
    /// Whether that player has opened.
    pub opened: bool,
    /// Tiles left in the pool, if told.
    pub pool: Option<u8>,
    /// How many tiles the others hold, next seat first, if told.
    pub racks: Vec<u8>,
}

impl FromStr for Position {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut scanner = Scanner::new(text);
        let error = scanner.error(Mistake::Expected("rules"));
        let rules: Rules = scanner
            .until(';')
            .parse()
            .map_err(|bad| ParseError { mistake: Mistake::BadRules(bad), ..error })?;
        scanner.expect(";")?;

        let mut melds = Vec::new();
        let before = scanner.error(Mistake::EmptyMeld);
        for tiles in scanner.layout()?.0 {
            let text = || super::Tiles(&tiles).to_string();
            melds.push(Meld::read(&tiles).map_err(|_| ParseError {
                mistake: Mistake::NotAMeld(text()),
                ..before.clone()
            })?);
        }
        let table = Table::new(melds);
        scanner.expect(";")?;

        let error = scanner.error(Mistake::EmptyMeld);
        let rack: Bag = scanner.tiles()?.into_iter().collect();
        if let Some((tile, _)) = rules.excess(&rack.plus(table.tiles())) {
            return Err(ParseError { mistake: Mistake::TooManyCopies(tile), ..error });
        }
        scanner.expect(";")?;
        let opened = scanner.expect_word("opened or closed", |word| match word {
            "opened" => Some(true),
            "closed" => Some(false),
            _ => None,
        })?;

        let mut position = Self { rules, table, rack, opened, pool: None, racks: Vec::new() };
        while scanner.take(";") {
            if position.pool.is_none() && scanner.take("pool") {
                position.pool = Some(scanner.expect_word("a number", |word| word.parse().ok())?);
            } else if position.racks.is_empty() && scanner.take("racks") {
                while !scanner.peek_word().is_empty() && position.racks.len() < 5 {
                    let count = scanner.expect_word("a number", |word| word.parse().ok())?;
                    position.racks.push(count);
                }
            } else {
                return Err(scanner.error(Mistake::Expected("pool or racks")));
            }
        }
        scanner.end()?;
        Ok(position)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let opened = if self.opened { "opened" } else { "closed" };
        write!(f, "{}; {}; {}; {opened}", self.rules, self.table, self.rack)?;
        if let Some(pool) = self.pool {
            write!(f, "; pool {pool}")?;
        }
        if !self.racks.is_empty() {
            f.write_str("; racks ")?;
            joined(f, &self.racks, " ")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_read_as_written() {
        for text in [
            "standard; k5 r5 y5 | r3 r4 r5; b4 b6 J; opened; pool 40; racks 7 12",
            "twist joker_penalty=30; ; r9 r10 D; closed",
            "xp; ; ; opened; racks 1 2 3 4 5",
        ] {
            assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn mistakes_point_at_their_column() {
        for (text, column) in [
            ("nonsense; ; ; opened", 1),
            ("standard; k5 r5 x5; ; opened", 17),
            ("standard; k5 r5; ; opened", 11),
            ("standard; ; k5 k5 k5; opened", 13),
            ("standard; ; D; opened", 13),
            ("standard; ; k5; maybe", 17),
            ("standard; ; k5; opened; pool many", 30),
            ("standard; ; k5; opened; else", 25),
            ("standard; ; k5", 15),
        ] {
            assert_eq!(text.parse::<Position>().unwrap_err().column, column, "{text}");
        }
    }
}
