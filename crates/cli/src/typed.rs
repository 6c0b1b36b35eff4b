//! Tiles as people type them: in the letters of `docs/notation.md`, or in those of a Russian or Polish keyboard, as on the page.

/// The same with the letters of the notation. What is no tile stays as it was typed, for the reason that names it.
pub(crate) fn in_notation(text: &str) -> String {
    let words: Vec<String> =
        text.split(' ').map(|word| tile(word).unwrap_or(word.to_owned())).collect();
    words.join(" ")
}

fn tile(word: &str) -> Option<String> {
    let word = word.to_lowercase();
    if let Some(of) = word.strip_prefix("дж") {
        return if of.is_empty() {
            Some("J".to_owned())
        } else {
            colour(of).map(|c| format!("J{c}"))
        };
    }
    let number = word.trim_start_matches(|letter: char| !letter.is_ascii_digit());
    let letter = word.strip_suffix(number).filter(|_| !number.is_empty())?;
    colour(letter).map(|colour| format!("{colour}{number}"))
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
    use super::in_notation;

    #[test]
    fn russian_and_polish_letters_are_tiles() {
        assert_eq!(in_notation("ч7 к10 С3 ж13 | дж джк"), "k7 r10 b3 y13 | J Jr");
        assert_eq!(in_notation("n7 ż3 k7 J Jk"), "b7 y3 k7 J Jk");
        assert_eq!(in_notation("щ7 ключ к r3,r4"), "щ7 ключ к r3,r4");
    }
}
