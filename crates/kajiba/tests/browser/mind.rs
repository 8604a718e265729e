//! Decides for the players, so that games are varied and end.

use crate::player::{Choice, Question};

/// Decides for the players, reproducible by seed.
pub struct Mind {
    state: u64,
    /// The number of lively decisions; after them all pass as soon as they may, so that the game ends.
    n_lively: usize,
    n_placed: usize,
    n_bought: usize,
}

impl Mind {
    pub fn new(seed: u64, n_lively: usize) -> Self {
        Self { state: seed, n_lively, n_placed: 0, n_bought: 0 }
    }

    /// Extends the lively part.
    pub fn stay_lively(&mut self) {
        self.n_lively = self.n_lively.max(1);
    }

    /// Chooses an option.
    pub fn choose(&mut self, question: &Question) -> Choice {
        let is_lively = self.n_lively > 0;
        self.n_lively = self.n_lively.saturating_sub(1);
        let places: Vec<_> = question.choices.iter().filter(|choice| choice.is("place")).collect();
        if is_lively && !places.is_empty() {
            return self.place(&places).clone();
        }
        if let Some(buy) = question.choices.iter().find(|choice| choice.is("buy_resource"))
            && self.n_bought < 6
        {
            self.n_bought += 1;
            return buy.clone();
        }
        let named = |name: &'static str| question.choices.iter().filter(move |choice| choice.is(name));
        let ends = ["pass", "end_turn", "done", "decline"].into_iter().flat_map(named).collect::<Vec<_>>();
        // Reactions are rare, so nobody declines one.
        let may_react = is_lively && question.offers("decline");
        if !ends.is_empty() && (!is_lively || !may_react && self.roll(3) == 0) {
            return ends[self.roll(ends.len())].clone();
        }
        let wants_free = is_lively && !may_react && self.roll(6) == 0;
        let is_wanted = |choice: &&Choice| {
            choice.is_free == wants_free && !choice.is("buy_resource") && !ends.contains(choice)
        };
        let wanted: Vec<_> = question.choices.iter().filter(is_wanted).collect();
        let wanted = if wanted.is_empty() { question.choices.iter().collect() } else { wanted };
        wanted[self.roll(wanted.len())].clone()
    }

    /// Places a figure where others may react first, then at the Market, then all around.
    fn place<'a>(&mut self, places: &[&'a Choice]) -> &'a Choice {
        const AREAS: [&str; 6] = ["palace", "market", "academy", "houses", "forge", "komainu"];
        self.n_placed += 1;
        // Both players go to the same area in the same turn.
        let wanted = (0..AREAS.len()).map(|n| AREAS[((self.n_placed - 1) / 2 + n) % AREAS.len()]);
        let at = |area: &str| {
            places.iter().find(|choice| {
                choice.action["place"]["area"] == area && choice.action["place"]["figure"] == "worker"
            })
        };
        wanted.into_iter().find_map(at).unwrap_or(&places[0])
    }

    /// A number below `n`, by SplitMix64.
    fn roll(&mut self, n: usize) -> usize {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.state;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ (word >> 31)) % n as u64) as usize
    }
}
