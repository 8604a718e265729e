//! The cover of a seat at a shared device: whose it is and what everybody may see, until it is opened, with its PIN where
//! it has one.

use maud::{Markup, html};
use tabletop::Seat;

use super::{
    desk::{Desk, framed, learners},
    seats,
};
use crate::face::Face;

/// The live part of the page. Nothing else of the table stands on it: who looks at the device now may be somebody else.
pub(super) fn cover(desk: &Desk, seat: Seat) -> Markup {
    match &desk.view.game_view {
        Some(game_view) => desk.pages.drawn(game_view, desk.words, desk.names, |face| {
            framed(desk, &format!("cover {}", face.class()), covered(desk, face, seat))
        }),
        None => framed(desk, "cover", html! {}),
    }
}

fn covered(desk: &Desk, face: &dyn Face, seat: Seat) -> Markup {
    let nobody = host::TableView { looking: None, ..desk.view.clone() };
    html! {
        div .track {
            h1 { (face.heading()) }
            (seats::seats(&Desk { view: &nobody, ..*desk }, face))
        }
        section #decision .decision.shut aria-labelledby="asked" {
            (face.emblem())
            (unlock(desk, seat))
            (learners(desk, face, Some(seat)))
            (others(desk, seat))
        }
    }
}

/// To whom the device goes, and what they do then.
fn unlock(desk: &Desk, seat: Seat) -> Markup {
    let name = [("name", desk.name(seat).into())];
    let has_pin = desk.view.seats[seat.index()].has_pin;
    html! {
        form .unlock id=(format!("unlock-{}", seat.0)) method="post" action=(desk.address("unlock")) data-live {
            h2 #asked tabindex="-1" { (desk.tell("board-pass-device", &name)) }
            p .hint { (desk.say("board-cover")) }
            input type="hidden" name="seat" value=(seat.0);
            @if has_pin {
                label for=(format!("pin-{}", seat.0)) { (desk.tell("board-pin", &name)) }
                input id=(format!("pin-{}", seat.0)) type="password" name="pin" inputmode="numeric" maxlength="8"
                    autocomplete="off" required autofocus data-focus;
                button .main-act { (desk.say("board-unlock")) }
            } @else {
                button .main-act data-focus { (desk.tell("board-uncover", &name)) }
            }
            p #sorry .wrong role="alert" data-said {}
        }
    }
}

/// The ways to the other seats at this device.
fn others(desk: &Desk, seat: Seat) -> Markup {
    let others: Vec<Seat> = desk.view.own.iter().filter(|&other| other != seat).collect();
    html! {
        @if !others.is_empty() {
            nav .eyes aria-label=(desk.say("board-eyes")) {
                span { (desk.say("board-eyes")) }
                @for other in others {
                    a href=(format!("/t/{}?seat={}", desk.view.id, other.0)) { (desk.name(other)) }
                }
            }
        }
    }
}
