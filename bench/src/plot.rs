//! The picture: a row per class on a logarithmic scale of time.

use std::fmt::Write;

use crate::{
    classes::Class,
    measure::Summary,
    solver::{Report, Row},
    table::time,
};

const WIDTH: f64 = 860.0;
const LEFT: f64 = 210.0;
const RIGHT: f64 = 30.0;
const TOP: f64 = 72.0;
const ROW: f64 = 24.0;
const HEADING: f64 = 32.0;
const BOTTOM: f64 = 54.0;

const STYLE: &str = "\
text{font:13px system-ui,-apple-system,'Segoe UI',sans-serif;fill:#24292f}\
.title{font-size:16px;font-weight:600}.kind{font-weight:600}.soft{fill:#57606a;font-size:12px}.end{text-anchor:end}.mid{text-anchor:middle}\
.paper{fill:#fff}.grid{stroke:#d0d7de}.band{fill:#f4f6f8}.bar{fill:#3b78c4}.half{stroke:#16365f;stroke-width:2.5}\
.reach{stroke:#3b78c4;stroke-width:1.5}.max{stroke:#3b78c4;stroke-width:2.5}.its{fill:#c0602a}\
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.soft{fill:#9ba7b4}.paper{fill:#0d1117}.grid{stroke:#2b323b}\
.band{fill:#151b23}.bar{fill:#4a8fe0}.half{stroke:#e6edf3}.reach,.max{stroke:#4a8fe0}.its{fill:#e08a4f}}";

/// The x of a time, and the decades the scale shows.
struct Scale {
    first: i32,
    last: i32,
}

impl Scale {
    /// Whole decades around all times.
    fn around(times: impl Iterator<Item = f64>) -> Self {
        let (low, high) =
            times.fold((1.0_f64, 10.0_f64), |(low, high), t| (low.min(t), high.max(t)));
        Self { first: low.log10().floor() as i32, last: high.log10().ceil() as i32 }
    }

    fn x(&self, micros: f64) -> f64 {
        let share = (micros.log10() - f64::from(self.first)) / f64::from(self.last - self.first);
        LEFT + share * (WIDTH - LEFT - RIGHT)
    }
}

/// A class with its figures, and the baseline's.
struct Shown<'a> {
    class: &'a Class,
    ours: Summary,
    its: Option<Summary>,
    /// The top of its row.
    top: f64,
}

/// The rows from top to bottom, a heading's space above each kind, and where they end.
fn shown(report: &Report) -> (Vec<Shown<'_>>, f64) {
    let mut top = TOP;
    let mut shown: Vec<Shown<'_>> = Vec::new();
    for Row { class, measured, beside, .. } in &report.rows {
        let Some(ours) = Summary::new(measured.micros.iter().copied()) else { continue };
        let its = beside.as_ref().and_then(|its| Summary::new(its.micros.iter().copied()));
        if shown.last().is_none_or(|last| last.class.kind != class.kind) {
            top += HEADING;
        }
        shown.push(Shown { class, ours, its, top });
        top += ROW;
    }
    (shown, top)
}

/// The picture of a report.
pub(crate) fn svg(report: &Report) -> String {
    let (rows, bottom) = shown(report);
    let times = |row: &Shown<'_>| [row.ours.p50, row.ours.max, row.its.map_or(1.0, |its| its.p50)];
    let scale = Scale::around(rows.iter().flat_map(times));
    let height = bottom + BOTTOM;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" \
         aria-labelledby=\"t\">\n<title id=\"t\">Time for the best lay by class of positions</title>\n\
         <style>{STYLE}</style>\n<rect class=\"paper\" width=\"{WIDTH}\" height=\"{height}\" rx=\"8\"/>\n\
         <text class=\"title\" x=\"16\" y=\"30\">Time for the best lay</text>\n"
    );
    legend(&mut svg, report);
    let mut kind = None;
    for row in &rows {
        if kind.replace(row.class.kind) != Some(row.class.kind) {
            let y = row.top - 9.0;
            let heading = row.class.kind.heading();
            let _ = writeln!(svg, "<text class=\"kind\" x=\"16\" y=\"{y}\">{heading}</text>");
        }
        let (width, y) = (WIDTH - 16.0, row.top + 1.0);
        let _ = writeln!(
            svg,
            "<rect class=\"band\" x=\"8\" y=\"{y}\" width=\"{width}\" height=\"{}\" rx=\"3\"/>",
            ROW - 2.0
        );
    }
    grid(&mut svg, &scale, &rows, bottom);
    for row in &rows {
        let (x, y) = (LEFT - 14.0, row.top + 16.5);
        let name = &row.class.name;
        let _ = writeln!(svg, "<text class=\"end\" x=\"{x}\" y=\"{y}\">{name}</text>");
        bar(&mut svg, &scale, row.top + ROW / 2.0, &row.ours, row.its.as_ref());
    }
    svg + "</svg>\n"
}

