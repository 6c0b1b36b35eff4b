//! `dublet solve --batch`: many positions, a line of JSON each, on several threads.

use std::{
    fs::File,
    io::{self, BufWriter, IsTerminal, Read, Write},
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
    thread,
};

use dublet_words::Words;
use indicatif::{ProgressBar, ProgressStyle};

use super::{
    blocks::{Block, Blocks},
    in_order::{Done, Ending, InOrder},
    line::{LineSolver, write_error},
};
use crate::{
    answer::{Answer, BadInput, Outcome, cannot_read, cannot_write, in_file},
    print, progress,
};

/// A file of positions and how to go through it.
pub(super) struct Batch<'w> {
    /// What the file is called in messages.
    name: PathBuf,
    keep_going: bool,
    threads: usize,
    bar: ProgressBar,
    words: &'w Words,
}

/// Answers every line of a file, or of standard input when it is called `-`.
pub(super) fn run(file: &Path, threads: usize, keep_going: bool, words: &Words) -> Outcome {
    let batch = |name: PathBuf, bar| Batch { name, keep_going, threads, bar, words };
    if file == Path::new("-") {
        let name = words.say("solve-standard-input").into();
        return batch(name, ProgressBar::hidden()).solve(io::stdin());
    }
    let open = || File::open(file).and_then(|open| Ok((open.metadata()?.len(), open)));
    let (length, open) = open().map_err(|error| cannot_read(file, &error, words))?;
    batch(file.to_owned(), bar(length)).solve(open)
}

/// A bar over the bytes of a file, unless the answers themselves go to the terminal.
fn bar(length: u64) -> ProgressBar {
    if io::stdout().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {percent}%");
    progress::bar(length).with_style(style.expect("a template indicatif knows"))
}

impl Batch<'_> {
    fn solve(self, input: impl Read + Send) -> Outcome {
        let blocks = Mutex::new(Blocks::new(input));
        let tell = |text: &str| self.bar.suspend(|| print::error(text));
        let output = BufWriter::with_capacity(1 << 16, io::stdout());
        let in_order = InOrder::new(output, tell);
        thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| self.work(&blocks, &in_order));
            }
        });
        self.bar.finish_and_clear();
        self.outcome(in_order.finish())
    }

    fn outcome(&self, ending: Ending) -> Outcome {
        match ending {
            // Whoever reads the answers has read enough.
            Ending { cannot_write: Some(error), .. }
                if error.kind() == io::ErrorKind::BrokenPipe =>
            {
                Ok(Answer::Fine)
            }
            Ending { cannot_write: Some(error), .. } => {
                Err(cannot_write(Path::new("stdout"), &error, self.words))
            }
            Ending { ended_by: Some(error), .. } => Err(BadInput(error)),
            Ending { positions: 0, .. } => {
                Err(in_file(&self.name, self.words.say("error-no-lines"), self.words))
            }
            Ending { any_gone_past: true, .. } => Ok(Answer::Bad),
            _ => Ok(Answer::Fine),
        }
    }

    /// Solves block after block until there is none.
    fn work<W: Write, T: Fn(&str)>(
        &self,
        blocks: &Mutex<Blocks<impl Read>>,
        in_order: &InOrder<W, T>,
    ) {
        let _on_panic = GiveUp(in_order);
        let mut solver = LineSolver::new(self.words);
        let (mut block, mut done) = (Block::default(), Done::default());
        loop {
            let read = blocks.lock().unwrap_or_else(PoisonError::into_inner).next(&mut block);
            match read {
                Ok(false) => return,
                Ok(true) => self.answer(&block, &mut solver, &mut done),
                Err(error) => {
                    done.ended_by = Some(cannot_read(&self.name, &error, self.words).0);
                }
            }
            self.bar.inc(block.text.len() as u64);
            if !in_order.put(block.place, &mut done) {
                return;
            }
        }
    }

    fn answer(&self, block: &Block, solver: &mut LineSolver<'_>, done: &mut Done) {
        done.flush = block.is_last_for_now;
        let lines = block.text.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii);
        for (line, number) in lines.zip(block.first_line..).filter(|(line, _)| !line.is_empty()) {
            done.positions += 1;
            let Err(error) = solver.answer(line, &mut done.answers) else { continue };
            if self.keep_going {
                write_error(&mut done.answers, &error);
                done.gone_past.push(self.at_line(number, error));
            } else {
                done.ended_by = Some(self.at_line(number, error));
                return;
            }
        }
    }

    fn at_line(&self, number: u64, error: String) -> String {
        let args = [("line", number.into()), ("error", error.into())];
        in_file(&self.name, self.words.tell("error-line", args), self.words).0
    }
}

/// Lets the others stop when a worker panics: they would wait for its block.
struct GiveUp<'a, W: Write, T: Fn(&str)>(&'a InOrder<W, T>);

impl<W: Write, T: Fn(&str)> Drop for GiveUp<'_, W, T> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.give_up();
        }
    }
}
