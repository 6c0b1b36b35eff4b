//! From the steps of a sweep back to melds.

use dublet_rules::{
    meld::{Meld, arrange},
    sort::sort_few,
    tile::Tile,
};

use super::{
    Step,
    columns::tile,
    groups::{self, GroupChoice},
};

/// The melds of a sweep, with the jokers that only need a home put where there is room.
pub(super) fn melds(steps: &[Step], homed: u8) -> Vec<Meld> {
    let mut melds: Vec<Vec<Tile>> = Vec::new();
    let mut open: [Vec<Open>; 4] = Default::default();
    for (place, step) in steps.iter().enumerate() {
        let number = place + 1;
        for (colour, open) in open.iter_mut().enumerate() {
            melds.extend(advance(open, step, colour, number));
        }
        melds.extend(split_groups(step, number));
    }
    melds.extend(open.into_iter().flatten().map(|run| run.tiles));
    let meld = |tiles: Vec<Tile>| Meld::read(&tiles).expect("a sweep makes only melds");
    let mut melds: Vec<Meld> = melds.into_iter().map(meld).collect();
    for _ in 0..homed {
        take_home(&mut melds);
    }
    melds
}

/// Adds a joker to the first meld that has room for it.
fn take_home(melds: &mut [Meld]) {
    let home = melds.iter_mut().find_map(|meld| {
        let with: Vec<Tile> = meld.tiles().iter().copied().chain([Tile::JOKER]).collect();
        arrange(&with).map(|larger| (meld, larger))
    });
    let (meld, larger) = home.expect("homes were counted");
    *meld = larger;
}

/// A run under way.
#[derive(Clone, Default)]
struct Open {
    tiles: Vec<Tile>,
    /// Places that must still be filled, as the sweep counts them.
    owes: u8,
}

/// Fills the places of one colour at one number; returns the runs that end before it.
fn advance(open: &mut Vec<Open>, step: &Step, colour: usize, number: usize) -> Vec<Vec<Tile>> {
    let [mut tiles, jokers, mut gaps] = step.runs[colour];
    let places = usize::from(tiles + jokers);
    // Runs that must go on come first, then long ones; what is left begins new runs.
    sort_few(open, |run| run.owes == 0);
    let closed = open.split_off(places.min(open.len()));
    open.resize_with(places, Open::default);
    // Tiles go where a joker would bind or be wrong: to long runs and new ones, and to a run of a joker
    // alone; jokers to runs that are short anyway, and into the gaps.
    sort_few(open, |run| match (run.tiles.len(), run.owes) {
        (1.., 0) => 0,
        (0, _) => 2,
        _ if run.tiles[0].is_joker() => 1,
        _ => 3,
    });
    for run in open.iter_mut() {
        let bridged = !run.tiles.is_empty() && run.owes == 0 && gaps > 0;
        if tiles > 0 && !bridged {
            tiles -= 1;
            run.tiles.push(tile(colour, number));
        } else {
            run.tiles.push(Tile::JOKER);
        }
        gaps -= u8::from(bridged);
        run.owes = match run.tiles.len() {
            _ if bridged => 1,
            1 => 2,
            2 => 1,
            _ => run.owes.saturating_sub(1),
        };
    }
    closed.into_iter().map(|run| run.tiles).collect()
}

/// Splits what goes into groups at one number.
fn split_groups(step: &Step, number: usize) -> Vec<Vec<Tile>> {
    let GroupChoice { real, plain, .. } = step.groups;
    let count = usize::from(groups::splits(real, plain).unwrap_or(0));
    let mut groups: Vec<Vec<Tile>> = vec![Vec::new(); count];
    // Colours that fill most groups first, each into the smallest groups: sizes stay within one.
    let mut order = [0, 1, 2, 3];
    sort_few(&mut order, |colour| std::cmp::Reverse(real[*colour]));
    for colour in order {
        sort_few(&mut groups, Vec::len);
        let smallest = groups.iter_mut().take(usize::from(real[colour]));
        smallest.for_each(|group| group.push(tile(colour, number)));
    }
    for _ in 0..plain {
        let smallest = groups.iter_mut().min_by_key(|group| group.len());
        smallest.expect("jokers need a group").push(Tile::JOKER);
    }
    groups
}
