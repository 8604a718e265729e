//! The replay: the table after any step of its game, from an own seat's perspective; after the end from anybody's, or
//! with everything open.

mod bar;

use axum::extract::{Path, Query};
use host::{AnyGameView, Perspective, Phase, TableView};
use maud::{Markup, html};
use serde::Deserialize;
use tabletop::Seat;
use words::Words;

use super::{
    Answer, Asked,
    beginner::Beginner,
    frame, names, story, table_of,
    table_page::{self, TablePage, is_private},
};
use crate::{
    face::{Face, Landmark, Teller},
    game::GamePages,
    http::cx::Cx,
    render::{
        at_least::at_least,
        crest::crest,
        layout::{Kind, layout},
        term::table_terms,
    },
};

/// How many earlier steps to list.
const LOG_MAX: usize = 30;

/// The step and the perspective.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct At {
    at: Option<u64>,
    eyes: Option<Named>,
}

/// The perspective in an address.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
struct Named(Perspective);

impl TryFrom<String> for Named {
    type Error = &'static str;

    fn try_from(word: String) -> Result<Self, Self::Error> {
        match word.as_str() {
            "all" => Ok(Self(Perspective::All)),
            // `Seats` holds eight.
            seat => match seat.parse() {
                Ok(seat) if seat < 8 => Ok(Self(Perspective::Seat(Seat(seat)))),
                Ok(_) | Err(_) => Err("there are no such eyes"),
            },
        }
    }
}

/// A step of a game, with links to the others.
pub(super) struct Step<'a> {
    /// The table at that step.
    pub(super) page: TablePage<'a>,
    /// The perspective.
    pub(super) perspective: Perspective,
    /// The number of steps.
    pub(super) last: u64,
    /// The starts of rounds and turns in the whole game.
    pub(super) landmarks: Vec<Landmark>,
}

/// The position after a step; the latest one by default.
pub(super) async fn replay(cx: Cx, Path(id): Path<String>, Query(at): Query<At>) -> Answer {
    let table = table_of(&id)?;
    let perspective = at.eyes.map_or(Perspective::Own, |Named(perspective)| perspective);
    let whole = cx.host().view_back(cx.who, table, perspective, None).await?;
    let last = version(&whole);
    let at = match at.at.filter(|&at| at < last) {
        Some(at) => Some(cx.host().view_back(cx.who, table, perspective, Some(at)).await?),
        None => None,
    };
    cx.draw(move |cx| draw(cx, perspective, &whole, at.as_ref().unwrap_or(&whole))).await
}

/// A position of a whole game.
fn draw(cx: &Cx, perspective: Perspective, whole: &TableView, view: &TableView) -> Markup {
    let pages = cx.games().of(whole);
    let names = &names(pages, cx.words, whole);
    let (last, landmarks) = (version(whole), landmarks(pages, cx.words, whole, names));
    let (asked, beginner) = (Asked::default(), &Beginner::default());
    let page = TablePage { pages, words: cx.words, view, names, asked, beginner };
    let step = Step { page, perspective, last, landmarks };
    let frame = frame(view, Kind::Replay, cx.say("board-replay"), "playing");
    layout(cx, frame, show(&step, &cx.origin))
}

/// The step that a view shows.
fn version(view: &TableView) -> u64 {
    view.game_view.as_ref().map_or(0, AnyGameView::version)
}

/// The starts of rounds and turns in a view's log.
pub(super) fn landmarks(
    pages: &GamePages,
    words: &Words,
    view: &TableView,
    names: &[String],
) -> Vec<Landmark> {
    let Some(game_view) = &view.game_view else { return Vec::new() };
    pages.retold(game_view, teller(words, view, names), |face| face.landmarks())
}

/// Addresses the reader as "you" only in their own perspective.
fn teller<'a>(words: &'a Words, view: &TableView, names: &'a [String]) -> Teller<'a> {
    let is_to_viewer = view.looking.is_some_and(|seat| view.own.contains(seat));
    Teller { words, names, is_to_viewer, looked_at: None }
}

