//! What tiles, cards and boards carry, as plain data. [`file`] reads and checks the component file.

mod boards;
mod cards;
mod check;
mod file;
mod problem;
mod read;

pub(crate) use file::TEXT;
pub use file::embedded;
pub use problem::PROBLEMS;

use serde::{Deserialize, Serialize};

use crate::piece::{ByKind, Composition, Kind, Room};

/// A component set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Components {
    /// What a resource is worth at the Market, on the Katana and as a decoration.
    pub value: ByKind<u8>,
    /// What each player starts with.
    pub start: ByKind<u8>,
    /// Points for a delivery in each round.
    pub round_points: [u8; 4],
    /// What a Monk costs in each round.
    pub offering: [u8; 4],
    /// The resource at the end of each row.
    pub row_benefit: ByKind<Kind>,
    /// The Coins at the end of each column.
    pub column_coins: [u8; 5],
    /// The Coins of each column of the Academy.
    pub academy_coins: [u8; 3],
    /// The spaces that 2, 3 and 4 players open.
    pub spaces: Spaces,
    /// The Washitsu spaces (1 to 8) that hold Blocked Workers, for sides 1 to 5.
    pub blocked: [Vec<u8>; 5],
    /// How many points make one lap of the score track.
    pub score_lap: u16,
    /// Where its flowers are, within a lap.
    pub flowers: Vec<u16>,
    /// What the Rooms give.
    pub rooms: Rooms,
    /// The Daimyō cards, 64.
    pub daimyo: Vec<DaimyoCard>,
    /// The Market cards by number, 1 to 7.
    pub market: [MarketCard; 7],
    /// The Honor cards, 22.
    pub honor: Vec<Honor>,
    /// Points of a Favor card.
    pub favor_points: u8,
    /// The Sword tiles, 50.
    pub swords: Vec<SwordTile>,
    /// What chapters of the Story ask for. As it comes with Kajiba it is left out of records, which are older.
    #[serde(default, skip_serializing_if = "StoryParts::is_usual")]
    pub story: StoryParts,
}

/// What chapters of the Story ask for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoryParts {
    /// The Katana of chapter 6.
    pub katana: Composition,
    /// The Rooms of chapter 13.
    pub rooms: [Room; 5],
}

impl Default for StoryParts {
    fn default() -> Self {
        let katana = Composition::parse("LLSSWUU").expect("letters of resources");
        Self { katana, rooms: [Room::Decorator, Room::Move, Room::Coins, Room::Wood, Room::Steel] }
    }
}

impl StoryParts {
    /// Whether they are those that come with Kajiba.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

/// Spaces by number of players: for 2, for 3 and for 4.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spaces {
    /// At the Market.
    pub market: [u8; 3],
    /// At the Academy.
    pub academy: [u8; 3],
    /// At the Palace.
    pub palace: [u8; 3],
    /// For Swords at each House.
    pub swords_per_house: [u8; 3],
    /// Coins of Komainu.
    pub komainu_coins: u8,
}

/// What the Rooms give, and which make the first game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rooms {
    /// Coins of the Coin Room.
    pub coins: u8,
    /// The price of Leather.
    pub leather_price: u8,
    /// The price of Lacquer.
    pub lacquer_price: u8,
    /// Coins that come with the Wood.
    pub wood_coins: u8,
    /// How much the Discount Room takes off a permanent benefit.
    pub discount: u8,
    /// The Rooms recommended for a first game.
    pub first_game: [Room; 5],
}

/// A Daimyō card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DaimyoCard {
    /// What playing it does.
    pub effect: DaimyoEffect,
    /// The resource that a delivery brings once the card is bought.
    pub benefit: Kind,
    /// What buying it costs.
    pub cost: u8,
}

/// The immediate effect of a Daimyō card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DaimyoEffect {
    /// A: take these resources in a Market action.
    Take(ByKind<u8>),
    /// B: the neutral Family token joins a Room in a Palace action.
    Token,
    /// C: one more step of a Decorator in an Academy action.
    Step,
    /// D: turn up to 3 of the one into the other, either way.
    Turn(Kind, Kind),
}

/// The Market cards of one number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarketCard {
    /// How many there are.
    pub copies: u8,
    /// What buying one costs.
    pub cost: u8,
    /// The Coins that a delivery brings once it is bought.
    pub benefit: u8,
}

/// An Honor card; the variants are the clauses HON-1 to HON-15.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Honor {
    /// HON-1: 1 a decorated resource on delivered Swords.
    Decorations,
    /// HON-2: 3 a different strength among delivered Swords.
    Strengths,
    /// HON-3: the Coins that the Decorators show.
    Decorators,
    /// HON-4: 4 a Sashimono of the House.
    Sashimono(u8),
    /// HON-5: 3 a decorated resource on the Katana.
    KatanaDecorations,
    /// HON-6: 3 a bought card.
    BoughtCards,
    /// HON-7: 3 an unused card.
    UnusedCards,
    /// HON-8: points a Sword that has the resource.
    SwordsWith {
        /// The resource.
        kind: Kind,
        /// Points a Sword.
        points: u8,
    },
    /// HON-9: points a Sword of at least a strength.
    StrongSwords {
        /// The least strength.
        strength: u8,
        /// Points a Sword.
        points: u8,
    },
    /// HON-10: 2 a figure on the main board.
    Figures,
    /// HON-11: 1 for each 4 Coins.
    Coins,
    /// HON-12: points a Sword on which the resource is decorated.
    SwordsDecorated {
        /// The resource.
        kind: Kind,
        /// Points a Sword.
        points: u8,
    },
    /// HON-13: the sum of strengths.
    StrengthSum,
    /// HON-14: 8 points.
    Plain,
    /// HON-15: 1 a flower passed.
    Flowers,
}

impl Honor {
    /// Whether the card has the human icon: a Ghost scores it by the best of the people (GHO-12). HON-11's is stated
    /// (Example 21), the others' derived: nothing of what they count is ever a Ghost's.
    #[must_use]
    pub fn has_human_icon(self) -> bool {
        match self {
            Self::Decorations
            | Self::Decorators
            | Self::BoughtCards
            | Self::Coins
            | Self::SwordsDecorated { .. } => true,
            Self::Strengths
            | Self::Sashimono(_)
            | Self::KatanaDecorations
            | Self::UnusedCards
            | Self::SwordsWith { .. }
            | Self::StrongSwords { .. }
            | Self::Figures
            | Self::StrengthSum
            | Self::Plain
            | Self::Flowers => false,
        }
    }
}

/// A Sword tile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SwordTile {
    /// Its number, unique.
    pub number: u8,
    /// Points on delivery.
    pub points: u8,
    /// Coins on taking it.
    pub coins: u8,
    /// Strength.
    pub strength: u8,
    /// Its resources in order.
    pub composition: Composition,
}
