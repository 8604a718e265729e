//! What must hold of every state: cards, Leaders and Plots neither appear nor vanish.

use tabletop::Seat;

use crate::{
    Frame, Rules, Shogunate,
    history::Past,
    piece::{Leader, LeaderSet, N_LEADERS, N_PLOTS, PlotSet},
    table::{Slot, Table},
};

/// Panics with a sentence where something is wrong.
pub fn check(game: &Shogunate, rules: &Rules) {
    let table = &game.table;
    assert_eq!(table.n_seats, rules.n_seats());
    assert_eq!(table.pair, rules.setup.pair);
    check_loyalty(table);
    let leaders: LeaderSet = table.line.into_iter().collect();
    assert_eq!(usize::from(leaders.len()), N_LEADERS, "every Leader stands in the Line once");
    assert!(leaders.contains(table.shinobi), "the Shinobi stands by a Leader");
    for pass in table.plots.chunks(N_PLOTS) {
        let plots: PlotSet = pass.iter().copied().collect();
        assert_eq!(usize::from(plots.len()), N_PLOTS, "every Plot comes up once while the deck lasts");
    }
    let n_checks = table.checks.iter().count();
    assert_eq!(n_checks, usize::from(table.round) - 1, "the end was looked for after each round");
    for seat in table.seats() {
        check_player(game, seat);
    }
}

fn check_loyalty(table: &Table) {
    let mut counts = [0u8; N_LEADERS];
    let mut see = |leader: Leader| counts[leader.index()] += 1;
    table.seats().flat_map(|seat| table.player(seat).loyalty).for_each(&mut see);
    table.left_over.iter().copied().for_each(&mut see);
    assert_eq!(counts, [2; N_LEADERS], "there are two Loyalty cards of each Leader");
    assert!(table.left_over.is_sorted(), "the cards left over lie in no telling order");
    let mut up = [0u8; 6];
    for past in table.history.iter() {
        let take = |seat: Seat, slot: Slot| {
            assert!(up[seat.index()] >> slot.0 & 1 == 0, "a card that is face up is left alone: {past:?}");
        };
        match past {
            Past::Revealed { seat, slot, .. } => {
                take(seat, slot);
                up[seat.index()] |= 1 << slot.0;
            }
            Past::Shown { by: seat, slot, .. } | Past::Looked { of: seat, slot, .. } => take(seat, slot),
            Past::Exchanged { seat, slot, other, other_slot, .. } => {
                take(seat, slot);
                take(other, other_slot);
            }
        }
    }
    let is_same = table.seats().all(|seat| up[seat.index()] == table.player(seat).up);
    assert!(is_same, "a card is face up because it was turned up");
}

fn check_player(game: &Shogunate, seat: Seat) {
    let player = game.table.player(seat);
    let is_choosing = matches!(game.stack.top(), Some(Frame::Choose(_)));
    if let Some(card) = player.card {
        assert_eq!(player.hand.contains(card), is_choosing, "a card is in hand until it is revealed");
        assert_ne!(seat, game.table.hatamoto, "the Hatamoto chooses no card");
    }
    let is_over = game.stack.top().is_none();
    let has_card = !player.hand.is_empty() || player.card.is_some() || !is_choosing;
    assert!(has_card || is_over, "{seat:?} has a card to choose");
    let is_exchanging = matches!(game.stack.top(), Some(Frame::Storms(_)));
    let is_offer_good = player.offer.is_none_or(|slot| is_exchanging && !player.is_up(slot));
    assert!(is_offer_good, "a face-down card is offered, in an exchange only");
}
