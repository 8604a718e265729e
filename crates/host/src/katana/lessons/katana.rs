//! The fifth lesson: the Katana, from the Project to a Favor card.

use katana::{
    Action, Target,
    piece::{Area, Kind, RoomSet, SwordId},
};

use super::{
    COIN_ROOM, END_TURN, LACQUER_ROW, LEATHER_ROW, MOVE_ROOM, OPPONENT, SECOND_COLUMN, STEEL_ROW, WOOD_ROW,
    worker,
};
use crate::lesson::{Ask, Step};

/// The complete Sword.
const COMPLETE: SwordId = SwordId(1);
/// The pupil's Katana.
const KATANA: SwordId = SwordId(50);
/// The opponent's Sword.
const THEIRS: SwordId = SwordId(19);

const FORGE: Ask<Action> = Ask::one("place", &[worker(Area::Forge)]);
const MOVE: Ask<Action> = Ask::one("move", &[Action::Move(KATANA)]);

pub(super) const STEPS: [Step<Action>; 8] = [
    Step {
        id: "project",
        asks: &[
            Ask::one("deliver", &[Action::Deliver(COMPLETE)]),
            Ask::each("collect", &[Action::Collect(WOOD_ROW), Action::Collect(SECOND_COLUMN)]),
            Ask::one("copy", &[Action::Project(Some(Kind::Steel), Some(Kind::Leather))]),
        ],
    },
    Step {
        id: "put",
        asks: &[
            Ask::one("put", &[Action::PutKatana { change: false }]),
            Ask::one("lacquer", &[Action::Compose(Kind::Lacquer)]),
            Ask::one("wood", &[Action::Compose(Kind::Wood)]),
            Ask::one("steel", &[Action::Compose(Kind::Steel)]),
            Ask::one("leather", &[Action::Compose(Kind::Leather)]),
        ],
    },
    Step {
        id: "first",
        asks: &[
            FORGE,
            Ask::one("line", &[Action::Line(LACQUER_ROW)]),
            MOVE,
            END_TURN.then(&[
                (OPPONENT, worker(Area::Palace)),
                (OPPONENT, Action::Arrange(RoomSet(1 | 1 << COIN_ROOM.0))),
                (OPPONENT, Action::UseRoom { room: COIN_ROOM, on: Target::Plain }),
                (OPPONENT, Action::Done),
            ]),
        ],
    },
    Step {
        id: "room",
        asks: &[Ask::one("use", &[Action::UseRoom { room: MOVE_ROOM, on: Target::Sword(KATANA) }])
            .then(&[(OPPONENT, Action::EndTurn)])],
    },
    Step {
        id: "second",
        asks: &[
            FORGE,
            Ask::one("line", &[Action::Line(SECOND_COLUMN)]),
            MOVE,
            END_TURN.then(&[
                (OPPONENT, worker(Area::Academy)),
                (OPPONENT, Action::Advance(Some(Kind::Steel))),
                (OPPONENT, Action::Decorate { sword: THEIRS, kind: Kind::Lacquer }),
                (OPPONENT, Action::Done),
            ]),
        ],
    },
    Step {
        id: "decorate",
        asks: &[Ask::one("decorate", &[Action::Decorate { sword: KATANA, kind: Kind::Lacquer }])
            .then(&[(OPPONENT, Action::EndTurn)])],
    },
    Step { id: "last", asks: &[FORGE, Ask::one("line", &[Action::Line(STEEL_ROW)]), MOVE] },
    Step {
        id: "favor",
        asks: &[
            Ask::one("deliver", &[Action::Deliver(KATANA)]),
            Ask::each("collect", &[Action::Collect(LEATHER_ROW), Action::Collect(SECOND_COLUMN)]),
            END_TURN,
        ],
    },
];
