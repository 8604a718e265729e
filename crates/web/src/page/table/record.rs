//! The whole game as sentences, and as its record.

use axum::{
    extract::{Path, Query},
    http::header,
    response::IntoResponse,
};
use host::{Refusal, TableView, Why};
use maud::{Markup, html};
use tabletop::Seat;

use super::{
    Answer, Asked,
    beginner::Beginner,
    frame,
    log::{is_undone, undone_mark},
    names, table_of,
    table_page::{TablePage, is_private},
};
use crate::{
    face::{Entry, Face},
    http::cx::Cx,
    render::layout::{Kind, layout},
};

/// The whole log in sentences.
pub(super) async fn log(cx: Cx, Path(id): Path<String>, Query(asked): Query<Asked>) -> Answer {
    let table = table_of(&id)?;
    let view = whole(&cx, cx.host().view(cx.who, table, asked.seat.map(Seat)).await?).await?;
    cx.draw(move |cx| {
        let pages = cx.games().of(&view);
        let names = &names(pages, cx.words, &view);
        let beginner = &Beginner::default();
        let page = TablePage { pages, words: cx.words, view: &view, names, asked, beginner };
        let frame = frame(&view, Kind::Table, cx.say("board-log"), "logbook");
        layout(cx, frame, show(&page))
    })
    .await
}

/// The same view with the whole log. A view has only the latest entries, so earlier positions are read back to the
/// deal.
pub(crate) async fn whole(cx: &Cx, mut view: TableView) -> Result<TableView, Refusal> {
    let Some(mut game_view) = view.game_view.take() else { return Err(Refusal::NotNow(Why::NotBegun)) };
    while let Some(before) = game_view.log_from().and_then(|first| first.checked_sub(1)) {
        let earlier = cx.host().view_at(cx.who, view.id, view.looking, before).await?;
        let Some(earlier) = earlier.game_view.filter(|earlier| earlier.log_from().is_some()) else { break };
        game_view = game_view.with_earlier_log(earlier);
    }
    Ok(TableView { game_view: Some(game_view), ..view })
}

/// The live part of the page.
pub(super) fn show(page: &TablePage) -> Markup {
    let Some(game_view) = &page.view.game_view else { return html! { main #main .logbook {} } };
    page.pages.drawn(game_view, page.words, page.names, |face| logbook(page, face))
}

fn logbook(page: &TablePage, face: &dyn Face) -> Markup {
    html! {
        main #main .logbook .{(face.class())} data-private[is_private(page.view)] {
            h1 { (page.say("board-log")) }
            p .links {
                a href=(format!("/t/{}", page.view.id)) { (page.say("board-back")) } " · "
                a href=(page.address("replay?at=0")) { (page.say("board-replay")) }
            }
            (face.course())
            @let log = face.log();
            @let standing = Entry::standing(&log);
            // The newest first, as at the table.
            ol .log.whole reversed start=(log.len().saturating_sub(1)) {
                @for (n, entry) in log.iter().enumerate().rev() {
                    @let is_undone = is_undone(&standing, entry, n);
                    li id=(format!("entry-{}", entry.version)) .undone[is_undone] {
                        @let replay = page.address(&format!("replay?at={}", entry.version));
                        a .at href=(replay) { (entry.version) } " "
                        @if is_undone { (undone_mark(page)) " " }
                        @for sentence in face.sentences(n).into_iter().rev() { span .sentence { (sentence.words) } " " }
                    }
                }
            }
        }
    }
}

/// The record as a file. The host refuses before the end, since it contains the seed.
pub(super) async fn record(cx: Cx, Path(id): Path<String>) -> Answer {
    let table = table_of(&id)?;
    let record = cx.host().record(cx.who, table).await?;
    let name = format!("attachment; filename=\"kajiba-{table}.json\"");
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record).into_response())
}
