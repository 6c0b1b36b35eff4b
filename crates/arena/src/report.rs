//! A page about matches: figures and plots in one file of HTML, with nothing to load. The same matches give the same
//! page, to the byte. Its words are handed in.

use std::fmt::Write;

use crate::{
    duel::Outcome,
    figures::{Bounds, DECISIVE, TWO_SIDED},
    plot::{Bars, Bins, Escaped, Heading, Rate, Rates, Series, plain},
};

const STYLE: &str = include_str!("report.css");

/// Turns that lay more tiles than this are one bin.
const MANY_TILES: usize = 12;

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

/// The games of one match, as the plots need them.
struct Games<'a> {
    second: &'a str,
    outcome: &'a Outcome,
    turns: Vec<f64>,
    points: Vec<f64>,
    /// Turns by the tiles laid: of the first player, and of the others.
    laid: [Vec<u64>; 2],
}

impl<'a> Games<'a> {
    fn new(second: &'a str, outcome: &'a Outcome) -> Self {
        let mut games =
            Self { second, outcome, turns: vec![], points: vec![], laid: Default::default() };
        for block in &outcome.blocks {
            for (first, game) in block.games.iter().enumerate() {
                games.turns.push(game.turns.into());
                games.points.push(game.scores[first].small.to_f64());
                for (seat, laid) in game.laid.iter().enumerate() {
                    let sums = &mut games.laid[usize::from(seat != first)];
                    sums.resize(sums.len().max(laid.turns.len()), 0);
                    sums.iter_mut().zip(&laid.turns).for_each(|(sum, n)| *sum += u64::from(*n));
                }
            }
        }
        games.turns.sort_by(f64::total_cmp);
        games.points.sort_by(f64::total_cmp);
        games
    }
}

/// The value so far along sorted ones: 0.5 is the median.
fn along(sorted: &[f64], part: f64) -> f64 {
    let at = part * sorted.len().saturating_sub(1) as f64;
    match (sorted.get(at.floor() as usize), sorted.get(at.ceil() as usize)) {
        (Some(low), Some(high)) => low + (high - low) * at.fract(),
        _ => 0.0,
    }
}

