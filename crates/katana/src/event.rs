//! The closed list of what can happen, with its cause.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{
    piece::{
        Area, ByKind, CardId, Cell, Composition, Favor, Figure, GhostCard, HonorId, House, Kind, Line, Room,
        RoomPlace, RoomSet, SwordId,
    },
    table::Category,
};

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields say what they are; the words for each event are in the locales")]
pub enum Event {
    /// The game is set up: Rooms, Favor cards, first player.
    Dealt { rooms: Vec<Room>, favors: Vec<Favor>, first: Seat },
    /// Starting Swords are laid out.
    StartSwordsRevealed { swords: Vec<SwordId> },
    /// A round begins.
    RoundBegan { round: u8, first: Seat },
    /// A turn begins.
    TurnBegan { seat: Seat },
    /// A figure was placed.
    Placed { seat: Seat, figure: Figure, area: Area },
    /// The offering was paid.
    OfferingPaid { seat: Seat, coins: u16, cards: u8 },
    /// A line of the Forge was named.
    LineNamed { seat: Seat, line: Line },
    /// A Sword was taken and entered the Forge.
    SwordTaken { seat: Seat, sword: SwordId, house: Option<House>, cell: Cell },
    /// A Sword was laid out at a House.
    SwordRevealed { house: House, space: u8, sword: SwordId },
    /// Coins came in.
    CoinsGained { seat: Seat, coins: u16, cause: Cause },
    /// Coins went out.
    CoinsPaid { seat: Seat, coins: u16, cause: Cause },
    /// Resources came in.
    ResourcesGained { seat: Seat, resources: ByKind<u8>, cause: Cause },
    /// Resources were turned into others.
    ResourcesTurned { seat: Seat, from: Kind, to: Kind, n: u8 },
    /// A card came into hand.
    CardTaken { seat: Seat, card: CardId },
    /// A card became visible: the new top of a House's deck, or at the Market.
    CardRevealed { house: Option<House>, card: CardId },
    /// An Honor card was revealed.
    HonorRevealed { honor: HonorId },
    /// A Sword moved.
    Moved { seat: Seat, sword: SwordId, kind: Kind, to: Cell },
    /// Two Swords swapped; the moves of both follow.
    Swapped { seat: Seat, one: SwordId, other: SwordId },
    /// A resource was decorated.
    Decorated { seat: Seat, sword: SwordId, kind: Kind },
    /// A Decorator advanced to a column, from 0.
    Advanced { seat: Seat, kind: Kind, column: u8 },
    /// Family Members stand so now.
    Arranged { seat: Seat, rooms: RoomSet },
    /// Both Family Members stand in one Room (STO).
    SharedRoom { seat: Seat, room: RoomPlace },
    /// The neutral token joined a Room.
    TokenPlaced { seat: Seat, room: RoomPlace },
    /// A Room's benefit was obtained.
    RoomUsed { seat: Seat, room: RoomPlace },
    /// Nothing was done in reaction.
    Declined { seat: Seat },
    /// The next first player is known.
    KomainuTaken { seat: Seat },
    /// A Sword was delivered from a space.
    Delivered { seat: Seat, sword: SwordId, cell: Cell },
    /// The benefits of a line were taken, so many times.
    LineCollected { seat: Seat, line: Line, times: u8 },
    /// Points were won or lost.
    Scored { seat: Seat, points: i16, category: Category },
    /// A Sashimono went to the area.
    SashimonoGained { seat: Seat, house: House },
    /// A Blocked Worker became Available.
    WorkerFreed { seat: Seat },
    /// Resources were copied into the Project.
    ProjectGrew { seat: Seat, kinds: Vec<Kind> },
    /// The Katana entered the Forge.
    KatanaPut { seat: Seat, composition: Composition, added: u8, removed: u8 },
    /// A Shame card was taken.
    Shamed { seat: Seat },
    /// A Dishonor card was taken.
    Dishonored { seat: Seat },
    /// A card's effect was played.
    CardPlayed { seat: Seat, card: CardId },
    /// A card was bought for a line.
    CardBought { seat: Seat, card: CardId, line: Line },
    /// A card was discarded.
    CardDiscarded { seat: Seat, card: CardId },
    /// A player passed.
    Passed { seat: Seat, honor: Option<HonorId> },
    /// A turn ended.
    TurnEnded { seat: Seat },
    /// A Favor card was taken; its points follow.
    FavorTaken { seat: Seat, favor: Favor },
    /// A Favor card went to the box; several share its points in the next events.
    FavorShared { seats: Vec<Seat>, favor: Favor },
    /// An Honor card was scored; its points follow.
    HonorScored { seat: Seat, honor: HonorId, points: i16 },
    /// The game is over: the rank and the points of each seat.
    GameOver { ranks: Vec<u8>, scores: Vec<i16> },
    /// A Ghost sits down, with so many Available Workers.
    GhostSeated { seat: Seat, level: u8, workers: u8 },
    /// The Ghost drew a card.
    GhostDrew { seat: Seat, card: GhostCard },
    /// No space was left there; the area's points and another card may follow.
    GhostCrowdedOut { seat: Seat, card: GhostCard },
    /// The Ghost took the Sword at a space of a House to its Washitsu board.
    GhostTookSword { seat: Seat, sword: SwordId, house: House, space: u8 },
    /// A resource was put on the Ghost's Katana.
    GhostKatanaGrew { seat: Seat, kind: Kind },
    /// A resource on the Ghost's Katana was decorated.
    GhostKatanaDecorated { seat: Seat, kind: Kind },
    /// The top card of a House, or a visible Market card, was discarded.
    DisplayDiscarded { house: Option<House>, card: CardId },
    /// A card of the Ghost's left the game.
    GhostCardRemoved { card: GhostCard },
    /// The Ghost's deck ran out and was made from its discards.
    GhostDeckShuffled { seat: Seat },
    /// The cards set aside were looked at.
    GhostAsideRevealed { cards: Vec<GhostCard> },
    /// A card set aside joined the Ghost's deck and discards, which were shuffled; unseen, unless it was chosen.
    GhostCardJoined { card: Option<GhostCard> },
    /// The Ghost scores an Honor card by what another has, which follows.
    HonorCopied { seat: Seat, honor: HonorId, of: Seat },
    /// The area of the Ghost's card is closed: it draws another.
    GhostTurnedAway { seat: Seat, card: GhostCard },
    /// A resource has a new price at the Market.
    PriceRaised { kind: Kind, price: u16 },
}

