//! Samples a full state that fits a view: Loyalty cards, secret choices and decks.

mod search;

use arrayvec::ArrayVec;
use tabletop::{Dice, Seat, Viewer};

use crate::{
    KnownChoice, KnownPlayer, Note, Noted, Shogunate, View,
    flow::deal,
    history::{Checks, History, Past},
    piece::{Card, Leader, N_PLOTS, N_SEATS_MAX, PlotId},
    table::{N_ROUNDS, Player, Slot, Table},
};

use search::Dealt;

/// A random state with this view.
pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Shogunate {
    let dealt = search::deal(view, dice);
    state(view, dealt, dice)
}

/// The state with these Loyalty cards.
fn state(view: &View, mut dealt: Dealt, dice: &mut Dice) -> Shogunate {
    if let Viewer::Seat(seat) = view.viewer {
        lay_as_seen(view, seat, &mut dealt);
    }
    let mut players = [Player::default(); N_SEATS_MAX];
    for (index, known) in view.players.iter().enumerate() {
        players[index] = player(known, dealt.hands[index], dealt.up[index], dice);
    }
    let mut checks = Checks::default();
    view.checks.iter().for_each(|&pairs| checks.push(pairs));
    let table = Table {
        n_seats: view.n_seats,
        pair: view.pair,
        round: view.round,
        hatamoto: view.hatamoto,
        shinobi: view.shinobi,
        line: view.line,
        honor: view.honor,
        players,
        left_over: dealt.left_over.iter().copied().collect(),
        plots: plots(&view.plots, dice),
        luck: deal::luck(dice),
        history: history(&view.notes, &dealt.slots),
        checks,
    };
    Shogunate { table, stack: view.steps }
}

/// Orders the cards of each seat: the search ignores the order, but the viewer's own cards lie as seen.
fn lay_as_seen(view: &View, seat: Seat, dealt: &mut Dealt) {
    let seen = view.players[seat.index()].cards;
    let lies = |dealt: &Dealt, slot: usize| {
        let is_up = dealt.up[seat.index()] >> slot & 1 != 0;
        seen[slot].is_up == is_up && seen[slot].leader == Some(dealt.hands[seat.index()][slot])
    };
    if lies(dealt, 0) && lies(dealt, 1) {
        return;
    }
    dealt.hands[seat.index()].reverse();
    let up = &mut dealt.up[seat.index()];
    *up = (*up >> 1) | (*up & 1) << 1;
    for (note, slots) in view.notes.iter().zip(&mut dealt.slots) {
        let (one, other) = owners(note);
        for (slot, _) in slots.iter_mut().zip([Some(one), other]).filter(|(_, owner)| *owner == Some(seat)) {
            slot.0 ^= 1;
        }
    }
    debug_assert!(lies(dealt, 0) && lies(dealt, 1), "the viewer's own cards are known");
}

/// Whose cards a note is about.
fn owners(note: &Note) -> (Seat, Option<Seat>) {
    match note.what {
        Noted::Revealed { seat, .. } => (seat, None),
        Noted::Shown { by, .. } => (by, None),
        Noted::Looked { of, .. } => (of, None),
        Noted::Exchanged { seat, other, .. } => (seat, Some(other)),
    }
}

fn player(known: &KnownPlayer, loyalty: [Leader; 2], up: u8, dice: &mut Dice) -> Player {
    let KnownPlayer { cards: _, hand, discards: _, card, has_offered, offer } = known;
    let mut player = Player { loyalty, up, hand: *hand, card: None, offer: None };
    player.card = match card {
        KnownChoice::None => None,
        KnownChoice::Known(card) => Some(*card),
        KnownChoice::Secret => {
            let cards: ArrayVec<Card, 6> = hand.iter().collect();
            Some(cards[dice.below(cards.len() as u32) as usize])
        }
    };
    if *has_offered {
        let down: ArrayVec<Slot, 2> = player.down().collect();
        let any = || down[dice.below(down.len() as u32) as usize];
        player.offer = Some(offer.and_then(|leader| player.slot_of(leader)).unwrap_or_else(any));
    }
    player
}

