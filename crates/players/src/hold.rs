//! Holding back: the way of play of strong players.
//!
//! Whoever lays all they can shows their tiles, feeds the table for everybody, and is left with the tiles that
//! fit nowhere. Whoever opens small and then waits keeps a rack in which every new tile finds partners, and
//! lays it all in one turn. So: open as soon as possible with as few tiles as possible, then lay nothing until
//! everything can be laid, or until somebody else is about to finish. Whoever is the only one to have opened feeds
//! nobody, and cannot count on tiles of others to let a large rack go: so what can be laid of it is laid.

use dublet_rules::{bag::Bag, meld::Meld, rules::Rules, sort::sort_few, tile::Tile};
use dublet_solver::{Goal, Solver};

use crate::{lay::Choice, sight::Sight};

/// How somebody holds back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Manner {
    /// So few tiles on another's rack end the holding.
    pub(crate) danger: usize,
    /// More tiles than this are not held.
    pub(crate) most: usize,
    /// More tiles than this are not held while nobody else has opened: nobody can use what is laid.
    pub(crate) most_alone: usize,
    /// Which tiles are laid first, where nothing else decides: 0 is the dearest.
    pub(crate) taste: u32,
    /// Whether a lay that is hard to find is not looked for.
    pub(crate) quick: bool,
}

impl Manner {
    fn lays_all(&self, solver: &mut Solver, sight: &Sight<'_>, tiles: &Bag) -> bool {
        match self.quick {
            true => solver.surely_lays_all(sight.rules, sight.table, tiles),
            false => solver.lays_all(sight.rules, sight.table, tiles),
        }
    }
}

/// The choice of one who holds back.
pub(crate) fn hold(solver: &mut Solver, sight: &Sight<'_>, manner: &Manner) -> Choice {
    let Sight { rules, table, rack, .. } = *sight;
    if !sight.opened {
        return small_opening(solver, sight).map_or(Choice::Wait, Choice::Lay);
    }
    if manner.lays_all(solver, sight, rack) {
        return Choice::Lay(*rack);
    }
    if sight.last_move || sight.nearest <= manner.danger {
        return choice(solver.best_tiles(rules, table, rack, Goal::Shed));
    }
    if sight.alone && rack.len() > manner.most_alone {
        return choice(solver.best_tiles(rules, table, rack, Goal::Tiles));
    }
    if sight.pool > 0 && rack.len() <= manner.most {
        return Choice::Wait;
    }
    least_lay(solver, sight, manner)
}

/// The choice of one who lays all there is.
pub(crate) fn lay_all(solver: &mut Solver, sight: &Sight<'_>) -> Choice {
    let Sight { rules, table, rack, .. } = *sight;
    if sight.opened {
        return choice(solver.best_tiles(rules, table, rack, Goal::Tiles));
    }
    match solver.can_open(rules, rack) {
        true => Choice::Lay(tiles_of(&solver.plan())),
        false => Choice::Wait,
    }
}

fn choice(tiles: Bag) -> Choice {
    if tiles.is_empty() { Choice::Wait } else { Choice::Lay(tiles) }
}

/// A lay of one tile, the dearest there is but no joker; where no tile fits alone, a small lay of several.
pub(crate) fn least_lay(solver: &mut Solver, sight: &Sight<'_>, manner: &Manner) -> Choice {
    let Sight { rules, table, rack, .. } = *sight;
    if let Some(single) = singles(solver, sight, manner).next() {
        return Choice::Lay(single);
    }
    if manner.quick {
        return Choice::Wait;
    }
    let most = solver.best_tiles(rules, table, rack, Goal::Tiles);
    choice(shrink(solver, sight, most))
}

/// The tiles that can be laid alone, jokers last: dearest first, or by another taste in any order.
pub(crate) fn singles(
    solver: &mut Solver,
    sight: &Sight<'_>,
    manner: &Manner,
) -> impl Iterator<Item = Bag> {
    let Sight { rules, rack, .. } = *sight;
    let taste = manner.taste;
    let mut tiles: Vec<Tile> = rack.faces().map(|(tile, _)| tile).collect();
    sort_few(&mut tiles, |tile| match taste {
        0 => (tile.is_joker(), u32::MAX - u32::from(rules.tile_value(*tile))),
        _ => (
            tile.is_joker(),
            (tile.index() as u32 + 1).wrapping_mul(taste | 1).wrapping_mul(0x9E37_79B9),
        ),
    });
    let alone = tiles.into_iter().map(|tile| [tile].into_iter().collect());
    alone.filter(|single| manner.lays_all(solver, sight, single))
}

/// Takes tiles out of a lay for as long as the rest is one.
pub(crate) fn shrink(solver: &mut Solver, sight: &Sight<'_>, mut lay: Bag) -> Bag {
    let mut tiles: Vec<Tile> = lay.iter().collect();
    // Jokers are kept first, then cheap tiles.
    sort_few(&mut tiles, |tile| (!tile.is_joker(), sight.rules.tile_value(*tile)));
    for tile in tiles {
        let mut less = lay;
        less.take(tile);
        if !less.is_empty() && solver.lays_all(sight.rules, sight.table, &less) {
            lay = less;
        }
    }
    lay
}