/// Where Coins or resources came from or went to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// What everyone starts with.
    Start,
    /// The Coins of a Sword taken.
    Sword,
    /// The Coins of the Starting Sashimono.
    StartingSashimono,
    /// A purchase at the Market.
    Market,
    /// Decorations.
    Decoration,
    /// A Room.
    Room,
    /// Komainu.
    Komainu,
    /// A line of the Forge at a delivery.
    Line,
    /// A card's effect.
    Card,
    /// A permanent benefit bought.
    Benefit,
    /// A rule of the chapter that is played.
    Chapter,
}

impl Event {
    /// The names of all events in records.
    pub const NAMES: &'static [&'static str] = &[
        "dealt",
        "start_swords_revealed",
        "round_began",
        "turn_began",
        "placed",
        "offering_paid",
        "line_named",
        "sword_taken",
        "sword_revealed",
        "coins_gained",
        "coins_paid",
        "resources_gained",
        "resources_turned",
        "card_taken",
        "card_revealed",
        "honor_revealed",
        "moved",
        "swapped",
        "decorated",
        "advanced",
        "arranged",
        "token_placed",
        "room_used",
        "declined",
        "komainu_taken",
        "delivered",
        "line_collected",
        "scored",
        "sashimono_gained",
        "worker_freed",
        "project_grew",
        "katana_put",
        "shamed",
        "dishonored",
        "card_played",
        "card_bought",
        "card_discarded",
        "passed",
        "turn_ended",
        "favor_taken",
        "favor_shared",
        "honor_scored",
        "game_over",
        "ghost_seated",
        "ghost_drew",
        "ghost_crowded_out",
        "ghost_took_sword",
        "ghost_katana_grew",
        "ghost_katana_decorated",
        "display_discarded",
        "ghost_card_removed",
        "ghost_deck_shuffled",
        "ghost_aside_revealed",
        "ghost_card_joined",
        "honor_copied",
        "ghost_turned_away",
        "price_raised",
    ];

    /// Whether something unknown was revealed: free undo stops here.
    #[must_use]
    pub fn is_barrier(&self) -> bool {
        matches!(
            self,
            Self::CardRevealed { .. }
                | Self::HonorRevealed { .. }
                | Self::SwordRevealed { .. }
                | Self::GameOver { .. }
                | Self::GhostDrew { .. }
                | Self::GhostAsideRevealed { .. }
        )
    }
}
