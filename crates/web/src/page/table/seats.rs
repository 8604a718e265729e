//! The strip of seats: names, points, who is asked, clocks, and who is away.

use host::{Absence, AnyGameView, Phase, SeatKind, SeatView, UndoView};
use maud::{Markup, html};
use tabletop::{Seat, Seats};

use super::{
    clock, look,
    table_page::{TablePage, until},
};
use crate::{
    face::Face,
    render::{at_least::at_least, crest::crest},
};

/// The strip of seats. Each may lead to the things of its player.
pub(super) fn seats(page: &TablePage, face: &dyn Face, has_links: bool) -> Markup {
    let (asked, asked_id) = asked(page);
    let n = page.view.seats.len() + usize::from(face.ghost().is_some());
    html! {
        ul .seats .{(at_least(n, &[3]))} aria-label=(page.say("board-seats")) {
            @for (n, it) in page.view.seats.iter().enumerate() {
                @let seat = Seat(n as u8);
                li id=(format!("seat-{n}")) .asked[asked.contains(seat)] {
                    (named(page, seat, has_links))
                    @if page.view.looking == Some(seat) { " " span .you { (page.say("board-you")) } }
                    @if matches!(it.kind, SeatKind::Bot(_)) { " " span .you { (page.say("board-is-bot")) } }
                    " " (face.standing(seat))
                    @if page.view.phase == Phase::Playing { (face.then(seat)) }
                    @if asked.contains(seat) { " " span .turn { (page.say(asked_id)) } }
                    (time(page, it))
                    @if let Some(id) = away(it) { " " span .away { (page.say(id)) } }
                }
            }
            // Nobody has the Ghost's seat, and it is never asked.
            @if let Some(seat) = face.ghost() {
                li id=(format!("seat-{}", seat.0)) .ghost {
                    (named(page, seat, has_links)) " " (face.standing(seat))
                    @if page.view.phase == Phase::Playing { (face.then(seat)) }
                }
            }
        }
    }
}

/// The crest and name of a seat, as a link to its player's things.
fn named(page: &TablePage, seat: Seat, is_link: bool) -> Markup {
    let name = html! { (crest(seat)) " " b title=(page.name(seat)) { (page.name(seat)) } };
    let is_back = page.view.looking == Some(seat) || look::looked_at(page) == Some(seat);
    let words = page.say(if is_back { "people-look-back" } else { "people-look" });
    html! {
        @match look::address(page, seat).filter(|_| is_link) {
            Some(address) => a .look-at href=(address) title=(words) data-look { (name) },
            None => (name),
        }
    }
}

/// The seats that the table waits for, and the message id of what they do. A request to undo comes first; after the end
/// nobody is asked.
fn asked(page: &TablePage) -> (Seats, &'static str) {
    match (page.view.phase, page.view.undo) {
        (Phase::Over | Phase::Broken | Phase::Gathering | Phase::Closed, _) => (Seats::NONE, "board-asked"),
        (Phase::Playing, UndoView::Asked { waiting, .. }) => (waiting, "board-answering"),
        (Phase::Playing, UndoView::Nothing | UndoView::Free | UndoView::ByConsent) => {
            (page.view.game_view.as_ref().map_or(Seats::NONE, AnyGameView::asked), "board-asked")
        }
    }
}

/// The clock of a seat: running, or the time left on it.
fn time(page: &TablePage, seat: &SeatView) -> Markup {
    html! {
        @if let Some(due_ms) = seat.due_ms {
            " " (until(page, due_ms))
        } @else if let Some(left_ms) = seat.left_ms {
            @if seat.kind != SeatKind::Open { " " span .clock.still { (clock::left(page.words, left_ms)) } }
        }
    }
}

/// Why a bot plays there.
fn away(seat: &SeatView) -> Option<&'static str> {
    Some(match seat.absence? {
        Absence::Left => "board-away-left",
        Absence::OutOfTime => "board-away-time",
        Absence::Conceded => "board-away-conceded",
    })
}
