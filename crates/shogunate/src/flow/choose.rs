//! The secret choice of Action cards (SGR-1): each on their own, in any order, until all are revealed together.

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    Action, Cx, Event, Frame, Question, Reason, TableRef,
    cx::{Log, Out},
    piece::Card,
};

/// Action cards are chosen in secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Choose {
    /// Who has not chosen yet.
    left: Seats,
}

impl Choose {
    /// Asks all but the Hatamoto and those who have only one card. Everybody knows that card, so not asking reveals nothing.
    pub(crate) fn new<L: Log>(cx: &mut Cx<L>) -> Self {
        let mut left = Seats::NONE;
        for seat in cx.table.others(cx.table.hatamoto) {
            let hand = cx.table.player(seat).hand;
            if hand.len() > 1 {
                left.insert(seat);
                continue;
            }
            let only = hand.iter().next().expect("an empty hand was filled again");
            choose(cx, seat, only);
        }
        Self { left }
    }

    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        if !self.left.is_empty() {
            return Flow::Ask;
        }
        for seat in cx.table.others(cx.table.hatamoto) {
            let player = cx.table.player_mut(seat);
            let card = player.card.expect("all have chosen");
            player.hand.remove(card);
            cx.log.emit(|| Event::CardRevealed { seat, card });
        }
        Flow::Done
    }

    pub(crate) fn question(&self, _: Seat) -> Question {
        Question::ChooseCard
    }

    pub(crate) fn asks(&self, _: Seat) -> Seats {
        self.left
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        let hand = look.player(seat).hand;
        for card in hand.iter() {
            out.offer(Action::Choose(card), Ok(()));
        }
        if out.wants_reasons() {
            for card in Card::ALL.into_iter().filter(|&card| !hand.contains(card)) {
                out.offer(Action::Choose(card), Err(Reason::InDiscards));
            }
            out.offer(Action::Withdraw, Err(Reason::NothingToWithdraw));
        }
    }

    /// A seat that has chosen may take its choice back until all have chosen, unless it had only one card.
    pub(crate) fn free(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        if self.left.contains(seat) {
            return;
        }
        let player = look.player(seat);
        let why_not = match player.card {
            None => Reason::HatamotoChoosesNone,
            Some(_) if player.hand.len() > 1 => {
                out.offer(Action::Withdraw, Ok(()));
                Reason::ChosenAlready
            }
            Some(_) => {
                out.offer(Action::Withdraw, Err(Reason::OnlyOneChoice));
                Reason::ChosenAlready
            }
        };
        if out.wants_reasons() {
            for card in player.hand.iter() {
                out.offer(Action::Choose(card), Err(why_not));
            }
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match action {
            Action::Choose(card) => {
                choose(cx, seat, card);
                self.left.remove(seat);
            }
            Action::Withdraw => {
                cx.table.player_mut(seat).card = None;
                cx.log.emit(|| Event::Withdrawn { seat });
                self.left.insert(seat);
            }
            _ => unreachable!("{action:?} chooses no card"),
        }
        self.run(cx)
    }
}

/// To the others, the card stays in hand until it is revealed.
fn choose<L: Log>(cx: &mut Cx<L>, seat: Seat, card: Card) {
    cx.table.player_mut(seat).card = Some(card);
    cx.log.emit(|| Event::Chosen { seat, card: Some(card) });
}
