//! Bots at Shōgun no Katana.

mod novice;
mod people;
mod printed;
mod random;
mod search;
mod solo;
mod story;

/// The turn with which the last round begins, as rollouts count turns.
const LAST_ROUND: u32 = 32 * katana::table::N_ROUNDS as u32;
