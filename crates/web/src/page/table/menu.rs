//! What can be done at any time: answers in advance, sound, leaving, giving up, and what the host may do.

use host::{Absence, Pace, Phase, SeatKind, SeatView};
use maud::{Markup, html};
use tabletop::Seat;

use super::{alone, desk::Desk};

/// The bot that takes over a seat, as the form of a seat calls it.
const BOT: &str = "bot-novice";

/// What can be done at any time.
pub(super) fn menu(desk: &Desk) -> Markup {
    let view = desk.view;
    let is_playing = view.phase == Phase::Playing;
    let is_here = |seat: &Seat| view.seats[seat.index()].absence.is_none();
    html! {
        section #menu .menu data-part="" aria-labelledby="menu-title" {
            h2 #menu-title { (desk.say("board-menu")) }
            @if is_playing {
                (standing(desk))
                @if !view.own.is_empty() { (calls(desk)) }
                @if let Some(seat) = view.looking.filter(is_here) {
                    // Nobody waits for one who plays alone.
                    @if !alone::is_alone(view) { (leave(desk, seat)) }
                    (concede(desk, seat))
                }
                @if view.is_host && !(alone::is_alone(view) && view.pace == Pace::Free) { (host(desk)) }
            }
            p .links {
                a href=(desk.address("report")) { (desk.say("ease-report")) } " · "
                @if let Some(seat) = view.looking {
                    a href=(desk.address(&format!("seats/{}/program", seat.0))) { (desk.say("api-program")) } " · "
                }
                a href="/settings" { (desk.say("ease-settings")) } " · "
                a href=(format!("/rules/{}", view.game)) target="_blank" { (desk.say("nav-rules")) }
                @if view.game_view.is_some() {
                    " · "
                    a href=(format!("/cards?table={}", view.id)) target="_blank" { (desk.say("nav-cards")) }
                }
            }
            @if let Some(hash) = &view.seed_hash {
                details #fairness .fairness {
                    summary { (desk.say("board-seed")) }
                    p { (desk.say("board-seed-why")) }
                    code { (hash) }
                }
            }
        }
    }
}

/// Answers in advance.
fn standing(desk: &Desk) -> Markup {
    let Some(seat) = desk.view.looking.filter(|_| !desk.view.standing.is_empty()) else { return html! {} };
    html! {
        fieldset .standing-answers {
            legend { (desk.say("board-standing")) }
            @for &(standing, is_on) in &desk.view.standing {
                form id=(format!("standing-{standing}")) method="post" action=(desk.address("standing"))
                    data-live {
                    (desk.perspective())
                    input type="hidden" name="seat" value=(seat.0);
                    input type="hidden" name="standing" value=(standing);
                    button .toggle name="on" value=(u8::from(!is_on)) aria-pressed=(is_on) {
                        span .box aria-hidden="true" { @if is_on { "✓" } }
                        (desk.say(&format!("board-standing-{}", standing.replace('_', "-"))))
                    }
                }
            }
        }
    }
}

/// How the page calls when it is one's turn: by sound, and by the browser.
fn calls(desk: &Desk) -> Markup {
    html! {
        p .calls.needs-script hidden {
            label { input #sound type="checkbox"; " " (desk.say("board-sound")) }
            " " label { input #motion type="checkbox"; " " (desk.say("board-motion")) }
            " " button #notify type="button" { (desk.say("board-notify")) }
            " " button type="button" data-keys { (desk.say("board-keys")) }
        }
    }
}

fn leave(desk: &Desk, seat: Seat) -> Markup {
    html! {
        details #leave .leave {
            summary { (desk.say("board-leave")) }
            form method="post" action=(desk.address("leave")) {
                input type="hidden" name="seat" value=(seat.0);
                p { (desk.say("board-leave-why")) }
                button { (desk.say("board-leave-do")) }
            }
        }
    }
}

/// Giving up, with a box to tick: nobody does it by accident.
fn concede(desk: &Desk, seat: Seat) -> Markup {
    html! {
        details #concede .concede {
            summary { (desk.say("board-concede")) }
            form method="post" action=(desk.address("concede")) {
                (desk.perspective())
                input type="hidden" name="seat" value=(seat.0);
                p { (alone::concede_why(desk)) }
                p {
                    label {
                        input type="checkbox" name="sure" value="1" required; " "
                        (desk.say("board-concede-sure"))
                    }
                }
                button .danger { (desk.say("board-concede-do")) }
            }
        }
    }
}

/// What only who runs the table may do.
fn host(desk: &Desk) -> Markup {
    let view = desk.view;
    let (id, address) = match view.paused_ms {
        Some(_) => ("board-resume", "resume"),
        None => ("board-pause", "pause"),
    };
    html! {
        details #host .host {
            summary { (desk.say("board-host")) }
            @match view.pace {
                Pace::Live { .. } | Pace::Days { .. } => {
                    form method="post" action=(desk.address(address)) data-live { button { (desk.say(id)) } }
                }
                Pace::Free => {}
            }
            @for (n, seat) in view.seats.iter().enumerate() {
                @let at = Seat(n as u8);
                @if is_replaceable(seat) && !view.own.contains(at) { (replace(desk, at)) }
                @if seat.may_send_away { (send_away(desk, at)) }
            }
            p .hint { (desk.say("board-host-hint")) }
        }
    }
}

/// Whether the host may give a seat to somebody else: who is away has left it, and an open one is nobody's.
fn is_replaceable(seat: &SeatView) -> bool {
    let is_away = match seat.absence {
        Some(Absence::Left | Absence::OutOfTime) => true,
        // A bot plays for it to the end in any case.
        Some(Absence::Conceded) => return false,
        None => false,
    };
    match seat.kind {
        SeatKind::Open => true,
        SeatKind::Person | SeatKind::Guest => is_away,
        SeatKind::Bot(_) => false,
    }
}

/// Somebody keeps all others waiting: a bot can play for them until they return.
fn send_away(desk: &Desk, seat: Seat) -> Markup {
    html! {
        div .replace {
            span { (desk.tell("board-send-away-why", &[("name", desk.name(seat).into())])) }
            form method="post" action=(desk.address(&format!("seats/{}/away", seat.0))) data-live {
                button { (desk.say("board-send-away")) }
            }
        }
    }
}

fn replace(desk: &Desk, seat: Seat) -> Markup {
    html! {
        div .replace {
            span { (desk.tell("board-replace", &[("name", desk.name(seat).into())])) }
            form method="post" action=(desk.address(&format!("seats/{}", seat.0))) {
                button name="kind" value=(BOT) { (desk.say("board-replace-bot")) }
                button name="kind" value="open" { (desk.say("board-replace-open")) }
            }
            form method="post" action=(desk.address(&format!("seats/{}/link", seat.0))) {
                button { (desk.say("board-replace-link")) }
            }
        }
    }
}
