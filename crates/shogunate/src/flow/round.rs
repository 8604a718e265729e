//! Rounds (SGR): choose, perform, place Honor, execute the power, let the Shinobi strike, look for the end.

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    Action, Cause, Cx, Event, Frame, Question, Reason, TableRef, card,
    cx::{Log, Out},
    flow::{choose::Choose, end, power},
    piece::{CardSet, N_PLOTS, Place},
};

/// The rounds of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Round {
    phase: Phase,
    /// Who has not performed yet.
    left: Seats,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Phase {
    /// Action cards are to be chosen.
    Choosing,
    /// The Hatamoto names who performs.
    Naming,
    /// This player performs, or has just performed.
    Performing(Seat),
    /// The power is executed, or has just been.
    Power,
}

impl Round {
    /// A round begins: its Plot is revealed (SGS-4, SGR-5).
    pub(crate) fn begin<L: Log>(cx: &mut Cx<L>) -> Self {
        let (round, hatamoto, plot) = (cx.table.round, cx.table.hatamoto, cx.table.plot());
        cx.log.emit(|| Event::RoundBegan { round, hatamoto });
        cx.log.emit(|| Event::PlotRevealed { plot });
        Self { phase: Phase::Choosing, left: Seats::all(cx.table.n_seats).without(hatamoto) }
    }

    /// A round in which these seats have yet to perform; their cards are revealed.
    pub(crate) fn naming(left: Seats) -> Self {
        Self { phase: Phase::Naming, left }
    }

    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        loop {
            match self.phase {
                Phase::Choosing => {
                    self.phase = Phase::Naming;
                    return Flow::Call(Frame::Choose(Choose::new(cx)));
                }
                Phase::Naming => match self.left.first() {
                    Some(last) if self.left.len() == 1 => return self.perform(cx, last),
                    Some(_) => return Flow::Ask,
                    None => {
                        self.phase = Phase::Power;
                        place_pattern(cx);
                        if let Some(step) = power::begin(cx) {
                            return Flow::Call(Frame::Power(step));
                        }
                    }
                },
                Phase::Performing(seat) => {
                    discard(cx, seat);
                    self.phase = Phase::Naming;
                }
                Phase::Power => {
                    if !end_round(cx) {
                        return Flow::Done;
                    }
                    *self = Self::begin(cx);
                }
            }
        }
    }

    fn perform<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat) -> Flow<Frame> {
        let card = cx.table.player(seat).card.expect("who has not performed has a card");
        cx.log.emit(|| Event::Performing { seat, card });
        self.left.remove(seat);
        self.phase = Phase::Performing(seat);
        Flow::Call(card::perform(seat, card))
    }

    pub(crate) fn question(&self, _: Seat) -> Question {
        Question::NextPerformer
    }

    pub(crate) fn asks(&self, hatamoto: Seat) -> Seats {
        Seats::one(hatamoto)
    }

    pub(crate) fn options(&self, look: TableRef, hatamoto: Seat, out: &mut impl Out) {
        for seat in self.left.iter() {
            out.offer(Action::Perform(seat), Ok(()));
        }
        if out.wants_reasons() {
            for seat in look.table.others(hatamoto).filter(|&seat| !self.left.contains(seat)) {
                out.offer(Action::Perform(seat), Err(Reason::HasPerformed));
            }
            out.offer(Action::Perform(hatamoto), Err(Reason::HatamotoPerformsNone));
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, _: Seat, action: Action) -> Flow<Frame> {
        let Action::Perform(seat) = action else { unreachable!("{action:?} names nobody") };
        self.perform(cx, seat)
    }
}

/// SGR-2: a performed card goes to the discards.
fn discard<L: Log>(cx: &mut Cx<L>, seat: Seat) {
    let card = cx.table.player_mut(seat).card.take().expect("who performs has a card");
    cx.log.emit(|| Event::Discarded { seat, card });
}

/// SGR-3: Honor by the Plot's pattern.
fn place_pattern<L: Log>(cx: &mut Cx<L>) {
    let pattern = cx.rules.plot(cx.table.plot()).honor;
    for place in Place::ALL {
        cx.place_honor(cx.table.leader_at(place), pattern[place.index()], Cause::Pattern);
    }
}

/// SGR-4, SGR-5: the Shinobi, the end, and the preparation of the next round. Returns whether the game goes on.
fn end_round<L: Log>(cx: &mut Cx<L>) -> bool {
    cx.take_honor(cx.table.shinobi, Cause::Shinobi);
    let (round, from) = (cx.table.round, cx.table.hatamoto);
    cx.log.emit(|| Event::RoundEnded { round });
    if end::check(cx) {
        return false;
    }
    for seat in cx.table.seats() {
        let player = cx.table.player_mut(seat);
        if player.hand.is_empty() {
            player.hand = CardSet::ALL;
            cx.log.emit(|| Event::TookBack { seat });
        }
    }
    let to = from.next(cx.table.n_seats);
    cx.table.hatamoto = to;
    cx.log.emit(|| Event::MarkerPassed { from, to });
    if usize::from(round) == N_PLOTS {
        cx.log.emit(|| Event::PlotsShuffled);
    }
    cx.table.round += 1;
    true
}
