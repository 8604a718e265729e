//! How an event is seen on the table.

use shogunate::Event;

use crate::face::Step;

/// What moves with an event; `None` if it is only told.
pub(super) fn step_of(event: &Event) -> Option<Step> {
    Some(match *event {
        Event::LeaderMoved { .. } | Event::LeadersSwitched { .. } | Event::ShinobiMoved { .. } => {
            Step::new("slide", None)
        }
        Event::HonorPlaced { leader, n, cause: _ } => lit(leader.0, n),
        Event::HonorTaken { leader, cause: _ } => lit(leader.0, 0),
        Event::PlotRevealed { .. } => Step::new("deal", None),
        Event::CardRevealed { seat, .. }
        | Event::LoyaltyRevealed { seat, .. }
        | Event::LoyaltyOpened { seat, .. } => Step::new("reveal", seat),
        Event::RoundEnded { .. } => Step::new("dusk", None),
        Event::GameOver { .. } => Step::new("end", None),
        Event::Dealt { .. }
        | Event::LoyaltyDealt { .. }
        | Event::PlotsShuffled
        | Event::RoundBegan { .. }
        | Event::Chosen { .. }
        | Event::Withdrawn { .. }
        | Event::Performing { .. }
        | Event::LeaderNamed { .. }
        | Event::Asked { .. }
        | Event::Shown { .. }
        | Event::Looked { .. }
        | Event::ExchangeBegan { .. }
        | Event::Offered { .. }
        | Event::Exchanged { .. }
        | Event::Skipped { .. }
        | Event::Discarded { .. }
        | Event::PowerBegan { .. }
        | Event::TookBack { .. }
        | Event::MarkerPassed { .. }
        | Event::LeftOverOpened { .. } => return None,
    })
}

/// So many lanterns of a Leader are lit.
fn lit(leader: u8, n: u8) -> Step {
    let counts = vec![format!("honor-{leader}")];
    Step { counts, ..Step::new("light", None).with(n.into(), "") }
}
