//! Tables of learned weights as text. A header says what the weights are for, and is checked when a table is read.
//!
//! A table has named rows, and columns in named groups:
//!
//! ```text
//! kajiba-weights 1
//! model solo policy
//! rows pass deliver
//! columns round*workers:24 honor:15
//! 0 3 -1 …
//! ```
//!
//! The weights follow row by row, with a line for each group of columns.

use std::fmt;

/// The names and sizes of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schema {
    /// What the weights are for.
    pub model: &'static str,
    /// The names of the rows.
    pub rows: Vec<String>,
    /// The names of the groups of columns, and how many columns each has.
    pub columns: Vec<(&'static str, usize)>,
}

/// Why a table cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableProblem {
    /// A word of the header is another.
    Header {
        /// What the program has; nothing where the header has too many words.
        expected: Option<String>,
        /// What the table has; nothing where the header is too short.
        found: Option<String>,
    },
    /// A weight is no number, or too great.
    Weight(String),
    /// There are more or fewer weights than rows and columns.
    Count {
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
}

/// The format and its version.
const FORMAT: &str = "kajiba-weights 1";
/// How many lines a header has.
const N_HEADER_LINES: usize = 4;

impl Schema {
    /// How many columns a row has.
    #[must_use]
    pub fn n_columns(&self) -> usize {
        self.columns.iter().map(|(_, size)| size).sum()
    }

    /// Reads what [`Schema::write`] has written.
    ///
    /// # Errors
    /// The header names other rows or columns, or the weights do not fit it.
    pub fn read(&self, text: &str) -> Result<Box<[i16]>, TableProblem> {
        let mut lines = text.lines();
        let header: Vec<&str> = lines.by_ref().take(N_HEADER_LINES).collect();
        let (expected, found) = (self.header(), header.join("\n"));
        let mut words = (expected.split_whitespace(), found.split_whitespace());
        loop {
            match (words.0.next(), words.1.next()) {
                (None, None) => break,
                (expected, found) if expected == found => {}
                (expected, found) => {
                    let [expected, found] = [expected, found].map(|word| word.map(str::to_owned));
                    return Err(TableProblem::Header { expected, found });
                }
            }
        }
        let weight = |word: &str| word.parse().map_err(|_| TableProblem::Weight(word.to_owned()));
        let weights: Box<[i16]> =
            lines.flat_map(str::split_ascii_whitespace).map(weight).collect::<Result<_, _>>()?;
        let (expected, found) = (self.rows.len() * self.n_columns(), weights.len());
        if expected == found { Ok(weights) } else { Err(TableProblem::Count { expected, found }) }
    }

    /// Reads a table that is part of the program.
    ///
    /// # Panics
    /// The table does not fit the program: it must be learned again.
    #[must_use]
    pub fn read_embedded(&self, file: &str, text: &str) -> Box<[i16]> {
        self.read(text).unwrap_or_else(|problem| panic!("{file}: {problem}"))
    }

    /// The table as text.
    ///
    /// # Panics
    /// The weights do not fit.
    #[must_use]
    pub fn write(&self, weights: &[i16]) -> String {
        assert_eq!(weights.len(), self.rows.len() * self.n_columns(), "each row and column has a weight");
        let mut text = self.header() + "\n";
        let mut rest = weights;
        for _ in &self.rows {
            for &(_, size) in &self.columns {
                let (group, after) = rest.split_at(size);
                rest = after;
                let numbers: Vec<String> = group.iter().map(i16::to_string).collect();
                text.push_str(&numbers.join(" "));
                text.push('\n');
            }
        }
        text
    }

    fn header(&self) -> String {
        let columns: Vec<String> = self.columns.iter().map(|(name, size)| format!("{name}:{size}")).collect();
        format!("{FORMAT}\nmodel {}\nrows {}\ncolumns {}", self.model, self.rows.join(" "), columns.join(" "))
    }
}

impl fmt::Display for TableProblem {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        let word = |word: &Option<String>| word.clone().unwrap_or("nothing".to_owned());
        match self {
            Self::Header { expected, found } => {
                write!(to, "the header has {}, the program {}", word(found), word(expected))
            }
            Self::Weight(weight) => write!(to, "{weight} is not a weight"),
            Self::Count { expected, found } => write!(to, "{found} weights instead of {expected}"),
        }
    }
}

impl std::error::Error for TableProblem {}

#[cfg(test)]
mod tests {
    use super::*;

    fn schema() -> Schema {
        Schema {
            model: "test policy",
            rows: vec!["pass".to_owned(), "deliver".to_owned()],
            columns: vec![("workers", 2), ("coins", 1)],
        }
    }

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let weights = [1, -2, 3, 4, 5, -600];
        let text = schema().write(&weights);
        assert_eq!(&*schema().read(&text).unwrap(), weights);
    }

    #[test]
    fn a_table_for_other_features_is_refused_by_the_one_that_differs() {
        let text = schema().write(&[0; 6]);
        let refused = |from: &str, to: &str| schema().read(&text.replace(from, to)).unwrap_err().to_string();
        assert_eq!(refused("coins:1", "coins:2"), "the header has coins:2, the program coins:1");
        assert_eq!(refused("coins", "monks"), "the header has monks:1, the program coins:1");
        assert_eq!(refused(" deliver", ""), "the header has columns, the program deliver");
        assert_eq!(refused("coins:1", "coins:1 monks:1"), "the header has monks:1, the program nothing");
        assert_eq!(refused("test", "other"), "the header has other, the program test");
        assert_eq!(refused("0 0\n0\n", "0 0\n"), "4 weights instead of 6");
        assert_eq!(refused("0 0\n", "0 0.5\n"), "0.5 is not a weight");
    }
}
