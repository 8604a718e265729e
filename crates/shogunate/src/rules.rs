//! The rules of one game: its options, and its components indexed for lookup.

use crate::{
    Setup,
    components::{Components, PATTERN_MAX, Plot, is_name},
    piece::{Leader, N_LEADERS, Place, PlotId},
};

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What the cards carry.
    pub components: Components,
    /// Seats and options.
    pub setup: Setup,
    threshold: u16,
}

impl Rules {
    /// The rules of a game; `None` if setup or components do not make one.
    #[must_use]
    pub fn new(setup: &Setup, components: &Components) -> Option<Self> {
        if !(setup.is_game() && is_playable(components)) {
            return None;
        }
        let usual = components.threshold[usize::from(setup.players - Setup::PLAYERS.start())];
        let threshold = u16::from(setup.threshold.unwrap_or(usual));
        Some(Self { components: components.clone(), setup: setup.clone(), threshold })
    }

    /// How many play.
    #[must_use]
    pub fn n_seats(&self) -> u8 {
        self.setup.players
    }

    /// The score that ends the game (SGE-1).
    #[must_use]
    pub fn threshold(&self) -> u16 {
        self.threshold
    }

    /// A Plot.
    #[must_use]
    #[inline]
    pub fn plot(&self, plot: PlotId) -> &Plot {
        &self.components.plots[plot.index()]
    }

    /// The name of a Leader's clan.
    #[must_use]
    pub fn clan(&self, leader: Leader) -> &str {
        &self.components.clans[leader.index()]
    }

    /// The place of the Leader by whom the Shinobi begins (SGS-3).
    #[must_use]
    pub fn shinobi_place(&self) -> Place {
        Place(self.components.shinobi - 1)
    }
}

/// Whether a game can be played with the components, from a file or from a record.
fn is_playable(components: &Components) -> bool {
    let Components { clans, shinobi, threshold, plots } = components;
    let are_names = clans.iter().chain(plots.iter().map(|plot| &plot.name)).all(|name| is_name(name));
    let are_clans_distinct = clans.iter().enumerate().all(|(n, clan)| !clans[..n].contains(clan));
    let is_modest = |plot: &Plot| plot.honor.iter().all(|&n| n <= PATTERN_MAX);
    are_names
        && are_clans_distinct
        && (1..=N_LEADERS as u8).contains(shinobi)
        && threshold.iter().all(|score| Setup::THRESHOLDS.contains(score))
        && plots.iter().all(is_modest)
}
