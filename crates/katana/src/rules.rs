//! The rules of one game: its options, and its components indexed for lookup.

use tabletop::{Game, Seat};

use crate::{
    components::{Components, DaimyoCard, DaimyoEffect, Honor, SwordTile, embedded},
    flow::deal::Undealt,
    game::Katana,
    piece::{
        ByKind, CardId, CardSet, Composition, HonorId, Kind, N_CARDS, N_DAIMYO, N_HONOR, N_MARKET, N_TILES,
        Room, SwordId,
    },
    rulings::Rulings,
    setup::{GhostLevel, Setup, Variant},
    story::{self, Hooks},
    table::HUMAN_SIDE,
};

/// GHO-14: the Washitsu spaces of the Training Ghost that hold Blocked Workers: those of Ghost 1, and space 7.
const TRAINING_BLOCKED: [u8; 5] = [2, 4, 6, 7, 8];

/// What playing a card does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// DAI-A: take resources.
    Take(ByKind<u8>),
    /// DAI-B: the neutral Family token.
    Token,
    /// DAI-C: a Decorator's step.
    Step,
    /// DAI-D: turn one kind into another.
    Turn(Kind, Kind),
    /// MKT-1: redistribute Family Members.
    Redistribute,
    /// MKT-2: decorate a resource.
    Decorate,
    /// MKT-3: printed points again.
    PointsAgain,
    /// MKT-4: a second benefit for a line.
    SecondBenefit,
    /// MKT-5: the benefits of a line again.
    BenefitsAgain,
    /// MKT-6: the Coins of an Academy action again.
    CoinsAgain,
    /// MKT-7: a smaller offering.
    Offering,
}

/// What a bought card brings at each delivery in its line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Benefit {
    /// A resource.
    Resource(Kind),
    /// Coins.
    Coins(u8),
}

/// A card as the rules look it up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its immediate effect.
    pub effect: Effect,
    /// Its permanent benefit.
    pub benefit: Benefit,
    /// What the benefit costs.
    pub cost: u8,
    /// The first card with the same face: cards with one face are interchangeable.
    pub face: CardId,
}

/// The rules of one game.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What tiles and cards carry.
    pub components: Components,
    /// Whether those are what comes with Kajiba, now or with its earlier versions: these differed in Blocked Workers alone.
    pub has_shipped_components: bool,
    /// Seats and options.
    pub setup: Setup,
    n_seats: u8,
    /// The Washitsu spaces that hold Blocked Workers at first, a bit each, by seat.
    blocked: [u64; 4],
    /// The number of each tile plus one; the last entry is 0, for no tile.
    numbers: [u16; N_TILES + 1],
    cards: Vec<Card>,
    /// By card, all cards with the same face.
    copies: [CardSet; N_CARDS],
    /// The cards that can be played at any moment (PLY-2).
    pub any_moment: CardSet,
    by_effect: [CardSet; 11],
    /// By Coins, the cards whose benefit costs no more.
    by_cost: [CardSet; NUMBER_MAX as usize + 1],
    /// What is the same in every deal.
    pub(crate) undealt: Undealt,
    /// Where the chapter departs from the base rules; nowhere in the base game (STO).
    pub story: Hooks,
    /// The rulings of the version that the game began with.
    pub rulings: Rulings,
}

impl Rules {
    /// The rules of a new game; `None` if setup or components do not make one.
    #[must_use]
    pub fn new(setup: &Setup, components: &Components) -> Option<Self> {
        Self::of_version(Katana::VERSION, setup, components)
    }

