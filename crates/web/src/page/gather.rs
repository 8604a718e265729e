//! The table before the deal: who sits where, and who is still to come.

mod chairs;

use axum::response::Response;
use host::{Look, Phase, SeatKind, SeatLook};
use maud::{Markup, html};
use tabletop::Seat;

use super::{
    field::{self, Wrong},
    seat::{self, game_name, pace_words, seat_name},
};
use crate::{
    cx::Cx,
    layout::{Page, layout},
};

/// Values of options that say that there is nothing particular: no Ghost, no chapter, the rulebook's rules and numbers.
const DEFAULTS: [&str; 3] = ["none", "standard", "usual"];

/// The whole page, frame included, of a table that gathers its people or was given up.
pub(crate) fn gathering(cx: &Cx, look: &Look) -> Markup {
    page(cx, look, &Typed { name: "", wrong: None })
}

/// The same after a form that did not do, with what was typed as a name.
pub(super) fn wrong(cx: &Cx, look: &Look, name: &str, wrong: &Wrong) -> Response {
    wrong.answer(page(cx, look, &Typed { name, wrong: Some(wrong) }))
}

/// What was typed on this page, and what is wrong with it.
struct Typed<'a> {
    name: &'a str,
    wrong: Option<&'a Wrong>,
}

fn page(cx: &Cx, look: &Look, typed: &Typed) -> Markup {
    let is_gathering = look.phase == Phase::Gathering;
    let body = html! {
        main #main.lobby.gathering data-version=(look.version) data-turn="false" {
            h1 { (game_name(cx, look.game)) }
            (field::head(typed.wrong))
            p.lead { (lead(cx, look)) }
            @if is_gathering {
                (join_again(cx, look))
                (take(cx, look, typed))
                (invite(cx, look))
                (chairs::chairs(cx, look))
                (start(cx, look))
            } @else {
                p { a.button href="/new" { (cx.say("lobby-home-new")) } }
            }
            (settings(cx, look))
            @if is_gathering && look.is_host {
                (close(cx, look))
            }
        }
    };
    let title = game_name(cx, look.game);
    layout(
        cx,
        Page { title, table: Some((look.id, look.version)), class: "gathering", ..Page::default() },
        body,
    )
}

/// What this is and what the visitor has to do with it, in a sentence.
fn lead(cx: &Cx, look: &Look) -> String {
    if look.phase == Phase::Closed {
        return cx.say("lobby-gather-closed");
    }
    if look.is_host {
        return cx.say("lobby-gather-host");
    }
    if invited_again(look).is_some() {
        let who = seat::list(cx, people(cx, look, |seat| seat.is_ready));
        return cx.tell("lobby-again", &[("who", who.into())]);
    }
    if !look.own.is_empty() {
        return cx.say("lobby-gather-seated");
    }
    let who = seat::list(cx, people(cx, look, |_| true));
    let game = game_name(cx, look.game);
    if who.is_empty() {
        return cx.tell("lobby-gather-invited-nobody", &[("game", game.into())]);
    }
    cx.tell("lobby-gather-invited", &[("who", who.into()), ("game", game.into())])
}

/// The visitor's seat at a table that somebody else has made for another game with the same people, as long as the
/// visitor has not said that they take part.
pub(super) fn invited_again(look: &Look) -> Option<Seat> {
    let is_waiting = |seat: &Seat| !look.seats[seat.index()].is_ready;
    look.own.iter().find(is_waiting).filter(|_| look.phase == Phase::Gathering && !look.is_host)
}

/// The names of the people at the table of whom something holds.
pub(super) fn people(cx: &Cx, look: &Look, holds: impl Fn(&SeatLook) -> bool) -> Vec<String> {
    let is_person = |seat: &SeatLook| matches!(seat.kind, SeatKind::Person | SeatKind::Guest);
    let people = look.seats.iter().enumerate().filter(|(_, seat)| is_person(seat) && holds(seat));
    people.map(|(n, seat)| seat_name(cx, n, &seat.name, seat.kind)).collect()
}

