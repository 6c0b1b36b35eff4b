//! Mistakes: their kinds, what they cost, and how grave they are.

use dublet_solver::Goal;
use serde::Serialize;

use crate::{
    best::{Best, Better, Choice},
    turn::Turn,
};

/// What was missed in a turn. A turn has at most one, the first of these that fits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The whole rack could be laid (rule 6.1), and was not.
    MissedWin,
    /// The player could open (rule 4.2), and laid nothing.
    MissedOpening,
    /// The player had opened and could lay, and laid nothing.
    NothingLaid,
    /// More tiles could be laid, with no fewer points.
    FewerTiles,
    /// As many tiles with more points could be laid.
    FewerPoints,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 5] = [
        Self::MissedWin,
        Self::MissedOpening,
        Self::NothingLaid,
        Self::FewerTiles,
        Self::FewerPoints,
    ];

    /// Its name in JSON and in the ids of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::MissedWin => "missed-win",
            Self::MissedOpening => "missed-opening",
            Self::NothingLaid => "nothing-laid",
            Self::FewerTiles => "fewer-tiles",
            Self::FewerPoints => "fewer-points",
        }
    }
}

/// How grave a mistake is, from the lightest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// A little was left lying.
    Inaccuracy,
    /// Much was left lying.
    Mistake,
    /// The game was left lying.
    Blunder,
}

impl Grade {
    /// Every grade, from the lightest.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// Its name in JSON and in the ids of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }
}

/// What was left lying, held against the better lay.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
pub struct Cost {
    /// Tiles that could have been laid besides.
    pub tiles: u16,
    /// By how much lower the rack's value could be (rule 6.3).
    pub points: u16,
}

/// A mistake, and what would have been better.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Mistake {
    /// What was missed.
    pub kind: Kind,
    /// How grave it is.
    pub grade: Grade,
    /// What was left lying.
    pub cost: Cost,
    /// The better lay.
    pub better: Better,
}

/// From where on a kind of mistake has a grade.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threshold {
    /// The kind.
    pub kind: Kind,
    /// At least so many tiles were left lying.
    pub tiles: u16,
    /// At least so many other seats had opened.
    pub rivals: u8,
    /// Then it has this grade.
    pub grade: Grade,
}

const fn threshold(kind: Kind, tiles: u16, rivals: u8, grade: Grade) -> Threshold {
    Threshold { kind, tiles, rivals, grade }
}

/// The grades. The first line that fits counts, and each kind has one that always fits.
///
/// To wait with the opening is a player's right (rule 4.2) and loses little while nobody else has opened. From then on
/// the game may end before the next turn, which costs the one who did not open 100 or 200 (rule 7.2).
pub const THRESHOLDS: [Threshold; 7] = [
    threshold(Kind::MissedWin, 0, 0, Grade::Blunder),
    threshold(Kind::MissedOpening, 0, 1, Grade::Mistake),
    threshold(Kind::MissedOpening, 0, 0, Grade::Inaccuracy),
    threshold(Kind::NothingLaid, 0, 0, Grade::Mistake),
    threshold(Kind::FewerTiles, 2, 0, Grade::Mistake),
    threshold(Kind::FewerTiles, 0, 0, Grade::Inaccuracy),
    threshold(Kind::FewerPoints, 0, 0, Grade::Inaccuracy),
];

/// How grave it is to lose so much when so many others have opened.
pub(crate) fn grade(kind: Kind, cost: Cost, rivals: u8) -> Grade {
    let fits =
        |line: &&Threshold| line.kind == kind && cost.tiles >= line.tiles && rivals >= line.rivals;
    THRESHOLDS.iter().find(fits).expect("each kind has a line that always fits").grade
}

/// Which of the two best lays is better than the one played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aim {
    MostTiles,
    MostPoints,
}

impl Aim {
    /// What the solver is asked for.
    pub(crate) const fn goal(self) -> Goal {
        match self {
            Self::MostTiles => Goal::Tiles,
            Self::MostPoints => Goal::Shed,
        }
    }
}

