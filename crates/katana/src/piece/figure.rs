//! Figures, and where they can be placed.

use serde::{Deserialize, Serialize};

/// A Worker or a Monk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// A Worker.
    #[default]
    Worker,
    /// A Monk, with its area's further effect.
    Monk,
}

/// Where a figure can be placed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Area {
    /// The four Daimyō Houses.
    Houses,
    /// The Market.
    Market,
    /// The own Forge.
    Forge,
    /// The Academy.
    Academy,
    /// The Palace.
    Palace,
    /// Komainu.
    Komainu,
}

impl Area {
    /// All six.
    pub const ALL: [Self; 6] =
        [Self::Houses, Self::Market, Self::Forge, Self::Academy, Self::Palace, Self::Komainu];
}
