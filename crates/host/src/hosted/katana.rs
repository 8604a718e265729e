//! Shōgun no Katana as the host runs it.

use std::{collections::BTreeMap, ops::RangeInclusive};

use katana::{
    Action, Event, Frame, GhostLevel, Katana, RoomChoice, Rules, Setup, Variant, View, components,
    piece::Area, story,
};
use tabletop::{Game, Options, Seat, Viewer};

use crate::{
    game::{Hosted, Seen, Sight},
    refusal::{Refusal, Why},
};

/// No reaction to the Academy until the round ends.
const ACADEMY_ROUND: &str = "academy_round";
/// No reaction to the Palace until the round ends.
const PALACE_ROUND: &str = "palace_round";

impl Hosted for Katana {
    const SEATS: RangeInclusive<u8> = 1..=4;
    const HAS_SECRETS: bool = false;
    const OPTIONS: &'static [(&'static str, &'static [&'static str])] = &[
        ("rooms", &["drawn", "first_game"]),
        ("passed_may_play_cards", &["yes", "no"]),
        ("ghost", &["none", "1", "2", "3", "4", "5"]),
        ("variant", &["standard", "early_solo"]),
        ("chapter", &["none", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"]),
    ];
    const STANDING: &'static [&'static str] = &[ACADEMY_ROUND, PALACE_ROUND];

    fn setup(players: u8, options: &BTreeMap<String, String>) -> Setup {
        let is = |id: &str, value: &str| options.get(id).is_some_and(|chosen| chosen == value);
        let rooms = if is("rooms", "first_game") { RoomChoice::FirstGame } else { RoomChoice::Drawn };
        let passed_may_play_cards = !is("passed_may_play_cards", "no");
        // "none" is no number.
        let number = |id: &str| options.get(id).and_then(|chosen| chosen.parse().ok());
        let ghost = number("ghost").and_then(GhostLevel::new);
        let variant = if is("variant", "early_solo") { Variant::EarlySolo } else { Variant::Standard };
        Setup { players, rooms, passed_may_play_cards, ghost, variant, chapter: number("chapter") }
    }

    fn chosen(setup: &Setup) -> BTreeMap<String, String> {
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
            ("ghost", number(ghost.map(GhostLevel::number))),
            ("variant", variant.to_owned()),
            ("chapter", number(*chapter)),
        ];
        options.into_iter().map(|(id, value)| (id.to_owned(), value)).collect()
    }

    fn n_players(setup: &Setup) -> u8 {
        setup.players
    }

    fn check_setup(players: u8, options: &BTreeMap<String, String>) -> Result<(), Refusal> {
        let setup = Self::setup(players, options);
        if setup.is_game() {
            return Ok(());
        }
        let is_solo = players == 1 && setup.ghost.is_some() && setup.variant.is_standard();
        let (field, why) = match (setup.chapter, setup.variant, setup.ghost) {
            (Some(_), _, _) if is_solo => ("options", Why::ChapterRooms),
            (Some(_), _, _) => ("seats", Why::ChapterAlone),
            (None, Variant::EarlySolo, _) => ("seats", Why::EarlySoloAlone),
            (None, Variant::Standard, None) if players == 1 => ("seats", Why::Alone),
            (None, Variant::Standard, Some(_)) if players == 4 => ("seats", Why::NoRoomForGhost),
            (None, Variant::Standard, _) => ("seats", Why::OutOfRange),
        };
        Err(Refusal::Bad { field, why })
    }

    fn components() -> components::Components {
        components::embedded().components.clone()
    }

    fn standing_answer(view: &View, seat: Seat, standing: &str, options: &Options<Action>) -> Option<Action> {
        let Some(Frame::React(react)) = view.steps.top() else { return None };
        // A reaction is asked for at the Academy and at the Palace alone.
        let asked = if react.area() == Area::Academy { ACADEMY_ROUND } else { PALACE_ROUND };
        let declines = options.asked().contains(&Action::Decline);
        (standing == asked && declines && seat != view.turn).then_some(Action::Decline)
    }

    fn ends_standing(standing: &str, events: &[Event]) -> bool {
        let is_of_round = [ACADEMY_ROUND, PALACE_ROUND].contains(&standing);
        is_of_round && events.iter().any(|event| matches!(event, Event::RoundBegan { .. }))
    }

    fn scores(&self, _: &Rules) -> Vec<i32> {
        let table = self.table();
        table.seats().map(|seat| i32::from(table.player(seat).score())).collect()
    }

    fn is_won(&self, rules: &Rules) -> Option<bool> {
        story::verdict(self.look(rules)).map(|verdict| verdict.is_won)
    }

    /// Only decks are hidden, and from everybody.
    fn open_view(&self, rules: &Rules) -> View {
        self.view(rules, Viewer::Spectator)
    }

    fn seen(sight: Sight<Self>) -> Seen {
        Seen::Katana(Box::new(sight))
    }
}
