//! A page about matches: figures and plots in one file of HTML, with nothing to load. The same matches give the same
//! page, to the byte. Its words are handed in.

mod games;
mod plots;

use std::fmt::Write;

use self::{games::Games, plots::MANY_TILES};
use crate::{
    duel::Outcome,
    figures::{Bounds, DECISIVE, TWO_SIDED},
    plot::{Bars, Bins, Escaped, Series},
};

const STYLE: &str = include_str!("style.css");

/// What a page is about.
pub struct Report<'a> {
    /// The edition played.
    pub edition: &'a str,
    /// Who is measured.
    pub first: &'a str,
    /// The opponents, and what came of the match with each.
    pub matches: Vec<(&'a str, &'a Outcome)>,
    /// How many sat at the table.
    pub seats: usize,
    /// What the deals were made from.
    pub seed: u64,
    /// Work a player might put into a turn, in states.
    pub states: u64,
    /// The test's two sides.
    pub bounds: Bounds,
    /// What to type for the same page.
    pub command: &'a str,
    /// The program that played, and its version.
    pub program: &'a str,
}

/// What is put into a text.
#[derive(Clone, PartialEq, Debug)]
pub enum Argument {
    /// Words, or a number that is ready to be shown.
    Text(String),
    /// A number a text may have to agree with.
    Number(f64),
}

impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(number as f64)
    }
}

/// Says a text of `report.ftl` in some language, by its id and arguments.
pub type Say<'a> = dyn Fn(&str, &[(&'static str, Argument)]) -> String + 'a;

impl Report<'_> {
    /// The page.
    pub fn html(&self, say: &Say<'_>) -> String {
        Page { report: self, say, decimal: say("report-decimal", &[]) }.html()
    }
}

/// A page in the making.
struct Page<'a> {
    report: &'a Report<'a>,
    say: &'a Say<'a>,
    decimal: String,
}

