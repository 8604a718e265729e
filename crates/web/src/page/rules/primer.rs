//! A game in two minutes: a story in pictures, for somebody who does not know it.

use axum::extract::Path;
use host::Refusal;
use maud::{Markup, html};
use words::Words;

use crate::{
    game::WebExtension,
    http::{cx::Cx, drawn::Alike, error_page::Answer},
    page::{poster, seat::game_name, start},
    render::{
        layout::{Kind, Page, layout},
        svg::At,
    },
};

/// The size of a panel's drawing.
pub(crate) const SIZE: At = (480, 270);

/// A panel of the story: a drawing over a title and two or three sentences.
///
/// The drawing contains only symbols and numbers, and the words are complete without it.
pub(crate) struct Panel {
    /// Its name in ids: `primer-GAME-NAME` is its title, `primer-GAME-NAME-tells` what it tells.
    pub(crate) name: &'static str,
    /// Draws it.
    pub(crate) draw: fn(&Words) -> Markup,
}

impl Panel {
    /// The message id of its title.
    fn id(&self, game: &str) -> String {
        format!("primer-{game}-{}", self.name)
    }
}

/// The link to a game's story, if it has one; in a new tab where people fill in a form.
pub(crate) fn link(cx: &Cx, game: &str, is_apart: bool) -> Markup {
    let has_one = extension(cx, game).is_some_and(|extension| !extension.primer().is_empty());
    html! {
        @if has_one {
            a .to-primer href=(format!("/rules/{game}/primer")) target=[is_apart.then_some("_blank")] { (cx.say("primer-link")) }
        }
    }
}

fn extension<'a>(cx: &'a Cx, game: &str) -> Option<&'a dyn WebExtension> {
    Some(cx.games().named(game)?.extension)
}

/// The page.
pub(super) async fn page(cx: Cx, Path(game): Path<String>) -> Answer {
    let offers = cx.host().games();
    let game = offers.iter().find(|offer| offer.name == game).ok_or(Refusal::NotFound)?.name;
    let panels = extension(&cx, game).map(WebExtension::primer).filter(|panels| !panels.is_empty());
    let panels = panels.ok_or(Refusal::NotFound)?;
    let ways = start::ways(&cx, game, false).await?;
    // Somebody who has played is offered another game to begin with.
    let alike = Alike { on: ways.0.clone(), is_kept: true, ..Alike::default() };
    cx.draw_alike(alike, move |cx| draw(cx, game, panels, &ways)).await
}

fn draw(cx: &Cx, game: &'static str, panels: &[Panel], ways: &Markup) -> Markup {
    let title = cx.tell("primer-title", &[("game", game_name(cx, game).into())]);
    let body = html! {
        main #main .lobby.primer {
            header .primer-head {
                h1 { (title) }
                (poster::facts(cx, game))
                p .lead { (cx.say("primer-lead")) }
            }
            (story(cx.words, game, panels))
            section .primer-on aria-labelledby="primer-on" {
                h2 #primer-on { (cx.say("primer-on")) }
                (ways)
                p .ways-on {
                    a href=(format!("/rules/{game}")) { (cx.say("primer-rules")) } " · "
                    a href=(format!("/cards?game={game}")) { (cx.say("nav-cards")) }
                }
            }
        }
    };
    let about = poster::sentence(cx, game);
    let page =
        Page { kind: Kind::Primer, games: vec![game], title, class: "rules", about, ..Page::default() };
    layout(cx, page, body)
}

/// The panels in order.
fn story(words: &Words, game: &str, panels: &[Panel]) -> Markup {
    let (width, height) = SIZE;
    html! {
        ol .panels .{ "panels-of-" (game) } {
            @for panel in panels {
                li .panel id=(panel.name) {
                    div .view aria-hidden="true" {
                        svg viewBox=(format!("0 0 {width} {height}")) preserveAspectRatio="xMidYMid slice" { ((panel.draw)(words)) }
                    }
                    div .tells {
                        h2 { (words.say(&panel.id(game), &[])) }
                        p { (words.say(&format!("{}-tells", panel.id(game)), &[])) }
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use words::{Lang, words};

    #[test]
    fn every_story_has_five_to_seven_panels_with_words_in_every_language() {
        let games = crate::games::all();
        for pages in games.iter() {
            let (game, panels) = (pages.game.id(), pages.extension.primer());
            assert!((5..=7).contains(&panels.len()), "{game}");
            for (panel, lang) in panels.iter().flat_map(|panel| Lang::ALL.map(|lang| (panel, lang))) {
                for id in [panel.id(game), format!("{}-tells", panel.id(game))] {
                    assert!(words(lang).has(&id), "{} lacks {id}", lang.code());
                }
            }
        }
    }

    #[test]
    fn panels_use_only_drawings_that_are_in_their_sprite_and_no_words() {
        for pages in crate::games::all().iter() {
            for panel in pages.extension.primer() {
                let drawing = (panel.draw)(words(Lang::En)).into_string();
                let used = drawing.split("href=\"/assets/").skip(1);
                let used: Vec<&str> = used.filter_map(|rest| rest.split('"').next()).collect();
                assert!(!used.is_empty(), "{} is drawn with the game's art", panel.name);
                for address in used {
                    let (file, symbol) = address.split_once('#').expect("a drawing of a sprite");
                    let file = file.split('?').next().unwrap_or_default();
                    let path = format!("{}/assets/{file}", env!("CARGO_MANIFEST_DIR"));
                    let sprite = std::fs::read_to_string(path).unwrap();
                    assert!(sprite.contains(&format!("id=\"{symbol}\"")), "{file} has no {symbol}");
                }
                let texts = drawing.split("</text>").filter_map(|part| part.rsplit_once('>'));
                for (_, text) in texts.filter(|(before, _)| before.contains("<text")) {
                    assert!(text.chars().count() <= 3, "{}: {text} is no number or letter", panel.name);
                }
            }
        }
    }
}
