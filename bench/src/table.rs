//! Tables that read well both in a terminal and as Markdown, and the figures in them.

use std::fmt;

/// A table; the first column to the left, the others to the right.
pub(crate) struct MarkdownTable {
    rows: Vec<Vec<String>>,
}

impl MarkdownTable {
    pub(crate) fn new(head: &[&str]) -> Self {
        Self { rows: vec![head.iter().map(|cell| (*cell).to_owned()).collect()] }
    }

    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }
}

impl fmt::Display for MarkdownTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.rows[0].len();
        let width = |column: usize| self.rows.iter().map(|row| row[column].chars().count()).max();
        let widths: Vec<usize> = (0..columns).map(|c| width(c).unwrap_or(0).max(2)).collect();
        for (number, row) in self.rows.iter().enumerate() {
            for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
                match column {
                    0 => write!(f, "| {cell:<width$} |")?,
                    _ => write!(f, " {cell:>width$} |")?,
                }
            }
            writeln!(f)?;
            if number == 0 {
                for (column, width) in widths.iter().enumerate() {
                    match column {
                        0 => write!(f, "|{}|", "-".repeat(width + 2))?,
                        _ => write!(f, "{}:|", "-".repeat(width + 1))?,
                    }
                }
                writeln!(f)?;
            }
        }
        Ok(())
    }
}

/// Whether a budget is, in words.
pub(crate) fn met(met: bool) -> String {
    if met { "met" } else { "**not met**" }.to_owned()
}

/// A figure with two digits at least, thousands apart.
pub(crate) fn figure(value: f64) -> String {
    if value < 9.95 { format!("{value:.1}") } else { count(value) }
}

/// A whole number, thousands apart.
pub(crate) fn count(value: f64) -> String {
    let digits = format!("{value:.0}");
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Microseconds in the unit they are told in.
pub(crate) fn time(micros: f64) -> String {
    let (value, unit) = match micros {
        micros if micros < 999.5 => (micros, "µs"),
        micros if micros < 999_500.0 => (micros / 1e3, "ms"),
        micros => (micros / 1e6, "s"),
    };
    let digits = usize::from(value < 9.95 && value.fract() > 0.0);
    format!("{value:.digits$} {unit}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_short() {
        assert_eq!([figure(1.26), figure(9.96), figure(1234.5)], ["1.3", "10", "1,234"]);
        assert_eq!([count(0.0), count(999.0), count(1_234_567.0)], ["0", "999", "1,234,567"]);
        let times = [time(5.0), time(7.64), time(999.9), time(1500.0), time(2.5e6)];
        assert_eq!(times, ["5 µs", "7.6 µs", "1.0 ms", "1.5 ms", "2.5 s"]);
    }

    #[test]
    fn a_table_is_markdown_with_straight_columns() {
        let mut table = MarkdownTable::new(&["class", "µs"]);
        table.row(["standard".to_owned(), "1,234".to_owned()]);
        assert_eq!(
            table.to_string(),
            "| class    |    µs |\n|----------|------:|\n| standard | 1,234 |\n"
        );
    }
}
