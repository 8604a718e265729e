//! Action features of the learned policy: the class of an option, its details, and what the heuristic says of it.

use arrayvec::ArrayVec;
use katana::{
    Action, Frame, Target, card,
    piece::{Area, CardId, Figure, HonorId, House, Kind, Line, RoomSet, SwordId},
};

use super::{
    CLASS_WIDTH, ContextFeatures, N_CONTEXT, N_ROUNDS, context::coins_bucket, details::effect_class,
};
use crate::katana::heuristic::Heuristic;

/// How many details options of a class can have, in each round.
pub(super) const N_DETAILS: usize = 192;
/// How many buckets the heuristic's worth has, in each round.
pub(super) const N_BUCKETS: usize = 20;
/// Where the second detail of an option begins.
const SECOND: usize = 64;
/// Where its third begins.
const THIRD: usize = 128;
/// For an option without a detail.
pub(super) const NOTHING: usize = SECOND - 1;

/// Defines the classes together with their names.
macro_rules! classes {
    ($($name:ident),*) => {
        /// The class of an option. Placing a figure has a class for each area.
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub(in crate::katana) enum Class {
            $($name,)*
        }

        /// The names of all classes.
        pub(super) const CLASSES: &[&str] = &[$(stringify!($name)),*];
    };
}

classes! {
    Start,
    WorkerHouses, WorkerMarket, WorkerForge, WorkerAcademy, WorkerPalace, WorkerKomainu,
    MonkHouses, MonkMarket, MonkForge, MonkAcademy, MonkPalace, MonkKomainu,
    Offer, Pass, EndTurn, TakeSword, TakeSashimono, BuyResource, TakeCard, Activate, LayCard, Move, Swap,
    Advance, Decorate, Arrange, Room, RoomMove, RoomStep, RoomSwap, Done, Decline, Deliver, Collect, Project,
    PutKatana, Compose, Play, PlayOnLine, PlayToken, Turn, Buy, Discard, Other, DeliverKatana
}

/// The classes of placing a Worker and a Monk, by area.
const WORKER: [Class; 6] = [
    Class::WorkerHouses,
    Class::WorkerMarket,
    Class::WorkerForge,
    Class::WorkerAcademy,
    Class::WorkerPalace,
    Class::WorkerKomainu,
];
const MONK: [Class; 6] = [
    Class::MonkHouses,
    Class::MonkMarket,
    Class::MonkForge,
    Class::MonkAcademy,
    Class::MonkPalace,
    Class::MonkKomainu,
];

/// How many classes there are.
pub(super) const N_CLASSES: usize = CLASSES.len();

/// The features of an option.
pub struct ActionFeatures {
    pub(in crate::katana) class: Class,
    details: Details,
    bucket: usize,
}

/// What is particular to an option, up to four numbers.
type Details = ArrayVec<u8, 4>;

fn details<const N: usize>(all: [usize; N]) -> Details {
    all.into_iter().map(|detail| detail.min(N_DETAILS - 1) as u8).collect()
}

/// The heuristic's worth in twenty buckets.
fn bucket(worth: i32) -> usize {
    const STEPS: [i32; N_BUCKETS - 1] =
        [-500, -60, -30, -15, -7, -2, 1, 4, 9, 15, 22, 30, 40, 55, 75, 100, 150, 300, 1_000];
    STEPS.iter().position(|&step| worth < step).unwrap_or(STEPS.len())
}

