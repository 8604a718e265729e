//! Chapter 6, The Shōgun's Request: a Katana of a given composition.

use super::{Chapter, Condition, Hooks, Level, Line, beginning::katana_delivered, verdict::PLAYER};
use crate::cx::TableRef;

pub(super) const CHAPTER: Chapter = Chapter { number: 6, level: Level::Hard, hooks: Hooks::BASE, request };

/// The Katana delivered with the composition asked.
fn request(look: TableRef) -> Vec<Line> {
    let (asked, made) = (look.rules.components.story.katana, look.player(PLAYER).composition);
    let n_alike = asked.kinds().iter().zip(made.kinds()).filter(|(asked, made)| asked == made).count();
    let as_asked = Line {
        condition: Condition::KatanaAsAsked,
        needed: asked.kinds().len() as i16,
        reached: n_alike as i16,
        is_met: asked == made,
    };
    vec![as_asked, katana_delivered(look)]
}
