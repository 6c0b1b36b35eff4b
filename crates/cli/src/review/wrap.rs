//! Lines no wider than a terminal, whatever escapes are in them.

pub(super) use dublet_words::columns::width;

/// The columns of a terminal.
pub(super) const WIDTH: usize = 80;

/// Something that is not broken, with the columns it takes.
pub(super) struct Piece {
    text: String,
    width: usize,
}

impl Piece {
    /// A text that looks as wide as another: the same without paint.
    pub(super) fn painted(text: String, plain: &str) -> Self {
        Self { text, width: width(plain) }
    }

    /// A text without paint.
    pub(super) fn plain(text: &str) -> Self {
        Self::painted(text.to_owned(), text)
    }
}

/// The words of a text.
pub(super) fn pieces(text: &str) -> Vec<Piece> {
    text.split_whitespace().map(Piece::plain).collect()
}

/// Pieces with a gap between them, after a head and below each other.
pub(super) fn wrap(head: &Piece, gap: usize, pieces: &[Piece]) -> Vec<String> {
    let mut lines = vec![head.text.clone()];
    let (mut column, mut is_first) = (head.width, true);
    for Piece { text, width } in pieces {
        if !is_first && column + gap + width > WIDTH {
            lines.push(" ".repeat(head.width));
            (column, is_first) = (head.width, true);
        }
        let line = lines.last_mut().expect("there is one");
        if !is_first {
            line.push_str(&" ".repeat(gap));
            column += gap;
        }
        line.push_str(text);
        (column, is_first) = (column + width, false);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_broken_and_indented() {
        let text = "twelve chars ".repeat(12);
        let lines = wrap(&Piece::plain("  1. "), 1, &pieces(&text));
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| width(line) <= WIDTH));
        assert!(lines[1].starts_with("     chars twelve"), "{lines:?}");
        assert_eq!(wrap(&Piece::plain("head"), 1, &[]), ["head"]);
    }
}
