//! The whole game as sentences, and as its record.

use axum::{
    extract::{Path, Query},
    http::header,
    response::IntoResponse,
};
use host::{Look, Refusal, Seen, TableId, Told};
use katana::Event;
use maud::{Markup, html};
use tabletop::Seat;
use voice::Voice;

use super::{Answer, Asked, desk::Desk, names, replay::version, table_of};
use crate::{
    cx::Cx,
    katana::{Picture, imagined},
    layout::{Page, layout},
};

/// The whole log in sentences.
pub(super) async fn log(cx: Cx, Path(id): Path<String>, Query(asked): Query<Asked>) -> Answer {
    let table = table_of(&id)?;
    let look = cx.host().look(cx.who, table, asked.seat.map(Seat)).await?;
    let told = whole(&cx, table, &look).await?;
    let names = names(cx.words, &look);
    let desk = Desk { words: cx.words, look: &look, names: &names, asked, told: &told };
    let page = Page { title: cx.say("board-log"), class: "logbook", ..Page::default() };
    Ok(layout(&cx, page, show(&desk)).into_response())
}

/// Everything that happened, oldest first. A look tells the last entries only, so earlier positions are looked at
/// until the deal is reached.
pub(super) async fn whole(cx: &Cx, table: TableId, look: &Look) -> Result<Vec<Told<Event>>, Refusal> {
    let mut parts: Vec<Vec<Told<Event>>> = Vec::new();
    let mut until = version(look)?;
    loop {
        let look = cx.host().look_at(cx.who, table, look.looking, until).await?;
        let Some(Seen::Katana(sight)) = look.seen else { break };
        let first = sight.told.first().map_or(0, |entry| entry.version);
        parts.push(sight.told);
        if first == 0 {
            break;
        }
        until = first - 1;
    }
    Ok(parts.into_iter().rev().flatten().collect())
}

/// The live part of the page.
pub(super) fn show(desk: &Desk) -> Markup {
    let Some(Seen::Katana(sight)) = &desk.look.seen else { return html! { main #main .logbook {} } };
    let game = imagined(sight);
    let voice = Voice { words: desk.words, rules: &sight.rules, names: desk.names };
    let picture = Picture { voice, sight, game: &game };
    html! {
        main #main .logbook {
            h1 { (desk.say("board-log")) }
            p .links {
                a href=(format!("/t/{}", desk.look.id)) { (desk.say("board-back")) } " · "
                a href=(desk.address("replay?at=0")) { (desk.say("board-replay")) }
            }
            (picture.course(desk.told))
            ol .log.whole start="0" {
                @for entry in desk.told {
                    li id=(format!("entry-{}", entry.version)) {
                        @let replay = desk.address(&format!("replay?at={}", entry.version));
                        a .at href=(replay) { (entry.version) } " "
                        @for sentence in picture.sentences(entry) { span .sentence { (sentence) } " " }
                    }
                }
            }
        }
    }
}

/// The record as a file. Before the end the host refuses: it holds the seed.
pub(super) async fn record(cx: Cx, Path(id): Path<String>) -> Answer {
    let table = table_of(&id)?;
    let record = cx.host().record(cx.who, table).await?;
    let name = format!("attachment; filename=\"kajiba-{table}.json\"");
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record).into_response())
}
