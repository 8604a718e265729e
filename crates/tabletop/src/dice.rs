//! Random streams that never change: ChaCha20 words addressed by purpose and round.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The 256 bits from which a game's dice come. Never part of a view.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed of game `index` of a series that a number names: SHA-256 of a fixed text.
    #[must_use]
    pub fn derive(series: u64, index: u64) -> Self {
        Self(crate::digest::sha256(&[format!("kajiba seed {series} {index}").as_bytes()]).0)
    }

    /// Reads 64 hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        crate::digest::from_hex(text).map(Self)
    }

    /// 64 hexadecimal digits.
    #[must_use]
    pub fn to_hex(&self) -> String {
        crate::digest::to_hex(&self.0)
    }
}

/// A seed is a secret: it is not printed by accident.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.to_hex())
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::from_hex(&text).ok_or_else(|| serde::de::Error::custom("a seed is 64 hexadecimal digits"))
    }
}

/// A stream of random words for one purpose in one round. Streams are independent, so that one
/// player's choice does not change the order of another deck.
pub struct Dice(ChaCha20Rng);

impl Dice {
    /// The stream of `seed` for `purpose` in `round`.
    #[must_use]
    #[inline]
    pub fn new(seed: &Seed, purpose: u32, round: u32) -> Self {
        let mut rng = ChaCha20Rng::from_seed(seed.0);
        rng.set_stream(u64::from(purpose) << 32 | u64::from(round));
        Self(rng)
    }

    /// A number from 0 to `n` − 1, each equally likely: words that would favour some are thrown away.
    ///
    /// # Panics
    /// `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a die has at least one side");
        loop {
            let word = self.0.next_u32();
            // Only words at the very top can be unfair; the exact bound takes another division.
            if word <= u32::MAX - n || word <= u32::MAX - (u32::MAX % n + 1) % n {
                return word % n;
            }
        }
    }

    /// Shuffles in place: from the last place down, swap with a place at or before it.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// A quick, predictable generator (xorshift64*) for random players and search; never for a game's dice.
#[derive(Clone, Debug)]
pub struct Quick(u64);

impl Quick {
    /// A generator from any number.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number from 0 to `n` − 1.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let word = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        ((word * n as u64) >> 32) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Both golden lists were computed by an independent ChaCha20 as well.
    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut dice = Dice::new(&Seed([7; 32]), 3, 2);
        let rolls: Vec<u32> = (0..12).map(|_| dice.below(100)).collect();
        assert_eq!(rolls, [6, 26, 10, 53, 53, 3, 16, 23, 99, 77, 28, 76]);
    }

    #[test]
    fn a_shuffle_never_changes() {
        let mut deck: Vec<u8> = (0..10).collect();
        Dice::new(&Seed([0; 32]), 1, 0).shuffle(&mut deck);
        assert_eq!(deck, [1, 3, 5, 6, 2, 8, 9, 4, 7, 0]);
    }

    #[test]
    fn streams_of_other_purposes_and_rounds_differ() {
        let seed = Seed([1; 32]);
        let roll = |purpose, round| Dice::new(&seed, purpose, round).below(u32::MAX);
        assert_ne!(roll(0, 0), roll(1, 0));
        assert_ne!(roll(0, 0), roll(0, 1));
    }

    #[test]
    fn below_is_fair_at_its_edges() {
        let mut dice = Dice::new(&Seed([9; 32]), 0, 0);
        let mut counts = [0u32; 3];
        for _ in 0..30_000 {
            counts[dice.below(3) as usize] += 1;
        }
        assert!(counts.iter().all(|&n| (9_700..10_300).contains(&n)), "{counts:?}");
        assert_eq!(dice.below(1), 0);
    }
}