impl Heuristic<'_> {
    /// The features of an option that is worth so much.
    pub(in crate::katana) fn action_features(&self, action: Action, worth: i32) -> ActionFeatures {
        let (class, details) = self.class_and_details(action);
        ActionFeatures { class, details, bucket: bucket(worth) }
    }

    fn class_and_details(&self, action: Action) -> (Class, Details) {
        let room = |place| details([self.game.table().room(place) as usize]);
        match action {
            Action::TakeStart(sword) => {
                (Class::Start, details([self.sword_detail(sword, 0), SECOND + sword.index().min(NOTHING)]))
            }
            Action::Place { figure, area } => self.place_details(figure, area),
            Action::Offer(n) => (Class::Offer, details([usize::from(n)])),
            Action::Pass(honor) => (Class::Pass, self.pass_details(honor)),
            Action::EndTurn => (Class::EndTurn, details([])),
            Action::TakeSword { house, space } => (Class::TakeSword, self.take_sword_details(house, space)),
            Action::TakeSashimono(house) => {
                let n_held = self.player.sashimono[house.index()].min(3);
                (Class::TakeSashimono, details([usize::from(n_held)]))
            }
            Action::BuyResource(kind) => (Class::BuyResource, self.purchase_details(kind)),
            Action::TakeMarketCard(place) => (Class::TakeCard, self.take_card_details(place)),
            Action::Line(line) => self.line_details(line),
            Action::Move(sword) => (Class::Move, self.move_details(sword)),
            Action::Swap(..) => (Class::Swap, details([])),
            Action::Advance(kind) => (Class::Advance, self.advance_details(kind)),
            Action::Decorate { sword, kind } => (Class::Decorate, self.decorate_details(sword, kind)),
            Action::Arrange(rooms) => (Class::Arrange, self.arrange_details(rooms)),
            Action::UseRoom { room: place, on: Target::Plain } => (Class::Room, room(place)),
            Action::UseRoom { on: Target::Sword(sword), .. } => (Class::RoomMove, self.move_details(sword)),
            Action::UseRoom { on: Target::Decorator(kind), .. } => {
                (Class::RoomStep, self.advance_details(kind))
            }
            Action::SwapByRoom { .. } => (Class::RoomSwap, details([])),
            Action::Done => (Class::Done, details([])),
            Action::Decline => (Class::Decline, details([])),
            Action::Deliver(sword) if sword.katana_of().is_some() => (Class::DeliverKatana, details([])),
            Action::Deliver(sword) => (Class::Deliver, self.deliver_details(sword)),
            Action::Collect(line) => (Class::Collect, details([usize::from(line.as_column().is_some())])),
            Action::Project(one, two) => (Class::Project, self.project_details(one, two)),
            Action::PutKatana { change } => {
                let size = usize::from(self.player.project_size()).min(7);
                let detail = usize::from(change) * 32 + size * 4 + (self.n_turns as usize / 4).min(3);
                (Class::PutKatana, details([detail]))
            }
            Action::Compose(kind) => (Class::Compose, self.compose_details(kind)),
            Action::Play(card) => (Class::Play, self.play_details(card)),
            Action::PlayOnLine(..) => (Class::PlayOnLine, details([])),
            Action::PlayToken(_, place) => (Class::PlayToken, room(place)),
            Action::Turn { from, to, n } => {
                let detail = (from.index() * 4 + to.index()) * 4 + usize::from(n.min(3));
                (Class::Turn, details([detail]))
            }
            Action::Buy(card) => {
                let is_held = usize::from(self.player.hand.contains(card));
                let cost = usize::from(card::cost(self.look, self.seat, card)).min(3);
                (Class::Buy, details([(self.benefit_detail(card) * 4 + cost) * 2 + is_held]))
            }
            Action::Discard(card) => (Class::Discard, details([self.benefit_detail(card)])),
            Action::AddGhostCard(_) | Action::RaisePrice(_) => (Class::Other, details([])),
        }
    }

    fn place_details(&self, figure: Figure, area: Area) -> (Class, Details) {
        let classes = match figure {
            Figure::Worker => WORKER,
            Figure::Monk => MONK,
        };
        let now = self.area_detail(area);
        let then = SECOND + self.area_potential(area);
        (classes[area as usize], details([now, then, THIRD + self.area_supplement(area)]))
    }

    fn pass_details(&self, honor: Option<HonorId>) -> Details {
        match honor {
            Some(card) => details([self.honor_detail(self.rules.honor(card)), SECOND + usize::from(card.0)]),
            None => details([NOTHING]),
        }
    }

    fn take_sword_details(&self, house: House, space: u8) -> Details {
        let table = self.game.table();
        let Some(sword) = table.board.swords[house.index()][usize::from(space)] else {
            return details([NOTHING]);
        };
        let n_flags = usize::from(self.player.sashimono[house.index()]);
        let deck = &table.decks.daimyo[house.index()];
        let card = deck.last().map_or(11, |&card| effect_class(self.rules.card(card).effect));
        details([
            self.sword_detail(sword, n_flags),
            SECOND + sword.index().min(NOTHING),
            THIRD + self.path_detail(sword),
            THIRD + 32 + card,
        ])
    }

    fn purchase_details(&self, kind: Kind) -> Details {
        let needs = self.needs();
        let n_stock = usize::from(self.player.stock[kind]).min(3);
        let n_soon = usize::from(needs[0][kind] + needs[1][kind]).min(3);
        details([
            kind.index() * 16 + n_stock * 4 + n_soon,
            SECOND + kind.index() * 8 + usize::from(coins_bucket(self.player.coins)),
            THIRD + self.katana_needs(kind) * 4 + n_stock,
            THIRD + 16 + self.shortage(kind),
        ])
    }

    fn take_card_details(&self, place: u8) -> Details {
        let Some(card) = self.game.table().board.cards[usize::from(place)] else { return details([NOTHING]) };
        let effect = effect_class(self.rules.card(card).effect);
        let n_held = usize::from(self.player.hand.len().min(4));
        let n_under = self.player.cards_under().count().min(5);
        details([
            self.card_detail(card),
            SECOND + effect * 5 + n_held,
            THIRD + self.benefit_detail(card) * 6 + n_under,
        ])
    }

    fn line_details(&self, line: Line) -> (Class, Details) {
        if let Some(Frame::BuyLine(purchase)) = self.game.asking() {
            return (Class::LayCard, details([line.index() * 5 + self.benefit_detail(purchase.card())]));
        }
        let all = [
            line.index(),
            16 + self.line_rest(line),
            SECOND + self.line_detail(line),
            THIRD + self.line_with_katana(line),
        ];
        (Class::Activate, details(all))
    }

    /// The details of the move of a Sword, by whatever it moves.
    fn move_details(&self, sword: SwordId) -> Details {
        let others = SECOND + self.move_among_others(sword);
        details([self.move_detail(sword), others, THIRD + self.move_then(sword)])
    }

    fn advance_details(&self, kind: Option<Kind>) -> Details {
        details([kind.map_or(NOTHING, |kind| self.step_detail(kind))])
    }

    fn decorate_details(&self, sword: SwordId, kind: Kind) -> Details {
        let n_missing = self.work(sword).n_missing.min(7);
        let n_decorated = usize::from(self.game.table().blade(sword).decorated.len().min(3));
        let is_katana = usize::from(sword.katana_of().is_some());
        details([
            kind.index() * 8 + n_missing,
            SECOND + is_katana * 32 + n_decorated * 8 + n_missing,
            THIRD + self.tile_bucket(sword) * 8 + n_missing,
        ])
    }

    fn arrange_details(&self, rooms: RoomSet) -> Details {
        rooms.iter().take(3).map(|place| self.game.table().room(place) as u8).collect()
    }

    fn deliver_details(&self, sword: SwordId) -> Details {
        let frees_worker = self.rules.blocked(self.seat).contains(&(self.player.delivered.len() + 1));
        let n_bare = usize::from(self.work(sword).bare.len().min(3));
        let workers = usize::from(self.player.workers.min(5));
        details([n_bare * 2 + usize::from(frees_worker), SECOND + self.n_benefits(sword) * 6 + workers])
    }

    fn project_details(&self, one: Option<Kind>, two: Option<Kind>) -> Details {
        let is_new = |&kind: &Kind| self.player.project[kind] == 0;
        let n_new = [one, two].into_iter().flatten().filter(is_new).count();
        let n = usize::from(one.is_some()) + usize::from(two.is_some());
        let which = |kind: Option<Kind>| kind.map_or(4, Kind::index);
        let size = usize::from(self.player.project_size().min(7));
        details([(n * 3 + n_new) * 4 + size / 2, SECOND + which(one) * 5 + which(two)])
    }

    fn compose_details(&self, kind: Kind) -> Details {
        let so_far = match self.game.asking() {
            Some(Frame::Compose(compose)) => compose.so_far().counts()[kind],
            _ => 0,
        };
        let wanted = self.player.project[kind].max(1);
        details([kind.index() * 8 + usize::from(so_far.min(3)) * 2 + usize::from(so_far < wanted)])
    }

    fn play_details(&self, card: CardId) -> Details {
        let workers = usize::from(self.player.workers.min(3));
        let effect = effect_class(self.rules.card(card).effect);
        let moment = match self.game.asking() {
            Some(Frame::Turn(turn)) => usize::from(turn.is_placing()),
            Some(Frame::Market(_) | Frame::Forge(_)) => 2,
            Some(Frame::Academy(_)) => 3,
            _ => 4,
        };
        details([self.card_detail(card), SECOND + effect * 4 + workers, THIRD + effect * 5 + moment])
    }
}

