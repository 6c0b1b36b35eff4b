//! The plots of a page, and the words around them.

use std::fmt::Write;

use super::{
    Argument, Page,
    games::{Games, along, mean_tiles},
};
use crate::{
    duel::Outcome,
    figures::TWO_SIDED,
    plot::{Bars, Bins, Escaped, Heading, Rate, Rates, Series, plain},
};

/// Turns that lay more tiles than this are one bin.
pub(super) const MANY_TILES: usize = 12;

impl Page<'_> {
    /// The plot of win rates.
    pub(super) fn rates(&self) -> String {
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
    pub(super) fn lengths(&self, number: usize, games: &Games<'_>, bins: Bins) -> Bars {
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
    pub(super) fn points(&self, number: usize, games: &Games<'_>, bins: Bins) -> Bars {
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
    pub(super) fn tiles(&self, number: usize, games: &Games<'_>, bins: Bins) -> Bars {
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
    pub(super) fn figure(&self, plot: &Bars, games: &Games<'_>) -> String {
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
