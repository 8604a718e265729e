//! What is available at any time: answers in advance, sounds, leaving, conceding, and the host's controls.

use host::{Absence, Pace, Phase, SeatKind, SeatView};
use maud::{Markup, html};
use tabletop::Seat;

use super::{alone, table_page::TablePage};
use crate::render::parts::part;

/// The bot that takes over a seat, by its form value.
const BOT: &str = "bot-novice";

/// The menu.
pub(super) fn menu(page: &TablePage) -> Markup {
    let view = page.view;
    let is_playing = view.phase == Phase::Playing;
    let is_here = |seat: &Seat| view.seats[seat.index()].absence.is_none();
    part(html! {
        section #menu .menu aria-labelledby="menu-title" {
            h2 #menu-title { (page.say("board-menu")) }
            @if is_playing {
                (standing(page))
                @if !view.own.is_empty() { (calls(page)) }
                @if let Some(seat) = view.looking.filter(is_here) {
                    // Nobody waits for a solo player.
                    @if !alone::is_alone(view) { (leave(page, seat)) }
                    (concede(page, seat))
                }
                @if view.is_host && !(alone::is_alone(view) && view.pace == Pace::Free) { (host(page)) }
            }
            p .links {
                a href=(page.address("report")) { (page.say("ease-report")) } " · "
                @if let Some(seat) = view.looking {
                    a href=(page.address(&format!("seats/{}/program", seat.0))) { (page.say("api-program")) } " · "
                }
                a href="/settings" { (page.say("ease-settings")) } " · "
                a href=(format!("/rules/{}", view.game)) target="_blank" { (page.say("nav-rules")) }
                @if view.game_view.is_some() {
                    " · "
                    a href=(format!("/cards?table={}", view.id)) target="_blank" { (page.say("nav-cards")) }
                }
            }
            @if let Some(hash) = &view.seed_hash {
                details #fairness .fairness {
                    summary { (page.say("board-seed")) }
                    p { (page.say("board-seed-why")) }
                    code { (hash) }
                }
            }
        }
    })
}

/// Whose values tiles and cards have, if others than the usual ones were chosen, and what bots make of them.
pub(super) fn values(page: &TablePage) -> Markup {
    let Some(set) = &page.view.components else { return html! {} };
    let of = page.tell("set-printed-of", &[("name", set.name.as_str().into())]);
    let has_bots =
        page.view.seats.iter().any(|seat| matches!(seat.kind, SeatKind::Bot(_)) || seat.absence.is_some());
    html! {
        p .values {
            a href=(format!("/cards?table={}", page.view.id)) target="_blank" { (of) }
            @if has_bots && !set.is_known_to_bots { " " (page.say("set-bots-unlearned")) }
        }
    }
}

/// Answers in advance.
fn standing(page: &TablePage) -> Markup {
    let Some(seat) = page.view.looking.filter(|_| !page.view.standing.is_empty()) else { return html! {} };
    html! {
        fieldset .standing-answers {
            legend { (page.say("board-standing")) }
            @for &(standing, is_on) in &page.view.standing {
                form id=(format!("standing-{standing}")) method="post" action=(page.address("standing"))
                    data-live {
                    (page.perspective())
                    input type="hidden" name="seat" value=(seat.0);
                    input type="hidden" name="standing" value=(standing);
                    button .toggle name="on" value=(u8::from(!is_on)) aria-pressed=(is_on) {
                        span .box aria-hidden="true" { @if is_on { "✓" } }
                        (page.say(&format!("board-standing-{}", standing.replace('_', "-"))))
                    }
                }
            }
        }
    }
}

/// Sounds and movement, and how the page notifies when it is one's turn.
fn calls(page: &TablePage) -> Markup {
    html! {
        p .calls.needs-script hidden {
            label { input #sound type="checkbox"; " " (page.say("board-sound")) }
            " " label { input #motion type="checkbox"; " " (page.say("board-motion")) }
            " " button #notify type="button" { (page.say("board-notify")) }
            " " button type="button" data-keys { (page.say("board-keys")) }
        }
    }
}

fn leave(page: &TablePage, seat: Seat) -> Markup {
    html! {
        details #leave .leave {
            summary { (page.say("board-leave")) }
            form method="post" action=(page.address("leave")) {
                input type="hidden" name="seat" value=(seat.0);
                p { (page.say("board-leave-why")) }
                button { (page.say("board-leave-do")) }
            }
        }
    }
}

/// The form to concede, with a checkbox so that nobody does it by accident.
fn concede(page: &TablePage, seat: Seat) -> Markup {
    html! {
        details #concede .concede {
            summary { (page.say("board-concede")) }
            form method="post" action=(page.address("concede")) {
                (page.perspective())
                input type="hidden" name="seat" value=(seat.0);
                p { (alone::concede_why(page)) }
                p {
                    label {
                        input type="checkbox" name="sure" value="1" required; " "
                        (page.say("board-concede-sure"))
                    }
                }
                button .danger { (page.say("board-concede-do")) }
            }
        }
    }
}

/// The host's controls.
fn host(page: &TablePage) -> Markup {
    let view = page.view;
    let (id, address) = match view.paused_ms {
        Some(_) => ("board-resume", "resume"),
        None => ("board-pause", "pause"),
    };
    html! {
        details #host .host {
            summary { (page.say("board-host")) }
            @match view.pace {
                Pace::Live { .. } | Pace::Days { .. } => {
                    form method="post" action=(page.address(address)) data-live { button { (page.say(id)) } }
                }
                Pace::Free => {}
            }
            @for (n, seat) in view.seats.iter().enumerate() {
                @let at = Seat(n as u8);
                @if is_replaceable(seat) && !view.own.contains(at) { (replace(page, at)) }
                @if seat.may_send_away { (send_away(page, at)) }
            }
            p .hint { (page.say("board-host-hint")) }
        }
    }
}

/// Whether the host may give the seat to somebody else: its player is away, or it is open.
fn is_replaceable(seat: &SeatView) -> bool {
    let is_away = match seat.absence {
        Some(Absence::Left | Absence::OutOfTime) => true,
        // A bot plays this seat to the end in any case.
        Some(Absence::Conceded) => return false,
        None => false,
    };
    match seat.kind {
        SeatKind::Open => true,
        SeatKind::Person | SeatKind::Guest => is_away,
        SeatKind::Bot(_) => false,
    }
}

/// Lets a bot play for somebody who keeps the others waiting, until they return.
fn send_away(page: &TablePage, seat: Seat) -> Markup {
    html! {
        div .replace {
            span { (page.tell("board-send-away-why", &[("name", page.name(seat).into())])) }
            form method="post" action=(page.address(&format!("seats/{}/away", seat.0))) data-live {
                button { (page.say("board-send-away")) }
            }
        }
    }
}

fn replace(page: &TablePage, seat: Seat) -> Markup {
    html! {
        div .replace {
            span { (page.tell("board-replace", &[("name", page.name(seat).into())])) }
            form method="post" action=(page.address(&format!("seats/{}", seat.0))) {
                button name="kind" value=(BOT) { (page.say("board-replace-bot")) }
                button name="kind" value="open" { (page.say("board-replace-open")) }
            }
            form method="post" action=(page.address(&format!("seats/{}/link", seat.0))) {
                button { (page.say("board-replace-link")) }
            }
        }
    }
}
