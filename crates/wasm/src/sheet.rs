//! A score sheet of games played with real tiles (sections 7 and 8.1).

use dublet_rules::{
    bag::Bag,
    game::{BadSetup, Setup},
    notation,
    rules::Rules,
    score::{CannotScore, CountedSeat, End, FinalSeat, Opening, Points, SeatScore, score_counted},
    seat::Seat,
    standings::{Match, Standing, Starter},
};
use serde::{Deserialize, Serialize};

use crate::bad_input::{BadInput, check_deck, read_rules};

/// What people have written down.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    players: usize,
    games: Vec<Played>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Played {
    end: End,
    /// Who started it, from 0.
    starter: usize,
    seats: Vec<Left>,
}

/// What somebody had left: the tiles, or what they count.
#[derive(Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Left {
    Tiles {
        /// In notation; none of who went out.
        rack: String,
        opened: bool,
        /// The tile drawn before an opening was announced that still held (rule 7.4).
        #[serde(default)]
        announced_after: Option<String>,
    },
    Count {
        /// The sum of the numbers.
        sum: u16,
        jokers: u8,
        opening: Opening,
    },
}

/// The sheet as the rules score it.
#[derive(Serialize)]
pub(crate) struct Scored {
    games: Vec<ScoredGame>,
    totals: Vec<SeatScore>,
    /// From the first to the last (rule 8.1).
    order: Vec<Place>,
    games_in_round: usize,
    next: Next,
}

#[derive(Serialize)]
struct ScoredGame {
    seats: Vec<Line>,
}

/// A player's line of a game: what the rack counts, whether it opened, and what that scores.
#[derive(Serialize)]
struct Line {
    value: u16,
    opening: Opening,
    big: u32,
    small: Points,
}

#[derive(Serialize)]
struct Place {
    player: usize,
    place: usize,
}

/// The game to be played next (rules 2.1 and 2.4), from 1; no starter where a tile is drawn for it.
#[derive(Serialize)]
struct Next {
    round: usize,
    game: usize,
    starter: Option<usize>,
}

pub(crate) fn score(rules: &str, sheet: &str) -> Result<Scored, BadInput> {
    let rules = read_rules(rules)?;
    let sheet: Sheet = serde_json::from_str(sheet)
        .map_err(|error| BadInput::new("error-not-a-sheet").with("error", error.to_string()))?;
    Setup::new(rules, sheet.players, Starter::Draw).map_err(bad_setup)?;
    let seats = u8::try_from(sheet.players).expect("the rules allow so many");
    // An evening has as many rounds as people like.
    let mut played = Match::new(rules, seats, u8::MAX);
    let mut games = Vec::new();
    for game in &sheet.games {
        let counted = game.counted(&rules, sheet.players)?;
        let scores = score_counted(&rules, game.end, &counted).map_err(cannot_score)?;
        let line = |(seat, score): (&CountedSeat, &SeatScore)| Line {
            value: seat.left.unwrap_or(0),
            opening: seat.opening,
            big: score.big,
            small: score.small,
        };
        games.push(ScoredGame { seats: counted.iter().zip(&scores).map(line).collect() });
        let starter = Seat::first(seats).nth(game.starter);
        played.record(starter.ok_or_else(|| BadInput::new("error-names-differ"))?, scores);
    }
    let (round, game, starter) =
        played.next_game().ok_or_else(|| BadInput::new("error-too-long"))?;
    let starter = match starter {
        Starter::Draw => None,
        Starter::Seat(seat) => Some(seat.index()),
    };
    let place = |standing: Standing| Place { player: standing.player, place: standing.place };
    Ok(Scored {
        games,
        totals: played.totals(),
        order: played.standings().into_iter().map(place).collect(),
        games_in_round: played.games_in_round(),
        next: Next { round, game, starter },
    })
}

impl Played {
    /// What each rack counted. Tiles that were written down are of one deck.
    fn counted(&self, rules: &Rules, players: usize) -> Result<Vec<CountedSeat>, BadInput> {
        if self.seats.len() != players {
            return Err(BadInput::new("error-names-differ"));
        }
        let mut all = Bag::EMPTY;
        let mut counted = Vec::new();
        for seat in &self.seats {
            counted.push(match seat {
                Left::Tiles { rack, opened, announced_after } => {
                    let rack = read_rack(rules, rack)?;
                    all = all.plus(&rack);
                    check_deck(rules, &all, "rack")?;
                    let announced_after =
                        announced_after.as_deref().map(|drawn| read_rack(rules, drawn));
                    let seat = FinalSeat {
                        rack,
                        opened: *opened,
                        announced_after: announced_after.transpose()?,
                    };
                    seat.counted(rules, self.end)
                }
                Left::Count { sum, jokers, opening } => {
                    let jokers_cost = u16::from(*jokers) * u16::from(rules.joker_penalty);
                    let value = sum.saturating_add(jokers_cost);
                    CountedSeat { left: (value > 0).then_some(value), opening: *opening }
                }
            });
        }
        Ok(counted)
    }
}

/// Tiles of the rules' deck, in notation.
fn read_rack(rules: &Rules, text: &str) -> Result<Bag, BadInput> {
    let tiles = notation::tiles(text).map_err(|error| BadInput::notation("rack", error))?;
    let rack = tiles.into_iter().collect();
    check_deck(rules, &rack, "rack")?;
    Ok(rack)
}

fn cannot_score(cannot: CannotScore) -> BadInput {
    match cannot {
        CannotScore::NotOneOut(found) => BadInput::new("error-not-one-out").with("found", found),
        CannotScore::EmptyRack => BadInput::new("error-empty-rack"),
    }
}

fn bad_setup(bad: BadSetup) -> BadInput {
    BadInput::new("error-expected").with("what", bad.to_string())
}
