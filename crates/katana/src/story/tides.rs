//! Chapter 7, Tides of War: no Monks, all Workers, and a price to pay each round.

use super::{Chapter, Hooks, Level, nothing_asked};
use crate::{cx::TableRef, flow::turn, rules::Effect};

pub(super) const CHAPTER: Chapter = Chapter {
    number: 7,
    level: Level::Medium,
    hooks: Hooks {
        n_monks: 0,
        frees_workers: true,
        boxes_card: is_market_card_7,
        round_due: offering,
        ..Hooks::BASE
    },
    request: nothing_asked,
};

/// Without Monks Market cards 7 do nothing.
fn is_market_card_7(effect: Effect) -> bool {
    effect == Effect::Offering
}

/// The offering of the round that ends.
fn offering(look: TableRef) -> u16 {
    turn::offering(look, 0)
}
