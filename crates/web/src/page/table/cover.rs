//! The cover of a seat that opens with a PIN: whose it is and what everybody may see, until the PIN is given.

use host::Seen;
use maud::{Markup, html};
use tabletop::Seat;
use voice::Voice;

use super::{desk::Desk, is_your_turn, seats};
use crate::katana::{Picture, imagined};

/// The live part of the page. Nothing else of the table stands on it: who looks at the device now may be somebody else.
pub(super) fn cover(desk: &Desk, seat: Seat) -> Markup {
    let look = desk.look;
    html! {
        main #main .table.cover data-version=(look.version) data-turn=(is_your_turn(look))
            data-now-ms=(look.now_ms) {
            @if let Some(Seen::Katana(sight)) = &look.seen {
                @let game = imagined(sight);
                @let voice = Voice { words: desk.words, rules: &sight.rules, names: desk.names };
                @let picture = Picture { voice, sight, game: &game };
                div .track {
                    h1 { (picture.heading()) }
                    (seats::seats(&Desk { look: &host::Look { looking: None, ..look.clone() }, ..*desk }, picture))
                }
            }
            section #decision .decision.shut aria-labelledby="asked" {
                @if desk.asked.from.is_some_and(|from| from != seat.0) {
                    p .hand-over {
                        (desk.tell("board-pass-device", &[("name", desk.name(seat).into())]))
                    }
                }
                (unlock(desk, seat))
                (others(desk, seat))
            }
        }
    }
}

fn unlock(desk: &Desk, seat: Seat) -> Markup {
    let name = [("name", desk.name(seat).into())];
    html! {
        form .unlock id=(format!("unlock-{}", seat.0)) method="post" action=(desk.address("unlock")) data-live {
            h2 #asked tabindex="-1" {
                label for=(format!("pin-{}", seat.0)) { (desk.tell("board-pin", &name)) }
            }
            input type="hidden" name="seat" value=(seat.0);
            input id=(format!("pin-{}", seat.0)) type="password" name="pin" inputmode="numeric" maxlength="8"
                autocomplete="off" required autofocus data-focus;
            button .main-act { (desk.say("board-unlock")) }
            p #sorry .wrong role="alert" data-said {}
        }
    }
}

/// The ways to the other seats at this device.
fn others(desk: &Desk, seat: Seat) -> Markup {
    let others: Vec<Seat> = desk.look.own.iter().filter(|&other| other != seat).collect();
    html! {
        @if !others.is_empty() {
            nav .eyes aria-label=(desk.say("board-eyes")) {
                span { (desk.say("board-eyes")) }
                @for other in others {
                    a href=(format!("/t/{}?seat={}", desk.look.id, other.0)) { (desk.name(other)) }
                }
            }
        }
    }
}
