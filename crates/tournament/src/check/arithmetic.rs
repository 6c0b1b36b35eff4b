//! Scores by the checker's own arithmetic, in sixtieths (section 7).

use dublet_rules::{
    bag::Bag,
    opening::could_have_opened,
    rules::{PoolScore, Rules},
    score::{End, Opening, Points, SeatScore},
    sheet::{LastDraw, Left},
    tile::{Face, Tile},
};

use super::finding::Finding;
use crate::{event::TableNumber, sheet::GameEntry};

const WHOLE: i64 = 60;

/// What is left on a rack, and what it loses instead for not having opened (rules 7.2 and 7.5).
struct Reckoned {
    empty: bool,
    value: i64,
    penalty: Option<i64>,
}

/// What each chair scores, or why the game cannot have been so.
pub(super) fn scores(
    rules: &Rules,
    game: &GameEntry,
    chairs: usize,
    place: TableNumber,
    number: usize,
) -> Result<Vec<SeatScore>, Finding> {
    let hands: Vec<(usize, &Left)> =
        game.hands.iter().enumerate().filter_map(|(chair, h)| Some((chair, h.as_ref()?))).collect();
    if game.hands.len() != chairs || hands.len() < 2 {
        return Err(Finding::Hands { place, game: number });
    }
    if !in_deck(rules, &hands) {
        return Err(Finding::Tiles { place, game: number });
    }
    if hands.iter().any(|(_, hand)| !announcement_can_be(rules, hand)) {
        return Err(Finding::Announcement { place, game: number });
    }
    let out = game.end == End::Out;
    let left: Vec<(usize, Reckoned)> =
        hands.iter().map(|(chair, hand)| (*chair, left(rules, hand, out))).collect();
    let empty = left.iter().filter(|(_, left)| left.empty).count();
    if empty != usize::from(out) {
        return Err(Finding::End { place, game: number });
    }
    let mut scores = vec![SeatScore::default(); chairs];
    let mut set = |chair: usize, big: u32, small: i64| {
        scores[chair] = SeatScore { big, small: Points::from_sixtieths(small) };
    };
    if out {
        let lost = |left: &Reckoned| left.penalty.unwrap_or(left.value);
        let sum: i64 =
            left.iter().filter(|(_, left)| !left.empty).map(|(_, left)| lost(left)).sum();
        for (chair, left) in &left {
            match left.empty {
                true => set(*chair, 1, sum * WHOLE),
                false => set(*chair, 0, -lost(left) * WHOLE),
            }
        }
        return Ok(scores);
    }
    let lowest = left.iter().map(|(_, left)| left.value).min().unwrap_or(0);
    let tied = left.iter().filter(|(_, left)| left.value == lowest).count() as i64;
    let taken_off = if rules.pool_score == PoolScore::Differences { lowest } else { 0 };
    let above = left.iter().filter(|(_, left)| left.value > lowest);
    let lost = |left: &Reckoned| left.penalty.unwrap_or(left.value - taken_off);
    let sum: i64 = above.map(|(_, left)| lost(left) * WHOLE).sum();
    for (chair, left) in &left {
        match left.value == lowest {
            true if tied as usize == hands.len() => set(*chair, 1, 0),
            true => set(*chair, 1, sum / tied - (lowest - taken_off) * WHOLE),
            false => set(*chair, 0, -lost(left) * WHOLE),
        }
    }
    Ok(scores)
}

fn tile_value(rules: &Rules, tile: Tile) -> i64 {
    match tile.face() {
        Face::Number(_, number) => number.get().into(),
        Face::Joker(_) => rules.joker_penalty.into(),
    }
}

fn left(rules: &Rules, hand: &Left, out: bool) -> Reckoned {
    let penalties = rules.unopened_penalty > 0 && (out || rules.penalties_at_pool_end);
    match hand {
        Left::Tiles { rack, opened, announced_after } => {
            let value = rack.iter().map(|tile| tile_value(rules, tile)).sum();
            let empty = rack.iter().next().is_none();
            let penalty = match penalties && !opened && !empty {
                false => None,
                true if excused(rules, rack, *announced_after) => Some(rules.unopened_penalty),
                true => Some(rules.could_have_opened_penalty),
            };
            Reckoned { empty, value, penalty: penalty.map(i64::from) }
        }
        Left::Sum { numbers, jokers, opening } => {
            let value = i64::from(*numbers) + i64::from(*jokers) * i64::from(rules.joker_penalty);
            let penalty = match opening {
                Opening::Excused if penalties => Some(rules.unopened_penalty),
                Opening::CouldHave if penalties => Some(rules.could_have_opened_penalty),
                _ => None,
            };
            let empty = *numbers == 0 && *jokers == 0;
            Reckoned { empty, value, penalty: penalty.map(i64::from) }
        }
    }
}

/// Whether a rack that never opened loses the smaller penalty (rules 7.2 to 7.4).
fn excused(rules: &Rules, rack: &Bag, announced_after: Option<LastDraw>) -> bool {
    let before = announced_after.map(|drawn| {
        let mut before = *rack;
        for tile in drawn.tiles().iter() {
            before.take(tile);
        }
        before
    });
    before.is_some_and(|rack| !could_have_opened(rules, &rack)) || !could_have_opened(rules, rack)
}

fn in_deck(rules: &Rules, hands: &[(usize, &Left)]) -> bool {
    let deck = rules.deck();
    let all = |wanted: fn(&Tile) -> bool| deck.iter().filter(|tile| wanted(tile)).count();
    let number = |tile: &Tile| match tile.face() {
        Face::Number(_, number) => u32::from(number.get()),
        Face::Joker(_) => 0,
    };
    let mut held = vec![0_usize; Tile::FACES];
    let (mut jokers, mut numbers) = (0, 0_u32);
    for (_, hand) in hands {
        match hand {
            Left::Tiles { rack, .. } => {
                rack.iter().for_each(|tile| held[tile.index()] += 1);
                jokers += rack.iter().filter(|tile| tile.is_joker()).count();
            }
            Left::Sum { numbers: sum, jokers: count, .. } => {
                jokers += usize::from(*count);
                numbers += u32::from(*sum);
            }
        }
    }
    let enough = |tile: Tile| held[tile.index()] <= usize::from(rules.copies_of(tile));
    Tile::all().all(enough)
        && jokers <= all(|tile| tile.is_joker())
        && numbers <= deck.iter().map(number).sum()
}

fn announcement_can_be(rules: &Rules, hand: &Left) -> bool {
    match hand {
        Left::Tiles { rack, opened, announced_after: Some(drawn) } => {
            let drawn = drawn.tiles();
            let held = |(tile, count)| rack.count(tile) >= count;
            let one_turn = !drawn.is_empty() && drawn.len() <= rules.most_drawn();
            rules.announcement && !opened && one_turn && drawn.faces().all(held)
        }
        _ => true,
    }
}
