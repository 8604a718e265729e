//! Bots for Shogunate.

mod evaluator;
mod line_value;
mod novice;

pub use evaluator::ShogunateEvaluator;
pub use novice::Novice;
