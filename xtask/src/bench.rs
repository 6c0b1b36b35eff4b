//! `cargo xtask bench`: the benchmarks, with what they are compared with.

use std::{fs, path::PathBuf};

use crate::{
    page,
    python::environment,
    run::{Done, cargo, root, run},
    wasm,
};

/// Builds in release, makes the baseline's environment where it is needed, and runs.
pub(crate) fn bench(args: &[String]) -> Done {
    if args.first().is_some_and(|what| what == "page") {
        return bench_page();
    }
    if args.first().is_some_and(|what| what == "wasm") {
        return wasm::bench();
    }
    let compares = args.first().is_some_and(|what| what == "solver");
    let asks = |name: &str| args.iter().any(|arg| arg == name);
    let given = asks("--python") || asks("--alone");
    let mut own: Vec<&str> = args.iter().map(String::as_str).filter(|a| *a != "--alone").collect();
    let python;
    if compares && !given {
        python = baseline()?.display().to_string();
        own.extend(["--python", &python]);
    }
    // The program itself is measured too, but for seatings; it lies beside the benchmark.
    if args.first().is_none_or(|what| what != "seating") {
        run(&mut cargo(&["build", "--release", "--package", "dublet-cli"]))?;
    }
    let run_it = ["run", "--release", "--package", "dublet-bench", "--quiet", "--"];
    run(&mut cargo(&[&run_it[..], &own].concat()))
}

/// A browser measures, and the benchmark writes it down.
fn bench_page() -> Done {
    let figures = root().join("target/bench/page.json");
    let told = page::bench()?;
    let folder = figures.parent().expect("in a folder");
    let written = fs::create_dir_all(folder).and_then(|()| fs::write(&figures, told));
    written.map_err(|error| format!("{}: {error}", figures.display()))?;
    let run_it = ["run", "--release", "--package", "dublet-bench", "--quiet", "--", "page"];
    run(cargo(&run_it).arg("--figures").arg(figures))
}

/// The Python of an environment that has the pinned baseline.
fn baseline() -> Result<PathBuf, String> {
    let folder = environment("target/bench/venv", "bench/requirements.txt").map_err(|error| {
        format!("{error}\nwithout the baseline: cargo xtask bench solver --alone")
    })?;
    Ok(folder.join("bin/python"))
}
