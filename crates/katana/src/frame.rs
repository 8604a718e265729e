//! The steps that can be in progress.

use serde::Serialize;
use tabletop::{Flow, Seat, Seats, Step};

use crate::{
    action::Action,
    area::{
        academy::{self, Academy},
        forge::ForgeAction,
        house::Houses,
        komainu::Komainu,
        market::{self, Market},
        palace::{self, Palace},
        react::React,
    },
    card::{BuyLine, CardChoice},
    cx::{Cx, Log, Out, TableRef},
    delivery::Delivery,
    flow::{round::Round, start::StartSwords, turn::Turn},
    ghost::{aside::ChooseAside, turn::GhostTurn},
    moment,
    piece::{Area, ByKind, CardSet, Figure, SwordId},
    project::Compose,
    rules::Effect,
    story::prices::RaisePrice,
    table::Table,
};

/// A step in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Starting Swords are chosen.
    StartSwords(StartSwords),
    /// A round.
    Round(Round),
    /// An individual turn.
    Turn(Turn),
    /// A figure at the Houses.
    Houses(Houses),
    /// A figure at the Market.
    Market(Market),
    /// A figure at the Forge.
    Forge(ForgeAction),
    /// A figure at the Academy.
    Academy(Academy),
    /// A figure at the Palace.
    Palace(Palace),
    /// A Monk at Komainu.
    Komainu(Komainu),
    /// The others react to Academy or Palace.
    React(React),
    /// A Sword is being delivered.
    Delivery(Delivery),
    /// The Katana's composition is being laid out.
    Compose(Compose),
    /// A played card asks for its choice.
    CardChoice(CardChoice),
    /// A bought card asks for its line.
    BuyLine(BuyLine),
    /// The Ghost's turn.
    GhostTurn(GhostTurn),
    /// A card set aside is chosen for the Ghost's deck.
    ChooseAside(ChooseAside),
    /// A resource is chosen that costs more from now on.
    RaisePrice(RaisePrice),
}

/// Calls the same method of whatever step it is.
macro_rules! each_step {
    ($frame:expr, $step:ident => $call:expr) => {
        match $frame {
            Frame::StartSwords($step) => $call,
            Frame::Round($step) => $call,
            Frame::Turn($step) => $call,
            Frame::Houses($step) => $call,
            Frame::Market($step) => $call,
            Frame::Forge($step) => $call,
            Frame::Academy($step) => $call,
            Frame::Palace($step) => $call,
            Frame::Komainu($step) => $call,
            Frame::React($step) => $call,
            Frame::Delivery($step) => $call,
            Frame::Compose($step) => $call,
            Frame::CardChoice($step) => $call,
            Frame::BuyLine($step) => $call,
            Frame::GhostTurn($step) => $call,
            Frame::ChooseAside($step) => $call,
            Frame::RaisePrice($step) => $call,
        }
    };
}

impl<L: Log> Step<Cx<'_, L>> for Frame {
    fn run(&mut self, cx: &mut Cx<L>) -> Flow<Self> {
        each_step!(self, step => step.run(cx))
    }
}

impl Frame {
    /// The seats that must decide.
    #[must_use]
    pub fn asks(&self, table: &Table) -> Seats {
        each_step!(self, step => step.asks(table))
    }

