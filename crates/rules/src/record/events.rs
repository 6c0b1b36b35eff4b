//! Events, a line each.
//!
//! | line | event |
//! |---|---|
//! | `start A k7, B r12: B` | draws for the start, and who starts |
//! | `deal TILES` | the shuffle: racks by seat, 14 tiles each, then the pool |
//! | `claim A r12 b8 r3` | three doublets shown |
//! | `open A 3` | the stack drawn from next |
//! | `draw A r5` (`by time-up`, `by wrong-lay`, `by ruling`) | tiles drawn |
//! | `lay A TILES: TABLE` | tiles from the rack, and the table after |
//! | `pass A` (`by …`) | a pass |
//! | `announce A` | an announcement |
//! | `time-up A`, `time-up A: r10* r11* \| k3` | time ran out; own tiles of the draft have a star |
//! | `wrong A: TABLE` | a wrong lay, taken back |
//! | `judge A`, `pause`, `rule EFFECT: reason` | the judge |
//! | `end out: A 1 +74, B 0 -4` | the end, with big and small points (fractions as `31/3`) |

use std::fmt;

use super::header::seat;
use crate::{
    game::{Cause, Draft, DraftTile, Effect, Event, Ruling},
    meld::Meld,
    notation::{Mistake, ParseError, Scanner, Tiles, one_line},
    score::{End, Points, SeatScore},
    seat::Seat,
    table::Table,
};

pub(super) fn read(text: &str) -> Result<Event, ParseError> {
    let mut scanner = Scanner::new(text);
    let event = read_event(&mut scanner)?;
    scanner.end()?;
    Ok(event)
}

fn read_event(s: &mut Scanner<'_>) -> Result<Event, ParseError> {
    let start = s.error(Mistake::Expected("an event"));
    Ok(match s.word() {
        "start" => {
            let mut draws = Vec::new();
            while !s.take(":") {
                if !draws.is_empty() {
                    s.expect(",")?;
                }
                draws.push((read_seat(s)?, s.tile()?));
            }
            Event::StarterDrawn { draws, starter: read_seat(s)? }
        }
        "deal" => Event::Dealt { deck: s.tiles()? },
        "claim" => {
            let seat = read_seat(s)?;
            Event::DoubletsClaimed { seat, pairs: [s.tile()?, s.tile()?, s.tile()?] }
        }
        "open" => {
            let seat = read_seat(s)?;
            let stack = s.expect_word("a stack's number", |word| word.parse().ok())?;
            Event::StackOpened { seat, stack }
        }
        "draw" => {
            let seat = read_seat(s)?;
            let mut tiles = Vec::new();
            while !matches!(s.peek_word(), "" | "by") {
                tiles.push(s.tile()?);
            }
            Event::Drawn { seat, tiles, cause: read_cause(s)? }
        }
        "lay" => {
            let seat = read_seat(s)?;
            let laid = s.tiles()?.into_iter().collect();
            s.expect(":")?;
            Event::Laid { seat, table: read_table(s)?, laid }
        }
        "pass" => Event::Passed { seat: read_seat(s)?, cause: read_cause(s)? },
        "announce" => Event::Announced { seat: read_seat(s)? },
        "time-up" => {
            let seat = read_seat(s)?;
            let draft = if s.take(":") { Some(read_draft(s)?) } else { None };
            Event::TimeRanOut { seat, draft }
        }
        "wrong" => {
            let seat = read_seat(s)?;
            s.expect(":")?;
            Event::LayTakenBack { seat, layout: s.layout()? }
        }
        "judge" => Event::JudgeCalled { seat: read_seat(s)? },
        "pause" => Event::Paused,
        "rule" => {
            let effect = read_effect(s)?;
            s.expect(":")?;
            let reason = one_line(s.rest_of_line());
            Event::Ruled { ruling: Ruling { effect, reason } }
        }
        "end" => {
            let end = s.expect_word("out or pool", |word| match word {
                "out" => Some(End::Out),
                "pool" => Some(End::Pool),
                _ => None,
            })?;
            s.expect(":")?;
            let mut scores = Vec::new();
            for expected in Seat::first(Seat::MAX as u8) {
                if expected != Seat::A && !s.take(",") {
                    break;
                }
                s.expect_word("the next seat's letter", |w| seat(w).filter(|s| *s == expected))?;
                let big = s.expect_word("big points", |word| word.parse().ok())?;
                scores.push(SeatScore { big, small: read_points(s)? });
            }
            Event::Ended { end, scores }
        }
        _ => return Err(start),
    })
}

fn read_seat(s: &mut Scanner<'_>) -> Result<Seat, ParseError> {
    s.expect_word("a seat's letter", seat)
}

fn read_cause(s: &mut Scanner<'_>) -> Result<Cause, ParseError> {
    if s.peek_word() != "by" {
        return Ok(Cause::Choice);
    }
    s.word();
    let cause = |word: &str| CAUSES.into_iter().find(|(_, name)| *name == word);
    s.expect_word("time-up, wrong-lay or ruling", cause).map(|(cause, _)| cause)
}

const CAUSES: [(Cause, &str); 3] =
    [(Cause::TimeUp, "time-up"), (Cause::WrongLay, "wrong-lay"), (Cause::Ruling, "ruling")];

