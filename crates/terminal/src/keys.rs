//! What a key means.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Something a player wants of the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    Left,
    Right,
    Up,
    Down,
    /// To the other of rack and table.
    Across,
    PageUp,
    PageDown,
    /// Picks the tile at the cursor, or lets go of it.
    Pick,
    /// Puts the picked tiles where the cursor is; elsewhere: go on.
    Drop,
    /// Takes own tiles back to the rack.
    Back,
    Undo,
    Redo,
    /// Puts everything back.
    Reset,
    /// Hands in what lies on the table.
    Lay,
    /// Draws, or passes when the pool is empty.
    Draw,
    Hint,
    /// Shows what the last player changed.
    Last,
    Sort,
    Claim,
    Announce,
    /// Keeps the record of a game that is over, to review it.
    Review,
    Scores,
    Help,
    Escape,
    Quit,
    Yes,
    No,
}

impl Action {
    /// What a key means, if anything; on a Cyrillic keyboard the keys mean what they mean on a Latin one.
    pub(crate) fn of(key: KeyEvent) -> Option<Self> {
        if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return None;
        }
        Some(match key.code {
            KeyCode::Left => Self::Left,
            KeyCode::Right => Self::Right,
            KeyCode::Up => Self::Up,
            KeyCode::Down => Self::Down,
            KeyCode::Tab | KeyCode::BackTab => Self::Across,
            KeyCode::PageUp => Self::PageUp,
            KeyCode::PageDown => Self::PageDown,
            KeyCode::Enter => Self::Drop,
            KeyCode::Backspace | KeyCode::Delete => Self::Back,
            KeyCode::Esc => Self::Escape,
            KeyCode::F(1) => Self::Help,
            KeyCode::Char(letter) => match latin(letter) {
                ' ' => Self::Pick,
                'h' => Self::Left,
                'j' => Self::Down,
                'k' => Self::Up,
                'l' => Self::Right,
                'p' => Self::Drop,
                'b' => Self::Back,
                'u' => Self::Undo,
                'r' | 'U' => Self::Redo,
                'x' => Self::Reset,
                't' => Self::Lay,
                'd' => Self::Draw,
                'n' => Self::Hint,
                'w' => Self::Last,
                's' => Self::Sort,
                'c' => Self::Claim,
                'a' => Self::Announce,
                'v' => Self::Review,
                'g' => Self::Scores,
                '?' => Self::Help,
                'q' => Self::Quit,
                'y' => Self::Yes,
                _ => return None,
            },
            _ => return None,
        })
    }

    /// The key that is shown on its button.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Left => "←",
            Self::Right => "→",
            Self::Up => "↑",
            Self::Down => "↓",
            Self::Across => "Tab",
            Self::PageUp => "PgUp",
            Self::PageDown => "PgDn",
            Self::Pick => "Space",
            Self::Drop => "Enter",
            Self::Back => "b",
            Self::Undo => "u",
            Self::Redo => "r",
            Self::Reset => "x",
            Self::Lay => "t",
            Self::Draw => "d",
            Self::Hint | Self::No => "n",
            Self::Last => "w",
            Self::Sort => "s",
            Self::Claim => "c",
            Self::Announce => "a",
            Self::Review => "v",
            Self::Scores => "g",
            Self::Help => "?",
            Self::Escape => "Esc",
            Self::Quit => "q",
            Self::Yes => "y",
        }
    }
}

/// The Latin letter on the same key of a Cyrillic keyboard.
pub(crate) fn latin(letter: char) -> char {
    const CYRILLIC: &str = "йцукенгшщзхъфывапролджэячсмитьбюГ";
    const LATIN: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.U";
    match CYRILLIC.chars().position(|other| other == letter) {
        Some(place) => LATIN.chars().nth(place).unwrap_or(letter),
        None => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cyrillic_keys_mean_what_is_printed_beside_them() {
        for (cyrillic, key) in
            [('е', 't'), ('в', 'd'), ('г', 'u'), ('Г', 'U'), ('т', 'n'), ('й', 'q')]
        {
            let action = |letter| Action::of(KeyEvent::from(KeyCode::Char(letter)));
            assert_eq!(action(cyrillic), action(key));
        }
    }
}
