//! The third lesson: what cards do once, and what they bring for the rest of the game. Against the Training Ghost, which
//! has no Worker left.

use katana::{
    Action,
    piece::{Area, CardId, House, Kind, Line, SwordId},
};

use super::{END_TURN, FOURTH_COLUMN, STEEL_ROW, worker};
use crate::lesson::{Ask, Step};

/// The Sword that needs one more Steel.
const NEARLY_COMPLETE: SwordId = SwordId(2);
/// The Daimyō card in hand, for the Market.
const FOR_THE_MARKET: CardId = CardId(4);
/// The Market card that repeats a Sword's points.
const POINTS_AGAIN: CardId = CardId(73);
/// The Daimyō card of House 2, for any moment.
const ANY_MOMENT: CardId = CardId(48);

pub(super) const STEPS: [Step<Action>; 7] = [
    Step {
        id: "effect",
        asks: &[
            Ask::one("place", &[worker(Area::Market)]),
            Ask::one("play", &[Action::Play(FOR_THE_MARKET)]),
        ],
    },
    Step {
        id: "benefit",
        asks: &[
            Ask::one("buy", &[Action::Buy(FOR_THE_MARKET)]),
            Ask::one("line", &[Action::Line(FOURTH_COLUMN)]),
        ],
    },
    Step { id: "market", asks: &[Ask::one("take", &[Action::TakeMarketCard(0)]), END_TURN] },
    Step {
        id: "forge",
        asks: &[
            Ask::one("place", &[worker(Area::Forge)]),
            Ask::one("line", &[Action::Line(STEEL_ROW)]),
            Ask::one("move", &[Action::Move(NEARLY_COMPLETE)]),
        ],
    },
    Step {
        id: "deliver",
        asks: &[
            Ask::one("deliver", &[Action::Deliver(NEARLY_COMPLETE)]),
            Ask::one("play", &[Action::Play(POINTS_AGAIN)]),
            Ask::each("collect", &[Action::Collect(STEEL_ROW), Action::Collect(FOURTH_COLUMN)]),
            Ask::one("project", &[Action::Project(Some(Kind::Steel), None)]),
        ],
    },
    Step { id: "discard", asks: &[Ask::one("discard", &[Action::Discard(POINTS_AGAIN)]), END_TURN] },
    Step {
        id: "moment",
        asks: &[
            Ask::one("place", &[worker(Area::Houses)]),
            Ask::one("take", &[Action::TakeSword { house: House(1), space: 1 }]),
            Ask::one("play", &[Action::Play(ANY_MOMENT)]),
            Ask::one("turn", &[Action::Turn { from: Kind::Wood, to: Kind::Steel, n: 3 }]),
            Ask::one("buy", &[Action::Buy(ANY_MOMENT)]),
            Ask::one(
                "line",
                &[
                    Action::Line(Line(0)),
                    Action::Line(Line(1)),
                    Action::Line(Line(2)),
                    Action::Line(Line(3)),
                    Action::Line(Line(4)),
                    Action::Line(Line(5)),
                    Action::Line(Line(6)),
                    Action::Line(Line(8)),
                ],
            ),
            END_TURN,
        ],
    },
];
