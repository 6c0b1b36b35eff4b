//! The server under load: `dublet load` against a server of its own, beside the budgets, into `docs/benchmarks.md`.

use std::{
    fs::File,
    io::Write as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Instant,
};

use clap::Args;
use serde_json::Value;

use crate::{
    line,
    machine::Machine,
    position::write_text,
    section,
    table::{MarkdownTable, count, figure},
};

/// `cargo xtask bench server`
#[derive(Args)]
pub(crate) struct Options {
    /// Few players for a few seconds; writes no page
    #[arg(long)]
    quick: bool,
}

const PAGE: &str = "docs/benchmarks.md";

/// One run of `dublet load`.
struct Load {
    name: &'static str,
    args: &'static [&'static str],
}

/// What a club has, what is promised of moves, what is promised of connections, and clocks.
const LOADS: [Load; 4] = [
    Load { name: "a club", args: &["--clients", "400", "--moves", "100", "--seconds", "20"] },
    Load { name: "moves", args: &["--clients", "4000", "--moves", "1000", "--seconds", "30"] },
    Load {
        name: "clocks of 15 s",
        args: &[
            "--clients",
            "2000",
            "--moves",
            "200",
            "--seconds",
            "60",
            "--clock",
            "15",
            "--left",
            "5",
        ],
    },
    Load {
        name: "connections, ended by force twice",
        args: &["--clients", "19000", "--moves", "250", "--seconds", "40", "--kills", "2"],
    },
];
const QUICK: [Load; 1] = [Load {
    name: "a look",
    args: &["--clients", "100", "--moves", "50", "--seconds", "3", "--kills", "1"],
}];

/// The budgets.
const CONNECTIONS: f64 = 19_000.0;
const KIB_PER_CONNECTION: f64 = 10.0;
const MOVES_PER_SECOND: f64 = 1_000.0;
const ACK_P50: f64 = 10.0;
const ACK_P99: f64 = 30.0;
const RETURN_SECONDS: f64 = 15.0;
/// A load that asks for a thousand moves a second is paced by the players' own timers: this near is there.
const NEAR: f64 = 0.98;

/// What a load came to.
struct Measured {
    name: &'static str,
    report: Value,
}

impl Measured {
    fn get(&self, path: &str) -> f64 {
        self.report.pointer(path).and_then(Value::as_f64).unwrap_or(f64::NAN)
    }

    fn broken(&self) -> f64 {
        ["lost", "differing", "early", "late"]
            .iter()
            .map(|what| self.get(&format!("/checked/{what}")))
            .sum()
    }
}

/// Measures, prints, and writes the section of the page.
pub(crate) fn server(options: &Options) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().ok_or("the benchmark has no root")?;
    let machine = Machine::this(root, &[PAGE]);
    let flush = flush()?;
    let loads = if options.quick { &QUICK[..] } else { &LOADS[..] };
    let program = line::program().map_err(|error| error.to_string())?;
    let measured: Vec<Measured> =
        loads.iter().map(|load| run(&program, load)).collect::<Result<_, _>>()?;
    let text = text(&machine, &measured, flush);
    println!("{text}");
    if options.quick {
        return Ok(());
    }
    let path = root.join(PAGE);
    let page = std::fs::read_to_string(&path).map_err(|error| format!("{PAGE}: {error}"))?;
    write_text(&path, &section::replace(&page, "server", &text))
}

fn run(program: &PathBuf, load: &Load) -> Result<Measured, String> {
    println!("dublet load {}", load.args.join(" "));
    let output = Command::new(program)
        .arg("load")
        .args(load.args)
        .arg("--json")
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    let report: Value = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("dublet load {}: {error}", load.args.join(" ")))?;
    Ok(Measured { name: load.name, report })
}

/// The median time the disk takes to keep one small write, in ms: no acknowledgement can be faster.
fn flush() -> Result<f64, String> {
    let path = std::env::temp_dir().join(format!("dublet-flush-{}", std::process::id()));
    let timed = || -> std::io::Result<Vec<f64>> {
        let mut file = File::create(&path)?;
        let mut times = Vec::new();
        for _ in 0..200 {
            let began = Instant::now();
            file.write_all(&[0; 4096])?;
            file.sync_data()?;
            times.push(began.elapsed().as_secs_f64() * 1000.0);
        }
        Ok(times)
    };
    let times = timed();
    let _ = std::fs::remove_file(&path);
    let mut times = times.map_err(|error| format!("{}: {error}", path.display()))?;
    times.sort_by(f64::total_cmp);
    Ok(times[times.len() / 2])
}

