//! The seats in a strip: names, points, who is asked, clocks, and who is away.

use host::{Absence, SeatKind, SeatLook};
use maud::{Markup, html};
use tabletop::Seat;

use super::{
    clock,
    desk::{Desk, until},
};
use crate::katana::{Picture, mon};

/// The seats in a strip.
pub(super) fn seats(desk: &Desk, picture: Picture) -> Markup {
    let asked = picture.sight.asked;
    html! {
        ul .seats aria-label=(desk.say("board-seats")) {
            @for (n, it) in desk.look.seats.iter().enumerate() {
                @let seat = Seat(n as u8);
                li id=(format!("seat-{n}")) class=(format!("seat-{n}")) .asked[asked.contains(seat)] {
                    (mon(seat)) " " b { (desk.name(seat)) }
                    @if desk.look.own.contains(seat) { " " span .you { (desk.say("board-you")) } }
                    " " span .score title=(desk.say("board-points")) { (picture.points(seat)) }
                    @if asked.contains(seat) { " " span .turn { (desk.say("board-asked")) } }
                    (time(desk, it))
                    @if let Some(id) = away(it) { " " span .away { (desk.say(id)) } }
                }
            }
        }
    }
}

/// The clock of a seat: running, or what is left on it.
fn time(desk: &Desk, seat: &SeatLook) -> Markup {
    html! {
        @if let Some(due_ms) = seat.due_ms {
            " " (until(desk, due_ms))
        } @else if let Some(left_ms) = seat.left_ms {
            @if seat.kind != SeatKind::Open { " " span .clock.still { (clock::left(desk.words, left_ms)) } }
        }
    }
}

/// Why a bot plays there.
fn away(seat: &SeatLook) -> Option<&'static str> {
    Some(match seat.absence? {
        Absence::Left => "board-away-left",
        Absence::OutOfTime => "board-away-time",
        Absence::Conceded => "board-away-conceded",
    })
}
