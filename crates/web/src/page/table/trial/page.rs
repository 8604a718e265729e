//! The pages of a trial: the table as it would be, and messages if a trial cannot go on.

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use host::{AnyGameView, Refusal, TableView, UndoView};
use maud::{Markup, html};
use words::Words;

use super::{
    super::{
        Asked,
        beginner::Beginner,
        decision, frame, keys, log, names, story,
        table_page::{TablePage, is_private, panels, tabs, top},
    },
    Tried, listed,
};
use crate::{
    face::{Ask, Face},
    game::GamePages,
    http::{cx::Cx, error_page::ErrorPage},
    render::{
        layout::{Kind, Page, layout},
        term::table_terms,
    },
    trial::{End, Trial, Unknown},
};

/// The table with the game as it would be, without chat and requests of others.
pub(super) fn as_it_would_be(view: TableView, game_view: AnyGameView) -> TableView {
    TableView {
        game_view: Some(game_view),
        undo: UndoView::Nothing,
        standing: Vec::new(),
        lines: Vec::new(),
        ..view
    }
}

/// The table as it would be, with its options.
pub(super) fn trying(cx: &Cx, tried: &Tried, view: TableView, trial: Trial) -> Markup {
    let frame = frame(&view, Kind::Table, cx.say("trial-title"), "playing trying");
    layout(cx, frame, attempt(cx.games().of(&view), cx.words, tried, view, trial))
}

/// The live part of the page.
pub(in super::super) fn attempt(
    pages: &GamePages,
    words: &Words,
    tried: &Tried,
    view: TableView,
    trial: Trial,
) -> Markup {
    let n_done = trial.n_done();
    let Trial { game_view, steps, end } = trial;
    let view = as_it_would_be(view, game_view);
    let names = names(pages, words, &view);
    let asked = Asked { seat: Some(tried.seat.0), ..Asked::default() };
    let page = TablePage { pages, words, view: &view, names: &names, asked, beginner: &Beginner::default() };
    let attempt = Attempt { page, tried, steps: &steps, end, n_done };
    html! {
        @if let Some(game_view) = &view.game_view { (pages.drawn(game_view, words, &names, |face| attempt.show(face, game_view))) }
    }
}

/// A trial as it is shown.
struct Attempt<'a> {
    page: TablePage<'a>,
    tried: &'a Tried,
    /// The decisions in words.
    steps: &'a [String],
    end: Option<End>,
    n_done: usize,
}

