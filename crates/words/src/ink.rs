//! The colours of tiles among the 256 of a terminal.

use dublet_rules::tile::{Colour, Face, Joker, Tile};

/// The ground of a tile, among the terminal's 256 colours.
pub const IVORY: u8 = 230;

/// The colour a tile's face is written in. Yellow is as dark as can be read on ivory.
pub fn ink(tile: Tile) -> u8 {
    match tile.face() {
        Face::Number(colour, _) | Face::Joker(Joker::Coloured(colour)) => match colour {
            Colour::Black => 234,
            Colour::Red => 160,
            Colour::Blue => 26,
            Colour::Yellow => 130,
        },
        Face::Joker(_) => 90,
    }
}
