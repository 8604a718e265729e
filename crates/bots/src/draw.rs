//! Random choices among options.

use tabletop::Quick;

/// Draws an option by its weight; `sum` is the sum of all weights.
pub(crate) fn weighted(weights: impl Iterator<Item = u64>, sum: u64, quick: &mut Quick) -> usize {
    let mut rest = quick.below(sum as usize) as u64;
    for (n, weight) in weights.enumerate() {
        if rest < weight {
            return n;
        }
        rest -= weight;
    }
    unreachable!("the weights make up their sum")
}

/// Draws one of the options with the greatest worth.
///
/// # Panics
/// There are no options.
pub(crate) fn best(worths: &[i32], quick: &mut Quick) -> usize {
    let greatest = *worths.iter().max().expect("a bot is asked only where it can choose");
    let best: Vec<usize> = (0..worths.len()).filter(|&n| worths[n] == greatest).collect();
    best[quick.below(best.len())]
}
