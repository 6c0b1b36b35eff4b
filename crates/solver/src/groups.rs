//! Which tiles of one number can be split into groups (rule 3.1): a closed form.

/// Whether number tiles `real` and coloured jokers `coloured` by colour, and `plain` jokers, split into
/// groups of three or four different colours with a number tile in each (rule 3.5).
///
/// With G groups a colour fits at most G times, every group needs a number tile, and sizes are three or
/// four; a test compares this with trying every split. Largest groups first would be wrong: 2, 2, 1, 1
/// makes two threes.
pub(crate) fn splits(real: [u8; 4], coloured: [u8; 4], plain: u8) -> Option<u8> {
    let reals: u8 = real.iter().sum();
    let all: u8 = reals + coloured.iter().sum::<u8>() + plain;
    let most = (0..4).map(|colour| real[colour] + coloured[colour]).max().unwrap_or(0);
    (most..=reals).find(|groups| 3 * groups <= all && all <= 4 * groups)
}

/// Tiles and jokers of one number that go into groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct GroupChoice {
    pub(crate) real: [u8; 4],
    pub(crate) coloured: [u8; 4],
    pub(crate) plain: u8,
    /// Homes for further jokers: plain ones, and those of each colour.
    pub(crate) plain_homes: u8,
    pub(crate) coloured_homes: [u8; 4],
}

impl GroupChoice {
    pub(crate) fn tiles(&self) -> u32 {
        self.real.iter().map(|count| u32::from(*count)).sum()
    }

    pub(crate) fn jokers(&self) -> u32 {
        self.coloured.iter().map(|count| u32::from(*count)).sum::<u32>() + u32::from(self.plain)
    }

    fn splits(&self) -> bool {
        splits(self.real, self.coloured, self.plain).is_some()
    }
}

/// What there is of one number, and the jokers of the whole question.
#[derive(Clone, Copy)]
pub(crate) struct Available {
    pub(crate) real: [u8; 4],
    pub(crate) coloured: [u8; 4],
    pub(crate) plain: u8,
}

/// Every choice of tiles for groups, the empty one first. With `needed_only`, jokers only where the groups
/// would not stand without them, and the homes for others counted.
pub(crate) fn choices(available: Available, needed_only: bool, into: &mut Vec<GroupChoice>) {
    into.clear();
    into.push(GroupChoice::default());
    // Three colours are needed; plain jokers stand for any.
    let held = |colour: &usize| available.real[*colour] + available.coloured[*colour] > 0;
    let colours = (0..4).filter(held).count() as u8;
    if colours + available.plain < 3 || available.real == [0; 4] {
        return;
    }
    fill(0, available, needed_only, &mut GroupChoice::default(), into);
}

fn fill(
    colour: usize,
    available: Available,
    needed_only: bool,
    choice: &mut GroupChoice,
    into: &mut Vec<GroupChoice>,
) {
    if colour == 4 {
        if choice.tiles() > 0 {
            offer(available, needed_only, *choice, into);
        }
        return;
    }
    for real in 0..=available.real[colour] {
        for joker in 0..=available.coloured[colour] {
            choice.real[colour] = real;
            choice.coloured[colour] = joker;
            fill(colour + 1, available, needed_only, choice, into);
        }
    }
    choice.real[colour] = 0;
    choice.coloured[colour] = 0;
}

fn offer(
    available: Available,
    needed_only: bool,
    mut choice: GroupChoice,
    into: &mut Vec<GroupChoice>,
) {
    for plain in 0..=available.plain {
        choice.plain = plain;
        if !choice.splits() {
            continue;
        }
        if !needed_only {
            into.push(choice);
            continue;
        }
        let needless = (0..4).any(|colour| {
            let mut without = choice;
            choice.coloured[colour] > 0 && {
                without.coloured[colour] -= 1;
                without.splits()
            }
        });
        if !needless {
            count_homes(available, &mut choice);
            into.push(choice);
        }
        // More plain jokers are needed by nothing.
        return;
    }
}

/// Counts the places left in the groups: with their number fixed, any of them may be filled and the
/// others not.
fn count_homes(available: Available, choice: &mut GroupChoice) {
    let groups = splits(choice.real, choice.coloured, choice.plain).unwrap_or(0);
    let filled = choice.tiles() as u8 + choice.jokers() as u8;
    choice.plain_homes = (4 * groups - filled).min(available.plain - choice.plain);
    for colour in 0..4 {
        let free = groups - choice.real[colour] - choice.coloured[colour];
        choice.coloured_homes[colour] =
            free.min(available.coloured[colour] - choice.coloured[colour]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the tiles split into groups, by building them one after another.
    fn splits_by_trying(real: [u8; 4], coloured: [u8; 4], plain: u8) -> bool {
        if real == [0; 4] && coloured == [0; 4] && plain == 0 {
            return true;
        }
        // Each colour of a group is a number tile, its joker or nothing.
        (0..81_usize).any(|code| {
            let part = |colour: usize| code / 3_usize.pow(colour as u32) % 3;
            let (mut real, mut coloured) = (real, coloured);
            let (mut size, mut reals) = (0, 0);
            for colour in 0..4 {
                let from = match part(colour) {
                    0 => continue,
                    1 => &mut real[colour],
                    _ => &mut coloured[colour],
                };
                if *from == 0 {
                    return false;
                }
                *from -= 1;
                size += 1;
                reals += usize::from(part(colour) == 1);
            }
            let jokers = 3_u8.saturating_sub(size)..=4 - size;
            reals > 0
                && jokers.into_iter().any(|jokers| {
                    jokers <= plain && splits_by_trying(real, coloured, plain - jokers)
                })
        })
    }

    #[test]
    fn the_closed_form_is_right_for_plain_jokers() {
        for code in 0..256_u32 {
            let real = std::array::from_fn(|colour| (code >> (2 * colour) & 3) as u8);
            for plain in 0..=4 {
                let expected = real != [0; 4] && splits_by_trying(real, [0; 4], plain);
                assert_eq!(splits(real, [0; 4], plain).is_some_and(|g| g > 0), expected);
            }
        }
    }

    #[test]
    fn the_closed_form_is_right_for_coloured_jokers() {
        for code in 0..81 * 81_usize {
            let part = |place: u32| (code / 3_usize.pow(place) % 3) as u8;
            let real = std::array::from_fn(|colour| part(colour as u32));
            let coloured = std::array::from_fn(|colour| part(colour as u32 + 4));
            let expected = real != [0; 4] && splits_by_trying(real, coloured, 0);
            let found = splits(real, coloured, 0).is_some_and(|groups| groups > 0);
            assert_eq!(found, expected, "{real:?} {coloured:?}");
        }
    }
}
