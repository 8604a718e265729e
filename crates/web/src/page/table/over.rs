//! After the end: who won, and the score by category; and tables whose game broke.

use host::{Absence, Outcome};
use maud::{Markup, html};
use tabletop::Seat;

use super::{alone, story, table_page::TablePage};
use crate::face::Face;

/// The result, and what to do next.
pub(super) fn result(page: &TablePage, face: &dyn Face) -> Markup {
    html! {
        section #decision .decision.result aria-labelledby="asked" {
            @match &page.view.result {
                Some(outcome) => {
                    (head(page, face, outcome))
                    (again(page))
                    (ended(page, face, outcome))
                }
                None => {
                    h2 #asked tabindex="-1" { (page.say("board-over")) }
                    (again(page))
                }
            }
            (onward(page))
        }
    }
}

/// The winner, which may be the Ghost; for a chapter, whether it was won.
fn head(page: &TablePage, face: &dyn Face, outcome: &Outcome) -> Markup {
    let is_winner = |seat: &Seat| outcome.ranks.get(seat.index()) == Some(&1);
    // The Ghost's seat comes last.
    let seats = (0..page.names.len() as u8).map(Seat);
    let winners: Vec<Seat> = seats.filter(is_winner).collect();
    let (n, names) = (winners.len().into(), page.list(winners.iter().copied()).into());
    let sentence = alone::ended(page, face, outcome)
        .unwrap_or_else(|| page.tell("board-winner", &[("n", n), ("names", names)]));
    html! {
        @match face.chapter() {
            Some(chapter) => {
                (story::verdict(page, face, &chapter, outcome))
                p { (sentence) }
            }
            None => h2 #asked tabindex="-1" { (sentence) },
        }
    }
}

fn ended(page: &TablePage, face: &dyn Face, outcome: &Outcome) -> Markup {
    let seats = (0..page.view.seats.len() as u8).map(Seat);
    let conceded = seats.filter(|seat| page.view.seats[seat.index()].absence == Some(Absence::Conceded));
    let conceded: Vec<Seat> = conceded.collect();
    let n_undone = i64::try_from(outcome.n_undone_past_barrier).unwrap_or(i64::MAX);
    // A chapter's verdict already says so.
    let early = alone::early(page.view).filter(|_| outcome.is_early && page.view.story.is_none());
    html! {
        @if let Some(early) = early { p { (page.say(early)) } }
        (face.scores(outcome))
        (face.course())
        @if !conceded.is_empty() && !alone::is_own(page.view) {
            p { (page.tell("board-conceded", &[("names", page.list(conceded).into())])) }
        }
        @if n_undone > 0 { p { (page.tell("board-undone", &[("n", n_undone.into())])) } }
    }
}

/// The link to the rematch, or the button to create one.
fn again(page: &TablePage) -> Markup {
    html! {
        @if let Some(attempt) = story::attempt(page) {
            (story::onward(page, attempt))
        } @else if let Some(rematch) = page.view.rematch {
            div .again {
                p { (page.say("board-rematch-asked")) }
                a .button.main-act href=(format!("/t/{rematch}")) { (page.say("board-rematch-there")) }
            }
        } @else if !page.view.own.is_empty() {
            form .again method="post" action=(page.address("rematch")) {
                @let id = if alone::is_alone(page.view) { "board-solo-again" } else { "board-rematch" };
                button .main-act { (page.say(id)) }
            }
        }
    }
}

/// Links to the record, the replay and the log.
fn onward(page: &TablePage) -> Markup {
    html! {
        @let eyes = if page.view.own.is_empty() { "&eyes=all" } else { "" };
        p .links.over-ways {
            a .button href=(page.address(&format!("replay?at=0{eyes}"))) { (page.say("board-replay")) }
            a .button href=(page.address("log")) { (page.say("board-log-all")) }
            a .button href=(page.address("record")) download { (page.say("board-record")) }
            a .button href=(page.address("report")) { (page.say("ease-report")) }
        }
    }
}

/// A table whose game broke.
pub(super) fn set_aside(page: &TablePage) -> Markup {
    html! {
        section #decision .decision.broken aria-labelledby="asked" {
            h2 #asked { (page.say("board-broken")) }
            p { (page.say("board-broken-why")) }
            p { code { (page.view.id) } }
            p { a href=(page.address("report")) { (page.say("ease-report")) } }
        }
    }
}
