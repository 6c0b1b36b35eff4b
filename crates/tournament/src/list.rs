//! Lists of players as spreadsheets write them: a line a player, columns parted by tabs, semicolons or commas, quotes around
//! what holds such a sign. A first line of headings says what the columns are; without one the name is the first.

use crate::names::Details;

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Column {
    Name,
    FirstName,
    LastName,
    Number,
    Club,
    Other,
}

/// Headings in any letters, by what they stand above.
const HEADINGS: [(Column, &[&str]); 5] = [
    (
        Column::Name,
        &[
            "name",
            "full name",
            "player",
            "gracz",
            "zawodnik",
            "imię i nazwisko",
            "nazwisko i imię",
            "игрок",
            "участник",
            "фио",
            "имя и фамилия",
            "фамилия и имя",
            "фамилия имя",
        ],
    ),
    (Column::FirstName, &["first name", "given name", "imię", "имя"]),
    (Column::LastName, &["last name", "surname", "family name", "nazwisko", "фамилия"]),
    (
        Column::Number,
        &["number", "no", "no.", "nr", "nr.", "numer", "lp", "lp.", "#", "№", "номер"],
    ),
    (Column::Club, &["club", "team", "klub", "drużyna", "клуб", "команда"]),
];

fn column(heading: &str) -> Column {
    let heading = heading.trim().to_lowercase();
    let found = HEADINGS.iter().find(|(_, words)| words.contains(&heading.as_str()));
    found.map_or(Column::Other, |(column, _)| *column)
}

/// Who stands in a list, each with the number of the line, from 1. Empty lines are none.
pub(crate) fn people(list: &str) -> Vec<(usize, Details)> {
    let list = list.trim_start_matches('\u{feff}');
    let separator = ['\t', ';'].into_iter().find(|sign| list.contains(*sign)).unwrap_or(',');
    let lines = (1..).zip(list.lines()).filter(|(_, line)| !line.trim().is_empty());
    let mut rows: Vec<(usize, Vec<String>)> =
        lines.map(|(number, line)| (number, cells(line, separator))).collect();
    let columns = match rows.first().and_then(|(_, first)| headings(first)) {
        Some(columns) => {
            rows.remove(0);
            columns
        }
        None => vec![Column::Name],
    };
    rows.into_iter().map(|(number, row)| (number, details(&columns, &row))).collect()
}

/// What the columns are, if a line has headings: that of a name is among them.
fn headings(line: &[String]) -> Option<Vec<Column>> {
    let mut columns: Vec<Column> = line.iter().map(|cell| column(cell)).collect();
    let has = |columns: &[Column], wanted| columns.contains(&wanted);
    // A first name alone, as a heading, is all there is of a name.
    if !has(&columns, Column::Name) && !has(&columns, Column::LastName) {
        let first = columns.iter().position(|column| *column == Column::FirstName)?;
        columns[first] = Column::Name;
    }
    Some(columns)
}

fn details(columns: &[Column], row: &[String]) -> Details {
    let of = |wanted: Column| {
        let found = columns.iter().zip(row).filter(|(column, _)| **column == wanted);
        found.map(|(_, cell)| cell.trim()).collect::<Vec<_>>().join(" ")
    };
    let name = [Column::Name, Column::FirstName, Column::LastName].map(of).join(" ");
    Details { name, club: of(Column::Club), number: of(Column::Number), ..Details::default() }
}

/// The cells of a line; a quote within quotes stands twice.
fn cells(line: &str, separator: char) -> Vec<String> {
    let mut cells = Vec::new();
    let mut cell = String::new();
    let mut quoted = false;
    let mut letters = line.trim_end_matches('\r').chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '"' if quoted && letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            '"' if quoted => quoted = false,
            '"' if cell.trim().is_empty() => {
                cell.clear();
                quoted = true;
            }
            letter if letter == separator && !quoted => cells.push(std::mem::take(&mut cell)),
            letter => cell.push(letter),
        }
    }
    cells.push(cell);
    cells
}
