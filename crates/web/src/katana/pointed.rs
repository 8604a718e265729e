//! Which element of the page an event is about.

use katana::{
    Event,
    piece::{Area, House, SwordId},
};
use tabletop::Seat;

use super::Picture;
use crate::face::place_of_player;

impl Picture<'_> {
    /// The id of the element that an event is about; `None` if there is no single one.
    pub(super) fn place_of(self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Placed { seat, figure: _, area } => self.place_of_area(*seat, *area),
            Event::LineNamed { seat, line: _ } | Event::CardBought { seat, card: _, line: _ } => {
                self.place_of_forge(*seat)
            }
            Event::SwordTaken { sword, .. }
            | Event::SwordRevealed { sword, .. }
            | Event::Moved { sword, .. }
            | Event::Decorated { sword, .. }
            | Event::Delivered { sword, .. }
            | Event::GhostTookSword { sword, .. } => place_of_sword(*sword),
            Event::Swapped { seat: _, one, other: _ } => place_of_sword(*one),
            Event::CardTaken { seat: _, card } | Event::CardPlayed { seat: _, card } => {
                format!("card-{}", card.0)
            }
            Event::CardRevealed { house, card: _ } | Event::DisplayDiscarded { house, card: _ } => {
                house.map_or("market".to_owned(), place_of_house)
            }
            Event::HonorRevealed { honor: _ } => "honors".to_owned(),
            Event::Advanced { seat: _, kind, column: _ } => format!("track-{}", kind.row()),
            Event::Arranged { .. } => "palace".to_owned(),
            Event::SharedRoom { seat: _, room }
            | Event::TokenPlaced { seat: _, room }
            | Event::RoomUsed { seat: _, room } => {
                format!("room-{}", room.0)
            }
            Event::KomainuTaken { seat: _ } => "komainu".to_owned(),
            Event::OfferingPaid { .. } => "temple".to_owned(),
            Event::FavorTaken { .. } | Event::FavorShared { .. } => "favors".to_owned(),
            Event::PriceRaised { .. } => "market".to_owned(),
            Event::CoinsGained { seat, .. }
            | Event::CoinsPaid { seat, .. }
            | Event::ResourcesGained { seat, .. }
            | Event::ResourcesTurned { seat, .. }
            | Event::LineCollected { seat, .. }
            | Event::SashimonoGained { seat, .. }
            | Event::WorkerFreed { seat }
            | Event::ProjectGrew { seat, .. }
            | Event::KatanaPut { seat, .. }
            | Event::Shamed { seat }
            | Event::Dishonored { seat }
            | Event::CardDiscarded { seat, .. }
            | Event::GhostSeated { seat, .. }
            | Event::GhostKatanaGrew { seat, .. }
            | Event::GhostKatanaDecorated { seat, .. } => place_of_player(*seat, Some(self.main_seat())),
            Event::Scored { seat, .. } | Event::Passed { seat, .. } | Event::HonorScored { seat, .. } => {
                format!("seat-{}", seat.0)
            }
            Event::Dealt { .. }
            | Event::StartSwordsRevealed { .. }
            | Event::RoundBegan { .. }
            | Event::TurnBegan { .. }
            | Event::Declined { .. }
            | Event::TurnEnded { .. }
            | Event::GameOver { .. }
            | Event::GhostDrew { .. }
            | Event::GhostCrowdedOut { .. }
            | Event::GhostCardRemoved { .. }
            | Event::GhostDeckShuffled { .. }
            | Event::GhostAsideRevealed { .. }
            | Event::GhostCardJoined { .. }
            | Event::HonorCopied { .. }
            | Event::GhostTurnedAway { .. } => return None,
        })
    }

    fn place_of_forge(self, seat: Seat) -> String {
        if self.is_large(seat) { format!("forge-{}", seat.0) } else { format!("player-{}", seat.0) }
    }

    fn place_of_area(self, seat: Seat, area: Area) -> String {
        match area {
            Area::Houses => "houses".to_owned(),
            Area::Market => "market".to_owned(),
            Area::Forge => self.place_of_forge(seat),
            Area::Academy => "academy".to_owned(),
            Area::Palace => "palace".to_owned(),
            Area::Komainu => "komainu".to_owned(),
        }
    }
}

fn place_of_sword(sword: SwordId) -> String {
    format!("sword-{}", sword.0)
}

fn place_of_house(house: House) -> String {
    format!("house-{}", house.0)
}
