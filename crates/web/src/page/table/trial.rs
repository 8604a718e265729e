//! Trying out decisions on a private copy, to keep or drop them.
//!
//! Nothing is stored: the address holds the decisions and the version they start from, and every page replays them. So
//! a trial cannot outlive its position and needs no storage.

pub(super) mod page;

use axum::{
    extract::{Path, Query},
    response::IntoResponse,
};
use host::{ActionHash, AnyGameView, Decision, Refusal, TableId, TableView, UndoView, Why};
use maud::{Markup, html};
use serde::Deserialize;
use tabletop::{Routine, Seat};

use super::{Answer, called, names, post::decide, seat_of, table_of, table_page::TablePage};
use crate::{
    game::{Decisions, GamePages, NotPossible},
    http::{cx::Cx, form::Form},
    trial::Trial,
};

/// A trial: the seat, the version it starts from, and the decisions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Tried {
    pub(super) table: TableId,
    pub(super) seat: Seat,
    pub(super) version: u64,
    pub(super) decisions: Vec<ActionHash>,
}

impl Tried {
    fn read(table: TableId, form: &Form) -> Result<Self, Refusal> {
        let (seat, version) = (seat_of(form)?, form.read("version")?);
        Ok(Self { table, seat, version, decisions: decisions(form.text("tried"))? })
    }

    /// The decisions as addresses and forms list them.
    fn list(&self) -> String {
        listed(&self.decisions)
    }

    fn address(&self) -> String {
        let Self { table, seat, version, decisions: _ } = self;
        format!("/t/{table}/try?seat={}&version={version}&tried={}", seat.0, self.list())
    }

    /// The trial, if its starting position is still current.
    ///
    /// # Errors
    ///
    /// The seat is not theirs, the game offers no trials, or one of the decisions is not possible.
    fn played(&self, cx: &Cx, view: &TableView) -> Result<Option<Trial>, Refusal> {
        let pages = cx.games().of(view);
        let Some(base) = base(pages, view)?.filter(|base| base.version() == self.version) else {
            return Ok(None);
        };
        let names = names(pages, cx.words, view);
        let decisions =
            Decisions { seat: self.seat, actions: &self.decisions, words: cx.words, names: &names };
        let played = pages.extension.trial(base, &decisions).ok_or(Refusal::NotFound)?;
        played.map(Some).map_err(|NotPossible(_)| Refusal::Bad { field: "choice", why: Why::NotAnOption })
    }
}

fn listed(decisions: &[ActionHash]) -> String {
    decisions.iter().map(|hash| hash.0.as_str()).collect::<Vec<_>>().join(".")
}

fn decisions(list: &str) -> Result<Vec<ActionHash>, Refusal> {
    let decisions: Vec<ActionHash> =
        list.split('.').filter(|hash| !hash.is_empty()).map(decide::hash_of).collect::<Result<_, _>>()?;
    if !decisions.is_empty() {
        decide::check_length(decisions.len())?;
    }
    Ok(decisions)
}

/// The game that a trial can start from; `None` if the viewing seat has nothing to decide.
///
/// # Errors
///
/// The visitor has no seat, or the game offers no trials.
fn base<'a>(pages: &GamePages, view: &'a TableView) -> Result<Option<&'a AnyGameView>, Refusal> {
    let game_view = view.game_view.as_ref().ok_or(Refusal::NotNow(Why::NotBegun))?;
    if !pages.extension.has_trials(game_view) {
        return Err(Refusal::NotFound);
    }
    let seat = view.looking.ok_or(Refusal::Forbidden(Why::NotYourSeat))?;
    let is_asked = called(view).contains(seat) && !matches!(view.undo, UndoView::Asked { .. });
    Ok(is_asked.then_some(game_view))
}

/// The link that starts a trial, if one is possible.
pub(super) fn link(page: &TablePage, seat: Seat) -> Markup {
    let is_open = page.view.guide.is_none() && matches!(base(page.pages, page.view), Ok(Some(_)));
    html! {
        @if is_open {
            a #try .button.try-door href=(page.address(&format!("try?seat={}", seat.0)))
                title=(page.say("trial-door-hint")) { (page.say("trial-door")) }
        }
    }
}

/// The query of a trial's address; a new trial has no version.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct At {
    seat: Option<u8>,
    version: Option<u64>,
    #[serde(default)]
    tried: String,
}

/// The table as it would be.
pub(super) async fn show(cx: Cx, Path(id): Path<String>, Query(at): Query<At>) -> Answer {
    let table = table_of(&id)?;
    let view = cx.host().view(cx.who, table, at.seat.map(Seat)).await?;
    cx.work(move |cx| draw(cx, view, &at)).await?
}

/// Plays ahead and draws what comes of it.
fn draw(cx: &Cx, view: TableView, at: &At) -> Answer {
    let (now, seat) = (base(cx.games().of(&view), &view)?.map(AnyGameView::version), view.looking);
    let (Some(version), Some(seat)) = (at.version.or(now), seat) else {
        return Ok(cx.go(&format!("/t/{}", view.id)));
    };
    let tried = Tried { table: view.id, seat, version, decisions: decisions(&at.tried)? };
    let page = match tried.played(cx, &view)? {
        Some(trial) => page::trying(cx, &tried, view, trial),
        None => page::gone(cx, &tried, now.is_some()),
    };
    Ok(page.into_response())
}

/// Adds a decision, or removes some.
pub(super) async fn go_on(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let mut tried = Tried::read(table_of(&id)?, &form)?;
    let view = cx.host().view(cx.who, tried.table, Some(tried.seat)).await?;
    let trial = tried.played(&cx, &view)?;
    let more = match decide::filled(&cx, &form)? {
        None => decide::named(&form)?,
        Some(filled) => {
            // If the position is no longer current, the page says so.
            if let Some(trial) = trial {
                let view = page::as_it_would_be(view, trial.game_view);
                if let Some(sentence) = decide::unfilled(&cx, &view, tried.version, &*filled) {
                    return Ok(decide::not_done(&cx, &tried.address(), &*filled, &sentence));
                }
            }
            filled.actions()
        }
    };
    tried.decisions.extend(more);
    Ok(cx.go(&tried.address()))
}

/// Carries out the decisions for real, one by one, until one is refused.
pub(super) async fn keep(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let tried = Tried::read(table_of(&id)?, &form)?;
    let Tried { table, seat, mut version, ref decisions } = tried;
    let view = cx.host().view(cx.who, table, Some(seat)).await?;
    let Some(trial) = tried.played(&cx, &view)? else {
        return Ok(page::gone(&cx, &tried, base(cx.games().of(&view), &view)?.is_some()).into_response());
    };
    // Carry out a decision that reveals something only if the visitor says so.
    let n_kept = if form.is_on("last") { decisions.len() } else { trial.n_done() };
    decide::check_length(n_kept)?;
    for (n, hash) in decisions[..n_kept].iter().enumerate() {
        // Without a question, the version must match exactly.
        let decision = Decision {
            version,
            question: String::new(),
            actions: vec![hash.clone()],
            routine: Routine::Nothing,
        };
        match cx.host().decide(cx.who, table, seat, &decision).await {
            Ok(decided) => version = decided.version,
            Err(refusal) => {
                return Ok(page::unkept(&cx, &tried, &trial.steps[n], (n, refusal)));
            }
        }
    }
    Ok(cx.go(&decide::onward(&cx, table, seat).await?))
}
