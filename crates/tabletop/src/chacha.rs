//! One block of ChaCha20 at a time: often only the first words of a stream are needed.
//!
//! The `chacha20` crate makes four blocks at once in vector registers. For a single block this code takes about two
//! thirds of the time.

/// `expand 32-byte k`.
const CONSTANTS: Row = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

/// One of the four rows of the state.
type Row = [u32; 4];

/// Writes the 16 words of a block: 20 rounds, a 64-bit block counter, a 64-bit stream id in place of the nonce.
pub(crate) fn write_block(key: &[u8; 32], stream: u64, counter: u64, block: &mut [u32; 16]) {
    let key_row = |from| [word(key, from), word(key, from + 4), word(key, from + 8), word(key, from + 12)];
    let place = [counter as u32, (counter >> 32) as u32, stream as u32, (stream >> 32) as u32];
    let start = [CONSTANTS, key_row(0), key_row(16), place];
    let mut rows = start;
    for _ in 0..10 {
        let [a, b, c, d] = quarter_rounds(rows);
        // Rotating each row by its number turns diagonals into columns.
        let [a, b, c, d] = quarter_rounds([a, turned(b, 1), turned(c, 2), turned(d, 3)]);
        rows = [a, turned(b, 3), turned(c, 2), turned(d, 1)];
    }
    for (n, word) in block.iter_mut().enumerate() {
        *word = rows[n / 4][n % 4].wrapping_add(start[n / 4][n % 4]);
    }
}

fn word(key: &[u8; 32], at: usize) -> u32 {
    u32::from_le_bytes([key[at], key[at + 1], key[at + 2], key[at + 3]])
}

/// A quarter round in each of the four columns.
#[inline(always)]
fn quarter_rounds([mut a, mut b, mut c, mut d]: [Row; 4]) -> [Row; 4] {
    for (by_d, by_b) in [(16, 12), (8, 7)] {
        a = sum(a, b);
        d = mixed(d, a, by_d);
        c = sum(c, d);
        b = mixed(b, c, by_b);
    }
    [a, b, c, d]
}

#[inline(always)]
fn sum(one: Row, other: Row) -> Row {
    [0, 1, 2, 3].map(|n| one[n].wrapping_add(other[n]))
}

#[inline(always)]
fn mixed(one: Row, other: Row, bits: u32) -> Row {
    [0, 1, 2, 3].map(|n| (one[n] ^ other[n]).rotate_left(bits))
}

#[inline(always)]
fn turned(row: Row, by: usize) -> Row {
    [0, 1, 2, 3].map(|n| row[(n + by) % 4])
}

#[cfg(test)]
mod tests {
    use chacha20::ChaCha20Rng;
    use chacha20::rand_core::{Rng, SeedableRng};

    use super::*;

    #[test]
    fn a_block_is_that_of_the_crate() {
        for (key, stream, counter) in [(0, 0, 0), (7, 3 << 32 | 2, 1), (255, u64::MAX, u64::MAX - 9)] {
            let mut rng = ChaCha20Rng::from_seed([key; 32]);
            rng.set_stream(stream);
            rng.set_block_pos(counter);
            let mut block = [0; 16];
            write_block(&[key; 32], stream, counter, &mut block);
            assert_eq!(block, [(); 16].map(|()| rng.next_u32()));
        }
    }
}
