//! Favor cards: I at the end of a turn (KAT-5), II to V at the end of the game (END-5).

use tabletop::{Seat, Seats};

use crate::{
    cx::{Cx, Log, TableRef},
    delivery,
    event::Event,
    piece::{Favor, SwordId},
    table::{Category, KatanaStage, Shame},
};

/// Favor I, for the first Katana delivered.
const FIRST: Favor = Favor(0);

/// KAT-5: who delivered a Katana in this individual turn takes Favor I or shares its points.
pub fn settle_first<L: Log>(cx: &mut Cx<L>) {
    let claims = std::mem::take(&mut cx.table.claims);
    if !claims.is_empty() && is_in_play(cx.look(), FIRST) {
        award(cx, FIRST, claims);
    }
}

/// KAT-5: who could still deliver a Katana in this turn and share Favor I with those who have.
#[must_use]
pub fn rivals(look: TableRef) -> Seats {
    let is_claimed = !look.table.claims.is_empty() && is_in_play(look, FIRST);
    if !(is_claimed && look.rules.rulings.asks_rivals_for_katana) {
        return Seats::NONE;
    }
    let can_deliver = |&seat: &Seat| {
        let (player, katana) = (look.player(seat), SwordId::katana(seat));
        !player.passed && player.forge.contains(katana) && look.is_complete(katana)
    };
    look.table.humans().filter(can_deliver).collect()
}

/// END-5: II to V among the delivered Katanas.
pub fn award_last<L: Log>(cx: &mut Cx<L>) {
    for favor in [1, 2, 3, 4].map(Favor) {
        if is_in_play(cx.look(), favor) {
            let best = best(cx.look(), favor);
            award(cx, favor, best);
        }
    }
}

/// Whether a Favor card was dealt and nobody has it yet.
fn is_in_play(look: TableRef, favor: Favor) -> bool {
    look.table.favors & (1 << favor.0) != 0
}

/// Who is best by a Favor card.
fn best(look: TableRef, favor: Favor) -> Seats {
    let mark = |seat: Seat| -> Option<i16> {
        let KatanaStage::Delivered { column } = look.player(seat).katana else { return None };
        Some(match favor.0 {
            1 => look.placed(SwordId::katana(seat)).len() as i16,
            2 => delivery::katana_points(look, seat),
            3 => -i16::from(column),
            4 => i16::from(column),
            number => unreachable!("Favor {number} is not judged at the end"),
        })
    };
    let most = look.table.seats().filter_map(mark).max();
    look.table.seats().filter(|&seat| most.is_some() && mark(seat) == most).collect()
}

/// One takes the card and its points; several share the points, rounded down, and the card goes to the
/// box. Shame halves after sharing (KAT-6).
fn award<L: Log>(cx: &mut Cx<L>, favor: Favor, winners: Seats) {
    if winners.is_empty() {
        return;
    }
    cx.table.favors &= !(1 << favor.0);
    if winners.len() == 1 {
        let seat = winners.first().expect("there is one");
        cx.player(seat).favors |= 1 << favor.0;
        cx.log.emit(|| Event::FavorTaken { seat, favor });
    } else {
        cx.log.emit(|| Event::FavorShared { seats: winners.iter().collect(), favor });
    }
    let share = i16::from(cx.rules.components.favor_points) / winners.len() as i16;
    for seat in winners.iter() {
        let is_shamed = cx.table.player(seat).shame != Shame::None;
        cx.score(seat, if is_shamed { share / 2 } else { share }, Category::Favors);
    }
}
