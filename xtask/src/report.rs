//! What a run of tests came to: how many passed and failed, and how long each step took.

use std::{
    thread,
    time::{Duration, Instant},
};

use crate::run::Done;

#[derive(Default)]
pub(crate) struct Report {
    pub(crate) count: Count,
    steps: Vec<(&'static str, Duration)>,
}

impl Report {
    /// Does a step, and notes how long it took.
    pub(crate) fn step<T>(
        &mut self,
        name: &'static str,
        work: impl FnOnce(&mut Count) -> Result<T, String>,
    ) -> Result<T, String> {
        println!("\n== {name}");
        let began = Instant::now();
        let done = work(&mut self.count);
        self.steps.push((name, began.elapsed()));
        done
    }

    /// Does two things at the same time, each to its end whatever becomes of the other.
    pub(crate) fn beside<A, B: Send>(
        &mut self,
        one: impl FnOnce(&mut Self) -> Result<A, String>,
        other: impl FnOnce(&mut Self) -> Result<B, String> + Send,
    ) -> Result<(A, B), String> {
        let mut beside = Self::default();
        let (one, other) = thread::scope(|scope| {
            let other = scope.spawn(|| other(&mut beside));
            let one = one(self);
            (one, other.join().unwrap_or_else(|_| Err("a step panicked".to_owned())))
        });
        self.count.passed += beside.count.passed;
        self.count.failed += beside.count.failed;
        self.steps.extend(beside.steps);
        match (one, other) {
            (Ok(one), Ok(other)) => Ok((one, other)),
            (Err(one), Err(other)) => Err(format!("{one}\n{other}")),
            (Err(error), _) | (_, Err(error)) => Err(error),
        }
    }

    /// Tells the steps, then the summary that a run ends with.
    pub(crate) fn tell(&self, wall: Duration) {
        println!("\n== minutes by the clock, of {}; some steps ran beside others", minutes(wall));
        for (name, time) in &self.steps {
            println!("{:>6}  {name}", minutes(*time));
        }
        println!("\n{} passed, {} failed", self.count.passed, self.count.failed);
    }

    /// A failed test fails the run, whatever the program said that ran it.
    pub(crate) fn judge(&self) -> Done {
        match self.count.failed {
            0 => Ok(()),
            failed => Err(format!("{failed} tests failed")),
        }
    }
}

fn minutes(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[derive(Default)]
pub(crate) struct Count {
    passed: u64,
    failed: u64,
}

impl Count {
    /// Adds the summary of Rust's test runner: `test result: ok. 4 passed; 0 failed; …`.
    pub(crate) fn read_rust(&mut self, line: &str) {
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
    pub(crate) fn read_vitest(&mut self, line: &str) {
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
    pub(crate) fn read_node(&mut self, line: &str) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summaries_of_all_crates_are_added() {
        let mut count = Count::default();
        count.read_rust(
            "test result: ok. 4 passed; 0 failed; 0 ignored; 0 measured; finished in 0.00s",
        );
        count.read_rust("test result: FAILED. 18 passed; 3 failed; 0 ignored; finished in 0.16s");
        count.read_rust("test a_test ... ok");
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

    #[test]
    fn what_runs_beside_is_counted_and_ends_whatever_becomes_of_the_other() {
        let mut report = Report::default();
        let counted = |report: &mut Report| {
            report.step("counted", |count| {
                count.read_rust("test result: ok. 4 passed; 1 failed;");
                Ok(7)
            })
        };
        assert_eq!(report.beside(counted, counted), Ok((7, 7)));
        assert_eq!((report.count.passed, report.count.failed), (8, 2));
        let fails = |_: &mut Report| Err::<(), _>("no".to_owned());
        assert_eq!(report.beside(fails, counted), Err("no".to_owned()));
        assert_eq!(report.beside(counted, fails), Err("no".to_owned()));
        assert_eq!((report.count.passed, report.steps.len()), (16, 4));
    }

    #[test]
    fn one_failed_test_fails_the_run() {
        let mut report = Report::default();
        assert_eq!(report.judge(), Ok(()));
        report.count.failed = 1;
        assert!(report.judge().is_err());
    }
}
