//! The learned part of the policy, alone with a Ghost: a linear function of sparse binary features.
//!
//! An option has a class, such as "a Worker to the Market". Each class has a weight for every value of every context feature,
//! such as "round 2 with three Workers left", for the details of the option, and for what the heuristic says of it. The
//! weights of the features that hold are added to the logit. They were learned by policy gradient
//! (`cargo run --release -p bench --bin learn policy`). A second table is for the chapter that asks for Coins (`learn coins-policy`).

mod action;
mod context;
mod details;

use std::sync::{Arc, LazyLock};

use crate::learned::{Schema, TableProblem};
pub use action::ActionFeatures;
use action::{N_BUCKETS, N_CLASSES, N_DETAILS};
pub use context::{ContextFeatures, N_CONTEXT};
pub(super) use details::{LineMoves, benefit_class, effect_class, honor_class};

/// The resolution of the weights: so many make a tenth of a point.
pub const LOGIT_SCALE: i32 = 16;

const N_ROUNDS: usize = 4;
/// The weights of a class.
const CLASS_WIDTH: usize = N_CONTEXT + N_ROUNDS * (N_DETAILS + N_BUCKETS);
/// How many weights there are.
pub const N_WEIGHTS: usize = N_CLASSES * CLASS_WIDTH;

/// The weights, class by class.
#[derive(Clone, Debug)]
pub struct LinearPolicy(pub Box<[i16]>);

impl LinearPolicy {
    /// The policy for games alone with a Ghost.
    #[must_use]
    pub fn solo() -> Arc<Self> {
        static LEARNED: Embedded =
            LazyLock::new(|| embedded("solo_policy.txt", include_str!("learned/solo_policy.txt")));
        LEARNED.clone()
    }

    /// The policy where a chapter asks for Coins.
    #[must_use]
    pub fn coins() -> Arc<Self> {
        static LEARNED: Embedded =
            LazyLock::new(|| embedded("coins_policy.txt", include_str!("learned/coins_policy.txt")));
        LEARNED.clone()
    }

    /// All weights zero: the heuristic alone.
    #[must_use]
    pub fn zero() -> Self {
        Self(vec![0; N_WEIGHTS].into_boxed_slice())
    }

    /// Reads what [`LinearPolicy::write`] has written.
    ///
    /// # Errors
    /// It is something else, or was learned with other features.
    pub fn read(text: &str) -> Result<Self, TableProblem> {
        schema().read(text).map(Self)
    }

    /// The weights as a table.
    #[must_use]
    pub fn write(&self) -> String {
        schema().write(&self.0)
    }
}

/// A policy that is part of the program, read on first use.
type Embedded = LazyLock<Arc<LinearPolicy>>;

fn embedded(file: &str, text: &str) -> Arc<LinearPolicy> {
    Arc::new(LinearPolicy(schema().read_embedded(file, text)))
}

fn schema() -> Schema {
    let rows = action::CLASSES.iter().map(|&class| class.to_owned()).collect();
    let of_class = [("round*detail", N_ROUNDS * N_DETAILS), ("round*heuristic", N_ROUNDS * N_BUCKETS)];
    let columns: Vec<(&'static str, usize)> = context::COLUMNS.into_iter().chain(of_class).collect();
    let schema = Schema { model: "katana policy alone with a Ghost", rows, columns };
    assert_eq!(schema.rows.len() * schema.n_columns(), N_WEIGHTS, "each class and feature has a weight");
    schema
}
