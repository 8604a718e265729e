//! The decision: the question, whom the table waits for, the options, and undo.

use host::{
    Absence, AnyGameView, BotLevel, MessageBody, MessageView, Notice, SeatKind, SeatView, TableView,
    UndoView, limits::NAME_CHARS_MAX,
};
use maud::{Markup, html};
use tabletop::{Seat, Seats};

use super::{
    called,
    cover::unlock,
    device_for, guide, hint,
    table_page::{TablePage, is_private, learners, until},
    talk::notice_id,
    trial,
};
use crate::{
    face::{Ask, Barred, Entry, Face},
    page::rules::clause_link,
};

/// The question, who has to answer it, and the options.
pub(super) fn decision(page: &TablePage, face: &dyn Face) -> Markup {
    let view = page.view;
    let is_pending = matches!(view.undo, UndoView::Asked { .. });
    let back = html! {
        div .trial-ways {
            (take_back(page, face))
            @if let Some(seat) = view.looking { (trial::link(page, seat)) (hint::button(page, seat)) }
            @if let Some(seat) = view.answering { (unlock(page, seat, "quiet")) }
        }
    };
    html! {
        section #decision .decision aria-labelledby="asked" {
            (handles(page))
            (guide::panel(page))
            (seat_switch(page))
            @if view.looking.is_none() { (learners(page, face, None)) }
            // Gets the focus after an act, so that screen readers read the next question.
            h2 #asked tabindex="-1" { (question(page, face)) }
            @if !is_pending { (face.learnt()) }
            (asked_back(page, face))
            @if let Some(seat) = view.looking { (absent(page, seat)) }
            (waiting(page))
            @if let Some(seat) = deciding(view) {
                // Everything else waits while a request to undo is pending.
                @if !is_pending {
                    @if let Some(game_view) = &view.game_view {
                        (face.choices(&Ask { table: view.id, seat, game_view, tried: None, back: &back }))
                    }
                    (impossible(page, face, seat))
                    (guide::out(page))
                }
            } @else if view.own.is_empty() {
                p .looking-on { (page.say("board-looking-on")) }
                (free_seats(page))
            } @else if !is_pending {
                (back)
            }
        }
    }
}

/// The seat that can decide on this page: the one that looks, or a covered one that is asked in public.
fn deciding(view: &TableView) -> Option<Seat> {
    view.looking.or(view.answering)
}

/// The boxes that fold the sheet of a small screen to a line, and give it more room.
pub(super) fn handles(page: &TablePage) -> Markup {
    html! {
        div .handles {
            @for (name, id) in [("folded", "board-folded"), ("wider", "board-wider")] {
                label class=(name) title=(page.say(id)) {
                    input id=(name) type="checkbox" autocomplete="off"; span .visually-hidden { (page.say(id)) }
                }
            }
        }
    }
}

/// Open seats in the middle of a game: somebody left for good, or the game was imported.
fn free_seats(page: &TablePage) -> Markup {
    let is_free =
        |(_, it): &(usize, &SeatView)| it.kind == SeatKind::Open && it.absence != Some(Absence::Conceded);
    html! {
        @for (n, _) in page.view.seats.iter().enumerate().filter(is_free) {
            form id=(format!("free-{n}")) .free-seat method="post" action=(page.address("claim")) {
                input type="hidden" name="seat" value=(n);
                label for=(format!("free-{n}-name")) {
                    (page.tell("board-seat-free", &[("n", (n + 1).into())]))
                }
                input id=(format!("free-{n}-name")) name="name" type="text" maxlength=(NAME_CHARS_MAX) autocomplete="nickname"
                    placeholder=(page.say("board-seat-name"));
                button { (page.say("board-seat-take")) }
            }
        }
    }
}

/// The seat switch for a device with several seats or a locked one, and who gets the device next.
fn seat_switch(page: &TablePage) -> Markup {
    let (view, called) = (page.view, called(page.view));
    let next = device_for(view, called).filter(|_| !deciding(view).is_some_and(|seat| called.contains(seat)));
    html! {
        @if view.own.len() > 1 || (view.looking.is_none() && !view.own.is_empty()) {
            nav .eyes aria-label=(page.say("board-eyes")) {
                span { (page.say("board-eyes")) }
                @for seat in view.own.iter() {
                    a href=(format!("/t/{}?seat={}", view.id, seat.0))
                        aria-current=[(Some(seat) == view.looking).then_some("true")] { (page.name(seat)) }
                }
                @if is_private(view) {
                    form #hide method="post" action=(page.address("lock")) data-live {
                        button { (page.say("board-hide")) }
                    }
                }
            }
            @if let Some(seat) = next {
                p .hand-over {
                    a href=(format!("/t/{}?seat={}", view.id, seat.0)) {
                        (page.tell("board-pass-device", &[("name", page.name(seat).into())]))
                    }
                }
            }
        }
    }
}

