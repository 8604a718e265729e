//! The page of a table: layout of its parts.

use std::borrow::Cow;

use host::{AnyGameView, Phase, TableView, UndoView};
use maud::{Markup, html};
use tabletop::Seat;
use words::{Arg, Words};

use super::{
    Asked,
    beginner::{self, Beginner},
    clock, cover, decision, guide, is_your_turn, keys, log, look, menu, over, seats, story, talk,
};
use crate::{
    face::{Face, Teller},
    game::GamePages,
    render::term::table_terms,
};

/// A table as it is shown to a visitor.
#[derive(Clone, Copy)]
pub(super) struct TablePage<'a> {
    /// The game.
    pub(super) pages: &'a GamePages,
    /// The language.
    pub(super) words: &'a Words,
    /// What the visitor may see.
    pub(super) view: &'a TableView,
    /// The name of each seat.
    pub(super) names: &'a [String],
    /// The query of the address.
    pub(super) asked: Asked,
    /// What a beginner is told.
    pub(super) beginner: &'a Beginner,
}

impl TablePage<'_> {
    pub(super) fn say(&self, id: &str) -> String {
        self.words.say(id, &[])
    }

    pub(super) fn tell(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.words.say(id, args)
    }

    pub(super) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// Several names, as the language lists them.
    pub(super) fn list(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        self.words.all_of(seats.into_iter().map(|seat| self.name(seat)))
    }

    /// The address of an action at this table.
    pub(super) fn address(&self, what: &str) -> String {
        format!("/t/{}/{what}", self.view.id)
    }

    /// A hidden field for a device with several seats: the seat whose view to return to, if the address names it.
    pub(super) fn perspective(&self) -> Markup {
        let is_named = self.view.own.len() > 1 && self.asked.seat.is_some();
        let seat = self.view.looking.filter(|_| is_named);
        html! { @if let Some(seat) = seat { input type="hidden" name="eyes" value=(seat.0); } }
    }
}

/// The live part of the page. If an own seat is `shut`, it shows what everybody may see, and the cover of that seat.
pub(super) fn table_page(page: &TablePage, shut: Option<Seat>) -> Markup {
    let view = page.view;
    match &view.game_view {
        Some(game_view) => {
            let (words, names, looked_at) = (page.words, page.names, look::looked_at(page));
            let teller = Teller { words, names, is_to_viewer: true, looked_at };
            let shown = match shut {
                Some(_) => Cow::Owned(game_view.clone().without_choices()),
                None => with_choices(view, game_view),
            };
            page.pages.retold(&shown, teller, |face| played(page, face, shut))
        }
        // A broken game may have no view.
        None => framed(
            page,
            "",
            html! {
                h1 { (page.say(&format!("board-game-{}", view.game))) }
                (over::set_aside(page))
            },
        ),
    }
}

/// The frame of the live part, with the data that the script needs.
pub(super) fn framed(page: &TablePage, class: &str, inside: Markup) -> Markup {
    let view = page.view;
    html! {
        main #main .table .{(class)} .over[view.phase == Phase::Over] .guided[guide::is_guided(view)] data-page="playing" data-version=(view.version)
            data-looked=[look::looked_at(page).map(|seat| seat.0)] data-turn=(is_your_turn(view)) data-now-ms=(view.now_ms) data-private[is_private(view)] {
            (inside)
        }
    }
}

/// At a device with locked seats: which seats other than `but` have private news behind their cover.
pub(super) fn learners(page: &TablePage, face: &dyn Face, but: Option<Seat>) -> Markup {
    let view = page.view;
    let is_shut = |seat: Seat| view.own.contains(seat) && view.seats[seat.index()].is_locked;
    let waits = |seat: &Seat| is_shut(*seat) && but != Some(*seat);
    html! {
        @for seat in face.learners().iter().filter(waits) {
            p .learner {
                a href=(format!("/t/{}?seat={}", view.id, seat.0)) {
                    (page.tell("board-learner", &[("name", page.name(seat).into())]))
                }
            }
        }
    }
}

/// Whether the page shows something that only one person at this device may see.
pub(super) fn is_private(view: &TableView) -> bool {
    view.looking.is_some() && view.own.iter().any(|seat| view.seats[seat.index()].is_locked)
}

/// The visitor's view without options while they cannot be used: after the end, and during a request to undo.
fn with_choices<'a>(view: &TableView, game_view: &'a AnyGameView) -> Cow<'a, AnyGameView> {
    let is_open = view.phase == Phase::Playing && !matches!(view.undo, UndoView::Asked { .. });
    if is_open { Cow::Borrowed(game_view) } else { Cow::Owned(game_view.clone().without_choices()) }
}