fn text(machine: &Machine, measured: &[Measured], flush: f64) -> String {
    let mut loads = MarkdownTable::new(&[
        "load",
        "players",
        "tables",
        "all there",
        "KiB a table",
        "a connection",
        "all, by connection",
        "moves a second",
        "CPU a move",
        "ack p50",
        "p99",
        "p99.9",
        "× flush",
        "back after",
    ]);
    let mut promises = MarkdownTable::new(&[
        "load",
        "acknowledged",
        "lost",
        "events read again",
        "told otherwise",
        "times up",
        "early",
        "late",
    ]);
    for load in measured {
        let kills = load.get("/kills");
        let moves = load.get("/moves");
        loads.row([
            load.name.to_owned(),
            count(load.get("/clients")),
            count(load.get("/tables")),
            format!("{:.1} s", load.get("/arrival_seconds")),
            figure(load.get("/memory_kib/table")),
            figure(load.get("/memory_kib/connection")),
            figure(load.get("/memory_kib/all_by_connection")),
            count(load.get("/moves_per_second")),
            match kills > 0.0 {
                true => "–".to_owned(),
                false => format!("{:.2} ms", load.get("/cpu_seconds") * 1000.0 / moves),
            },
            format!("{:.1} ms", load.get("/ack_ms/p50")),
            format!("{:.1} ms", load.get("/ack_ms/p99")),
            format!("{:.1} ms", load.get("/ack_ms/p999")),
            format!("{:.1} ×", load.get("/ack_ms/p50") / flush),
            match kills > 0.0 {
                true => format!("{:.1} s", load.get("/slowest_return_seconds")),
                false => "–".to_owned(),
            },
        ]);
        let checked = |what: &str| count(load.get(&format!("/checked/{what}")));
        promises.row([
            load.name.to_owned(),
            checked("acknowledged"),
            checked("lost"),
            checked("events"),
            checked("differing"),
            checked("time_ups"),
            checked("early"),
            checked("late"),
        ]);
    }
    let commands: Vec<String> = measured
        .iter()
        .zip(LOADS.iter())
        .map(|(_, load)| format!("- {}: `dublet load {}`", load.name, load.args.join(" ")))
        .collect();
    format!(
        "## Server\n\n\
         `cargo xtask bench server` measures all of this; `--quick` takes a look in seconds.\n\n\
         {machine}\n\n\
         ### Budgets\n\n{}\n\
         ### Loads\n\n{loads}\n\
         The players run on the same processors as the server, play by its own programs, and follow every event as a \
         page does; an acknowledgement is timed from the command to its answer at the player. A disk flush of 4 KiB \
         took {flush:.1} ms (the median of 200, before the loads): no acknowledgement can be faster, and group commit \
         makes all commands of a moment share one. CPU a move is that of the server. Memory is resident, \
         less that of the idle server: of a table nobody is at, of a connection to it, and everything after play, \
         by connection. *Back after* is from the \
         kill to the last player at their table again.\n\n{}\n\n\
         ### Promises\n\n{promises}\n\
         After each load players' memories are held against what the server tells anew: every acknowledged command is \
         in the log, every event is told as it was the first time, and no time ran out before its end or long after. \
         With kills all players are asked, otherwise two hundred.\n",
        budgets(measured),
        commands.join("\n"),
    )
}

fn budgets(measured: &[Measured]) -> MarkdownTable {
    let mut table = MarkdownTable::new(&["budget", "goal", "measured", ""]);
    let mut add = |what: &str, goal: String, measured: String, met: bool| {
        let met = if met { "met" } else { "**not met**" };
        table.row([what.to_owned(), goal, measured, met.to_owned()]);
    };
    let most = |path: &str| measured.iter().map(|load| load.get(path)).fold(f64::NAN, f64::max);
    let crowd = measured.iter().max_by(|a, b| a.get("/clients").total_cmp(&b.get("/clients")));
    let quick = measured
        .iter()
        .max_by(|a, b| a.get("/moves_per_second").total_cmp(&b.get("/moves_per_second")));
    let (Some(crowd), Some(quick)) = (crowd, quick) else { return table };
    let clients = crowd.get("/clients");
    add("connections of one process", count(CONNECTIONS), count(clients), clients >= CONNECTIONS);
    let connected = crowd.get("/memory_kib/connection");
    add(
        "memory of a connection, among the most",
        format!("≤ {} KiB", count(KIB_PER_CONNECTION)),
        format!("{} KiB", figure(connected)),
        connected <= KIB_PER_CONNECTION,
    );
    let moves = quick.get("/moves_per_second");
    add(
        "moves stored and acknowledged a second",
        count(MOVES_PER_SECOND),
        count(moves),
        moves >= NEAR * MOVES_PER_SECOND,
    );
    for (what, path, goal) in [("p50", "/ack_ms/p50", ACK_P50), ("p99", "/ack_ms/p99", ACK_P99)] {
        let found = quick.get(path);
        let goal_text = format!("≤ {} ms", count(goal));
        let what = format!("acknowledgement at that rate, {what}");
        add(&what, goal_text, format!("{found:.1} ms"), found <= goal);
    }
    let back = most("/slowest_return_seconds");
    add(
        "everybody back after a kill",
        format!("≤ {} s", count(RETURN_SECONDS)),
        format!("{back:.1} s"),
        back <= RETURN_SECONDS,
    );
    let broken: f64 = measured.iter().map(Measured::broken).sum();
    add("promises broken", count(0.0), count(broken), broken == 0.0);
    table
}
