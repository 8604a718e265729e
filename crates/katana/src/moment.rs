//! Moments (PLY-3) and the free actions in them: deliver, put the Katana into play, play cards,
//! buy their benefits, discard what was played (DEL-7, KAT-2, PLY-2, EDG-1).

use tabletop::{Offers, Seat, Seats};

use crate::{
    action::Action,
    card::{self, BuyLine, CardChoice},
    cx::{Cx, Log, Out, TableRef},
    decorate, delivery,
    event::Event,
    frame::Frame,
    piece::{CardId, CardSet, Line},
    project::{self, Compose},
    reason::Reason,
    rules::Effect,
    table::Table,
};

/// How much one may do freely while a step asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Freedom {
    /// Everything.
    All,
    /// Cards and purchases, in the middle of one's own delivery (PLY-6).
    Cards,
    /// Nothing: a choice is half made.
    Nothing,
}

/// Whether anything at all is on offer.
#[derive(Default)]
pub struct Any(pub bool);

impl Offers<Action, Reason> for Any {
    #[inline]
    fn offer(&mut self, _: Action, verdict: Result<(), Reason>) {
        self.0 |= verdict.is_ok();
    }

    fn begin_free(&mut self) {}

    fn wants_reasons(&self) -> bool {
        false
    }

    #[inline]
    fn has_enough(&self) -> bool {
        self.0
    }
}

/// Whether `seat` could do anything freely.
#[must_use]
pub fn has_free(look: TableRef, seat: Seat) -> bool {
    if !look.player(seat).played.is_empty() {
        return true;
    }
    let mut any = Any::default();
    offer_free(look, seat, Freedom::All, &mut any);
    any.0
}

/// Offers what `seat` may do freely, except discarding ([`offer_discards`]).
pub fn offer_free(look: TableRef, seat: Seat, freedom: Freedom, out: &mut impl Out) {
    let is_open = |wanted: bool| if wanted { Ok(()) } else { Err(Reason::NotNow) };
    let (all, cards) = (is_open(freedom == Freedom::All), is_open(freedom != Freedom::Nothing));
    if freedom == Freedom::Nothing && !out.wants_reasons() {
        return;
    }
    if freedom == Freedom::All || out.wants_reasons() {
        offer_deliveries(look, seat, all, out);
        if out.has_enough() {
            return;
        }
        if project::is_begun(look, seat) || out.wants_reasons() {
            for change in [false, true] {
                out.offer(
                    Action::PutKatana { change },
                    all.and_then(|()| project::may_put(look, seat, change)),
                );
            }
        }
    }
    offer_plays(look, seat, cards, out);
    if !out.has_enough() {
        offer_purchases(look, seat, cards, out);
    }
}

/// DEL-7, PAS-1: complete Swords, at any moment before passing.
fn offer_deliveries(look: TableRef, seat: Seat, open: Result<(), Reason>, out: &mut impl Out) {
    let player = look.player(seat);
    for sword in player.forge.iter() {
        let missing = look.composition(sword).n_kinds() - look.table.blade(sword).placed;
        let verdict = if missing > 0 {
            Err(Reason::Incomplete { missing })
        } else if player.passed {
            Err(Reason::Passed)
        } else {
            open
        };
        out.offer(Action::Deliver(sword), verdict);
    }
}

/// PLY-2: cards without an area icon, at any moment.
fn offer_plays(look: TableRef, seat: Seat, open: Result<(), Reason>, out: &mut impl Out) {
    let player = look.player(seat);
    if player.hand.or(player.bought).and(look.rules.any_moment).is_empty() {
        return;
    }
    for set in [player.hand, player.bought] {
        for card in card::by_face(look.rules, set.and(look.rules.any_moment)) {
            out.offer(Action::Play(card), open.and_then(|()| may_play(look, seat, card)));
        }
    }
}

