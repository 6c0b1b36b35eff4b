//! The page about matches says what the games say.

use dublet_arena::{Argument, Bounds, Deals, Duel, Outcome, Report, TWO_SIDED};
use dublet_players::Level;
use dublet_rules::rules::Edition;

const SEATS: usize = 3;
const BOUNDS: Bounds = Bounds { worse: 0.0, better: 20.0 };

fn play(second: Level, blocks: u32) -> Outcome {
    let deals = Deals::new(Edition::Standard.rules(), SEATS, 7).unwrap();
    let duel = Duel { deals, first: Level::Steady, second, states: 10_000, bounds: BOUNDS };
    duel.run(blocks, false, &|| ())
}

/// Ids instead of words, with the arguments behind them.
fn say(id: &str, arguments: &[(&'static str, Argument)]) -> String {
    if id == "report-decimal" {
        return ".".to_owned();
    }
    let arguments: Vec<String> = arguments
        .iter()
        .map(|(name, argument)| match argument {
            Argument::Text(text) => format!("{name}={text}"),
            Argument::Number(number) => format!("{name}={number}"),
        })
        .collect();
    format!("{id}[{}]", arguments.join(","))
}

fn page(first: &str, matches: Vec<(&str, &Outcome)>) -> String {
    let report = Report {
        edition: "standard",
        first,
        matches,
        seats: SEATS,
        seed: 7,
        states: 10_000,
        bounds: BOUNDS,
        command: "dublet arena & more",
        program: "dublet 1.2.3",
    };
    report.html(&say)
}

/// What stands between two texts, wherever it does.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Vec<&'a str> {
    let rest = |part: &'a str| part.split(after).next().unwrap();
    text.split(before).skip(1).map(rest).collect()
}

/// A number of an element's attribute.
fn attribute(element: &str, name: &str) -> f64 {
    let value = between(element, &format!(" {name}=\""), "\"")[0];
    value.parse().unwrap_or_else(|_| panic!("{name}={value}"))
}

/// The bars of the plot of an id, those of each player apart.
fn bars(html: &str, id: &str) -> [Vec<String>; 2] {
    let plot = between(html, &format!("aria-labelledby=\"{id}-t"), "</svg>")[0];
    ["s0", "s1"].map(|series| {
        let rects = between(plot, &format!("<rect class=\"bar {series}\""), "</rect>");
        rects.into_iter().map(str::to_owned).collect()
    })
}

#[test]
fn figures_are_those_of_the_matches() {
    let outcomes = [play(Level::Casual, 8), play(Level::Beginner, 4)];
    let html = page("steady", vec![("casual", &outcomes[0]), ("beginner", &outcomes[1])]);
    let rows = between(&html, "scope=\"row\">", "</tr>");
    for (outcome, row) in outcomes.iter().zip(rows) {
        // Recomputed from the games, block by block.
        let blocks = outcome.blocks.len() as f64;
        let summary = |of: &dyn Fn(usize, &dublet_arena::Played) -> f64| {
            let means: Vec<f64> = outcome
                .blocks
                .iter()
                .map(|block| {
                    let games = block.games.iter().enumerate();
                    games.map(|(seat, game)| of(seat, game)).sum::<f64>() / SEATS as f64
                })
                .collect();
            let mean = means.iter().sum::<f64>() / blocks;
            let squares: f64 = means.iter().map(|value| (value - mean).powi(2)).sum();
            (mean, TWO_SIDED * (squares / (blocks - 1.0) / blocks).sqrt())
        };
        let with = |text: String, error: f64, places: usize| match error > 0.0 {
            true => format!("{text} ± {error:.places$}"),
            false => text,
        };
        let (rate, error) = summary(&|seat, game| game.share(seat));
        let (points, points_error) = summary(&|seat, game| game.scores[seat].small.to_f64());
        let figures = outcome.figures;
        let cells = between(row, "<span>", "</span>");
        assert_eq!(cells[0], format!("{blocks} / {}", 3.0 * blocks));
        assert_eq!(
            cells[1],
            format!("{} %", with(format!("{:.1}", 100.0 * rate), 100.0 * error, 1))
        );
        let signed = |number: f64, places: usize| format!("{number:+.places$}").replace('-', "−");
        assert_eq!(cells[2], with(signed(figures.elo, 0), figures.elo_error, 0));
        assert_eq!(cells[3], with(signed(points, 1), points_error, 1));
        let verdict = figures.verdict().name();
        assert!(cells[4].contains(&format!("verdict={verdict},worse=0,better=20")), "{}", cells[4]);
    }
}

#[test]
fn every_rate_stands_where_its_number_is() {
    let outcomes = [play(Level::Casual, 6), play(Level::Random, 3)];
    let html = page("steady", vec![("casual", &outcomes[0]), ("random", &outcomes[1])]);
    let plot = between(&html, "aria-labelledby=\"rates-t", "</svg>")[0];
    let ends: Vec<f64> = between(plot, "class=\"grid\" d=\"M", " ")
        .into_iter()
        .map(|x| x.parse().unwrap())
        .collect();
    let (zero, all) = (ends[0], ends[ends.len() - 1]);
    let at = |share: f64| zero + share.clamp(0.0, 1.0) * (all - zero);
    let dots = between(plot, "<circle", "/>");
    let reaches = between(plot, "class=\"reach\" d=\"M", "M");
    assert_eq!((dots.len(), reaches.len()), (2, 2));
    for ((outcome, dot), reach) in outcomes.iter().zip(dots).zip(reaches) {
        let (rate, error) = (outcome.figures.win_rate, outcome.figures.win_rate_error);
        assert!((attribute(dot, "cx") - at(rate)).abs() < 0.01);
        let low: f64 = reach.split(' ').next().unwrap().parse().unwrap();
        let high: f64 = reach.split('H').nth(1).unwrap().parse().unwrap();
        assert!((low - at(rate - TWO_SIDED * error)).abs() < 0.01);
        assert!((high - at(rate + TWO_SIDED * error)).abs() < 0.01);
    }
    let par: f64 =
        between(plot, "class=\"par\" d=\"M", " ")[0].parse().expect("a line has a place");
    assert!((par - at(1.0 / SEATS as f64)).abs() < 0.1);
}

#[test]
fn bars_are_as_high_as_what_they_count() {
    let outcome = play(Level::Casual, 12);
    let html = page("steady", vec![("casual", &outcome)]);
    let games = || outcome.blocks.iter().flat_map(|block| block.games.iter().enumerate());
    let turns = |of_first: bool| -> u32 {
        let laid = games().flat_map(|(first, game)| {
            game.laid.iter().enumerate().filter(move |(seat, _)| (*seat == first) == of_first)
        });
        laid.map(|(_, laid)| laid.turns.iter().sum::<u32>()).sum()
    };
    let totals =
        [("length0", [36, 0]), ("points0", [36, 0]), ("tiles0", [turns(true), turns(false)])];
    for (id, totals) in totals {
        for (rects, total) in bars(&html, id).into_iter().zip(totals) {
            let counts = rects.iter().map(|rect| attribute(rect, "data-count"));
            assert_eq!(counts.sum::<f64>() as u32, total, "{id}");
            let Some(highest) = rects
                .iter()
                .max_by(|a, b| attribute(a, "height").total_cmp(&attribute(b, "height")))
            else {
                continue;
            };
            let unit = attribute(highest, "height") / attribute(highest, "data-count");
            for rect in &rects {
                let (height, count) = (attribute(rect, "height"), attribute(rect, "data-count"));
                assert!((height - count * unit).abs() < 0.02, "{id}: {rect}");
                let width = attribute(rect, "width") - attribute(highest, "width");
                assert!(width.abs() < 0.02, "{id}: all are as wide");
                let floor = attribute(rect, "y") + height;
                assert!((floor - 186.0).abs() < 0.02, "{id}: all stand on the axis: {floor}");
            }
        }
    }
    // Each bin of the table below a plot has as many games as there are.
    let lengths = between(&html, "length0-t", "</figure>")[0];
    for (name, cells) in between(lengths, "scope=\"row\">", "</tr>")
        .into_iter()
        .map(|row| (row.split('<').next().unwrap(), between(row, "<td>", "</td>")))
    {
        let mut ends = name.split('–').map(|end| end.parse::<u32>().unwrap());
        let first = ends.next().unwrap();
        let bin = first..=ends.next().unwrap_or(first);
        let count = games().filter(|(_, game)| bin.contains(&game.turns)).count();
        assert_eq!(cells[0], count.to_string(), "{name}");
    }
}

#[test]
fn a_page_is_whole_and_harmless() {
    let outcome = play(Level::Random, 1);
    let name = "<b>&\"'";
    let html = page(name, vec![(name, &outcome)]);
    assert!(!html.contains("<b>") && html.contains("&lt;b&gt;&amp;&quot;&#39;"));
    assert!(html.contains("dublet arena &amp; more"));
    for wrong in ["NaN", "inf\"", "http", "<script", "src=", "url(", "@import"] {
        assert!(!html.contains(wrong), "{wrong}");
    }
    // Every element that is opened is closed, in order.
    let mut open = Vec::new();
    for tag in between(&html, "<", ">") {
        let name = tag.split([' ', '\n']).next().unwrap();
        match name.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name)),
            None if tag.ends_with('/') || matches!(name, "!doctype" | "meta") => {}
            None => open.push(name),
        }
    }
    assert!(open.is_empty(), "{open:?}");
    let ids = between(&html, " id=\"", "\"");
    assert!(ids.len() >= 8);
    for id in &ids {
        assert_eq!(ids.iter().filter(|other| *other == id).count(), 1, "{id}");
    }
    assert_eq!(html, page(name, vec![(name, &play(Level::Random, 1))]), "the same to the byte");
}

