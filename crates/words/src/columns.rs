//! Text in the columns of a terminal, where some letters take two.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns a text takes.
pub fn width(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

/// A text filled up to so many columns, at the left of them.
pub fn left(text: &str, columns: usize) -> String {
    format!("{text}{}", gap(text, columns))
}

/// A text filled up to so many columns, at the right of them.
pub fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", gap(text, columns))
}

fn gap(text: &str, columns: usize) -> String {
    " ".repeat(columns.saturating_sub(width(text)))
}

/// A text cut to so many columns.
pub fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let (start, _) = split(text, columns.saturating_sub(1));
    format!("{start}…")
}

/// A player's name cut to so many columns. The number that tells it from another stays.
pub fn cut_name(name: &str, columns: usize) -> String {
    match name.rsplit_once(' ') {
        Some((start, number)) if number.bytes().all(|digit| digit.is_ascii_digit()) => {
            let room = columns.saturating_sub(number.len() + 1);
            format!("{} {number}", cut(start, room))
        }
        _ => cut(name, columns),
    }
}

/// Lines no wider than asked for, broken at spaces; a word too long is broken anywhere.
///
/// # Panics
/// Never: there is always a line to write on.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    // A line takes one letter at least, or this would never end.
    let columns = columns.max(2);
    let mut lines = vec![String::new()];
    for mut word in text.split_whitespace() {
        loop {
            let line = lines.last_mut().expect("there is always a line");
            let gap = if line.is_empty() { "" } else { " " };
            if width(line) + gap.len() + width(word) <= columns {
                line.push_str(gap);
                line.push_str(word);
                break;
            }
            if line.is_empty() {
                let (start, rest) = split(word, columns);
                line.push_str(start);
                word = rest;
            }
            lines.push(String::new());
        }
    }
    lines
}

/// A text in two, the first part as long as fits.
fn split(text: &str, columns: usize) -> (&str, &str) {
    let mut used = 0;
    let mut is_too_much = |letter: char| {
        used += letter.width().unwrap_or(0);
        used > columns
    };
    text.split_at(text.find(&mut is_too_much).unwrap_or(text.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_wrapped_at_spaces_and_never_too_wide() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefghij k", 4), ["abcd", "efgh", "ij k"]);
        assert_eq!(cut("Aleksandra", 5), "Alek…");
        assert_eq!(cut_name("Aleksandra", 5), "Alek…");
        assert_eq!(cut_name("steady 2", 6), "ste… 2");
        assert_eq!(cut_name("steady 2", 8), "steady 2");
    }

    #[test]
    fn wide_letters_take_two_columns() {
        assert_eq!(width("山田"), 4);
        assert_eq!(cut("山田太郎", 6), "山田…");
        assert_eq!(right("山田", 6), "  山田");
        assert_eq!(left("Ola", 6), "Ola   ");
        assert_eq!(wrap("山田太郎", 5), ["山田", "太郎"]);
        assert_eq!(wrap("山田", 0), ["山", "田"]);
    }
}
