//! The table before the game starts: who sits where, and who is still missing.

mod chairs;

use axum::response::Response;
use host::{Phase, SeatKind, SeatView, TableView};
use maud::{Markup, html};
use tabletop::Seat;

use super::{
    field::{self, Wrong},
    poster,
    seat::{self, game_name, pace_words, seat_name},
};
use crate::{
    http::cx::Cx,
    render::{
        layout::{Kind, Page, layout},
        qr::qr,
    },
};

/// Option values that mean nothing special: no Ghost, no chapter, the rulebook's rules and numbers.
const DEFAULTS: [&str; 3] = ["none", "standard", "usual"];

/// The whole page of a table that is waiting for players or was closed.
pub(crate) fn gathering(cx: &Cx, view: &TableView) -> Markup {
    page(cx, view, &Typed { name: "", wrong: None })
}

/// The same page after a form with an error, with the name that was typed.
pub(super) fn wrong(cx: &Cx, view: &TableView, name: &str, wrong: &Wrong) -> Response {
    wrong.answer(page(cx, view, &Typed { name, wrong: Some(wrong) }))
}

/// The values typed on this page, and their error.
struct Typed<'a> {
    name: &'a str,
    wrong: Option<&'a Wrong>,
}

fn page(cx: &Cx, view: &TableView, typed: &Typed) -> Markup {
    let is_gathering = view.phase == Phase::Gathering;
    let body = html! {
        main #main.lobby.gathering data-page="gathering" data-version=(view.version) data-turn="false" {
            h1 { (game_name(cx, view.game)) }
            (field::head(typed.wrong))
            p.lead { (lead(cx, view)) }
            @if is_gathering && view.own.is_empty() && !view.is_host { (poster::introduction(cx, view.game)) }
            @if is_gathering {
                (join_again(cx, view))
                (take(cx, view, typed))
                (invite(cx, view))
                (chairs::chairs(cx, view))
                (start(cx, view))
            } @else {
                p { a.button href="/new" { (cx.say("lobby-home-new")) } }
            }
            (settings(cx, view))
            @if is_gathering && view.is_host {
                (close(cx, view))
            }
        }
    };
    let title = game_name(cx, view.game);
    layout(
        cx,
        Page {
            kind: Kind::Table,
            games: vec![view.game],
            title,
            table: Some((view.id, view.version)),
            class: "gathering",
            about: poster::sentence(cx, view.game),
            ..Page::default()
        },
        body,
    )
}

/// Whether somebody can still take a seat, or is not back yet.
fn is_incomplete(view: &TableView) -> bool {
    view.seats.iter().any(|seat| !seat.is_ready)
}

/// What this table is and what the visitor can do, in a sentence.
fn lead(cx: &Cx, view: &TableView) -> String {
    if view.phase == Phase::Closed {
        return cx.say("lobby-gather-closed");
    }
    if view.is_host {
        return cx.say(if is_incomplete(view) { "lobby-gather-host" } else { "lobby-gather-full" });
    }
    if invited_again(view).is_some() {
        let who = seat::list(cx, people(cx, view, |seat| seat.is_ready));
        return cx.tell("lobby-again", &[("who", who.into())]);
    }
    if !view.own.is_empty() {
        return cx.say("lobby-gather-seated");
    }
    let who = seat::list(cx, people(cx, view, |_| true));
    let game = game_name(cx, view.game);
    if who.is_empty() {
        return cx.tell("lobby-gather-invited-nobody", &[("game", game.into())]);
    }
    cx.tell("lobby-gather-invited", &[("who", who.into()), ("game", game.into())])
}

/// The visitor's seat in a rematch that somebody else created, until the visitor accepts.
pub(super) fn invited_again(view: &TableView) -> Option<Seat> {
    let is_waiting = |seat: &Seat| !view.seats[seat.index()].is_ready;
    view.own.iter().find(is_waiting).filter(|_| view.phase == Phase::Gathering && !view.is_host)
}

/// The names of the people at the table for whom `holds` is true.
pub(super) fn people(cx: &Cx, view: &TableView, holds: impl Fn(&SeatView) -> bool) -> Vec<String> {
    let is_person = |seat: &SeatView| matches!(seat.kind, SeatKind::Person | SeatKind::Guest);
    let people = view.seats.iter().enumerate().filter(|(_, seat)| is_person(seat) && holds(seat));
    people.map(|(n, seat)| seat_name(cx, n, &seat.name, seat.kind)).collect()
}