    /// The rules of a game that began with this version of them; `None` if version, setup or components do not make one.
    #[must_use]
    pub fn of_version(version: u32, setup: &Setup, components: &Components) -> Option<Self> {
        let rulings = Rulings::of(version)?;
        if !(setup.is_game() && is_playable(components)) {
            return None;
        }
        let chapter = setup.chapter.and_then(story::chapter);
        let cards = faces(components);
        let mut by_effect = [CardSet::default(); 11];
        for (n, card) in cards.iter().enumerate() {
            by_effect[card.effect.index()].insert(CardId(n as u8));
        }
        let copies = std::array::from_fn(|n| {
            (0..N_CARDS as u8)
                .map(CardId)
                .filter(|other| cards[other.index()].face == cards[n].face)
                .collect()
        });
        let by_cost = std::array::from_fn(|coins| {
            let is_within = |card: &CardId| usize::from(cards[card.index()].cost) <= coins;
            (0..N_CARDS as u8).map(CardId).filter(is_within).collect()
        });
        let any_moment = [
            Effect::Turn(Kind::Wood, Kind::Steel),
            Effect::Redistribute,
            Effect::Decorate,
            Effect::SecondBenefit,
        ]
        .into_iter()
        .fold(CardSet::default(), |set, effect| set.or(by_effect[effect.index()]));
        let mut rules = Self {
            components: components.clone(),
            has_shipped_components: {
                let shipped = &embedded().components;
                let blocked = shipped.blocked.clone();
                Components { blocked, ..components.clone() } == *shipped
            },
            setup: setup.clone(),
            n_seats: setup.n_seats(),
            blocked: [0; 4],
            numbers: [0; N_TILES + 1],
            cards,
            copies,
            any_moment,
            by_effect,
            by_cost,
            undealt: Undealt::nothing(),
            story: chapter.map_or(Hooks::BASE, |chapter| chapter.hooks),
            rulings,
        };
        rules.blocked = [0, 1, 2, 3].map(|seat| {
            let spaces = rules.blocked(Seat(seat)).iter();
            spaces.fold(0, |bits, space| bits | 1 << space)
        });
        for (number, tile) in rules.numbers.iter_mut().zip(&components.swords) {
            *number = u16::from(tile.number) + 1;
        }
        rules.undealt = Undealt::of(&rules);
        Some(rules)
    }

    /// How many play, the Ghost included.
    #[must_use]
    pub fn n_seats(&self) -> u8 {
        self.n_seats
    }

    /// Whether the early solo rules hold (SOL).
    #[must_use]
    pub fn is_early_solo(&self) -> bool {
        self.setup.variant == Variant::EarlySolo
    }

    /// The Washitsu spaces of `seat` that hold Blocked Workers at first (SET-2, GHO-1).
    #[must_use]
    pub fn blocked(&self, seat: Seat) -> &[u8] {
        if self.story.frees_workers && self.setup.ghost_seat() != Some(seat) {
            return &[];
        }
        let level = self.setup.ghost.filter(|_| self.setup.ghost_seat() == Some(seat));
        match level {
            Some(GhostLevel::TRAINING) => &TRAINING_BLOCKED,
            Some(level) => &self.components.blocked[usize::from(level.number()) - 1],
            None => &self.components.blocked[HUMAN_SIDE - 1],
        }
    }

    /// How many Workers of `seat` are still Blocked after this many deliveries (DEL-4).
    #[must_use]
    pub fn n_blocked(&self, seat: Seat, n_delivered: u8) -> u8 {
        (self.blocked[seat.index()] >> (n_delivered + 1)).count_ones() as u8
    }

    /// Whether a Sword on this Washitsu space of `seat` frees a Worker (DEL-4).
    #[must_use]
    pub fn frees_worker(&self, seat: Seat, space: u8) -> bool {
        self.blocked[seat.index()] >> space & 1 != 0
    }

    /// The tile of a Sword that is no Katana.
    #[must_use]
    #[inline]
    pub fn tile(&self, sword: SwordId) -> &SwordTile {
        &self.components.swords[sword.index()]
    }

    /// The rank of a Sword on display, by the number of its tile; 0 for an empty space.
    #[must_use]
    #[inline]
    pub fn rank_on_display(&self, sword: Option<SwordId>) -> u16 {
        self.numbers[sword.map_or(N_TILES, SwordId::index)]
    }

    /// A card.
    #[must_use]
    #[inline]
    pub fn card(&self, card: CardId) -> &Card {
        &self.cards[card.index()]
    }

    /// All cards with the same face as `card`.
    #[must_use]
    #[inline]
    pub fn copies(&self, card: CardId) -> CardSet {
        self.copies[card.index()]
    }

