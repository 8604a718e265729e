//! The pieces of the game as ids: Leaders and their places, Action cards, Plots, pairs of Leaders.

use serde::{Deserialize, Serialize};
use tabletop::{id, id_set};

/// How many Leaders there are, and places in the Line.
pub const N_LEADERS: usize = 6;
/// How many Loyalty cards there are.
pub const N_LOYALTY: usize = 2 * N_LEADERS;
/// How many Plots there are.
pub const N_PLOTS: usize = 18;
/// How many Action cards a player has.
pub const N_CARDS: usize = 6;
/// The most who can play.
pub const N_SEATS_MAX: usize = 6;

id! {
    /// A Leader, 0 to 5 in the order of the components; also a Loyalty card, because both of a Leader are alike.
    pub struct Leader(pub u8);
}

impl Leader {
    /// All six.
    pub const ALL: [Self; N_LEADERS] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];
}

id_set! {
    /// A set of Leaders.
    LeaderSet(u8) of Leader, |leader| leader.0, Leader
}

id! {
    /// A place in the Line of Succession, from 0 at the head to 5 at the tail.
    pub struct Place(pub u8);
}

impl Place {
    /// All six, from the head to the tail.
    pub const ALL: [Self; N_LEADERS] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];
    /// The first place.
    pub const HEAD: Self = Self(0);
    /// The last place.
    pub const TAIL: Self = Self(5);

    /// The place `n` nearer to the head, if there is one.
    #[must_use]
    pub fn up(self, n: u8) -> Option<Self> {
        self.0.checked_sub(n).map(Self)
    }

    /// The place `n` nearer to the tail, if there is one.
    #[must_use]
    pub fn down(self, n: u8) -> Option<Self> {
        Some(Self(self.0 + n)).filter(|place| *place <= Self::TAIL)
    }
}

/// An Action card; the variants are the clauses SGA-1 to SGA-6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// SGA-1: the Hatamoto chooses a Leader, the player of the card where it goes.
    CloakedInShadows,
    /// SGA-2: a Leader to the tail, a Loyalty card face up.
    Dishonor,
    /// SGA-3: a Leader 1 or 2 places up, a Loyalty card shown to the Hatamoto.
    FlowingUpstream,
    /// SGA-4: a Leader 1 place down, 1 Honor on it and on one next to it.
    HonorableCompany,
    /// SGA-5: a Leader 1 place up, another's Loyalty card seen.
    PathOfTheArrow,
    /// SGA-6: two Leaders switch, or Loyalty cards are exchanged.
    StormsToFlowers,
}

impl Card {
    /// All six.
    pub const ALL: [Self; N_CARDS] = [
        Self::CloakedInShadows,
        Self::Dishonor,
        Self::FlowingUpstream,
        Self::HonorableCompany,
        Self::PathOfTheArrow,
        Self::StormsToFlowers,
    ];

    /// Its word in files and records.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::CloakedInShadows => "cloaked_in_shadows",
            Self::Dishonor => "dishonor",
            Self::FlowingUpstream => "flowing_upstream",
            Self::HonorableCompany => "honorable_company",
            Self::PathOfTheArrow => "path_of_the_arrow",
            Self::StormsToFlowers => "storms_to_flowers",
        }
    }
}

id_set! {
    /// A set of Action cards.
    CardSet(u8) of Card, |card| card as u8, |n| Card::ALL[usize::from(n)]
}

impl CardSet {
    /// All six.
    pub const ALL: Self = Self(0b11_1111);
}

id! {
    /// A Plot, 0 to 17 in the order of the components.
    pub struct PlotId(pub u8);
}

id_set! {
    /// A set of Plots.
    PlotSet(u32) of PlotId, |plot| plot.0, PlotId
}

/// Two Loyalty cards in any order; possibly both of one Leader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pair(u8);

/// How many pairs there are.
pub const N_PAIRS: usize = 21;

impl Pair {
    /// The pair of two cards.
    #[must_use]
    #[inline]
    pub fn new(one: Leader, other: Leader) -> Self {
        const BEFORE: [u8; N_LEADERS] = [0, 6, 11, 15, 18, 20];
        let (low, high) = if one <= other { (one, other) } else { (other, one) };
        Self(BEFORE[low.index()] + (high.0 - low.0))
    }

    /// Its two cards, the lower first.
    #[must_use]
    pub fn leaders(self) -> (Leader, Leader) {
        let pairs = Leader::ALL.into_iter().flat_map(|low| (low.0..6).map(move |high| (low, Leader(high))));
        pairs.into_iter().nth(usize::from(self.0)).expect("a pair is one of 21")
    }
}

id_set! {
    /// A set of pairs of Loyalty cards.
    PairSet(u32) of Pair, |pair| pair.0, Pair
}
