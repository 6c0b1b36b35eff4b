//! Reading text left to right, knowing the column.

use super::tile_from_word;
use crate::{game::BadSetup, rules::BadRules, table::Layout, tile::Tile};

/// What was wrong, and where: columns count characters from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("column {column}: {mistake}")]
pub struct ParseError {
    /// Where the mistake starts.
    pub column: usize,
    /// What is wrong there.
    pub mistake: Mistake,
}

/// A kind of mistake in notation.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Mistake {
    /// Not a tile.
    #[error("\"{0}\" is not a tile")]
    UnknownTile(String),
    /// Nothing between two separators.
    #[error("a meld without tiles")]
    EmptyMeld,
    /// Something else should stand here.
    #[error("expected {0}")]
    Expected(&'static str),
    /// More text where all has been read.
    #[error("\"{0}\" does not belong here")]
    Misplaced(String),
    /// House rules that do not exist.
    #[error("{0}")]
    BadRules(BadRules),
    /// A game that cannot be set up.
    #[error("{0}")]
    BadSetup(BadSetup),
    /// A meld of a table that is none.
    #[error("\"{0}\" is no meld")]
    NotAMeld(String),
    /// More of a tile than the edition has.
    #[error("more {0} than the edition has")]
    TooManyCopies(Tile),
    /// Too much text.
    #[error("more tiles than any deck has")]
    TooLong,
}

/// More than any deck holds; keeps hostile text from costing memory.
const MAX_TILES: usize = 255;

/// A position in a line of text.
pub(crate) struct Scanner<'a> {
    text: &'a str,
    /// Byte offset.
    at: usize,
    tiles_read: usize,
}

impl<'a> Scanner<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text, at: 0, tiles_read: 0 }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(crate) fn skip_spaces(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    /// An error where the next word starts.
    pub(crate) fn error(&mut self, mistake: Mistake) -> ParseError {
        self.skip_spaces();
        self.error_at(self.at, mistake)
    }

    fn error_at(&self, at: usize, mistake: Mistake) -> ParseError {
        ParseError { column: self.text[..at].chars().count() + 1, mistake }
    }

    /// Takes `mark` if it is next.
    pub(crate) fn take(&mut self, mark: &str) -> bool {
        self.skip_spaces();
        let found = self.rest().starts_with(mark);
        if found {
            self.at += mark.len();
        }
        found
    }

    /// Takes `mark`, which must be next.
    pub(crate) fn expect(&mut self, mark: &'static str) -> Result<(), ParseError> {
        if self.take(mark) { Ok(()) } else { Err(self.error(Mistake::Expected(mark))) }
    }

    /// The next word, up to a space or separator; empty at the end or before a separator.
    pub(crate) fn word(&mut self) -> &'a str {
        let word = self.peek_word();
        self.at += word.len();
        word
    }

    /// The next word, left in place.
    pub(crate) fn peek_word(&mut self) -> &'a str {
        self.skip_spaces();
        let rest = self.rest();
        let is_end = |c: char| c.is_whitespace() || matches!(c, '|' | ';' | ':' | ',');
        &rest[..rest.find(is_end).unwrap_or(rest.len())]
    }

    /// A word that must be there and be understood by `read`.
    pub(crate) fn expect_word<T>(
        &mut self,
        what: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, ParseError> {
        self.skip_spaces();
        let at = self.at;
        read(self.word()).ok_or_else(|| self.error_at(at, Mistake::Expected(what)))
    }

    /// Everything up to a separator.
    pub(crate) fn until(&mut self, separator: char) -> &'a str {
        self.skip_spaces();
        let rest = self.rest();
        let text = &rest[..rest.find(separator).unwrap_or(rest.len())];
        self.at += text.len();
        text.trim_end()
    }

    /// Everything up to the end.
    pub(crate) fn rest_of_line(&mut self) -> &'a str {
        let rest = self.rest().trim();
        self.at = self.text.len();
        rest
    }

    pub(crate) fn tile(&mut self) -> Result<Tile, ParseError> {
        self.tile_from(|word| word)
    }

    fn tile_from(&mut self, letters: impl FnOnce(&str) -> &str) -> Result<Tile, ParseError> {
        self.skip_spaces();
        let at = self.at;
        self.tiles_read += 1;
        if self.tiles_read > MAX_TILES {
            return Err(self.error_at(at, Mistake::TooLong));
        }
        tile_from_word(letters(self.word())).map_err(|mistake| self.error_at(at, mistake))
    }

    /// A tile that may have a star behind it.
    pub(crate) fn starred_tile(&mut self) -> Result<Tile, ParseError> {
        self.tile_from(|word| word.strip_suffix('*').unwrap_or(word))
    }

    /// Tiles up to a separator or the end.
    pub(crate) fn tiles(&mut self) -> Result<Vec<Tile>, ParseError> {
        let mut tiles = Vec::new();
        while !self.peek_word().is_empty() {
            tiles.push(self.tile()?);
        }
        Ok(tiles)
    }

    /// Melds up to another separator or the end.
    pub(crate) fn layout(&mut self) -> Result<Layout, ParseError> {
        let mut melds = Vec::new();
        loop {
            let meld = self.tiles()?;
            let more = self.rest().trim_start().starts_with('|');
            if meld.is_empty() && (more || !melds.is_empty()) {
                return Err(self.error(Mistake::EmptyMeld));
            }
            if !meld.is_empty() {
                melds.push(meld);
            }
            if !self.take("|") {
                return Ok(Layout(melds));
            }
        }
    }

    /// Nothing may follow.
    pub(crate) fn end(&mut self) -> Result<(), ParseError> {
        self.skip_spaces();
        match self.rest().split_whitespace().next() {
            None => Ok(()),
            Some(word) => Err(self.error(Mistake::Misplaced(word.to_owned()))),
        }
    }
}
