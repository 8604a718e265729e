//! Shogunate on the home page.

use maud::{Markup, html};
use shogunate::Shogunate;
use tabletop::Game;

use crate::{
    http::{cx::Cx, error_page::ErrorPage},
    page::{lessons, poster::poster, rules::primer, start},
};

/// Shogunate and the ways into it: at once against bots, or with others.
///
/// # Errors
///
/// The database does not answer.
pub(crate) async fn home(cx: &Cx) -> Result<Markup, ErrorPage> {
    let suggestion = cx.host().suggestion(cx.who, Shogunate::NAME).await?;
    let ways = html! {
        div.ways {
            form method="post" action="/play" { (start::button(cx, &suggestion)) }
            a href=(lessons::address(Shogunate::NAME)) { (cx.say("lessons-go")) }
            a href={ "/new?game=" (Shogunate::NAME) } { (cx.say("shogunate-home-new")) }
            (primer::link(cx, Shogunate::NAME, false))
            a href={ "/rules/" (Shogunate::NAME) } { (cx.say("nav-rules")) }
            p.hint { (start::against(cx, &suggestion)) }
        }
    };
    Ok(poster(cx, Shogunate::NAME, "shogunate-way", &ways))
}
