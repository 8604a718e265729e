//! Whether a full state fits all that a viewer knows: written apart from the search that draws such states, so that one
//! can be held against the other.

use tabletop::{Game, Seat};

use crate::{
    KnownChoice, Noted, Rules, Shogunate, View,
    history::Past,
    knowledge,
    piece::{Leader, N_LEADERS, N_PLOTS, N_SEATS_MAX, Pair, PlotId},
    table::{Slot, Table},
};

/// Whether `state` fits `view`: it looks the same, and its past could have happened.
///
/// # Errors
/// What does not fit.
pub fn consistent(view: &View, rules: &Rules, state: &Shogunate) -> Result<(), &'static str> {
    let table = &state.table;
    if state.view(rules, view.viewer) != *view {
        return Err("it looks different");
    }
    same_public(view, table)?;
    cards_of_the_box(table)?;
    secret_choices(view, table)?;
    past(view, table)
}

/// Whether the open parts are the same, compared without making a view of the state.
fn same_public(view: &View, table: &Table) -> Result<(), &'static str> {
    let is_same = table.line == view.line
        && table.honor == view.honor
        && table.shinobi == view.shinobi
        && table.hatamoto == view.hatamoto
        && table.round == view.round;
    if !is_same {
        return Err("the Line, the Honor or the round differ");
    }
    if !table.plots.starts_with(&view.plots) {
        return Err("other Plots have come up");
    }
    let is_full = |pass: &[_]| (0..N_PLOTS as u8).all(|plot| pass.contains(&PlotId(plot)));
    if !table.plots.chunks(N_PLOTS).all(is_full) {
        return Err("a Plot is missing in the deck");
    }
    Ok(())
}

fn cards_of_the_box(table: &Table) -> Result<(), &'static str> {
    let mut counts = [0; N_LEADERS];
    let dealt = table.seats().flat_map(|seat| table.player(seat).loyalty);
    for leader in dealt.chain(table.left_over.iter().copied()) {
        counts[leader.index()] += 1;
    }
    if counts == [2; N_LEADERS] { Ok(()) } else { Err("there are not two cards of each Leader") }
}

fn secret_choices(view: &View, table: &Table) -> Result<(), &'static str> {
    for (seat, known) in table.seats().zip(&view.players) {
        let player = table.player(seat);
        let is_good = match (known.card, player.card) {
            (KnownChoice::None, None) => true,
            (KnownChoice::Secret, Some(card)) => known.hand.contains(card),
            (KnownChoice::Known(known), Some(card)) => known == card,
            (KnownChoice::None, Some(_)) | (KnownChoice::Secret | KnownChoice::Known(_), None) => false,
        };
        if !is_good {
            return Err("an Action card was chosen that could not be");
        }
        if player.offer.is_some() != known.has_offered || player.offer.is_some_and(|slot| player.is_up(slot))
        {
            return Err("a Loyalty card is offered that cannot be");
        }
    }
    Ok(())
}

/// From the deal to now: each entry fits its note, nobody had cards that would have ended the game, and the cards
/// that are there now are what comes of it.
fn past(view: &View, table: &Table) -> Result<(), &'static str> {
    let mut hands = knowledge::first_hands(table);
    let mut up: [Vec<Slot>; N_SEATS_MAX] = Default::default();
    let mut notes = view.notes.iter();
    let mut entries = table.history.iter().peekable();
    for round in 1..=view.round {
        while let Some(entry) = entries.next_if(|entry| entry.round() == round) {
            let note = notes.next().ok_or("more has happened than was noted")?;
            if !(note.round == round && happens(entry, note.what, &mut hands, &mut up)) {
                return Err("something else has happened than was noted");
            }
        }
        let Some(pairs) = view.checks.get(usize::from(round) - 1) else { continue };
        let would_end = |seat: Seat| {
            let [one, other] = hands[seat.index()];
            pairs.contains(Pair::new(one, other))
        };
        if table.seats().any(would_end) {
            return Err("the game would have ended before");
        }
    }
    if entries.next().is_some() || notes.next().is_some() {
        return Err("not all of the past took place");
    }
    let is_now = |seat: Seat| {
        let player = table.player(seat);
        hands[seat.index()] == player.loyalty && up[seat.index()].len() == usize::from(player.n_up())
    };
    if table.seats().all(is_now) { Ok(()) } else { Err("the cards are not what comes of the past") }
}

/// Applies an entry; returns whether it fits the note and used face-down cards.
fn happens(
    entry: Past,
    note: Noted,
    hands: &mut [[Leader; 2]; N_SEATS_MAX],
    up: &mut [Vec<Slot>; N_SEATS_MAX],
) -> bool {
    let met = |seat: Seat, slot: Slot| {
        (!up[seat.index()].contains(&slot)).then_some(hands[seat.index()][slot.index()])
    };
    let fits =
        |known: Option<Leader>, met: Option<Leader>| met.is_some() && (known.is_none() || known == met);
    match (entry, note) {
        (Past::Revealed { seat, slot, .. }, Noted::Revealed { seat: noted, leader }) => {
            let is_met = seat == noted && fits(Some(leader), met(seat, slot));
            up[seat.index()].push(slot);
            is_met
        }
        (Past::Shown { by, slot, to, .. }, Noted::Shown { by: noted, to: noted_to, leader }) => {
            (by, to) == (noted, noted_to) && fits(leader, met(by, slot))
        }
        (Past::Looked { of, slot, by, .. }, Noted::Looked { by: noted_by, of: noted, leader }) => {
            (of, by) == (noted, noted_by) && fits(leader, met(of, slot))
        }
        (
            Past::Exchanged { seat, slot, other, other_slot, .. },
            Noted::Exchanged { seat: noted, gave, other: noted_other, other_gave },
        ) => {
            let (given, other_given) = (met(seat, slot), met(other, other_slot));
            let (Some(given), Some(other_given)) = (given, other_given) else { return false };
            hands[seat.index()][slot.index()] = other_given;
            hands[other.index()][other_slot.index()] = given;
            let is_noted = (seat, other) == (noted, noted_other);
            is_noted && fits(gave, Some(given)) && fits(other_gave, Some(other_given))
        }
        (Past::Revealed { .. } | Past::Shown { .. } | Past::Looked { .. } | Past::Exchanged { .. }, _) => {
            false
        }
    }
}
