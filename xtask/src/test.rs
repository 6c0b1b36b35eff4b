//! `cargo xtask test`: every kind of test there is, fast feedback first.

use std::{process::Command, time::Instant};

use crate::{
    binaries::{self, Build, TestBinary},
    busy::BusyMachine,
    conform::conform,
    docs,
    fuzz::fuzz,
    lint, page,
    report::Report,
    run::{Done, all},
    types, wasm,
};

/// How often the quick tests run on a busy machine.
const QUICK_RUNS: usize = 5;

/// How much is tested.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// What needs no browser, no fuzzing and no second build, and less of what is tried at random.
    Quick,
    Whole,
    /// The whole with the full counts.
    Long,
}

impl Extent {
    pub(crate) fn build(self) -> Build {
        if self == Self::Long { Build::Long } else { Build::Plain }
    }

    /// What tests that try at random are asked for, as `crates/extent` and the page's tests read it.
    pub(crate) fn ask(self, command: &mut Command) {
        match self {
            Self::Quick => drop(command.env("DUBLET_EXTENT", "quick")),
            Self::Whole => drop(command.env_remove("DUBLET_EXTENT")),
            Self::Long => drop(command.env("DUBLET_EXTENT", "long")),
        }
    }
}

pub(crate) fn test(args: &[String]) -> Done {
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => once(Extent::Whole),
        ["--quick"] => once(Extent::Quick),
        ["--long"] => once(Extent::Long),
        ["--under-load"] => under_load(),
        _ => Err("cargo xtask test [--quick | --long | --under-load]".to_owned()),
    }
}

/// The whole once and the quick tests several times, on a machine that has other things to do.
fn under_load() -> Done {
    let _busy = BusyMachine::start()?;
    once(Extent::Whole)?;
    for run in 1..=QUICK_RUNS {
        println!("\n== quick tests on a busy machine, {run} of {QUICK_RUNS}");
        once(Extent::Quick)?;
    }
    Ok(())
}

fn once(extent: Extent) -> Done {
    let began = Instant::now();
    let mut report = Report::default();
    let tested = steps(extent, &mut report);
    report.tell(began.elapsed());
    tested.and(report.judge())
}

fn steps(extent: Extent, report: &mut Report) -> Done {
    let build = extent.build();
    report.step("format", |_| lint::format())?;
    if extent == Extent::Quick {
        let built = report.step("build and lint the tests", |_| binaries::build(build))?;
        return all([built.linted, rust_tests(extent, &built.tests, report)]);
    }
    let (built, page_linted) = report.beside(
        |report| report.step("build and lint the tests", |_| binaries::build(build)),
        |report| {
            report.step("WebAssembly", |_| wasm::wasm())?;
            report.step("the page", |_| page::build_around_engine())?;
            Ok(report.step("lints of the page", |_| page::lint()))
        },
    )?;
    let program = binaries::build_program(build)?;
    let long = extent == Extent::Long;
    // Pages wait for frames and servers, tests of the program for kills and starts: three at a time keep two cores busy.
    let tested = report.beside(
        |report| rust_tests(extent, &built.tests, report),
        |report| {
            report.beside(
                // None of them needs another, so each is told of, whatever became of those before.
                |report| {
                    all([
                        report.step("dependencies", |_| lint::dependencies()),
                        report.step("fuzzing", |_| fuzz(long)),
                        report.step("answers of the server", |_| conform(build)),
                        report.step("tests of WebAssembly", |count| {
                            wasm::test(build, |line| count.read_node(line))
                        }),
                        report.step("types of messages", |_| types::check(build)),
                        report.step("documentation", |_| lint::documentation()),
                    ])
                },
                |report| {
                    report.step("tests of the page", |count| {
                        page::test(extent, &program, |line| count.read_vitest(line))
                    })
                },
            )
        },
    );
    all([built.linted, page_linted, tested.map(drop)])
}

/// What the build of the tests is enough for.
fn rust_tests(extent: Extent, tests: &[TestBinary], report: &mut Report) -> Done {
    all([
        report.step("generated pages", |_| docs::check(extent.build())),
        report.step("Rust tests", |count| binaries::run_all(extent, tests, count)),
        report
            .step("examples of the documentation", |count| binaries::run_documented(extent, count)),
    ])
}
