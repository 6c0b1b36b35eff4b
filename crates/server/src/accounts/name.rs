//! What people are called.

use std::fmt;

/// A name that can be shown: something is visible, and nothing in it turns the text around it over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name(String);

/// Why nobody can be called so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadName {
    /// Nothing of it would be seen.
    #[error("a name is empty")]
    Empty,
    /// No list has room for it.
    #[error("a name has {0} characters, and may have {max}", max = Name::LONGEST)]
    TooLong(usize),
    /// A character that is no letter but an order to whoever shows the text.
    #[error("a name has a control character")]
    Control,
}

impl Name {
    /// Characters at most.
    pub const LONGEST: usize = 24;

    /// Reads a name; spaces around it are dropped.
    ///
    /// # Errors
    /// When it cannot be shown.
    pub fn new(text: &str) -> Result<Self, BadName> {
        let text = text.trim();
        if text.chars().any(is_order) {
            return Err(BadName::Control);
        }
        if !text.chars().any(is_visible) {
            return Err(BadName::Empty);
        }
        match text.chars().count() {
            count if count > Self::LONGEST => Err(BadName::TooLong(count)),
            _ => Ok(Self(text.to_owned())),
        }
    }

    /// As text.
    pub fn into_string(self) -> String {
        self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Controls, ends of lines, marks that change the direction of text, and those that break it unseen.
fn is_order(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
        || matches!(c, '\u{e0000}'..='\u{e007f}')
}

/// Not a space, and not one of the joiners that scripts and emoji need between other characters.
fn is_visible(c: char) -> bool {
    !c.is_whitespace() && !matches!(c, '\u{200c}' | '\u{200d}' | '\u{ad}' | '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_counted_by_characters() {
        let name = |text: &str| Name::new(text).map(Name::into_string);
        for (given, expected) in [
            (" Ania ", Ok("Ania")),
            ("Żółw 🐢", Ok("Żółw 🐢")),
            ("Надежда Константиновна К", Ok("Надежда Константиновна К")),
            ("👩‍👧", Ok("👩‍👧")),
            ("", Err(BadName::Empty)),
            (" \u{a0}\u{200d}", Err(BadName::Empty)),
            ("a\u{202e}b", Err(BadName::Control)),
            ("a\nb", Err(BadName::Control)),
            ("a\u{200b}b", Err(BadName::Control)),
            ("a\u{2067}b", Err(BadName::Control)),
            ("ąąąąąąąąąąąąąąąąąąąąąąąąą", Err(BadName::TooLong(25))),
        ] {
            assert_eq!(name(given), expected.map(str::to_owned), "{given:?}");
        }
    }
}