/// An opening of few tiles, if there is any: the best one, less what it does not need; but all of the rack if
/// that goes out.
pub(crate) fn small_opening(solver: &mut Solver, sight: &Sight<'_>) -> Option<Bag> {
    solver.can_open(sight.rules, sight.rack).then(|| {
        let melds = solver.plan();
        let all = tiles_of(&melds);
        if all == *sight.rack { all } else { tiles_of(&trim(sight.rules, melds)) }
    })
}

/// Leaves melds out, then tiles at their ends, for as long as enough is left.
fn trim(rules: &Rules, mut melds: Vec<Meld>) -> Vec<Meld> {
    let mut worth: u16 = melds.iter().map(|meld| rules.worth(meld)).sum();
    // The cheap ones go first: few dear tiles make an opening.
    sort_few(&mut melds, |meld| rules.worth(meld));
    melds.retain(|meld| {
        let spare = worth - rules.worth(meld) >= rules.opening;
        worth -= if spare { rules.worth(meld) } else { 0 };
        !spare
    });
    for meld in &mut melds {
        while let Some(shorter) = shorter(meld)
            .filter(|shorter| worth - rules.worth(meld) + rules.worth(shorter) >= rules.opening)
        {
            worth = worth - rules.worth(meld) + rules.worth(&shorter);
            *meld = shorter;
        }
    }
    melds
}

/// The meld without its first or last tile, if that is one; a joker goes first, then the cheaper end.
fn shorter(meld: &Meld) -> Option<Meld> {
    let tiles = meld.tiles();
    let ends = [&tiles[1..], &tiles[..tiles.len() - 1]];
    let shorter = ends.into_iter().filter_map(|tiles| Meld::read(tiles).ok());
    shorter.max_by_key(|left| {
        let jokers = left.tiles().iter().filter(|tile| tile.is_joker()).count();
        (std::cmp::Reverse(jokers), left.worth())
    })
}

fn tiles_of(melds: &[Meld]) -> Bag {
    melds.iter().flat_map(Meld::tiles).collect()
}

#[cfg(test)]
mod tests {
    use dublet_rules::{notation, rules::Edition};

    use super::*;

    fn bag(text: &str) -> Bag {
        notation::tiles(text).unwrap().into_iter().collect()
    }

    const PATIENT: Manner = Manner { danger: 2, most: 20, most_alone: 18, taste: 0, quick: false };

    /// What one who holds back does with this table and rack, another having so many tiles.
    #[track_caller]
    fn check(table: &str, rack: &str, opened: bool, nearest: usize, expected: Option<&str>) {
        check_beside(table, rack, opened, (nearest, false), expected);
    }

    /// The same, where it is also told whether nobody else has opened.
    #[track_caller]
    fn check_beside(
        table: &str,
        rack: &str,
        opened: bool,
        (nearest, alone): (usize, bool),
        expected: Option<&str>,
    ) {
        let rules = Edition::Standard.rules();
        let (table, rack) = (bag(table), bag(rack));
        let pool = 50;
        let sight = Sight {
            rules: &rules,
            table: &table,
            rack: &rack,
            opened,
            alone,
            nearest,
            pool,
            last_move: false,
        };
        let expected = expected.map_or(Choice::Wait, |tiles| Choice::Lay(bag(tiles)));
        assert_eq!(hold(&mut Solver::new(), &sight, &PATIENT), expected);
    }

    #[test]
    fn an_opening_is_as_small_as_can_be() {
        // 9 + 10 + 11 is enough; the threes and the fourth ten stay.
        check("", "r9 r10 r11 k3 r3 b3 y1", false, 14, Some("r9 r10 r11"));
        check("", "k9 k10 k11 k12 k13 y1", false, 14, Some("k11 k12 k13"));
        check("", "k3 r3 b3 y1", false, 14, None);
    }

    #[test]
    fn a_rack_that_goes_out_goes() {
        check("", "r9 r10 r11 k3 r3 b3", false, 14, Some("r9 r10 r11 k3 r3 b3"));
        check("k4 k5 k6", "k7 k8", true, 14, Some("k7 k8"));
    }

    #[test]
    fn what_does_not_all_go_is_held() {
        check("k4 k5 k6", "k7 k8 r1", true, 14, None);
    }

    #[test]
    fn whoever_is_near_ends_the_holding() {
        check("k4 k5 k6", "k7 k8 r1", true, 2, Some("k7 k8"));
    }

    #[test]
    fn a_large_rack_is_not_held_while_nobody_else_has_opened() {
        let many = "k7 k8 r3 r5 r7 r9 r11 r13 b1 b3 b5 b7 b9 b11 y2 y4 y6 y8 y10";
        check_beside("k4 k5 k6", many, true, (30, false), None);
        check_beside("k4 k5 k6", many, true, (30, true), Some("k7 r7 b7"));
    }

    #[test]
    fn more_than_can_be_overseen_goes_one_by_one() {
        let many = "k7 r1 r3 r5 r7 r9 r11 r13 b1 b3 b5 b7 b9 b11 y2 y4 y6 y8 y10 y12 k1";
        check("k4 k5 k6", many, true, 14, Some("k7"));
    }
}
