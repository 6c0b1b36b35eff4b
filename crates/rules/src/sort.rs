//! Sorting a few things: the tiles of a rack, the melds of a table.

/// Sorts by a key; equals stay in their order. The standard sort is for many things, and large: a page would download it
/// once for everything sorted.
///
/// ```
/// let mut words = ["three", "one", "two"];
/// dublet_rules::sort::sort_few(&mut words, |word| word.len());
/// assert_eq!(words, ["one", "two", "three"]);
/// ```
pub fn sort_few<T, K: Ord>(things: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..things.len() {
        let mut place = end;
        while place > 0 && key(&things[place - 1]) > key(&things[place]) {
            things.swap(place - 1, place);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_that_of_the_standard_sort() {
        let mut things: Vec<(u32, u32)> = (0..30).map(|place| (place * 7 % 5, place)).collect();
        let mut wanted = things.clone();
        wanted.sort_by_key(|(key, _)| *key);
        sort_few(&mut things, |(key, _)| *key);
        assert_eq!(things, wanted);
    }
}
