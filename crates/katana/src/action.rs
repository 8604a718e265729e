//! The closed list of what a player can say.

use serde::{Deserialize, Serialize};

use crate::piece::{
    Area, CardId, Figure, GhostCard, HonorId, House, Kind, Line, RoomPlace, RoomSet, SwordId,
};

/// What a player can say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Choose a starting Sword (SET-10).
    TakeStart(SwordId),
    /// Place a figure (TRN-2).
    Place {
        /// Worker or Monk.
        figure: Figure,
        /// Where.
        area: Area,
    },
    /// Pay the Monk's offering with this many Market cards 7 (TEM-3).
    Offer(u8),
    /// Pass and take this Honor card (PAS-1); `None` if none is left.
    Pass(Option<HonorId>),
    /// The turn is over (PLY-3).
    EndTurn,
    /// Take the Sword at this space of a House (HOU-1).
    TakeSword {
        /// The House.
        house: House,
        /// The space, from 0.
        space: u8,
    },
    /// Take a Sashimono of this kind (HOU-3, DEL-3).
    TakeSashimono(House),
    /// Buy one resource at the Market (MAR-1).
    BuyResource(Kind),
    /// Take the visible Market card at this place (MAR-2).
    TakeMarketCard(u8),
    /// Name a line of the Forge: to activate it (FOR-1), or to lay a bought card there (PLY-4).
    Line(Line),
    /// Move a Sword (MOV-2).
    Move(SwordId),
    /// Swap two Swords (MOV-7).
    Swap(SwordId, SwordId),
    /// Advance a Decorator (ACA-1); `None` if all are in the last column.
    Advance(Option<Kind>),
    /// Decorate a resource on a Sword (ACA-2).
    Decorate {
        /// The Sword.
        sword: SwordId,
        /// The resource.
        kind: Kind,
    },
    /// The Rooms in which the player's Family Members stand from now on (PAL-1, MKT-1).
    Arrange(RoomSet),
    /// Obtain a Room's benefit (PAL-2).
    UseRoom {
        /// The Room.
        room: RoomPlace,
        /// What it is used on.
        on: Target,
    },
    /// Use a Move-a-Sword Room and its repetition to swap two Swords (PAL-4).
    SwapByRoom {
        /// The Room.
        room: RoomPlace,
        /// The one Sword.
        one: SwordId,
        /// The other.
        other: SwordId,
    },
    /// Enough of this action.
    Done,
    /// No reaction, or no Monk's effect.
    Decline,
    /// Deliver a complete Sword (DEL-7).
    Deliver(SwordId),
    /// Take the benefits of the delivered Sword's row or column (DEL-2).
    Collect(Line),
    /// Copy up to two resources into the Project (DEL-5).
    Project(Option<Kind>, Option<Kind>),
    /// Put the Katana into play (KAT-1), the Project as it is or changed at a price (KAT-3).
    PutKatana {
        /// Whether the Project is changed.
        change: bool,
    },
    /// The next resource of the Katana's composition.
    Compose(Kind),
    /// Play a card's immediate effect.
    Play(CardId),
    /// Play Market card 5 on a line of the delivery (MKT-5).
    PlayOnLine(CardId, Line),
    /// Play a Daimyō card B: the neutral Family token joins this Room (DAI-B).
    PlayToken(CardId, RoomPlace),
    /// Turn stock resources into others (DAI-D).
    Turn {
        /// What is given.
        from: Kind,
        /// What is taken.
        to: Kind,
        /// How many, 1 to 3.
        n: u8,
    },
    /// Buy a card's permanent benefit (PLY-4).
    Buy(CardId),
    /// Discard a card whose effect was played (PLY-5).
    Discard(CardId),
    /// Choose the card set aside that joins the Ghost's deck (SOL-8).
    AddGhostCard(GhostCard),
    /// Put a Coin on this resource at the Market (STO).
    RaisePrice(Kind),
}

/// What a Room's benefit, or a Monk's effect at Komainu, is used on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Target {
    /// The benefit needs no choice.
    Plain,
    /// A Decorator.
    Decorator(Option<Kind>),
    /// A Sword.
    Sword(SwordId),
}

/// For random players who pass only when they have no figure left: while one can be placed, passing is withheld.
#[must_use]
#[inline]
pub fn passes_withheld(options: &[Action]) -> std::ops::Range<usize> {
    if !matches!(options.first(), Some(Action::Place { .. })) {
        return 0..0;
    }
    let is_pass = |action: &Action| matches!(action, Action::Pass(_));
    let first = options.iter().position(is_pass).unwrap_or(options.len());
    let n = options[first..].iter().take_while(|action| is_pass(action)).count();
    first..first + n
}