/// A notice that only part of a list was done, or whose turn it is at a shared device.
fn notice(page: &TablePage) -> Markup {
    let (asked, looking) = (page.asked, page.view.looking);
    let handed = looking.filter(|&seat| asked.from.is_some_and(|from| from != seat.0));
    html! {
        @if let (Some(taken), Some(given)) = (asked.taken, asked.given) {
            p .hand-over role="status" {
                (page.tell("board-taken", &[("taken", taken.into()), ("given", given.into())]))
            }
        }
        @if let Some(seat) = handed {
            p .hand-over role="status" {
                (page.tell("board-pass-device", &[("name", page.name(seat).into())]))
            }
        }
    }
}

fn played(page: &TablePage, face: &dyn Face, shut: Option<Seat>) -> Markup {
    let view = page.view;
    let has_talk = talk::is_offered(view);
    let inside = html! {
        (notice(page))
        (tabs(page, face))
        div .side {
            (top(page, face, true))
            @if view.phase == Phase::Playing { (panels(page, has_talk, true)) }
            @match view.phase {
                Phase::Over => (over::result(page, face)),
                Phase::Broken => (over::set_aside(page)),
                Phase::Playing | Phase::Gathering | Phase::Closed => {
                    @match shut {
                        Some(seat) => (cover::cover(page, face, seat)),
                        None => (decision::decision(page, face)),
                    }
                    (story::chapter(page, face))
                    (beginner::aims(page, face))
                }
            }
            div .tray {
                (face.others())
                @if view.phase == Phase::Playing { (face.outlook()) }
                (log::log(page, face))
                @if has_talk { (talk::talk(page)) }
                (menu::menu(page))
            }
        }
        // Close to the log, whose sentences it repeats, since that compresses well.
        p #news .visually-hidden role="status" aria-live="polite" {
            (face.spoken(&log::newest(face).join(" ")))
            @match shut {
                Some(seat) => (page.tell("board-pass-device", &[("name", page.name(seat).into())])),
                None => @if view.phase == Phase::Playing { " " (decision::question(page, face)) },
            }
        }
        (face.own())
        @if let Some(seat) = look::looked_at(page) { (face.looked_at(&look::beside(page, face, seat))) }
        (face.board())
        (keys::keys(page, face, has_talk && !view.own.is_empty()))
        (table_terms(page.words, view.game))
    };
    framed(page, face.class(), inside)
}

/// Round and seats, which may lead to a player's things.
pub(super) fn top(page: &TablePage, face: &dyn Face, has_links: bool) -> Markup {
    html! {
        div .track {
            // A game can end before its rules would end it.
            @let heading = if page.view.phase == Phase::Over { page.say("board-over") } else { face.heading() };
            // A small screen may cut it off.
            h1 title=(heading) { (heading) }
            (face.progress())
            (seats::seats(page, face, has_links))
            @if page.view.paused_ms.is_some() { p .paused { (page.say("board-paused")) } }
        }
    }
}

/// The tabs of a small screen. It first shows the part that the question is about.
pub(super) fn tabs(page: &TablePage, face: &dyn Face) -> Markup {
    let (tabs, shown) = face.tabs();
    let looks = look::looked_at(page).map(|_| "others");
    let shown = looks.or_else(|| guide::place(page.view, face)).unwrap_or(shown);
    html! {
        div .tabs role="radiogroup" aria-label=(page.say("board-jump")) data-place=(shown) {
            @for (name, id) in tabs {
                input type="radio" name="tab" id=(format!("tab-{name}")) value=(name) checked[name == shown] autocomplete="off";
                label for=(format!("tab-{name}")) { (page.say(id)) @if name == "others" { (talk::news(page)) } }
            }
        }
    }
}

/// The panels of the side column, of which a wide screen shows one. The first holds the decision and, below it, the log.
pub(super) fn panels(page: &TablePage, has_talk: bool, has_menu: bool) -> Markup {
    let panels = [
        ("decide", "board-panel-decide"),
        ("log", "board-panel-log"),
        ("talk", "board-panel-talk"),
        ("players", "board-panel-players"),
        ("menu", "board-menu"),
    ];
    let is_there = |&(name, _): &(&str, &str)| match name {
        "talk" => has_talk,
        "menu" => has_menu,
        _ => true,
    };
    html! {
        div .panels role="radiogroup" aria-label=(page.say("board-panels")) {
            @for (name, id) in panels.into_iter().filter(is_there) {
                input type="radio" name="panel" id=(format!("panel-{name}")) value=(name) checked[name == "decide"] autocomplete="off";
                label for=(format!("panel-{name}")) { (page.say(id)) @if name == "talk" { (talk::news(page)) } }
            }
        }
    }
}

/// A deadline: the script counts down; without it the page shows the time that was left.
pub(super) fn until(page: &TablePage, due_ms: i64) -> Markup {
    let left = clock::left(page.words, due_ms - page.view.now_ms);
    html! { time .clock data-due-ms=(due_ms) { (left) } }
}
