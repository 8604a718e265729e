//! The value model: what the rest of the game is expected to bring, estimated at the start of a turn. Alone with a Ghost
//! that is the margin over the Ghost, among people the points of each seat.
//!
//! The model is linear in sparse binary features of the table: each Sword on the Forge by how far it is, Coins by how many there
//! are, products of two quantities that matter together. Each round has its own weights, and among people each number
//! of players. They were fitted to the results of games (`cargo run --release -p bench --bin learn value`, `learn solo-value`).

mod features;

use std::sync::{Arc, LazyLock};

use katana::{GhostLevel, Katana, Rules, Setup, TableRef, components::embedded, table::N_ROUNDS};
use tabletop::{Game, NoLog, Seat, Seed};

use crate::learned::{Schema, TableProblem};
pub use features::ValueFeatures;

/// Who the opponents of a person are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponents {
    /// A Ghost alone.
    Ghost,
    /// People alone.
    People,
}

/// The weight of each feature by round, in hundredths of a point.
#[derive(Clone, Debug)]
pub struct ValueModel {
    opponents: Opponents,
    n_features: usize,
    weights: Box<[i16]>,
}

impl ValueModel {
    /// The learned model.
    #[must_use]
    pub fn learned(opponents: Opponents) -> Arc<Self> {
        static GHOST: LazyLock<Arc<ValueModel>> = LazyLock::new(|| {
            embedded_model(Opponents::Ghost, "solo_value.txt", include_str!("learned/solo_value.txt"))
        });
        static PEOPLE: LazyLock<Arc<ValueModel>> = LazyLock::new(|| {
            embedded_model(Opponents::People, "people_value.txt", include_str!("learned/people_value.txt"))
        });
        match opponents {
            Opponents::Ghost => GHOST.clone(),
            Opponents::People => PEOPLE.clone(),
        }
    }

    /// The same model with other weights, row by row.
    ///
    /// # Panics
    /// There are more or fewer.
    #[must_use]
    pub fn with_weights(&self, weights: Vec<i16>) -> Self {
        assert_eq!(weights.len(), self.weights.len(), "each feature has a weight in each row");
        Self { weights: weights.into_boxed_slice(), ..*self }
    }

    /// Reads what [`ValueModel::write`] has written.
    ///
    /// # Errors
    /// It is something else, or was learned with other features.
    pub fn read(opponents: Opponents, text: &str) -> Result<Self, TableProblem> {
        let schema = schema(opponents);
        let weights = schema.read(text)?;
        Ok(Self { opponents, n_features: schema.n_columns(), weights })
    }

    /// The weights as a table.
    #[must_use]
    pub fn write(&self) -> String {
        schema(self.opponents).write(&self.weights)
    }

    /// How many features there are.
    #[must_use]
    pub fn n_features(&self) -> usize {
        self.n_features
    }

    /// The weights, row by row.
    #[must_use]
    pub fn weights(&self) -> &[i16] {
        &self.weights
    }

    /// The row of the weights for a table.
    #[must_use]
    pub fn row(look: TableRef) -> usize {
        let round = usize::from(look.table.round - 1);
        match look.table.ghost_seat() {
            Some(_) => round,
            None => (look.table.seats().count() - 2) * usize::from(N_ROUNDS) + round,
        }
    }

    /// What the rest of the game is expected to bring a seat, in points: alone with a Ghost, more than it brings the Ghost.
    #[must_use]
    pub fn predict(&self, look: TableRef, seat: Seat) -> i32 {
        let start = Self::row(look) * self.n_features;
        let weight = |&feature: &u16| i32::from(self.weights[start + usize::from(feature)]);
        ValueFeatures::new(self.opponents, look, seat).all.iter().map(weight).sum::<i32>() / 100
    }
}

fn embedded_model(opponents: Opponents, file: &str, text: &str) -> Arc<ValueModel> {
    let schema = schema(opponents);
    let weights = schema.read_embedded(file, text);
    Arc::new(ValueModel { opponents, n_features: schema.n_columns(), weights })
}

fn schema(opponents: Opponents) -> Schema {
    let rounds =
        |prefix: &str| (1..=N_ROUNDS).map(|round| format!("{prefix}round-{round}")).collect::<Vec<_>>();
    let (model, rows, setup) = match opponents {
        Opponents::Ghost => {
            ("katana value alone with a Ghost", rounds(""), Setup::with_ghost(1, GhostLevel::ALL[0]))
        }
        Opponents::People => {
            let rows = (2..=4).flat_map(|players| rounds(&format!("{players}-players-")));
            ("katana value among people", rows.collect(), Setup::new(2))
        }
    };
    // Every table has the same features, so that any will do to name them.
    let rules = Rules::new(&setup, &embedded().components).expect("the embedded set makes a game");
    let game = Katana::new(&rules, &Seed([0; 32]), &mut NoLog);
    Schema { model, rows, columns: features::columns(opponents, game.look(&rules)) }
}
