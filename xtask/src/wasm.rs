//! `cargo xtask wasm`: rules and solver as WebAssembly with bindings, and its tests under Node.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{
    binaries::Build,
    install::{apt_install, has_program},
    node::{self, with_node},
    run::{Done, cargo, output, program, root, run, watch},
};

const TARGET: &str = "wasm32-unknown-unknown";

/// Everything of WebAssembly is under here: `node` and `web` are the bindings, `build` what they are made from.
const FOLDER: &str = "target/wasm";
const BUILD_FOLDER: &str = "target/wasm/build";
/// The bindings for pages.
pub(crate) const PAGE: &str = "target/wasm/web";

/// Debian's compiler, which a rustup in front of it does not replace, and what it needs to build a standard
/// library: its packages have none for WebAssembly.
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_CARGO: &str = "/usr/bin/cargo";
const DEBIAN_LINKER: &str = "wasm-ld-19";
const DEBIAN_PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-19"];

/// Builds the module and makes the bindings.
pub(crate) fn wasm() -> Done {
    let args = ["--package", "dublet-wasm", "--profile", "wasm", "--target", TARGET];
    run(compiler()?.args(args).args(["--target-dir", BUILD_FOLDER]))?;
    let module = format!("{BUILD_FOLDER}/{TARGET}/wasm/dublet_wasm.wasm");
    let bindings = ["run", "--package", "wasm-bindings", "--profile", "bindings", "--quiet", "--"];
    run(cargo(&bindings).args([&module, FOLDER]))?;
    for face in ["node", "web"] {
        let module = format!("{FOLDER}/{face}/dublet_bg.wasm");
        let size = fs::metadata(root().join(&module)).map_err(|e| format!("{module}: {e}"))?.len();
        println!("{module}: {size} bytes");
    }
    Ok(())
}

/// Runs the tests of the module under Node, handing every line they print to `read`. The same code as it was built for this
/// machine gives the answers to compare with.
pub(crate) fn test(build: Build, read: impl FnMut(&str)) -> Done {
    node::need()?;
    let mut tested = with_node("node", &["--test", "--test-reporter=tap"]);
    tested.env("DUBLET_ANSWERS", build.program("examples/answers"));
    watch(tested.args(tests()?), read)
}

/// How the module's speed compares with the same code built the same way for this machine.
pub(crate) fn bench() -> Done {
    node::need()?;
    wasm()?;
    let args = ["build", "--package", "dublet-wasm", "--example", "answers", "--profile", "wasm"];
    run(cargo(&args).args(["--target-dir", BUILD_FOLDER]))?;
    let native = root().join(BUILD_FOLDER).join("wasm/examples/answers");
    run(with_node("node", &["crates/wasm/benches/node.mjs"]).env("DUBLET_ANSWERS", native))
}

/// Each file by its name: what a folder or a pattern means differs between versions of Node.
fn tests() -> Result<Vec<PathBuf>, String> {
    let folder = root().join("crates/wasm/tests/node");
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(&folder).map_err(failed)? {
        let file = entry.map_err(failed)?.path();
        if file.to_string_lossy().ends_with(".test.mjs") {
            files.push(file);
        }
    }
    files.sort();
    Ok(files)
}

/// `cargo build` of a compiler that has the target: the developer's own, or Debian's.
fn compiler() -> Result<Command, String> {
    if has_target() || (add_target() && has_target()) {
        return Ok(cargo(&["build"]));
    }
    if !has_debian() {
        println!("rustup has none: installing Debian's compiler");
        apt_install(&DEBIAN_PACKAGES).map_err(|error| {
            let packages = DEBIAN_PACKAGES.join(" ");
            format!(
                "{error}\nWebAssembly needs `rustup target add {TARGET}`, or Debian's packages {packages}"
            )
        })?;
    }
    Ok(debian())
}

/// Whether the developer's compiler has a standard library for the target.
fn has_target() -> bool {
    let mut rustc = program("rustc", &["--print", "target-libdir", "--target", TARGET]);
    output(&mut rustc).is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

/// Where it fails, Debian's compiler is next: nothing that rustup says then is worth reading.
fn add_target() -> bool {
    println!("no {TARGET} for this compiler: asking rustup for it");
    let added = program("rustup", &["target", "add", TARGET]).output();
    added.is_ok_and(|output| output.status.success())
}

fn has_debian() -> bool {
    let compiler = [DEBIAN_RUSTC, DEBIAN_CARGO].iter().all(|file| Path::new(file).is_file());
    compiler
        && has_program(DEBIAN_LINKER)
        && output(&mut program(DEBIAN_RUSTC, &["--print", "sysroot"]))
            .is_ok_and(|root| Path::new(root.trim()).join("lib/rustlib/src/rust/library").is_dir())
}

/// Debian's cargo and compiler, which build the standard library too.
fn debian() -> Command {
    let mut cargo = program(DEBIAN_CARGO, &["build", "-Zbuild-std=std,panic_abort"]);
    // Building a standard library is an unstable wish of a stable compiler.
    cargo.env("RUSTC_BOOTSTRAP", "1").env("RUSTC", DEBIAN_RUSTC);
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", DEBIAN_LINKER);
    // rustup points these at its own toolchain for everything it starts.
    for name in ["CARGO", "RUSTUP_TOOLCHAIN", "LD_LIBRARY_PATH"] {
        cargo.env_remove(name);
    }
    cargo
}