fn read_table(s: &mut Scanner<'_>) -> Result<Table, ParseError> {
    let mut melds = Vec::new();
    let start = s.error(Mistake::EmptyMeld);
    for tiles in s.layout()?.0 {
        let meld = Meld::read(&tiles).map_err(|_| ParseError {
            mistake: Mistake::NotAMeld(Tiles(&tiles).to_string()),
            ..start.clone()
        })?;
        melds.push(meld);
    }
    Ok(Table::new(melds))
}

fn read_draft(s: &mut Scanner<'_>) -> Result<Draft, ParseError> {
    let mut melds = vec![Vec::new()];
    loop {
        match s.peek_word() {
            "" if s.take("|") => melds.push(Vec::new()),
            "" => break,
            word => {
                let own = word.ends_with('*');
                let tile = s.starred_tile()?;
                melds.last_mut().expect("one to start with").push(DraftTile { tile, own });
            }
        }
    }
    Ok(Draft(melds.into_iter().filter(|meld| !meld.is_empty()).collect()))
}

fn read_effect(s: &mut Scanner<'_>) -> Result<Effect, ParseError> {
    let start = s.error(Mistake::Expected("stand, take-back, tiles or points"));
    Ok(match s.word() {
        "stand" => Effect::Stand,
        "take-back" => Effect::TakeBack,
        "tiles" => {
            let seat = read_seat(s)?;
            let count = s.expect_word("how many", |word| word.parse().ok())?;
            Effect::Tiles { seat, count }
        }
        "points" => Effect::Points { seat: read_seat(s)?, points: read_points(s)? },
        _ => return Err(start),
    })
}

/// Whole points, or sixtieths reduced: `-8`, `31/3`.
fn read_points(s: &mut Scanner<'_>) -> Result<Points, ParseError> {
    s.expect_word("small points", |word| {
        let (over, under) = word.split_once('/').unwrap_or((word, "1"));
        let (over, under): (i32, i32) = (over.parse().ok()?, under.parse().ok()?);
        let exact = matches!(under, 1..=60) && 60 % under == 0;
        exact.then(|| Points::from_sixtieths(i64::from(over) * i64::from(60 / under)))
    })
}

struct Fraction(Points);

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sixtieths = self.0.sixtieths();
        let under = (1..=60).find(|under| 60 % under == 0 && sixtieths * under % 60 == 0);
        match under.unwrap_or(60) {
            1 => write!(f, "{}", sixtieths / 60),
            under => write!(f, "{}/{under}", sixtieths * under / 60),
        }
    }
}

pub(super) fn write(event: &Event, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match event {
        Event::StarterDrawn { draws, starter } => {
            f.write_str("start")?;
            for (place, (seat, tile)) in draws.iter().enumerate() {
                write!(f, "{} {seat} {tile}", if place > 0 { "," } else { "" })?;
            }
            writeln!(f, ": {starter}")
        }
        Event::Dealt { deck } => writeln!(f, "deal {}", Tiles(deck)),
        Event::DoubletsClaimed { seat, pairs } => writeln!(f, "claim {seat} {}", Tiles(pairs)),
        Event::StackOpened { seat, stack } => writeln!(f, "open {seat} {stack}"),
        Event::Drawn { seat, tiles, cause } => {
            writeln!(f, "draw {seat} {}{}", Tiles(tiles), By(*cause))
        }
        Event::Laid { seat, table, laid } => writeln!(f, "lay {seat} {laid}: {table}"),
        Event::Passed { seat, cause } => writeln!(f, "pass {seat}{}", By(*cause)),
        Event::Announced { seat } => writeln!(f, "announce {seat}"),
        Event::TimeRanOut { seat, draft: None } => writeln!(f, "time-up {seat}"),
        Event::TimeRanOut { seat, draft: Some(draft) } => {
            write!(f, "time-up {seat}:")?;
            for (place, meld) in draft.0.iter().enumerate() {
                f.write_str(if place > 0 { " |" } else { "" })?;
                for tile in meld {
                    write!(f, " {}{}", tile.tile, if tile.own { "*" } else { "" })?;
                }
            }
            writeln!(f)
        }
        Event::LayTakenBack { seat, layout } => writeln!(f, "wrong {seat}: {layout}"),
        Event::JudgeCalled { seat } => writeln!(f, "judge {seat}"),
        Event::Paused => writeln!(f, "pause"),
        Event::Ruled { ruling } => {
            f.write_str("rule ")?;
            match ruling.effect {
                Effect::Stand => f.write_str("stand")?,
                Effect::TakeBack => f.write_str("take-back")?,
                Effect::Tiles { seat, count } => write!(f, "tiles {seat} {count}")?,
                Effect::Points { seat, points } => {
                    write!(f, "points {seat} {}", Fraction(points))?;
                }
            }
            writeln!(f, ": {}", one_line(&ruling.reason))
        }
        Event::Ended { end, scores } => {
            f.write_str(match end {
                End::Out => "end out:",
                End::Pool => "end pool:",
            })?;
            for (seat, score) in Seat::first(Seat::MAX as u8).zip(scores) {
                let comma = if seat == Seat::A { "" } else { "," };
                write!(f, "{comma} {seat} {} {}", score.big, Fraction(score.small))?;
            }
            writeln!(f)
        }
    }
}

struct By(Cause);

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match CAUSES.iter().find(|(cause, _)| *cause == self.0) {
            Some((_, name)) => write!(f, " by {name}"),
            None => Ok(()),
        }
    }
}