fn bar(svg: &mut String, scale: &Scale, y: f64, ours: &Summary, its: Option<&Summary>) {
    let [p50, p99, max] = [ours.p50, ours.p99, ours.max].map(|time| scale.x(time));
    let (above, below) = (y - 6.0, y + 6.0);
    let _ = writeln!(
        svg,
        "<path class=\"reach\" d=\"M{p99:.1} {y}H{max:.1}\"/>\
         <rect class=\"bar\" x=\"{p50:.1}\" y=\"{above}\" width=\"{:.1}\" height=\"12\" rx=\"2\"/>\
         <path class=\"half\" d=\"M{p50:.1} {above}V{below}\"/>\
         <path class=\"max\" d=\"M{max:.1} {above}V{below}\"/>",
        (p99 - p50).max(1.0)
    );
    if let Some(its) = its {
        diamond(svg, scale.x(its.p50), y);
    }
}

fn diamond(svg: &mut String, x: f64, y: f64) {
    let _ = writeln!(svg, "<path class=\"its\" d=\"M{x:.1} {}l6 6l-6 6l-6-6z\"/>", y - 6.0);
}

/// Lines at every decade across the rows, not the headings, with their times below.
fn grid(svg: &mut String, scale: &Scale, rows: &[Shown<'_>], bottom: f64) {
    for decade in scale.first..=scale.last {
        let micros = 10_f64.powi(decade);
        let (x, y) = (scale.x(micros), bottom + 18.0);
        let lines: String = rows.iter().map(|row| format!("M{x:.1} {}v{ROW}", row.top)).collect();
        let _ = writeln!(
            svg,
            "<path class=\"grid\" d=\"{lines}\"/>\
             <text class=\"soft mid\" x=\"{x:.1}\" y=\"{y}\">{}</text>",
            time(micros)
        );
    }
    let (x, y) = (f64::midpoint(LEFT, WIDTH - RIGHT), bottom + 40.0);
    let what = "for one position, on a logarithmic scale: further left is faster";
    let _ = writeln!(svg, "<text class=\"soft mid\" x=\"{x}\" y=\"{y}\">{what}</text>");
}

fn legend(svg: &mut String, report: &Report) {
    let y = 54.0;
    let _ = writeln!(
        svg,
        "<rect class=\"bar\" x=\"17\" y=\"{}\" width=\"40\" height=\"12\" rx=\"2\"/>\
         <path class=\"half\" d=\"M17 {}V{}\"/><path class=\"reach\" d=\"M57 {y}H78\"/>\
         <path class=\"max\" d=\"M78 {}V{}\"/>\
         <text class=\"soft\" x=\"88\" y=\"{}\">dublet: median to 99th percentile, and the longest</text>",
        y - 6.0,
        y - 6.0,
        y + 6.0,
        y - 6.0,
        y + 6.0,
        y + 4.0
    );
    if let Some(baseline) = &report.baseline {
        diamond(svg, 410.0, y);
        let _ = writeln!(
            svg,
            "<text class=\"soft\" x=\"424\" y=\"{}\">{baseline}: median</text>",
            y + 4.0
        );
    }
}
