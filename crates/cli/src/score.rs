//! `dublet score`: games scored from their final racks.

use std::path::PathBuf;

use clap::Args;
use dublet_rules::{
    bag::Bag,
    game::Setup,
    rules::Rules,
    score::{CannotScore, End, Points, SeatScore},
    sheet::{self, BadLeft, LastDraw, Left, SheetCell},
    standings::{Starter, standings, totals},
};
use dublet_words::{Words, points_text, sheet_lines};
use serde::{Deserialize, Serialize};

use crate::{
    answer::{Answer, Outcome, edition, in_file, read_file},
    print,
};

/// `dublet score EDITION FILE.json`
#[derive(Args)]
pub(crate) struct Score {
    edition: String,
    file: PathBuf,
    #[arg(long)]
    json: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    games: Vec<PlayedGame>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayedGame {
    end: End,
    seats: Vec<PlayedSeat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayedSeat {
    name: String,
    rack: Bag,
    opened: bool,
    #[serde(default)]
    announced: bool,
    last_drawn: Option<LastDraw>,
}

#[derive(Serialize)]
struct Scored<'a> {
    games: Vec<ScoredGame<'a>>,
    totals: Vec<ScoredSeat<'a>>,
    order: Vec<&'a str>,
}

#[derive(Serialize)]
struct ScoredGame<'a> {
    seats: Vec<ScoredSeat<'a>>,
}

#[derive(Serialize)]
struct ScoredSeat<'a> {
    name: &'a str,
    big: u32,
    small: serde_json::Number,
}

impl<'a> ScoredSeat<'a> {
    fn new(name: &'a str, score: SeatScore) -> Self {
        Self { name, big: score.big, small: decimal(score.small) }
    }
}

/// Whole points as an integer, shares as a decimal number.
fn decimal(points: Points) -> serde_json::Number {
    match points.as_whole() {
        Some(whole) => whole.into(),
        None => serde_json::Number::from_f64(points.to_f64()).expect("finite"),
    }
}

impl Score {
    pub(crate) fn run(self, words: &Words) -> Outcome {
        let rules = edition(&self.edition, words)?;
        let text = read_file(&self.file, words)?;
        let sheet: Sheet = serde_json::from_str(&text)
            .map_err(|error| in_file(&self.file, words.bad_json(&error), words))?;
        let cells = sheet.score(&rules, words).map_err(|e| in_file(&self.file, e, words))?;
        let score = |cells: &Vec<SheetCell>| cells.iter().map(|cell| cell.score).collect();
        let scores: Vec<Vec<SeatScore>> = cells.iter().map(score).collect();
        let names = sheet.names();
        let by_name = sheet.by_name(&names, &scores);
        let totals = totals(&by_name, names.len());
        if self.json {
            print::json(&sheet.scored(&names, &scores, &totals));
        } else {
            print::line(words.edition_with_box(rules.edition));
            sheet_lines(&names, &by_name, words).iter().for_each(print::line);
            sheet.reasons(&cells, words).iter().for_each(print::line);
        }
        Ok(Answer::Fine)
    }
}

impl Sheet {
    /// The players, in the order of the first game.
    fn names(&self) -> Vec<&str> {
        let first = self.games.first().map_or(&[][..], |game| &game.seats);
        first.iter().map(|seat| seat.name.as_str()).collect()
    }