    /// What `seat`, which is asked, may answer.
    pub fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        each_step!(self, step => step.options(look, seat, out));
    }

    /// Takes an answer.
    pub fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Self> {
        each_step!(self, step => step.answer(cx, seat, action))
    }

    /// The area where the step uses a figure.
    #[must_use]
    pub fn area(&self) -> Option<Area> {
        match self {
            Self::Houses(_) => Some(Area::Houses),
            Self::Market(_) => Some(Area::Market),
            Self::Forge(_) => Some(Area::Forge),
            Self::Academy(_) => Some(Area::Academy),
            Self::Palace(_) => Some(Area::Palace),
            Self::Komainu(_) => Some(Area::Komainu),
            Self::StartSwords(_)
            | Self::Round(_)
            | Self::Turn(_)
            | Self::React(_)
            | Self::Delivery(_)
            | Self::Compose(_)
            | Self::CardChoice(_)
            | Self::BuyLine(_)
            | Self::GhostTurn(_)
            | Self::ChooseAside(_)
            | Self::RaisePrice(_) => None,
        }
    }

    /// The Swords that the step holds and nobody else.
    pub(crate) fn held_swords(&self) -> Vec<SwordId> {
        match self {
            Self::StartSwords(start) => start.swords().into_iter().collect(),
            Self::Delivery(delivery) if !delivery.is_projecting() => vec![delivery.sword()],
            Self::Delivery(_)
            | Self::Round(_)
            | Self::Turn(_)
            | Self::Houses(_)
            | Self::Market(_)
            | Self::Forge(_)
            | Self::Academy(_)
            | Self::Palace(_)
            | Self::Komainu(_)
            | Self::React(_)
            | Self::Compose(_)
            | Self::CardChoice(_)
            | Self::BuyLine(_)
            | Self::GhostTurn(_)
            | Self::ChooseAside(_)
            | Self::RaisePrice(_) => Vec::new(),
        }
    }

    /// Whether the step holds a figure of `seat` that has not been placed yet.
    #[must_use]
    pub fn carries(&self, seat: Seat, figure: Figure) -> bool {
        match self {
            Self::Houses(houses) => houses.carries(seat, figure),
            Self::Forge(forge) => forge.carries(seat, figure),
            Self::StartSwords(_)
            | Self::Round(_)
            | Self::Turn(_)
            | Self::Market(_)
            | Self::Academy(_)
            | Self::Palace(_)
            | Self::Komainu(_)
            | Self::React(_)
            | Self::Delivery(_)
            | Self::Compose(_)
            | Self::CardChoice(_)
            | Self::BuyLine(_)
            | Self::GhostTurn(_)
            | Self::ChooseAside(_)
            | Self::RaisePrice(_) => false,
        }
    }

    /// Whether the step itself asks `seat` to discard what it played; discarding is then not a free action too.
    #[must_use]
    pub fn asks_to_discard(&self, seat: Seat) -> bool {
        match self {
            Self::Turn(turn) => turn.asks_to_discard(seat),
            Self::GhostTurn(turn) => turn.settling().is_some(),
            Self::StartSwords(_)
            | Self::Round(_)
            | Self::Houses(_)
            | Self::Market(_)
            | Self::Forge(_)
            | Self::Academy(_)
            | Self::Palace(_)
            | Self::Komainu(_)
            | Self::React(_)
            | Self::Delivery(_)
            | Self::Compose(_)
            | Self::CardChoice(_)
            | Self::BuyLine(_)
            | Self::ChooseAside(_)
            | Self::RaisePrice(_) => false,
        }
    }

    /// The cards bound to an area, a delivery or a Monk that `seat`, which is asked, may play here (PLY-2).
    #[must_use]
    pub fn bound_cards(&self, look: TableRef) -> CardSet {
        let effects: &[Effect] = match self {
            Self::Market(_) => &[Effect::Take(ByKind([0; 4]))],
            Self::Academy(_) => &[Effect::Step, Effect::CoinsAgain],
            Self::Palace(_) => &[Effect::Token],
            Self::Delivery(delivery) if delivery.is_collecting() => {
                &[Effect::PointsAgain, Effect::BenefitsAgain]
            }
            Self::Turn(turn) if turn.is_placing() || turn.is_offering() => &[Effect::Offering],
            Self::Turn(_)
            | Self::Delivery(_)
            | Self::StartSwords(_)
            | Self::Round(_)
            | Self::Houses(_)
            | Self::Forge(_)
            | Self::Komainu(_)
            | Self::React(_)
            | Self::Compose(_)
            | Self::CardChoice(_)
            | Self::BuyLine(_)
            | Self::GhostTurn(_)
            | Self::ChooseAside(_)
            | Self::RaisePrice(_) => &[],
        };
        effects.iter().fold(CardSet::default(), |set, &effect| set.or(look.rules.with_effect(effect)))
    }

    /// Offers the cards that are bound to the area of this action, while its player, `seat`, delivers within it (PLY-2).
    pub fn offer_area_cards(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        match self {
            Self::Market(_) => market::offer_area_cards(look, seat, out),
            Self::Academy(_) => academy::offer_area_cards(look, seat, out),
            Self::Palace(palace) => palace.offer_token(look, seat, out),
            Self::StartSwords(_)
            | Self::Round(_)
            | Self::Turn(_)
            | Self::Houses(_)
            | Self::Forge(_)
            | Self::Komainu(_)
            | Self::React(_)
            | Self::Delivery(_)
            | Self::Compose(_)
            | Self::CardChoice(_)
            | Self::BuyLine(_)
            | Self::GhostTurn(_)
            | Self::ChooseAside(_)
            | Self::RaisePrice(_) => {}
        }
    }

    /// Plays one of the cards of [`Frame::offer_area_cards`].
    pub fn play_area_card<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) {
        match (self, action) {
            (Self::Market(_), Action::Play(card)) => market::play_area_card(cx, seat, card),
            (Self::Academy(academy), Action::Play(card)) => academy.play_area_card(cx, seat, card),
            (Self::Palace(_), Action::PlayToken(card, room)) => palace::play_token(cx, seat, card, room),
            (step, _) => unreachable!("{action:?} is no card of {step:?}"),
        }
    }

    /// What `seat` may do freely while this step asks (EDG-1): everything between two decisions, only
    /// cards and purchases in the middle of one's own delivery, nothing in the middle of a choice.
    #[must_use]
    pub fn freedom(&self, seat: Seat) -> moment::Freedom {
        match self {
            Self::Turn(turn) => turn.freedom(),
            Self::Houses(houses) if houses.has_sword() => moment::Freedom::All,
            Self::Houses(_)
            | Self::StartSwords(_)
            | Self::Compose(_)
            | Self::CardChoice(_)
            | Self::BuyLine(_)
            | Self::ChooseAside(_)
            | Self::RaisePrice(_) => moment::Freedom::Nothing,
            Self::Forge(forge) => forge.freedom(),
            Self::Market(_)
            | Self::Academy(_)
            | Self::Palace(_)
            | Self::Komainu(_)
            | Self::React(_)
            | Self::GhostTurn(_)
            | Self::Round(_) => moment::Freedom::All,
            Self::Delivery(delivery) => delivery.freedom(seat),
        }
    }
}
