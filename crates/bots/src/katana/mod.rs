//! Bots for Shōgun no Katana.
//!
//! Among people the policy is a handcrafted heuristic. Alone with a Ghost a learned linear policy is added to it. Value models
//! estimate the result of rollouts that are cut off after a round.

mod evaluator;
mod heuristic;
mod policy;
mod value;

mod novice;

pub use evaluator::KatanaEvaluator;
pub use heuristic::weights::Weights;
pub use novice::Novice;
pub use policy::{ActionFeatures, ContextFeatures, LOGIT_SCALE, LinearPolicy, N_CONTEXT, N_WEIGHTS};
pub use value::{Opponents, ValueFeatures, ValueModel};