/// The Plots that came up, and the rest of each pass in random order.
fn plots(known: &[PlotId], dice: &mut Dice) -> [PlotId; N_ROUNDS as usize] {
    let mut plots = [PlotId::default(); N_ROUNDS as usize];
    for pass in 0..2 {
        let seen = known.get(pass * N_PLOTS..).unwrap_or_default();
        let seen = &seen[..seen.len().min(N_PLOTS)];
        let mut rest: ArrayVec<PlotId, N_PLOTS> =
            (0..N_PLOTS as u8).map(PlotId).filter(|plot| !seen.contains(plot)).collect();
        dice.shuffle(&mut rest);
        let all = seen.iter().copied().chain(rest);
        plots[pass * N_PLOTS..].iter_mut().zip(all).for_each(|(place, plot)| *place = plot);
    }
    plots
}

/// What the notes tell, with the slots that were found for it.
fn history(notes: &[Note], slots: &[[Slot; 2]]) -> History {
    let mut history = History::default();
    for (note, &[slot, other_slot]) in notes.iter().zip(slots) {
        let round = note.round;
        history.push(match note.what {
            Noted::Revealed { seat, .. } => Past::Revealed { round, seat, slot },
            Noted::Shown { by, to, .. } => Past::Shown { round, by, slot, to },
            Noted::Looked { by, of, .. } => Past::Looked { round, of, slot, by },
            Noted::Exchanged { seat, other, .. } => Past::Exchanged { round, seat, slot, other, other_slot },
        });
    }
    history
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, NoLog, Options, Quick, Seed, Status};

    use super::*;
    use crate::{Action, Rules, Setup, components::embedded, consistent};

    /// Plays on with players who prefer to see and exchange cards.
    fn play_on(game: &mut Shogunate, rules: &Rules, quick: &mut Quick) {
        let seat = game.status().asked().first().expect("somebody is asked");
        let mut options = Options::default();
        game.options(rules, seat, &mut options);
        let is_liked = |action: &&Action| {
            let likes = [Card::StormsToFlowers, Card::PathOfTheArrow].map(Action::Choose);
            matches!(action, Action::Exchange(_)) || likes.contains(action)
        };
        let liked: Vec<Action> = options.all().iter().filter(is_liked).copied().collect();
        let choices = if liked.is_empty() { options.all() } else { &liked };
        game.play(rules, seat, choices[quick.below(choices.len())], &mut NoLog);
    }

    #[test]
    fn going_through_whole_deals_finds_what_fits_too() {
        let mut n_found = 0;
        for (number, threshold) in [60, 22, 14, 9].into_iter().enumerate() {
            let setup = Setup { threshold: Some(threshold), ..Setup::new(3 + number as u8) };
            let rules = Rules::new(&setup, &embedded().components).expect("a game");
            let mut game = Shogunate::new(&rules, &Seed::derive(5, number as u64), &mut NoLog);
            let mut quick = Quick::new(number as u64);
            let mut dice = Dice::new(&Seed::derive(6, number as u64), 0, 0);
            while let Status::Waiting(_) = game.status() {
                play_on(&mut game, &rules, &mut quick);
                let seat = quick.below(usize::from(setup.players));
                if quick.below(25) > 0 {
                    continue;
                }
                for viewer in [Viewer::Seat(Seat(seat as u8)), Viewer::Spectator] {
                    let view = game.view(&rules, viewer);
                    let dealt = search::deal_within(&view, &mut dice, 0);
                    assert_eq!(consistent(&view, &rules, &state(&view, dealt, &mut dice)), Ok(()));
                    n_found += 1;
                }
            }
        }
        assert!(n_found > 20, "{n_found} positions were looked at");
    }
}