/// The question to the viewing seat, or whom everybody waits for. A request to undo comes first.
pub(super) fn question(page: &TablePage, face: &dyn Face) -> String {
    if let UndoView::Asked { seat, .. } = page.view.undo {
        return page.tell("board-undo-asked", &[("name", page.name(seat).into())]);
    }
    if let Some(seat) = page.view.answering {
        let args = [("name", page.name(seat).into()), ("question", face.question(Some(seat)).into())];
        return page.tell("board-answers", &args);
    }
    match page.view.looking.map(|seat| (seat, page.view.seats[seat.index()].absence)) {
        Some((seat, None)) => face.question(Some(seat)),
        Some((_, Some(Absence::Left | Absence::OutOfTime | Absence::Conceded))) => {
            page.say("board-bot-decides")
        }
        None => face.question(None),
    }
}

/// Whether a bot that searches plays a seat.
fn is_searching(page: &TablePage, seat: Seat) -> bool {
    page.view.seats.get(seat.index()).is_some_and(|it| match it.kind {
        SeatKind::Bot(level) => level != BotLevel::Novice,
        SeatKind::Open | SeatKind::Person | SeatKind::Guest => false,
    })
}

/// Who else is asked, and whose clock runs.
fn waiting(page: &TablePage) -> Markup {
    let asked = page.view.game_view.as_ref().map_or(Seats::NONE, AnyGameView::asked);
    let others: Seats = match deciding(page.view) {
        Some(seat) if asked.contains(seat) => asked.without(seat),
        Some(_) | None => Seats::NONE,
    };
    let is_running = |seat: &Seat| page.view.seats[seat.index()].due_ms.is_some();
    let running: Vec<Seat> = (0..page.view.seats.len() as u8).map(Seat).filter(is_running).collect();
    html! {
        @if !others.is_empty() {
            p .also-asked { (page.tell("board-also-asked", &[("names", page.list(others.iter()).into())])) }
        }
        @if page.view.bots_hurry && asked.iter().any(|seat| is_searching(page, seat)) {
            p .hint { (page.say("board-bots-hurry")) }
        }
        @if !running.is_empty() {
            p .clocks {
                (page.say("board-clock-runs")) " "
                @for seat in running {
                    span .running {
                        (page.name(seat)) " "
                        @if let Some(due_ms) = page.view.seats[seat.index()].due_ms { (until(page, due_ms)) }
                    }
                    " "
                }
            }
        }
    }
}

/// A pending request to undo: the others answer it, its author may withdraw it.
fn asked_back(page: &TablePage, face: &dyn Face) -> Markup {
    let UndoView::Asked { seat: asker, waiting, expires_ms } = page.view.undo else { return html! {} };
    let own = page.view.own;
    // All may see it, so only a PIN keeps somebody from answering.
    let is_open = |seat: &Seat| {
        let it = &page.view.seats[seat.index()];
        !(it.is_locked && it.has_pin)
    };
    let answering: Vec<Seat> = waiting.iter().filter(|&seat| own.contains(seat)).filter(is_open).collect();
    html! {
        div #undo-asked .undo-asked {
            (would_go(page, face, asker))
            p { (until(page, expires_ms)) }
            @for seat in &answering { (answer(page, *seat)) }
            @if answering.is_empty() && !waiting.is_empty() {
                p { (page.tell("board-undo-waiting", &[("names", page.list(waiting.iter()).into())])) }
            }
            @if own.contains(asker) && is_open(&asker) {
                form method="post" action=(page.address("undo/answer")) data-live {
                    (page.perspective())
                    input type="hidden" name="seat" value=(asker.0);
                    button name="granted" value="0" { (page.say("board-undo-withdraw")) }
                }
            }
        }
    }
}

