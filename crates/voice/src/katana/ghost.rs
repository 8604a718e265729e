//! The Ghost's cards and moves in words.

use katana::{
    GhostLevel,
    piece::{CardId, GhostCard, HonorId, House, Kind, SwordId},
};
use tabletop::Seat;

use super::Voice;

impl Voice<'_> {
    /// The Ghost's name.
    #[must_use]
    pub fn ghost(&self) -> String {
        let is_training = self.rules.setup.ghost == Some(GhostLevel::TRAINING);
        say!(self, if is_training { "ghost-name-training" } else { "ghost-name" })
    }

    /// A card of the Ghost's deck.
    #[must_use]
    pub fn ghost_card(&self, card: GhostCard) -> String {
        let id = match card {
            GhostCard::Daimyo => "ghost-card-daimyo",
            GhostCard::Palace => "ghost-card-palace",
            GhostCard::Market => "ghost-card-market",
            GhostCard::Academy => "ghost-card-academy",
            // SOL-1: the early solo rules have a First Player card.
            GhostCard::Komainu if self.rules.is_early_solo() => "ghost-card-first-player",
            GhostCard::Komainu => "ghost-card-komainu",
        };
        say!(self, id)
    }

    pub(crate) fn ghost_seated(&self, seat: Seat, level: u8, workers: u8) -> String {
        let id = if level == 0 { "event-training-ghost-seated" } else { "event-ghost-seated" };
        say!(self, id, name = self.player(seat), level = level, workers = workers)
    }

    pub(crate) fn ghost_drew(&self, seat: Seat, card: GhostCard) -> String {
        say!(self, "event-ghost-drew", name = self.player(seat), card = self.ghost_card(card))
    }

    pub(crate) fn ghost_crowded_out(&self, seat: Seat, card: GhostCard) -> String {
        say!(self, "event-ghost-crowded-out", name = self.player(seat), at = self.at(card.area()))
    }

    pub(crate) fn ghost_took_sword(&self, seat: Seat, sword: SwordId, house: House) -> String {
        let (sword, house) = (self.the_sword_full(sword), self.house(house));
        say!(self, "event-ghost-took-sword", name = self.player(seat), sword = sword, house = house)
    }

    pub(crate) fn ghost_katana(&self, id: &str, seat: Seat, kind: Kind) -> String {
        say!(self, id, name = self.player(seat), kind = self.kind(kind))
    }

    pub(crate) fn display_discarded(&self, house: Option<House>, card: CardId) -> String {
        let card = self.card_name(card);
        match house {
            Some(house) => {
                say!(self, "event-display-discarded-house", house = self.house(house), card = card)
            }
            None => say!(self, "event-display-discarded-market", card = card),
        }
    }

    pub(crate) fn ghost_aside_revealed(&self, cards: &[GhostCard]) -> String {
        let cards = self.list(cards.iter().map(|&card| self.ghost_card(card)));
        say!(self, "event-ghost-aside-revealed", cards = cards)
    }

    pub(crate) fn ghost_card_joined(&self, card: Option<GhostCard>) -> String {
        match card {
            Some(card) => say!(self, "event-ghost-card-joined", card = self.ghost_card(card)),
            None => say!(self, "event-ghost-card-joined-unseen"),
        }
    }

    pub(crate) fn honor_copied(&self, seat: Seat, honor: HonorId, of: Seat) -> String {
        let (of, honor) = (self.player(of), self.honor(honor));
        say!(self, "event-honor-copied", name = self.player(seat), of = of, honor = honor)
    }
}