/// Whether a card's effect can be played at any moment, and now.
pub(crate) fn may_play(look: TableRef, seat: Seat, card: CardId) -> Result<(), Reason> {
    let player = look.player(seat);
    if player.passed && !look.rules.setup.passed_may_play_cards {
        return Err(Reason::PassedCards);
    }
    match look.rules.card(card).effect {
        Effect::Turn(one, other) if player.stock[one] + player.stock[other] == 0 => {
            Err(Reason::NothingToTurn)
        }
        Effect::Redistribute if player.rooms.is_empty() => Err(Reason::NoFamilyAtPalace),
        Effect::Redistribute if !card::can_redistribute(look, seat) => Err(Reason::TokenInWay),
        Effect::Decorate if !decorate::can_decorate(look, seat) => Err(Reason::NothingToDecorate),
        Effect::SecondBenefit if player.passed && !could_lay_second(look, seat) => Err(Reason::NoSecondLine),
        Effect::Turn(..) | Effect::Redistribute | Effect::Decorate | Effect::SecondBenefit => Ok(()),
        Effect::PointsAgain => Err(Reason::OnlyAtDelivery),
        Effect::BenefitsAgain => Err(Reason::LineOnlyAtDelivery),
        Effect::Offering => Err(Reason::OnlyWithMonk),
        Effect::Take(_) | Effect::Token | Effect::Step | Effect::CoinsAgain => Err(Reason::OtherArea),
    }
}

/// Whether a passed player could lay a second card anywhere: under a line that holds one, or that a card already
/// played could fill first. Otherwise Market card 4 would be a purchase without an effect (PAS-2).
fn could_lay_second(look: TableRef, seat: Seat) -> bool {
    let player = look.player(seat);
    !player.played.is_empty() || Line::all().any(|line| player.n_under(line) == 1)
}

/// Says why the cards that are bound to an area, a delivery or a Monk cannot be played here; `here` are
/// those that the step itself offers.
pub fn explain_bound_cards(look: TableRef, seat: Seat, here: CardSet, out: &mut impl Out) {
    let player = look.player(seat);
    for set in [player.hand, player.bought] {
        for card in card::by_face(look.rules, set) {
            if !(look.rules.any_moment.contains(card) || here.contains(card)) {
                out.offer(Action::Play(card), may_play(look, seat, card));
            }
        }
    }
    for card in card::by_face(look.rules, player.played) {
        out.offer(Action::Play(card), Err(Reason::EffectPlayed));
    }
}

/// PLY-4, PLY-5, PLY-9: benefits of cards played in this moment, and of cards in hand.
fn offer_purchases(look: TableRef, seat: Seat, open: Result<(), Reason>, out: &mut impl Out) {
    let player = look.player(seat);
    let (mut played, mut hand) = (player.played, player.hand);
    if !out.wants_reasons() {
        hand = hand.and(may_be_bought_first(look, seat));
    }
    if played.or(hand).is_empty() {
        return;
    }
    let coins = player.coins.saturating_add(card::discount(look, seat));
    if !out.wants_reasons() {
        let payable = look.rules.costing_at_most(coins);
        (played, hand) = (played.and(payable), hand.and(payable));
        if played.or(hand).is_empty() {
            return;
        }
    }
    let open = open.and_then(|()| has_room(look, seat));
    let can_pay = |card| match u16::from(look.rules.card(card).cost).saturating_sub(coins) {
        0 => Ok(()),
        missing => Err(Reason::BenefitTooDear { missing }),
    };
    for card in card::by_face(look.rules, played) {
        out.offer(Action::Buy(card), open.and_then(|()| can_pay(card)));
    }
    for card in card::by_face(look.rules, hand) {
        let alone = open.and_then(|()| may_buy_first(look, seat, card));
        out.offer(Action::Buy(card), alone.and_then(|()| can_pay(card)));
    }
}

/// The cards among which those are that [`may_buy_first`] allows: outside a moment, only a card whose effect could begin
/// one can be bought.
fn may_be_bought_first(look: TableRef, seat: Seat) -> CardSet {
    let player = look.player(seat);
    match (player.passed, player.moment) {
        (true, _) => CardSet::default(),
        (false, true) => player.hand,
        (false, false) => look.rules.any_moment,
    }
}

