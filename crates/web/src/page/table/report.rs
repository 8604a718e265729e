//! Reports of problems: a file to be saved and sent on, with what is needed to see the problem again.
//!
//! After the end it holds the record; before, what its reader knows and nothing else. People are called by their seats, and
//! neither talk nor the table's address is in it.

use axum::{
    extract::{Path, Query},
    http::header,
    response::IntoResponse,
};
use host::{Deeds, Look, Phase, Refusal, SeatKind, Seen, Sight, TableId, Told, Why};
use katana::{Event, Katana, Setup, View, components::embedded};
use maud::{Markup, html};
use serde::Serialize;
use serde_json::{Value, json};
use tabletop::{Game, Seat, Viewer};
use voice::Voice;

use super::{Answer, Asked, phase_name, record, seat_of, table_of};
use crate::{
    cx::Cx,
    form::Form,
    katana::{Picture, imagined},
    layout::{Page, layout},
    page::seat::ghost_name,
};

/// The longest description of a problem.
const TEXT_MAX: usize = 4000;

/// The page on which a problem is described.
pub(super) async fn page(cx: Cx, Path(id): Path<String>, Query(asked): Query<Asked>) -> Answer {
    let table = table_of(&id)?;
    let look = begun(cx.host().look(cx.who, table, asked.seat.map(Seat)).await?)?;
    let page = Page { title: cx.say("ease-report"), class: "report", ..Page::default() };
    Ok(layout(&cx, page, form(&cx, &look, asked.seat)).into_response())
}

/// The report as a file.
pub(super) async fn save(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let table = table_of(&id)?;
    let seat = form.maybe("seat").map(|_| seat_of(&form)).transpose()?;
    let look = begun(cx.host().look(cx.who, table, seat).await?)?;
    let text = form.text("text").trim();
    if !(text.chars().count() <= TEXT_MAX) {
        return Err(Refusal::Bad { field: "text", why: Why::TooLong }.into());
    }
    let report = report(&cx, table, &look, text).await?;
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"kajiba-report.json\""),
    ];
    Ok((headers, report + "\n").into_response())
}

/// The table, if there is a game to report of.
fn begun(look: Look) -> Result<Look, Refusal> {
    match look.phase {
        Phase::Gathering | Phase::Closed => Err(Refusal::NotNow(Why::NotBegun)),
        Phase::Playing | Phase::Over | Phase::Broken => Ok(look),
    }
}

fn form(cx: &Cx, look: &Look, seat: Option<u8>) -> Markup {
    let what = if look.phase == Phase::Over { "ease-report-over" } else { "ease-report-playing" };
    html! {
        main #main .lobby.report {
            h1 { (cx.say("ease-report")) }
            p .lead { (cx.say("ease-report-lead")) }
            p { (cx.say(what)) }
            form .sheet method="post" action=(format!("/t/{}/report", look.id)) data-stays {
                @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
                div .field {
                    label for="report-text" { (cx.say("ease-report-text")) }
                    textarea #report-text name="text" rows="6" maxlength=(TEXT_MAX) {}
                }
                button .main-act { (cx.say("ease-report-save")) }
            }
            p { (cx.say("ease-report-where")) }
            p { a href=(format!("/t/{}", look.id)) { (cx.say("board-back")) } }
        }
    }
}

/// What the file says.
#[derive(Serialize)]
struct Report<'a> {
    kind: &'static str,
    format: u8,
    kajiba: &'static str,
    game: &'a str,
    phase: &'static str,
    language: &'static str,
    text: &'a str,
    /// Who plays, by seat.
    seats: Vec<&'static str>,
    /// Through whose eyes.
    looking: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    record: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seen: Option<Known<'a>>,
}

/// What the viewer knows of a game, and what they are asked, in values and in words.
#[derive(Serialize)]
struct Known<'a> {
    rules: u32,
    setup: &'a Setup,
    components: Value,
    version: u64,
    asked: Vec<u8>,
    view: &'a View,
    you: Value,
    log: Vec<Value>,
}

