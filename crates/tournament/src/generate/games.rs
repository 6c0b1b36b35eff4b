//! Random games, as tables write them down.

use dublet_rules::{
    bag::Bag,
    rules::Rules,
    score::{End, Opening},
    sheet::{LastDraw, Left},
    tile::Tile,
};

use crate::{chance::Chance, sheet::GameEntry};

/// A game among those of the chairs who are here.
pub(super) fn game(rules: &Rules, chairs: &[bool], chance: &mut Chance<'_>) -> GameEntry {
    let end = if chance.one_in(4) { End::Pool } else { End::Out };
    ended(rules, chairs, end, chance)
}

/// The same, by how it ended.
pub(super) fn ended(
    rules: &Rules,
    chairs: &[bool],
    end: End,
    chance: &mut Chance<'_>,
) -> GameEntry {
    let here: Vec<usize> = (0..chairs.len()).filter(|chair| chairs[*chair]).collect();
    let out = (end == End::Out).then(|| here[chance.below(here.len())]);
    let mut hands: Vec<Option<Left>> = match chance.one_in(3) {
        true => tiles(rules, chairs, out, chance),
        false => sums(chairs, out, chance),
    };
    if let (Some(out), false) = (out, chance.one_in(2)) {
        // Who went out may be written down either way.
        hands[out] = Some(Left::NOTHING);
    }
    let mut game = GameEntry { end, hands, written: None };
    if chance.one_in(3) {
        game.written = game.score(rules, chairs.len()).ok();
    }
    game
}

/// Tiles dealt from a shuffled deck.
fn tiles(
    rules: &Rules,
    chairs: &[bool],
    out: Option<usize>,
    chance: &mut Chance<'_>,
) -> Vec<Option<Left>> {
    let mut deck = rules.deck();
    chance.shuffle(&mut deck);
    let mut hand = |chair: usize| {
        let count = if out == Some(chair) { 0 } else { 1 + chance.below(12) };
        let tiles: Vec<Tile> = deck.split_off(deck.len() - count);
        let opened = count == 0 || !chance.one_in(5);
        let announces = rules.announcement && !opened && chance.one_in(3);
        let announced_after = tiles.first().copied().filter(|_| announces).map(LastDraw::One);
        Left::Tiles { rack: tiles.iter().collect::<Bag>(), opened, announced_after }
    };
    let chairs = chairs.iter().enumerate();
    chairs.map(|(chair, here)| here.then(|| hand(chair))).collect()
}

/// Sums alone, small ones often, so that some are equal; a joker now and then.
fn sums(chairs: &[bool], out: Option<usize>, chance: &mut Chance<'_>) -> Vec<Option<Left>> {
    let mut joker = chance.one_in(3);
    let mut hand = |chair: usize| {
        if out == Some(chair) {
            return Left::NOTHING;
        }
        let most = if chance.one_in(2) { 4 } else { 90 };
        let opening = match chance.below(12) {
            0 => Opening::CouldHave,
            1 => Opening::Excused,
            _ => Opening::Opened,
        };
        let jokers = u8::from(std::mem::take(&mut joker));
        Left::Sum { numbers: 1 + chance.below(most) as u16, jokers, opening }
    };
    let chairs = chairs.iter().enumerate();
    chairs.map(|(chair, here)| here.then(|| hand(chair))).collect()
}
