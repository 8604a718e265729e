//! The fourth lesson: Family Members, and what one does in another player's turn.

use katana::{
    Action, Target,
    piece::{Area, Kind, RoomSet, SwordId},
};

use super::{COIN_ROOM, END_TURN, LACQUER_ROW, LEATHER_ROW, MOVE_ROOM, OPPONENT, SECOND_COLUMN, worker};
use crate::lesson::{Ask, Step};

/// The Sword that needs two more resources.
const FIRST: SwordId = SwordId(3);
/// The Sword behind it.
const SECOND: SwordId = SwordId(1);
/// The opponent's Sword.
const THEIRS: SwordId = SwordId(32);

const MOVE: Action = Action::UseRoom { room: MOVE_ROOM, on: Target::Sword(FIRST) };

pub(super) const STEPS: [Step<Action>; 5] = [
    Step {
        id: "family",
        asks: &[
            Ask::one("place", &[worker(Area::Palace)]),
            Ask::one("arrange", &[Action::Arrange(RoomSet(1 << MOVE_ROOM.0))]),
            Ask::one("use", &[MOVE]),
            Ask::one("done", &[Action::Done]),
            END_TURN.then(&[
                (OPPONENT, worker(Area::Academy)),
                (OPPONENT, Action::Advance(Some(Kind::Steel))),
                (OPPONENT, Action::Decorate { sword: THEIRS, kind: Kind::Steel }),
                (OPPONENT, Action::Done),
            ]),
        ],
    },
    Step {
        id: "academy",
        asks: &[Ask::one("decorate", &[Action::Decorate { sword: FIRST, kind: Kind::Steel }])
            .then(&[(OPPONENT, Action::EndTurn)])],
    },
    Step {
        id: "forge",
        asks: &[
            Ask::one("place", &[worker(Area::Forge)]),
            Ask::one("line", &[Action::Line(LEATHER_ROW)]),
            Ask::one("move", &[Action::Move(SECOND)]),
            END_TURN.then(&[
                (OPPONENT, worker(Area::Palace)),
                (OPPONENT, Action::Arrange(RoomSet(1 << COIN_ROOM.0))),
                (OPPONENT, Action::UseRoom { room: COIN_ROOM, on: Target::Plain }),
                (OPPONENT, Action::Done),
            ]),
        ],
    },
    Step { id: "palace", asks: &[Ask::one("use", &[MOVE])] },
    Step {
        id: "deliver",
        asks: &[
            Ask::one("deliver", &[Action::Deliver(FIRST)]),
            Ask::each("collect", &[Action::Collect(LACQUER_ROW), Action::Collect(SECOND_COLUMN)]),
            Ask::one("project", &[Action::Project(Some(Kind::Lacquer), Some(Kind::Wood))])
                .then(&[(OPPONENT, Action::EndTurn)]),
        ],
    },
];
