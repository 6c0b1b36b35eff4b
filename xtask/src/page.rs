//! `cargo xtask page`: the page, built for the program to carry; and its tests.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
};

use crate::{
    install::{apt_install, has_program},
    node::{self, with_node},
    run::{Done, cargo, output, root, run, watch},
    wasm,
};

/// The engine's module and bindings, as the page imports them.
const PACKAGE: &str = "web/src/engine/pkg";

/// Builds everything: the engine, then the page around it.
pub(crate) fn build() -> Done {
    prepare()?;
    run(&mut npm(&["run", "build"]))
}

/// Checks and tests the page; browser tests need Chromium, and the program with the page in it.
pub(crate) fn test(read: impl FnMut(&str)) -> Done {
    build()?;
    run(&mut npm(&["run", "check"]))?;
    run(&mut cargo(&["build", "-p", "dublet-cli"]))?;
    need_chromium()?;
    watch(&mut npm(&["test", "--", "--no-color"]), read)
}

/// What a browser measures of the built page, as JSON.
pub(crate) fn bench() -> Result<String, String> {
    build()?;
    need_chromium()?;
    output(&mut npm(&["run", "--silent", "bench"]))
}

fn need_chromium() -> Done {
    if has_program("chromium") {
        return Ok(());
    }
    println!("a browser is needed: installing Chromium");
    apt_install(&["chromium"])
}

/// What the page is built from, besides its own files.
fn prepare() -> Done {
    node::need()?;
    wasm::wasm()?;
    let (from, to) = (root().join(wasm::PAGE), root().join(PACKAGE));
    copy(&from, &to).map_err(|error| format!("{PACKAGE}: {error}"))?;
    // Not `ci`: the lock names the binaries of the platform it was made on, and others need theirs.
    run(&mut npm(&["install", "--no-save", "--no-audit", "--no-fund"]))
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
