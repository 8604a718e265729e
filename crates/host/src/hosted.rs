//! The games that are hosted.

use std::{collections::BTreeMap, ops::RangeInclusive};

use bots::{Ask, Bot, Novice};
use katana::{Action, Event, Frame, Katana, RoomChoice, Rules, Setup, View, components, piece::Area};
use tabletop::{Options, Quick, Seat};

use crate::{
    body::BotLevel,
    game::{Hosted, Seen, Sight},
};

/// No reaction to the Academy until the round ends.
const ACADEMY_ROUND: &str = "academy_round";
/// No reaction to the Palace until the round ends.
const PALACE_ROUND: &str = "palace_round";

impl Hosted for Katana {
    const SEATS: RangeInclusive<u8> = 2..=4;
    const HAS_SECRETS: bool = false;
    const OPTIONS: &'static [(&'static str, &'static [&'static str])] =
        &[("rooms", &["drawn", "first_game"]), ("passed_may_play_cards", &["yes", "no"])];
    const STANDING: &'static [&'static str] = &[ACADEMY_ROUND, PALACE_ROUND];

    fn setup(players: u8, options: &BTreeMap<String, String>) -> Setup {
        let is = |id: &str, value: &str| options.get(id).is_some_and(|chosen| chosen == value);
        let rooms = if is("rooms", "first_game") { RoomChoice::FirstGame } else { RoomChoice::Drawn };
        let passed_may_play_cards = !is("passed_may_play_cards", "no");
        Setup { rooms, passed_may_play_cards, ..Setup::new(players) }
    }

    fn components() -> components::Components {
        components::embedded().components.clone()
    }

    fn bot(level: BotLevel, ask: &Ask<Self>, quick: &mut Quick) -> usize {
        match level {
            BotLevel::Novice => Novice.choose(ask, quick),
        }
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

    fn seen(sight: Sight<Self>) -> Seen {
        Seen::Katana(Box::new(sight))
    }
}
