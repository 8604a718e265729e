//! The Ghost's final scoring (GHO-12, SOL-9).

use std::cmp::Reverse;

use tabletop::Seat;

use super::{katana, solo};
use crate::{
    components::Honor,
    cx::{Cx, Log, TableRef},
    event::Event,
    flow::end,
    honor,
    table::Category,
};

/// GHO-12: Coins on its Swords, its Katana, sets of Sashimono, Honor cards. The people have been scored before.
pub fn score<L: Log>(cx: &mut Cx<L>, seat: Seat) {
    if cx.rules.is_early_solo() {
        solo::score_katana(cx, seat);
    } else {
        let coins = |sword| u16::from(cx.rules.tile(sword).coins);
        let coins: u16 = cx.table.player(seat).delivered.iter().map(coins).sum();
        cx.score(seat, (coins / 5) as i16, Category::Coins);
        let points = katana::points(cx.look(), seat);
        cx.score(seat, points, Category::Katana);
    }
    let sets = end::sashimono_points(cx.table.player(seat).sashimono);
    cx.score(seat, sets, Category::Sashimono);
    for card in end::honors_in_order(cx.look(), seat) {
        let (of, points) = honor_points(cx.look(), seat, cx.rules.honor(card));
        if of != seat {
            cx.log.emit(|| Event::HonorCopied { seat, honor: card, of });
        }
        cx.log.emit(|| Event::HonorScored { seat, honor: card, points });
        cx.score(seat, points, Category::Honors);
    }
}

/// What an Honor card gives the Ghost, and by whose things: a card with the human icon by the best of the people,
/// any other by its own.
#[must_use]
pub fn honor_points(look: TableRef, seat: Seat, honor: Honor) -> (Seat, i16) {
    let is_early = look.rules.is_early_solo();
    if honor.has_human_icon() || is_early && solo::applies_to_human(honor) {
        let results = look.table.humans().map(|human| (human, honor::points(look, human, honor)));
        // Of equals the first.
        let best = results.min_by_key(|&(_, points)| Reverse(points));
        return best.expect("somebody plays with the Ghost");
    }
    let kinds = katana::kinds(look, seat);
    let beyond = match honor {
        Honor::KatanaDecorations => 3 * i16::from(katana::n_decorated(look)),
        Honor::SwordsWith { kind, points } if kinds.contains(&kind) => i16::from(points),
        Honor::SwordsWith { .. }
        | Honor::Decorations
        | Honor::Strengths
        | Honor::Decorators
        | Honor::Sashimono(_)
        | Honor::BoughtCards
        | Honor::UnusedCards
        | Honor::StrongSwords { .. }
        | Honor::Figures
        | Honor::Coins
        | Honor::SwordsDecorated { .. }
        | Honor::StrengthSum
        | Honor::Plain
        | Honor::Flowers => 0,
    };
    // The Ghost's Katana is on no Forge, so a player's scoring does not count it.
    (seat, (honor::points(look, seat, honor) + beyond).min(honor::POINTS_MAX))
}
