//! The page's answers without a page: `answers REPEATS FILE…` prints, for each line of the files, microseconds, a
//! tab and what [`Solver::answer`] says. Tests and a benchmark under Node compare both.

use std::{error::Error, fs, time::Instant};

use dublet_wasm::Solver;

fn main() -> Result<(), Box<dyn Error>> {
    let mut solver = Solver::new();
    let mut args = std::env::args().skip(1);
    // The fastest of several is what the code takes; the others are what else the machine did.
    let repeats: usize = args.next().ok_or("answers REPEATS FILE…")?.parse()?;
    for file in args {
        for line in fs::read_to_string(&file).map_err(|error| format!("{file}: {error}"))?.lines() {
            let mut fastest = f64::INFINITY;
            let mut answer = String::new();
            for _ in 0..repeats {
                let start = Instant::now();
                answer = solver.answer(line);
                fastest = fastest.min(start.elapsed().as_secs_f64() * 1e6);
            }
            println!("{fastest:.1}\t{answer}");
        }
    }
    Ok(())
}