/// Mean tiles of a turn, and of a turn that lays.
fn mean_tiles(turns: &[u64]) -> (f64, f64) {
    let tiles: u64 = turns.iter().zip(0..).map(|(turns, tiles)| turns * tiles).sum();
    let (all, lays) = (turns.iter().sum::<u64>(), turns.iter().skip(1).sum::<u64>());
    (tiles as f64 / all.max(1) as f64, tiles as f64 / lays.max(1) as f64)
}

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
        let lengths = Bins::around(games.iter().flat_map(|games| games.turns.clone()), 20.0, 1.0);
        let points = Bins::around(games.iter().flat_map(|games| games.points.clone()), 20.0, 1.0);
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
            let verdict = self.html_of("arena-verdict", &verdict);
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

    /// The plot of win rates.
    fn rates(&self) -> String {
        let report = self.report;
        let first = || ("first", report.first.into());
        let rate = |(second, outcome): &(&str, &Outcome)| Rate {
            name: (*second).to_owned(),
            value: 100.0 * outcome.figures.win_rate,
            error: 100.0 * TWO_SIDED * outcome.figures.win_rate_error,
            told: self.rate(outcome),
        };
        let rates: Vec<Rate> = report.matches.iter().map(rate).collect();
        let told: Vec<String> =
            rates.iter().map(|rate| format!("{} {} %", rate.name, rate.told)).collect();
        let par = 100.0 / report.seats as f64;
        let par_told = self.number(par, usize::from(par.fract() != 0.0));
        let plot = Rates {
            heading: Heading {
                id: "rates".to_owned(),
                title: self.say("report-rate", &[]),
                told: self.say(
                    "report-rate-told",
                    &[first(), ("rates", told.join("; ").into()), ("par", par_told.clone().into())],
                ),
            },
            rows: rates,
            par,
            par_told: self.say("report-par", &[("par", par_told.into())]),
            across: self.say("report-rate-across", &[first()]),
        };
        format!("<figure>\n<h3>{}</h3>\n{}</figure>\n", Escaped(&plot.heading.title), plot.svg())
    }

    /// How long games were.
    fn lengths(&self, number: usize, games: &Games<'_>, bins: Bins) -> Bars {
        let name = |bin| match bins.start(bin) {
            start if bins.width > 1.0 => {
                format!("{}–{}", plain(start), plain(start + bins.width - 1.0))
            }
            start => plain(start),
        };
        let median = along(&games.turns, 0.5);
        let told = [
            ("games", games.turns.len().into()),
            ("median", self.number(median, usize::from(median.fract() != 0.0)).into()),
            ("least", plain(along(&games.turns, 0.0)).into()),
            ("most", plain(along(&games.turns, 1.0)).into()),
        ];
        let names: Vec<String> = (0..bins.count).map(name).collect();
        Bars {
            heading: Heading {
                id: format!("length{number}"),
                title: self.say("report-length", &[]),
                told: self.say("report-length-told", &told),
            },
            series: vec![self.series(
                "report-games-of",
                &names,
                bins.counts(games.turns.iter().copied()),
            )],
            bins,
            names,
            most: 0.0,
            single: false,
            across: self.say("report-length-across", &[]),
            up: self.say("report-of-games", &[]),
            mark: Some((median, self.say("report-median", &told[1..2]))),
        }
    }

    /// What the first player scored.
    fn points(&self, number: usize, games: &Games<'_>, bins: Bins) -> Bars {
        let name = |bin| format!("{} … {}", plain(bins.start(bin)), plain(bins.start(bin + 1)));
        let (mean, _) = games.outcome.small_points();
        let whole = |part| Argument::Text(self.signed(along(&games.points, part), 0));
        let told = [
            ("first", self.report.first.into()),
            ("mean", self.signed(mean, 1).into()),
            ("quarter", whole(0.25)),
            ("three", whole(0.75)),
            ("least", whole(0.0)),
            ("most", whole(1.0)),
        ];
        let names: Vec<String> = (0..bins.count).map(name).collect();
        Bars {
            heading: Heading {
                id: format!("points{number}"),
                title: self.say("report-points", &told[..1]),
                told: self.say("report-points-told", &told),
            },
            series: vec![self.series(
                "report-games-of",
                &names,
                bins.counts(games.points.iter().copied()),
            )],
            bins,
            names,
            most: 0.0,
            single: false,
            across: self.say("report-points-across", &[]),
            up: self.say("report-of-games", &[]),
            mark: Some((mean, self.say("report-mean", &told[1..2]))),
        }
    }

    /// How many tiles turns laid, the first player's beside the others'.
    fn tiles(&self, number: usize, games: &Games<'_>, bins: Bins) -> Bars {
        let names: Vec<String> = (0..bins.count)
            .map(|bin| if bin == MANY_TILES { format!("{bin}+") } else { bin.to_string() })
            .collect();
        let counts = |turns: &Vec<u64>| {
            let mut counts = vec![0; bins.count];
            for (tiles, turns) in turns.iter().enumerate() {
                counts[tiles.min(bins.count - 1)] += turns;
            }
            self.series("report-turns-of", &names, counts)
        };
        let [first, second] = games.laid.each_ref().map(|turns| mean_tiles(turns));
        let told = [
            ("first", self.report.first.into()),
            ("second", games.second.into()),
            ("first-turn", self.number(first.0, 2).into()),
            ("first-lay", self.number(first.1, 2).into()),
            ("second-turn", self.number(second.0, 2).into()),
            ("second-lay", self.number(second.1, 2).into()),
        ];
        Bars {
            heading: Heading {
                id: format!("tiles{number}"),
                title: self.say("report-tiles", &[]),
                told: self.say("report-tiles-told", &told),
            },
            series: games.laid.iter().map(counts).collect(),
            bins,
            names,
            most: 0.0,
            single: true,
            across: self.say("report-tiles-across", &[]),
            up: self.say("report-of-turns", &[]),
            mark: None,
        }
    }

    /// Counts, each with a line about its bin.
    fn series(&self, id: &str, names: &[String], counts: Vec<u64>) -> Series {
        let mut series = Series { counts, told: vec![] };
        series.told = names
            .iter()
            .enumerate()
            .map(|(bin, name)| {
                let arguments = [
                    ("bin", name.as_str().into()),
                    ("count", Argument::Number(series.counts[bin] as f64)),
                    ("share", self.number(series.share(bin), 1).into()),
                ];
                self.say(id, &arguments)
            })
            .collect();
        series
    }

    /// A plot with its title, its sentence, and its numbers for who wants them.
    fn figure(&self, plot: &Bars, games: &Games<'_>) -> String {
        let Heading { title, told, .. } = &plot.heading;
        let players = [self.report.first, games.second];
        let several = plot.series.len() > 1;
        let mut html = format!("<figure>\n<div class=\"head\"><h3>{}</h3>", Escaped(title));
        if several {
            html += "<ul class=\"legend\">";
            for (number, player) in players.iter().enumerate() {
                let player = Escaped(player);
                let _ = write!(html, "<li><span class=\"s{number}\"></span>{player}</li>");
            }
            html += "</ul>";
        }
        html += "</div>\n";
        let _ = write!(
            html,
            "{}<figcaption aria-hidden=\"true\">{}</figcaption>\n\
             <details><summary>{}</summary>\n<table>\n<thead><tr><th scope=\"col\">{}</th>",
            plot.svg(),
            Escaped(told),
            self.html_of("report-numbers", &[]),
            Escaped(&plot.across)
        );
        for (number, _) in plot.series.iter().enumerate() {
            let name = if several { players[number] } else { &self.say("report-games", &[]) };
            let (name, share) = (Escaped(name), Escaped(&plot.up));
            let _ = write!(html, "<th scope=\"col\">{name}</th><th scope=\"col\">{share}</th>");
        }
        html += "</tr></thead>\n<tbody>\n";
        for (bin, name) in plot.names.iter().enumerate() {
            let _ = write!(html, "<tr><th scope=\"row\">{}</th>", Escaped(name));
            for series in &plot.series {
                let (count, share) = (series.counts[bin], self.number(series.share(bin), 1));
                let _ = write!(html, "<td>{count}</td><td>{share}</td>");
            }
            html += "</tr>\n";
        }
        html + "</tbody>\n</table>\n</details>\n</figure>\n"
    }
}