impl Page<'_> {
    fn say(&self, id: &str, arguments: &[(&'static str, Argument)]) -> String {
        (self.say)(id, arguments)
    }

    /// A text, ready to stand in HTML.
    fn html_of(&self, id: &str, arguments: &[(&'static str, Argument)]) -> String {
        Escaped(&self.say(id, arguments)).to_string()
    }

    fn number(&self, number: f64, places: usize) -> String {
        let text = format!("{number:.places$}").replace('-', "−");
        // What rounds to nothing has no sign.
        let text = match text.strip_prefix('−') {
            Some(rest) if rest.chars().all(|c| matches!(c, '0' | '.')) => rest.to_owned(),
            _ => text,
        };
        text.replace('.', &self.decimal)
    }

    fn signed(&self, number: f64, places: usize) -> String {
        let text = self.number(number, places);
        let is_positive = text.contains(|c: char| ('1'..='9').contains(&c)) && number > 0.0;
        if is_positive { format!("+{text}") } else { text }
    }

    /// The error of a figure, unless nothing is known about it.
    fn with_error(&self, text: String, error: f64, places: usize) -> String {
        if error > 0.0 { format!("{text} ± {}", self.number(error, places)) } else { text }
    }

    fn rate(&self, outcome: &Outcome) -> String {
        let figures = &outcome.figures;
        let rate = self.number(100.0 * figures.win_rate, 1);
        self.with_error(rate, 100.0 * TWO_SIDED * figures.win_rate_error, 1)
    }

    fn html(&self) -> String {
        let report = self.report;
        let names: Vec<&str> = report.matches.iter().map(|(second, _)| *second).collect();
        let arguments = [("first", report.first.into()), ("others", names.join(", ").into())];
        let title = self.html_of("report-title", &arguments);
        let games: Vec<Games<'_>> = report.matches.iter().map(|(s, o)| Games::new(s, o)).collect();
        let mut html = format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
             <title>{title} · Dublet</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n\
             <header>\n<h1>{title}</h1>\n{}</header>\n",
            self.html_of("report-language", &[]),
            self.facts()
        );
        let _ = write!(
            html,
            "<h2>{}</h2>\n<div class=\"top\">\n{}{}</div>\n",
            self.html_of("report-figures", &[]),
            self.table(),
            self.rates()
        );
        // The same axes for every opponent, so that the plots compare.
        let lengths = Bins::around(games.iter().flat_map(|games| games.turns.clone()), 24.0, 1.0);
        let points = Bins::around(games.iter().flat_map(|games| games.points.clone()), 24.0, 1.0);
        let most_tiles = games.iter().flat_map(|games| &games.laid).map(Vec::len).max();
        let tiles = most_tiles.unwrap_or(0).clamp(1, MANY_TILES + 1);
        let tiles = Bins { low: -0.5, width: 1.0, count: tiles };
        let plots: Vec<[Bars; 3]> = games
            .iter()
            .enumerate()
            .map(|(number, games)| {
                [
                    self.lengths(number, games, lengths),
                    self.points(number, games, points),
                    self.tiles(number, games, tiles),
                ]
            })
            .collect();
        let most = [0, 1, 2].map(|kind| {
            let series = plots.iter().flat_map(|plots| &plots[kind].series);
            series.map(Series::most).fold(0.0, f64::max)
        });
        for (games, plots) in games.iter().zip(plots) {
            let names = [("first", report.first.into()), ("second", games.second.into())];
            let heading = self.html_of("report-against", &names);
            let _ = write!(html, "<section>\n<h2>{heading}</h2>\n<div class=\"plots\">\n");
            for (plot, most) in plots.into_iter().zip(most) {
                html += &self.figure(&Bars { most, ..plot }, games);
            }
            html += "</div>\n</section>\n";
        }
        html += "<footer>\n";
        for id in ["report-about-deals", "report-about-elo", "report-about-test"] {
            let arguments = [
                ("first", report.first.into()),
                ("seats", report.seats.into()),
                ("decisive", self.number(DECISIVE, 2).into()),
                ("worse", Argument::Number(report.bounds.worse)),
                ("better", Argument::Number(report.bounds.better)),
            ];
            let _ = writeln!(html, "<p>{}</p>", self.html_of(id, &arguments));
        }
        html + "</footer>\n</main>\n</body>\n</html>\n"
    }

    /// What was played, and how to play it again.
    fn facts(&self) -> String {
        let report = self.report;
        let games: usize = report.matches.iter().map(|(_, outcome)| outcome.games()).sum();
        let deals = report.matches.iter().map(|(_, outcome)| outcome.blocks.len()).max();
        let facts = [
            ("report-edition", report.edition.to_owned()),
            ("report-seats", report.seats.to_string()),
            ("report-deals", deals.unwrap_or(0).to_string()),
            ("report-games", games.to_string()),
            ("report-seed", report.seed.to_string()),
            ("report-states", report.states.to_string()),
            ("report-program", report.program.to_owned()),
        ];
        let fact = |(id, value): &(&str, String)| {
            format!("<div><dt>{}</dt><dd>{}</dd></div>\n", self.html_of(id, &[]), Escaped(value))
        };
        format!(
            "<dl>\n{}</dl>\n<div class=\"soft\">{}</div>\n<pre><code><span>{}</span></code></pre>\n",
            facts.iter().map(fact).collect::<String>(),
            self.html_of("report-repeat", &[]),
            // A line ends before an option, not within.
            Escaped(report.command).to_string().replace(" --", "</span> <span>--")
        )
    }

    /// The figures, a row per opponent.
    fn table(&self) -> String {
        let report = self.report;
        let columns = ["deals", "wins", "elo", "points", "llr"];
        let names = columns.map(|column| self.html_of(&format!("report-column-{column}"), &[]));
        let mut html = format!(
            "<div class=\"card figures\">\n<table role=\"table\">\n<thead role=\"rowgroup\"><tr role=\"row\">\
             <th role=\"columnheader\" scope=\"col\">{}</th>",
            self.html_of("report-column-second", &[])
        );
        for name in &names {
            let _ = write!(html, "<th role=\"columnheader\" scope=\"col\">{name}</th>");
        }
        html += "</tr></thead>\n<tbody role=\"rowgroup\">\n";
        for (second, outcome) in &report.matches {
            let figures = &outcome.figures;
            let (points, points_error) = outcome.small_points();
            let verdict = [
                ("verdict", figures.verdict().name().into()),
                ("worse", Argument::Number(report.bounds.worse)),
                ("better", Argument::Number(report.bounds.better)),
            ];
            let verdict = self.html_of("report-verdict", &verdict);
            let cells = [
                format!("{} / {}", outcome.blocks.len(), outcome.games()),
                format!("{} %", self.rate(outcome)),
                self.with_error(self.signed(figures.elo, 0), figures.elo_error, 0),
                self.with_error(self.signed(points, 1), TWO_SIDED * points_error, 1),
                // What the ratio means stands below it.
                format!("{}<small>{verdict}</small>", self.signed(figures.llr, 2)),
            ];
            let _ = write!(
                html,
                "<tr role=\"row\"><th role=\"rowheader\" scope=\"row\">{}</th>",
                Escaped(second)
            );
            for (name, cell) in names.iter().zip(&cells) {
                let _ =
                    write!(html, "<td role=\"cell\" data-name=\"{name}\"><span>{cell}</span></td>");
            }
            html += "</tr>\n";
        }
        html + "</tbody>\n</table>\n</div>\n"
    }
}