/// What was missed by laying `tiles` tiles that shed `shed`, if anything was.
pub(crate) fn missed(
    opened: bool,
    (tiles, shed): (u16, u16),
    best: &Best,
) -> Option<(Kind, Cost, Aim)> {
    let (fullest, richest) = (best.most_tiles?, best.most_points?);
    let cost = |better: Choice| Cost {
        tiles: better.tiles.saturating_sub(tiles),
        points: better.shed.saturating_sub(shed),
    };
    let to_fullest = |kind| Some((kind, cost(fullest), Aim::MostTiles));
    if tiles < fullest.tiles && best.out {
        return to_fullest(Kind::MissedWin);
    }
    if tiles == 0 {
        return to_fullest(if opened { Kind::NothingLaid } else { Kind::MissedOpening });
    }
    if !opened {
        return if tiles < fullest.tiles { to_fullest(Kind::FewerTiles) } else { None };
    }
    let is_better = |other: &Choice| {
        other.tiles >= tiles && other.shed >= shed && (other.tiles, other.shed) != (tiles, shed)
    };
    let (better, aim) = [(fullest, Aim::MostTiles), (richest, Aim::MostPoints)]
        .into_iter()
        .find(|(other, _)| is_better(other))?;
    let kind = if better.tiles > tiles { Kind::FewerTiles } else { Kind::FewerPoints };
    Some((kind, cost(better), aim))
}

/// The number of the turn that lost most.
pub(crate) fn costliest<'a>(turns: impl IntoIterator<Item = &'a Turn>) -> Option<u32> {
    let worst = |turn: &'a Turn| {
        let mistake = turn.mistake.as_ref()?;
        // The first of equals: later ones rank lower.
        Some((mistake.grade, mistake.cost, std::cmp::Reverse(turn.number)))
    };
    turns.into_iter().filter_map(worst).max().map(|(_, _, number)| number.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lay of most tiles and that of most points, each by its tiles and points.
    fn best(fullest: (u16, u16), richest: (u16, u16), out: bool) -> Best {
        let choice = |(tiles, shed)| Some(Choice { tiles, shed, worth: None });
        Best { most_tiles: choice(fullest), most_points: choice(richest), out, worth: None }
    }

    fn found(opened: bool, played: (u16, u16), best: &Best) -> Option<(Kind, u16, u16)> {
        missed(opened, played, best).map(|(kind, cost, _)| (kind, cost.tiles, cost.points))
    }

    #[test]
    fn a_lay_is_a_mistake_where_another_is_better_in_one_thing_and_no_worse_in_the_other() {
        let best = best((5, 20), (3, 50), false);
        for (played, expected) in [
            ((5, 20), None),
            ((3, 50), None),
            ((4, 30), None),
            ((5, 18), Some((Kind::FewerPoints, 0, 2))),
            ((4, 20), Some((Kind::FewerTiles, 1, 0))),
            ((2, 9), Some((Kind::FewerTiles, 3, 11))),
            // Better than the most tiles at points, and beaten by the most points.
            ((3, 40), Some((Kind::FewerPoints, 0, 10))),
            ((1, 50), Some((Kind::FewerTiles, 2, 0))),
            ((0, 0), Some((Kind::NothingLaid, 5, 20))),
        ] {
            assert_eq!(found(true, played, &best), expected, "{played:?}");
        }
    }

    #[test]
    fn going_out_outweighs_everything() {
        let best = best((3, 9), (3, 9), true);
        for opened in [false, true] {
            assert_eq!(found(opened, (2, 8), &best), Some((Kind::MissedWin, 1, 1)));
            assert_eq!(found(opened, (0, 0), &best), Some((Kind::MissedWin, 3, 9)));
            assert_eq!(found(opened, (3, 9), &best), None);
        }
    }

    #[test]
    fn an_opening_is_held_against_tiles_alone() {
        let best = best((6, 31), (3, 33), false);
        assert_eq!(found(false, (6, 30), &best), None);
        assert_eq!(found(false, (4, 32), &best), Some((Kind::FewerTiles, 2, 0)));
        assert_eq!(found(false, (0, 0), &best), Some((Kind::MissedOpening, 6, 31)));
        assert_eq!(found(false, (0, 0), &Best::default()), None);
    }

    #[test]
    fn every_kind_has_a_grade_whatever_it_costs() {
        let graded = |kind, tiles, rivals| grade(kind, Cost { tiles, points: 0 }, rivals);
        for kind in Kind::ALL {
            graded(kind, 0, 0);
        }
        assert_eq!(graded(Kind::FewerTiles, 1, 3), Grade::Inaccuracy);
        assert_eq!(graded(Kind::FewerTiles, 2, 0), Grade::Mistake);
        assert_eq!(graded(Kind::MissedOpening, 6, 0), Grade::Inaccuracy);
        assert_eq!(graded(Kind::MissedOpening, 6, 1), Grade::Mistake);
    }
}