    /// An Honor card.
    #[must_use]
    pub fn honor(&self, card: HonorId) -> Honor {
        self.components.honor[usize::from(card.0)]
    }

    /// Whether a card is in the game: a chapter leaves some in the box.
    #[must_use]
    pub fn has_card(&self, card: CardId) -> bool {
        !(self.story.boxes_card)(self.card(card).effect)
    }

    /// Whether an Honor card is in the game.
    #[must_use]
    pub fn has_honor(&self, card: HonorId) -> bool {
        !(self.story.boxes_honor)(self.honor(card))
    }

    /// All cards with an effect of the same sort.
    #[must_use]
    pub fn with_effect(&self, effect: Effect) -> CardSet {
        self.by_effect[effect.index()]
    }

    /// All cards whose benefit costs at most so many Coins.
    #[must_use]
    #[inline]
    pub fn costing_at_most(&self, coins: u16) -> CardSet {
        self.by_cost[usize::from(coins).min(self.by_cost.len() - 1)]
    }

    /// What a resource is worth.
    #[must_use]
    pub fn value(&self, kind: Kind) -> u8 {
        self.components.value[kind]
    }

    /// The one of the numbers for 2, 3 and 4 players that applies; the Ghost counts as a player (TRN-3).
    #[must_use]
    #[inline]
    pub fn by_players(&self, numbers: &[u8; 3]) -> usize {
        usize::from(numbers[usize::from(self.n_seats()) - 2])
    }
}

impl Effect {
    /// The sort of the effect, whatever it carries.
    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Take(_) => 0,
            Self::Token => 1,
            Self::Step => 2,
            Self::Turn(..) => 3,
            Self::Redistribute => 4,
            Self::Decorate => 5,
            Self::PointsAgain => 6,
            Self::SecondBenefit => 7,
            Self::BenefitsAgain => 8,
            Self::CoinsAgain => 9,
            Self::Offering => 10,
        }
    }

    /// The number of a Market card, 1 to 7; none for a Daimyō card.
    #[must_use]
    #[inline]
    pub fn market_number(self) -> Option<u8> {
        self.index().checked_sub(3).filter(|&number| number > 0).map(|number| number as u8)
    }
}

/// The largest number of a component, except offerings.
const NUMBER_MAX: u8 = 30;
/// The largest offering.
const OFFERING_MAX: u8 = 50;
/// The most resources that one card gives.
const GIFT_MAX: u8 = 7;

/// Whether all numbers are modest.
fn is_modest(components: &Components) -> bool {
    let Components { value, start, round_points, offering, column_coins, academy_coins, rooms, .. } =
        components;
    // A free resource could be bought forever.
    let is_priced =
        value.0.iter().all(|&value| value > 0) && offering.iter().all(|&coins| coins <= OFFERING_MAX);
    let is_card = |card: &DaimyoCard| match card.effect {
        DaimyoEffect::Take(gift) => gift.0.iter().map(|&n| u16::from(n)).sum::<u16>() <= u16::from(GIFT_MAX),
        DaimyoEffect::Turn(one, other) => one != other,
        DaimyoEffect::Token | DaimyoEffect::Step => true,
    };
    let are_cards = components.daimyo.iter().all(is_card);
    let boards = [value.0.as_slice(), &start.0, round_points, column_coins, academy_coins].concat();
    let rooms = [rooms.coins, rooms.leather_price, rooms.lacquer_price, rooms.wood_coins, rooms.discount];
    let others = [components.spaces.komainu_coins, components.favor_points];
    let costs = components.daimyo.iter().map(|card| card.cost);
    let market = components.market.iter().flat_map(|card| [card.cost, card.benefit]);
    let swords = components.swords.iter().flat_map(|sword| [sword.points, sword.coins, sword.strength]);
    let honors = components.honor.iter().map(|honor| match *honor {
        Honor::SwordsWith { points, .. } | Honor::SwordsDecorated { points, .. } => points,
        Honor::StrongSwords { strength, points } => strength.max(points),
        Honor::Decorations
        | Honor::Strengths
        | Honor::Decorators
        | Honor::Sashimono(_)
        | Honor::KatanaDecorations
        | Honor::BoughtCards
        | Honor::UnusedCards
        | Honor::Figures
        | Honor::Coins
        | Honor::StrengthSum
        | Honor::Plain
        | Honor::Flowers => 0,
    });
    let cards = costs.chain(market).chain(swords).chain(honors);
    let mut numbers = boards.into_iter().chain(rooms).chain(others).chain(cards);
    is_priced && are_cards && numbers.all(|number| number <= NUMBER_MAX)
}

