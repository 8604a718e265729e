//! Looking at another player: their things in full size, in place of one's own, with what they did last. The address says who
//! it is.

use host::Phase;
use maud::html;
use tabletop::Seat;

use super::table_page::TablePage;
use crate::face::{Beside, Entry, Face};

/// How many of a player's last acts are told.
const ACTS_MAX: usize = 8;

/// The player that the address names, if it is another one.
pub(super) fn looked_at(page: &TablePage) -> Option<Seat> {
    let seat = Seat(page.asked.look?);
    let is_another = seat.index() < page.names.len() && page.view.looking != Some(seat);
    (is_another && page.view.phase == Phase::Playing).then_some(seat)
}

/// The address that shows a player's things large, or one's own things again.
pub(super) fn address(page: &TablePage, seat: Seat) -> Option<String> {
    // At the end everything is shown anyway.
    if !(page.view.phase == Phase::Playing) {
        return None;
    }
    let is_back = page.view.looking == Some(seat) || looked_at(page) == Some(seat);
    if is_back { looked_at(page).map(|_| back(page)) } else { Some(with(page, &format!("look={}", seat.0))) }
}

/// The address of the table without a look at others.
fn back(page: &TablePage) -> String {
    with(page, "")
}

fn with(page: &TablePage, what: &str) -> String {
    let eyes = page.asked.seat.filter(|_| page.view.own.len() > 1).map(|seat| format!("seat={seat}"));
    let query: Vec<String> =
        eyes.into_iter().chain(Some(what.to_owned()).filter(|what| !what.is_empty())).collect();
    let mark = if query.is_empty() { "" } else { "?" };
    format!("/t/{}{mark}{}", page.view.id, query.join("&"))
}

/// What stands beside the things of the player that is looked at.
pub(super) fn beside(page: &TablePage, face: &dyn Face, seat: Seat) -> Beside {
    let acts = last(face, seat);
    let name = [("name", page.name(seat).into())];
    Beside {
        back: html! { a .button.look-back href=(back(page)) data-look { (page.say("people-look-back")) } },
        last: html! {
            div .last-acts {
                h3 .topic { (page.tell("people-last", &name)) }
                @if acts.is_empty() { p .none { (page.say("people-last-none")) } }
                ul { @for act in acts { li { (act) } } }
            }
        },
    }
}

/// What a player did in their last turn in the words of the log, the newest first.
fn last(face: &dyn Face, seat: Seat) -> Vec<String> {
    let log = face.log();
    let told = |n: usize, from: usize| {
        let sentences: Vec<String> = face.sentences(n).into_iter().skip(from).map(|it| it.words).collect();
        sentences.into_iter().rev()
    };
    let mut standing = Entry::standing(&log).into_iter().rev();
    if face.ghost() == Some(seat) {
        // It acts after somebody else's act, in the same entry.
        let from =
            |n: usize| Some(face.others_from(n)).filter(|from| (1..face.sentences(n).len()).contains(from));
        return standing.find_map(|n| Some(told(n, from(n)?).collect())).unwrap_or_default();
    }
    let is_theirs = |n: &usize| log[*n].seat == Some(seat);
    let acts = standing.skip_while(|n| !is_theirs(n)).take_while(is_theirs).take(ACTS_MAX);
    acts.flat_map(|n| told(n, 0)).collect()
}
