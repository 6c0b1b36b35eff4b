//! A deliberately naive reader of melds: a test oracle, written from section 3 of the rules alone.
//!
//! It works by brute force. Every joker is tried as everything it could stand for, the tiles are
//! expanded to the *cells* they stand for, in the order laid, and the cells are judged by the
//! definitions of group, run, mirrored run and mirrored group, taken literally ([`judge`]).
//! The only shortcut is in [`options`]: numbers (and, where no colour change is about, the colour
//! of a run) that the first number tile rules out are not tried. `judge` does not rely on it.

use std::collections::BTreeSet;

/// One physical tile (rules 1.1, 3.4, 3.7, 3.9). Colours: 0 black, 1 red, 2 blue, 3 yellow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub(crate) enum T {
    /// A number tile: colour, number 1..=13.
    N(u8, u8),
    /// A plain joker.
    J,
    /// A coloured joker (Expert).
    Jc(u8),
    /// A double.
    D,
    /// A mirror.
    M,
    /// A colour change.
    C,
}

/// What one physical tile stands for in one reading.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub(crate) enum Stand {
    /// A number tile, a plain or a coloured joker: (colour, number).
    One(u8, u8),
    /// A double. In a run: the two faces in the order laid. In a group: sorted by colour.
    Two((u8, u8), (u8, u8)),
    /// A mirror or a colour change: a number without colour.
    Number(u8),
}

/// One place of a meld. A double fills two, every other tile one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cell {
    /// (colour, number)
    Face(u8, u8),
    /// The mirror, with its number.
    Mirror(u8),
    /// A colour change, with its number.
    Change(u8),
}

/// A reading: is it a run (mirrored or not)?, its worth, what each tile stands for as laid.
pub(crate) type Reading = (bool, u32, Vec<Stand>);

// ---------------------------------------------------------------------------------------------
// The definitions
// ---------------------------------------------------------------------------------------------

/// Are these cells, in this order, a meld? `Some(true)` a run, `Some(false)` a group. No sequence
/// is both: a group has one number, a run at least two.
pub(crate) fn judge(cells: &[Cell]) -> Option<bool> {
    if is_group(cells) || is_mirrored_group(cells) {
        Some(false)
    } else if is_run(cells) || is_mirrored_run(cells) {
        Some(true)
    } else {
        None
    }
}

/// Rule 3.1: three or four tiles of one number, all of different colours. Rule 3.11: a colour
/// change is for runs only. (A mirror makes a mirrored group, or none.)
fn is_group(cells: &[Cell]) -> bool {
    (3..=4).contains(&cells.len())
        && cells.iter().all(|&c| is_face(c))
        && one_number(cells)
        && different_colours(cells)
}

/// Rules 3.2, 3.3 and, with colour changes, 3.11.
fn is_run(cells: &[Cell]) -> bool {
    // 3.2, 3.3: three or more consecutive numbers, ascending or descending.
    if cells.len() < 3 || !consecutive(cells) {
        return false;
    }
    // A mirror makes a mirrored run, or none.
    if cells.iter().any(|c| matches!(c, Cell::Mirror(_))) {
        return false;
    }
    // 3.11: at most two colour changes, not next to each other.
    let changes = cells.iter().filter(|&&c| is_change(c)).count();
    if changes > 2 || cells.windows(2).any(|w| is_change(w[0]) && is_change(w[1])) {
        return false;
    }
    // 3.11: each change changes the colour and there are two colours in all: the stretches
    // between the changes are c1, c2, c1. Stretches at the ends may be empty (a change may be
    // first or last); then any colour does for them. Without a change there is only c1 (3.2).
    let stretches: Vec<&[Cell]> = cells.split(|&c| is_change(c)).collect();
    (0..4).any(|c1| {
        (0..4).any(|c2| {
            c1 != c2
                && stretches.iter().enumerate().all(|(i, stretch)| {
                    let wanted = if i % 2 == 0 { c1 } else { c2 };
                    stretch.iter().all(|&cell| colour(cell) == Some(wanted))
                })
        })
    })
}