/// Whether the Rooms differ, at most one of them Passive (SET-3).
fn is_palace(rooms: &[Room]) -> bool {
    are_distinct(rooms) && rooms.iter().filter(|room| room.is_passive()).count() <= 1
}

/// Whether no item comes twice.
fn are_distinct<T: PartialEq>(items: &[T]) -> bool {
    items.iter().enumerate().all(|(n, item)| !items[..n].contains(item))
}

/// Whether a game can be played with the components, from a file or from a record: the counts that the
/// table has room for, modest numbers, and ways that stay on the Forge.
fn is_playable(components: &Components) -> bool {
    let n_market: usize = components.market.iter().map(|card| usize::from(card.copies)).sum();
    let is_way = |composition: &Composition| composition.end().is_some();
    let is_house = |honor: &Honor| !matches!(honor, Honor::Sashimono(house) if *house > 3);
    let spaces = &components.spaces;
    components.swords.len() == N_TILES
        && components.daimyo.len() == N_DAIMYO
        && components.honor.len() == N_HONOR
        && n_market == N_MARKET
        && components.swords.iter().all(|sword| is_way(&sword.composition))
        && components.honor.iter().all(is_house)
        && is_modest(components)
        && (1..=1000).contains(&components.score_lap)
        && components.flowers.len() <= 8
        && components.flowers.is_sorted_by(|one, next| one < next)
        && components.flowers.iter().all(|flower| (1..=components.score_lap).contains(flower))
        && is_palace(&components.rooms.first_game)
        && is_palace(&components.story.rooms)
        && is_way(&components.story.katana)
        && components.blocked.iter().all(|side| are_distinct(side))
        && components
            .blocked
            .iter()
            .all(|side| side.len() <= 7 && side.iter().all(|space| (1..=8).contains(space)))
        && spaces.market.iter().all(|n| (1..=5).contains(n))
        && spaces.academy.iter().all(|n| (1..=4).contains(n))
        && spaces.palace.iter().all(|n| (1..=4).contains(n))
        && spaces.swords_per_house.iter().all(|n| (1..=3).contains(n))
}

/// The effects of Market cards 1 to 7.
const MARKET_EFFECTS: [Effect; 7] = [
    Effect::Redistribute,
    Effect::Decorate,
    Effect::PointsAgain,
    Effect::SecondBenefit,
    Effect::BenefitsAgain,
    Effect::CoinsAgain,
    Effect::Offering,
];

/// All cards by id, each with the first card of the same face.
fn faces(components: &Components) -> Vec<Card> {
    let mut cards: Vec<Card> = Vec::with_capacity(N_CARDS);
    let daimyo = components.daimyo.iter().map(|card| {
        let effect = match card.effect {
            DaimyoEffect::Take(gift) => Effect::Take(gift),
            DaimyoEffect::Token => Effect::Token,
            DaimyoEffect::Step => Effect::Step,
            DaimyoEffect::Turn(one, other) => Effect::Turn(one, other),
        };
        (effect, Benefit::Resource(card.benefit), card.cost)
    });
    let market = components.market.iter().zip(MARKET_EFFECTS).flat_map(|(card, effect)| {
        std::iter::repeat_n((effect, Benefit::Coins(card.benefit), card.cost), usize::from(card.copies))
    });
    for (effect, benefit, cost) in daimyo.chain(market) {
        let same = |card: &Card| card.effect == effect && card.benefit == benefit && card.cost == cost;
        let face = CardId(cards.iter().position(same).unwrap_or(cards.len()) as u8);
        cards.push(Card { effect, benefit, cost, face });
    }
    cards
}
