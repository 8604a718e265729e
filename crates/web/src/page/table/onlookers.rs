//! A table as onlookers see it: those who see the same share a page, which is drawn once a version.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, OnceLock},
};

use host::{Ms, TableView, UndoView};
use maud::{Markup, PreEscaped};
use words::Lang;

use super::{Asked, beginner::Beginner, body};
use crate::{
    http::{cx::Cx, drawn::Alike, error_page::Answer, preferences::Preference},
    render::layout::{Page, layout},
};

/// How many tables are remembered as they were drawn.
const SHARED_MAX: usize = 128;

const SECOND_MS: Ms = 1000;

/// The tables that onlookers have looked at lately.
#[derive(Default)]
pub(crate) struct Onlookers(Mutex<Remembered>);

#[derive(Default)]
struct Remembered {
    /// The latest first.
    shared: VecDeque<Arc<Shared>>,
    n_shared: u64,
}

/// A table that is drawn once for all who see the same.
struct Shared {
    seen: Seen,
    /// Names it among all that are shared.
    number: u64,
    body: OnceLock<String>,
}

/// All that a table is drawn from. Only those share a page who may see exactly the same.
#[derive(PartialEq)]
struct Seen {
    view: TableView,
    asked: Asked,
    lang: Lang,
    has_tips: bool,
}

/// Whether a view is that of somebody who neither plays nor runs the table.
pub(super) fn is_one(view: &TableView) -> bool {
    view.own.is_empty() && view.looking.is_none() && !view.is_host
}

/// The page for an onlooker.
pub(super) async fn show(cx: Cx, view: TableView, asked: Asked, frame: Page) -> Answer {
    let has_tips = cx.preferences.has(Preference::Aims);
    let seen = Seen { view: to_the_second(view), asked, lang: cx.words.lang(), has_tips };
    let shared = cx.app.0.onlookers.shared(seen);
    // Nobody keeps a table's page: who looks again may see something else.
    let alike = Alike { on: format!("shared {}", shared.number), ..Alike::default() };
    cx.draw_alike(alike, move |cx| layout(cx, frame, shared.body(cx))).await
}

/// The view with its times in whole seconds, or without the time where no clock runs, so that onlookers who come one after
/// another see the same.
fn to_the_second(mut view: TableView) -> TableView {
    let is_timed =
        view.seats.iter().any(|seat| seat.due_ms.is_some()) || matches!(view.undo, UndoView::Asked { .. });
    view.now_ms = if is_timed { view.now_ms.div_euclid(SECOND_MS) * SECOND_MS } else { 0 };
    for seat in &mut view.seats {
        if let (Some(due_ms), Some(left_ms)) = (seat.due_ms, &mut seat.left_ms) {
            *left_ms = (due_ms - view.now_ms).max(0);
        }
    }
    view
}

impl Onlookers {
    /// The table as somebody sees it, shared with all who see the same.
    fn shared(&self, seen: Seen) -> Arc<Shared> {
        let mut remembered = self.0.lock().expect("onlookers mutex is not poisoned");
        let known = remembered.shared.iter().position(|shared| shared.seen == seen);
        let shared = match known.and_then(|place| remembered.shared.remove(place)) {
            Some(shared) => shared,
            None => {
                remembered.n_shared += 1;
                Arc::new(Shared { seen, number: remembered.n_shared, body: OnceLock::new() })
            }
        };
        remembered.shared.push_front(shared.clone());
        remembered.shared.truncate(SHARED_MAX);
        shared
    }
}

impl Shared {
    /// The live part of the page; the first who needs it draws it.
    fn body(&self, cx: &Cx) -> Markup {
        let draw = || {
            let beginner = Beginner { has_tips: self.seen.has_tips, ..Beginner::default() };
            body(cx, (&self.seen.view, None), self.seen.asked, &beginner).into_string()
        };
        PreEscaped(self.body.get_or_init(draw).clone())
    }
}
