//! The first lesson: six steps from a new Sword to a delivery, against a Ghost.

use katana::{
    Action,
    piece::{Area, House, Kind, SwordId},
};

use super::{END_TURN, LACQUER_ROW, SECOND_COLUMN, worker};
use crate::lesson::{Ask, Step};

/// The Sword that needs only one Lacquer.
const NEARLY_COMPLETE: SwordId = SwordId(11);
/// The Sword below it, which can move only after it.
const BEHIND: SwordId = SwordId(14);

pub(super) const STEPS: [Step<Action>; 6] = [
    Step {
        id: "house",
        asks: &[
            Ask::one("place", &[worker(Area::Houses)]),
            Ask::one("take", &[Action::TakeSword { house: House(1), space: 0 }]),
            END_TURN,
        ],
    },
    Step {
        id: "market",
        asks: &[
            Ask::one("place", &[worker(Area::Market)]),
            Ask::one("lacquer", &[Action::BuyResource(Kind::Lacquer)]),
            Ask::one("leather", &[Action::BuyResource(Kind::Leather)]),
            Ask::one("card", &[Action::TakeMarketCard(0)]),
            END_TURN,
        ],
    },
    Step {
        id: "line",
        asks: &[Ask::one("place", &[worker(Area::Forge)]), Ask::one("line", &[Action::Line(SECOND_COLUMN)])],
    },
    Step {
        id: "move",
        asks: &[
            Ask::one("first", &[Action::Move(NEARLY_COMPLETE)]),
            Ask::one("second", &[Action::Move(BEHIND)]),
            END_TURN,
        ],
    },
    Step {
        id: "academy",
        asks: &[
            Ask::one("place", &[worker(Area::Academy)]),
            Ask::one("advance", &[Action::Advance(Some(Kind::Wood))]),
            Ask::one("decorate", &[Action::Decorate { sword: NEARLY_COMPLETE, kind: Kind::Wood }]),
            Ask::one("done", &[Action::Done]),
            END_TURN,
        ],
    },
    Step {
        id: "deliver",
        asks: &[
            Ask::one("deliver", &[Action::Deliver(NEARLY_COMPLETE)]),
            Ask::each("collect", &[Action::Collect(LACQUER_ROW), Action::Collect(SECOND_COLUMN)]),
            Ask::one(
                "sashimono",
                &[
                    Action::TakeSashimono(House(0)),
                    Action::TakeSashimono(House(1)),
                    Action::TakeSashimono(House(2)),
                    Action::TakeSashimono(House(3)),
                ],
            ),
            Ask::one("project", &[Action::Project(Some(Kind::Lacquer), Some(Kind::Wood))]),
        ],
    },
];
