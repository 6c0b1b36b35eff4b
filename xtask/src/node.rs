//! Node, which builds and tests the page: the machine's, or a newer one beside the build where that is too old.

use std::{env, path::PathBuf, process::Command};

use crate::{
    install::{apt_install, has_program},
    run::{Done, output, program, root, run},
};

/// The oldest Node the page can be built with.
const OLDEST: u32 = 20;
/// The one that npm has where the system's is older.
const NEWER: &str = "node@22";
const FOLDER: &str = "target/node";

/// Sees to it that Node and npm are there.
pub(crate) fn need() -> Done {
    if !has_program("node") || !has_program("npm") {
        println!("the page needs Node {OLDEST} or newer: installing nodejs and npm");
        apt_install(&["nodejs", "npm"])?;
    }
    if is_new_enough() {
        return Ok(());
    }
    println!(
        "the page needs Node {OLDEST} or newer, and this is older: installing {NEWER} in {FOLDER}"
    );
    run(&mut program("npm", &["install", "--prefix", FOLDER, "--no-audit", "--no-fund", NEWER]))?;
    match is_new_enough() {
        true => Ok(()),
        false => Err(format!("please install Node {OLDEST} or newer from nodejs.org")),
    }
}

fn is_new_enough() -> bool {
    let version = output(&mut with_node("node", &["--version"])).unwrap_or_default();
    let major = version.trim_start_matches('v').split('.').next().map(str::parse::<u32>);
    matches!(major, Some(Ok(major)) if major >= OLDEST)
}

/// A program that is Node or runs by it.
pub(crate) fn with_node(name: &str, args: &[&str]) -> Command {
    let own = root().join(FOLDER).join("node_modules/.bin");
    // A program is looked for on the path it is given, so Node's own name finds it too.
    let places = env::var_os("PATH").unwrap_or_default();
    let places = own.is_dir().then_some(own).into_iter().chain(env::split_paths(&places));
    let places: Vec<PathBuf> = places.collect();
    let mut program = program(name, args);
    if let Ok(path) = env::join_paths(places) {
        program.env("PATH", path);
    }
    program
}
