//! Everything a contributor does: `cargo xtask play`, `test`, `lint`, `fuzz`, `docs`, `types`, `conform`, `wasm`,
//! `page`, `bench`.

mod bench;
mod binaries;
mod busy;
mod conform;
mod docs;
mod fuzz;
mod install;
mod lint;
mod node;
mod page;
mod play;
mod python;
mod report;
mod run;
mod test;
mod types;
mod wasm;

use std::process::ExitCode;

use binaries::Build;
use run::Done;
use test::Extent;

const HELP: &str = "\
cargo xtask play [OPTIONS]   build everything and serve the page, with the options of `dublet serve`
cargo xtask play terminal    play at this terminal, with the options of `dublet play`
cargo xtask test             every test there is; --long with the full counts
cargo xtask test --quick     what one build is enough for: no browser, no fuzzing
cargo xtask test --under-load  the whole and five times the quick tests on a busy machine
cargo xtask lint             format, clippy and generated pages, as `test` checks them
cargo xtask fuzz [--long]    the fuzz targets, briefly
cargo xtask docs             write the generated pages of docs/ and types of web/
cargo xtask types            a message of every kind against the page's types
cargo xtask conform          every answer of a running server against its description
cargo xtask wasm [--test]    rules and solver for Node and for pages, in target/wasm; --test them
cargo xtask page [--test]    the page, in web/dist, for the program to carry; --test it
cargo xtask bench solver     the solver, beside another; --quick with few positions
cargo xtask bench page       the page in a browser: first load, first move, a drag
cargo xtask bench wasm       the solver in WebAssembly beside the same code built for this machine
cargo xtask bench seating    tables drawn beside filling them one by one; --quick with one seed
cargo xtask bench server     the server under load, beside its budgets; --quick for a look
cargo xtask bench strength   the players against each other; --quick with few deals
cargo xtask bench worst      search for the positions that cost the solver most";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (task, rest) = args.split_first().map_or(("", &[][..]), |(task, rest)| (task, rest));
    let long = rest.iter().any(|arg| arg == "--long");
    let done = match task {
        "play" => play::play(rest),
        "test" => test::test(rest),
        "busy" => busy::be_busy(),
        "lint" => lint::lint(),
        "fuzz" => fuzz::fuzz(long),
        "bench" => bench::bench(rest),
        "docs" => docs::write(),
        "types" => types(),
        "conform" => binaries::build_programs(&[]).and_then(|()| conform::conform(Build::Plain)),
        "wasm" if rest.iter().any(|arg| arg == "--test") => wasm_tested(),
        "wasm" => wasm::wasm(),
        "page" if rest.iter().any(|arg| arg == "--test") => page_tested(),
        "page" => page::build(),
        _ => Err(HELP.to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn types() -> Done {
    binaries::build_programs(&types::MADE.map(|made| made.example))?;
    types::check(Build::Plain)
}

fn wasm_tested() -> Done {
    wasm::wasm()?;
    binaries::build_programs(&["answers"])?;
    wasm::test(Build::Plain, |_| ())
}

fn page_tested() -> Done {
    page::build()?;
    page::lint()?;
    binaries::build_programs(&[])?;
    page::test(Extent::Whole, &binaries::build_program(Build::Plain)?, |_| ())
}
