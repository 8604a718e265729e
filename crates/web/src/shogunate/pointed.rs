//! Which element of the page an event is about.

use shogunate::{Event, piece::Leader};
use tabletop::Seat;

use super::Picture;
use crate::face::place_of_player;

impl Picture<'_> {
    /// The id of the element that an event is about; `None` if there is no single one.
    pub(super) fn place_of(self, event: &Event) -> Option<String> {
        let player = |seat: Seat| place_of_player(seat, self.own_seat());
        Some(match *event {
            Event::LeaderNamed { leader, .. }
            | Event::LeaderMoved { leader, .. }
            | Event::HonorPlaced { leader, .. }
            | Event::HonorTaken { leader, .. } => place_of_leader(leader),
            Event::LeadersSwitched { one, .. } => place_of_leader(one),
            Event::ShinobiMoved { .. } => "shinobi".to_owned(),
            Event::PlotRevealed { .. } | Event::PowerBegan { .. } | Event::PlotsShuffled => "plot".to_owned(),
            Event::Chosen { seat, .. }
            | Event::Withdrawn { seat }
            | Event::CardRevealed { seat, .. }
            | Event::Performing { seat, .. } => format!("chosen-{}", seat.0),
            Event::LoyaltyDealt { seat, .. }
            | Event::LoyaltyRevealed { seat, .. }
            | Event::Offered { seat, .. }
            | Event::Exchanged { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::TookBack { seat }
            | Event::LoyaltyOpened { seat, .. } => player(seat),
            Event::Shown { by, .. } => player(by),
            Event::Looked { of, .. } => player(of),
            Event::Asked { other, .. } | Event::ExchangeBegan { other, .. } => player(other),
            Event::MarkerPassed { to, .. } => player(to),
            Event::Dealt { .. }
            | Event::RoundBegan { .. }
            | Event::Skipped { .. }
            | Event::RoundEnded { .. }
            | Event::LeftOverOpened { .. }
            | Event::GameOver { .. } => return None,
        })
    }
}

fn place_of_leader(leader: Leader) -> String {
    format!("leader-{}", leader.0)
}