/// For who is invited to another game: say that they take part.
fn join_again(cx: &Cx, look: &Look) -> Markup {
    html! {
        @if let Some(seat) = invited_again(look) {
            form.start method="post" action={ "/t/" (look.id) "/claim" } data-live {
                input type="hidden" name="seat" value=(seat.0);
                button.main-act { (cx.say("lobby-again-do")) }
            }
        }
    }
}

/// For who has no seat: take one.
fn take(cx: &Cx, look: &Look, typed: &Typed) -> Markup {
    let has_open = look.seats.iter().any(|seat| seat.kind == SeatKind::Open);
    let is_known = cx.who.person.is_some();
    let name = field::Line {
        is_required: !is_known,
        hint: is_known.then(|| cx.say("lobby-take-known")),
        ..field::own_name(cx, typed.name)
    };
    html! {
        @if look.own.is_empty() && has_open {
            form.take method="post" action={ "/t/" (look.id) "/claim" } {
                (name.show(typed.wrong))
                button.main-act { (cx.say("lobby-take")) }
            }
        }
        @if look.own.is_empty() && !has_open && !look.is_host {
            p.empty { (cx.say("lobby-take-full")) }
        }
    }
}

/// The deal; or why it has to wait, in words.
fn start(cx: &Cx, look: &Look) -> Markup {
    let n_open = look.seats.iter().filter(|seat| seat.kind == SeatKind::Open).count();
    let missing = people(cx, look, |seat| !seat.is_ready);
    let wait = match (n_open, missing.is_empty()) {
        (0, true) => None,
        (0, false) => Some(cx.tell("lobby-start-missing", &[("who", seat::list(cx, missing).into())])),
        (n_open, _) => Some(cx.tell("lobby-start-open", &[("n", n_open.into())])),
    };
    html! {
        @if look.is_host {
            form.start method="post" action={ "/t/" (look.id) "/start" } {
                button.main-act disabled[wait.is_some()] aria-describedby=[wait.is_some().then_some("start-wait")] {
                    (cx.say("lobby-start"))
                }
                @if let Some(wait) = wait {
                    p #start-wait.hint { (wait) }
                }
            }
        } @else if !look.own.is_empty() {
            p.hint { (wait.unwrap_or_else(|| cx.say("lobby-start-host"))) }
        }
    }
}

/// The address that lets others find the table.
fn invite(cx: &Cx, look: &Look) -> Markup {
    let address = format!("{}/t/{}", cx.origin, look.id);
    html! {
        @if look.is_host || !look.own.is_empty() {
            section.invite {
                h2 { (cx.say("lobby-invite")) }
                (field::copied(cx, "invite-link", &cx.say("lobby-invite-link"), &address))
                p.hint {
                    @if look.is_listed { (cx.say("lobby-invite-listed")) } @else { (cx.say("lobby-invite-unlisted")) }
                }
            }
        }
    }
}

/// What was chosen for the table.
fn settings(cx: &Cx, look: &Look) -> Markup {
    let game = look.game;
    html! {
        section.settings {
            h2 { (cx.say("lobby-settings")) }
            dl {
                dt { (cx.say("lobby-new-pace")) }
                dd { (pace_words(cx, look.pace)) }
                @for (id, value) in look.options.iter().filter(|(_, value)| !DEFAULTS.contains(&value.as_str())) {
                    dt { (cx.say(&format!("option-{game}-{id}"))) }
                    dd { (cx.say(&format!("option-{game}-{id}-{value}"))) }
                }
                dt { (cx.say("lobby-settings-onlookers")) }
                dd {
                    @if look.spectators { (cx.say("lobby-settings-yes")) } @else { (cx.say("lobby-settings-no")) }
                }
            }
        }
    }
}

/// Giving the table up, a step away so that nobody does it by accident.
fn close(cx: &Cx, look: &Look) -> Markup {
    html! {
        details.close {
            summary { (cx.say("lobby-close")) }
            form method="post" action={ "/t/" (look.id) "/close" } {
                p { (cx.say("lobby-close-warning")) }
                button.danger { (cx.say("lobby-close-do")) }
            }
        }
    }
}
