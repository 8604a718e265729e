//! After the end: a ceremony for who won, and the score by category; and tables whose game broke.

use host::{Absence, Outcome, Shut};
use maud::{Markup, html};
use tabletop::Seat;

use super::{alone, beginner, guide, story, table_page::TablePage};
use crate::{
    face::{Ceremony, Face},
    render::{art, crest::crest},
};

/// The result as a ceremony, what to do next, and the numbers.
pub(super) fn result(page: &TablePage, face: &dyn Face) -> Markup {
    html! {
        section #decision .decision.result aria-labelledby="asked" {
            @match &page.view.result {
                Some(outcome) => {
                    (ceremony(page, face, outcome))
                    div .ledger { (beginner::tips(page, face)) (ended(page, face, outcome)) }
                }
                None => {
                    h2 #asked tabindex="-1" { (page.say("board-over")) }
                    (again(page))
                    (onward(page))
                }
            }
        }
    }
}

/// A hall with the winner's name, a picture of the game, everybody's rank, and the ways on.
fn ceremony(page: &TablePage, face: &dyn Face, outcome: &Outcome) -> Markup {
    let winners: Vec<Seat> =
        ranked(page, outcome).filter(|(rank, _)| *rank == 1).map(|(_, seat)| seat).collect();
    let is_lost_alone = alone::is_alone(page.view) && winners.iter().all(|seat| Some(*seat) == face.ghost());
    let is_joyful = outcome.is_won.unwrap_or(!is_lost_alone);
    html! {
        div .ceremony .defeat[!is_joyful] {
            (art::ceremony("hall", "great-hall"))
            span .glow aria-hidden="true" {}
            span .lamps aria-hidden="true" { @for _ in 0..4 { (art::ceremony("paper-lantern", "hung-lamp")) } }
            (head(page, face, outcome, &winners))
            div .stage {
                (art::ceremony("folding-screen", "screen"))
                (face.trophy(&Ceremony { outcome, winners: &winners, is_joyful }))
            }
            @if is_joyful { (art::petals(art::ceremony)) }
            (ranking(page, face, outcome))
            (again(page))
            (onward(page))
        }
    }
}

/// The seats with their ranks. The Ghost's seat comes last.
fn ranked(page: &TablePage, outcome: &Outcome) -> impl Iterator<Item = (u8, Seat)> {
    outcome.ranks.iter().copied().zip((0..page.names.len() as u8).map(Seat))
}

/// The winner, which may be the Ghost; for a chapter, whether it was won.
fn head(page: &TablePage, face: &dyn Face, outcome: &Outcome, winners: &[Seat]) -> Markup {
    let (n, names) = (winners.len().into(), page.list(winners.iter().copied()).into());
    let sentence = alone::ended(page, face, outcome)
        .unwrap_or_else(|| page.tell("board-winner", &[("n", n), ("names", names)]));
    html! {
        div .board-sign {
            // The heading of the page says so, too.
            p aria-hidden="true" { (page.say("board-over")) }
            @match face.chapter() {
                Some(chapter) => {
                    h2 #asked tabindex="-1" { (story::sentence(&chapter, outcome)) }
                    p { (sentence) }
                }
                None => h2 #asked tabindex="-1" { (sentence) },
            }
        }
    }
}

/// Everybody in the order of their ranks.
fn ranking(page: &TablePage, face: &dyn Face, outcome: &Outcome) -> Markup {
    let mut ranked: Vec<(u8, Seat)> = ranked(page, outcome).collect();
    ranked.sort_unstable();
    // A game that ended early may have points that nobody may know.
    let score =
        |seat: Seat| outcome.scores.get(seat.index()).filter(|_| !outcome.is_early).map(i32::to_string);
    let points = |seat: Seat| face.points(seat).or_else(|| score(seat));
    html! {
        ol .ranking aria-label=(page.say("board-ranking")) {
            @for (rank, seat) in ranked {
                li .first[rank == 1] aria-current=[page.view.own.contains(seat).then_some("true")] {
                    b .nth { (rank) } (crest(seat)) " " b .name { (page.name(seat)) }
                    @if let Some(points) = points(seat) {
                        " " span .points { (art::ceremony("petal", "blossom")) (points) }
                    }
                }
            }
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
        @if let Some(chapter) = face.chapter() { (story::verdict(page, face, &chapter, outcome)) }
        @if let Some(early) = early { p { (page.say(early)) } }
        (face.scores(outcome))
        (face.course())
        @if !conceded.is_empty() && !alone::is_own(page.view) {
            p { (page.tell("board-conceded", &[("names", page.list(conceded).into())])) }
        }
        @if n_undone > 0 { p { (page.tell("board-undone", &[("n", n_undone.into())])) } }
    }
}

/// After a lesson its ways on; else the link to the rematch, or the button to create one.
fn again(page: &TablePage) -> Markup {
    html! {
        @if page.view.guide.is_some() {
            (guide::panel(page))
        } @else if let Some(attempt) = story::attempt(page) {
            (story::onward(page, attempt))
        } @else if let Some(rematch) = page.view.rematch {
            div .again {
                p { (page.say("board-rematch-asked")) }
                a .button.main-act href=(format!("/t/{rematch}")) { (page.say("board-rematch-there")) }
            }
        } @else if !page.view.own.is_empty() {
            @let next = beginner::next_game(page);
            @if let Some(next) = &next { (next) }
            form .again method="post" action=(page.address("rematch")) {
                @let id = if alone::is_alone(page.view) { "board-solo-again" } else { "board-rematch" };
                button .main-act[next.is_none()] { (page.say(id)) }
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
    let why = match page.view.shut {
        Some(Shut::ByOperator) => "board-shut-why",
        Some(Shut::Archived) => "board-archived-why",
        None => "board-broken-why",
    };
    html! {
        section #decision .decision.broken aria-labelledby="asked" {
            h2 #asked { (page.say("board-broken")) }
            p { (page.say(why)) }
            p { code { (page.view.id) } }
            p { a href=(page.address("report")) { (page.say("ease-report")) } }
        }
    }
}