/// The form to accept a rematch.
fn join_again(cx: &Cx, view: &TableView) -> Markup {
    html! {
        @if let Some(seat) = invited_again(view) {
            form.start method="post" action={ "/t/" (view.id) "/claim" } data-live {
                input type="hidden" name="seat" value=(seat.0);
                button.main-act { (cx.say("lobby-again-do")) }
            }
        }
    }
}

/// The form to take a seat, for visitors without one.
fn take(cx: &Cx, view: &TableView, typed: &Typed) -> Markup {
    let has_open = view.seats.iter().any(|seat| seat.kind == SeatKind::Open);
    let is_known = cx.who.person.is_some();
    let name = field::Line {
        is_required: !is_known,
        hint: is_known.then(|| cx.say("lobby-take-known")),
        ..field::own_name(cx, typed.name)
    };
    html! {
        @if view.own.is_empty() && has_open {
            form.take method="post" action={ "/t/" (view.id) "/claim" } {
                (name.show(typed.wrong))
                button.main-act { (cx.say("lobby-take")) }
            }
        }
        @if view.own.is_empty() && !has_open && !view.is_host {
            p.empty { (cx.say("lobby-take-full")) }
        }
    }
}

/// The start button, or why it has to wait.
fn start(cx: &Cx, view: &TableView) -> Markup {
    let n_open = view.seats.iter().filter(|seat| seat.kind == SeatKind::Open).count();
    let missing = people(cx, view, |seat| !seat.is_ready);
    let wait = match (n_open, missing.is_empty()) {
        (0, true) => None,
        (0, false) => Some(cx.tell("lobby-start-missing", &[("who", seat::list(cx, missing).into())])),
        (n_open, _) => Some(cx.tell("lobby-start-open", &[("n", n_open.into())])),
    };
    html! {
        @if view.is_host {
            form.start method="post" action={ "/t/" (view.id) "/start" } {
                button.main-act disabled[wait.is_some()] aria-describedby=[wait.is_some().then_some("start-wait")] {
                    (cx.say("lobby-start"))
                }
                @if let Some(wait) = wait {
                    p #start-wait.hint { (wait) }
                }
            }
        } @else if !view.own.is_empty() {
            p.hint { (wait.unwrap_or_else(|| cx.say("lobby-start-host"))) }
        }
    }
}

/// The address to invite others, while there is room.
fn invite(cx: &Cx, view: &TableView) -> Markup {
    let others = cx.origin_for_others();
    let address = format!("{}/t/{}", others.unwrap_or(&cx.origin), view.id);
    html! {
        @if (view.is_host || !view.own.is_empty()) && is_incomplete(view) {
            section.invite {
                h2 { (cx.say("lobby-invite")) }
                @if others.is_some() { (qr(&address, &cx.say("lobby-invite-code"))) }
                (field::copied(cx, "invite-link", &cx.say("lobby-invite-link"), &address))
                @if others.is_none() { p.wrong { (cx.say("lobby-invite-local")) } }
                p.hint {
                    @if view.is_listed { (cx.say("lobby-invite-listed")) } @else { (cx.say("lobby-invite-unlisted")) }
                }
            }
        }
    }
}

/// The table's options.
fn settings(cx: &Cx, view: &TableView) -> Markup {
    let game = view.game;
    html! {
        section.settings {
            h2 { (cx.say("lobby-settings")) }
            dl {
                dt { (cx.say("lobby-new-pace")) }
                dd { (pace_words(cx, view.pace)) }
                @for (id, value) in view.options.iter().filter(|(_, value)| !DEFAULTS.contains(&value.as_str())) {
                    dt { (cx.say(&format!("option-{game}-{id}"))) }
                    dd { (cx.say(&format!("option-{game}-{id}-{value}"))) }
                }
                @if let Some(name) = view.components.as_ref().map(|set| set.name.clone()) {
                    dt { (cx.say("set-values")) }
                    dd {
                        a href={ "/cards?table=" (view.id) } { (cx.tell("set-printed-of", &[("name", name.into())])) }
                    }
                }
                dt { (cx.say("lobby-settings-onlookers")) }
                dd {
                    @if view.spectators { (cx.say("lobby-settings-yes")) } @else { (cx.say("lobby-settings-no")) }
                }
            }
        }
    }
}

/// The form to close the table, folded so that nobody does it by accident.
fn close(cx: &Cx, view: &TableView) -> Markup {
    html! {
        details.close {
            summary { (cx.say("lobby-close")) }
            form method="post" action={ "/t/" (view.id) "/close" } {
                p { (cx.say("lobby-close-warning")) }
                button.danger { (cx.say("lobby-close-do")) }
            }
        }
    }
}
