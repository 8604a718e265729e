//! Random streams that never change: ChaCha20 words addressed by purpose and round.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

use crate::chacha;

/// The 256 bits that all dice of a game come from. Never part of a view.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(#[serde(with = "crate::digest::hex")] pub [u8; 32]);

impl Seed {
    /// The seed of game `index` of a numbered series: the SHA-256 of a fixed text.
    #[must_use]
    pub fn derive(series: u64, index: u64) -> Self {
        let (mut one, mut other) = ([0; DIGITS_MAX], [0; DIGITS_MAX]);
        let text = [b"kajiba seed ".as_slice(), decimal(series, &mut one), b" ", decimal(index, &mut other)];
        Self(crate::digest::sha256(&text).0)
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

/// How many decimal digits a number can have.
const DIGITS_MAX: usize = 20;

/// Writes a number as decimal digits to the end of `digits`. Simulations derive a seed for every game, and formatting a
/// string would take most of that time.
fn decimal(mut number: u64, digits: &mut [u8; DIGITS_MAX]) -> &[u8] {
    let mut start = DIGITS_MAX;
    loop {
        start -= 1;
        digits[start] = b'0' + (number % 10) as u8;
        number /= 10;
        if number == 0 {
            return &digits[start..];
        }
    }
}

/// A stream of random words for one purpose in one round. Streams are independent, so that one
/// player's choice does not change the order of another deck.
pub struct Dice {
    seed: Seed,
    stream: u64,
    /// The number of the first block that has not been made yet.
    next_block: u64,
    /// Words made ahead; those from `next` up to `end` have not been taken.
    words: [u32; WORDS_MAX],
    next: usize,
    end: usize,
}

/// The words of a block.
const BLOCK_WORDS: usize = 16;
/// How many words are made at once for a long list: four blocks.
const WORDS_MAX: usize = 4 * BLOCK_WORDS;

impl Dice {
    /// The stream of `seed` for `purpose` in `round`.
    #[must_use]
    pub fn new(seed: &Seed, purpose: u32, round: u32) -> Self {
        let stream = u64::from(purpose) << 32 | u64::from(round);
        Self { seed: *seed, stream, next_block: 0, words: [0; WORDS_MAX], next: 0, end: 0 }
    }

    /// A number from 0 to `n` − 1, each equally likely: words that would favour some numbers are skipped.
    ///
    /// # Panics
    /// `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a die has at least one side");
        loop {
            if self.next == self.end {
                self.make_words(1);
            }
            let word = self.words[self.next];
            self.next += 1;
            if let Some(number) = fair(word, n) {
                return number;
            }
        }
    }

    /// Shuffles in place: from the last place down, swap with a place at or before it.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut n_left = items.len().saturating_sub(1);
        while n_left > 0 {
            if self.next == self.end {
                self.make_words(n_left);
            }
            // Take words in a batch: every deal shuffles long lists.
            let ahead = &self.words[self.next..self.end];
            let ahead = &ahead[..n_left.min(ahead.len())];
            self.next += ahead.len();
            for &word in ahead {
                if let Some(place) = fair(word, n_left as u32 + 1) {
                    items.swap(n_left, place as usize);
                    n_left -= 1;
                }
            }
        }
    }

    /// Makes one block, or four at once if more words are wanted than one holds.
    #[inline(never)]
    fn make_words(&mut self, n_wanted: usize) {
        let (block, _) = self.words.split_first_chunk_mut().expect("there is room for a block");
        if n_wanted <= BLOCK_WORDS {
            chacha::write_block(&self.seed.0, self.stream, self.next_block, block);
            (self.next, self.end) = (0, BLOCK_WORDS);
        } else {
            let mut rng = ChaCha20Rng::from_seed(self.seed.0);
            rng.set_stream(self.stream);
            rng.set_block_pos(self.next_block);
            let mut bytes = [0; 4 * WORDS_MAX];
            rng.fill_bytes(&mut bytes);
            for (word, bytes) in self.words.iter_mut().zip(bytes.as_chunks().0) {
                *word = u32::from_le_bytes(*bytes);
            }
            (self.next, self.end) = (0, WORDS_MAX);
        }
        self.next_block += (self.end / BLOCK_WORDS) as u64;
    }
}

