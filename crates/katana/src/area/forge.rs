//! A figure at the Forge (FOR).

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    action::Action,
    cx::{Cx, Log, Out, TableRef},
    event::Event,
    forge,
    frame::Frame,
    moment::{self, Any, Freedom},
    piece::{Figure, Line, SwordId, SwordSet},
    reason::Reason,
    table::Table,
};

/// A figure at the Forge: a line is named, then its Swords move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct ForgeAction {
    /// The Swords that stood in the line when the figure was placed (FOR-1).
    present: SwordSet,
    /// The activated Swords that have not moved yet.
    waiting: SwordSet,
    seat: Seat,
    figure: Figure,
    line: Option<Line>,
    /// Whether the Monk's extra move is left (FOR-2).
    has_extra: bool,
}

impl ForgeAction {
    /// A figure has come.
    #[must_use]
    pub fn new(seat: Seat, figure: Figure) -> Self {
        let has_extra = figure == Figure::Monk;
        Self {
            present: SwordSet::default(),
            waiting: SwordSet::default(),
            seat,
            figure,
            line: None,
            has_extra,
        }
    }

    /// The line, once it has been named.
    #[must_use]
    pub fn line(&self) -> Option<Line> {
        self.line
    }

    pub(crate) fn carries(&self, seat: Seat, figure: Figure) -> bool {
        self.line.is_none() && self.seat == seat && self.figure == figure
    }

    pub(crate) fn freedom(&self) -> Freedom {
        if self.line.is_some() { Freedom::All } else { Freedom::Nothing }
    }

    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        if self.line.is_none() {
            return Flow::Ask;
        }
        let mut any = Any::default();
        self.offer_moves(cx.look(), self.seat, &mut any);
        let goes_on = any.0 || moment::has_free(cx.look(), self.seat) && self.has_moves_left();
        if goes_on { Flow::Ask } else { Flow::Done }
    }

    /// Whether a delivery or a card could still make a move possible.
    fn has_moves_left(&self) -> bool {
        self.has_extra || !self.waiting.is_empty()
    }

    pub(crate) fn asks(&self, _: &Table) -> Seats {
        Seats::one(self.seat)
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        if self.line.is_none() {
            for line in Line::all() {
                out.offer(Action::Line(line), Ok(()));
            }
            return;
        }
        self.offer_moves(look, seat, out);
        out.offer(Action::Done, Ok(()));
    }

    fn offer_moves(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        for sword in look.player(seat).forge.iter() {
            out.offer(
                Action::Move(sword),
                self.may_activate(sword).and_then(|()| forge::may_move(look, seat, sword)),
            );
        }
        if out.has_enough() {
            return;
        }
        forge::each_swap(look, seat, |one, other, stock| {
            let (first, second) = (self.waiting.contains(one), self.waiting.contains(other));
            let together = first && second || self.has_extra && (first || second);
            let verdict = if together { stock } else { Err(Reason::NotBothActivated) };
            out.offer(Action::Swap(one, other), verdict);
        });
    }

    /// FOR-1, FOR-2: activated Swords once each, any Sword by the extra move.
    fn may_activate(&self, sword: SwordId) -> Result<(), Reason> {
        if self.waiting.contains(sword) || self.has_extra {
            Ok(())
        } else if self.present.contains(sword) {
            Err(Reason::MovedAlready)
        } else {
            Err(Reason::NotActivated)
        }
    }

    /// Spends the Sword's activation, or else the extra move.
    fn activate(&mut self, sword: SwordId) {
        if self.waiting.contains(sword) {
            self.waiting.remove(sword);
        } else {
            self.has_extra = false;
        }
    }

    fn is_in_line(&self, look: TableRef, sword: SwordId) -> bool {
        self.line.is_some_and(|line| line.holds(look.table.blade(sword).cell))
    }

    /// Lets `swords` move by `how`. FOR-2: one that was not in the line when the figure was placed, and
    /// that has been brought into it, is activated.
    fn moving<L: Log>(&mut self, cx: &mut Cx<L>, swords: &[SwordId], how: impl FnOnce(&mut Cx<L>)) {
        let mut outside = SwordSet::default();
        for &sword in swords {
            self.activate(sword);
            if !(self.present.contains(sword) || self.is_in_line(cx.look(), sword)) {
                outside.insert(sword);
            }
        }
        how(cx);
        for sword in outside.iter() {
            if self.is_in_line(cx.look(), sword) {
                self.present.insert(sword);
                self.waiting.insert(sword);
            }
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match action {
            Action::Line(line) => self.name(cx, seat, line),
            Action::Move(sword) => self.moving(cx, &[sword], |cx| forge::move_sword(cx, seat, sword)),
            Action::Swap(one, other) => {
                self.moving(cx, &[one, other], |cx| forge::swap(cx, seat, one, other));
            }
            Action::Done => return Flow::Done,
            _ => unreachable!("{action:?} is no answer at the Forge"),
        }
        self.run(cx)
    }

    fn name<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, line: Line) {
        self.line = Some(line);
        cx.player(seat).at_forge[line.index()].add(self.figure);
        cx.log.emit(|| Event::LineNamed { seat, line });
        for sword in cx.table.player(seat).forge.iter() {
            if line.holds(cx.table.blade(sword).cell) {
                self.present.insert(sword);
                self.waiting.insert(sword);
            }
        }
    }
}
