//! Problem reports: a file to save and send, with everything needed to reproduce the problem.
//!
//! After the end it contains the record; before, only what the viewer knows. It names people by their seats and
//! contains neither chat nor the table's address.

use axum::{
    extract::{Path, Query},
    http::header,
    response::IntoResponse,
};
use host::{Phase, Refusal, SeatKind, TableView, Why};
use maud::{Markup, html};
use serde::Serialize;
use serde_json::Value;
use tabletop::Seat;

use super::{Answer, Asked, phase_name, record, seat_of, table_of};
use crate::{
    http::{cx::Cx, form::Form},
    render::layout::{Page, layout, opening},
    view_json::{JsonPart, ReportHead},
};

/// The longest description of a problem.
const TEXT_MAX: usize = 4000;

/// The page with the form.
pub(super) async fn page(cx: Cx, Path(id): Path<String>, Query(asked): Query<Asked>) -> Answer {
    let table = table_of(&id)?;
    let view = begun(cx.host().view(cx.who, table, asked.seat.map(Seat)).await?)?;
    let frame = Page { title: cx.say("ease-report"), class: "report", ..Page::default() };
    Ok(layout(&cx, frame, form(&cx, &view, asked.seat)).into_response())
}

/// The report as a file.
pub(super) async fn save(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table_of(&id)?;
    let seat = form.maybe("seat").map(|_| seat_of(&form)).transpose()?;
    let view = begun(cx.host().view(cx.who, table, seat).await?)?;
    let text = form.text("text").trim();
    if !(text.chars().count() <= TEXT_MAX) {
        return Err(Refusal::Bad { field: "text", why: Why::TooLong }.into());
    }
    let report = report(&cx, view, text).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"kajiba-report.json\""),
    ];
    Ok((headers, report + "\n").into_response())
}

/// The table, if its game has begun.
fn begun(view: TableView) -> Result<TableView, Refusal> {
    match view.phase {
        Phase::Gathering | Phase::Closed => Err(Refusal::NotNow(Why::NotBegun)),
        Phase::Playing | Phase::Over | Phase::Broken => Ok(view),
    }
}

fn form(cx: &Cx, view: &TableView, seat: Option<u8>) -> Markup {
    let what = if view.phase == Phase::Over { "ease-report-over" } else { "ease-report-playing" };
    html! {
        main #main .lobby.report {
            (opening(cx, &cx.say("ease-report"), "ease-report-lead"))
            p { (cx.say(what)) }
            form .sheet method="post" action=(format!("/t/{}/report", view.id)) data-stays {
                @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
                div .field {
                    label for="report-text" { (cx.say("ease-report-text")) }
                    textarea #report-text name="text" rows="6" maxlength=(TEXT_MAX) {}
                }
                button .main-act { (cx.say("ease-report-save")) }
            }
            p { (cx.say("ease-report-where")) }
            p { a href=(format!("/t/{}", view.id)) { (cx.say("board-back")) } }
        }
    }
}

/// The report after the end.
#[derive(Serialize)]
struct Recorded<'a> {
    #[serde(flatten)]
    head: &'a ReportHead<'a>,
    record: Value,
}

async fn report(cx: &Cx, view: TableView, text: &str) -> Result<String, Refusal> {
    let head = ReportHead {
        kind: "kajiba-report",
        format: 2,
        kajiba: env!("CARGO_PKG_VERSION"),
        game: view.game,
        phase: phase_name(view.phase),
        language: cx.words.lang().code(),
        text,
        seats: view.seats.iter().map(|seat| seat_kind(seat.kind)).collect(),
        looking: view.looking.map(|seat| seat.0),
    };
    let report = if view.phase == Phase::Over {
        let record = cx.host().record(cx.who, view.id).await?;
        let record = serde_json::from_str(&record).map_err(|_| Refusal::Broken)?;
        serde_json::to_string_pretty(&Recorded { head: &head, record })
    } else {
        // A broken game may have no view.
        let view = if view.game_view.is_some() { record::whole(cx, view).await? } else { view };
        view_json(cx, &view, &head)
    };
    report.map_err(|_| Refusal::Broken)
}

/// The report of what the viewer knows; only the head if the game has no view.
fn view_json(cx: &Cx, view: &TableView, head: &ReportHead) -> serde_json::Result<String> {
    let Some(game_view) = &view.game_view else { return serde_json::to_string_pretty(head) };
    let names = seat_names(cx, view);
    cx.games().of(view).drawn(game_view, cx.words, &names, |face| face.json(&JsonPart::Report(head)))
}

/// The names in a report: the seats.
fn seat_names(cx: &Cx, view: &TableView) -> Vec<String> {
    let automatic = cx.games().of(view).extension.automatic_name(cx.words, &view.options);
    (1..=view.seats.len()).map(|n| cx.tell("player-n", &[("n", n.into())])).chain(automatic).collect()
}

fn seat_kind(kind: SeatKind) -> &'static str {
    match kind {
        SeatKind::Open => "open",
        SeatKind::Person => "person",
        SeatKind::Guest => "guest",
        SeatKind::Bot(_) => "bot",
    }
}
