//! The page as a visitor has it: what the first load fetches, how long the first move takes, how a drag feels; told by
//! a browser (`web/bench`), written here.

use std::path::{Path, PathBuf};

use clap::Args;
use serde::Deserialize;

use crate::{
    machine::Machine,
    position::write_text,
    section,
    table::{MarkdownTable, met},
};

/// `cargo xtask bench page`
#[derive(Args)]
pub(crate) struct Options {
    /// What the browser told, as JSON
    #[arg(long)]
    figures: PathBuf,
}

const PAGE: &str = "docs/benchmarks.md";
/// Bytes of scripts and styles, and of WebAssembly, that a first visit may fetch. The engine is by far the most, and every
/// browser takes it in brotli.
const PAGE_BYTES: u64 = 150_000;
const ENGINE_BYTES: u64 = 350_000;
/// From the address to the first accepted move.
const FIRST_MOVE_MS: u64 = 10_000;

#[derive(Deserialize)]
struct Figures {
    load: Load,
    start: Start,
    drag: Drags,
}

#[derive(Deserialize)]
struct Load {
    page: Sizes,
    engine: Sizes,
    font: Sizes,
}

#[derive(Deserialize)]
struct Sizes {
    files: u64,
    plain: u64,
    gzip: u64,
    brotli: u64,
}

/// Milliseconds after the navigation began.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Start {
    first_screen: u64,
    dealt: u64,
    own_turn: u64,
    moved: u64,
}

#[derive(Deserialize)]
struct Drags {
    mouse: Drag,
    finger: Drag,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Drag {
    viewport: String,
    slower: u32,
    moves: u64,
    frame_ms: Frames,
    long_tasks: LongTasks,
    per_move: PerMove,
}

#[derive(Deserialize)]
struct Frames {
    p50: f64,
    p95: f64,
    max: f64,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct LongTasks {
    count: u64,
    worst_ms: f64,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct PerMove {
    layouts: f64,
    style_recalcs: f64,
    script_ms: f64,
}

/// Writes the section of what a browser told.
pub(crate) fn page(options: &Options) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("in the repository");
    let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", options.figures.display());
    let told = std::fs::read_to_string(&options.figures).map_err(|error| failed(&error))?;
    let figures: Figures = serde_json::from_str(&told).map_err(|error| failed(&error))?;
    let machine = Machine::this(root, &[PAGE]);
    let text = format!(
        "## The page\n\n`cargo xtask bench page` measures all of this in Chromium, on the built page.\n\n{machine}\n\n\
         ### Budgets\n\n{}\n### The first load\n\n{}\n### A drag\n\n{}\n\
         Two seconds over a table of a hundred tiles with the processor slowed {} times; on a machine that others use too, \
         long frames are theirs as often as ours. What holds anywhere: a move of the hand touches the dragged tile \
         alone, and asks for no layout (`web/tests/browser/drag.test.ts`).\n",
        budgets(&figures),
        sizes(&figures.load),
        drags(&figures.drag),
        figures.drag.mouse.slower,
    );
    println!("{text}");
    let path = root.join(PAGE);
    let old = std::fs::read_to_string(&path).unwrap_or_default();
    write_text(&path, &section::replace(&old, "page", &text))
}

fn kilobytes(bytes: u64) -> String {
    format!("{:.1} kB", bytes as f64 / 1000.0)
}

fn budgets(Figures { load, start, .. }: &Figures) -> MarkdownTable {
    let mut table = MarkdownTable::new(&["budget", "goal", "measured", ""]);
    for (what, goal, measured) in [
        ("scripts and styles, gzip", PAGE_BYTES, load.page.gzip),
        ("WebAssembly, brotli", ENGINE_BYTES, load.engine.brotli),
    ] {
        let row = [what.to_owned(), format!("≤ {}", kilobytes(goal)), kilobytes(measured)];
        let [what, goal_text, measured_text] = row;
        table.row([what, goal_text, measured_text, met(measured <= goal)]);
    }
    let what = "from the address to the first accepted move".to_owned();
    let (goal, measured) = (format!("≤ {FIRST_MOVE_MS} ms"), format!("{} ms", start.moved));
    table.row([what, goal, measured, met(start.moved <= FIRST_MOVE_MS)]);
    for (what, at) in [
        ("… the first screen", start.first_screen),
        ("… tiles dealt", start.dealt),
        ("… the own turn, programs having moved", start.own_turn),
    ] {
        table.row([what.to_owned(), String::new(), format!("{at} ms"), String::new()]);
    }
    table
}

fn sizes(load: &Load) -> MarkdownTable {
    let mut table = MarkdownTable::new(&["what", "files", "plain", "gzip", "brotli"]);
    for (what, sizes) in [
        ("scripts, styles, text", &load.page),
        ("WebAssembly", &load.engine),
        ("fonts", &load.font),
    ] {
        let [plain, gzip, brotli] = [sizes.plain, sizes.gzip, sizes.brotli].map(kilobytes);
        table.row([what.to_owned(), sizes.files.to_string(), plain, gzip, brotli]);
    }
    table
}

fn drags(Drags { mouse, finger }: &Drags) -> MarkdownTable {
    let mut table = MarkdownTable::new(&[
        "by",
        "window",
        "moves",
        "frame p50",
        "p95",
        "longest",
        "tasks over 50 ms",
        "longest",
        "layouts a move",
        "styles a move",
        "script a move",
    ]);
    for (by, drag) in [("mouse", mouse), ("finger", finger)] {
        let ms = |value: f64| format!("{value:.1} ms");
        table.row([
            by.to_owned(),
            drag.viewport.clone(),
            drag.moves.to_string(),
            ms(drag.frame_ms.p50),
            ms(drag.frame_ms.p95),
            ms(drag.frame_ms.max),
            drag.long_tasks.count.to_string(),
            ms(drag.long_tasks.worst_ms),
            format!("{:.2}", drag.per_move.layouts),
            format!("{:.2}", drag.per_move.style_recalcs),
            ms(drag.per_move.script_ms),
        ]);
    }
    table
}
