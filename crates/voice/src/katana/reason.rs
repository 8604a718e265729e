//! Why an action is not possible now.

use katana::Reason;

use super::Voice;

impl Voice<'_> {
    /// A reason as a sentence, without its clause.
    #[must_use]
    pub fn reason(&self, reason: Reason) -> String {
        match reason {
            Reason::OfferingTooDear { missing }
            | Reason::MarketTooDear { missing }
            | Reason::RoomTooDear { missing }
            | Reason::BenefitTooDear { missing } => say!(self, reason.id(), missing = missing),
            Reason::Incomplete { missing } => say!(self, reason.id(), missing = missing),
            Reason::NoResource { kind }
            | Reason::NotBought { kind }
            | Reason::TooFewToTurn { kind }
            | Reason::ProjectLacks { kind } => say!(self, reason.id(), kind = self.kind(kind)),
            Reason::NoWorker
            | Reason::NoMonk
            | Reason::OfferingCards
            | Reason::AreaFull
            | Reason::NoSwordFits
            | Reason::NoSwordThere
            | Reason::EntryTaken
            | Reason::PurchaseOrder
            | Reason::NotActivated
            | Reason::MovedAlready
            | Reason::Complete
            | Reason::Blocked
            | Reason::NotBothActivated
            | Reason::LastColumn
            | Reason::StepFirst
            | Reason::DecoratorUsed
            | Reason::DecoratedAlready
            | Reason::NotOnSword
            | Reason::NoFamilyThere
            | Reason::PassiveRoom
            | Reason::RoomUsed
            | Reason::NoSecondMove
            | Reason::FamilyThere
            | Reason::TokenThere
            | Reason::TokenPassive
            | Reason::Passed
            | Reason::PassedPurchase
            | Reason::PassedCards
            | Reason::LinePaid
            | Reason::NotOnThatSword
            | Reason::NotNow
            | Reason::OtherArea
            | Reason::OnlyAtDelivery
            | Reason::LineOnlyAtDelivery
            | Reason::NoSecondLine
            | Reason::ArrangeFirst
            | Reason::NoPrintedPoints
            | Reason::OnlyWithMonk
            | Reason::EffectPlayed
            | Reason::NothingToTurn
            | Reason::NoFamilyAtPalace
            | Reason::TokenInWay
            | Reason::SameRooms
            | Reason::NothingToDecorate
            | Reason::NoLineFree
            | Reason::LineTaken
            | Reason::LineFull
            | Reason::NoMoment
            | Reason::CardsPending
            | Reason::KatanaOut
            | Reason::ProjectTooLarge
            | Reason::NotObtainable
            | Reason::KatanaEntryTaken
            | Reason::NoLegalEnd
            | Reason::AcademyClosed => say!(self, reason.id()),
        }
    }
}
