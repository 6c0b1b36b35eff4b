//! `cargo xtask test`: every kind of test there is, fast feedback first.

use crate::{
    fuzz::fuzz,
    lint::lint,
    run::{Done, cargo, watch},
};

/// Turns played at random with `--long`.
const LONG_TURNS: &str = "1000000";

#[derive(Default)]
struct Count {
    passed: u64,
    failed: u64,
}

impl Count {
    /// Adds a runner's own summary: `test result: ok. 4 passed; 0 failed; …`.
    fn read(&mut self, line: &str) {
        let Some(summary) = line.strip_prefix("test result: ") else { return };
        let number = |what: &str| {
            let words: Vec<&str> = summary.split([' ', ';']).collect();
            let place = words.iter().position(|word| *word == what)?;
            words.get(place.checked_sub(1)?)?.parse::<u64>().ok()
        };
        self.passed += number("passed").unwrap_or(0);
        self.failed += number("failed").unwrap_or(0);
    }
}

pub(crate) fn test(long: bool) -> Done {
    lint()?;
    let mut count = Count::default();
    let mut tests = cargo(&["test", "--workspace", "--no-fail-fast"]);
    if long {
        tests.arg("--release").env("DUBLET_TURNS", LONG_TURNS);
    }
    let tested = watch(&mut tests, |line| count.read(line));
    let fuzzed = tested.and_then(|()| fuzz(long));
    println!("\n{} passed, {} failed", count.passed, count.failed);
    fuzzed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summaries_of_all_crates_are_added() {
        let mut count = Count::default();
        count.read("test result: ok. 4 passed; 0 failed; 0 ignored; 0 measured; finished in 0.00s");
        count.read("test result: FAILED. 18 passed; 3 failed; 0 ignored; finished in 0.16s");
        count.read("test a_test ... ok");
        assert_eq!((count.passed, count.failed), (22, 3));
    }
}
