//! The table around a game: seats, phase and chat; its event stream and its record.

use axum::{
    Json,
    extract::{Path, Request},
    response::IntoResponse,
};
use host::{
    AnyGameView, ComponentsView, MessageBody, MessageView, Pace, SeatKind, SeatView, StoryView, TableView,
    UndoView,
};
use serde_json::{Value, json};
use tabletop::{Seat, Seats};

use super::{Answer, at, written};
use crate::{
    face::Entry,
    http::{
        address::{address, household},
        cx::Cx,
    },
    live,
    page::table::{names, phase_name},
};

/// The current state of the table.
pub(super) async fn table(cx: Cx, Path(id): Path<String>) -> Answer {
    let (table, seat) = at(&cx, &id)?;
    let view = cx.host().view(cx.who, table, seat).await?;
    Ok(Json(told(&cx, view)).into_response())
}

/// A stream of events, one for each change of the table.
pub(super) async fn events(cx: Cx, Path(id): Path<String>, request: Request) -> Answer {
    let (table, _) = at(&cx, &id)?;
    // Refuse at once if the program may not see the table.
    cx.host().version(cx.who, table).await?;
    let from = household(address(cx.app.settings(), request.headers(), request.extensions()));
    live::open_for(cx, vec![table], from).await
}

/// The record, once the game is over.
pub(super) async fn record(cx: Cx, Path(id): Path<String>) -> Answer {
    let (table, _) = at(&cx, &id)?;
    Ok(written(cx.host().record(cx.who, table).await?))
}

fn told(cx: &Cx, view: TableView) -> Value {
    let undo = undo_told(cx, &view);
    let url = format!("{}/t/{}", cx.origin, view.id);
    let you = cx
        .who
        .bearer
        .map(|bearer| json!({ "seat": bearer.seat.0, "runs_table": bearer.runs_table && view.is_host }));
    // Fields that matter only to a shared device or to the drawing are ignored by name.
    let TableView {
        id,
        version,
        game,
        options,
        components,
        phase,
        is_listed,
        spectators,
        pace,
        paused_ms,
        now_ms,
        seats: sitting,
        own: _,
        looking: _,
        answering: _,
        opened: _,
        is_host: _,
        game_view,
        undoer: _,
        undo: _,
        standing,
        lines,
        // A program sees the phase.
        shut: _,
        result,
        rematch,
        bots_hurry,
        story,
        // The guide explains the page and is of no use to a program.
        guide: _,
        seed_hash,
    } = view;
    let standing: Vec<Value> = standing.iter().map(|(id, on)| json!({ "id": id, "on": on })).collect();
    json!({
        "table": id,
        "url": url,
        "version": version,
        "game": game,
        "options": options,
        "components": components.map(components_told),
        "phase": phase_name(phase),
        "listed": is_listed,
        "spectators": spectators,
        "pace": pace_told(pace),
        "paused_ms": paused_ms,
        "now_ms": now_ms,
        "seats": sitting.iter().enumerate().map(seat_told).collect::<Vec<_>>(),
        "you": you,
        "game_version": game_view.as_ref().map(AnyGameView::version),
        "asked": seats(game_view.as_ref().map_or(Seats::NONE, AnyGameView::asked)),
        "undo": undo,
        "standing": standing,
        "lines": lines.into_iter().map(line_told).collect::<Vec<_>>(),
        "result": result,
        "rematch": rematch,
        "bots_hurry": bots_hurry,
        "chapter": story.map(|StoryView { chapter, ghost: _, attempt: _ }| chapter),
        "seed_hash": seed_hash,
    })
}

/// What is not known of a game before it is dealt is of no use to a program, which then gets it with the view.
fn components_told(set: ComponentsView) -> Value {
    let ComponentsView { name, is_known_to_bots, data: _ } = set;
    json!({ "name": name, "is_known_to_bots": is_known_to_bots })
}

fn seats(seats: Seats) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

fn pace_told(pace: Pace) -> Value {
    match pace {
        Pace::Free => json!({ "kind": "free" }),
        Pace::Live { bank_ms, increment_ms } => {
            json!({ "kind": "live", "bank_ms": bank_ms, "increment_ms": increment_ms })
        }
        Pace::Days { move_ms } => json!({ "kind": "days", "move_ms": move_ms }),
    }
}

fn seat_told((n, seat): (usize, &SeatView)) -> Value {
    let (kind, level) = match seat.kind {
        SeatKind::Open => ("open", None),
        SeatKind::Person => ("person", None),
        SeatKind::Guest => ("guest", None),
        SeatKind::Bot(level) => ("bot", Some(level.id())),
    };
    json!({
        "seat": n,
        "name": seat.name,
        "kind": kind,
        "level": level,
        "ready": seat.is_ready,
        "absence": seat.absence,
        "due_ms": seat.due_ms,
        "left_ms": seat.left_ms,
    })
}

fn undo_told(cx: &Cx, view: &TableView) -> Value {
    match view.undo {
        UndoView::Nothing => json!({ "kind": "nothing" }),
        UndoView::Free => json!({ "kind": "free" }),
        UndoView::ByConsent => json!({ "kind": "by_consent" }),
        UndoView::Asked { seat, waiting, expires_ms } => {
            json!({
                "kind": "asked", "seat": seat.0, "waiting": seats(waiting), "expires_ms": expires_ms,
                "takes_back": taken_back(cx, view, seat),
            })
        }
    }
}

/// The act that a seat asks to take back, and all that goes with it, oldest first.
fn taken_back(cx: &Cx, view: &TableView, seat: Seat) -> Vec<Value> {
    let Some(game_view) = &view.game_view else { return Vec::new() };
    let pages = cx.games().of(view);
    pages.drawn(game_view, cx.words, &names(pages, cx.words, view), |face| {
        let log = face.log();
        let act = |n: usize| {
            let sentences = face.sentences(n).into_iter().map(|sentence| sentence.words).collect::<Vec<_>>();
            json!({ "version": log[n].version, "seat": log[n].seat.map(|seat| seat.0), "sentences": sentences })
        };
        Entry::taken_back_by(&log, seat).into_iter().map(act).collect()
    })
}

fn line_told(MessageView { n, at_ms, what }: MessageView) -> Value {
    match what {
        MessageBody::Chat { name, is_own, text } => {
            json!({ "n": n, "at_ms": at_ms, "kind": "chat", "name": name, "own": is_own, "text": text })
        }
        MessageBody::Notice { notice, name } => {
            json!({ "n": n, "at_ms": at_ms, "kind": "notice", "name": name, "notice": notice })
        }
    }
}
