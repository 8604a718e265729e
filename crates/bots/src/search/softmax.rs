//! Probabilities from logits, in integers.

use tabletop::Quick;

use crate::draw;

/// The probabilities of some options.
#[derive(Default)]
pub(super) struct Softmax {
    weights: Vec<u32>,
    sum: u64,
}

/// The weight of the best option.
const ONE: u32 = 1 << 16;
/// Sixteenths of a halving: 2^16 · 2^(−n/16).
const SIXTEENTHS: [u32; 16] = [
    65536, 62757, 60097, 57549, 55109, 52773, 50535, 48393, 46341, 44376, 42495, 40693, 38968, 37316, 35734,
    34219,
];

impl Softmax {
    /// Sets the probabilities; an option whose logit is less by `temperature` is half as likely.
    pub(super) fn set(&mut self, logits: &[i32], temperature: i32) {
        let best = logits.iter().copied().max().unwrap_or(0);
        self.weights.clear();
        self.weights.extend(logits.iter().map(|&logit| weight(best - logit, temperature)));
        self.sum = self.weights.iter().map(|&weight| u64::from(weight)).sum();
    }

    /// Draws one of the options.
    pub(super) fn sample(&self, quick: &mut Quick) -> usize {
        draw::weighted(self.weights.iter().map(|&weight| u64::from(weight)), self.sum, quick)
    }

    /// The probabilities as parts of 65,536. A tenth of it is spread evenly, so that no option is ruled out.
    pub(super) fn priors(&self) -> Vec<u32> {
        let uniform = u64::from(ONE) / (10 * self.weights.len().max(1) as u64);
        let priors = self.weights.iter().map(|&weight| {
            let part = u64::from(weight) * u64::from(ONE) / self.sum;
            (part * 9 / 10 + uniform) as u32
        });
        priors.collect()
    }
}

fn weight(worse_by: i32, temperature: i32) -> u32 {
    let sixteenths = (16 * worse_by / temperature) as usize;
    if sixteenths >= 16 * 16 { 0 } else { SIXTEENTHS[sixteenths % 16] >> (sixteenths / 16) }
}
