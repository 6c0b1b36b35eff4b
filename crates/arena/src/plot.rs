//! Plots as SVG, drawn by hand: bars over bins, and rates with their errors. Colours come from the page's style.

use std::fmt::{self, Write};

/// Width of every plot, in its own units: about the pixels of a phone.
const WIDTH: f64 = 360.0;
/// Height of a plot of bars.
const HEIGHT: f64 = 228.0;
const LEFT: f64 = 40.0;
const RIGHT: f64 = 14.0;
const TOP: f64 = 38.0;
const BOTTOM: f64 = 42.0;
/// Where the axis of bars stands.
const FLOOR: f64 = HEIGHT - BOTTOM;

/// The least an axis of shares reaches to, in per cent: its ticks are whole numbers.
const LEAST: f64 = 5.0;

/// Room of a plot of rates for names, and for its figures.
const NAMES: f64 = 80.0;
const VALUES: f64 = 86.0;
const ROW: f64 = 44.0;
const RATES_TOP: f64 = 28.0;

/// Text with what HTML would read otherwise made harmless.
pub(crate) struct Escaped<'a>(pub(crate) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| match c {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            '\'' => f.write_str("&#39;"),
            _ => f.write_char(c),
        })
    }
}

/// The smallest of 1, 2, 5, 10, 20 … that divides a span into at most so many parts.
pub(crate) fn round_step(span: f64, parts: f64) -> f64 {
    let power = 10_f64.powf((span / parts).max(1e-9).log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|step| step * power);
    steps.into_iter().find(|step| span / step <= parts + 1e-9).unwrap_or(20.0 * power)
}

/// Multiples of a step from one number to another.
fn multiples(low: f64, high: f64, step: f64) -> impl Iterator<Item = f64> {
    let (first, last) = ((low / step - 1e-9).ceil() as i64, (high / step + 1e-9).floor() as i64);
    (first..=last).map(move |n| n as f64 * step)
}

/// A number as an axis shows it.
pub(crate) fn plain(number: f64) -> String {
    let number = (number * 1e6).round() / 1e6;
    if number == 0.0 { "0".to_owned() } else { number.to_string().replace('-', "−") }
}

/// What a plot is called, for those who see it and those who hear it.
pub(crate) struct Heading {
    /// Tells it from the other plots of the page.
    pub(crate) id: String,
    pub(crate) title: String,
    /// What it shows, in a sentence.
    pub(crate) told: String,
}

impl Heading {
    fn open(&self, height: f64) -> String {
        let Self { id, title, told } = self;
        format!(
            "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-labelledby=\"{id}-t {id}-d\">\
             <title id=\"{id}-t\">{}</title><desc id=\"{id}-d\">{}</desc>\n",
            Escaped(title),
            Escaped(told)
        )
    }
}

/// Equal steps along an axis, into which values are sorted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Bins {
    pub(crate) low: f64,
    pub(crate) width: f64,
    pub(crate) count: usize,
}

impl Bins {
    /// Bins of a round width around all values, about so many.
    pub(crate) fn around(values: impl Iterator<Item = f64>, about: f64, narrowest: f64) -> Self {
        let (low, high) = values
            .fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), v| (low.min(v), high.max(v)));
        if low > high {
            return Self { low: 0.0, width: narrowest, count: 1 };
        }
        let width = round_step(high - low, about).max(narrowest);
        let first = (low / width).floor();
        Self { low: first * width, width, count: ((high / width).floor() - first) as usize + 1 }
    }

    /// How many values each bin has; what lies beyond is in the nearest.
    pub(crate) fn counts(&self, values: impl Iterator<Item = f64>) -> Vec<u64> {
        let mut counts = vec![0; self.count];
        for value in values {
            let bin = ((value - self.low) / self.width).max(0.0) as usize;
            counts[bin.min(self.count - 1)] += 1;
        }
        counts
    }

    /// Where a bin begins.
    pub(crate) fn start(&self, bin: usize) -> f64 {
        self.low + bin as f64 * self.width
    }

    fn end(&self) -> f64 {
        self.start(self.count)
    }
}

/// The counts of one player.
pub(crate) struct Series {
    pub(crate) counts: Vec<u64>,
    /// What each of them is, in words.
    pub(crate) told: Vec<String>,
}

impl Series {
    /// A bin's part of all, in per cent.
    pub(crate) fn share(&self, bin: usize) -> f64 {
        let all: u64 = self.counts.iter().sum();
        100.0 * self.counts[bin] as f64 / all.max(1) as f64
    }

    pub(crate) fn most(&self) -> f64 {
        (0..self.counts.len()).map(|bin| self.share(bin)).fold(0.0, f64::max)
    }
}

