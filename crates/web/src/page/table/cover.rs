//! The cover of a seat at a shared device: what everybody may see, and the way to open the seat, with its PIN if it has one.

use maud::{Markup, html};
use tabletop::Seat;

use super::{
    decision::take_back,
    table_page::{TablePage, learners},
};
use crate::face::Face;

/// The cover in place of the decision. The page around it shows nothing private, since all may be looking at the device.
pub(super) fn cover(page: &TablePage, face: &dyn Face, seat: Seat) -> Markup {
    let name = [("name", page.name(seat).into())];
    html! {
        section #decision .decision.shut aria-labelledby="asked" {
            (face.emblem())
            h2 #asked tabindex="-1" { (page.tell("board-pass-device", &name)) }
            p .hint { (page.say("board-cover")) }
            (unlock(page, seat, "main-act"))
            (learners(page, face, Some(seat)))
            (others(page, seat))
            (take_back(page, face))
        }
    }
}

/// The form to open a seat, and the class of its button.
pub(super) fn unlock(page: &TablePage, seat: Seat, class: &str) -> Markup {
    let name = [("name", page.name(seat).into())];
    let has_pin = page.view.seats[seat.index()].has_pin;
    html! {
        form .unlock id=(format!("unlock-{}", seat.0)) method="post" action=(page.address("unlock")) data-live {
            input type="hidden" name="seat" value=(seat.0);
            @if has_pin {
                label for=(format!("pin-{}", seat.0)) { (page.tell("board-pin", &name)) }
                input id=(format!("pin-{}", seat.0)) type="password" name="pin" inputmode="numeric" maxlength=(host::limits::PIN_DIGITS.end())
                    autocomplete="off" required autofocus data-focus;
                button class=(class) { (page.say("board-unlock")) }
            } @else {
                button class=(class) data-focus[class == "main-act"] { (page.tell("board-uncover", &name)) }
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
