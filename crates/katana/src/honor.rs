//! What each Honor card is worth at the end (HON).

use tabletop::Seat;

use crate::{
    components::Honor,
    cx::TableRef,
    piece::{Kind, KindSet, SwordId, SwordSet},
    table::KatanaStage,
};

/// The most that one Honor card gives (END-4).
pub const POINTS_MAX: i16 = 12;

/// The points of an Honor card for `seat`.
#[must_use]
pub fn points(look: TableRef, seat: Seat, honor: Honor) -> i16 {
    uncapped(look, seat, honor).min(POINTS_MAX)
}

fn uncapped(look: TableRef, seat: Seat, honor: Honor) -> i16 {
    let player = look.player(seat);
    let delivered = player.delivered;
    match honor {
        Honor::Decorations => delivered.iter().map(|sword| decorated(look, sword).len()).map(i16::from).sum(),
        Honor::Strengths => 3 * n_strengths(look, delivered),
        Honor::Decorators => {
            Kind::ALL.into_iter().map(|kind| i16::from(look.decorator_coins(seat, kind))).sum()
        }
        Honor::Sashimono(house) => 4 * i16::from(player.sashimono[usize::from(house)]),
        Honor::KatanaDecorations => {
            let katana = scored_katana(look, seat);
            katana.map_or(0, |katana| 3 * i16::from(decorated(look, katana).len()))
        }
        Honor::BoughtCards => 3 * player.cards_under().count() as i16,
        Honor::UnusedCards => 3 * i16::from(player.hand.len()),
        Honor::SwordsWith { kind, points } => {
            let swords = with_katana(look, seat).filter(|&sword| look.placed(sword).contains(&kind));
            i16::from(points) * swords.count() as i16
        }
        Honor::StrongSwords { strength, points } => {
            let swords = delivered.iter().filter(|&sword| look.rules.tile(sword).strength >= strength);
            i16::from(points) * swords.count() as i16
        }
        Honor::Figures => 2 * n_figures(look, seat),
        Honor::Coins => points_of(look.wealth(seat) / 4),
        Honor::SwordsDecorated { kind, points } => {
            let swords = with_katana(look, seat).filter(|&sword| decorated(look, sword).contains(kind));
            i16::from(points) * swords.count() as i16
        }
        Honor::StrengthSum => delivered.iter().map(|sword| i16::from(look.rules.tile(sword).strength)).sum(),
        Honor::Plain => 8,
        Honor::Flowers => n_flowers(look, player.score()),
    }
}

/// Points for a number of things, capped well above what any card gives.
fn points_of(n: u32) -> i16 {
    i16::try_from(n).unwrap_or(i16::MAX)
}

fn decorated(look: TableRef, sword: SwordId) -> KindSet {
    look.table.blade(sword).decorated
}

fn n_strengths(look: TableRef, swords: SwordSet) -> i16 {
    let mut levels = 0u32;
    for sword in swords.iter() {
        levels |= 1 << look.rules.tile(sword).strength.min(31);
    }
    levels.count_ones() as i16
}

/// The Katana, if it was delivered or scored on the Forge (EDG-4).
fn scored_katana(look: TableRef, seat: Seat) -> Option<SwordId> {
    match look.player(seat).katana {
        KatanaStage::Delivered { .. } | KatanaStage::Unfinished => Some(SwordId::katana(seat)),
        KatanaStage::Away | KatanaStage::Forging => None,
    }
}

fn with_katana(look: TableRef, seat: Seat) -> impl Iterator<Item = SwordId> {
    look.player(seat).delivered.iter().chain(scored_katana(look, seat))
}

/// HON-10: own Workers on the main board, own Monks on it and at the Temple; not those at the Forge.
fn n_figures(look: TableRef, seat: Seat) -> i16 {
    let standing = look.table.standing().filter(|standing| standing.seat == seat);
    standing.count() as i16 + i16::from(look.player(seat).monks)
}

/// HON-15: flowers reached or passed by the score marker, all of them again each lap.
fn n_flowers(look: TableRef, score: i16) -> i16 {
    let components = &look.rules.components;
    let score = u16::try_from(score).unwrap_or(0);
    let (laps, place) = (score / components.score_lap, score % components.score_lap);
    let n_passed = components.flowers.iter().filter(|&&flower| flower <= place).count();
    points_of(u32::from(laps) * components.flowers.len() as u32 + n_passed as u32)
}