#[test]
fn sentences_below_the_plots_are_true() {
    let outcome = play(Level::Casual, 7);
    let html = page("steady", vec![("casual", &outcome)]);
    let games: Vec<_> =
        outcome.blocks.iter().flat_map(|block| block.games.iter().enumerate()).collect();

    let mut turns: Vec<u32> = games.iter().map(|(_, game)| game.turns).collect();
    turns.sort_unstable();
    let told = format!(
        "report-length-told[games=21,median={},least={},most={}]",
        turns[10], turns[0], turns[20]
    );
    assert!(html.contains(&told), "{told}");

    let mut points: Vec<f64> =
        games.iter().map(|(first, game)| game.scores[*first].small.to_f64()).collect();
    points.sort_by(f64::total_cmp);
    let mean = points.iter().sum::<f64>() / 21.0;
    let signed = |points: f64| format!("{points:+.0}").replace('-', "−");
    let told = format!(
        "report-points-told[first=steady,mean={},quarter={},three={},least={},most={}]",
        format!("{mean:+.1}").replace('-', "−"),
        signed(points[5]),
        signed(points[15]),
        signed(points[0]),
        signed(points[20])
    );
    assert!(html.contains(&told), "{told}");

    let means = [true, false].map(|of_first| {
        let (mut turns, mut lays, mut tiles) = (0, 0, 0);
        for (first, game) in &games {
            for (_, laid) in game.laid.iter().enumerate().filter(|(s, _)| (s == first) == of_first)
            {
                turns += laid.turns.iter().sum::<u32>();
                lays += laid.lays();
                tiles += laid.tiles();
            }
        }
        [turns, lays].map(|of| format!("{:.2}", f64::from(tiles) / f64::from(of)))
    });
    let told = format!(
        "first-turn={},first-lay={},second-turn={},second-lay={}]",
        means[0][0], means[0][1], means[1][0], means[1][1]
    );
    assert!(html.contains(&told), "{told}");
}
