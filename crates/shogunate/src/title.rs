//! Shogunate as a [`Title`]: its options, its component set, and figures.

use std::{collections::BTreeMap, ops::RangeInclusive};

use tabletop::{Ask, JsonError, Record, Routine, Seat, SetupProblem, Title, components::Sourced};

use crate::{
    Action, PairCount, Question, Rules, Setup, Shogunate, View,
    components::{self, Components},
    view,
};

impl Title for Shogunate {
    const SEATS: RangeInclusive<u8> = Setup::PLAYERS;
    const HAS_SECRETS: bool = true;
    const OPTIONS: &'static [(&'static str, &'static [&'static str])] =
        &[("pair", &["twice", "once"]), ("threshold", &["usual", "8", "10", "12", "15", "20"])];

    fn setup(players: u8, options: &BTreeMap<String, String>) -> Setup {
        let is_once = options.get("pair").is_some_and(|chosen| chosen == "once");
        let pair = if is_once { PairCount::Once } else { PairCount::Twice };
        // "usual" does not parse as a number.
        let threshold = options.get("threshold").and_then(|chosen| chosen.parse().ok());
        Setup { players, pair, threshold }
    }

    fn options_of(setup: &Setup) -> BTreeMap<String, String> {
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

    fn check_setup(players: u8, options: &BTreeMap<String, String>) -> Result<(), SetupProblem> {
        let is_game = <Self as Title>::setup(players, options).is_game();
        if is_game { Ok(()) } else { Err(SetupProblem { field: "seats", why: "why-out-of-range" }) }
    }

    fn components() -> &'static Sourced<Components> {
        components::embedded()
    }

    fn component_file() -> &'static str {
        components::TEXT
    }

    fn read_record(json: &str) -> Result<Record<Self>, JsonError> {
        Record::from_json(json)
    }

    /// The only answer, unless that it is the only one tells something of the own cards.
    fn routine_answer(ask: &Ask<Self>, routine: Routine) -> Option<Action> {
        let (Routine::Answers | Routine::AnswersAndEnd) = routine else { return None };
        let ([only], question) = (ask.options.asked(), ask.view.question()?) else { return None };
        let n_down = ask.view.players[ask.seat.index()].cards.iter().filter(|card| !card.is_up).count();
        let is_forced = match question {
            Question::Reveal | Question::ShowTo(_) => n_down == 1,
            Question::ChooseCard
            | Question::Give { .. }
            | Question::NextPerformer
            | Question::NameLeader(_)
            | Question::MoveNamed(_)
            | Question::MoveBy(_)
            | Question::HonorNextTo(_)
            | Question::WhoShows
            | Question::SwitchOrExchange
            | Question::Power(_) => question.is_open(),
        };
        is_forced.then_some(*only)
    }

    fn asks_openly(&self) -> bool {
        self.question().is_some_and(Question::is_open)
    }

    /// Everything but the Plots to come.
    fn open_view(&self, _: &Rules) -> View {
        view::open_view(self)
    }

    fn score(&self, _: &Rules, seat: Seat) -> i32 {
        i32::from(self.table().score(seat))
    }

    fn first(&self) -> Seat {
        self.table().hatamoto
    }

    fn rounds(&self) -> Option<u8> {
        Some(self.table().round)
    }

    fn ledger(&self, seat: Seat) -> Vec<i16> {
        vec![i16::try_from(self.table().score(seat)).expect("Honor is counted in bytes")]
    }
}