async fn report(cx: &Cx, table: TableId, look: &Look, text: &str) -> Result<String, Refusal> {
    let mut report = Report {
        kind: "kajiba-report",
        format: 1,
        kajiba: env!("CARGO_PKG_VERSION"),
        game: look.game,
        phase: phase_name(look.phase),
        language: cx.words.lang().code(),
        text,
        seats: look.seats.iter().map(|seat| seat_kind(seat.kind)).collect(),
        looking: look.looking.map(|seat| seat.0),
        record: None,
        seen: None,
    };
    if look.phase == Phase::Over {
        let record = cx.host().record(cx.who, table).await?;
        report.record = Some(serde_json::from_str(&record).map_err(|_| Refusal::Broken)?);
    } else if let Some(Seen::Katana(sight)) = &look.seen {
        let told = record::whole(cx, table, look).await?;
        report.seen = Some(known(cx, look, sight, &told));
    }
    serde_json::to_string_pretty(&report).map_err(|_| Refusal::Broken)
}

fn known<'a>(cx: &Cx, look: &Look, sight: &'a Sight<Katana>, told: &[Told<Event>]) -> Known<'a> {
    let (names, game) = (seat_names(cx, look, sight), imagined(sight));
    let voice = Voice { words: cx.words, rules: &sight.rules, names: &names };
    let picture = Picture { voice, sight, game: &game };
    let is_usual = sight.rules.components == embedded().components;
    Known {
        rules: Katana::VERSION,
        setup: &sight.rules.setup,
        components: if is_usual { json!("embedded") } else { json!(sight.rules.components) },
        version: sight.version,
        asked: sight.asked.iter().map(|seat| seat.0).collect(),
        view: &sight.view,
        you: match sight.viewer {
            Viewer::Seat(seat) => asked(picture, seat),
            Viewer::Spectator => Value::Null,
        },
        log: told.iter().map(|entry| line(picture, entry)).collect(),
    }
}

/// The question to a seat, with what it may do and what it may not.
fn asked(picture: Picture, seat: Seat) -> Value {
    let (voice, sight, game) = (picture.voice, picture.sight, picture.game);
    let choice = |choice: &host::Choice<katana::Action>| {
        let words = voice.action(game, seat, choice.action);
        json!({ "action": choice.action, "words": words, "free": choice.is_free })
    };
    let refused = |&(action, reason): &(katana::Action, katana::Reason)| json!({ "action": action, "words": voice.action(game, seat, action), "why": voice.reason(reason) });
    json!({
        "question": voice.question(game, seat),
        "choices": sight.choices.iter().map(choice).collect::<Vec<_>>(),
        "refused": sight.reasons.iter().map(refused).collect::<Vec<_>>(),
    })
}

/// An entry of the log as the viewer knows it.
fn line(picture: Picture, entry: &Told<Event>) -> Value {
    let events = match &entry.what {
        Deeds::Done(events) => json!(events),
        Deeds::Undone { past_barrier } => json!({ "undone": { "past_barrier": past_barrier } }),
    };
    json!({
        "version": entry.version,
        "seat": entry.seat.map(|seat| seat.0),
        "what": events,
        "words": picture.sentences(entry),
    })
}

/// What everybody is called in a report: by their seat.
fn seat_names(cx: &Cx, look: &Look, sight: &Sight<Katana>) -> Vec<String> {
    let setup = &sight.rules.setup;
    let ghost = setup.ghost_seat().map(|_| ghost_name(cx.words, setup.ghost));
    (1..=look.seats.len()).map(|n| cx.tell("player-n", &[("n", n.into())])).chain(ghost).collect()
}

fn seat_kind(kind: SeatKind) -> &'static str {
    match kind {
        SeatKind::Open => "open",
        SeatKind::Person => "person",
        SeatKind::Guest => "guest",
        SeatKind::Bot(_) => "bot",
    }
}
