//! The lessons of Shōgun no Katana.
//!
//! Their texts are in the locales under `guide-katana-…`. They describe the positions in `data/katana/`, so position,
//! steps and texts change together, and the edition with them.

mod cards;
mod first;
mod katana;
mod others;
mod round;

use std::sync::LazyLock;

use ::katana::{
    Action, Katana,
    piece::{Area, Figure, Line, RoomPlace},
};
use tabletop::Seat;

use crate::lesson::{Ask, Lesson, Lessons, Plan};

/// All lessons, in order.
pub(super) static LESSONS: Lessons = LazyLock::new(|| PLANS.iter().map(Lesson::new::<Katana>).collect());

const PLANS: [Plan<Action>; 5] = [
    // It once went on with the steps of the second one: tables from then are done where it ends now.
    Plan {
        id: "first",
        edition: 1,
        position: include_str!("../../data/katana/first.json"),
        steps: &first::STEPS,
    },
    Plan {
        id: "round",
        edition: 1,
        position: include_str!("../../data/katana/round.json"),
        steps: &round::STEPS,
    },
    Plan {
        id: "cards",
        edition: 1,
        position: include_str!("../../data/katana/cards.json"),
        steps: &cards::STEPS,
    },
    Plan {
        id: "others",
        edition: 1,
        position: include_str!("../../data/katana/others.json"),
        steps: &others::STEPS,
    },
    Plan {
        id: "katana",
        edition: 1,
        position: include_str!("../../data/katana/katana.json"),
        steps: &katana::STEPS,
    },
];

/// Who plays against the pupil, where it is not the Ghost.
const OPPONENT: Seat = Seat(1);

const LACQUER_ROW: Line = Line(0);
const WOOD_ROW: Line = Line(1);
const STEEL_ROW: Line = Line(2);
const LEATHER_ROW: Line = Line(3);
const SECOND_COLUMN: Line = Line(5);
const FOURTH_COLUMN: Line = Line(7);
/// The Room that moves a Sword.
const MOVE_ROOM: RoomPlace = RoomPlace(1);
/// The Room that gives Coins.
const COIN_ROOM: RoomPlace = RoomPlace(2);

const END_TURN: Ask<Action> = Ask::one("end", &[Action::EndTurn]);

const fn worker(area: Area) -> Action {
    Action::Place { figure: Figure::Worker, area }
}
