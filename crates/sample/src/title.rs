//! The game as a title of the house.

use std::{collections::BTreeMap, ops::RangeInclusive, sync::LazyLock};

use serde::{Deserialize, Serialize};
use tabletop::{
    Game, Seat, SetupProblem, Title, Viewer,
    components::{ComponentSet, Reader, Sourced, TomlTable},
};

use crate::rules::{Lanterns, Setup, View};

/// The cards carry nothing but their numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NoComponents {}

impl ComponentSet for NoComponents {
    fn read(_: &mut Reader, _: &TomlTable<'_>) -> Self {
        Self {}
    }
}

impl Title for Lanterns {
    const SEATS: RangeInclusive<u8> = 2..=4;
    const HAS_SECRETS: bool = true;

    fn setup(players: u8, _: &BTreeMap<String, String>) -> Setup {
        Setup { players }
    }

    fn n_players(setup: &Setup) -> u8 {
        setup.players
    }

    fn check_setup(players: u8, _: &BTreeMap<String, String>) -> Result<(), SetupProblem> {
        let is_game = Self::SEATS.contains(&players);
        if is_game { Ok(()) } else { Err(SetupProblem { field: "seats", why: "why-out-of-range" }) }
    }

    fn components() -> &'static Sourced<NoComponents> {
        static NONE: LazyLock<Sourced<NoComponents>> =
            LazyLock::new(|| Sourced { components: NoComponents {}, sources: Vec::new() });
        &NONE
    }

    fn open_view(&self, rules: &Setup) -> View {
        let mut view = self.view(rules, Viewer::Spectator);
        for (seat, card) in (0..).map(Seat).zip(&mut view.cards) {
            *card = Some(self.card(seat));
        }
        view
    }

    fn score(&self, _: &Setup, seat: Seat) -> i32 {
        self.points(seat).into()
    }

    fn ledger(&self, seat: Seat) -> Vec<i16> {
        vec![self.points(seat).into()]
    }
}
