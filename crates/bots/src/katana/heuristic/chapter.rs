//! The requests of the chapters (STO): what they add to the worth of things, and how close a game came to meeting them.

use katana::{
    Rules, TableRef,
    piece::{ByKind, Composition, Kind, SwordId},
    story::{Condition, Line, Verdict},
    table::N_ROUNDS,
};
use tabletop::Seat;

use super::bonuses::Bonuses;
use crate::search::{Outcome, WIN};

/// The outcome of a chapter. It is won or not (STO-1). The margin counts how far each condition was met; points count only up to
/// a small lead.
pub(in crate::katana) fn outcome(verdict: &Verdict) -> Outcome {
    let lack = |line: &Line| {
        let missing = i32::from((line.needed - line.reached).abs());
        UNMET + WHOLE * missing / i32::from(line.needed).max(SWORDS_LEFT)
    };
    let mut margin = 0;
    for line in &verdict.lines {
        margin += match (line.condition, line.is_met) {
            (Condition::Points, _) => i32::from(line.reached - line.needed).min(ENOUGH_POINTS),
            (_, true) => 0,
            (_, false) => -lack(line),
        };
    }
    Outcome { win_share: if verdict.is_won { WIN } else { 0 }, margin }
}

/// What an unmet condition costs in points, what it costs in addition if nothing of it was done, and how many Swords
/// left on the Forge cost as much.
const UNMET: i32 = 10;
const WHOLE: i32 = 50;
const SWORDS_LEFT: i32 = 4;
/// The lead over the Ghost beyond which more points do not count.
const ENOUGH_POINTS: i32 = 10;

/// Adds what things are worth for the chapter's request while it is open, in tenths of a point.
pub(in crate::katana) fn ask(bonuses: &mut Bonuses, look: TableRef, seat: Seat) {
    let Some(chapter) = look.rules.setup.chapter else { return };
    let player = look.player(seat);
    match chapter {
        1 => (bonuses.katana, bonuses.sword) = (200, 30),
        2 => bonuses.step += 60,
        3 => (bonuses.n_decorations_wanted, bonuses.wanted_decoration) = (2, 50),
        4 => bonuses.sashimono.iter_mut().for_each(|flag| *flag += 30),
        5 if player.cards_under().count() < 7 => bonuses.bought += 150,
        6 => (bonuses.katana, bonuses.sword) = (300, if player.delivered.len() < 4 { 60 } else { 0 }),
        8 if player.delivered.len() < 8 => bonuses.sword = 120,
        9 => {
            bonuses.coin += 30;
            bonuses.step += 60;
            bonuses.is_saving = look.table.round == N_ROUNDS;
        }
        10 => bonuses.strength += 30,
        // In the first rounds cards are played; later they are kept.
        14 if look.table.round > 2 && player.hand.len() <= 7 => bonuses.unused += 40,
        _ => {}
    }
}

/// The chapters that ask for nothing but more points than the Ghost has.
const ASKING_NOTHING: [u8; 4] = [7, 11, 12, 13];

/// Whether the only request is more points than the Ghost has.
pub(in crate::katana) fn asks_for_points_alone(rules: &Rules) -> bool {
    rules.setup.chapter.is_none_or(|chapter| ASKING_NOTHING.contains(&chapter))
}

/// Whether the request is to have Coins at the end.
pub(in crate::katana) fn asks_for_coins(rules: &Rules) -> bool {
    rules.setup.chapter == Some(9)
}

/// The Katana that the chapter asks for, if it does.
pub(in crate::katana) fn asked_katana(look: TableRef<'_>) -> Option<&Composition> {
    (look.rules.setup.chapter == Some(6)).then_some(&look.rules.components.story.katana)
}

/// Whether no Sword may be left on the Forge.
pub(in crate::katana) fn is_forge_to_be_cleared(look: TableRef) -> bool {
    look.rules.setup.chapter == Some(1)
}

/// Whether the delivered Swords could have given these resources, 0 to 2 each (KAT-3): for no set of kinds may more be
/// wanted than the Swords have of it.
pub(in crate::katana) fn are_obtainable(look: TableRef, seat: Seat, wanted: ByKind<u8>) -> bool {
    (1..16u8).all(|kinds| {
        let among = |counts: ByKind<u8>| -> u8 {
            Kind::ALL
                .into_iter()
                .filter(|kind| kinds & (1 << kind.index()) != 0)
                .map(|kind| counts[kind])
                .sum()
        };
        let given = |sword: SwordId| among(look.composition(sword).counts()).min(2);
        among(wanted) <= look.player(seat).delivered.iter().map(given).sum()
    })
}
