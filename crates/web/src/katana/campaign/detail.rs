//! A campaign: its standing, the next attempt, and the path of its chapters.

use axum::{extract::Path, response::IntoResponse};
use host::{CampaignId, CampaignView, CurrentAttemptView, Refusal, Why};
use katana::{
    GhostLevel,
    story::{self, N_CHAPTERS, campaign::victory_points},
};
use maud::{Markup, html};

use super::{gain, n_done, name_field, number, path, ranks, wrong_name};
use crate::{
    http::{cx::Cx, error_page::Answer, form::Form},
    katana::{ghost_name::ghost_name, story::measured, teller},
    page::{
        field::{self, Wrong},
        known,
    },
    render::layout::{Page, layout},
};

/// The Ghost level offered first.
const USUAL_GHOST: u8 = 3;

/// The page of a campaign.
pub(super) async fn show(cx: Cx, Path(id): Path<String>) -> Answer {
    let it = cx.host().campaign(cx.who, campaign(&id)?).await?;
    Ok(page(&cx, &it, &it.name, None).into_response())
}

/// Starts an attempt at the next chapter against the chosen Ghost, or continues the current one.
pub(super) async fn attempt(mut cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let id = campaign(&id)?;
    cx.host().campaign(cx.who, id).await?;
    let not_an_option = Refusal::Bad { field: "ghost", why: Why::NotAnOption };
    let ghost = GhostLevel::new(form.read("ghost")?).ok_or(not_an_option)?;
    // A person who deleted their name gets one again.
    let who = known::named(&mut cx, "").await??;
    let table = cx.host().begin_attempt(who, id, ghost).await?;
    Ok(cx.go(&format!("/t/{table}")))
}

/// Skips the next chapter after a defeat.
pub(super) async fn skip(cx: Cx, Path(id): Path<String>) -> Answer {
    let id = campaign(&id)?;
    cx.host().skip_chapter(cx.who, id).await?;
    Ok(cx.go(&format!("/story/{id}")))
}

/// Renames the campaign.
pub(super) async fn rename(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let id = campaign(&id)?;
    let name = form.text("name");
    let Err(refusal) = cx.host().rename_campaign(cx.who, id, name).await else {
        return Ok(cx.go(&format!("/story/{id}")));
    };
    let wrong = wrong_name(&cx, refusal)?;
    let it = cx.host().campaign(cx.who, id).await?;
    Ok(wrong.answer(page(&cx, &it, name, Some(&wrong))))
}

/// Deletes the campaign, if the checkbox is ticked.
pub(super) async fn delete(cx: Cx, Path(id): Path<String>, form: Form) -> Answer {
    let id = campaign(&id)?;
    if !form.is_on("is_sure") {
        let it = cx.host().campaign(cx.who, id).await?;
        let wrong = Wrong::field("is_sure", cx.say("lobby-story-delete-unsure"));
        return Ok(wrong.answer(page(&cx, &it, &it.name, Some(&wrong))));
    }
    cx.host().delete_campaign(cx.who, id).await?;
    Ok(cx.go("/story"))
}

fn campaign(id: &str) -> Result<CampaignId, Refusal> {
    id.parse().map_err(|_| Refusal::NotFound)
}

fn page(cx: &Cx, it: &CampaignView, name: &str, wrong: Option<&Wrong>) -> Markup {
    let body = html! {
        main #main.lobby.campaign {
            header.board-sign {
                p { a href="/story" { (cx.say("lobby-story-back")) } }
                h1 { (it.name) }
            }
            div.beside {
                (field::head(wrong))
                (standing(cx, it))
                @match (&it.current, it.campaign.next()) {
                    (Some(current), _) if !current.is_broken => (going(cx, current)),
                    (current, Some(next)) => (next_chapter(cx, it, next, current.is_some())),
                    (_, None) => {}
                }
            }
            (path::road(cx, it))
            div.beside.below {
                (ranks::ranks(cx, it))
                (manage(cx, it, name, wrong))
            }
        }
    };
    layout(
        cx,
        Page {
            title: it.name.clone(),
            class: "story",
            games: vec![<katana::Katana as tabletop::Game>::NAME],
            ..Page::default()
        },
        body,
    )
}

