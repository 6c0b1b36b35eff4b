//! What a line of `dublet solve --batch` costs: four values, a plan, JSON in and out.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use dublet_solver::{Goal, Solver};
use serde_json::{Value, json};

use crate::{
    measure::{CpuTime, micros},
    position::{Position, write_text},
};

/// What answers the lines.
pub(crate) enum Lines {
    /// The program itself.
    Program(PathBuf),
    /// The same work in this process, where the program has no such command.
    Here,
}

/// CPU time to spend on a class, about: enough to be counted well.
const SPEND: Duration = Duration::from_millis(500);
/// Lines are repeated at most so often.
const REPEATS: usize = 500;

/// The program beside this one.
pub(crate) fn program() -> std::io::Result<PathBuf> {
    Ok(std::env::current_exe()?.with_file_name("dublet"))
}

impl Lines {
    /// The program beside this one, if it can.
    pub(crate) fn find() -> Self {
        let program = program();
        let can = |program: &PathBuf| {
            let help = Command::new(program).args(["solve", "--help"]).output();
            help.is_ok_and(|help| String::from_utf8_lossy(&help.stdout).contains("--batch"))
        };
        program.ok().filter(can).map_or(Self::Here, Self::Program)
    }

    /// Who answers, in words.
    pub(crate) fn describe(&self) -> &'static str {
        match self {
            Self::Program(_) => "`dublet solve --batch FILE --threads 1`, the whole program",
            Self::Here => "the work of a `--batch` line, in the benchmark's own process",
        }
    }

    /// Mean CPU time of a line in µs. The answers must be `tiles`.
    pub(crate) fn cpu(
        &self,
        positions: &[Position],
        tiles: &[u16],
        folder: &Path,
        solver: &mut Solver,
    ) -> Result<f64, String> {
        let lines: Vec<String> = positions.iter().map(Position::line).collect();
        let busy = CpuTime::here();
        let answers: Vec<String> = lines.iter().map(|line| answer(line, solver)).collect();
        let once = busy.elapsed();
        let often = SPEND.div_duration_f64(once.max(Duration::from_micros(1)));
        let repeats = (often as usize).clamp(1, REPEATS);
        let (used, answers) = match self {
            Self::Program(program) => run(program, &lines, repeats, folder)?,
            Self::Here => {
                let busy = CpuTime::here();
                for line in lines.iter().cycle().take(lines.len() * repeats) {
                    std::hint::black_box(answer(line, solver));
                }
                (busy.elapsed(), answers)
            }
        };
        check(&answers, tiles)?;
        Ok(micros(used) / (lines.len() * repeats) as f64)
    }
}

/// Runs the program on the lines; its CPU time and its answers.
fn run(
    program: &Path,
    lines: &[String],
    repeats: usize,
    folder: &Path,
) -> Result<(Duration, Vec<String>), String> {
    let (questions, answers) = (folder.join("lines.jsonl"), folder.join("answers.jsonl"));
    write_text(&questions, &(lines.join("\n") + "\n").repeat(repeats))?;
    let failed = |error: &dyn std::fmt::Display| format!("dublet solve --batch: {error}");
    let file = File::create(&answers).map_err(|error| failed(&error))?;
    let busy = CpuTime::of_programs();
    let status = Command::new(program)
        .args(["solve", "--batch"])
        .arg(&questions)
        .args(["--threads", "1"])
        .stdout(file)
        .stderr(Stdio::inherit())
        .status()
        .map_err(|error| failed(&error))?;
    let used = busy.elapsed();
    if !status.success() {
        return Err(failed(&status));
    }
    let text = fs::read_to_string(&answers).map_err(|error| failed(&error))?;
    Ok((used, text.lines().map(str::to_owned).collect()))
}

/// Every answer has the most tiles that was measured, in the order of the questions.
fn check(answers: &[String], tiles: &[u16]) -> Result<(), String> {
    for (answer, wanted) in answers.iter().zip(tiles.iter().cycle()) {
        let answer: Value = serde_json::from_str(answer).map_err(|error| error.to_string())?;
        if answer["max_tiles"] != *wanted {
            return Err(format!("{wanted} tiles can be laid, but a line says: {answer}"));
        }
    }
    match answers.is_empty() || !answers.len().is_multiple_of(tiles.len()) {
        true => Err(format!("{} answers for {} positions", answers.len(), tiles.len())),
        false => Ok(()),
    }
}

/// Answers a line as `dublet solve --batch` does.
fn answer(line: &str, solver: &mut Solver) -> String {
    let position = Position::read(line).expect("our own line");
    let (rules, table, rack) = (position.rules(), &position.table, &position.rack);
    let tiles = solver.best_lay(&rules, table, rack, Goal::Tiles).tiles;
    let plan = solver.plan();
    let shed = solver.best_lay(&rules, table, rack, Goal::Shed).shed;
    let opening = solver.best_opening(&rules, rack);
    let without_jokers = solver.best_opening(&rules, &rack.without_jokers());
    let answer = json!({
        "max_tiles": tiles,
        "max_shed": shed,
        "best_opening": opening,
        "best_opening_without_jokers": without_jokers,
        "plan": plan,
    });
    answer.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        r#"{"edition":"standard","table":[["b4","r4","y4","k4"]],"rack":["b3","b5","b6","k9"]}"#;

    #[test]
    fn a_line_is_answered_with_four_values_and_a_plan() {
        let answer: Value = serde_json::from_str(&answer(LINE, &mut Solver::new())).unwrap();
        assert_eq!(
            (answer["max_tiles"].as_u64(), answer["max_shed"].as_u64()),
            (Some(3), Some(14))
        );
        assert_eq!(answer["best_opening"], 0);
        assert_eq!(answer["plan"].as_array().unwrap().len(), 2);
    }

    #[test]
    fn wrong_missing_and_surplus_answers_are_noticed() {
        let answer = answer(LINE, &mut Solver::new());
        assert!(check(&[answer.clone(), answer.clone()], &[3]).is_ok());
        assert!(check(std::slice::from_ref(&answer), &[4]).is_err());
        assert!(check(std::slice::from_ref(&answer), &[3, 3]).is_err());
        assert!(check(&[], &[3]).is_err());
    }
}