/// Rule 3.12: the mirror in the exact middle (of the tiles stood for), the same read from both
/// ends, one mirror, no colour change. Returns one side with the mirror as its last cell.
fn mirrored_side(cells: &[Cell]) -> Option<&[Cell]> {
    let middle = cells.len() / 2;
    let good = cells.len() % 2 == 1
        && middle >= 1
        && (0..cells.len()).all(|i| {
            if i == middle {
                matches!(cells[i], Cell::Mirror(_))
            } else {
                is_face(cells[i]) && cells[i] == cells[cells.len() - 1 - i]
            }
        });
    good.then(|| &cells[..=middle])
}

/// Rule 3.12, run: all one colour, the mirror being the next number. One tile a side is always a
/// group, so a mirrored run has two or more.
fn is_mirrored_run(cells: &[Cell]) -> bool {
    let Some(side) = mirrored_side(cells) else {
        return false;
    };
    let faces = &side[..side.len() - 1];
    faces.len() >= 2 && consecutive(side) && faces.iter().all(|&c| colour(c) == colour(faces[0]))
}

/// Rule 3.12, group: one number, the mirror's too; different colours within a side.
fn is_mirrored_group(cells: &[Cell]) -> bool {
    let Some(side) = mirrored_side(cells) else {
        return false;
    };
    one_number(side) && different_colours(&side[..side.len() - 1])
}

fn is_face(cell: Cell) -> bool {
    matches!(cell, Cell::Face(..))
}

fn is_change(cell: Cell) -> bool {
    matches!(cell, Cell::Change(_))
}

fn number(cell: Cell) -> u8 {
    match cell {
        Cell::Face(_, n) | Cell::Mirror(n) | Cell::Change(n) => n,
    }
}

fn colour(cell: Cell) -> Option<u8> {
    match cell {
        Cell::Face(c, _) => Some(c),
        Cell::Mirror(_) | Cell::Change(_) => None,
    }
}

fn one_number(cells: &[Cell]) -> bool {
    cells.iter().all(|&c| number(c) == number(cells[0]))
}

/// All faces of different colours.
fn different_colours(faces: &[Cell]) -> bool {
    (0..faces.len()).all(|i| (0..i).all(|j| colour(faces[i]) != colour(faces[j])))
}

/// Always one up, or always one down; within 1..=13, nothing following 13 (3.2, 3.3).
fn consecutive(cells: &[Cell]) -> bool {
    cells.iter().all(|&c| (1..=13).contains(&number(c)))
        && (cells.windows(2).all(|w| number(w[1]) == number(w[0]) + 1)
            || cells.windows(2).all(|w| number(w[0]) == number(w[1]) + 1))
}

// ---------------------------------------------------------------------------------------------
// Trying everything
// ---------------------------------------------------------------------------------------------

/// All readings of the tiles in this order; sorted, without repeats. Empty: no meld.
pub(crate) fn readings(tiles: &[T]) -> Vec<Reading> {
    let real = |t: &T| match *t {
        T::N(c, n) => c < 4 && (1..=13).contains(&n),
        T::Jc(c) => c < 4,
        _ => true,
    };
    // 3.8: three physical tiles. 3.5: at least one number tile.
    let first_number_tile = tiles.iter().position(|t| matches!(t, T::N(..)));
    let (Some(anchor), true) = (first_number_tile, tiles.len() >= 3 && tiles.iter().all(real))
    else {
        return Vec::new();
    };
    let mut found = BTreeSet::new();
    // All cells of one number, or each one step more, or one less, than the one before it
    // (before the mirror; after it, the other way round).
    for step in [0, 1, -1] {
        if let Some(options) = options(tiles, anchor, step) {
            try_all(&options, &mut Vec::new(), &mut Vec::new(), &mut found);
        }
    }
    found.into_iter().collect()
}

/// The highest worth over all readings (3.6).
pub(crate) fn worth(tiles: &[T]) -> Option<u32> {
    readings(tiles).into_iter().map(|r| r.1).max()
}

/// The highest worth over all orders of these tiles. For up to seven tiles.
pub(crate) fn best_any_order(tiles: &[T]) -> Option<u32> {
    let mut order = tiles.to_vec();
    order.sort();
    let mut best = None;
    loop {
        best = best.max(worth(&order));
        // The next order in the dictionary of orders, or done.
        let Some(i) = (1..order.len()).rev().find(|&i| order[i - 1] < order[i]) else {
            return best;
        };
        let j = (i..order.len()).rev().find(|&j| order[i - 1] < order[j]).unwrap_or(i);
        order.swap(i - 1, j);
        order[i..].reverse();
    }
}

