//! Shōgun no Katana as a [`Title`]: its options, its component set, answers in advance, and figures.

use std::{collections::BTreeMap, ops::RangeInclusive};

use tabletop::{
    Ask, Game, JsonError, Options, Record, Routine, Seat, SetupProblem, Title, Viewer, Withheld,
    components::Sourced,
};

use crate::{
    action::{Action, passes_withheld},
    components::{self, Components},
    event::Event,
    frame::Frame,
    game::Katana,
    piece::Area,
    routine,
    rules::Rules,
    setup::{GhostLevel, RoomChoice, Setup, Variant},
    story,
    table::Category,
    view::View,
};

/// No reaction to the Academy until the round ends.
const ACADEMY_ROUND: &str = "academy_round";
/// No reaction to the Palace until the round ends.
const PALACE_ROUND: &str = "palace_round";

impl Title for Katana {
    const SEATS: RangeInclusive<u8> = 1..=4;
    const HAS_SECRETS: bool = false;
    const OPTIONS: &'static [(&'static str, &'static [&'static str])] = &[
        ("rooms", &["drawn", "first_game"]),
        ("passed_may_play_cards", &["yes", "no"]),
        ("ghost", &["none", "1", "2", "3", "4", "5", "training"]),
        ("variant", &["standard", "early_solo"]),
        ("chapter", &["none", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"]),
    ];
    const STANDING: &'static [&'static str] = &[ACADEMY_ROUND, PALACE_ROUND];

    fn setup(players: u8, options: &BTreeMap<String, String>) -> Setup {
        let is = |id: &str, value: &str| options.get(id).is_some_and(|chosen| chosen == value);
        let rooms = if is("rooms", "first_game") { RoomChoice::FirstGame } else { RoomChoice::Drawn };
        let passed_may_play_cards = !is("passed_may_play_cards", "no");
        // "none" does not parse as a number.
        let number = |id: &str| options.get(id).and_then(|chosen| chosen.parse().ok());
        let ghost = options.get("ghost").and_then(|id| GhostLevel::from_id(id));
        let variant = if is("variant", "early_solo") { Variant::EarlySolo } else { Variant::Standard };
        Setup { players, rooms, passed_may_play_cards, ghost, variant, chapter: number("chapter") }
    }

    fn options_of(setup: &Setup) -> BTreeMap<String, String> {
        let Setup { players: _, rooms, passed_may_play_cards, ghost, variant, chapter } = setup;
        let rooms = match rooms {
            RoomChoice::Drawn => "drawn",
            RoomChoice::FirstGame => "first_game",
        };
        let variant = match variant {
            Variant::Standard => "standard",
            Variant::EarlySolo => "early_solo",
        };
        let number =
            |number: Option<u8>| number.map_or_else(|| "none".to_owned(), |number| number.to_string());
        let options = [
            ("rooms", rooms.to_owned()),
            ("passed_may_play_cards", if *passed_may_play_cards { "yes" } else { "no" }.to_owned()),
            ("ghost", ghost.map_or("none", GhostLevel::id).to_owned()),
            ("variant", variant.to_owned()),
            ("chapter", number(*chapter)),
        ];
        options.into_iter().map(|(id, value)| (id.to_owned(), value)).collect()
    }

    fn n_players(setup: &Setup) -> u8 {
        setup.players
    }

    fn automatic_seat(setup: &Setup) -> Option<Seat> {
        setup.ghost_seat()
    }

    fn check_setup(players: u8, options: &BTreeMap<String, String>) -> Result<(), SetupProblem> {
        let setup = <Self as Title>::setup(players, options);
        if setup.is_game() {
            return Ok(());
        }
        let is_solo = players == 1 && setup.ghost.is_some() && setup.variant.is_standard();
        let (field, why) = match (setup.chapter, setup.variant, setup.ghost) {
            (Some(_), _, Some(GhostLevel::TRAINING)) if is_solo => ("options", "why-chapter-training"),
            (Some(_), _, _) if is_solo => ("options", "why-chapter-rooms"),
            (Some(_), _, _) => ("seats", "why-chapter-alone"),
            (None, Variant::EarlySolo, _) => ("seats", "why-early-solo-alone"),
            (None, Variant::Standard, None) if players == 1 => ("seats", "why-alone"),
            (None, Variant::Standard, Some(_)) if players == 4 => ("seats", "why-no-room-for-ghost"),
            (None, Variant::Standard, _) => ("seats", "why-out-of-range"),
        };
        Err(SetupProblem { field, why })
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

    fn standing_answer(view: &View, seat: Seat, standing: &str, options: &Options<Action>) -> Option<Action> {
        let Some(Frame::React(react)) = view.steps.top() else { return None };
        // Only the Academy and the Palace ask for reactions.
        let asked = if react.area() == Area::Academy { ACADEMY_ROUND } else { PALACE_ROUND };
        let declines = options.asked().contains(&Action::Decline);
        (standing == asked && declines && seat != view.turn).then_some(Action::Decline)
    }

    fn routine_answer(ask: &Ask<Self>, routine: Routine) -> Option<Action> {
        routine::answer(ask, routine)
    }

    fn ends_standing(standing: &str, events: &[Event]) -> bool {
        let is_of_round = [ACADEMY_ROUND, PALACE_ROUND].contains(&standing);
        is_of_round && events.iter().any(|event| matches!(event, Event::RoundBegan { .. }))
    }

    /// Only decks are hidden, and they are hidden from everybody.
    fn open_view(&self, rules: &Rules) -> View {
        self.view(rules, Viewer::Spectator)
    }

    fn score(&self, _: &Rules, seat: Seat) -> i32 {
        i32::from(self.table().player(seat).score())
    }

    /// Whether the request of the chapter is met.
    fn is_goal_met(&self, rules: &Rules) -> Option<bool> {
        story::verdict(self.look(rules)).map(|verdict| verdict.is_won)
    }

    fn first(&self) -> Seat {
        self.table().first
    }

    fn rounds(&self) -> Option<u8> {
        None
    }

    fn categories() -> Vec<(usize, String)> {
        let is_human = |category: &Category| !category.is_ghostly() && *category != Category::Dues;
        let all = Category::ALL.into_iter().filter(is_human);
        all.map(|category| (category as usize, format!("category-{}", category.id()))).collect()
    }

    fn ledger(&self, seat: Seat) -> Vec<i16> {
        self.table().player(seat).ledger.to_vec()
    }

    fn withheld() -> Withheld<Action> {
        passes_withheld
    }
}
