//! What a player types, understood: in English or in the language of the game.

use dublet_rules::{
    notation::{self, ParseError},
    tile::Tile,
};

use crate::words::Words;

/// Something a player wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    /// Rack tiles into a meld, or a new one.
    Lay {
        tiles: Vec<Tile>,
        into: Option<usize>,
    },
    /// Tiles of one meld into another, or a new one.
    Shift {
        tiles: Vec<Tile>,
        from: usize,
        into: Option<usize>,
    },
    /// Own tiles back to the rack.
    TakeBack(Vec<Tile>),
    Undo,
    Reset,
    Done,
    Draw {
        stack: Option<usize>,
    },
    Pass,
    Announce,
    Claim,
    Sort,
    Help,
    Quit,
}

/// What was not understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum NotUnderstood {
    Unknown(String),
    Tiles(ParseError),
    NoTiles,
    NoMeld,
}

const VERBS: [&str; 12] = [
    "move", "back", "undo", "reset", "done", "draw", "pass", "announce", "claim", "sort", "help",
    "quit",
];

/// Understands a line. Numbers are melds, from 1, as they are shown.
///
/// `r10 r11 r12` new meld; `2 r6` into meld 2; `move r6 2 3` from 2 to 3; `move r6 2` to a new meld.
pub(super) fn understand(line: &str, words: &Words) -> Result<Wish, NotUnderstood> {
    let mut parts: Vec<&str> = line.split_whitespace().collect();
    let first = parts.first().copied().unwrap_or_default();
    let is_verb = |verb: &&str| {
        first == *verb || words.say(&format!("verb-{verb}")).split(' ').any(|own| own == first)
    };
    let verb = VERBS.into_iter().find(is_verb);
    if verb.is_some() {
        parts.remove(0);
    }
    let (numbers, tiles): (Vec<&str>, Vec<&str>) =
        parts.iter().partition(|part| part.chars().all(|c| c.is_ascii_digit()));
    let numbers: Option<Vec<usize>> =
        numbers.iter().map(|number| number.parse::<usize>().ok()?.checked_sub(1)).collect();
    let numbers = numbers.ok_or(NotUnderstood::NoMeld)?;
    let meld = |place: usize| numbers.get(place).copied();
    let tiles = || match notation::tiles(&tiles.join(" ")) {
        Ok(tiles) if tiles.is_empty() => Err(NotUnderstood::NoTiles),
        Ok(tiles) => Ok(tiles),
        Err(_) if verb.is_none() && numbers.is_empty() && tiles.len() == 1 => {
            Err(NotUnderstood::Unknown(first.to_owned()))
        }
        Err(error) => Err(NotUnderstood::Tiles(error)),
    };
    Ok(match verb {
        None => Wish::Lay { tiles: tiles()?, into: meld(0) },
        Some("move") => {
            let from = meld(0).ok_or(NotUnderstood::NoMeld)?;
            Wish::Shift { tiles: tiles()?, from, into: meld(1) }
        }
        Some("back") => Wish::TakeBack(tiles()?),
        Some("undo") => Wish::Undo,
        Some("reset") => Wish::Reset,
        Some("done") => Wish::Done,
        Some("draw") => Wish::Draw { stack: meld(0) },
        Some("pass") => Wish::Pass,
        Some("announce") => Wish::Announce,
        Some("claim") => Wish::Claim,
        Some("sort") => Wish::Sort,
        Some("help") => Wish::Help,
        Some(_) => Wish::Quit,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn lines_are_understood() {
        let words = Words::new(Language::En);
        let wish = |line| understand(line, &words);
        let tiles = |text| notation::tiles(text).unwrap();
        assert_eq!(wish("r10 r11 J"), Ok(Wish::Lay { tiles: tiles("r10 r11 J"), into: None }));
        assert_eq!(wish("2 r6"), Ok(Wish::Lay { tiles: tiles("r6"), into: Some(1) }));
        let shift = Wish::Shift { tiles: tiles("r6 r7"), from: 1, into: Some(2) };
        assert_eq!(wish("move r6 r7 2 3"), Ok(shift));
        assert_eq!(wish("draw 4"), Ok(Wish::Draw { stack: Some(3) }));
        assert_eq!(wish("move r6"), Err(NotUnderstood::NoMeld));
        assert_eq!(wish("move r6 0 1"), Err(NotUnderstood::NoMeld));
        assert_eq!(wish("back"), Err(NotUnderstood::NoTiles));
        assert_eq!(wish("hello"), Err(NotUnderstood::Unknown("hello".into())));
        assert!(matches!(wish("r3 x4"), Err(NotUnderstood::Tiles(_))));
    }

    #[test]
    fn every_language_has_its_own_verbs() {
        for language in [Language::Pl, Language::Ru] {
            let words = Words::new(language);
            for verb in VERBS {
                let own = words.say(&format!("verb-{verb}"));
                let line = |word: &str| format!("{word} r6 2");
                let first = own.split(' ').next().unwrap();
                let english = understand(&line(verb), &words);
                assert_eq!(understand(&line(first), &words), english, "{own}");
            }
        }
    }
}
