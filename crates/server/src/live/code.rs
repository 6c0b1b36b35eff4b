//! Short codes for tables, to be read out and typed.

use dublet_rules::deal::Bytes32;

/// Letters and digits nobody takes for another, and no vowels, so that no words appear.
const LETTERS: &[u8; 27] = b"BCDFGHJKLMNPQRSTVWXZ3456789";
const LENGTH: usize = 6;

/// A code made of random bytes.
pub(super) fn code(bytes: Bytes32) -> String {
    let letter = |word: &[u8]| {
        let word = u32::from_le_bytes([word[0], word[1], word[2], word[3]]);
        char::from(LETTERS[word as usize % LETTERS.len()])
    };
    bytes.chunks_exact(4).take(LENGTH).map(letter).collect()
}

/// A code as somebody typed it: case and spaces do not matter, nor letters of a Russian keyboard that look the same.
pub(super) fn typed(text: &str) -> String {
    let typed = text.chars().filter(|c| c.is_alphanumeric()).take(2 * LENGTH);
    typed.flat_map(char::to_uppercase).map(latin).collect()
}

/// The Latin letter that a Cyrillic capital looks like.
fn latin(letter: char) -> char {
    match letter {
        'А' => 'A',
        'В' => 'B',
        'Е' => 'E',
        'К' => 'K',
        'М' => 'M',
        'Н' => 'H',
        'О' => 'O',
        'Р' => 'P',
        'С' => 'C',
        'Т' => 'T',
        'У' => 'Y',
        'Х' => 'X',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_can_be_typed_in_any_way() {
        let made = code(std::array::from_fn(|index| (index as u8).wrapping_mul(37)));
        assert_eq!(made.len(), LENGTH);
        let spaced = format!(" {}-{} ", made[..3].to_lowercase(), &made[3..]);
        assert_eq!(typed(&spaced), made);
    }

    #[test]
    fn a_code_can_be_typed_with_a_russian_keyboard() {
        assert_eq!(typed("НХFРКN"), "HXFPKN");
        assert_eq!(typed("вс мт 34"), "BCMT34");
    }
}