/// What each tile may stand for, as one or two cells, if the numbers go by `step` (0: a group) and
/// the first number tile is right. `None`: some tile cannot stand where it lies.
///
/// This is the shortcut: in a meld the first number tile fixes every number, given the step. In a
/// mirrored meld the numbers go by how far a cell is from the mirror.
fn options(tiles: &[T], anchor: usize, step: i32) -> Option<Vec<Vec<Vec<Cell>>>> {
    let T::N(anchor_colour, anchor_number) = tiles[anchor] else {
        return None;
    };
    let width = |t: &T| if *t == T::D { 2 } else { 1 };
    let place_of = |tile: usize| tiles[..tile].iter().map(width).sum::<i32>();
    let mirror = tiles.iter().position(|&t| t == T::M).map(place_of);
    // How many steps into its sequence a place lies.
    let along = |place: i32| match mirror {
        Some(m) => m - (m - place).abs(),
        None => place,
    };
    let number_at = |place: i32| {
        let n = i32::from(anchor_number) + step * (along(place) - along(place_of(anchor)));
        u8::try_from(n).ok().filter(|n| (1..=13).contains(n))
    };
    // In a run without a colour change every colour is the number tile's.
    let colours =
        if step != 0 && !tiles.contains(&T::C) { vec![anchor_colour] } else { vec![0, 1, 2, 3] };

    let mut all = Vec::new();
    for (i, &tile) in tiles.iter().enumerate() {
        let place = place_of(i);
        let n = number_at(place)?;
        let faces = colours.iter().map(|&c| Cell::Face(c, n));
        let choices: Vec<Vec<Cell>> = match tile {
            T::N(c, own) if own == n => vec![vec![Cell::Face(c, own)]],
            T::N(..) => return None,
            // 3.4: any one tile.
            T::J => faces.map(|f| vec![f]).collect(),
            // 3.7: any number of its own colour.
            T::Jc(own) => faces.filter(|&f| colour(f) == Some(own)).map(|f| vec![f]).collect(),
            // 3.10: two colours of a group, or two consecutive numbers, of one colour, of a run.
            T::D => {
                let m = number_at(place + 1)?;
                let pairs =
                    faces.flat_map(|f| colours.iter().map(move |&c| vec![f, Cell::Face(c, m)]));
                pairs.filter(|p| (colour(p[0]) == colour(p[1])) == (step != 0)).collect()
            }
            // 3.11, 3.12: a number without colour.
            T::M => vec![vec![Cell::Mirror(n)]],
            T::C => vec![vec![Cell::Change(n)]],
        };
        all.push(choices);
    }
    Some(all)
}

/// Goes through every way to choose one of the options for each tile, judges each, notes the melds.
fn try_all(
    options: &[Vec<Vec<Cell>>],
    cells: &mut Vec<Cell>,
    stands: &mut Vec<Stand>,
    found: &mut BTreeSet<Reading>,
) {
    let Some((choices, rest)) = options.split_first() else {
        if let Some(run) = judge(cells) {
            // 3.9, 4.2: every joker counts what it stands for.
            let worth = cells.iter().map(|&c| u32::from(number(c))).sum();
            found.insert((run, worth, stands.clone()));
        }
        return;
    };
    for choice in choices {
        stands.push(match choice[..] {
            [Cell::Face(c, n)] => Stand::One(c, n),
            [Cell::Mirror(n) | Cell::Change(n)] => Stand::Number(n),
            [Cell::Face(c1, n1), Cell::Face(c2, n2)] if n1 == n2 => {
                Stand::Two((c1.min(c2), n1), (c1.max(c2), n2))
            }
            [Cell::Face(c1, n1), Cell::Face(c2, n2)] => Stand::Two((c1, n1), (c2, n2)),
            _ => unreachable!("one or two cells, two only for a double"),
        });
        cells.extend(choice);
        try_all(rest, cells, stands, found);
        cells.truncate(cells.len() - choice.len());
        stands.pop();
    }
}
