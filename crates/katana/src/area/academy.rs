//! The Academy (ACA), with Daimyō cards C (DAI-C) and Market cards 6 (MKT-6).

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    Action, Cause, Cx, Frame, Reason, TableRef,
    area::react::React,
    card,
    cx::{Log, Out},
    decorate,
    moment::{self, Any},
    piece::{Area, CardId, Figure, KindSet},
    rules::Effect,
    table::Table,
};

/// A figure at the Academy: steps, decorations, then the others' reactions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Academy {
    seat: Seat,
    /// Steps that are still to be taken.
    steps: u8,
    /// The kinds that have been decorated in this action (ACA-2).
    used: KindSet,
    /// The Coins of this action's decorations, counted once.
    earned: u8,
    /// How many times over they are paid (MKT-6).
    times: u8,
    is_done: bool,
}

impl Academy {
    /// A figure has come.
    #[must_use]
    pub fn new(seat: Seat, figure: Figure) -> Self {
        let steps = if figure == Figure::Monk { 2 } else { 1 };
        Self { seat, steps, used: KindSet::default(), earned: 0, times: 1, is_done: false }
    }

    /// Whether a Decorator must advance first.
    #[must_use]
    pub fn must_step(&self) -> bool {
        self.steps > 0
    }

    /// How many times the Coins of this action's decorations are paid (MKT-6).
    #[must_use]
    pub fn times(&self) -> u8 {
        self.times
    }

    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        if self.is_done {
            return Flow::Done;
        }
        if !decorate::can_advance(cx.look(), self.seat) {
            self.steps = 0;
        }
        let mut any = Any::default();
        self.offer_work(cx.look(), self.seat, &mut any);
        if any.0 || moment::has_free(cx.look(), self.seat) { Flow::Ask } else { self.close(cx) }
    }

    pub(crate) fn asks(&self, _: &Table) -> Seats {
        Seats::one(self.seat)
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        self.offer_work(look, seat, out);
        out.offer(Action::Done, if self.steps == 0 { Ok(()) } else { Err(Reason::StepFirst) });
    }

    fn offer_work(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        if self.steps > 0 {
            for (kind, verdict) in decorate::steps(look, seat) {
                out.offer(Action::Advance(kind), verdict);
            }
        }
        if self.steps == 0 || out.wants_reasons() {
            decorate::offer_decorations(look, seat, out, |kind| match self.steps {
                0 if self.used.contains(kind) => Err(Reason::DecoratorUsed),
                0 => Ok(()),
                _ => Err(Reason::StepFirst),
            });
        }
        if !out.has_enough() {
            offer_area_cards(look, seat, out);
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match action {
            Action::Advance(kind) => {
                decorate::advance(cx, seat, kind);
                self.steps -= 1;
            }
            Action::Decorate { sword, kind } => {
                self.used.insert(kind);
                let coins = decorate::mark(cx, seat, sword, kind);
                cx.gain_coins(seat, u16::from(coins) * u16::from(self.times), Cause::Decoration);
                self.earned += coins;
            }
            Action::Play(card) => self.play_area_card(cx, seat, card),
            Action::Done => return self.close(cx),
            _ => unreachable!("{action:?} is no answer at the Academy"),
        }
        self.run(cx)
    }

    /// DAI-C: one more step. MKT-6: the Coins of this action again.
    pub(crate) fn play_area_card<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, card: CardId) {
        card::play(cx, seat, card);
        if cx.rules.card(card).effect == Effect::Step {
            self.steps += 1;
        } else {
            self.times += 1;
            cx.gain_coins(seat, u16::from(self.earned), Cause::Card);
        }
    }

    /// The others' decorations follow (ACA-3).
    fn close<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        self.is_done = true;
        let react = React::new(cx.look(), Area::Academy, self.seat);
        if react.is_over() { self.run(cx) } else { Flow::Call(Frame::React(react)) }
    }
}

/// Offers the cards that are bound to the Academy.
pub(crate) fn offer_area_cards(look: TableRef, seat: Seat, out: &mut impl Out) {
    card::offer_effect(look, seat, Effect::Step, out);
    card::offer_effect(look, seat, Effect::CoinsAgain, out);
}
