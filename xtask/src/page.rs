//! `cargo xtask page`: the page, built for the program to carry; and its tests.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
};

use crate::{
    install::{apt_install, has_program},
    node::{self, with_node},
    run::{Done, output, root, run, watch},
    test::Extent,
    wasm,
};

/// The engine's module and bindings, as the page imports them.
const PACKAGE: &str = "web/src/engine/pkg";

/// Builds everything: the engine, then the page around it.
pub(crate) fn build() -> Done {
    wasm::wasm()?;
    build_around_engine()
}

/// Builds the page around an engine that is built.
pub(crate) fn build_around_engine() -> Done {
    let (from, to) = (root().join(wasm::PAGE), root().join(PACKAGE));
    copy(&from, &to).map_err(|error| format!("{PACKAGE}: {error}"))?;
    need_packages()?;
    run(&mut npm(&["run", "build"]))
}

/// Types, lints and layout of the page's code.
pub(crate) fn lint() -> Done {
    need_packages()?;
    run(&mut npm(&["run", "check"]))
}

/// Tests the page; browser tests need Chromium, and a program that has the page.
pub(crate) fn test(extent: Extent, program: &Path, read: impl FnMut(&str)) -> Done {
    need_chromium()?;
    let mut tests = npm(&["test", "--", "--no-color"]);
    extent.ask(&mut tests);
    watch(tests.env("DUBLET_PROGRAM", program), read)
}

/// What a browser measures of the built page, as JSON.
pub(crate) fn bench() -> Result<String, String> {
    build()?;
    need_chromium()?;
    output(&mut npm(&["run", "--silent", "bench"]))
}

/// Chromium as a shell without windows costs little more than half of what the whole browser does; either will do.
const BROWSERS: [&str; 2] = ["chromium-headless-shell", "chromium"];

fn need_chromium() -> Done {
    if BROWSERS.into_iter().any(has_program) {
        return Ok(());
    }
    println!("a browser is needed: installing Chromium");
    let [shell, browser] = BROWSERS;
    apt_install(&[shell]).or_else(|_| apt_install(&[browser]))
}

/// What the page is built and tested with.
pub(crate) fn need_packages() -> Done {
    node::need()?;
    match has_packages() {
        true => Ok(()),
        false => run(&mut npm(&["ci", "--no-audit", "--no-fund"])),
    }
}

/// Whether the packages of the lock file are there: npm notes last of all what it installed.
fn has_packages() -> bool {
    let changed = |file: &str| fs::metadata(root().join("web").join(file))?.modified();
    let times = (changed("package-lock.json"), changed("node_modules/.package-lock.json"));
    matches!(times, (Ok(wanted), Ok(installed)) if wanted <= installed)
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for file in fs::read_dir(from)? {
        let file = file?;
        fs::copy(file.path(), to.join(file.file_name()))?;
    }
    Ok(())
}

fn npm(args: &[&str]) -> Command {
    let mut npm = with_node("npm", args);
    npm.current_dir(root().join("web")).stdin(Stdio::null());
    npm
}
