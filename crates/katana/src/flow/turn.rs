//! An individual turn (TRN-2): a figure is placed or the player passes, then everyone's moment closes.

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    action::Action,
    area::{
        self, academy::Academy, forge::ForgeAction, house::Houses, komainu, market::Market, palace::Palace,
    },
    card,
    cx::{Cx, Log, Out, TableRef},
    event::Event,
    flow::settle::Settling,
    frame::Frame,
    moment::{self, Freedom},
    piece::{Area, Figure, HonorId},
    reason::Reason,
    rules::Effect,
    table::Table,
};

/// An individual turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Turn {
    seat: Seat,
    phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Phase {
    /// A figure is placed, or the player passes.
    Place,
    /// A Monk goes to the area: how is the offering paid?
    Offering(Area),
    /// The action of the place is under way.
    Acting,
    /// The player says when the turn is over.
    Ending,
    /// The others settle the cards that they played, and Favor I is settled.
    Settling(Settling),
}

impl Turn {
    /// The turn of `seat` begins.
    pub fn begin<L: Log>(cx: &mut Cx<L>, seat: Seat) -> Self {
        cx.table.turn = seat;
        cx.player(seat).moment = true;
        cx.log.emit(|| Event::TurnBegan { seat });
        Self { seat, phase: Phase::Place }
    }

    /// Whether the player still has to place a figure or pass.
    #[must_use]
    pub fn is_placing(&self) -> bool {
        self.phase == Phase::Place
    }

    /// How the turn is being settled, once its player has ended it.
    #[must_use]
    pub fn settling(&self) -> Option<&Settling> {
        match &self.phase {
            Phase::Settling(settling) => Some(settling),
            Phase::Place | Phase::Offering(_) | Phase::Acting | Phase::Ending => None,
        }
    }

    /// Whether a Monk's offering is being paid.
    #[must_use]
    pub fn is_offering(&self) -> bool {
        matches!(self.phase, Phase::Offering(_))
    }

    pub(crate) fn freedom(&self) -> Freedom {
        match self.phase {
            Phase::Offering(_) => Freedom::Nothing,
            Phase::Place | Phase::Acting | Phase::Ending | Phase::Settling(_) => Freedom::All,
        }
    }

    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        if self.phase == Phase::Acting {
            self.phase = Phase::Ending;
        }
        match &mut self.phase {
            Phase::Settling(settling) => settling.run(cx),
            Phase::Place | Phase::Offering(_) | Phase::Acting | Phase::Ending => Flow::Ask,
        }
    }

    pub(crate) fn asks(&self, table: &Table) -> Seats {
        match &self.phase {
            Phase::Place | Phase::Offering(_) | Phase::Acting | Phase::Ending => Seats::one(self.seat),
            Phase::Settling(settling) => settling.asks(table),
        }
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        match &self.phase {
            Phase::Place => offer_places(look, seat, out),
            Phase::Offering(_) => offer_offerings(look, seat, out),
            Phase::Ending => {
                let verdict =
                    if look.player(seat).played.is_empty() { Ok(()) } else { Err(Reason::CardsPending) };
                out.offer(Action::EndTurn, verdict);
                moment::offer_discards(look, seat, out);
            }
            Phase::Settling(settling) => settling.options(look, seat, out),
            Phase::Acting => {}
        }
    }

    /// Whether this step itself asks to discard what was played; discarding is then not a free action too.
    pub(crate) fn asks_to_discard(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Ending => seat == self.seat,
            Phase::Settling(_) => true,
            Phase::Place | Phase::Offering(_) | Phase::Acting => false,
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        if let Phase::Settling(settling) = &mut self.phase {
            return settling.answer(cx, seat, action);
        }
        match (self.phase, action) {
            (Phase::Place, Action::Place { figure: Figure::Worker, area }) => {
                cx.player(seat).workers -= 1;
                self.act(cx, Figure::Worker, area)
            }
            (Phase::Place, Action::Place { figure: Figure::Monk, area }) => {
                if has_offering_cards(cx.look(), seat) {
                    self.phase = Phase::Offering(area);
                    return Flow::Ask;
                }
                self.send_monk(cx, area, 0)
            }
            (Phase::Offering(area), Action::Offer(n_cards)) => self.send_monk(cx, area, n_cards),
            (Phase::Place, Action::Pass(honor)) => {
                pass(cx, seat, honor);
                self.phase = Phase::Ending;
                Flow::Ask
            }
            (Phase::Ending, Action::EndTurn) => {
                moment::close(cx, seat);
                cx.log.emit(|| Event::TurnEnded { seat });
                self.phase = Phase::Settling(Settling::ended_by(seat, cx.table));
                self.run(cx)
            }
            _ => unreachable!("{action:?} is no answer in a turn"),
        }
    }

    /// TEM-1: the offering is paid on taking the Monk from the Temple.
    fn send_monk<L: Log>(&mut self, cx: &mut Cx<L>, area: Area, n_cards: u8) -> Flow<Frame> {
        let seat = self.seat;
        let coins = offering(cx.look(), n_cards);
        for _ in 0..n_cards {
            let playable = card::playable(cx.look(), seat, Effect::Offering);
            // A card bought in this moment costs nothing more, so use it first.
            let mine = cx.table.player(seat).bought.and(playable);
            let card = mine.iter().next().or(playable.iter().next()).expect("the card was counted");
            card::play(cx, seat, card);
        }
        cx.player(seat).coins -= coins;
        cx.player(seat).monks -= 1;
        cx.log.emit(|| Event::OfferingPaid { seat, coins, cards: n_cards });
        self.act(cx, Figure::Monk, area)
    }

    fn act<L: Log>(&mut self, cx: &mut Cx<L>, figure: Figure, area: Area) -> Flow<Frame> {
        let seat = self.seat;
        self.phase = Phase::Acting;
        cx.log.emit(|| Event::Placed { seat, figure, area });
        area::stand(cx, seat, figure, area);
        match area {
            Area::Houses => Flow::Call(Frame::Houses(Houses::new(seat, figure))),
            Area::Market => Flow::Call(Frame::Market(Market::new(seat, figure))),
            Area::Forge => Flow::Call(Frame::Forge(ForgeAction::new(seat, figure))),
            Area::Academy => Flow::Call(Frame::Academy(Academy::new(seat, figure))),
            Area::Palace => Flow::Call(Frame::Palace(Palace::new(seat, figure))),
            Area::Komainu => match komainu::visit(cx, seat, figure) {
                Some(step) => Flow::Call(Frame::Komainu(step)),
                None => self.run(cx),
            },
        }
    }
}

