//! Shōgun no Katana on the home page.

use host::CampaignView;
use katana::Katana;
use maud::{Markup, html};
use tabletop::Game;

use super::{poster::art, teller};
use crate::{
    http::{cx::Cx, error_page::ErrorPage},
    page::{poster::poster, rules::primer, start},
    render::art::scenery,
};

/// What Shōgun no Katana puts on the home page.
pub(crate) struct Home {
    /// A drawing below the title: a sword.
    pub(crate) emblem: Markup,
    /// Play at once, or learn.
    pub(crate) entry: Markup,
    /// The game, for those who know it.
    pub(crate) poster: Markup,
    /// The Story.
    pub(crate) story: Markup,
}

/// What Shōgun no Katana puts on the home page.
///
/// # Errors
///
/// The database does not answer.
pub(crate) async fn home(cx: &Cx) -> Result<Home, ErrorPage> {
    let campaigns = cx.host().campaigns(cx.who).await?;
    Ok(Home {
        emblem: art("sword", "emblem"),
        entry: start::ways(cx, Katana::NAME, true).await?,
        poster: poster(cx, Katana::NAME, "smithy-way", &ways(cx)),
        story: story(cx, &campaigns),
    })
}

/// The links for those who know the game.
fn ways(cx: &Cx) -> Markup {
    html! {
        div.ways {
            a.button.main-act href={ "/new?game=" (Katana::NAME) } { (cx.say("lobby-home-katana-new")) }
            a href="/new?solo" { (cx.say("lobby-home-solo")) }
            (primer::link(cx, Katana::NAME, false))
            a href={ "/rules/" (Katana::NAME) } { (cx.say("nav-rules")) }
        }
    }
}

/// The way to the Story: the latest unfinished campaign, else all of them.
fn story(cx: &Cx, campaigns: &[CampaignView]) -> Markup {
    let going = campaigns.iter().find_map(|campaign| Some((campaign, campaign.campaign.next()?)));
    html! {
        section.tale.story-way aria-labelledby="story" {
            div.view aria-hidden="true" {
                (scenery("stone-lantern", "at-left")) (scenery("torii", "at-middle")) (scenery("cherry", "at-right"))
            }
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
