//! How an event is seen on the table.

use katana::{
    Event,
    piece::{ByKind, Kind},
};
use tabletop::Seat;

use super::kind_class;
use crate::face::Step;

/// What moves with an event; `None` if it is only told.
pub(super) fn step_of(event: &Event) -> Option<Step> {
    Some(match *event {
        Event::RoundBegan { .. } => Step::new("dusk", None),
        Event::Placed { seat, .. } | Event::KomainuTaken { seat } => Step::new("hop", seat),
        Event::Arranged { seat, .. } | Event::SharedRoom { seat, .. } | Event::TokenPlaced { seat, .. } => {
            Step::new("open", seat)
        }
        Event::LineNamed { seat, line } => Step::new("strike", seat).with(line.0.into(), ""),
        Event::CoinsGained { seat, coins, cause: _ } => {
            Step::new("gain", seat).with(coins, "coin").counting("coins")
        }
        Event::CoinsPaid { seat, coins, cause: _ } | Event::OfferingPaid { seat, coins, cards: _ } => {
            Step::new("pay", seat).with(coins, "coin").counting("coins")
        }
        Event::ResourcesGained { seat, resources, cause: _ } => gained(seat, resources),
        Event::ResourcesTurned { seat, from, to, n } => Step::new("gain", seat)
            .with(n.into(), kind_class(to))
            .counting(kind_class(from))
            .counting(kind_class(to)),
        Event::Moved { seat, kind, .. } => {
            Step::new("set", seat).with(1, kind_class(kind)).counting(kind_class(kind))
        }
        Event::GhostKatanaGrew { seat, kind } => Step::new("gain", seat).with(1, kind_class(kind)),
        Event::Swapped { seat, .. }
        | Event::Advanced { seat, .. }
        | Event::SwordTaken { seat, .. }
        | Event::GhostTookSword { seat, .. }
        | Event::CardTaken { seat, .. }
        | Event::CardBought { seat, .. }
        | Event::CardPlayed { seat, .. }
        | Event::CardDiscarded { seat, .. }
        | Event::KatanaPut { seat, .. } => Step::new("slide", seat),
        Event::Decorated { seat, kind, .. } => Step::new("adorn", seat).with(1, kind_class(kind)),
        Event::GhostKatanaDecorated { seat, .. } => Step::new("adorn", seat),
        Event::Delivered { seat, .. } => Step::new("deliver", seat),
        Event::Scored { seat, .. } | Event::HonorScored { seat, .. } => {
            Step::new("score", seat).counting("points")
        }
        Event::SwordRevealed { .. }
        | Event::CardRevealed { .. }
        | Event::HonorRevealed { .. }
        | Event::DisplayDiscarded { .. } => Step::new("deal", None),
        Event::GameOver { .. } => Step::new("end", None),
        Event::Dealt { .. }
        | Event::StartSwordsRevealed { .. }
        | Event::TurnBegan { .. }
        | Event::RoomUsed { .. }
        | Event::LineCollected { .. }
        | Event::SashimonoGained { .. }
        | Event::Declined { .. }
        | Event::WorkerFreed { .. }
        | Event::ProjectGrew { .. }
        | Event::Shamed { .. }
        | Event::Dishonored { .. }
        | Event::Passed { .. }
        | Event::TurnEnded { .. }
        | Event::FavorTaken { .. }
        | Event::FavorShared { .. }
        | Event::GhostSeated { .. }
        | Event::GhostDrew { .. }
        | Event::GhostCrowdedOut { .. }
        | Event::GhostCardRemoved { .. }
        | Event::GhostDeckShuffled { .. }
        | Event::GhostAsideRevealed { .. }
        | Event::GhostCardJoined { .. }
        | Event::HonorCopied { .. }
        | Event::GhostTurnedAway { .. }
        | Event::PriceRaised { .. } => return None,
    })
}

/// Tokens of the first kind that came in stand for all of them.
fn gained(seat: Seat, resources: ByKind<u8>) -> Step {
    let kinds = Kind::ALL.into_iter().filter(|&kind| resources[kind] > 0);
    let n: u16 = kinds.clone().map(|kind| u16::from(resources[kind])).sum();
    let sort = kinds.clone().next().map_or("", kind_class);
    kinds.fold(Step::new("gain", seat).with(n, sort), |step, kind| step.counting(kind_class(kind)))
}
