//! Shōgun no Katana on the home page, and what its buttons do.

use axum::{Router, routing::post};
use host::CampaignView;
use maud::{Markup, html};

use super::{ghost_name::ghost_name, teller};
use crate::{
    app::App,
    http::{
        cx::Cx,
        error_page::{Answer, ErrorPage},
        form::Form,
    },
    page::{field, known},
};

pub(super) fn routes() -> Router<App> {
    Router::new().route("/play", post(play)).route("/learn", post(learn))
}

/// Starts a game against the visitor's next Ghost.
async fn play(mut cx: Cx, form: Form) -> Answer {
    let who = known::named(&mut cx, form.text("name")).await??;
    let table = cx.host().quick_solo(who).await?;
    Ok(cx.go(&format!("/t/{table}")))
}

/// Starts or continues the guided first game.
async fn learn(mut cx: Cx, form: Form) -> Answer {
    let who = known::named(&mut cx, form.text("name")).await??;
    let table = cx.host().begin_guide(who).await?;
    Ok(cx.go(&format!("/t/{table}")))
}

/// The sections of the home page: play at once, and the Story.
///
/// # Errors
///
/// The database does not answer.
pub(crate) async fn home(cx: &Cx) -> Result<[Markup; 2], ErrorPage> {
    let name = known::own_name(cx).await?;
    let campaigns = cx.host().campaigns(cx.who).await?;
    let ghost = ghost_name(cx.words, Some(cx.host().next_ghost(cx.who).await?));
    Ok([play_now(cx, &name, &ghost), story(cx, &campaigns)])
}

/// Two buttons: a game against the Ghost, and the guided game.
fn play_now(cx: &Cx, name: &str, ghost: &str) -> Markup {
    let line = field::Line { is_required: false, ..field::own_name(cx, name) };
    html! {
        form.play-now method="post" action="/play" {
            (line.show(None))
            button.main-act { (cx.say("lobby-home-play")) }
            button.learn formaction="/learn" aria-describedby="learn-hint" { (cx.say("guide-learn")) }
            p.learn-hint {
                (cx.tell("lobby-home-against", &[("ghost", ghost.into())]))
                br;
                span #learn-hint { (cx.say("guide-learn-hint")) }
            }
        }
    }
}

/// The link to the Story: the latest unfinished campaign, else all of them.
fn story(cx: &Cx, campaigns: &[CampaignView]) -> Markup {
    let going = campaigns.iter().find_map(|campaign| Some((campaign, campaign.campaign.next()?)));
    html! {
        section.story-way aria-labelledby="story" {
            h2 #story { (cx.say("lobby-home-story")) }
            p { (cx.say("lobby-home-story-lead")) }
            p.ways {
                @if let Some((campaign, next)) = going {
                    @let chapter = teller(cx.words).chapter(next);
                    a.button href={ "/story/" (campaign.id) } {
                        (cx.tell("lobby-home-story-on", &[
                            ("name", campaign.name.as_str().into()), ("chapter", chapter.into()),
                        ]))
                    }
                    a href="/story" { (cx.say("lobby-story-campaigns")) }
                } @else {
                    a.button href="/story" { (cx.say("lobby-home-story-go")) }
                }
            }
        }
    }
}
