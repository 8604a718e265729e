//! The first lesson: ten steps from a new Sword to the end of a round, against a Ghost.

use katana::{
    Action, Target,
    piece::{Area, Figure, HonorId, House, Kind, RoomSet, SwordId},
};

use super::{END_TURN, LACQUER_ROW, MOVE_ROOM, SECOND_COLUMN, worker};
use crate::lesson::{Ask, Step};

/// The Sword that needs only one Lacquer.
const NEARLY_COMPLETE: SwordId = SwordId(11);
/// The Sword below it, which can move only after it.
const BEHIND: SwordId = SwordId(14);
/// The strongest Sword on display.
const STRONGEST: SwordId = SwordId(42);
/// The player's Katana.
const KATANA: SwordId = SwordId(50);

pub(super) const STEPS: [Step<Action>; 10] = [
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
    Step {
        id: "katana",
        asks: &[
            Ask::one("put", &[Action::PutKatana { change: false }]),
            Ask::one("compose", &[Action::Compose(Kind::Lacquer)]),
            Ask::one("compose-wood", &[Action::Compose(Kind::Wood)]),
            Ask::one("compose-steel", &[Action::Compose(Kind::Steel)]),
            Ask::one("compose-leather", &[Action::Compose(Kind::Leather)]),
        ],
    },
    Step { id: "komainu", asks: &[Ask::one("place", &[worker(Area::Komainu)]), END_TURN] },
    Step {
        id: "palace",
        asks: &[
            Ask::one("place", &[Action::Place { figure: Figure::Monk, area: Area::Palace }]),
            Ask::one("arrange", &[Action::Arrange(RoomSet(1 << MOVE_ROOM.0))]),
            Ask::each(
                "use",
                &[
                    Action::UseRoom { room: MOVE_ROOM, on: Target::Sword(KATANA) },
                    Action::UseRoom { room: MOVE_ROOM, on: Target::Sword(STRONGEST) },
                ],
            ),
            Ask::one("done", &[Action::Done]),
            END_TURN,
        ],
    },
    Step { id: "pass", asks: &[Ask::one("pass", &[Action::Pass(Some(HonorId(9)))]), END_TURN] },
];