/// Bars over bins, as shares of each player's total.
pub(crate) struct Bars {
    pub(crate) heading: Heading,
    pub(crate) bins: Bins,
    /// What each bin is called.
    pub(crate) names: Vec<String>,
    /// One, or two beside each other.
    pub(crate) series: Vec<Series>,
    /// The highest share there is room for.
    pub(crate) most: f64,
    /// Whether the bins are single numbers, each of which has its name below.
    pub(crate) single: bool,
    /// What stands below.
    pub(crate) across: String,
    /// What stands above the upward axis.
    pub(crate) up: String,
    /// A value marked by a line, with its name.
    pub(crate) mark: Option<(f64, String)>,
}

impl Bars {
    pub(crate) fn svg(&self) -> String {
        let (low, high) = (self.bins.low, self.bins.end());
        let x = |value: f64| LEFT + (value - low) / (high - low) * (WIDTH - LEFT - RIGHT);
        let step = round_step(self.most.max(LEAST), 5.0);
        let most = step * (self.most.max(LEAST) / step - 1e-9).ceil();
        let y = |share: f64| FLOOR - share / most * (FLOOR - TOP);

        let mut svg = self.heading.open(HEIGHT);
        for tick in multiples(0.0, most, step) {
            let (at, text) = (y(tick), plain(tick));
            let _ = writeln!(
                svg,
                "<path class=\"grid\" d=\"M{LEFT} {at:.1}H{}\"/>\
                 <text class=\"end\" x=\"{}\" y=\"{:.1}\">{text}</text>",
                WIDTH - RIGHT,
                LEFT - 6.0,
                at + 4.0
            );
        }
        let _ = writeln!(svg, "<text x=\"2\" y=\"11\">{}</text>", Escaped(&self.up));
        self.ticks(&mut svg, x);
        self.bars(&mut svg, x, y);
        let _ = writeln!(svg, "<path class=\"axis\" d=\"M{LEFT} {FLOOR}H{}\"/>", WIDTH - RIGHT);
        if low < 0.0 && high > 0.0 && !self.single {
            let _ = writeln!(svg, "<path class=\"axis\" d=\"M{:.1} {FLOOR}V{TOP}\"/>", x(0.0));
        }
        if let Some((value, name)) = &self.mark {
            let at = x(value.clamp(low, high));
            // The name stands where there is room for it.
            let (side, shift) =
                if at > f64::midpoint(LEFT, WIDTH) { ("end", -5.0) } else { ("", 5.0) };
            let _ = writeln!(
                svg,
                "<path class=\"mark\" d=\"M{at:.1} {FLOOR}V{}\"/>\
                 <text class=\"told {side}\" x=\"{:.1}\" y=\"{}\">{}</text>",
                TOP - 15.0,
                at + shift,
                TOP - 7.0,
                Escaped(name)
            );
        }
        svg + "</svg>\n"
    }

    fn ticks(&self, svg: &mut String, x: impl Fn(f64) -> f64) {
        let (low, high) = (self.bins.low, self.bins.end());
        let mut tick = |value: f64, text: &str| {
            let (at, below) = (x(value), FLOOR + 16.0);
            let _ = writeln!(
                svg,
                "<text class=\"mid\" x=\"{at:.1}\" y=\"{below}\">{}</text>",
                Escaped(text)
            );
        };
        if self.single {
            for (bin, name) in self.names.iter().enumerate() {
                tick(self.bins.start(bin) + self.bins.width / 2.0, name);
            }
        } else {
            let step = round_step(high - low, 6.0).max(self.bins.width);
            multiples(low, high, step).for_each(|value| tick(value, &plain(value)));
        }
        let middle = f64::midpoint(LEFT, WIDTH - RIGHT);
        let (below, text) = (HEIGHT - 7.0, Escaped(&self.across));
        let _ = writeln!(svg, "<text class=\"mid\" x=\"{middle}\" y=\"{below}\">{text}</text>");
    }

    fn bars(&self, svg: &mut String, x: impl Fn(f64) -> f64, y: impl Fn(f64) -> f64) {
        let bin_width = x(self.bins.start(1)) - x(self.bins.low);
        let margin = if self.single { bin_width * 0.12 } else { 0.5 };
        let width = (bin_width - 2.0 * margin) / self.series.len() as f64;
        for (number, series) in self.series.iter().enumerate() {
            for (bin, count) in series.counts.iter().enumerate().filter(|(_, count)| **count > 0) {
                let share = series.share(bin);
                let left = x(self.bins.start(bin)) + margin + number as f64 * width;
                let _ = writeln!(
                    svg,
                    "<rect class=\"bar s{number}\" x=\"{left:.2}\" y=\"{:.2}\" width=\"{:.2}\" \
                     height=\"{:.2}\" data-count=\"{count}\"><title>{}</title></rect>",
                    y(share),
                    width - if self.series.len() > 1 { 1.0 } else { 0.0 },
                    FLOOR - y(share),
                    Escaped(&series.told[bin])
                );
            }
        }
    }
}

