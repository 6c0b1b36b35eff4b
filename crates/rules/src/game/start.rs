//! Who starts (rule 2.1).

use crate::{
    deal::Deck,
    seat::Seat,
    tile::{Face, Tile},
};

/// Every seat draws a tile from the front of the deck; the highest number starts, tied seats draw
/// again among themselves, and who draws a joker draws again. Should the deck run out undecided, the
/// first of the tied seats starts.
pub(super) fn draw_for_start(
    deck: &Deck,
    seats: impl Iterator<Item = Seat>,
) -> (Vec<(Seat, Tile)>, Seat) {
    let mut draws = Vec::new();
    let mut tiles = deck.tiles().iter().copied();
    let mut still_in: Vec<Seat> = seats.collect();
    while still_in.len() > 1 {
        let mut drawn = Vec::new();
        for &seat in &still_in {
            let number = tiles.by_ref().find_map(|tile| {
                draws.push((seat, tile));
                match tile.face() {
                    Face::Number(_, number) => Some(number),
                    Face::Joker(_) => None,
                }
            });
            match number {
                Some(number) => drawn.push((seat, number)),
                None => return (draws, still_in[0]),
            }
        }
        let highest = drawn.iter().map(|(_, number)| *number).max();
        still_in = drawn
            .into_iter()
            .filter(|(_, number)| Some(*number) == highest)
            .map(|(seat, _)| seat)
            .collect();
    }
    (draws, still_in[0])
}
