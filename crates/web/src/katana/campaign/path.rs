//! The chapters of a campaign as places on a road: finished, next, and later ones.

use std::sync::LazyLock;

use host::{AttemptView, CampaignView};
use katana::story::{CHAPTERS, Chapter, N_CHAPTERS};
use maud::{Markup, html};

use super::gain;
use crate::{
    http::{assets::asset, cx::Cx},
    katana::{
        ghost_name::ghost_name,
        story::{measured, measured_in_short},
        teller,
    },
    render::art::drawn,
};

/// The state of a chapter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    /// Won.
    Won,
    /// Lost; it can be tried again or skipped.
    Lost,
    /// Skipped after a defeat.
    Skipped,
    /// Being played.
    Going,
    /// The next one.
    Next,
    /// A later one.
    Locked,
}

impl State {
    fn of(it: &CampaignView, number: u8) -> Self {
        let is_going = it.current.is_some_and(|current| current.chapter == number && !current.is_broken);
        match it.campaign.next() {
            Some(next) if next < number => Self::Locked,
            Some(next) if next == number && is_going => Self::Going,
            Some(next) if next == number && it.campaign.n_defeats(number) > 0 => Self::Lost,
            Some(next) if next == number => Self::Next,
            Some(_) | None if it.campaign.is_won(number) => Self::Won,
            Some(_) | None => Self::Skipped,
        }
    }

    /// Its CSS class, which also ends the message id.
    fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Lost => "lost",
            Self::Skipped => "skipped",
            Self::Going => "going",
            Self::Next => "next",
            Self::Locked => "locked",
        }
    }
}

/// What is drawn at each chapter's place on the road.
const VIEWS: [&str; N_CHAPTERS as usize] = [
    "forgehut",
    "pagoda",
    "festival-float",
    "torii",
    "house-c",
    "keep",
    "camp",
    "gate",
    "drum",
    "battle",
    "burning",
    "rubble",
    "scaffold",
    "teahouse",
];

/// The sprite of the province.
static SPRITE: LazyLock<String> = LazyLock::new(|| asset("katana/story.svg"));

/// A drawing of the sprite.
pub(super) fn art(name: &str, class: &str) -> Markup {
    drawn(&format!("{}#{name}", *SPRITE), class)
}

/// The province with its road, stretched to the size of its frame so that the road stays below the chapters.
pub(super) fn province() -> Markup {
    html! {
        svg.art.province viewBox="0 0 1118 842" preserveAspectRatio="none" aria-hidden="true" {
            use href={ (*SPRITE) "#province" } width="1118" height="842" {}
        }
    }
}

/// The road, and all chapters in order along it.
pub(super) fn road(cx: &Cx, it: &CampaignView) -> Markup {
    html! {
        section.road aria-labelledby="path" {
            (province())
            (art("road-upright", "upright"))
            h2 #path.visually-hidden { (cx.say("lobby-story-path")) }
            ol.chapters { @for chapter in &CHAPTERS { (step(cx, it, chapter)) } }
        }
    }
}

fn step(cx: &Cx, it: &CampaignView, chapter: &Chapter) -> Markup {
    let (voice, number, state) = (teller(cx.words), chapter.number, State::of(it, chapter.number));
    let attempts = || it.attempts.iter().filter(|attempt| attempt.attempt.chapter == number);
    html! {
        li id={ "chapter-" (number) } class={ "chapter " (state.word()) } {
            (art(VIEWS[usize::from(number) - 1], "view"))
            div.plate {
                span.number aria-hidden="true" { (number) }
                h3 {
                    span.visually-hidden { (number) " " }
                    (voice.chapter_name(number))
                }
                (level(cx, chapter))
                span.state { (cx.say(&format!("lobby-story-state-{}", state.word()))) }
                @if attempts().next().is_some() {
                    ul.attempts { @for attempt in attempts() { (line(cx, attempt)) } }
                }
                @if state == State::Won { (art("stamp", "stamp")) }
            }
        }
    }
}

/// How hard a chapter is: one to three flames, the word, and how often it was met.
pub(super) fn level(cx: &Cx, chapter: &Chapter) -> Markup {
    let word = teller(cx.words).level(chapter.level);
    html! {
        p.level title=(measured(cx.words, chapter.number)) {
            @for n in 0..3 {
                (art("flame-small", if n <= chapter.level as u8 { "flame lit" } else { "flame" }))
            }
            span { (word) " · " (measured_in_short(cx.words, chapter.number)) }
        }
    }
}

/// An attempt: the opponent, and the result.
fn line(cx: &Cx, it: &AttemptView) -> Markup {
    let id = if it.attempt.is_won { "lobby-story-attempt-won" } else { "lobby-story-attempt-lost" };
    let ghost = ghost_name(cx.words, Some(it.attempt.ghost));
    let n_undone = i64::try_from(it.n_undone_past_barrier).unwrap_or(i64::MAX);
    html! {
        li {
            a href={ "/t/" (it.table) } {
                (cx.tell(id, &[("ghost", ghost.into()), ("points", gain(it.points).into())]))
            }
            @if n_undone > 0 { " " small { (cx.tell("lobby-story-undone", &[("n", n_undone.into())])) } }
        }
    }
}