/// The act that `asker` wants to take back, in the words of the log, and what goes with it, oldest first.
fn would_go(page: &TablePage, face: &dyn Face, asker: Seat) -> Markup {
    let told = |n: usize| face.sentences(n).into_iter().map(|sentence| sentence.words).collect::<Vec<_>>();
    let acts = Entry::taken_back_by(&face.log(), asker);
    let (act, others) = acts.split_at(acts.len().min(1));
    html! {
        @for (id, acts) in [("people-undo-act", act), ("people-undo-with", others)] {
            @let acts: Vec<Vec<String>> = acts.iter().map(|&n| told(n)).filter(|told| !told.is_empty()).collect();
            @if !acts.is_empty() {
                h3 .topic { (page.say(id)) }
                ul .would-go { @for act in acts { li { @for told in act { span { (told) } " " } } } }
            }
        }
    }
}

fn answer(page: &TablePage, seat: Seat) -> Markup {
    html! {
        form .answer method="post" action=(page.address("undo/answer")) data-live {
            (page.perspective())
            input type="hidden" name="seat" value=(seat.0);
            @if page.view.own.len() > 1 { span { (page.name(seat)) } }
            button .main-act name="granted" value="1" { (page.say("board-undo-yes")) }
            button name="granted" value="0" { (page.say("board-undo-no")) }
        }
    }
}

/// A bot plays for the viewing seat: the form to come back.
fn absent(page: &TablePage, seat: Seat) -> Markup {
    let id = match page.view.seats[seat.index()].absence {
        None => return html! {},
        Some(Absence::Left) => "board-absent-left",
        Some(Absence::OutOfTime) => "board-absent-time",
        Some(Absence::Conceded) => return html! { p .absent { (page.say("board-absent-conceded")) } },
    };
    html! {
        form .absent method="post" action=(page.address("come-back")) data-live {
            (page.perspective())
            input type="hidden" name="seat" value=(seat.0);
            p { (page.say(id)) }
            button .main-act { (page.say("board-come-back")) }
        }
    }
}

/// The refused actions of the seat, by reason.
pub(super) fn impossible(page: &TablePage, face: &dyn Face, seat: Seat) -> Markup {
    let barred = face.barred(seat);
    html! {
        @if !barred.is_empty() {
            details #impossible .impossible {
                summary { (page.say("board-impossible")) }
                dl {
                    @for Barred { clause, reason, actions } in barred {
                        dt { (clause_link(page.words, clause)) " " (reason) }
                        @for action in actions { dd { (action) } }
                    }
                }
            }
        }
    }
}

/// The button to undo. While nobody looks it says whose act goes.
pub(super) fn take_back(page: &TablePage, face: &dyn Face) -> Markup {
    let Some(seat) = page.view.undoer else { return html! {} };
    let button = match page.view.undo {
        UndoView::Nothing | UndoView::Asked { .. } => None,
        UndoView::Free | UndoView::ByConsent if face.offers_withdrawal() => None,
        UndoView::Free => Some(("board-undo", "board-undo-of", None)),
        UndoView::ByConsent => Some(("board-undo-ask", "board-undo-ask-of", Some("board-undo-hint"))),
    };
    html! {
        @if let Some((id, id_of, hint)) = button {
            form #undo .undo method="post" action=(page.address("undo")) data-live {
                (page.perspective())
                input type="hidden" name="seat" value=(seat.0);
                @let name = [("name", page.name(seat).into())];
                button { @if page.view.looking.is_some() { (page.say(id)) } @else { (page.tell(id_of, &name)) } }
                @if let Some(hint) = hint { " " small { (page.say(hint)) } }
            }
        }
        @if let Some(refused) = refused(page, face, seat) { p #refused .refused role="status" { (refused) } }
    }
}

/// The notice that this seat's last request to undo was refused, until somebody acts.
fn refused(page: &TablePage, face: &dyn Face, seat: Seat) -> Option<String> {
    let since_ms = face.log().last().map_or(0, |entry| entry.at_ms);
    let is_answer = |notice| matches!(notice, Notice::UndoRefused | Notice::UndoLapsed);
    let notice = |line: &'_ MessageView| match &line.what {
        MessageBody::Notice { notice, name } => Some((line.at_ms, *notice, name.clone())),
        MessageBody::Chat { .. } => None,
    };
    let notices = page.view.lines.iter().rev().filter_map(notice);
    let mut undo = notices.filter(|(_, notice, _)| is_answer(*notice) || *notice == Notice::UndoAsked);
    let last = undo.next().filter(|(at_ms, notice, _)| is_answer(*notice) && *at_ms >= since_ms);
    let ((_, answer, name), (_, _, asker)) = (last?, undo.find(|(_, notice, _)| !is_answer(*notice))?);
    let is_own = asker == page.view.seats[seat.index()].name;
    is_own.then(|| page.tell(notice_id(answer), &[("name", name.into())]))
}
