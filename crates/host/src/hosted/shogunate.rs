//! Shogunate as the host runs it.

use std::{collections::BTreeMap, ops::RangeInclusive};

use shogunate::{Action, Event, PairCount, Rules, Setup, Shogunate, View, components};
use tabletop::{Options, Seat};

use crate::{
    game::{Hosted, Seen, Sight},
    refusal::{Refusal, Why},
};

impl Hosted for Shogunate {
    const SEATS: RangeInclusive<u8> = Setup::PLAYERS;
    const HAS_SECRETS: bool = true;
    const OPTIONS: &'static [(&'static str, &'static [&'static str])] =
        &[("pair", &["twice", "once"]), ("threshold", &["usual", "8", "10", "12", "15", "20"])];
    const STANDING: &'static [&'static str] = &[];

    fn setup(players: u8, options: &BTreeMap<String, String>) -> Setup {
        let is_once = options.get("pair").is_some_and(|chosen| chosen == "once");
        let pair = if is_once { PairCount::Once } else { PairCount::Twice };
        // "usual" is no number.
        let threshold = options.get("threshold").and_then(|chosen| chosen.parse().ok());
        Setup { players, pair, threshold }
    }

    fn chosen(setup: &Setup) -> BTreeMap<String, String> {
        let Setup { players: _, pair, threshold } = setup;
        let pair = match pair {
            PairCount::Twice => "twice",
            PairCount::Once => "once",
        };
        let threshold = threshold.map_or_else(|| "usual".to_owned(), |score| score.to_string());
        [("pair".to_owned(), pair.to_owned()), ("threshold".to_owned(), threshold)].into()
    }

    fn n_players(setup: &Setup) -> u8 {
        setup.players
    }

    fn check_setup(players: u8, options: &BTreeMap<String, String>) -> Result<(), Refusal> {
        let is_game = Self::setup(players, options).is_game();
        if is_game { Ok(()) } else { Err(Refusal::Bad { field: "seats", why: Why::OutOfRange }) }
    }

    fn components() -> components::Components {
        components::embedded().components.clone()
    }

    fn standing_answer(_: &View, _: Seat, _: &str, _: &Options<Action>) -> Option<Action> {
        None
    }

    fn ends_standing(_: &str, _: &[Event]) -> bool {
        false
    }

    fn scores(&self, _: &Rules) -> Vec<i32> {
        let table = self.table();
        table.seats().map(|seat| i32::from(table.score(seat))).collect()
    }

    fn is_won(&self, _: &Rules) -> Option<bool> {
        None
    }

    fn open_view(&self, rules: &Rules) -> View {
        tabletop::Title::open_view(self, rules)
    }

    fn seen(sight: Sight<Self>) -> Seen {
        Seen::Shogunate(Box::new(sight))
    }
}
