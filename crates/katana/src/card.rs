//! Playing and buying cards (PLY): which can be played, what they ask, and under which line they go.

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    action::Action,
    area::palace,
    cx::{Cx, Log, Out, TableRef},
    decorate,
    event::{Cause, Event},
    frame::Frame,
    piece::{CardId, CardSet, Kind, Line, Room, RoomSet},
    reason::Reason,
    rules::{Effect, Rules},
    table::Table,
};

/// The cards of a set, one of each face: copies are interchangeable.
#[inline]
pub fn by_face(rules: &Rules, set: CardSet) -> impl Iterator<Item = CardId> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let card = rest.first()?;
        rest = rest.without_all(rules.copies(card));
        Some(card)
    })
}

/// The cards of `seat` with an effect of this sort that can still be played: in hand, or bought in this moment.
#[must_use]
pub fn playable(look: TableRef, seat: Seat, effect: Effect) -> CardSet {
    let player = look.player(seat);
    player.hand.or(player.bought).and(look.rules.with_effect(effect))
}

/// Visits the playable cards with an effect of this sort, one of each face from hand and from purchases.
pub fn each_playable(look: TableRef, seat: Seat, effect: Effect, mut visit: impl FnMut(CardId)) {
    let player = look.player(seat);
    for set in [player.hand, player.bought] {
        by_face(look.rules, set.and(look.rules.with_effect(effect))).for_each(&mut visit);
    }
}

/// Offers the cards with an effect of this sort.
pub fn offer_effect(look: TableRef, seat: Seat, effect: Effect, out: &mut impl Out) {
    each_playable(look, seat, effect, |card| out.offer(Action::Play(card), Ok(())));
}

/// Whether an action plays a card that is bound to the Market, the Academy or the Palace (PLY-2).
#[must_use]
pub fn is_bound_to_area(rules: &Rules, action: Action) -> bool {
    let Action::Play(card) = action else { return matches!(action, Action::PlayToken(..)) };
    matches!(rules.card(card).effect, Effect::Take(_) | Effect::Step | Effect::CoinsAgain)
}

/// Plays a card's effect; a card from hand then waits to be bought or discarded (PLY-3, PLY-5).
pub fn play<L: Log>(cx: &mut Cx<L>, seat: Seat, card: CardId) {
    let player = cx.player(seat);
    if player.hand.contains(card) {
        player.hand.remove(card);
        player.played.insert(card);
    } else {
        player.bought.remove(card);
    }
    player.moment = true;
    cx.log.emit(|| Event::CardPlayed { seat, card });
}

/// What a card's benefit costs `seat` (PLY-4, PAL-6).
#[must_use]
pub fn cost(look: TableRef, seat: Seat, card: CardId) -> u16 {
    u16::from(look.rules.card(card).cost).saturating_sub(discount(look, seat))
}

/// How much less benefits cost `seat` (PAL-6).
pub(crate) fn discount(look: TableRef, seat: Seat) -> u16 {
    let has_discount = look.table.has_family_in(seat, Room::Discount);
    if has_discount { u16::from(look.rules.components.rooms.discount) } else { 0 }
}

/// Whether a further card can go under a line: one, two with Market card 4, never three (PLY-4).
pub fn may_lay(look: TableRef, seat: Seat, line: Line) -> Result<(), Reason> {
    let player = look.player(seat);
    match player.n_under(line) {
        0 => Ok(()),
        1 if player.seconds > 0 => Ok(()),
        1 => Err(Reason::LineTaken),
        _ => Err(Reason::LineFull),
    }
}

/// Whether MKT-1 could change anything: own Family Members do not join the neutral token.
#[must_use]
pub fn can_redistribute(look: TableRef, seat: Seat) -> bool {
    arrangements(look, seat).any(|(_, verdict)| verdict.is_ok())
}

/// The ways to redistribute the Family Members of `seat`, and whether each is possible (MKT-1).
pub(crate) fn arrangements(
    look: TableRef,
    seat: Seat,
) -> impl Iterator<Item = (RoomSet, Result<(), Reason>)> {
    let (rooms, token) = (look.player(seat).rooms, look.table.token);
    let is_own_turn = look.table.turn == seat;
    palace::family_sets(look, look.table.n_family(seat)).map(move |set| {
        let verdict = if set == rooms {
            Err(Reason::SameRooms)
        } else if is_own_turn && set.0 & token.0 != 0 {
            Err(Reason::TokenInWay)
        } else {
            Ok(())
        };
        (set, verdict)
    })
}

