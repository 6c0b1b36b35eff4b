//! `cargo xtask fuzz`: libFuzzer on the stable toolchain, with the coverage flags `cargo fuzz` sets.

use std::fs;

use crate::{
    install::{apt_install, has_program},
    run::{Done, cargo, output, program, root, run},
};

const TARGETS: [&str; 4] = ["notation", "record", "decide", "protocol"];

const FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares \
    -Ccodegen-units=1";

/// Runs every target for a counted number of inputs, from seeds kept in the repository.
pub(crate) fn fuzz(long: bool) -> Done {
    let host = output(&mut program("rustc", &["--print", "host-tuple"]))?;
    let host = host.trim();
    need_cpp()?;
    let manifest = ["--manifest-path", "fuzz/Cargo.toml"];
    let build = [&["build", "--quiet", "--release", "--target", host], &manifest[..]].concat();
    // A target of its own keeps the flags from build scripts and from other builds.
    run(cargo(&build).env("RUSTFLAGS", FLAGS).env("CARGO_TARGET_DIR", "fuzz/target"))?;
    let inputs = if long { "1000000" } else { "20000" };
    for target in TARGETS {
        let found = root().join("fuzz/corpus").join(target);
        for folder in [found, root().join("fuzz/artifacts")] {
            fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
        }
        let seeds = format!("fuzz/seeds/{target}");
        let bin = format!("fuzz/target/{host}/release/{target}");
        let runs = format!("-runs={inputs}");
        let found = format!("fuzz/corpus/{target}");
        let args = [&found, &seeds, runs.as_str(), "-seed=1", "-max_len=4096", "-verbosity=0"];
        let artifacts = format!("-artifact_prefix=fuzz/artifacts/{target}-");
        let fuzzed = program(&bin, &args).arg(artifacts).output();
        let fuzzed = fuzzed.map_err(|error| format!("{bin}: {error}"))?;
        // libFuzzer tells much on the way; only a failure is worth reading.
        if !fuzzed.status.success() {
            let report = String::from_utf8_lossy(&fuzzed.stderr);
            return Err(format!("{report}\nfuzz target {target}: {}", fuzzed.status));
        }
        println!("fuzz target {target}: {inputs} inputs, nothing found");
    }
    Ok(())
}

/// libFuzzer is C++; a fresh machine may lack the compiler.
fn need_cpp() -> Done {
    if has_program("c++") {
        return Ok(());
    }
    println!("fuzzing needs a C++ compiler: installing g++");
    apt_install(&["g++"])
}
