//! Why something is not possible now, with the clause that says so.

use serde::{Deserialize, Serialize};

use crate::piece::Kind;

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident $({ $($field:ident : $type:ty),* })? = $clause:literal, $id:literal;)*) => {
        /// Why something is not possible now.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Reason {
            $(
                $(#[$doc])*
                $name $({ $(
                    /// What the sentence names.
                    $field: $type
                ),* })?,
            )*
        }

        impl Reason {
            /// The clause of the rules.
            #[must_use]
            pub fn clause(self) -> &'static str {
                match self { $(Self::$name { .. } => $clause,)* }
            }

            /// The id under which its words are kept.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self { $(Self::$name { .. } => $id,)* }
            }

            /// The ids of all reasons.
            pub const IDS: &'static [&'static str] = &[$($id),*];

            /// The names of all reasons in the code.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];
        }
    };
}

reasons! {
    /// No Worker is Available.
    NoWorker = "TRN-2", "reason-no-worker";
    /// No Monk is at the Temple.
    NoMonk = "TRN-2", "reason-no-monk";
    /// The offering cannot be paid.
    OfferingTooDear { missing: u16 } = "TEM-1", "reason-offering-too-dear";
    /// More cards 7 than the offering needs, or too few to pay it.
    OfferingCards = "TEM-3", "reason-offering-cards";
    /// All open spaces of the area are taken.
    AreaFull = "TRN-4", "reason-area-full";
    /// No Sword on display has a free entry space.
    NoSwordFits = "EDG-2", "reason-no-sword-fits";
    /// The space has no Sword until Restore.
    NoSwordThere = "HOU-4", "reason-no-sword-there";
    /// The Sword's entry space is taken.
    EntryTaken = "HOU-1", "reason-entry-taken";
    /// Not enough Coins at the Market.
    MarketTooDear { missing: u16 } = "MAR-1", "reason-market-too-dear";
    /// Purchases go by the order of the rows.
    PurchaseOrder = "MAR-1", "reason-purchase-order";
    /// The Sword does not stand in the named line, and there is no extra move.
    NotActivated = "FOR-1", "reason-not-activated";
    /// The Sword has moved in this action.
    MovedAlready = "FOR-1", "reason-moved-already";
    /// The Sword has all its resources.
    Complete = "MOV-6", "reason-complete";
    /// The next resource is not in stock.
    NoResource { kind: Kind } = "MOV-2", "reason-no-resource";
    /// The next resource was not bought in this action.
    NotBought { kind: Kind } = "PAL-7", "reason-not-bought";
    /// The space where it would go is taken.
    Blocked = "MOV-4", "reason-blocked";
    /// The two may not both move now.
    NotBothActivated = "MOV-7", "reason-not-both-activated";
    /// The Decorator is in the last column.
    LastColumn = "ACA-1", "reason-last-column";
    /// The step must be taken while one can.
    StepFirst = "ACA-1", "reason-step-first";
    /// The Decorator has worked in this action.
    DecoratorUsed = "ACA-2", "reason-decorator-used";
    /// The Sword has a decorated resource of the kind.
    DecoratedAlready = "ACA-2", "reason-decorated-already";
    /// No such resource lies on the Sword yet.
    NotOnSword = "ACA-2", "reason-not-on-sword";
    /// The Family Members must be arranged first.
    ArrangeFirst = "PAL-1", "reason-arrange-first";
    /// No own Family Member stands there.
    NoFamilyThere = "PAL-2", "reason-no-family-there";
    /// A Passive Room works by itself.
    PassiveRoom = "PAL-2", "reason-passive-room";
    /// The Room has been used in this action.
    RoomUsed = "PAL-2", "reason-room-used";
    /// The Room's price cannot be paid.
    RoomTooDear { missing: u16 } = "PAL-5", "reason-room-too-dear";
    /// Swapping takes a Move-a-Sword Room and its repetition.
    NoSecondMove = "PAL-4", "reason-no-second-move";
    /// The neutral token joins only a Room without a Family Member of the player.
    FamilyThere = "DAI-B", "reason-family-there";
    /// The neutral token has been there in this action.
    TokenThere = "DAI-B", "reason-token-there";
    /// The neutral token joins no Passive Room.
    TokenPassive = "DAI-B", "reason-token-passive";
    /// After passing, no delivery and no Katana.
    Passed = "PAS-1", "reason-passed";
    /// After passing, no purchase without an effect.
    PassedPurchase = "PAS-2", "reason-passed-purchase";
    /// The option of this table allows no cards after passing.
    PassedCards = "PAS-2", "reason-passed-cards";
    /// The Sword still lacks resources.
    Incomplete { missing: u8 } = "MOV-6", "reason-incomplete";
    /// The line has paid in this delivery.
    LinePaid = "PLY-6", "reason-line-paid";
    /// The Sword had fewer of the resource.
    NotOnThatSword = "DEL-5", "reason-not-on-that-sword";
    /// Free actions wait until this is settled.
    NotNow = "EDG-1", "reason-not-now";
    /// The card plays only in its area's action.
    OtherArea = "PLY-2", "reason-other-area";
    /// Market card 3 plays only at a delivery.
    OnlyAtDelivery = "MKT-3", "reason-only-at-delivery";
    /// Market card 5 plays only at a delivery.
    LineOnlyAtDelivery = "MKT-5", "reason-line-only-at-delivery";
    /// The Katana has no printed points.
    NoPrintedPoints = "MKT-3", "reason-no-printed-points";
    /// The card plays only with a Monk.
    OnlyWithMonk = "MKT-7", "reason-only-with-monk";
    /// The effect has been played.
    EffectPlayed = "PLY-5", "reason-effect-played";
    /// Neither resource is in stock.
    NothingToTurn = "DAI-D", "reason-nothing-to-turn";
    /// Fewer of the resource are in stock.
    TooFewToTurn { kind: Kind } = "DAI-D", "reason-too-few-to-turn";
    /// No Family Member is at the Palace.
    NoFamilyAtPalace = "MKT-1", "reason-no-family-at-palace";
    /// Own Family Members do not join the neutral token.
    TokenInWay = "DAI-B", "reason-token-in-way";
    /// The Family Members stand so already.
    SameRooms = "MKT-1", "reason-same-rooms";
    /// Nothing on the Forge can be decorated.
    NothingToDecorate = "MKT-2", "reason-nothing-to-decorate";
    /// The benefit cannot be paid.
    BenefitTooDear { missing: u16 } = "PLY-4", "reason-benefit-too-dear";
    /// Each line holds a card.
    NoLineFree = "PLY-4", "reason-no-line-free";
    /// The line holds a card.
    LineTaken = "PLY-4", "reason-line-taken";
    /// No line holds a card that a second could join.
    NoSecondLine = "MKT-4", "reason-no-second-line";
    /// The line holds two cards.
    LineFull = "PLY-4", "reason-line-full";
    /// A purchase alone needs a moment of one's own.
    NoMoment = "PLY-9", "reason-no-moment";
    /// Played cards must be bought or discarded first.
    CardsPending = "PLY-3", "reason-cards-pending";
    /// The Katana is in play or delivered.
    KatanaOut = "KAT-2", "reason-katana-out";
    /// The Project lacks a kind.
    ProjectLacks { kind: Kind } = "KAT-1", "reason-project-lacks";
    /// The Project holds more than seven.
    ProjectTooLarge = "KAT-3", "reason-project-too-large";
    /// The delivered Swords cannot give each kind.
    NotObtainable = "KAT-3", "reason-not-obtainable";
    /// Every entry space that its order could begin at is occupied.
    KatanaEntryTaken = "KAT-1", "reason-katana-entry-taken";
    /// No legal composition goes on like that.
    NoLegalEnd = "KAT-1", "reason-no-legal-end";
    /// The Academy is closed in this chapter.
    AcademyClosed = "STO-1", "reason-academy-closed";
}
