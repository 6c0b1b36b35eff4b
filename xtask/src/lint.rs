//! `cargo xtask lint`: what needs no test to be wrong.

use std::{env, path::PathBuf};

use crate::{
    binaries::{self, Build, WHOLE},
    docs,
    install::has_program,
    run::{Done, cargo, program, run},
};

/// Says what the programs are made of; of this version, so that it says the same everywhere.
const DENY: &str = "cargo-deny@0.20.2";

pub(crate) fn lint() -> Done {
    format()?;
    binaries::build(Build::Plain)?.linted?;
    dependencies()?;
    docs::check(Build::Plain)?;
    documentation()
}

pub(crate) fn format() -> Done {
    run(&mut cargo(&["fmt", "--all", "--check"]))
}

/// Licences, sources and bans of all dependencies; known faults too where the list of them is at hand.
pub(crate) fn dependencies() -> Done {
    if !has_program("cargo-deny") {
        println!("checking dependencies needs cargo-deny: installing it");
        let install = ["install", "--locked", "--debug", "--quiet", DENY];
        run(cargo(&install).env("CARGO_PROFILE_DEV_DEBUG", "0"))?;
    }
    // It reads the crates of every system; the builds here have fetched those of this one.
    run(&mut cargo(&["fetch", "--locked", "--quiet"]))?;
    let check = ["--offline", "check", "bans", "licenses", "sources"];
    let mut deny = program("cargo-deny", &check);
    match advisories() {
        Some(_) => deny.arg("advisories"),
        None => {
            println!("known faults of dependencies are not checked: there is no advisory database");
            &mut deny
        }
    };
    run(&mut deny)
}

/// Where `cargo deny fetch` keeps the list of known faults, if it has been there.
fn advisories() -> Option<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")))?;
    let mut lists = home.join("advisory-dbs").read_dir().ok()?.flatten();
    lists.find(|list| list.path().is_dir()).map(|list| list.path())
}

pub(crate) fn documentation() -> Done {
    let args = ["doc", "--no-deps", "--quiet"];
    run(cargo(&args).args(WHOLE).env("RUSTDOCFLAGS", "-D warnings"))
}