/// The number from 0 to `n` − 1 that a word gives; `None` for a word that would favour some numbers.
#[inline]
fn fair(word: u32, n: u32) -> Option<u32> {
    // Only the largest words can be unfair; the exact bound costs another division.
    (word <= u32::MAX - n || word <= u32::MAX - (u32::MAX % n + 1) % n).then(|| remainder(word, n))
}

/// `word` modulo `n`, by multiplication if the reciprocal is known, which is faster than a division.
#[inline]
fn remainder(word: u32, n: u32) -> u32 {
    let Some(reciprocal) = RECIPROCALS.get(n as usize) else { return word % n };
    let fraction = reciprocal.wrapping_mul(u64::from(word));
    ((u128::from(fraction) * u128::from(n)) >> 64) as u32
}

/// 2⁶⁴ divided by each number from 1 on, rounded up, modulo 2⁶⁴: enough for lists as long as decks of cards.
const RECIPROCALS: [u64; 65] = {
    let mut reciprocals = [0; 65];
    let mut n = 1;
    while n < reciprocals.len() {
        reciprocals[n] = (u64::MAX / n as u64).wrapping_add(1);
        n += 1;
    }
    reciprocals
};

/// A fast, predictable generator (xorshift64*) for random players and search; never for a game's dice.
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

    // An independent ChaCha20 gives the same two lists.
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

    /// A long list takes more words than are made ahead; each place gets the same word as when rolling one by one.
    #[test]
    fn a_shuffle_takes_a_word_a_swap_however_long_the_list() {
        for n in [0, 1, 2, 13, 64, 65, 66, 200] {
            let (mut at_once, mut one_by_one): (Vec<usize>, Vec<usize>) =
                ((0..n).collect(), (0..n).collect());
            let mut dice = Dice::new(&Seed([3; 32]), 2, 1);
            dice.shuffle(&mut at_once);
            let mut same = Dice::new(&Seed([3; 32]), 2, 1);
            for last in (1..n).rev() {
                one_by_one.swap(last, same.below(last as u32 + 1) as usize);
            }
            assert_eq!(at_once, one_by_one);
            assert_eq!(dice.below(u32::MAX), same.below(u32::MAX), "what follows is the same");
        }
    }

    #[test]
    fn a_seed_is_derived_from_the_numbers_as_one_writes_them() {
        for (series, index) in [(0, 0), (7, 10), (90, 1_000_000), (u64::MAX, 9)] {
            let text = format!("kajiba seed {series} {index}");
            assert_eq!(Seed::derive(series, index).0, crate::digest::sha256(&[text.as_bytes()]).0);
        }
    }

    #[test]
    fn streams_of_other_purposes_and_rounds_differ() {
        let seed = Seed([1; 32]);
        let roll = |purpose, round| Dice::new(&seed, purpose, round).below(u32::MAX);
        assert_ne!(roll(0, 0), roll(1, 0));
        assert_ne!(roll(0, 0), roll(0, 1));
    }

    #[test]
    fn a_remainder_is_that_of_a_division() {
        for n in (1..=70).chain([1000, u32::MAX]) {
            let edges = [0, 1, n - 1, n, u32::MAX / 2, u32::MAX - n, u32::MAX - 1, u32::MAX];
            let multiples = (0..1000u32).map(|k| (u32::MAX / n).wrapping_sub(k).wrapping_mul(n));
            for word in edges.into_iter().chain(multiples.flat_map(|word| [word, word.wrapping_sub(1)])) {
                assert_eq!(remainder(word, n), word % n, "{word} modulo {n}");
            }
        }
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
