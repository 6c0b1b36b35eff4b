//! Which tiles of one number can be split into groups (rule 3.1): a closed form.

/// Into how many groups of three or four different colours, with a number tile in each (rule 3.5), number
/// tiles by colour and plain jokers split, if they do.
///
/// With G groups a colour fits at most G times, every group needs a number tile, and sizes are three or
/// four; a test compares this with trying every split. Largest groups first would be wrong: 2, 2, 1, 1
/// makes two threes.
pub(super) const fn splits(real: [u8; 4], plain: u8) -> Option<u8> {
    let [a, b, c, d] = real;
    let reals = a + b + c + d;
    let all = reals + plain;
    let mut groups = larger(larger(a, b), larger(c, d));
    while groups <= reals {
        if 3 * groups <= all && all <= 4 * groups {
            return Some(groups);
        }
        groups += 1;
    }
    None
}

const fn larger(a: u8, b: u8) -> u8 {
    if a > b { a } else { b }
}

/// The fewest jokers, up to two, with which up to three tiles of each colour split into groups, and how
/// many groups that makes; by the counts, two bits each.
const FEWEST: [Option<(u8, u8)>; 256] = {
    let mut fewest = [None; 256];
    let mut code = 1;
    while code < 256 {
        let c = code as u8;
        let real = [c & 3, c >> 2 & 3, c >> 4 & 3, c >> 6];
        let mut plain = 0;
        while plain <= 2 && fewest[code].is_none() {
            if let Some(groups) = splits(real, plain) {
                fewest[code] = Some((plain, groups));
            }
            plain += 1;
        }
        code += 1;
    }
    fewest
};

/// Tiles and jokers of one number that go into groups.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct GroupChoice {
    pub(super) real: [u8; 4],
    pub(super) plain: u8,
    /// Homes for further jokers.
    pub(super) homes: u8,
}

/// The choices at a number: each with its bits, and the bits of all.
#[derive(Clone, Debug, Default)]
pub(super) struct Choices {
    pub(super) all: Vec<(u16, GroupChoice)>,
    pub(super) bits: u16,
}

impl Choices {
    /// Every choice with up to three tiles of each colour and up to two jokers, the empty one first; unless
    /// they may stand `anywhere`, with jokers only where the groups would not stand without them, and the
    /// homes for others counted.
    fn new(available: [u8; 4], jokers: u8, anywhere: bool) -> Self {
        let mut choices = Self::default();
        choices.add(GroupChoice::default());
        let [most_a, most_b, most_c, most_d] = available;
        for a in 0..=most_a {
            for b in 0..=most_b {
                for c in 0..=most_c {
                    for d in 0..=most_d {
                        let code = usize::from(a | b << 2 | c << 4 | d << 6);
                        let Some((plain, groups)) = FEWEST[code] else { continue };
                        if plain <= jokers {
                            // With their number fixed, any place left may be filled and the others not.
                            let homes = (4 * groups - (a + b + c + d) - plain).min(jokers - plain);
                            let real = [a, b, c, d];
                            choices.add(GroupChoice { real, plain, homes });
                            for plain in (plain + 1..=jokers).filter(|_| anywhere) {
                                if splits(real, plain).is_some() {
                                    choices.add(GroupChoice { real, plain, homes: 0 });
                                }
                            }
                        }
                    }
                }
            }
        }
        choices
    }

    /// Adds a choice with its number of tiles of each colour as one bit of four.
    fn add(&mut self, choice: GroupChoice) {
        let counts = choice.real.into_iter().enumerate();
        let bits = counts.map(|(colour, count)| 1 << (4 * colour as u16 + u16::from(count))).sum();
        self.bits |= bits;
        self.all.push((bits, choice));
    }
}

/// The choices met so far, kept from one question to the next: there are few.
#[derive(Default)]
pub(super) struct KnownChoices {
    known: Vec<Option<Choices>>,
}

impl KnownChoices {
    pub(super) fn of(&mut self, available: [u8; 4], jokers: u8, anywhere: bool) -> &Choices {
        let [a, b, c, d] = available;
        let counts = usize::from(a | b << 2 | c << 4 | d << 6);
        let code = counts + 256 * (usize::from(jokers) + 3 * usize::from(anywhere));
        self.known.resize_with(6 * 256, || None);
        self.known[code].get_or_insert_with(|| Choices::new(available, jokers, anywhere))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the tiles split into groups, by building them one after another.
    fn splits_by_trying(real: [u8; 4], plain: u8) -> bool {
        if real == [0; 4] && plain == 0 {
            return true;
        }
        (1..16_u8).any(|colours| {
            let mut left = real;
            for (colour, left) in left.iter_mut().enumerate() {
                if colours & 1 << colour != 0 {
                    match left.checked_sub(1) {
                        Some(fewer) => *left = fewer,
                        None => return false,
                    }
                }
            }
            let size = colours.count_ones() as u8;
            (3_u8.saturating_sub(size)..=4 - size)
                .any(|jokers| jokers <= plain && splits_by_trying(left, plain - jokers))
        })
    }

    #[test]
    fn the_closed_form_is_right() {
        for code in 0..256_u32 {
            let real = std::array::from_fn(|colour| (code >> (2 * colour) & 3) as u8);
            for plain in 0..=4 {
                let expected = real != [0; 4] && splits_by_trying(real, plain);
                let found = splits(real, plain).is_some_and(|groups| groups > 0);
                assert_eq!(found, expected, "{real:?} {plain}");
            }
        }
    }
}