/// PLY-5, PLY-9: before its effect, or without it, a card is bought in a moment of one's own; one whose effect
/// could be played now begins such a moment. After passing, the effect comes first (PAS-2).
fn may_buy_first(look: TableRef, seat: Seat, card: CardId) -> Result<(), Reason> {
    let player = look.player(seat);
    if player.passed {
        return Err(Reason::PassedPurchase);
    }
    let begins = || look.rules.any_moment.contains(card) && may_play(look, seat, card).is_ok();
    if player.moment || begins() { Ok(()) } else { Err(Reason::NoMoment) }
}

/// Whether any line could take a further card.
#[inline]
fn has_room(look: TableRef, seat: Seat) -> Result<(), Reason> {
    let is_free = Line::all().any(|line| card::may_lay(look, seat, line).is_ok());
    if is_free { Ok(()) } else { Err(Reason::NoLineFree) }
}

/// The seats with played cards that must be bought or discarded before the turn ends (PLY-3).
#[must_use]
pub fn pending(table: &Table) -> Seats {
    table.humans().filter(|&seat| !table.player(seat).played.is_empty()).collect()
}

/// Offers to discard what was played (PLY-5).
pub fn offer_discards(look: TableRef, seat: Seat, out: &mut impl Out) {
    for card in card::by_face(look.rules, look.player(seat).played) {
        out.offer(Action::Discard(card), Ok(()));
    }
}

/// Whether an action is a free one, whoever is asked.
#[must_use]
#[inline]
pub fn is_free_action(look: TableRef, action: Action) -> bool {
    match action {
        Action::Deliver(_) | Action::PutKatana { .. } | Action::Buy(_) | Action::Discard(_) => true,
        Action::Play(card) => look.rules.any_moment.contains(card),
        Action::TakeStart(_)
        | Action::AddGhostCard(_)
        | Action::RaisePrice(_)
        | Action::Place { .. }
        | Action::Offer(_)
        | Action::Pass(_)
        | Action::EndTurn
        | Action::TakeSword { .. }
        | Action::TakeSashimono(_)
        | Action::BuyResource(_)
        | Action::TakeMarketCard(_)
        | Action::Line(_)
        | Action::Move(_)
        | Action::Swap(..)
        | Action::Advance(_)
        | Action::Decorate { .. }
        | Action::Arrange(_)
        | Action::UseRoom { .. }
        | Action::SwapByRoom { .. }
        | Action::Done
        | Action::Decline
        | Action::Collect(_)
        | Action::Project(..)
        | Action::Compose(_)
        | Action::PlayOnLine(..)
        | Action::PlayToken(..)
        | Action::Turn { .. } => false,
    }
}

/// Takes a free action; returns the step that it begins, if it asks something.
pub fn take<L: Log>(cx: &mut Cx<L>, seat: Seat, action: Action) -> Option<Frame> {
    cx.player(seat).moment = true;
    match action {
        Action::Deliver(sword) => Some(Frame::Delivery(delivery::begin(cx, seat, sword))),
        Action::PutKatana { change } => Some(Frame::Compose(Compose::new(seat, change))),
        Action::Buy(card) => Some(Frame::BuyLine(BuyLine::new(seat, card))),
        Action::Discard(card) => {
            cx.player(seat).played.remove(card);
            cx.table.discarded.insert(card);
            cx.log.emit(|| Event::CardDiscarded { seat, card });
            None
        }
        Action::Play(card) => {
            card::play(cx, seat, card);
            if cx.rules.card(card).effect == Effect::SecondBenefit {
                cx.player(seat).seconds += 1;
                None
            } else {
                Some(Frame::CardChoice(CardChoice::new(seat, card)))
            }
        }
        _ => unreachable!("{action:?} is no free action"),
    }
}

/// A player's moment is over: what was bought in it can no longer be played (PLY-3, PLY-5).
pub fn close<L: Log>(cx: &mut Cx<L>, seat: Seat) {
    let player = cx.player(seat);
    player.bought = CardSet::default();
    player.moment = false;
    player.seconds = 0;
}

/// Everyone's moment ends with the individual turn, and lines that have paid in it may pay anew (PLY-6). The Ghost has
/// none.
pub fn close_all<L: Log>(cx: &mut Cx<L>) {
    for seat in cx.table.humans() {
        close(cx, seat);
        let player = cx.player(seat);
        player.paid = 0;
        player.dormant = 0;
    }
}
