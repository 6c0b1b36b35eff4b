//! Random positions of a given size: a table of random melds, a rack from the rest.

use std::ops::ControlFlow;

use dublet_players::Chance;
use dublet_rules::{
    bag::Bag,
    meld::{Meld, melds_within},
    rules::Edition,
    table::Table,
    tile::{Face, Number, Tile},
};

use crate::position::Position;

/// How many tiles lie where.
#[derive(Clone, Copy)]
pub(crate) struct Size {
    pub(crate) rack: usize,
    pub(crate) table: usize,
}

/// A position with exactly these jokers, each on the table or the rack.
pub(crate) fn position(
    edition: Edition,
    size: Size,
    jokers: &[Tile],
    chance: &mut Chance<'_>,
) -> Position {
    // Now and then the last tiles left make no meld that fits; then all is tried again.
    loop {
        if let Some(position) = attempt(edition, size, jokers, chance) {
            return position;
        }
    }
}

fn attempt(
    edition: Edition,
    size: Size,
    jokers: &[Tile],
    chance: &mut Chance<'_>,
) -> Option<Position> {
    let mut left: Bag =
        edition.rules().deck().into_iter().filter(|tile| !tile.is_joker()).collect();
    let on_table = |_: &Tile| chance.below(size.table + size.rack) < size.table;
    let (mut laid, held): (Vec<Tile>, Vec<Tile>) = jokers.iter().copied().partition(on_table);
    let mut space = size.table;
    let mut melds = Vec::new();
    while space > 0 {
        // Jokers lie first, while there is most choice; sometimes two in a meld.
        let count = if chance.one_in(4) { 2 } else { 1 };
        let with = laid.split_off(laid.len().saturating_sub(count)).into_iter().collect();
        let meld = some_meld(&left, &with, space, chance)?;
        space -= meld.tiles().len();
        left = left.minus(&meld.tiles().iter().collect());
        melds.push(meld);
    }
    if !laid.is_empty() {
        return None;
    }
    chance.shuffle(&mut melds);
    let mut rest: Vec<Tile> = left.iter().collect();
    chance.shuffle(&mut rest);
    rest.truncate(size.rack.checked_sub(held.len())?);
    let rack = rest.into_iter().chain(held).collect();
    Some(Position { edition, table: Table::new(melds), rack })
}

/// Numbers next to each other that a random meld is made of.
const WINDOW: u8 = 5;

/// A meld of `left` and all of `jokers`, in a space that it fills or leaves room for another in.
pub(crate) fn some_meld(
    left: &Bag,
    jokers: &Bag,
    space: usize,
    chance: &mut Chance<'_>,
) -> Option<Meld> {
    for _ in 0..30 {
        let first = 1 + chance.below((Number::MAX - WINDOW + 1).into()) as u8;
        let near = |tile: &Tile| match tile.face() {
            Face::Number(_, number) => (first..first + WINDOW).contains(&number.get()),
            Face::Joker(_) => false,
        };
        let near: Bag = left.iter().filter(near).collect();
        let mut found: Vec<Meld> = Vec::new();
        let _ = melds_within::<()>(&near.plus(jokers), &mut |meld| {
            let used = meld.tiles().iter().filter(|tile| tile.is_joker()).count();
            let fits = space.checked_sub(meld.tiles().len()).is_some_and(|s| s == 0 || s >= 3);
            if fits && used == jokers.len() {
                found.push(meld);
            }
            ControlFlow::Continue(())
        });
        if let Some(meld) = chance.pick(&found) {
            return Some(meld.clone());
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha20Rng;
    use rand_core::SeedableRng;

    use super::*;

    fn jokers(position: &Position) -> usize {
        let all = position.table.tiles().plus(&position.rack);
        all.iter().filter(|tile| tile.is_joker()).count()
    }

    #[test]
    fn positions_have_the_size_and_jokers_asked_for() {
        let mut rng = ChaCha20Rng::seed_from_u64(1);
        let mut chance = Chance(&mut rng);
        for (rack, table, jokers) in [(14, 20, 0), (14, 40, 1), (20, 60, 2)] {
            let size = Size { rack, table };
            let jokers = vec![Tile::JOKER; jokers];
            let position = position(Edition::Standard, size, &jokers, &mut chance);
            assert_eq!((position.rack.len(), position.table.tiles().len()), (rack, table));
            assert_eq!(self::jokers(&position), jokers.len());
            assert_eq!(Position::read(&position.line()).as_ref(), Ok(&position));
        }
    }

    #[test]
    fn all_jokers_of_twist_find_a_place() {
        let mut rng = ChaCha20Rng::seed_from_u64(2);
        let twist = Edition::Twist.rules().deck();
        let jokers: Vec<Tile> = twist.into_iter().filter(|tile| tile.is_joker()).collect();
        let size = Size { rack: 14, table: 40 };
        let position = position(Edition::Twist, size, &jokers, &mut Chance(&mut rng));
        assert_eq!(self::jokers(&position), 8);
        assert_eq!(Position::read(&position.line()).as_ref(), Ok(&position));
    }
}
