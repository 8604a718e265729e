//! The second lesson: from the delivery of the first one to the end of the round.

use katana::{
    Action, Target,
    piece::{Area, Figure, HonorId, Kind, RoomSet, SwordId},
};

use super::{END_TURN, MOVE_ROOM, worker};
use crate::lesson::{Ask, Step};

/// The strongest Sword on the Forge.
const STRONGEST: SwordId = SwordId(42);
/// The player's Katana.
const KATANA: SwordId = SwordId(50);

pub(super) const STEPS: [Step<Action>; 4] = [
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
