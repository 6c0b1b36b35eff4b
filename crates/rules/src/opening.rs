//! Could this rack open? (rules 4.2 and 7.3): an exact search on one rack.
//!
//! A rack that cannot open has only few and small melds, so trying every packing of them is quick;
//! one that can is left as soon as a packing reaches the minimum.

use std::{collections::HashMap, ops::ControlFlow};

use crate::{
    bag::Bag,
    meld::{Meld, melds_within},
    rules::Rules,
    tile::{Face, Joker, Tile},
};

/// Melds of the rack's tiles that open together, if there are any.
///
/// ```
/// use dublet_rules::{notation, opening, rules::Edition};
/// let rack = notation::tiles("r9 r10 J k1").unwrap().into_iter().collect();
/// let melds = opening::find(&Edition::Standard.rules(), &rack).unwrap();
/// assert_eq!(melds[0].to_string(), "r9 r10 J"); // the joker as 11: thirty
/// ```
pub fn find(rules: &Rules, rack: &Bag) -> Option<Vec<Meld>> {
    let mut melds: HashMap<Bag, Meld> = HashMap::new();
    let single = melds_within(rack, &mut |meld| {
        if rules.worth(&meld) >= rules.opening {
            return ControlFlow::Break(meld);
        }
        let tiles: Bag = meld.tiles().iter().collect();
        match melds.get(&tiles) {
            Some(known) if rules.worth(known) >= rules.worth(&meld) => {}
            _ => drop(melds.insert(tiles, meld)),
        }
        ControlFlow::Continue(())
    });
    if let ControlFlow::Break(meld) = single {
        return Some(vec![meld]);
    }
    let mut melds: Vec<(Bag, Meld)> = melds.into_iter().collect();
    // Large worths first reach the minimum soonest; then by tiles, so that the answer is one.
    melds.sort_unstable_by(|(_, a), (_, b)| {
        rules.worth(b).cmp(&rules.worth(a)).then_with(|| a.tiles().cmp(b.tiles()))
    });
    let melds: Vec<&(Bag, Meld)> = melds.iter().collect();
    let mut chosen = Vec::new();
    pack(rules, &melds, rack, rules.opening.max(1), &mut chosen)
        .then(|| chosen.into_iter().cloned().collect())
}

/// What a rack could have opened with (rule 7.3), with the jokers as the rules count them.
pub fn could_have(rules: &Rules, rack: &Bag) -> Option<Vec<Meld>> {
    find(rules, &rules.tiles_that_could_open(rack))
}

/// Whether a rack could have opened (rule 7.3).
pub fn could_have_opened(rules: &Rules, rack: &Bag) -> bool {
    could_have(rules, rack).is_some()
}

/// Whether announcing an opening after this draw counts (rule 7.4): the rack could not open before it, and can now. As tiles
/// only come before an opening, that is so after one draw of a game at most.
pub fn announcement_counts(rules: &Rules, rack: &Bag, drawn: &Bag) -> bool {
    rules.announcement_saves()
        && could_have_opened(rules, rack)
        && !could_have_opened(rules, &rack.minus(drawn))
}

fn pack<'a>(
    rules: &Rules,
    melds: &[&'a (Bag, Meld)],
    rack: &Bag,
    missing: u16,
    chosen: &mut Vec<&'a Meld>,
) -> bool {
    if missing == 0 {
        return true;
    }
    let left: Vec<_> = melds.iter().copied().filter(|(tiles, _)| tiles.is_within(rack)).collect();
    for (place, (tiles, meld)) in left.iter().enumerate() {
        // What follows is worth no more than this meld, and no more than its tiles can count.
        if most(rack) < missing {
            return false;
        }
        chosen.push(meld);
        let missing = missing.saturating_sub(rules.worth(meld));
        if pack(rules, &left[place..], &rack.minus(tiles), missing, chosen) {
            return true;
        }
        chosen.pop();
    }
    false
}

/// An upper bound of what tiles can be worth in melds.
fn most(tiles: &Bag) -> u16 {
    let worth = |tile: Tile| match tile.face() {
        Face::Number(_, number) => u16::from(number.get()),
        Face::Joker(Joker::Double) => 12 + 13,
        Face::Joker(_) => 13,
    };
    tiles.faces().map(|(tile, count)| worth(tile) * u16::from(count)).sum()
}