/// The offering of the round with this many Market cards 7 played (TEM-1, TEM-3).
#[must_use]
pub fn offering(look: TableRef, n_cards: u8) -> u16 {
    let printed = look.rules.components.offering[usize::from(look.table.round) - 1];
    u16::from(printed.saturating_sub(OFFERING_CARD.saturating_mul(n_cards)))
}

/// How much one Market card 7 takes off (MKT-7).
const OFFERING_CARD: u8 = 3;

fn has_offering_cards(look: TableRef, seat: Seat) -> bool {
    !card::playable(look, seat, Effect::Offering).is_empty()
}

/// How many cards 7 can be played for the offering: each must reduce it.
fn offer_offerings(look: TableRef, seat: Seat, out: &mut impl Out) {
    let n_held = card::playable(look, seat, Effect::Offering).len();
    for n_cards in 0..=n_held {
        let is_useful = n_cards == 0 || offering(look, n_cards - 1) > 0;
        let is_payable = offering(look, n_cards) <= look.player(seat).coins;
        out.offer(
            Action::Offer(n_cards),
            if is_useful && is_payable { Ok(()) } else { Err(Reason::OfferingCards) },
        );
    }
}

/// Each figure × each area (TRN-2 to TRN-4), and passing (PAS-1).
fn offer_places(look: TableRef, seat: Seat, out: &mut impl Out) {
    let areas = Area::ALL.map(|area| area::may_stand(look, seat, area));
    for figure in [Figure::Worker, Figure::Monk] {
        let mine = may_send(look, seat, figure);
        for (area, free) in Area::ALL.into_iter().zip(areas) {
            out.offer(Action::Place { figure, area }, mine.and(free));
        }
    }
    let honors = &look.table.board.honors;
    for &honor in honors.iter().flatten() {
        out.offer(Action::Pass(Some(honor)), Ok(()));
    }
    if honors.iter().flatten().next().is_none() {
        out.offer(Action::Pass(None), Ok(()));
    }
}

fn may_send(look: TableRef, seat: Seat, figure: Figure) -> Result<(), Reason> {
    let player = look.player(seat);
    match figure {
        Figure::Worker if player.workers == 0 => Err(Reason::NoWorker),
        Figure::Monk if player.monks == 0 => Err(Reason::NoMonk),
        Figure::Worker => Ok(()),
        Figure::Monk => {
            let coins = offering(look, card::playable(look, seat, Effect::Offering).len());
            if coins <= player.coins {
                Ok(())
            } else {
                Err(Reason::OfferingTooDear { missing: coins - player.coins })
            }
        }
    }
}

/// PAS-1: take one visible Honor card; for the rest of the round only react to others.
pub(crate) fn pass<L: Log>(cx: &mut Cx<L>, seat: Seat, honor: Option<HonorId>) {
    cx.player(seat).passed = true;
    if let Some(honor) = honor {
        let place = cx.table.board.honors.iter_mut().find(|place| **place == Some(honor));
        *place.expect("the Honor card is visible") = None;
        cx.player(seat).honors.push(honor);
    }
    cx.log.emit(|| Event::Passed { seat, honor });
}
