//! Chapter 4, Fame and Glory: Sashimono of many Houses.

use super::{Chapter, Condition, Hooks, Level, Line, verdict::PLAYER};
use crate::{cx::TableRef, flow::end};

pub(super) const CHAPTER: Chapter = Chapter { number: 4, level: Level::Medium, hooks: Hooks::BASE, request };

/// The points that sets of Sashimono must bring.
const POINTS: i16 = 22;

/// At least 22 points from sets of Sashimono, Honor cards aside.
fn request(look: TableRef) -> Vec<Line> {
    let points = end::sashimono_points(look.player(PLAYER).sashimono);
    vec![Line::at_least(Condition::SashimonoPoints, POINTS, points)]
}
