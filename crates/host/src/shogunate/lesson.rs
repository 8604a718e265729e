//! The lesson of Shogunate: the last two rounds of a game of three.
//!
//! Its texts are in the locales under `guide-shogunate-…`. They describe the position in `data/shogunate/`, so position,
//! steps and texts change together, and the edition with them.

use shogunate::{
    Action,
    piece::{Card, Leader, Place},
};
use tabletop::Seat;

use crate::lesson::{Ask, Plan, Step};

/// The lesson.
pub(super) const PLAN: Plan<Action> = Plan {
    id: "first",
    edition: 1,
    position: include_str!("../../data/shogunate/first.json"),
    steps: &STEPS,
};

const SECOND: Seat = Seat(1);
const THIRD: Seat = Seat(2);
const PLUM: Leader = Leader(0);
const BAMBOO: Leader = Leader(1);
/// The pupil's Leaders.
const WISTERIA: Leader = Leader(2);
const TORTOISE: Leader = Leader(5);

/// The pupil shows either of their cards.
const SHOW: Ask<Action> = Ask::one("show", &[Action::Show(WISTERIA), Action::Show(TORTOISE)]);

const STEPS: [Step<Action>; 5] = [
    Step {
        id: "choose",
        asks: &[Ask::one("choose", &[Action::Choose(Card::FlowingUpstream)]).then(&[
            (SECOND, Action::Choose(Card::PathOfTheArrow)),
            (THIRD, Action::Perform(SECOND)),
            (SECOND, Action::Move { leader: BAMBOO, to: Place(2) }),
            (SECOND, Action::Ask(Seat(0))),
        ])],
    },
    Step { id: "secret", asks: &[SHOW] },
    Step {
        id: "line",
        asks: &[
            Ask::one("move", &[Action::Move { leader: WISTERIA, to: Place(1) }]),
            SHOW.then(&[
                (SECOND, Action::Choose(Card::Dishonor)),
                (THIRD, Action::Choose(Card::FlowingUpstream)),
            ]),
        ],
    },
    Step {
        id: "hatamoto",
        asks: &[Ask::one("order", &[Action::Perform(SECOND)]).then(&[
            (SECOND, Action::Move { leader: WISTERIA, to: Place::TAIL }),
            (SECOND, Action::Reveal(BAMBOO)),
            (THIRD, Action::Move { leader: WISTERIA, to: Place(3) }),
            (THIRD, Action::Show(PLUM)),
        ])],
    },
    Step { id: "power", asks: &[Ask::one("look", &[Action::Look(SECOND), Action::Look(THIRD)])] },
];
