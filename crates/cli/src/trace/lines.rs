use std::io::{self, Read};

/// A line with more bytes is refused instead of kept. The longest recorded answer, which may be handed in as it is, has
/// a tenth of that.
pub const LONGEST: usize = 1 << 20;

/// The lines of an input, one at a time, in memory that does not grow with them.
pub struct Lines<R> {
    input: R,
    buffer: Vec<u8>,
    /// What of the buffer has been read and not been handed out: these bytes.
    from: usize,
    to: usize,
    ended: bool,
}

/// What comes next.
#[derive(Debug, PartialEq, Eq)]
pub enum Line<'a> {
    /// A line, without its end.
    Text(&'a [u8]),
    /// A line that was skipped since it is longer than [`LONGEST`].
    TooLong,
    /// No more lines.
    End,
}

impl<R: Read> Lines<R> {
    pub fn new(input: R) -> Self {
        Self { input, buffer: vec![0; 1 << 16], from: 0, to: 0, ended: false }
    }

    /// Whether the next line can't be had without reading, which may wait.
    pub fn is_drained(&self) -> bool {
        !self.ended && !self.buffer[self.from..self.to].contains(&b'\n')
    }

    /// The next line. A last line without a line end counts.
    pub fn next(&mut self) -> io::Result<Line<'_>> {
        let mut too_long = false;
        // How much of the line is known to hold no line end.
        let mut searched = 0;
        loop {
            let unsearched = &self.buffer[self.from + searched..self.to];
            if let Some(length) = unsearched.iter().position(|&byte| byte == b'\n') {
                let line = self.from..self.from + searched + length;
                self.from = line.end + 1;
                return Ok(if too_long || line.len() > LONGEST {
                    Line::TooLong
                } else {
                    Line::Text(&self.buffer[line])
                });
            }
            searched = self.to - self.from;
            if searched > LONGEST {
                too_long = true;
                self.from = self.to;
                searched = 0;
            }
            if !self.fill()? {
                let line = self.from..self.to;
                self.from = self.to;
                return Ok(match (too_long, line.is_empty()) {
                    (true, _) => Line::TooLong,
                    (false, true) => Line::End,
                    (false, false) => Line::Text(&self.buffer[line]),
                });
            }
        }
    }

    /// Reads more. Says whether there was any.
    fn fill(&mut self) -> io::Result<bool> {
        if self.ended {
            return Ok(false);
        }
        self.buffer.copy_within(self.from..self.to, 0);
        self.to -= self.from;
        self.from = 0;
        if self.to == self.buffer.len() {
            self.buffer.resize(2 * self.to, 0);
        }
        let read = loop {
            match self.input.read(&mut self.buffer[self.to..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                result => break result?,
            }
        };
        self.to += read;
        self.ended = read == 0;
        Ok(read > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Hands out a few bytes at a time, as a pipe may.
    struct Drip<'a>(&'a [u8]);

    impl Read for Drip<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let count = self.0.len().min(3).min(into.len());
            let (now, later) = self.0.split_at(count);
            into[..count].copy_from_slice(now);
            self.0 = later;
            Ok(count)
        }
    }

    #[test]
    fn lines_come_one_by_one() {
        let mut lines = Lines::new(Drip(b"one\n\nthree and more\r\nlast"));
        for expected in [&b"one"[..], b"", b"three and more\r", b"last"] {
            assert_eq!(lines.next().unwrap(), Line::Text(expected));
        }
        assert_eq!(lines.next().unwrap(), Line::End);
        assert_eq!(lines.next().unwrap(), Line::End);
    }

    #[test]
    fn a_very_long_line_is_skipped_without_being_kept() {
        let longest = vec![b'a'; LONGEST];
        let input = [&longest[..], b"\n", &longest[..], b"a\n", &vec![b'b'; 5 * LONGEST], b"\nnext\n", &longest, b"aa"];
        let input = input.concat();
        let mut lines = Lines::new(&input[..]);
        assert_eq!(lines.next().unwrap(), Line::Text(&longest));
        assert_eq!(lines.next().unwrap(), Line::TooLong);
        assert_eq!(lines.next().unwrap(), Line::TooLong);
        assert_eq!(lines.next().unwrap(), Line::Text(b"next"));
        assert_eq!(lines.next().unwrap(), Line::TooLong);
        assert_eq!(lines.next().unwrap(), Line::End);
        assert!(lines.buffer.len() <= 4 * LONGEST);
    }

    #[test]
    fn drained_means_that_reading_may_wait() {
        let mut lines = Lines::new(&b"one\ntwo\nthr"[..]);
        assert!(lines.is_drained());
        lines.next().unwrap();
        assert!(!lines.is_drained());
        lines.next().unwrap();
        assert!(lines.is_drained());
    }
}
