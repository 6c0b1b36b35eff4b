//! The lines of a record before the first empty one.

use std::fmt;

use super::{MAGIC, Mistake, ParseError, Record, RecordError, mistake_at_start};
use crate::{
    deal::Bytes32,
    game::EVENT_VERSION,
    notation::{Scanner, one_line},
    rules::Edition,
    seat::Seat,
    standings::Starter,
};

/// Reads the header; the lines after its empty line stay in `lines`.
pub(super) fn read<'a>(
    lines: &mut impl Iterator<Item = (usize, &'a str)>,
) -> Result<Record, RecordError> {
    let at = |line| move |error| RecordError { line, error };
    let (line, first) = lines.next().unwrap_or((1, ""));
    read_magic(first).map_err(at(line))?;
    let mut record = Record {
        game: [0; 16],
        rules: Edition::Standard.rules(),
        names: Vec::new(),
        starter: Starter::Draw,
        commitment: None,
        contributions: Vec::new(),
        secret: None,
        events: Vec::new(),
    };
    let mut has_rules = false;
    let mut last = line;
    for (line, text) in lines {
        last = line;
        if text.trim().is_empty() {
            break;
        }
        has_rules |= text.starts_with("rules ");
        read_line(&mut record, text).map_err(at(line))?;
    }
    if !has_rules {
        return Err(at(last)(mistake_at_start(Mistake::Expected("rules"))));
    }
    let seats = record.names.len();
    let contributions = record.contributions.len();
    if record.commitment.is_some() && contributions != seats {
        return Err(at(last)(mistake_at_start(Mistake::Expected("a contribution for every seat"))));
    }
    match record.setup() {
        Ok(_) => Ok(record),
        Err(bad) => Err(at(last)(mistake_at_start(Mistake::BadSetup(bad)))),
    }
}

fn read_magic(text: &str) -> Result<(), ParseError> {
    let mut scanner = Scanner::new(text);
    scanner.expect(MAGIC)?;
    scanner.expect_word("version 1", |word| (word.parse() == Ok(EVENT_VERSION)).then_some(()))?;
    scanner.end()
}

fn read_line(record: &mut Record, text: &str) -> Result<(), ParseError> {
    let mut scanner = Scanner::new(text);
    let key = scanner.word();
    match key {
        "game" => record.game = hex(&mut scanner)?,
        "rules" => {
            let at_rules = scanner.error(Mistake::Expected("rules"));
            record.rules = scanner
                .rest_of_line()
                .parse()
                .map_err(|house| ParseError { mistake: Mistake::BadRules(house), ..at_rules })?;
        }
        "seat" => {
            let expected = Seat::new(record.names.len());
            let is_next = |word: &str| expected.filter(|seat| word == seat.to_string());
            scanner.expect_word("the next seat's letter", is_next)?;
            record.names.push(one_line(scanner.rest_of_line()));
        }
        "starter" => {
            record.starter = scanner.expect_word("draw or a seat", |word| match word {
                "draw" => Some(Starter::Draw),
                _ => seat(word).map(Starter::Seat),
            })?;
        }
        "commitment" => record.commitment = Some(hex(&mut scanner)?),
        "contribution" => {
            let expected = Seat::new(record.contributions.len());
            let is_next = |word: &str| expected.filter(|seat| word == seat.to_string());
            scanner.expect_word("the next seat's letter", is_next)?;
            record.contributions.push(hex(&mut scanner)?);
        }
        "secret" => record.secret = Some(hex(&mut scanner)?),
        _ => return Err(mistake_at_start(Mistake::Expected("a line of the header"))),
    }
    scanner.end()
}

pub(super) fn seat(word: &str) -> Option<Seat> {
    let mut letters = word.chars();
    let letter = letters.next().filter(|_| letters.next().is_none())?;
    Seat::try_from(letter).ok()
}

/// Reads exactly as many bytes as asked for, two lower-case digits each.
fn hex<const N: usize>(scanner: &mut Scanner<'_>) -> Result<[u8; N], ParseError> {
    scanner.expect_word("hexadecimal digits of the right number", |word| {
        let is_digit = |byte: &u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
        if word.len() != 2 * N || !word.as_bytes().iter().all(is_digit) {
            return None;
        }
        let mut bytes = [0; N];
        for (byte, digits) in bytes.iter_mut().zip(word.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).ok()?;
            *byte = u8::from_str_radix(digits, 16).ok()?;
        }
        Some(bytes)
    })
}

pub(super) fn write(record: &Record, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    writeln!(f, "{MAGIC} {EVENT_VERSION}")?;
    writeln!(f, "game {}", Hex(&record.game))?;
    writeln!(f, "rules {}", record.rules)?;
    for (seat, name) in Seat::first(Seat::MAX as u8).zip(&record.names) {
        writeln!(f, "seat {seat} {}", one_line(name))?;
    }
    match record.starter {
        Starter::Draw => writeln!(f, "starter draw")?,
        Starter::Seat(seat) => writeln!(f, "starter {seat}")?,
    }
    if let Some(commitment) = &record.commitment {
        writeln!(f, "commitment {}", Hex(commitment))?;
    }
    for (seat, contribution) in Seat::first(Seat::MAX as u8).zip(&record.contributions) {
        writeln!(f, "contribution {seat} {}", Hex::<&Bytes32>(contribution))?;
    }
    if let Some(secret) = &record.secret {
        writeln!(f, "secret {}", Hex(secret))?;
    }
    Ok(())
}

/// Bytes as lower-case digits.
struct Hex<T>(T);

impl<T: AsRef<[u8]>> fmt::Display for Hex<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.as_ref().iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}