impl Attempt<'_> {
    /// The script watches the real table and reloads when it changes.
    fn show(&self, face: &dyn Face, game_view: &AnyGameView) -> Markup {
        let (page, view) = (&self.page, self.page.view);
        html! {
            main #main .table.trial .{(face.class())} data-watch=(format!("{}:{}", view.id, view.version))
                data-now-ms=(view.now_ms) data-private[is_private(view)] {
                (tabs(page, face))
                div .side {
                    (self.banner())
                    (top(page, face, false))
                    (panels(page, false, false))
                    (self.decision(face, game_view))
                    (story::chapter(page, face))
                    div .tray { (face.others()) (face.outlook()) (log::log(page, face)) }
                }
                (face.own())
                (face.board())
                p #news .visually-hidden role="status" aria-live="polite" { (face.spoken(&log::newest(face).join(" "))) }
                (keys::keys(page, face, false))
                (table_terms(page.words, view.game))
            }
        }
    }

    /// The notice that this is a trial, with links back, on and out.
    fn banner(&self) -> Markup {
        let (page, n) = (&self.page, self.tried.decisions.len());
        html! {
            section .trial-banner aria-labelledby="trial-title" {
                h2 #trial-title { (page.say("trial-title")) }
                p { (page.say("trial-banner")) }
                div .trial-tools {
                    @if n > 0 {
                        (self.back_to("undo", n - 1, "trial-back"))
                        @if n > 1 { (self.back_to("try-again", 0, "trial-again")) }
                    }
                    a .button.quiet #try-drop href=(format!("/t/{}?seat={}", self.tried.table, self.tried.seat.0)) {
                        (page.say("trial-drop"))
                    }
                    (self.keep())
                }
            }
        }
    }

    /// A form back to the first `n` decisions.
    fn back_to(&self, id: &str, n: usize, words: &str) -> Markup {
        html! {
            form id=(id) method="post" action=(self.page.address("try")) data-live {
                (self.fields(&listed(&self.tried.decisions[..n])))
                button { (self.page.say(words)) }
            }
        }
    }

    /// The form that carries out everything for real.
    fn keep(&self) -> Markup {
        html! {
            @if !self.tried.decisions.is_empty() {
                form #keep method="post" action=(self.page.address("try/keep")) {
                    (self.fields(&self.tried.list()))
                    @if self.n_done > 0 {
                        button .main-act { (self.page.tell("trial-keep", &[("n", self.n_done.into())])) }
                    }
                }
            }
        }
    }

    fn fields(&self, list: &str) -> Markup {
        html! {
            input type="hidden" name="seat" value=(self.tried.seat.0);
            input type="hidden" name="version" value=(self.tried.version);
            input type="hidden" name="tried" value=(list);
        }
    }

    /// The question, or why the trial ends.
    fn decision(&self, face: &dyn Face, game_view: &AnyGameView) -> Markup {
        let (page, seat, list) = (&self.page, self.tried.seat, self.tried.list());
        html! {
            section #decision .decision aria-labelledby="asked" {
                (decision::handles(page))
                @match self.end {
                    Some(end) => (self.ended(end)),
                    None => {
                        h2 #asked tabindex="-1" { (face.question(Some(seat))) }
                        (face.choices(&Ask { table: self.tried.table, seat, game_view, tried: Some(&list), back: &html! {} }))
                        (decision::impossible(page, face, seat))
                    }
                }
                (self.list())
            }
        }
    }

    fn ended(&self, end: End) -> Markup {
        let action = self.steps.last().map_or("", String::as_str);
        let sentence = match end {
            End::Reveals(unknown) => {
                let id = match unknown {
                    Unknown::Hidden => "trial-end-hidden",
                    Unknown::Automatic => "trial-end-ghost",
                    Unknown::Result => "trial-end-result",
                };
                self.page.tell(id, &[("action", action.into())])
            }
            End::Others(seats) => {
                self.page.tell("trial-end-others", &[("names", self.page.list(seats.iter()).into())])
            }
        };
        html! {
            h2 #asked tabindex="-1" { (self.page.say("trial-end")) }
            p .trial-end { (sentence) }
            @if matches!(end, End::Reveals(_)) {
                @let id = if self.n_done > 0 { "trial-keep-last" } else { "trial-keep-only" };
                button form="keep" name="last" value="1" { (self.page.say(id)) }
            }
        }
    }

    /// The decisions in order; those not carried out are marked.
    fn list(&self) -> Markup {
        html! {
            @if !self.steps.is_empty() {
                h3 .trial-tried { (self.page.say("trial-steps")) }
                ol .trial-steps {
                    @for (n, step) in self.steps.iter().enumerate() {
                        li .undone[n >= self.n_done] {
                            (step) @if n >= self.n_done { " " small { (self.page.say("trial-undone")) } }
                        }
                    }
                }
            }
        }
    }
}

/// The page for a trial whose starting position is no longer current.
pub(super) fn gone(cx: &Cx, tried: &Tried, is_asked: bool) -> Markup {
    let (table, seat) = (tried.table, tried.seat.0);
    let body = html! {
        main #main .sorry {
            h1 { (cx.say("trial-gone-title")) }
            p #sorry { (cx.say("trial-gone")) }
            p {
                a .button.main-act href=(format!("/t/{table}?seat={seat}")) { (cx.say("board-back")) }
                @if is_asked {
                    " " a .button href=(format!("/t/{table}/try?seat={seat}")) { (cx.say("trial-gone-new")) }
                }
            }
        }
    };
    layout(cx, Page { title: cx.say("trial-gone-title"), ..Page::default() }, body)
}

/// The page after one of the decisions was refused for real: which one, why, and what was done before it.
pub(super) fn unkept(cx: &Cx, tried: &Tried, action: &str, (n, refusal): (usize, Refusal)) -> Response {
    let why = ErrorPage::from(refusal).sentence(cx.words, &cx.origin);
    let args = [("n", (n + 1).into()), ("action", action.into()), ("why", why.into())];
    let body = html! {
        main #main .sorry {
            h1 { (cx.say("trial-unkept-title")) }
            p #sorry { (cx.tell("trial-unkept", &args)) }
            p {
                @if n == 0 { (cx.say("trial-unkept-none")) }
                @else { (cx.tell("trial-unkept-done", &[("n", n.into())])) }
            }
            p { a .button.main-act href=(format!("/t/{}?seat={}", tried.table, tried.seat.0)) { (cx.say("board-back")) } }
        }
    };
    let frame = Page { title: cx.say("trial-unkept-title"), ..Page::default() };
    (StatusCode::CONFLICT, layout(cx, frame, body)).into_response()
}
