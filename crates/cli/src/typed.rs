//! Tiles as people type them: in the letters of `docs/notation.md`, or in those of a Russian or Polish keyboard, as on the page.

use dublet_rules::tile::Tile;

/// The same with the letters of the notation. What is no tile stays as it was typed, for the reason that names it.
pub(crate) fn in_notation(text: &str) -> String {
    let words: Vec<String> =
        text.split(' ').map(|word| tile(word).unwrap_or(word.to_owned())).collect();
    words.join(" ")
}

fn tile(word: &str) -> Option<String> {
    let word = word.to_lowercase();
    let tile = match word.strip_prefix("дж") {
        Some("") => "J".to_owned(),
        Some(of) => format!("J{}", colour(of)?),
        None => {
            let number = word.trim_start_matches(|letter: char| !letter.is_ascii_digit());
            format!("{}{number}", colour(word.strip_suffix(number)?)?)
        }
    };
    tile.parse::<Tile>().is_ok().then_some(tile)
}

/// Black, red, blue and yellow. The Russian letter `к` is red, and the Latin `k`, which looks the same, black.
fn colour(letter: &str) -> Option<char> {
    match letter {
        "ч" => Some('k'),
        "к" => Some('r'),
        "с" | "n" => Some('b'),
        "ж" | "ż" => Some('y'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use dublet_words::{Language, Words};

    use super::*;

    /// What a Russian reads is what may be typed, and never a `k` that means black.
    #[test]
    fn tiles_are_answered_in_the_letters_they_are_typed_in() {
        let words = Words::new(Language::Ru);
        assert_eq!(words.short("k4".parse().unwrap()), "ч4");
        for tile in Tile::all() {
            assert_eq!(in_notation(&words.short(tile)), tile.to_string());
        }
    }

    #[test]
    fn russian_and_polish_letters_are_tiles() {
        assert_eq!(in_notation("ч7 к10 С3 ж13 | дж джк"), "k7 r10 b3 y13 | J Jr");
        assert_eq!(in_notation("n7 ż3 k7 J Jk"), "b7 y3 k7 J Jk");
        assert_eq!(in_notation("щ7 ключ к r3,r4"), "щ7 ключ к r3,r4");
        // What is no tile is named as it was typed.
        assert_eq!(in_notation("к14 Ж0 джк"), "к14 Ж0 Jr");
    }
}
