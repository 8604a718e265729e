//! The log: sentences that point at what changed.

use maud::{Markup, html};
use tabletop::Seat;

use super::table_page::TablePage;
use crate::{
    face::{Entry, Face, Sentence},
    render::parts::part,
};

/// How many entries the table shows.
const LOG_MAX: usize = 24;

/// The recent entries, with links to the whole log.
pub(super) fn log(page: &TablePage, face: &dyn Face) -> Markup {
    part(html! {
        section #log .happened aria-labelledby="log-title" {
            h2 #log-title { (page.say("board-log")) }
            (lately(page, face))
            p .links {
                a href=(page.address("log")) { (page.say("board-log-all")) } " · "
                a href=(page.address("replay")) { (page.say("board-replay")) }
            }
        }
    })
}

/// The newest entries first, with a line below those since one's own last act.
fn lately(page: &TablePage, face: &dyn Face) -> Markup {
    let log = face.log();
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
                li id=(format!("entry-{}", entry.version)) .new[n < n_new] {
                    @for (n, Sentence { words, place }) in face.sentences(*nth).into_iter().enumerate() {
                        // The script replays it step by step.
                        @let is_told = n >= face.others_from(*nth);
                        @match place {
                            Some(place) => a .sentence href=(format!("#{place}")) data-tell[is_told] { (words) },
                            None => span .sentence data-tell[is_told] { (words) },
                        }
                        " "
                    }
                }
            }
        }
    }
}

/// The sentences of the newest entry.
pub(super) fn newest(face: &dyn Face) -> Vec<String> {
    let last = face.log().len().checked_sub(1);
    let sentences = last.map_or_else(Vec::new, |last| face.sentences(last));
    sentences.into_iter().map(|sentence| sentence.words).collect()
}
