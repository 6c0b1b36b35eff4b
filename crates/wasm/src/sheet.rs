//! A score sheet of games played with real tiles (sections 7 and 8.1).

use dublet_rules::{
    game::{BadSetup, Setup, view::FinalView},
    rules::Rules,
    score::{CannotScore, End, SeatScore},
    seat::Seat,
    sheet::{self, BadLeft, Left, SheetCell},
    standings::{Match, Standing, Starter},
};
use serde::{Deserialize, Serialize};

use crate::bad_input::{BadInput, read_rules};

/// What people have written down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct PlayedSheet {
    players: usize,
    games: Vec<PlayedGame>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct PlayedGame {
    end: End,
    /// Who started it, from 0.
    starter: usize,
    seats: Vec<Left>,
}

/// The sheet as the rules score it.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct ScoredSheet {
    games: Vec<ScoredGame>,
    totals: Vec<SeatScore>,
    /// From the first to the last (rule 8.1).
    order: Vec<SheetPlace>,
    games_in_round: usize,
    next: NextGame,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct ScoredGame {
    seats: Vec<SheetCell>,
}

/// Who is where, by rule 8.1.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct SheetPlace {
    /// From 0.
    player: usize,
    /// From 1; equals share one.
    place: usize,
}

/// The game to be played next (rules 2.1 and 2.4), from 1; no starter where a tile is drawn for it.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct NextGame {
    round: usize,
    game: usize,
    starter: Option<usize>,
}

/// A game that was played here.
pub(crate) fn score_view(view: &str) -> Result<Vec<SheetCell>, BadInput> {
    let view: FinalView = serde_json::from_str(view)
        .map_err(|error| BadInput::new("error-not-a-sheet").with("error", error.to_string()))?;
    view.cells().map_err(cannot_score)
}

fn cannot_score(cannot: CannotScore) -> BadInput {
    match cannot {
        CannotScore::NotOneOut(found) => BadInput::new("error-not-one-out").with("found", found),
        CannotScore::EmptyRack => BadInput::new("error-empty-rack"),
    }
}

pub(crate) fn score(rules: &str, sheet: &str) -> Result<ScoredSheet, BadInput> {
    let rules = read_rules(rules)?;
    let sheet: PlayedSheet = serde_json::from_str(sheet)
        .map_err(|error| BadInput::new("error-not-a-sheet").with("error", error.to_string()))?;
    Setup::new(rules, sheet.players, Starter::Draw).map_err(bad_setup)?;
    let seats = u8::try_from(sheet.players).expect("the rules allow so many");
    // An evening has as many rounds as people like.
    let mut played = Match::new(rules, seats, u8::MAX);
    let mut games = Vec::new();
    for game in &sheet.games {
        let cells = game.score(&rules, sheet.players)?;
        let scores = cells.iter().map(|cell| cell.score).collect();
        games.push(ScoredGame { seats: cells });
        let starter = Seat::first(seats).nth(game.starter);
        played.record(starter.ok_or_else(|| BadInput::new("error-names-differ"))?, scores);
    }
    let (round, game, starter) =
        played.next_game().ok_or_else(|| BadInput::new("error-too-long"))?;
    let starter = match starter {
        Starter::Draw => None,
        Starter::Seat(seat) => Some(seat.index()),
    };
    let place = |standing: Standing| SheetPlace { player: standing.player, place: standing.place };
    Ok(ScoredSheet {
        games,
        totals: played.totals(),
        order: played.standings().into_iter().map(place).collect(),
        games_in_round: played.games_in_round(),
        next: NextGame { round, game, starter },
    })
}

impl PlayedGame {
    fn score(&self, rules: &Rules, players: usize) -> Result<Vec<SheetCell>, BadInput> {
        if self.seats.len() != players {
            return Err(BadInput::new("error-names-differ"));
        }
        match sheet::check(rules, &self.seats) {
            // Sums are what people at a table say they are.
            Ok(()) | Err(BadLeft::TooManyJokers | BadLeft::TooHighSum) => {}
            Err(BadLeft::TooMany { tile, found }) => {
                return Err(BadInput::too_many(rules, tile, found).in_field("rack"));
            }
            Err(bad @ BadLeft::Announcement) => {
                return Err(BadInput::new("error-expected").with("what", bad.to_string()));
            }
        }
        sheet::score(rules, self.end, &self.seats).map_err(cannot_score)
    }
}

fn bad_setup(bad: BadSetup) -> BadInput {
    BadInput::new("error-expected").with("what", bad.to_string())
}
