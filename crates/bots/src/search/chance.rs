//! Choosing by chance, the better the likelier: each so much worse, half as often.

use tabletop::Quick;

/// How likely each of some options is.
#[derive(Default)]
pub(super) struct Chances {
    shares: Vec<u32>,
    sum: u64,
}

/// The share of the best.
const BEST: u32 = 1 << 16;
/// Sixteenths of a halving: 2^16 · 2^(−n/16).
const SIXTEENTHS: [u32; 16] = [
    65536, 62757, 60097, 57549, 55109, 52773, 50535, 48393, 46341, 44376, 42495, 40693, 38968, 37316, 35734,
    34219,
];

impl Chances {
    /// Chances by worth; one that is worse by `half` is half as likely.
    pub(super) fn set(&mut self, worths: &[i32], half: i32) {
        let best = worths.iter().copied().max().unwrap_or(0);
        self.shares.clear();
        self.shares.extend(worths.iter().map(|&worth| share(best - worth, half)));
        self.sum = self.shares.iter().map(|&share| u64::from(share)).sum();
    }

    /// One of the options.
    pub(super) fn pick(&self, quick: &mut Quick) -> usize {
        let mut rest = quick.below(self.sum as usize) as u64;
        for (n, &share) in self.shares.iter().enumerate() {
            if rest < u64::from(share) {
                return n;
            }
            rest -= u64::from(share);
        }
        unreachable!("the shares make up their sum")
    }

    /// The chances as parts of 65,536, a tenth of it for all alike so that nothing is ruled out.
    pub(super) fn priors(&self) -> Vec<u32> {
        let alike = u64::from(BEST) / (10 * self.shares.len().max(1) as u64);
        let priors = self.shares.iter().map(|&share| {
            let part = u64::from(share) * u64::from(BEST) / self.sum;
            (part * 9 / 10 + alike) as u32
        });
        priors.collect()
    }
}

fn share(worse_by: i32, half: i32) -> u32 {
    let sixteenths = (16 * worse_by / half) as usize;
    if sixteenths >= 16 * 16 { 0 } else { SIXTEENTHS[sixteenths % 16] >> (sixteenths / 16) }
}
