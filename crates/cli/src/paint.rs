//! Tiles in colour: ivory with the number in its paint, and the letter that says the colour again.

use std::io::IsTerminal;

use dublet_rules::{bag::Bag, order::Sorting, tile::Tile};
use dublet_words::{
    Words,
    ink::{IVORY, ink},
};

/// Paints, or leaves text plain.
#[derive(Clone, Copy)]
pub(crate) struct Paint {
    pub(crate) colours: bool,
}

/// How many tiles fit on a line of eighty columns.
const TILES_A_LINE: usize = 15;

impl Paint {
    /// Colours on a terminal, unless the environment asks for none.
    pub(crate) fn on_standard_output() -> Self {
        let colours = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        Self { colours }
    }

    /// A tile, as wide as any other.
    pub(crate) fn tile(self, tile: Tile, own: bool, words: &Words) -> String {
        self.ivory(tile, format!("{:>3}{}", words.short(tile), if own { '*' } else { ' ' }))
    }

    /// A tile within a line of text, as wide as it is typed.
    pub(crate) fn word(self, tile: Tile, words: &Words) -> String {
        self.ivory(tile, words.short(tile))
    }

    fn ivory(self, tile: Tile, text: String) -> String {
        if !self.colours {
            return text;
        }
        format!("\x1b[1;38;5;{};48;5;{IVORY}m{text}\x1b[0m", ink(tile))
    }

    /// Several tiles with a gap between them.
    pub(crate) fn tiles(
        self,
        tiles: impl IntoIterator<Item = (Tile, bool)>,
        words: &Words,
    ) -> String {
        let tiles: Vec<String> =
            tiles.into_iter().map(|(tile, own)| self.tile(tile, own, words)).collect();
        tiles.join(" ")
    }

    /// The lines of a rack, by number (777) or by colour (789).
    pub(crate) fn rack(self, rack: &Bag, by_colour: bool, words: &Words) -> Vec<String> {
        let mut tiles: Vec<Tile> = rack.iter().collect();
        let sorting = if by_colour { Sorting::Runs } else { Sorting::Groups };
        tiles.sort_by_key(|tile| sorting.place(*tile));
        let line = |tiles: &[Tile]| self.tiles(tiles.iter().map(|tile| (*tile, false)), words);
        tiles.chunks(TILES_A_LINE).map(line).collect()
    }

    pub(crate) fn bold(self, text: &str) -> String {
        self.with("1", text)
    }

    pub(crate) fn warning(self, text: &str) -> String {
        self.with("31", text)
    }

    pub(crate) fn quiet(self, text: &str) -> String {
        self.with("2", text)
    }

    fn with(self, code: &str, text: &str) -> String {
        if self.colours { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}
