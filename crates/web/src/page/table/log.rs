//! The log: sentences that point at what changed.

use maud::{Markup, html};
use tabletop::Seat;

use super::{menu, table_page::TablePage};
use crate::{
    face::{Entry, Face, Sentence},
    render::parts::part,
};

/// How many entries the table shows.
const LOG_MAX: usize = 20;
/// How many of them, the newest, say how they are seen to happen; older ones were seen.
const SEEN_MAX: usize = 6;

/// The recent entries, with links to the whole log.
pub(super) fn log(page: &TablePage, face: &dyn Face) -> Markup {
    part(html! {
        section #log .happened aria-labelledby="log-title" {
            h2 #log-title { (page.say("board-log")) }
            (menu::values(page))
            (lately(page, face))
            p .links {
                a href=(page.address("log")) { (page.say("board-log-all")) } " · "
                a href=(page.address("replay")) { (page.say("board-replay")) }
            }
        }
    })
}

/// The newest first, with a line below those since one's own last act.
fn lately(page: &TablePage, face: &dyn Face) -> Markup {
    let log = face.log();
    let standing = Entry::standing(&log);
    let own = |seat: Option<Seat>| seat.is_some_and(|seat| page.view.own.contains(seat));
    let since = log.iter().rev().find(|entry| own(entry.seat)).map(|entry| entry.version);
    let is_new = |entry: &Entry| since.is_some_and(|since| entry.version > since);
    let log = log.into_iter().enumerate().rev().filter(|(_, entry)| entry.is_told);
    let entries: Vec<(usize, Entry)> = log.take(LOG_MAX).collect();
    let n_new = entries.iter().filter(|(_, entry)| is_new(entry)).count();
    html! {
        ol .log {
            @for (n, (nth, entry)) in entries.iter().enumerate() {
                @if n == n_new && n > 0 { li #log-seen .seen { (page.say("board-seen")) } }
                @let is_undone = is_undone(&standing, entry, *nth);
                li id=(format!("entry-{}", entry.version)) .new[n < n_new] .undone[is_undone]
                    data-seat=[entry.seat.filter(|_| n < SEEN_MAX).map(|seat| seat.0)] {
                    @if is_undone { (undone_mark(page)) " " }
                    @for (k, told) in face.sentences(*nth).into_iter().enumerate().rev() {
                        @let told = if n < SEEN_MAX { told } else { Sentence { step: None, ..told } };
                        (sentence(&told, k >= face.others_from(*nth))) " "
                    }
                }
            }
        }
    }
}

/// Whether an act was taken back. `standing` are the places in the log of those that were not.
pub(super) fn is_undone(standing: &[usize], entry: &Entry, nth: usize) -> bool {
    !entry.is_undo && standing.binary_search(&nth).is_err()
}

/// What marks an act that was taken back.
pub(super) fn undone_mark(page: &TablePage) -> Markup {
    html! { small .undone-mark { (page.say("people-undone")) } }
}

/// A sentence with how the script shows it: what moves, and whether the words are told as news.
pub(super) fn sentence(told: &Sentence, is_news: bool) -> Markup {
    let Sentence { words, place, step } = told;
    let step = step.as_ref();
    let does = step.map(|step| step.does);
    let of = step.and_then(|step| step.of).map(|seat| seat.0);
    let counts = step.map(|step| step.counts.join(" ")).filter(|counts| !counts.is_empty());
    let sort = step.map(|step| step.sort).filter(|sort| !sort.is_empty());
    let n = step.map(|step| step.n).filter(|&n| n != 1);
    html! {
        @match place {
            Some(place) => a .sentence href=(format!("#{place}")) data-tell[is_news] data-step=[does] data-of=[of]
                data-counts=[counts] data-sort=[sort] data-n=[n] { (words) },
            None => span .sentence data-tell[is_news] data-step=[does] data-of=[of] data-counts=[counts]
                data-sort=[sort] data-n=[n] { (words) },
        }
    }
}

/// The sentences of the newest entry.
pub(super) fn newest(face: &dyn Face) -> Vec<String> {
    let last = face.log().len().checked_sub(1);
    let sentences = last.map_or_else(Vec::new, |last| face.sentences(last));
    sentences.into_iter().map(|sentence| sentence.words).collect()
}
