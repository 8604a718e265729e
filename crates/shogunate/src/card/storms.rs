//! Storms to Flowers (SGA-6): two Leaders switch, or Loyalty cards are exchanged, each chosen in secret.

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    Action, Cause, Cx, Event, Frame, Question, Reason, TableRef, card,
    cx::{Log, Out},
    history::Past,
    table::Slot,
};

/// Storms to Flowers is performed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Storms {
    seat: Seat,
    /// The other seat of an exchange, once one has been chosen.
    with: Option<Seat>,
    /// Who of the two has not chosen a card yet.
    left: Seats,
}

impl Storms {
    pub(crate) fn new(seat: Seat) -> Self {
        Self { seat, with: None, left: Seats::NONE }
    }

    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        let Some(other) = self.with else { return Flow::Ask };
        if !self.left.is_empty() {
            return Flow::Ask;
        }
        swap(cx, self.seat, other);
        Flow::Done
    }

    pub(crate) fn question(&self, _: Seat) -> Question {
        let seat = self.seat;
        self.with.map_or(Question::SwitchOrExchange, |other| Question::Give { seat, other })
    }

    pub(crate) fn asks(&self, _: Seat) -> Seats {
        if self.with.is_some() { self.left } else { Seats::one(self.seat) }
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        if self.with.is_some() {
            card::offer_loyalty(look, seat, Action::Give, out);
            if out.wants_reasons() {
                out.offer(Action::Withdraw, Err(Reason::NothingToWithdraw));
            }
            return;
        }
        let line = &look.table.line;
        for (place, &one) in line.iter().enumerate() {
            for &other in &line[place + 1..] {
                out.offer(Action::Switch(one, other), Ok(()));
            }
        }
        let has_own = look.player(seat).n_down() > 0;
        if !(has_own || out.wants_reasons()) {
            return;
        }
        for other in look.table.others(seat) {
            let verdict = match (has_own, look.player(other).n_down() > 0) {
                (true, true) => Ok(()),
                (false, _) => Err(Reason::NothingToGive),
                (true, false) => Err(Reason::NoneFaceDown),
            };
            out.offer(Action::Exchange(other), verdict);
        }
    }

    /// A seat that has chosen may take its choice back until the other has chosen too, unless it had only one card.
    pub(crate) fn free(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        if self.with.is_none() || look.player(seat).offer.is_none() {
            return;
        }
        let is_choice = look.player(seat).n_down() > 1;
        out.offer(Action::Withdraw, if is_choice { Ok(()) } else { Err(Reason::OnlyOneChoice) });
        if out.wants_reasons() && is_choice {
            for leader in look.player(seat).down_leaders().iter() {
                out.offer(Action::Give(leader), Err(Reason::ChosenAlready));
            }
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match action {
            Action::Switch(one, other) => {
                cx.switch(one, other, Cause::Card(seat));
                return Flow::Done;
            }
            Action::Exchange(other) => {
                self.with = Some(other);
                cx.log.emit(|| Event::ExchangeBegan { seat, other });
                for giver in [seat, other] {
                    match card::only_down(cx.look(), giver) {
                        Some(slot) => offer(cx, giver, slot),
                        None => self.left.insert(giver),
                    }
                }
            }
            Action::Give(leader) => {
                let slot = cx.look().player(seat).slot_of(leader).expect("the card is face down");
                offer(cx, seat, slot);
                self.left.remove(seat);
            }
            Action::Withdraw => {
                cx.table.player_mut(seat).offer = None;
                cx.log.emit(|| Event::Withdrawn { seat });
                self.left.insert(seat);
            }
            _ => unreachable!("{action:?} is no part of Storms to Flowers"),
        }
        self.run(cx)
    }
}

/// A card is chosen to be given.
fn offer<L: Log>(cx: &mut Cx<L>, seat: Seat, slot: Slot) {
    let player = cx.table.player_mut(seat);
    player.offer = Some(slot);
    let leader = Some(player.loyalty[slot.index()]);
    cx.log.emit(|| Event::Offered { seat, leader });
}

/// Exchanges the chosen cards: each takes the slot of the other.
fn swap<L: Log>(cx: &mut Cx<L>, seat: Seat, other: Seat) {
    let mut given = |seat: Seat| {
        let player = cx.table.player_mut(seat);
        let slot = player.offer.take().expect("both have chosen a card");
        (slot, player.loyalty[slot.index()])
    };
    let ((slot, gave), (other_slot, other_gave)) = (given(seat), given(other));
    cx.table.player_mut(seat).loyalty[slot.index()] = other_gave;
    cx.table.player_mut(other).loyalty[other_slot.index()] = gave;
    let round = cx.table.round;
    cx.table.history.push(Past::Exchanged { round, seat, slot, other, other_slot });
    let (gave, other_gave) = (Some(gave), Some(other_gave));
    cx.log.emit(|| Event::Exchanged { seat, gave, other, other_gave });
}
