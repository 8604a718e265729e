//! The seats of a table before the game starts, with the controls of each.

use host::{SeatKind, SeatView, TableView, limits::NAME_CHARS_MAX};
use maud::{Markup, html};
use tabletop::Seat;

use crate::{
    http::cx::Cx,
    page::seat::{SeatFields, kind_word, kinds, seat_name},
};

/// All seats.
pub(super) fn chairs(cx: &Cx, view: &TableView) -> Markup {
    html! {
        section aria-labelledby="seats" {
            h2 #seats { (cx.say("lobby-gather-seats")) }
            ol.chairs {
                @for (n, it) in (0..).map(Seat).zip(&view.seats) {
                    li.chair.own[view.own.contains(n)].open[it.kind == SeatKind::Open] id={ "seat-" (n.0) } {
                        span.name { (seat_name(cx, n.index(), &it.name, it.kind)) }
                        span.state { (state(cx, view, n, it)) }
                        div.acts { (acts(cx, view, n, it)) }
                    }
                }
                // Nobody can take the seat that the rules play.
                @if let Some(ghost) = cx.games().of(view).extension.automatic_name(cx.words, &view.options) {
                    li.chair.ghost {
                        span.name { (ghost) }
                        span.state { (cx.say("lobby-chair-ghost")) }
                    }
                }
            }
        }
    }
}

fn state(cx: &Cx, view: &TableView, n: Seat, it: &SeatView) -> String {
    let is_own = view.own.contains(n);
    match it.kind {
        SeatKind::Open => cx.say("lobby-chair-open"),
        SeatKind::Bot(_) => cx.say("lobby-chair-bot"),
        SeatKind::Guest if is_own => cx.say("lobby-chair-guest-here"),
        SeatKind::Guest => cx.say("lobby-chair-guest"),
        SeatKind::Person if !it.is_ready => cx.say("lobby-chair-missing"),
        SeatKind::Person if is_own => cx.say("lobby-chair-you"),
        SeatKind::Person => cx.say("lobby-chair-there"),
    }
}

/// The visitor's controls for a seat.
fn acts(cx: &Cx, view: &TableView, n: Seat, it: &SeatView) -> Markup {
    let is_own = view.own.contains(n);
    let claim = format!("/t/{}/claim", view.id);
    html! {
        @if is_own && !it.is_ready {
            form method="post" action=(claim) data-live {
                input type="hidden" name="seat" value=(n.0);
                button { (cx.say("lobby-chair-here")) }
            }
        }
        @if is_own && !view.is_host {
            (leave(cx, view, n))
        }
        @if it.kind == SeatKind::Open && !view.own.is_empty() && !view.is_host {
            (beside(cx, view, n))
        }
        @if view.is_host || is_own {
            details id={ "seat-" (n.0) "-more" } {
                summary { (cx.say("lobby-chair-more")) }
                @if view.is_host {
                    (change(cx, view, n, it))
                }
                (links(cx, view, n, it))
                // The host changes a guest's seat directly.
                @if is_own && view.is_host && it.kind == SeatKind::Person {
                    (leave(cx, view, n))
                }
            }
        }
    }
}

fn leave(cx: &Cx, view: &TableView, n: Seat) -> Markup {
    html! {
        form method="post" action={ "/t/" (view.id) "/leave" } data-live {
            input type="hidden" name="seat" value=(n.0);
            button { (cx.say("lobby-chair-leave")) }
        }
    }
}

/// The form to add a guest at the visitor's device. The host has the choice of all kinds instead.
fn beside(cx: &Cx, view: &TableView, n: Seat) -> Markup {
    let id = format!("beside-{}", n.0);
    html! {
        details id={ "seat-" (n.0) "-beside" } {
            summary { (cx.say("lobby-chair-beside")) }
            form method="post" action={ "/t/" (view.id) "/claim" } data-live {
                input type="hidden" name="seat" value=(n.0);
                div.field {
                    label for=(id) { (cx.say("lobby-guest-name")) }
                    input id=(id) name="name" type="text" maxlength=(NAME_CHARS_MAX) autocomplete="off" required;
                }
                button { (cx.say("lobby-chair-beside-do")) }
            }
        }
    }
}

/// The host's form to choose who gets the seat.
fn change(cx: &Cx, view: &TableView, n: Seat, it: &SeatView) -> Markup {
    let mut kinds = kinds();
    // The host sits once; others at their device are guests.
    let sits =
        (0..).map(Seat).zip(&view.seats).any(|(n, it)| view.own.contains(n) && it.kind == SeatKind::Person);
    kinds.retain(|(word, _)| word != "me" || !sits);
    let chosen = kind_word(it.kind);
    let fields = SeatFields {
        prefix: String::new(),
        id: format!("seat-{}-", n.0),
        label: cx.say("lobby-chair-change"),
        kinds,
        chosen: &chosen,
        name: if it.kind == SeatKind::Guest { &it.name } else { "" },
        pin: "",
    };
    html! {
        form.change method="post" action={ "/t/" (view.id) "/seats/" (n.0) } {
            (fields.show(cx))
            button { (cx.say("lobby-chair-change-do")) }
        }
    }
}

/// A secret link to the seat, for one person or for one's own second device.
fn links(cx: &Cx, view: &TableView, n: Seat, it: &SeatView) -> Markup {
    let at = format!("/t/{}/seats/{}", view.id, n.0);
    let hint = if view.own.contains(n) { "lobby-chair-link-own" } else { "lobby-chair-link-hint" };
    html! {
        @if it.may_link {
            form.links method="post" action={ (at) "/link" } {
                p.hint { (cx.say(hint)) }
                div.row {
                    button {
                        @if it.has_link { (cx.say("lobby-chair-link-again")) } @else { (cx.say("lobby-chair-link")) }
                    }
                    @if it.has_link {
                        button.quiet formaction={ (at) "/revoke" } { (cx.say("lobby-chair-link-revoke")) }
                    }
                }
            }
        }
    }
}
