//! The Story: all campaigns of the visitor, and a form for a new one.

mod detail;
mod path;
mod ranks;

use axum::{
    Router,
    routing::{get, post},
};
use host::{CampaignView, Refusal};
use katana::story::N_CHAPTERS;
use maud::{Markup, html};

use super::{ghost_name::ghost_name, teller};
use crate::{
    app::App,
    http::{
        cx::Cx,
        error_page::{Answer, ErrorPage},
        form::Form,
    },
    page::{
        field::{self, Wrong},
        known,
        table::{gain, number},
    },
    render::layout::{Page, layout},
};

pub(super) fn routes() -> Router<App> {
    Router::new()
        .route("/story", get(list).post(create))
        .route("/story/{id}", get(detail::show))
        .route("/story/{id}/attempt", post(detail::attempt))
        .route("/story/{id}/skip", post(detail::skip))
        .route("/story/{id}/name", post(detail::rename))
        .route("/story/{id}/delete", post(detail::delete))
}

async fn list(cx: Cx) -> Result<Markup, ErrorPage> {
    let campaigns = cx.host().campaigns(cx.who).await?;
    Ok(page(&cx, &campaigns, &usual_name(&cx, campaigns.len()), None))
}

/// Creates a campaign. An error shows the form again with the typed name.
async fn create(mut cx: Cx, form: Form) -> Answer {
    let name = form.text("name");
    let is_empty = name.trim().is_empty();
    let wrong = if is_empty {
        wrong_name(&cx, Refusal::Bad { field: "name", why: host::Why::Empty })?
    } else {
        let who = known::named(&mut cx, "").await??;
        match cx.host().new_campaign(who, name).await {
            Ok(campaign) => return Ok(cx.go(&format!("/story/{campaign}"))),
            Err(refusal) => wrong_name(&cx, refusal)?,
        }
    };
    let campaigns = cx.host().campaigns(cx.who).await?;
    Ok(wrong.answer(page(&cx, &campaigns, name, Some(&wrong))))
}

/// The error for an invalid name.
fn wrong_name(cx: &Cx, refusal: Refusal) -> Result<Wrong, ErrorPage> {
    let is_length = matches!(refusal, Refusal::Bad { why: host::Why::Empty | host::Why::TooLong, .. });
    let wrong = Wrong::refused(cx, refusal)?;
    let sentence = if is_length { cx.say("lobby-story-wrong-name") } else { wrong.sentence };
    Ok(Wrong { sentence, ..wrong })
}

/// The default name of a campaign.
fn usual_name(cx: &Cx, n_campaigns: usize) -> String {
    match n_campaigns {
        0 => cx.say("lobby-story-name-n"),
        n => cx.tell("lobby-story-name-more", &[("n", (n + 1).into())]),
    }
}

fn page(cx: &Cx, campaigns: &[CampaignView], name: &str, wrong: Option<&Wrong>) -> Markup {
    let body = html! {
        main #main.lobby.story-list {
            div.banner {
                (path::province())
                header.board-sign {
                    h1 { (cx.say("lobby-story-title")) }
                    p.lead { (cx.say("lobby-story-lead")) }
                }
            }
            @if !campaigns.is_empty() {
                section aria-labelledby="campaigns" {
                    h2 #campaigns { (cx.say("lobby-story-campaigns")) }
                    ul.tables { @for campaign in campaigns { (line(cx, campaign)) } }
                }
            }
            section aria-labelledby="new" {
                h2 #new { (cx.say("lobby-story-new")) }
                form.sheet method="post" action="/story" {
                    (name_field(cx, name).show(wrong))
                    // Errors of the form as a whole stand here.
                    (field::beside(wrong, ""))
                    button.main-act { (cx.say("lobby-story-begin")) }
                }
            }
        }
    };
    layout(
        cx,
        Page {
            title: cx.say("lobby-story-title"),
            class: "story",
            games: vec![<katana::Katana as tabletop::Game>::NAME],
            ..Page::default()
        },
        body,
    )
}

fn name_field<'a>(cx: &Cx, name: &'a str) -> field::Line<'a> {
    field::Line {
        name: "name",
        kind: "text",
        label: cx.say("lobby-story-name"),
        value: name,
        len_max: host::limits::CAMPAIGN_NAME_CHARS_MAX,
        autocomplete: "off",
        is_required: true,
        hint: None,
    }
}

/// A campaign in a list: the next chapter, and its standing.
fn line(cx: &Cx, it: &CampaignView) -> Markup {
    let voice = teller(cx.words);
    let state = match (&it.current, it.campaign.next()) {
        (Some(current), _) if !current.is_broken => {
            let ghost = ghost_name(cx.words, Some(current.ghost));
            let args = [("chapter", voice.chapter(current.chapter).into()), ("ghost", ghost.into())];
            cx.tell("lobby-story-going", &args)
        }
        (_, Some(next)) => cx.tell("lobby-story-next", &[("chapter", voice.chapter(next).into())]),
        (_, None) => cx.tell("lobby-story-told", &[("rank", voice.rank(it.campaign.rank()).into())]),
    };
    let points = cx.tell("lobby-story-points", &[("points", number(it.campaign.points()).into())]);
    let done = [("n", n_done(it).into()), ("of", N_CHAPTERS.into())];
    html! {
        li.table-line {
            a href={ "/story/" (it.id) } { span.what { (it.name) } }
            p.state { (state) }
            p.small { (points) " · " (cx.tell("lobby-story-done", &done)) }
            (ranks::meter(it.campaign.points()))
        }
    }
}

/// How many chapters are won or skipped.
fn n_done(it: &CampaignView) -> u8 {
    it.campaign.next().map_or(N_CHAPTERS, |next| next - 1)
}