/// A share with its error, both in per cent.
pub(crate) struct Rate {
    pub(crate) name: String,
    pub(crate) value: f64,
    pub(crate) error: f64,
    /// Both as text.
    pub(crate) told: String,
}

/// Shares below each other, beside the one to be expected.
pub(crate) struct Rates {
    pub(crate) heading: Heading,
    pub(crate) rows: Vec<Rate>,
    pub(crate) par: f64,
    /// The name of that line.
    pub(crate) par_told: String,
    pub(crate) across: String,
}

impl Rates {
    pub(crate) fn svg(&self) -> String {
        let floor = RATES_TOP + ROW * self.rows.len() as f64;
        let x = |share: f64| NAMES + share.clamp(0.0, 100.0) / 100.0 * (WIDTH - NAMES - VALUES);
        let mut svg = self.heading.open(floor + BOTTOM);
        for tick in multiples(0.0, 100.0, 25.0) {
            let (at, below) = (x(tick), floor + 16.0);
            let _ = writeln!(
                svg,
                "<path class=\"grid\" d=\"M{at:.1} {RATES_TOP}V{floor}\"/>\
                 <text class=\"mid\" x=\"{at:.1}\" y=\"{below}\">{tick}</text>"
            );
        }
        let (par, above) = (x(self.par), RATES_TOP - 9.0);
        let _ = writeln!(
            svg,
            "<path class=\"par\" d=\"M{par:.1} {floor}V{}\"/>\
             <text class=\"mid told\" x=\"{par:.1}\" y=\"{above}\">{}</text>\
             <text class=\"mid\" x=\"{:.1}\" y=\"{}\">{}</text>",
            RATES_TOP - 4.0,
            Escaped(&self.par_told),
            x(50.0),
            floor + BOTTOM - 7.0,
            Escaped(&self.across)
        );
        for (number, rate) in self.rows.iter().enumerate() {
            let y = RATES_TOP + ROW * (number as f64 + 0.5);
            let (low, at, high) =
                (x(rate.value - rate.error), x(rate.value), x(rate.value + rate.error));
            let _ = writeln!(
                svg,
                "<text class=\"name end\" x=\"{}\" y=\"{}\">{}</text>\
                 <path class=\"reach\" d=\"M{low:.2} {y}H{high:.2}M{low:.2} {}v10M{high:.2} {}v10\"/>\
                 <circle class=\"dot\" cx=\"{at:.2}\" cy=\"{y}\" r=\"5\"/>\
                 <text class=\"told\" x=\"{}\" y=\"{}\">{}</text>",
                NAMES - 12.0,
                y + 4.0,
                Escaped(&rate.name),
                y - 5.0,
                y - 5.0,
                WIDTH - VALUES + 12.0,
                y + 4.0,
                Escaped(&rate.told)
            );
        }
        svg + "</svg>\n"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round_and_few() {
        for (span, parts, step) in [
            (100.0, 4.0, 50.0),
            (100.0, 5.0, 20.0),
            (7.0, 4.0, 2.0),
            (0.9, 4.0, 0.5),
            (0.0, 4.0, 1e-9),
        ] {
            let found = round_step(span, parts);
            assert!((found - step).abs() <= step * 1e-6, "{span} in {parts}: {found}");
        }
    }

    #[test]
    fn every_value_is_in_the_bin_that_names_it() {
        let values = [-41.5, -40.0, -0.5, 0.0, 19.0, 20.0, 133.0];
        let bins = Bins::around(values.into_iter(), 20.0, 1.0);
        assert_eq!(bins, Bins { low: -50.0, width: 10.0, count: 19 });
        for value in values {
            let counts = bins.counts(std::iter::once(value));
            let bin = counts.iter().position(|count| *count == 1).unwrap();
            assert!((bins.start(bin)..bins.start(bin + 1)).contains(&value), "{value}");
        }
        assert_eq!(Bins::around([7.0; 3].into_iter(), 20.0, 1.0).counts([7.0; 3].into_iter()), [3]);
        assert_eq!(Bins::around(std::iter::empty(), 20.0, 1.0).count, 1);
    }

    #[test]
    fn numbers_have_a_real_minus_and_no_dust() {
        assert_eq!([-20.0, -0.0, 0.1 + 0.2, 300.0].map(plain), ["−20", "0", "0.3", "300"]);
    }
}
