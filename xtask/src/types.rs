//! The page's types of messages and answers in TypeScript, and whether messages and answers are of them.

use std::{fs, process::Command};

use crate::{
    binaries::Build,
    node::with_node,
    page,
    run::{Done, output, root, run},
};

const FOLDER: &str = "target/typescript";

/// A file of types, and the example that prints it.
pub(crate) struct Made {
    pub(crate) example: &'static str,
    /// Under `web/src`.
    pub(crate) file: &'static str,
    /// What is held against the types, beside the file.
    samples: &'static str,
}

/// Everything that crosses the wire, and everything WebAssembly answers.
pub(crate) const MADE: [Made; 2] = [
    Made { example: "typescript", file: "protocol/messages.ts", samples: "protocol/samples.ts" },
    Made { example: "answer_types", file: "engine/answers.ts", samples: "engine/samples.ts" },
];

impl Made {
    /// What the maker of the types prints.
    pub(crate) fn print(&self, build: Build, args: &[&str]) -> Result<String, String> {
        let example = format!("examples/{}", self.example);
        output(Command::new(build.program(&example)).args(args))
    }
}

/// Holds messages and answers of every kind, as Rust writes them, against the types.
pub(crate) fn check(build: Build) -> Done {
    let folder = root().join(FOLDER);
    let failed = |error: std::io::Error| format!("{FOLDER}: {error}");
    for made in &MADE {
        let file = folder.join(made.file);
        fs::create_dir_all(file.parent().expect("a file is in a folder")).map_err(failed)?;
        fs::copy(root().join("web/src").join(made.file), file).map_err(failed)?;
        fs::write(folder.join(made.samples), made.print(build, &["--samples"])?).map_err(failed)?;
    }
    page::need_packages()?;
    let strict = ["--noEmit", "--strict", "--exactOptionalPropertyTypes"];
    run(with_node("node", &["web/node_modules/.bin/tsc"])
        .args(strict)
        .args(MADE.map(|made| format!("{FOLDER}/{}", made.samples))))
}
