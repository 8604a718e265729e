//! The Market (MAR), with the Errand Room (PAL-7) and Daimyō cards A (DAI-A).

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    action::Action,
    card,
    cx::{Cx, Log, Out, TableRef},
    event::Cause,
    flow::deal,
    forge,
    frame::Frame,
    piece::{ByKind, CardId, Figure, Kind, KindSet, Room},
    reason::Reason,
    rules::Effect,
    story::prices::RaisePrice,
    table::Table,
};

/// A figure at the Market: purchases, then one card, two for a Monk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Market {
    seat: Seat,
    n_cards: u8,
    /// The kinds bought so far (PAL-7).
    bought: KindSet,
    /// By the rulings of version 1 purchases go down the rows; from the top again when Coins have come in between.
    next: Kind,
    /// The Coins left after the last purchase.
    coins_left: u16,
    /// Whether the Errand Room has moved a Sword (PAL-7).
    is_apprentice_used: bool,
    is_buying: bool,
    is_done: bool,
}

/// Daimyō cards A, whatever they give.
const GIFT: Effect = Effect::Take(ByKind([0; 4]));

impl Market {
    /// A figure has come.
    #[must_use]
    pub fn new(seat: Seat, figure: Figure) -> Self {
        let n_cards = if figure == Figure::Monk { 2 } else { 1 };
        Self {
            seat,
            n_cards,
            bought: KindSet::default(),
            next: Kind::Lacquer,
            coins_left: 0,
            is_apprentice_used: false,
            is_buying: true,
            is_done: false,
        }
    }

    /// Whether resources can still be bought.
    #[must_use]
    pub fn is_buying(&self) -> bool {
        self.is_buying
    }

    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        if cx.rules.rulings.buys_in_any_order || cx.table.player(self.seat).coins > self.coins_left {
            self.next = Kind::Lacquer;
        }
        let may_gift = !card::playable(cx.look(), self.seat, GIFT).is_empty();
        let goes_on = self.is_buying || !self.may_stop(cx.look()) || may_gift && !self.is_done;
        if goes_on {
            return Flow::Ask;
        }
        let bought = std::mem::take(&mut self.bought);
        match RaisePrice::after_visit(cx, self.seat, bought) {
            Some(step) => Flow::Call(Frame::RaisePrice(step)),
            None => Flow::Done,
        }
    }

    /// Whether no card can be taken any more (MAR-4).
    fn may_stop(&self, look: TableRef) -> bool {
        self.n_cards == 0 || look.table.board.cards.iter().all(Option::is_none)
    }

    pub(crate) fn asks(&self, _: &Table) -> Seats {
        Seats::one(self.seat)
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        if self.is_buying {
            for kind in Kind::ALL {
                out.offer(Action::BuyResource(kind), self.may_buy(look, seat, kind));
            }
            if look.table.has_family_in(seat, Room::Apprentice) && !self.is_apprentice_used {
                self.offer_apprentice(look, seat, out);
            }
        }
        if self.n_cards > 0 {
            offer_cards(look, out);
        }
        if self.may_stop(look) {
            out.offer(Action::Done, Ok(()));
        }
        offer_area_cards(look, seat, out);
    }

    fn may_buy(&self, look: TableRef, seat: Seat, kind: Kind) -> Result<(), Reason> {
        let price = look.price(kind);
        let coins = look.player(seat).coins;
        if kind < self.next {
            return Err(Reason::PurchaseOrder);
        }
        if price <= coins { Ok(()) } else { Err(Reason::MarketTooDear { missing: price - coins }) }
    }

    /// PAL-7: a resource just bought moves a Sword that needs it next.
    fn offer_apprentice(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        for sword in look.player(seat).forge.iter() {
            let verdict = match forge::next_move(look, sword) {
                Some((kind, _)) if !self.bought.contains(kind) => Err(Reason::NotBought { kind }),
                _ => forge::may_move(look, seat, sword),
            };
            out.offer(Action::Move(sword), verdict);
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match action {
            Action::BuyResource(kind) => {
                let price = cx.look().price(kind);
                cx.pay_coins(seat, price, Cause::Market);
                cx.gain_one(seat, kind, Cause::Market);
                self.bought.insert(kind);
                self.next = kind;
                self.coins_left = cx.table.player(seat).coins;
            }
            Action::Move(sword) => {
                forge::move_sword(cx, seat, sword);
                self.is_apprentice_used = true;
            }
            Action::TakeMarketCard(place) => {
                take_card(cx, seat, place);
                self.is_buying = false;
                self.n_cards -= 1;
            }
            Action::Done => {
                self.is_buying = false;
                self.is_done = true;
            }
            Action::Play(card) => play_area_card(cx, seat, card),
            _ => unreachable!("{action:?} is no answer at the Market"),
        }
        self.run(cx)
    }
}

/// Offers the cards that are bound to the Market.
pub(crate) fn offer_area_cards(look: TableRef, seat: Seat, out: &mut impl Out) {
    card::offer_effect(look, seat, GIFT, out);
}

/// DAI-A: the card gives its resources.
pub(crate) fn play_area_card<L: Log>(cx: &mut Cx<L>, seat: Seat, card: CardId) {
    card::play(cx, seat, card);
    if let Effect::Take(gift) = cx.rules.card(card).effect {
        cx.gain_resources(seat, gift, Cause::Card);
    }
}

/// Offers the visible Market cards, one of each number.
pub fn offer_cards(look: TableRef, out: &mut impl Out) {
    let cards = &look.table.board.cards;
    let face = |card: CardId| look.rules.card(card).face;
    for (place, &card) in cards.iter().enumerate() {
        let Some(card) = card else { continue };
        if cards[..place].iter().flatten().all(|&earlier| face(earlier) != face(card)) {
            out.offer(Action::TakeMarketCard(place as u8), Ok(()));
        }
    }
}

/// MAR-2: takes a visible card, which is replaced from the deck.
pub fn take_card<L: Log>(cx: &mut Cx<L>, seat: Seat, place: u8) {
    let place = usize::from(place);
    let card = cx.table.board.cards[place].expect("a card lies there");
    cx.gain_card(seat, card);
    deal::reveal_market_card(cx.table, place, cx.log);
}
