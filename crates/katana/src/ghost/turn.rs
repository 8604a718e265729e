//! The Ghost's turn (GHO-3): it draws until a Worker finds a place, the people react, and the turn closes.

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use super::{area, deck::Draws};
use crate::{
    action::Action,
    area::react::React,
    cx::{Cx, Log, Out, TableRef},
    event::Event,
    flow::{settle::Settling, turn},
    frame::Frame,
    piece::{Area, GhostCard, HonorId, N_GHOST_KINDS},
    table::Table,
};

/// The Ghost's turn, once somebody is asked something in it. Without that it is over at once: no moment has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GhostTurn {
    phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Phase {
    /// The people may change the points of its Palace card.
    Scoring(Scoring),
    /// The people react.
    Reacting(React),
    /// The turn is being settled.
    Settling(Settling),
}

/// The Ghost takes its turn; returns the rest of the turn if anybody is asked something.
pub fn take<L: Log>(cx: &mut Cx<L>, seat: Seat) -> Option<GhostTurn> {
    cx.table.turn = seat;
    cx.log.emit(|| Event::TurnBegan { seat });
    let phase = act(cx, seat, Draws::default())?;
    Some(GhostTurn { phase })
}

impl GhostTurn {
    /// Whether people are asked before its points at the Palace (GHO-5).
    #[must_use]
    pub fn is_scoring(&self) -> bool {
        matches!(self.phase, Phase::Scoring(_))
    }

    /// How the turn is being settled.
    #[must_use]
    pub fn settling(&self) -> Option<&Settling> {
        match &self.phase {
            Phase::Settling(settling) => Some(settling),
            Phase::Scoring(_) | Phase::Reacting(_) => None,
        }
    }

    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        match &mut self.phase {
            Phase::Scoring(scoring) => {
                scoring.find_asked(cx.look());
                if !scoring.asked.is_empty() {
                    return Flow::Ask;
                }
                let next = scoring.close(cx);
                self.phase = next.unwrap_or(Phase::Settling(Settling::default()));
                self.run(cx)
            }
            &mut Phase::Reacting(react) => {
                self.phase = Phase::Settling(Settling::default());
                Flow::Call(Frame::React(react))
            }
            Phase::Settling(settling) => settling.run(cx),
        }
    }

    pub(crate) fn asks(&self, table: &Table) -> Seats {
        match &self.phase {
            Phase::Scoring(scoring) => scoring.asked,
            Phase::Reacting(_) => Seats::NONE,
            Phase::Settling(settling) => settling.asks(table),
        }
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        match &self.phase {
            // To play the card is a free action.
            Phase::Scoring(_) => out.offer(Action::Decline, Ok(())),
            Phase::Reacting(_) => {}
            Phase::Settling(settling) => settling.options(look, seat, out),
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match (&mut self.phase, action) {
            (Phase::Scoring(scoring), Action::Decline) => {
                scoring.declined.insert(seat);
                cx.log.emit(|| Event::Declined { seat });
                self.run(cx)
            }
            (Phase::Settling(settling), _) => settling.answer(cx, seat, action),
            _ => unreachable!("{action:?} is no answer in the Ghost's turn"),
        }
    }
}

/// The Ghost is about to score the points of its Palace card. Market card 1 could still change them (GHO-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
struct Scoring {
    /// Who is asked.
    asked: Seats,
    /// Who has declined.
    declined: Seats,
    /// Whether its Worker has found a place at the Palace; else it draws again (GHO-9).
    stands: bool,
    /// How many cards it has drawn in this turn, by kind.
    drawn: [u8; N_GHOST_KINDS],
}

impl Scoring {
    fn new(look: TableRef, stands: bool, draws: &Draws) -> Self {
        let mut scoring = Self { asked: Seats::NONE, declined: Seats::NONE, stands, drawn: draws.seen };
        scoring.find_asked(look);
        scoring
    }

    fn find_asked(&mut self, look: TableRef) {
        if look.rules.rulings.asks_before_palace_points {
            let could = |&seat: &Seat| area::could_change_palace_points(look, seat, self.stands);
            let undecided = look.table.humans().filter(|&seat| !self.declined.contains(seat));
            self.asked = undecided.filter(could).collect();
        }
    }

    /// The points are scored, and the turn goes on.
    fn close<L: Log>(&self, cx: &mut Cx<L>) -> Option<Phase> {
        let seat = cx.table.turn;
        area::score_palace(cx, seat, self.stands);
        if self.stands {
            return react(cx, seat, GhostCard::Palace);
        }
        act(cx, seat, Draws::after(self.drawn))
    }
}

/// GHO-3, GHO-9, GHO-10: draws until a Worker finds a place; else passes. Returns what the people are asked, if anything.
fn act<L: Log>(cx: &mut Cx<L>, seat: Seat, mut draws: Draws) -> Option<Phase> {
    while cx.table.player(seat).workers > 0 {
        let Some(card) = draws.next(cx) else { break };
        cx.log.emit(|| Event::GhostDrew { seat, card });
        let stands = area::visit(cx, seat, card);
        if card == GhostCard::Palace {
            let scoring = Scoring::new(cx.look(), stands, &draws);
            if !scoring.asked.is_empty() {
                return Some(Phase::Scoring(scoring));
            }
            area::score_palace(cx, seat, stands);
        }
        if stands {
            return react(cx, seat, card);
        }
    }
    let honor = closest_honor(cx.look());
    turn::pass(cx, seat, honor);
    None
}

/// The people react to its card, if anybody can.
fn react<L: Log>(cx: &mut Cx<L>, seat: Seat, card: GhostCard) -> Option<Phase> {
    let react = React::new(cx.look(), reacted_to(card)?, seat);
    (!react.is_over()).then_some(Phase::Reacting(react))
}

/// The people's part follows at the Academy and the Palace (GHO-5, GHO-7).
fn reacted_to(card: GhostCard) -> Option<Area> {
    match card {
        GhostCard::Palace | GhostCard::Academy => Some(card.area()),
        GhostCard::Daimyo | GhostCard::Market | GhostCard::Komainu => None,
    }
}

/// GHO-10: the Honor card closest to the deck, which lies at the right end of their row; SOL-7: the leftmost.
#[must_use]
pub fn closest_honor(look: TableRef) -> Option<HonorId> {
    let mut honors = look.table.board.honors.iter().flatten().copied();
    if look.rules.is_early_solo() { honors.next() } else { honors.next_back() }
}