/// The live part of the page.
pub(super) fn show(step: &Step, origin: &str) -> Markup {
    let page = &step.page;
    let Some(game_view) = &page.view.game_view else { return html! { main #main .table {} } };
    page.pages
        .retold(game_view, teller(page.words, page.view, page.names), |face| position(step, face, origin))
}

fn position(step: &Step, face: &dyn Face, origin: &str) -> Markup {
    let page = &step.page;
    html! {
        main #main .table.replay .{(face.class())} data-at=(step.n()) data-last=(step.last) data-private[is_private(page.view)] {
            (table_page::tabs(page, face))
            div .side {
                div .track {
                    @let heading = face.heading();
                    h1 title=(heading) { (heading) }
                    (face.progress())
                    (step.seats(face))
                }
                (step.bar(face))
                (story::chapter(page, face))
                (face.others())
                (step.earlier(face))
                (step.onward(origin))
            }
            (face.own())
            (face.board())
            (table_terms(page.words, page.view.game))
        }
    }
}

impl Step<'_> {
    /// The number of this step.
    fn n(&self) -> u64 {
        version(self.page.view)
    }

    /// The address of a step in the same perspective.
    fn address(&self, at: u64) -> String {
        self.address_through(at, self.perspective)
    }

    /// The address of a step in a perspective.
    fn address_through(&self, at: u64, perspective: Perspective) -> String {
        let eyes = word(perspective).map_or(String::new(), |eyes| format!("&eyes={eyes}"));
        self.page.address(&format!("replay?at={at}{eyes}"))
    }

    /// The seats with their public standing, as links to other perspectives: one's own, and after the end anybody's.
    fn seats(&self, face: &dyn Face) -> Markup {
        let page = &self.page;
        let is_over = page.view.phase == Phase::Over;
        html! {
            @if is_over { span .replay-eyes aria-hidden="true" { (page.say("replay-eyes")) } }
            @let n = page.view.seats.len() + usize::from(face.ghost().is_some()) + usize::from(is_over);
            ul .seats.replay-seats .{(at_least(n, &[3]))} aria-label=(page.say("board-seats")) {
                @if is_over { li { (self.through(Perspective::All, &html! { b { (page.say("replay-eyes-all")) } })) } }
                @for seat in (0..page.view.seats.len() as u8).map(Seat) {
                    @let who = html! { (crest(seat)) " " b { (page.name(seat)) } };
                    li id=(format!("seat-{}", seat.0)) {
                        @if self.is_open(seat) { (self.through(Perspective::Seat(seat), &who)) } @else { (who) }
                        " " (face.standing(seat))
                    }
                }
                @if let Some(seat) = face.ghost() {
                    li id=(format!("seat-{}", seat.0)) { (crest(seat)) " " b { (page.name(seat)) } " " (face.standing(seat)) }
                }
            }
        }
    }

    /// Whether the visitor may use the perspective of a seat.
    fn is_open(&self, seat: Seat) -> bool {
        let view = self.page.view;
        let is_own = view.own.contains(seat) && !view.seats[seat.index()].is_locked;
        view.phase == Phase::Over || view.own.len() > 1 && is_own
    }

    /// The link to the same step in another perspective.
    fn through(&self, perspective: Perspective, who: &Markup) -> Markup {
        let is_now = match perspective {
            Perspective::All => self.perspective == Perspective::All,
            Perspective::Seat(seat) => self.page.view.looking == Some(seat),
            Perspective::Own => false,
        };
        let address = self.address_through(self.n(), perspective);
        html! {
            a .replay-look href=(address) aria-current=[is_now.then_some("true")] {
                span .visually-hidden { (self.page.say("replay-eyes")) " " } (who)
            }
        }
    }

    /// Earlier entries, newest first, with links to their steps.
    fn earlier(&self, face: &dyn Face) -> Markup {
        let entries = face.log();
        let before = entries.iter().enumerate().rev().skip(1).filter(|(_, entry)| entry.is_told);
        html! {
            section #log .happened aria-labelledby="log-title" {
                h2 #log-title { (self.page.say("replay-earlier")) }
                ol .log {
                    @for (nth, entry) in before.take(LOG_MAX) {
                        li id=(format!("entry-{}", entry.version)) {
                            a .replay-at href=(self.address(entry.version)) data-step=(entry.version) { (entry.version) } " "
                            @for sentence in face.sentences(nth) { span .sentence { (sentence.words) } " " }
                        }
                    }
                }
            }
        }
    }

    /// The address of this step, and links back.
    fn onward(&self, origin: &str) -> Markup {
        let page = &self.page;
        html! {
            section .menu.replay-link {
                label for="moment-address" { (page.say("replay-link")) }
                div .row {
                    input #moment-address type="text" readonly value=(format!("{origin}{}", self.address(self.n())))
                        spellcheck="false" autocomplete="off";
                    button type="button" hidden data-copy="moment-address" data-copied=(page.say("lobby-copied")) {
                        (page.say("lobby-copy"))
                    }
                }
                p .links {
                    a href=(format!("/t/{}", page.view.id)) { (page.say("board-back")) } " · "
                    a href=(page.address("log")) { (page.say("board-log-all")) }
                }
            }
        }
    }
}

/// The word for a perspective in an address; `None` for one's own by default.
fn word(perspective: Perspective) -> Option<String> {
    match perspective {
        Perspective::All => Some("all".to_owned()),
        Perspective::Seat(seat) => Some(seat.0.to_string()),
        Perspective::Own => None,
    }
}