impl ActionFeatures {
    /// Calls `to` with the index of each weight of the option in a context.
    pub fn each(&self, context: &ContextFeatures, mut to: impl FnMut(usize)) {
        self.each_of_class(context, &mut to);
        self.each_of_action(context, to);
    }

    /// The weights that all options of its class share.
    pub(in crate::katana) fn each_of_class(&self, context: &ContextFeatures, mut to: impl FnMut(usize)) {
        context.each(|feature| to(self.class as usize * CLASS_WIDTH + feature));
    }

    /// The weights of the details and of the heuristic's bucket.
    pub(in crate::katana) fn each_of_action(&self, context: &ContextFeatures, mut to: impl FnMut(usize)) {
        let start = self.class as usize * CLASS_WIDTH + N_CONTEXT;
        for &detail in &self.details {
            to(start + context.round * N_DETAILS + usize::from(detail));
        }
        to(start + N_ROUNDS * N_DETAILS + context.round * N_BUCKETS + self.bucket);
    }

    /// The heuristic's worth where there is a learned policy: large worths are dampened, so that the heuristic rules nothing out. A
    /// chapter may forbid to deliver or to lay out, and that stays forbidden.
    pub(in crate::katana) fn dampened(&self, worth: i32, is_request_open: bool) -> i32 {
        match self.class {
            Class::Deliver | Class::DeliverKatana | Class::PutKatana if is_request_open => worth,
            Class::Deliver
            | Class::DeliverKatana
            | Class::PutKatana
            | Class::Play
            | Class::PlayOnLine
            | Class::Buy
            | Class::Discard => worth.clamp(-12, 12),
            _ => {
                let size = worth.abs();
                let dampened = if size <= 40 { size } else { (40 + (size - 40) / 8).min(120) };
                dampened * worth.signum()
            }
        }
    }
}
