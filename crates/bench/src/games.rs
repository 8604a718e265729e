//! The list of games for measurements that cover all of them.

/// A name, and fixed work whose instructions are counted.
pub type Case = (&'static str, fn());

/// The work of all games.
#[must_use]
pub fn cases() -> Vec<Case> {
    [crate::katana::CASES, crate::shogunate::CASES].concat()
}

/// The games whose pages are measured, each with its number of seats.
pub const PAGES: [(&str, usize); 2] = [("katana", 4), ("shogunate", 6)];
