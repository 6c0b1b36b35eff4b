//! The types of messages in TypeScript, and whether messages are of them.

use std::fs;

use crate::{
    docs::TYPES,
    node::{self, with_node},
    run::{Done, cargo, output, root, run},
};

/// The compiler, installed apart from any page.
const COMPILER: &str = "typescript@7.0.2";
const FOLDER: &str = "target/typescript";

/// What the maker of the types prints.
pub(crate) fn typescript(args: &[&str]) -> Result<String, String> {
    let example = ["run", "--quiet", "--package", "dublet-protocol", "--features", "typescript"];
    output(cargo(&example).args(["--example", "typescript", "--"]).args(args))
}

/// Holds a message of every kind, as Rust writes it, against the types.
pub(crate) fn check() -> Done {
    let folder = root().join(FOLDER);
    let failed = |error: std::io::Error| format!("{FOLDER}: {error}");
    fs::create_dir_all(&folder).map_err(failed)?;
    fs::copy(root().join(TYPES), folder.join("messages.ts")).map_err(failed)?;
    fs::write(folder.join("samples.ts"), typescript(&["--samples"])?).map_err(failed)?;
    node::need()?;
    if !folder.join("node_modules/.bin/tsc").is_file() {
        let args = ["install", "--no-audit", "--no-fund", "--prefix", FOLDER, COMPILER];
        run(&mut with_node("npm", &args))?;
    }
    let strict = ["--noEmit", "--strict", "--exactOptionalPropertyTypes"];
    run(with_node("node", &[&format!("{FOLDER}/node_modules/.bin/tsc")])
        .args(strict)
        .arg(format!("{FOLDER}/samples.ts")))
}
