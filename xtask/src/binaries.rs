//! The tests written in Rust: built once for everything, then run side by side.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Mutex,
    thread,
};

use serde_json::Value;

use crate::{
    install::has_program,
    report::Count,
    run::{Done, cargo, describe, root, run, watch},
    test::Extent,
};

/// How tests are built: all with the same features, so that nothing is built twice.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// Quick to build, with the parts that compute much made fast.
    Plain,
    /// For the full counts.
    Long,
}

/// Packages and features of everything that `test` builds or checks. The maker of bindings has no tests and is long in
/// compiling; whoever builds WebAssembly sees its warnings.
pub(crate) const WHOLE: [&str; 4] = ["--workspace", "--all-features", "--exclude", "wasm-bindings"];

/// Clippy's compiler: it builds as rustc does and says what it thinks of the code, so that one build is tested and linted.
const LINTER: &str = "clippy-driver";

/// Cargo for the whole, by that compiler: what one command has built serves the next.
fn linting(args: &[&str]) -> Command {
    let mut command = cargo(args);
    command.args(WHOLE).env("RUSTC_WORKSPACE_WRAPPER", LINTER);
    command
}

impl Build {
    fn cargo_test(self) -> Command {
        let mut command = linting(&["test"]);
        if self == Self::Long {
            command.arg("--release");
        }
        command
    }

    /// A program or `examples/NAME` that was built with the tests.
    pub(crate) fn program(self, name: &str) -> PathBuf {
        let folder = match self {
            Self::Plain => "target/debug",
            Self::Long => "target/release",
        };
        root().join(folder).join(name)
    }
}

/// A program of tests, and the folder of its package, where it expects to run.
pub(crate) struct TestBinary {
    file: PathBuf,
    package: PathBuf,
}

/// What a build came to: programs of tests, and whether the compiler had anything to say about the code.
pub(crate) struct Built {
    pub(crate) tests: Vec<TestBinary>,
    pub(crate) linted: Done,
}

/// Builds all tests, programs and examples, and lints them.
pub(crate) fn build(build: Build) -> Result<Built, String> {
    if !has_program(LINTER) {
        return Err("please install clippy: rustup component add clippy".to_owned());
    }
    let mut tests = Vec::new();
    let mut warnings = 0;
    let mut command = build.cargo_test();
    command.args(["--no-run", "--message-format=json"]);
    println!("\n$ {}", describe(&command));
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| error.to_string())?;
    for line in output.stdout.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
        let message = serde_json::from_slice(line).map_err(|error| error.to_string())?;
        tests.extend(read_message(&message));
        if let Some(said) = read_warning(&message) {
            warnings += 1;
            eprintln!("{said}");
        }
    }
    if !output.status.success() {
        return Err(format!("{}: {}", describe(&command), output.status));
    }
    let linted = match warnings {
        0 => Ok(()),
        _ => Err(format!("{warnings} warnings of the compiler")),
    };
    Ok(Built { tests, linted })
}

/// What the compiler says of the code, in its own words.
fn read_warning(message: &Value) -> Option<&str> {
    message["message"]["level"].as_str()?;
    message["message"]["rendered"].as_str()
}

/// A message of Cargo, if it tells of a program of tests.
fn read_message(message: &Value) -> Option<TestBinary> {
    message["profile"]["test"].as_bool().filter(|is_test| *is_test)?;
    let file = message["executable"].as_str()?.into();
    let package = Path::new(message["manifest_path"].as_str()?).parent()?.to_owned();
    Some(TestBinary { file, package })
}

/// Runs all of them, as many at a time as there are cores, and shows what each printed once it is done.
pub(crate) fn run_all(extent: Extent, tests: &[TestBinary], count: &mut Count) -> Done {
    let waiting = Mutex::new(tests.iter());
    let told = Mutex::new((count, Vec::new()));
    let work = || {
        while let Some(test) = { waiting.lock().expect("nobody panicked").next() } {
            let mut command = Command::new(&test.file);
            extent.ask(command.current_dir(&test.package));
            let output = command.stdin(Stdio::null()).output();
            let mut told = told.lock().expect("nobody panicked");
            let (count, failed) = &mut *told;
            let name = test.file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            println!("\n$ {name}");
            match output {
                Ok(output) => {
                    let text = String::from_utf8_lossy(&output.stdout);
                    print!("{text}");
                    text.lines().for_each(|line| count.read_rust(line));
                    eprint!("{}", String::from_utf8_lossy(&output.stderr));
                    if !output.status.success() {
                        failed.push(format!("{name}: {}", output.status));
                    }
                }
                Err(error) => failed.push(format!("{name}: {error}")),
            }
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| (0..cores).for_each(|_| drop(scope.spawn(work))));
    let failed = told.into_inner().expect("nobody panicked").1;
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n")) }
}

/// The examples in the documentation of the library, which Cargo alone can run.
pub(crate) fn run_documented(extent: Extent, count: &mut Count) -> Done {
    let mut command = extent.build().cargo_test();
    extent.ask(&mut command);
    watch(command.args(["--doc", "--no-fail-fast", "--quiet"]), |line| count.read_rust(line))
}

/// Builds the program and some examples, with the features of the tests but without the tests.
pub(crate) fn build_programs(examples: &[&str]) -> Done {
    let examples = examples.iter().flat_map(|example| ["--example", example]);
    run(linting(&["build"]).args(["--bin", "dublet"]).args(examples))
}

/// The program with the page, for a browser to meet; a debug build reads the page from its folder.
pub(crate) fn build_program(build: Build) -> Result<PathBuf, String> {
    if build == Build::Long {
        build_programs(&[])?;
    }
    Ok(Build::Plain.program("dublet"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_the_compiler_says_is_a_fault() {
        let told =
            |text: &str| read_warning(&serde_json::from_str(text).unwrap()).map(str::to_owned);
        let warning = r#"{"reason":"compiler-message","message":{"level":"warning","rendered":"too many arguments"}}"#;
        assert_eq!(told(warning).as_deref(), Some("too many arguments"));
        assert_eq!(told(r#"{"reason":"compiler-artifact","executable":null}"#), None);
        assert_eq!(told(r#"{"reason":"build-finished","success":true}"#), None);
    }

    #[test]
    fn only_programs_of_tests_are_run() {
        let told = |text: &str| read_message(&serde_json::from_str(text).unwrap());
        let test = told(
            r#"{"reason":"compiler-artifact","manifest_path":"/a/b/Cargo.toml","profile":{"test":true},"executable":"/t/x"}"#,
        );
        let test = test.expect("a program of tests");
        assert_eq!((test.file, test.package), ("/t/x".into(), "/a/b".into()));
        let example =
            r#"{"manifest_path":"/a/b/Cargo.toml","profile":{"test":false},"executable":"/t/x"}"#;
        let library =
            r#"{"manifest_path":"/a/b/Cargo.toml","profile":{"test":true},"executable":null}"#;
        for none in [example, library, r#"{"reason":"build-finished","success":true}"#] {
            assert!(told(none).is_none(), "{none}");
        }
    }
}
