//! The games that Kajiba ships. Only this file of the crate lists them.

use katana::Katana;
use shogunate::Shogunate;

pub(crate) use crate::katana::check_campaign;
pub use crate::katana::{AttemptView, CampaignView, CurrentAttemptView, export_campaign};

use crate::{katana::KatanaTables, play::Games, shogunate::ShogunateTables};

/// The games that Kajiba ships.
#[must_use]
pub fn all() -> Games {
    Games::default().with_extension::<Katana>(&KatanaTables).with_extension::<Shogunate>(&ShogunateTables)
}
