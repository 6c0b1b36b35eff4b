//! From the steps of a programme back to melds.

use dublet_rules::{
    meld::{Meld, arrange},
    tile::{Colour, Joker, Tile},
};

use crate::{columns::tile, groups, step::Step};

/// The melds of a way through the programme, with the jokers that only need a home (plain, then by
/// colour) put where there is room.
pub(crate) fn melds(steps: &[Step], homed: [u8; 5]) -> Vec<Meld> {
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
    let meld = |tiles: Vec<Tile>| arrange(&tiles).expect("the programme makes only melds");
    let mut melds: Vec<Meld> = melds.into_iter().map(meld).collect();
    let kinds = [Joker::Plain].into_iter().chain(Colour::ALL.map(Joker::Coloured));
    for (kind, count) in kinds.zip(homed) {
        for _ in 0..count {
            take_home(&mut melds, Tile::joker(kind));
        }
    }
    melds
}

/// Adds a joker to the first meld that has room for it.
fn take_home(melds: &mut [Meld], joker: Tile) {
    let home = melds.iter_mut().find_map(|meld| {
        let with: Vec<Tile> = meld.tiles().iter().copied().chain([joker]).collect();
        arrange(&with).map(|larger| (meld, larger))
    });
    let (meld, larger) = home.expect("homes were counted");
    *meld = larger;
}

/// A run under way.
#[derive(Clone, Default)]
struct Open {
    tiles: Vec<Tile>,
    /// Places that must still be filled, as the programme counts them.
    owes: u8,
}

impl Open {
    fn is_bare(&self) -> bool {
        self.tiles.iter().all(|tile| tile.is_joker())
    }
}

/// Fills the places of one colour at one number; returns the runs that end before it.
fn advance(open: &mut Vec<Open>, step: &Step, colour: usize, number: usize) -> Vec<Vec<Tile>> {
    let [tiles, coloured, plain] = step.runs[colour].map(usize::from);
    let mut gaps = usize::from(step.gaps[colour]);
    let places = tiles + coloured + plain;
    // Runs that must go on come first, then long ones; what is left begins new runs.
    open.sort_by_key(|run| run.owes == 0 && !run.is_bare());
    let closed = open.split_off(places.min(open.len()));
    open.resize_with(places, Open::default);
    // Tiles go where a joker would be wrong or would bind: to runs of jokers alone, the longest first,
    // to long runs and new ones; jokers to runs that are short anyway, and into the gaps.
    open.sort_by_key(|run| match (run.is_bare(), run.tiles.len(), run.owes) {
        (true, 0, _) => (2, 0),
        (true, length, _) => (0, 14 - length),
        (false, _, 0) => (1, 0),
        (false, ..) => (3, 0),
    });
    let mut jokers = std::iter::repeat_n(Joker::Coloured(Colour::ALL[colour]), coloured)
        .chain(std::iter::repeat_n(Joker::Plain, plain));
    let mut tiles_left = tiles;
    for run in open.iter_mut() {
        let is_long = !run.is_bare() && run.owes == 0;
        let bridged = is_long && gaps > 0;
        if tiles_left > 0 && !bridged {
            tiles_left -= 1;
            run.tiles.push(tile(colour, number));
        } else {
            run.tiles.extend(jokers.next().map(Tile::joker));
        }
        gaps -= usize::from(bridged);
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
    let choice = step.groups;
    let count = groups::splits(choice.real, choice.coloured, choice.plain).unwrap_or(0);
    let count = usize::from(count);
    let total = |colour: usize| usize::from(choice.real[colour] + choice.coloured[colour]);
    // Colours that fill most groups first, each into the smallest groups: sizes stay within one.
    let mut order = [0, 1, 2, 3];
    order.sort_by_key(|colour| std::cmp::Reverse(total(*colour)));
    let mut members: Vec<Vec<usize>> = vec![Vec::new(); count];
    for colour in order {
        let mut smallest: Vec<usize> = (0..count).collect();
        smallest.sort_by_key(|group| members[*group].len());
        smallest.iter().take(total(colour)).for_each(|group| members[*group].push(colour));
    }
    let mut real = vec![[false; 4]; count];
    assert!(place_reals(&members, choice.real, &mut real, 0), "every group has a number tile");
    let member = |group: usize, colour: usize| match real[group][colour] {
        true => tile(colour, number),
        false => Tile::joker(Joker::Coloured(Colour::ALL[colour])),
    };
    let mut groups: Vec<Vec<Tile>> = (0..count)
        .map(|group| members[group].iter().map(|colour| member(group, *colour)).collect())
        .collect();
    for _ in 0..choice.plain {
        let place = (0..count).min_by_key(|place| groups[*place].len());
        groups[place.expect("jokers need a group")].push(Tile::JOKER);
    }
    groups
}

/// Says in which groups a colour is a number tile and in which its joker, so that every group has a
/// number tile. Groups are few, so trying is quick.
fn place_reals(
    members: &[Vec<usize>],
    left: [u8; 4],
    real: &mut Vec<[bool; 4]>,
    group: usize,
) -> bool {
    if group == members.len() {
        return left == [0; 4];
    }
    (1_u8..16).any(|chosen| {
        let is_chosen = |colour: usize| chosen & 1 << colour != 0;
        let possible = (0..4).all(|colour| {
            !is_chosen(colour) || (members[group].contains(&colour) && left[colour] > 0)
        });
        possible && {
            real[group] = std::array::from_fn(is_chosen);
            let rest = std::array::from_fn(|colour| left[colour] - u8::from(is_chosen(colour)));
            place_reals(members, rest, real, group + 1)
        }
    })
}
