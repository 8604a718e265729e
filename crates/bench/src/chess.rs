//! Random chess games with shakmaty, to compare with.

use std::hint::black_box;

use shakmaty::{Chess, Position};
use tabletop::Quick;

/// How many plies so many games take: legal moves, uniform choice, unchecked play, to the end or 500 plies.
#[must_use]
pub fn plies(games: u64) -> u64 {
    let mut n_plies = 0;
    for number in 0..games {
        let mut quick = Quick::new(number);
        let mut position = Chess::default();
        for _ in 0..500 {
            let moves = position.legal_moves();
            if moves.is_empty() || position.is_insufficient_material() {
                break;
            }
            position.play_unchecked(moves[quick.below(moves.len())]);
            n_plies += 1;
        }
        black_box(&position);
    }
    n_plies
}
