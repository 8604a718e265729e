//! After the end: who won and where every point came from; and tables that were set aside.

use host::{Absence, Outcome};
use maud::{Markup, html};
use tabletop::Seat;

use super::{alone, desk::Desk, story};
use crate::face::Face;

/// How it ended, and what now.
pub(super) fn result(desk: &Desk, face: &dyn Face) -> Markup {
    html! {
        section #decision .decision.result aria-labelledby="asked" {
            @match &desk.view.result {
                Some(outcome) => {
                    (head(desk, face, outcome))
                    (again(desk))
                    (ended(desk, face, outcome))
                }
                None => {
                    h2 #asked tabindex="-1" { (desk.say("board-over")) }
                    (again(desk))
                }
            }
            (onward(desk))
        }
    }
}

/// Who won, the Ghost included; of a chapter, whether it was won.
fn head(desk: &Desk, face: &dyn Face, outcome: &Outcome) -> Markup {
    let is_winner = |seat: &Seat| outcome.ranks.get(seat.index()) == Some(&1);
    // The Ghost's seat comes after the others.
    let seats = (0..desk.names.len() as u8).map(Seat);
    let winners: Vec<Seat> = seats.filter(is_winner).collect();
    let (n, names) = (winners.len().into(), desk.list(winners.iter().copied()).into());
    let sentence = alone::ended(desk, face, outcome)
        .unwrap_or_else(|| desk.tell("board-winner", &[("n", n), ("names", names)]));
    html! {
        @match face.chapter() {
            Some(chapter) => {
                (story::verdict(desk, face, &chapter, outcome))
                p { (sentence) }
            }
            None => h2 #asked tabindex="-1" { (sentence) },
        }
    }
}

fn ended(desk: &Desk, face: &dyn Face, outcome: &Outcome) -> Markup {
    let seats = (0..desk.view.seats.len() as u8).map(Seat);
    let conceded = seats.filter(|seat| desk.view.seats[seat.index()].absence == Some(Absence::Conceded));
    let conceded: Vec<Seat> = conceded.collect();
    let n_undone = i64::try_from(outcome.n_undone_past_barrier).unwrap_or(i64::MAX);
    // The verdict of a chapter has told of it.
    let early = alone::early(desk.view).filter(|_| outcome.is_early && desk.view.story.is_none());
    html! {
        @if let Some(early) = early { p { (desk.say(early)) } }
        (face.scores(outcome))
        (face.course())
        @if !conceded.is_empty() && !alone::is_own(desk.view) {
            p { (desk.tell("board-conceded", &[("names", desk.list(conceded).into())])) }
        }
        @if n_undone > 0 { p { (desk.tell("board-undone", &[("n", n_undone.into())])) } }
    }
}

/// Another game: to it where somebody has asked for one, else the way to ask.
fn again(desk: &Desk) -> Markup {
    html! {
        @if let Some(attempt) = story::attempt(desk) {
            (story::onward(desk, attempt))
        } @else if let Some(rematch) = desk.view.rematch {
            div .again {
                p { (desk.say("board-rematch-asked")) }
                a .button.main-act href=(format!("/t/{rematch}")) { (desk.say("board-rematch-there")) }
            }
        } @else if !desk.view.own.is_empty() {
            form .again method="post" action=(desk.address("rematch")) {
                @let id = if alone::is_alone(desk.view) { "board-solo-again" } else { "board-rematch" };
                button .main-act { (desk.say(id)) }
            }
        }
    }
}

/// The record, the replay, and the log.
fn onward(desk: &Desk) -> Markup {
    html! {
        @let eyes = if desk.view.own.is_empty() { "&eyes=all" } else { "" };
        p .links.over-ways {
            a .button href=(desk.address(&format!("replay?at=0{eyes}"))) { (desk.say("board-replay")) }
            a .button href=(desk.address("log")) { (desk.say("board-log-all")) }
            a .button href=(desk.address("record")) download { (desk.say("board-record")) }
            a .button href=(desk.address("report")) { (desk.say("ease-report")) }
        }
    }
}

/// A table whose game broke.
pub(super) fn set_aside(desk: &Desk) -> Markup {
    html! {
        section #decision .decision.broken aria-labelledby="asked" {
            h2 #asked { (desk.say("board-broken")) }
            p { (desk.say("board-broken-why")) }
            p { code { (desk.view.id) } }
            p { a href=(desk.address("report")) { (desk.say("ease-report")) } }
        }
    }
}
