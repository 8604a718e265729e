//! Solo games against the Ghost, and how their pages differ.

use host::{Outcome, TableView};
use tabletop::Seat;

use super::table_page::TablePage;
use crate::face::Face;

/// Whether one person plays against nobody but the Ghost.
pub(super) fn is_alone(view: &TableView) -> bool {
    view.seats.len() == 1
}

/// Whether the visitor is the one who plays alone.
pub(super) fn is_own(view: &TableView) -> bool {
    is_alone(view) && !view.own.is_empty()
}

/// The result for a solo player; `None` for everybody else.
pub(super) fn ended(page: &TablePage, face: &dyn Face, outcome: &Outcome) -> Option<String> {
    let ghost = face.ghost().filter(|_| is_own(page.view))?;
    let of = |seat: Seat| Some((*outcome.ranks.get(seat.index())?, face.points(seat)?));
    let ((rank, own), (rank_of_ghost, other)) = (of(Seat(0))?, of(ghost)?);
    let id = match rank.cmp(&rank_of_ghost) {
        std::cmp::Ordering::Less => "board-solo-won",
        std::cmp::Ordering::Equal => "board-solo-tied",
        std::cmp::Ordering::Greater => "board-solo-lost",
    };
    Some(page.tell(id, &[("ghost", page.name(ghost).into()), ("own", own.into()), ("other", other.into())]))
}

/// The message id for a game that ended early; `None` if the page names who conceded anyway.
pub(super) fn early(view: &TableView) -> Option<&'static str> {
    match (is_alone(view), is_own(view)) {
        (_, true) => Some("board-solo-early"),
        (true, false) => None,
        (false, false) => Some("board-early"),
    }
}

/// What conceding means; in a solo game, it ends the game.
pub(super) fn concede_why(page: &TablePage) -> String {
    match page.names.last().filter(|_| is_alone(page.view)) {
        Some(ghost) => page.tell("board-solo-concede-why", &[("ghost", ghost.as_str().into())]),
        None => page.say("board-concede-why"),
    }
}