/// A bought card asks under which line it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BuyLine {
    seat: Seat,
    card: CardId,
}

impl BuyLine {
    /// `seat` buys the benefit of `card`.
    #[must_use]
    pub fn new(seat: Seat, card: CardId) -> Self {
        Self { seat, card }
    }

    /// The card.
    #[must_use]
    pub fn card(&self) -> CardId {
        self.card
    }

    pub(crate) fn run<L: Log>(&mut self, _: &mut Cx<L>) -> Flow<Frame> {
        Flow::Ask
    }

    pub(crate) fn asks(&self, _: &Table) -> Seats {
        Seats::one(self.seat)
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        for line in Line::all() {
            out.offer(Action::Line(line), may_lay(look, seat, line));
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        let (card, Action::Line(line)) = (self.card, action) else { unreachable!("{action:?} is no line") };
        let cost = cost(cx.look(), seat, card);
        cx.pay_coins(seat, cost, Cause::Benefit);
        let player = cx.player(seat);
        let place = usize::from(player.n_under(line));
        if place == 1 {
            player.seconds -= 1;
        }
        player.under[line.index()].lay(card);
        // PLY-6: a line that has paid in this turn pays for this card from the next turn on.
        if player.paid & (1 << line.0) != 0 {
            player.dormant |= 1 << (2 * line.index() + place);
        }
        if player.hand.contains(card) {
            player.hand.remove(card);
            player.bought.insert(card);
        } else {
            player.played.remove(card);
        }
        cx.log.emit(|| Event::CardBought { seat, card, line });
        Flow::Done
    }
}

/// A card played at any moment asks for its choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct CardChoice {
    seat: Seat,
    card: CardId,
}

/// The most resources that a Daimyō card D turns.
const TURNED_MAX: u8 = 3;

impl CardChoice {
    /// `seat` has played `card`.
    #[must_use]
    pub fn new(seat: Seat, card: CardId) -> Self {
        Self { seat, card }
    }

    /// The card.
    #[must_use]
    pub fn card(&self) -> CardId {
        self.card
    }

    pub(crate) fn run<L: Log>(&mut self, _: &mut Cx<L>) -> Flow<Frame> {
        Flow::Ask
    }

    pub(crate) fn asks(&self, _: &Table) -> Seats {
        Seats::one(self.seat)
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        match look.rules.card(self.card).effect {
            Effect::Turn(one, other) => {
                offer_turns(look, seat, [one, other], out);
                offer_turns(look, seat, [other, one], out);
            }
            Effect::Redistribute => {
                for (rooms, verdict) in arrangements(look, seat) {
                    out.offer(Action::Arrange(rooms), verdict);
                }
            }
            Effect::Decorate => decorate::offer_decorations(look, seat, out, |_| Ok(())),
            effect => unreachable!("{effect:?} asks nothing"),
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match action {
            Action::Turn { from, to, n } => {
                let stock = &mut cx.player(seat).stock;
                stock[from] -= u16::from(n);
                stock[to] += u16::from(n);
                cx.log.emit(|| Event::ResourcesTurned { seat, from, to, n });
            }
            Action::Arrange(rooms) => {
                let n = cx.table.n_family(seat);
                palace::arrange_family(cx, seat, rooms, n);
            }
            Action::Decorate { sword, kind } => {
                decorate::decorate(cx, seat, sword, kind);
            }
            _ => unreachable!("{action:?} is no choice of a card"),
        }
        Flow::Done
    }
}

/// DAI-D: 1 to 3 of the one kind into as many of the other.
fn offer_turns(look: TableRef, seat: Seat, [from, to]: [Kind; 2], out: &mut impl Out) {
    for n in 1..=TURNED_MAX {
        let has_enough = u16::from(n) <= look.player(seat).stock[from];
        let verdict = if has_enough { Ok(()) } else { Err(Reason::TooFewToTurn { kind: from }) };
        out.offer(Action::Turn { from, to, n }, verdict);
    }
}
