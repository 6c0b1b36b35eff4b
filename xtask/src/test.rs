//! `cargo xtask test`: every kind of test there is, fast feedback first.

use std::thread;

use crate::{
    fuzz::fuzz,
    lint::lint,
    page,
    run::{Done, cargo, watch},
    types, wasm,
};

/// Turns played at random with `--long`.
const LONG_TURNS: &str = "1000000";

#[derive(Default)]
struct Count {
    passed: u64,
    failed: u64,
}

impl Count {
    /// Adds the summary of `cargo test`: `test result: ok. 4 passed; 0 failed; …`.
    fn read_cargo(&mut self, line: &str) {
        let Some(summary) = line.strip_prefix("test result: ") else { return };
        let number = |what: &str| {
            let words: Vec<&str> = summary.split([' ', ';']).collect();
            let place = words.iter().position(|word| *word == what)?;
            words.get(place.checked_sub(1)?)?.parse::<u64>().ok()
        };
        self.passed += number("passed").unwrap_or(0);
        self.failed += number("failed").unwrap_or(0);
    }

    /// Adds the summary of vitest: `      Tests  2 failed | 204 passed | 1 skipped (207)`.
    fn read_vitest(&mut self, line: &str) {
        let Some(summary) = line.trim().strip_prefix("Tests ") else { return };
        let words: Vec<&str> = summary.split_whitespace().collect();
        for pair in words.windows(2) {
            let Ok(number) = pair[0].parse::<u64>() else { continue };
            match pair[1] {
                "passed" => self.passed += number,
                "failed" => self.failed += number,
                _ => {}
            }
        }
    }

    /// Adds the summary of Node's runner, a line each number: `# pass 4`. What a failure kept from
    /// running is cancelled, and has not passed.
    fn read_node(&mut self, line: &str) {
        let Some((what, number)) = line.strip_prefix("# ").and_then(|rest| rest.split_once(' '))
        else {
            return;
        };
        let Ok(number) = number.parse::<u64>() else { return };
        match what {
            "pass" => self.passed += number,
            "fail" | "cancelled" => self.failed += number,
            _ => {}
        }
    }
}

pub(crate) fn test(long: bool) -> Done {
    lint()?;
    let mut count = Count::default();
    let mut tests = cargo(&["test", "--workspace", "--no-fail-fast"]);
    // It has no tests and is long in compiling.
    tests.args(["--exclude", "wasm-bindings"]);
    if long {
        tests.arg("--release").env("DUBLET_TURNS", LONG_TURNS);
    }
    let tested = watch(&mut tests, |line| count.read_cargo(line));
    let tested = tested.and_then(|()| wasm::test(|line| count.read_node(line)));
    let tested = tested.and_then(|()| types::check());
    // A browser leaves a core to others most of the time.
    let tested = tested.and_then(|()| {
        thread::scope(|scope| {
            let fuzzed = scope.spawn(|| fuzz(long));
            let tested = page::test(|line| count.read_vitest(line));
            tested.and(fuzzed.join().unwrap_or_else(|_| Err("fuzzing panicked".to_owned())))
        })
    });
    println!("\n{} passed, {} failed", count.passed, count.failed);
    tested
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summaries_of_all_crates_are_added() {
        let mut count = Count::default();
        count.read_cargo(
            "test result: ok. 4 passed; 0 failed; 0 ignored; 0 measured; finished in 0.00s",
        );
        count.read_cargo("test result: FAILED. 18 passed; 3 failed; 0 ignored; finished in 0.16s");
        count.read_cargo("test a_test ... ok");
        assert_eq!((count.passed, count.failed), (22, 3));
    }

    #[test]
    fn summaries_of_vitest_are_added() {
        let mut count = Count { passed: 22, failed: 3 };
        count.read_vitest("      Tests  2 failed | 204 passed | 1 skipped (207)");
        count.read_vitest(" Test Files  14 passed (14)");
        assert_eq!((count.passed, count.failed), (226, 5));
    }

    #[test]
    fn summaries_of_node_are_added() {
        let mut count = Count { passed: 22, failed: 3 };
        for line in [
            "ok 1 - a test that says pass 7",
            "    # pass 9",
            "# a test says: pass 9",
            "# tests 14",
            "# pass 10",
            "# fail 2",
            "# cancelled 1",
            "# skipped 1",
            "# duration_ms 512.5",
        ] {
            count.read_node(line);
        }
        assert_eq!((count.passed, count.failed), (32, 6));
    }
}
