//! Classes that say how many things an element holds.
//!
//! A style sheet could count with `:has(> :nth-child(5))`, but then a browser styles the whole page again whenever anything is
//! added anywhere.

/// The classes of an element with `n` things: `at-least-5` for each of the numbers that are reached.
pub(crate) fn at_least(n: usize, numbers: &[usize]) -> String {
    let reached = numbers.iter().filter(|&&least| n >= least);
    reached.map(|least| format!("at-least-{least}")).collect::<Vec<_>>().join(" ")
}