/// Story points, rank, and the number of finished chapters.
fn standing(cx: &Cx, it: &CampaignView) -> Markup {
    let (voice, points, rank) = (teller(cx.words), it.campaign.points(), it.campaign.rank());
    let rank_id =
        if it.campaign.next().is_none() { "lobby-story-rank-final" } else { "lobby-story-rank-now" };
    let higher = it.campaign.next().and_then(|_| ranks::higher(points));
    html! {
        div.standing.card {
        dl.reached {
            div { dt { (cx.say("lobby-story-points-label")) } dd.points { (number(points)) } }
            div { dt { (cx.say("lobby-story-done-label")) } dd { (n_done(it)) " / " (N_CHAPTERS) } }
            // There is no rank before the first attempt.
            @if !it.attempts.is_empty() {
                div.rank {
                    dt { (cx.say(rank_id)) }
                    dd {
                        (voice.rank(rank))
                        @if let Some((from, rank)) = higher {
                            @let args = [("points", from.into()), ("rank", voice.rank(rank).into())];
                            small { (cx.tell("lobby-story-rank-next", &args)) }
                        }
                    }
                }
            }
        }
        (ranks::meter(points))
        }
    }
}

/// The current attempt.
fn going(cx: &Cx, current: &CurrentAttemptView) -> Markup {
    let ghost = ghost_name(cx.words, Some(current.ghost));
    let chapter = teller(cx.words).chapter(current.chapter);
    html! {
        section.now aria-labelledby="now" {
            h2 #now { (cx.tell("lobby-story-going", &[("chapter", chapter.into()), ("ghost", ghost.into())])) }
            p.briefing { (teller(cx.words).briefing(current.chapter)) }
            p { a.button.main-act href={ "/t/" (current.table) } { (cx.say("lobby-story-go-on")) } }
        }
    }
}

/// The next chapter: its briefing, the choice of the Ghost, and after a defeat the button to skip it.
fn next_chapter(cx: &Cx, it: &CampaignView, number: u8, is_broken: bool) -> Markup {
    let (voice, chapter) = (teller(cx.words), story::chapter(number));
    let is_lost = it.campaign.n_defeats(number) > 0;
    html! {
        section.now aria-labelledby="now" {
            h2 #now { (cx.tell("lobby-story-next", &[("chapter", voice.chapter(number).into())])) }
            @if let Some(chapter) = chapter {
                (path::level(cx, chapter))
                p.measured { (measured(cx.words, number)) }
            }
            p.briefing { (voice.briefing(number)) }
            @if is_broken { p.wrong { (cx.say("lobby-story-broken")) } }
            form #attempt method="post" action={ "/story/" (it.id) "/attempt" } {
                (ghosts(cx, it, number))
                button.main-act { (cx.say(if is_lost { "lobby-story-again" } else { "lobby-story-play" })) }
            }
            @if it.campaign.may_skip() {
                details #skip {
                    summary { (cx.say("lobby-story-skip")) }
                    form method="post" action={ "/story/" (it.id) "/skip" } {
                        p { (cx.say("lobby-story-skip-lead")) }
                        button { (cx.say("lobby-story-skip")) }
                    }
                }
            }
        }
    }
}

/// The choice of the Ghost, with the value of a victory over each.
fn ghosts(cx: &Cx, it: &CampaignView, chapter: u8) -> Markup {
    let last = it.attempts.last().map_or(USUAL_GHOST, |last| last.attempt.ghost.number());
    html! {
        fieldset.ghosts {
            legend { (cx.say("lobby-story-ghost")) }
            div.levels {
                @for level in GhostLevel::ALL {
                    @let worth = gain(victory_points(chapter, level));
                    label.ghost {
                        input type="radio" name="ghost" value=(level.number()) checked[level.number() == last] required;
                        (path::art("ghost", "spirit"))
                        span.name { (ghost_name(cx.words, Some(level))) }
                        small { (cx.tell("lobby-story-ghost-worth", &[("points", worth.into())])) }
                    }
                }
            }
            p.hint { (cx.say("lobby-story-ghost-hint")) }
        }
    }
}

/// The forms to rename and delete, folded so that nobody uses them by accident.
fn manage(cx: &Cx, it: &CampaignView, name: &str, wrong: Option<&Wrong>) -> Markup {
    html! {
        details #manage.manage.card open[wrong.is_some()] {
            summary { (cx.say("lobby-story-manage")) }
            form.sheet method="post" action={ "/story/" (it.id) "/name" } {
                (name_field(cx, name).show(wrong))
                button { (cx.say("lobby-story-rename")) }
            }
            form.sheet method="post" action={ "/story/" (it.id) "/delete" } {
                p { (cx.say("lobby-story-delete-lead")) }
                label.choice {
                    input type="checkbox" name="is_sure" value="1";
                    span { (cx.say("lobby-story-delete-sure")) }
                }
                (field::beside(wrong, "is_sure"))
                button.danger { (cx.say("lobby-story-delete")) }
            }
        }
    }
}
