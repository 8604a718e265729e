//! The game that suits a visitor now: against whom, and starting it at once.

use axum::{Router, routing::post};
use host::{BotLevel, NewSeat, NewTable, Refusal, Suggestion};
use maud::{Markup, html};

use super::{field, known, lessons, rules::primer, seat::game_name};
use crate::{
    app::App,
    http::{
        cx::Cx,
        error_page::{Answer, ErrorPage},
        form::Form,
    },
};

/// Somebody who has played fewer games than this is a beginner at it.
pub(crate) const FIRST_GAMES: u64 = 3;

pub(super) fn routes() -> Router<App> {
    Router::new().route("/play", post(play))
}

/// Starts the game that suits the visitor.
async fn play(mut cx: Cx, form: Form) -> Answer {
    let offers = cx.host().games();
    let asked = form.text("game");
    let offer = offers.iter().find(|offer| asked.is_empty() || offer.name == asked);
    let game = offer.ok_or(Refusal::NotFound)?.name;
    let who = known::named(&mut cx, form.text("name")).await??;
    let table = cx.host().begin_suggested(who, game).await?;
    Ok(cx.go(&format!("/t/{table}")))
}

/// The opponents at a table that one person begins at once, and how many they are: the seat that the rules play, and
/// bots.
pub(crate) fn opponents(cx: &Cx, table: &NewTable) -> (usize, String) {
    let pages = cx.games().named(&table.game);
    let automatic = pages.and_then(|pages| pages.extension.automatic_name(cx.words, &table.options));
    let bots: Vec<BotLevel> = bots(table).collect();
    let n = bots.len() + usize::from(automatic.is_some());
    let bots = bots.first().map(|level| {
        let n = [("n", bots.len().into())];
        cx.tell(&format!("start-bots-{}", level.id()), &n)
    });
    (n, cx.words.all_of(automatic.into_iter().chain(bots)))
}

/// The levels of the bots at a table.
pub(crate) fn bots(table: &NewTable) -> impl Iterator<Item = BotLevel> {
    table.seats.iter().filter_map(|seat| match seat {
        NewSeat::Bot(level) => Some(*level),
        NewSeat::Me { .. } | NewSeat::Guest { .. } | NewSeat::Open => None,
    })
}

/// The button that starts the suggested game; the name of the game goes along.
pub(crate) fn button(cx: &Cx, suggestion: &Suggestion) -> Markup {
    html! {
        input type="hidden" name="game" value=(suggestion.table.game);
        button .main-act { (cx.say("start-play")) }
    }
}

/// Against whom the suggested game is.
pub(crate) fn against(cx: &Cx, suggestion: &Suggestion) -> String {
    let (n, opponents) = opponents(cx, &suggestion.table);
    cx.tell("start-against", &[("n", n.into()), ("opponents", opponents.into())])
}

/// The suggested game as the next one.
pub(crate) fn next(cx: &Cx, suggestion: &Suggestion) -> String {
    let (n, opponents) = opponents(cx, &suggestion.table);
    cx.tell("start-next", &[("n", n.into()), ("opponents", opponents.into())])
}

/// Two ways in for somebody who wants to play at once: the suggested game, and the next lesson if there are lessons. They may
/// lead to the game in two minutes.
///
/// # Errors
///
/// The database does not answer.
pub(crate) async fn ways(cx: &Cx, game: &str, has_primer: bool) -> Result<Markup, ErrorPage> {
    let suggestion = cx.host().suggestion(cx.who, game).await?;
    let name = known::own_name(cx).await?;
    let line = field::Line { is_required: false, ..field::own_name(cx, &name) };
    let has_lessons = lessons::has(cx, game);
    Ok(html! {
        form .play-now method="post" action="/play" {
            (line.show(None))
            (button(cx, &suggestion))
            @if has_lessons {
                button .learn formaction="/learn" aria-describedby="learn-hint" { (cx.say("lessons-learn")) }
            }
            p .learn-hint {
                (against(cx, &suggestion))
                @if has_lessons {
                    " " span #learn-hint { (cx.say("lessons-learn-hint")) }
                    " " a href=(lessons::address(game)) { (cx.say("lessons-all")) }
                }
                @if has_primer { " · " (primer::link(cx, game, false)) }
            }
        }
    })
}

/// For a beginner who is about to set up a table: the suggested game instead; nothing for others.
pub(crate) fn instead(cx: &Cx, suggestion: &Suggestion) -> Markup {
    html! {
        @if suggestion.n_played < FIRST_GAMES {
            form .first-game method="post" action="/play" {
                @let game = game_name(cx, &suggestion.table.game);
                p { b { (cx.tell("start-first", &[("game", game.into())])) } " " (against(cx, suggestion)) }
                input type="hidden" name="game" value=(suggestion.table.game);
                button { (cx.say("start-play")) }
            }
        }
    }
}
