//! Tiles in colour: ivory with the number in its paint, and the letter that says the colour again.

use dublet_rules::tile::{Colour, Face, Joker, Tile};

/// Paints, or leaves text plain.
#[derive(Clone, Copy)]
pub(crate) struct Paint {
    pub(crate) colours: bool,
}

impl Paint {
    /// A tile, as wide as any other.
    pub(crate) fn tile(self, tile: Tile, own: bool) -> String {
        let text = format!("{:>3}{}", tile.to_string(), if own { '*' } else { ' ' });
        if !self.colours {
            return text;
        }
        let paint = match tile.face() {
            Face::Number(colour, _) | Face::Joker(Joker::Coloured(colour)) => match colour {
                Colour::Black => 235,
                Colour::Red => 160,
                Colour::Blue => 26,
                Colour::Yellow => 136,
            },
            Face::Joker(_) => 90,
        };
        format!("\x1b[1;38;5;{paint};48;5;230m{text}\x1b[0m")
    }

    /// Several tiles with a gap between them.
    pub(crate) fn tiles(self, tiles: impl IntoIterator<Item = (Tile, bool)>) -> String {
        let tiles: Vec<String> = tiles.into_iter().map(|(t, own)| self.tile(t, own)).collect();
        tiles.join(" ")
    }

    pub(crate) fn bold(self, text: &str) -> String {
        self.with("1", text)
    }

    pub(crate) fn quiet(self, text: &str) -> String {
        self.with("2", text)
    }

    pub(crate) fn warning(self, text: &str) -> String {
        self.with("31", text)
    }

    fn with(self, code: &str, text: &str) -> String {
        if self.colours { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}
