//! Lines of a file, handed out a few at a time, so that a file of any size can be worked on by several.

use std::io::{self, BufRead, BufReader, Read};

/// Lines in a block: enough that handing them out costs nothing, few enough that nobody waits long for the
/// last block.
const LINES: u64 = 16;

/// Some lines in a row.
#[derive(Default)]
pub(super) struct Block {
    /// Its place among the blocks.
    pub(super) place: u64,
    /// The number of its first line.
    pub(super) first_line: u64,
    /// The lines with their ends.
    pub(super) text: Vec<u8>,
    /// Whether there are no more lines just now: somebody may wait for the answers before writing more.
    pub(super) is_last_for_now: bool,
}

/// A file cut into blocks.
pub(super) struct Blocks<R> {
    reader: BufReader<R>,
    handed_out: u64,
    lines: u64,
}

impl<R: Read> Blocks<R> {
    pub(super) fn new(file: R) -> Self {
        Self { reader: BufReader::with_capacity(1 << 16, file), handed_out: 0, lines: 0 }
    }

    /// Reads the next block into `block`; `false` at the end.
    pub(super) fn next(&mut self, block: &mut Block) -> io::Result<bool> {
        block.place = self.handed_out;
        block.first_line = self.lines + 1;
        block.text.clear();
        self.handed_out += 1;
        let mut lines = 0;
        block.is_last_for_now = loop {
            lines += u64::from(self.reader.read_until(b'\n', &mut block.text)? > 0);
            let more = self.reader.buffer().contains(&b'\n');
            if !more || lines == LINES {
                break !more;
            }
        };
        self.lines += lines;
        Ok(lines > 0)
    }
}
