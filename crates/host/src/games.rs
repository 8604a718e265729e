//! The games that Kajiba ships: the only place in this crate that names them.

use katana::Katana;
use shogunate::Shogunate;

pub(crate) use crate::katana::check_campaign;
pub use crate::katana::{
    AttemptView, CampaignView, CurrentAttemptView, GuideStep, export_campaign, guide_steps,
};

use crate::{katana::KatanaTables, play::Games};

/// The games that Kajiba ships.
#[must_use]
pub fn all() -> Games {
    Games::default().with_extension::<Katana>(&KatanaTables).with::<Shogunate>()
}
