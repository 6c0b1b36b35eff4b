//! How things look: tiles are ivory with their number in its paint, and a shape says the colour again.

use dublet_rules::tile::{Colour, Face, Joker, Tile};
use dublet_words::ink::{IVORY, ink};
use ratatui::style::{Color, Modifier, Style};

use crate::status::StatusLine;

/// Paints, or leaves out colours for who asks for none.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    pub(crate) colours: bool,
}

/// What sets a tile apart from others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    None,
    /// Picked up.
    Picked,
    /// Laid from the rack in this turn.
    Own,
    /// Meant by a hint.
    Hinted,
    /// Drawn, laid or moved since the player last looked.
    News,
}

impl Mark {
    /// A sign beside the tile, so that nothing is told by colour alone. No other sign of the screen looks like it.
    pub(crate) const fn sign(self) -> &'static str {
        match self {
            Self::None => " ",
            Self::Picked => "^",
            Self::Own => "*",
            Self::Hinted => "<",
            Self::News => "~",
        }
    }
}

const fn shape(colour: Colour) -> char {
    match colour {
        Colour::Black => '◆',
        Colour::Red => '●',
        Colour::Blue => '▲',
        Colour::Yellow => '■',
    }
}

/// What is written on a tile, and the shape that says its colour or kind.
pub(crate) fn face(tile: Tile) -> (String, char) {
    match tile.face() {
        Face::Number(colour, number) => (number.to_string(), shape(colour)),
        Face::Joker(Joker::Plain) => ("J".into(), '★'),
        Face::Joker(Joker::Coloured(colour)) => ("J".into(), shape(colour)),
        Face::Joker(Joker::Double) => ("D".into(), '‖'),
        Face::Joker(Joker::Mirror) => ("M".into(), '↔'),
        Face::Joker(Joker::ColourChange) => ("C".into(), '◐'),
    }
}

impl Look {
    fn paint(self, style: Style, colour: u8) -> Style {
        if self.colours { style.fg(Color::Indexed(colour)) } else { style }
    }

    pub(crate) fn tile(self, tile: Tile, mark: Mark) -> Style {
        let bold = Style::new().add_modifier(Modifier::BOLD);
        if !self.colours {
            return match mark {
                Mark::Picked => bold.add_modifier(Modifier::REVERSED),
                Mark::Own | Mark::Hinted => bold.add_modifier(Modifier::UNDERLINED),
                Mark::None | Mark::News => bold,
            };
        }
        let ground = match mark {
            Mark::None => IVORY,
            Mark::Picked => 222,
            Mark::Own => 194,
            Mark::Hinted => 223,
            Mark::News => 189,
        };
        self.paint(bold, ink(tile)).bg(Color::Indexed(ground))
    }

    /// The cells beside a tile.
    pub(crate) fn sign(self, mark: Mark) -> Style {
        match mark {
            Mark::Own => self.paint(Style::new(), 108),
            Mark::News => self.paint(Style::new(), 110),
            Mark::Picked | Mark::Hinted | Mark::None => self.accent(),
        }
    }

    pub(crate) fn accent(self) -> Style {
        self.paint(self.bold(), 215)
    }

    pub(crate) fn wrong(self) -> Style {
        self.paint(Style::new(), 203)
    }

    #[expect(clippy::unused_self, reason = "asked like the others")]
    pub(crate) fn quiet(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Bold, and bright on a line that is drawn quietly as well.
    #[expect(clippy::unused_self, reason = "asked like the others")]
    pub(crate) fn bold(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD).remove_modifier(Modifier::DIM)
    }

    /// The clock in its last seconds.
    pub(crate) fn alarm(self) -> Style {
        let style = Style::new().add_modifier(Modifier::BOLD | Modifier::REVERSED);
        self.paint(style, 203)
    }

    pub(crate) fn key(self) -> Style {
        self.accent()
    }

    pub(crate) fn line(self, line: &StatusLine) -> (Style, String) {
        match line {
            StatusLine::Main(text) => (self.bold(), text.clone()),
            StatusLine::Note(text) => (self.accent(), text.clone()),
            StatusLine::Quiet(text) => (self.quiet(), text.clone()),
        }
    }
}
