//! Standings and sheets as tables that spreadsheets read.

use std::{collections::BTreeMap, fmt::Write};

use crate::{event::Row, names::Names, person::PersonId, tournament::Tournament};

/// The standings: place, id, what the player is called, games, big and small points.
pub fn standings_csv(rows: &[Row], told: &BTreeMap<PersonId, String>) -> String {
    let mut text = "place,id,name,games,big,small\n".to_owned();
    for Row { place, player, games, big, small } in rows {
        let (id, name) = (player.0, cell(&name(told, *player)));
        let small = decimal(small.sixtieths());
        let _ = writeln!(text, "{place},{id},{name},{games},{big},{small}");
    }
    text
}

/// Every score: round, table, game, seat, id, name, big and small points, and how far the sheet is.
pub fn scores_csv(tournament: &Tournament, names: &Names) -> String {
    let mut text = "round,table,game,seat,id,name,big,small,counts\n".to_owned();
    let told = names.told();
    for (round, found) in tournament.rounds().iter().enumerate() {
        for (table, found) in found.tables.iter().enumerate() {
            let Some(sheet) = &found.sheet else { continue };
            for (game, scores) in sheet.scores.iter().enumerate() {
                for ((seat, player), score) in ('A'..).zip(&found.chairs).zip(scores) {
                    let name = cell(&name(&told, *player));
                    let small = decimal(score.small.sixtieths());
                    let (round, table, game) = (round + 1, table + 1, game + 1);
                    let (id, big, counts) = (player.0, score.big, sheet.counts);
                    let _ = writeln!(
                        text,
                        "{round},{table},{game},{seat},{id},{name},{big},{small},{counts}"
                    );
                }
            }
        }
    }
    text
}

/// What somebody is called, or the id of who has no name any more.
pub fn name(told: &BTreeMap<PersonId, String>, player: PersonId) -> String {
    told.get(&player).cloned().unwrap_or_else(|| player.to_string())
}

/// A cell of a table, in quotes where it needs them. What a spreadsheet would take for a formula is text.
fn cell(text: &str) -> String {
    let formula = text.starts_with(['=', '+', '-', '@', '\t']);
    let text = if formula { format!("'{text}") } else { text.to_owned() };
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text,
    }
}

/// Sixtieths as a decimal number, exact where it ends within four digits.
fn decimal(sixtieths: i64) -> String {
    let sign = if sixtieths < 0 { "-" } else { "" };
    let (whole, rest) = (sixtieths.abs() / 60, sixtieths.abs() % 60);
    match rest {
        0 => format!("{sign}{whole}"),
        rest => format!("{sign}{whole}.{:04}", (rest * 10_000 + 30) / 60),
    }
}