    /// Every game's cells, or what is wrong.
    fn score(&self, rules: &Rules, words: &Words) -> Result<Vec<Vec<SheetCell>>, String> {
        if self.games.is_empty() {
            return Err(words.say("error-no-games"));
        }
        let mut names = self.names();
        names.sort_unstable();
        if let Some(twice) = names.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(words.tell("error-name-twice", [("name", twice[0].into())]));
        }
        let games = self.games.iter().enumerate().map(|(place, game)| {
            let mut theirs: Vec<&str> = game.seats.iter().map(|seat| seat.name.as_str()).collect();
            theirs.sort_unstable();
            let scores = match theirs == names {
                true => game.score(rules, words),
                false => Err(words.say("error-names-differ")),
            };
            let number = place + 1;
            scores.map_err(|error| {
                words.tell("error-in-game", [("game", number.into()), ("error", error.into())])
            })
        });
        games.collect()
    }

    /// Where the points of every game come from, player by player.
    fn reasons(&self, cells: &[Vec<SheetCell>], words: &Words) -> Vec<String> {
        let mut lines = Vec::new();
        for ((place, game), cells) in self.games.iter().enumerate().zip(cells) {
            let head = words.tell("score-game", [("game", (place + 1).into())]);
            lines.extend([String::new(), head]);
            for (seat, cell) in game.seats.iter().zip(cells) {
                let (points, reason) = (points_text(cell.score.small), words.whole_reason(cell));
                lines.push(format!("  {} {points}: {reason}", seat.name));
            }
        }
        lines
    }

    fn scored<'a>(
        &'a self,
        names: &[&'a str],
        scores: &[Vec<SeatScore>],
        totals: &[SeatScore],
    ) -> Scored<'a> {
        let game = |(game, scores): (&'a PlayedGame, &Vec<SeatScore>)| ScoredGame {
            seats: game
                .seats
                .iter()
                .zip(scores)
                .map(|(seat, score)| ScoredSeat::new(&seat.name, *score))
                .collect(),
        };
        Scored {
            games: self.games.iter().zip(scores).map(game).collect(),
            totals: names.iter().zip(totals).map(|(n, t)| ScoredSeat::new(n, *t)).collect(),
            order: standings(totals).iter().map(|standing| names[standing.player]).collect(),
        }
    }

    /// Every game's scores in the order of `names`.
    fn by_name(&self, names: &[&str], scores: &[Vec<SeatScore>]) -> Vec<Vec<SeatScore>> {
        let game = |(game, scores): (&PlayedGame, &Vec<SeatScore>)| {
            let seat = |name: &&str| game.seats.iter().position(|seat| seat.name == **name);
            let score = |name| scores[seat(name).expect("names were checked")];
            names.iter().map(score).collect()
        };
        self.games.iter().zip(scores).map(game).collect()
    }
}

impl PlayedGame {
    fn score(&self, rules: &Rules, words: &Words) -> Result<Vec<SheetCell>, String> {
        Setup::new(*rules, self.seats.len(), Starter::Draw).map_err(|bad| words.bad_setup(bad))?;
        let left: Result<Vec<Left>, String> =
            self.seats.iter().map(|seat| seat.left(rules, words)).collect();
        let left = left?;
        sheet::check(rules, &left).map_err(|bad| match bad {
            BadLeft::TooMany { tile, found } => words.too_many(rules, tile, found),
            other => other.to_string(),
        })?;
        sheet::score(rules, self.end, &left).map_err(|cannot| match cannot {
            CannotScore::NotOneOut(found) => {
                words.tell("error-not-one-out", [("found", found.into())])
            }
            CannotScore::EmptyRack => words.say("error-empty-rack"),
        })
    }
}

impl PlayedSeat {
    fn left(&self, rules: &Rules, words: &Words) -> Result<Left, String> {
        let name = || ("name", self.name.as_str().into());
        if self.announced && self.last_drawn.is_none() {
            return Err(words.tell("error-announced-without-draw", [name()]));
        }
        let drawn = self.last_drawn.map_or(Bag::EMPTY, |drawn| drawn.tiles());
        if let Some(tile) = drawn.minus(&self.rack).iter().next() {
            let tile = words.tile(tile).into();
            return Err(words.tell("error-last-drawn", [name(), ("tile", tile)]));
        }
        // An announcement that was kept, or that these rules do not know, changes nothing (rule 7.4).
        let holds = self.announced && !self.opened && rules.announcement;
        let announced_after = self.last_drawn.filter(|_| holds);
        Ok(Left::Tiles { rack: self.rack, opened: self.opened, announced_after })
    }
}
