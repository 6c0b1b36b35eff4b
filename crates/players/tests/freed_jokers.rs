//! Rule 4.4 as `original` has it, against a check that gives every tile an identity and tries all.

mod tables;

use dublet_players::Chance;
use dublet_rules::{
    bag::Bag,
    game::Event,
    lay::TurnStart,
    meld::Stand,
    rules::{FreedJokers, Rules},
    table::Table,
    tile::Tile,
};
use rand_chacha::ChaCha20Rng;
use rand_core::SeedableRng;
use tables::new_table;

/// A place on a table: meld and position.
type Spot = (usize, usize);

fn places(table: &Table) -> Vec<(Spot, Tile)> {
    let melds = table.melds().iter().enumerate();
    melds
        .flat_map(|(m, meld)| meld.tiles().iter().enumerate().map(move |(p, t)| ((m, p), *t)))
        .collect()
}

fn stands(table: &Table, (meld, position): Spot) -> Vec<Stand> {
    let all = table.melds()[meld].stands();
    all.into_iter().find(|(place, _)| *place == position).map(|(_, s)| s).unwrap_or_default()
}

/// Every way to say which tiles on the new table came from the rack, and which old joker is which.
fn legal_by_trying(before: &Table, after: &Table, laid: &Bag) -> bool {
    let new = places(after);
    let old_jokers: Vec<Spot> =
        places(before).into_iter().filter(|(_, t)| t.is_joker()).map(|(place, _)| place).collect();
    let mut from_rack = vec![false; new.len()];
    choose(0, &new, *laid, &mut from_rack, &mut |from_rack| {
        let kept: Vec<Spot> = (0..new.len())
            .filter(|i| new[*i].1.is_joker() && !from_rack[*i])
            .map(|i| new[i].0)
            .collect();
        let has_rack_tile =
            |meld: usize| (0..new.len()).any(|i| new[i].0.0 == meld && from_rack[i]);
        permutations(&kept, &mut |order| {
            old_jokers.iter().zip(order).all(|(old, new)| {
                let (was, is) = (stands(before, *old), stands(after, *new));
                was.iter().any(|stand| is.contains(stand)) || has_rack_tile(new.0)
            })
        })
    })
}

fn choose(
    at: usize,
    new: &[(Spot, Tile)],
    mut left: Bag,
    from_rack: &mut Vec<bool>,
    check: &mut dyn FnMut(&[bool]) -> bool,
) -> bool {
    if at == new.len() {
        return left.is_empty() && check(from_rack);
    }
    if choose(at + 1, new, left, from_rack, check) {
        return true;
    }
    if left.take(new[at].1) {
        from_rack[at] = true;
        let found = choose(at + 1, new, left, from_rack, check);
        from_rack[at] = false;
        return found;
    }
    false
}

fn permutations(items: &[Spot], check: &mut dyn FnMut(&[Spot]) -> bool) -> bool {
    fn go(done: &mut Vec<Spot>, left: &[Spot], check: &mut dyn FnMut(&[Spot]) -> bool) -> bool {
        if left.is_empty() {
            return check(done);
        }
        (0..left.len()).any(|i| {
            let mut rest = left.to_vec();
            done.push(rest.remove(i));
            let found = go(done, &rest, check);
            done.pop();
            found
        })
    }
    go(&mut Vec::new(), items, check)
}

#[test]
fn every_random_lay_is_judged_as_by_trying_everything() {
    let mut rng = ChaCha20Rng::seed_from_u64(44);
    let mut chance = Chance(&mut rng);
    let free: Rules = "original freed_jokers=any-meld plain_jokers=4 opening=12".parse().unwrap();
    let strict = free.with(|values| values.freed_jokers = FreedJokers::WithRackTile).unwrap();
    let (mut legal, mut illegal) = (0, 0);
    for _ in 0..150 {
        let mut table = new_table(free, 2, &mut chance);
        let mut before = Table::default();
        let mut opened = [false; 2];
        while let Some(command) = table.random_command(&mut chance) {
            let racks = table.game.judge_view().racks;
            for event in table.submit(&command).unwrap() {
                let Event::Laid { seat, table: after, laid } = event else { continue };
                let rack = &racks[seat.index()];
                let old = std::mem::replace(&mut before, after.clone());
                // Few enough tiles to try everything, and a joker to free.
                let jokers = old.tiles().iter().any(Tile::is_joker);
                if opened[seat.index()] && jokers && after.tiles().len() < 60 {
                    let judge = TurnStart { rules: &strict, table: &old, rack, opened: true };
                    let found = judge.judge(&after.layout()).is_ok();
                    assert_eq!(found, legal_by_trying(&old, after, laid), "{old} -> {after}");
                    if found { legal += 1 } else { illegal += 1 }
                }
                opened[seat.index()] = true;
            }
        }
    }
    println!("{legal} legal, {illegal} illegal");
    assert!(legal > 100 && illegal > 20, "{legal} legal, {illegal} illegal");
}
