//! The cover of a seat at a shared device: its name and public information, until it is opened, with its PIN if it has
//! one.

use maud::{Markup, html};
use tabletop::Seat;

use super::{
    seats,
    table_page::{TablePage, framed, learners},
};
use crate::face::Face;

/// The live part of the page. It shows nothing private, since somebody else may be looking at the device.
pub(super) fn cover(page: &TablePage, seat: Seat) -> Markup {
    match &page.view.game_view {
        Some(game_view) => page.pages.drawn(game_view, page.words, page.names, |face| {
            framed(page, &format!("cover {}", face.class()), covered(page, face, seat))
        }),
        None => framed(page, "cover", html! {}),
    }
}

fn covered(page: &TablePage, face: &dyn Face, seat: Seat) -> Markup {
    let nobody = host::TableView { looking: None, ..page.view.clone() };
    html! {
        div .track {
            h1 { (face.heading()) }
            (seats::seats(&TablePage { view: &nobody, ..*page }, face, false))
        }
        section #decision .decision.shut aria-labelledby="asked" {
            (face.emblem())
            (unlock(page, seat))
            (learners(page, face, Some(seat)))
            (others(page, seat))
        }
    }
}

/// Who gets the device, and the form to open the seat.
fn unlock(page: &TablePage, seat: Seat) -> Markup {
    let name = [("name", page.name(seat).into())];
    let has_pin = page.view.seats[seat.index()].has_pin;
    html! {
        form .unlock id=(format!("unlock-{}", seat.0)) method="post" action=(page.address("unlock")) data-live {
            h2 #asked tabindex="-1" { (page.tell("board-pass-device", &name)) }
            p .hint { (page.say("board-cover")) }
            input type="hidden" name="seat" value=(seat.0);
            @if has_pin {
                label for=(format!("pin-{}", seat.0)) { (page.tell("board-pin", &name)) }
                input id=(format!("pin-{}", seat.0)) type="password" name="pin" inputmode="numeric" maxlength=(host::limits::PIN_DIGITS.end())
                    autocomplete="off" required autofocus data-focus;
                button .main-act { (page.say("board-unlock")) }
            } @else {
                button .main-act data-focus { (page.tell("board-uncover", &name)) }
            }
            p #sorry .wrong role="alert" data-said {}
        }
    }
}

/// Links to the other seats at this device.
fn others(page: &TablePage, seat: Seat) -> Markup {
    let others: Vec<Seat> = page.view.own.iter().filter(|&other| other != seat).collect();
    html! {
        @if !others.is_empty() {
            nav .eyes aria-label=(page.say("board-eyes")) {
                span { (page.say("board-eyes")) }
                @for other in others {
                    a href=(format!("/t/{}?seat={}", page.view.id, other.0)) { (page.name(other)) }
                }
            }
        }
    }
}
