//! The chapters of a campaign as a path: finished, next, and later ones.

use host::{AttemptView, CampaignView};
use katana::story::{CHAPTERS, Chapter};
use maud::{Markup, html};

use super::gain;
use crate::{
    http::cx::Cx,
    katana::{ghost_name::ghost_name, teller},
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

/// All chapters in order, each with its attempts.
pub(super) fn path(cx: &Cx, it: &CampaignView) -> Markup {
    html! {
        ol.chapters { @for chapter in &CHAPTERS { (step(cx, it, chapter)) } }
    }
}

fn step(cx: &Cx, it: &CampaignView, chapter: &Chapter) -> Markup {
    let (voice, number, state) = (teller(cx.words), chapter.number, State::of(it, chapter.number));
    let attempts = || it.attempts.iter().filter(|attempt| attempt.attempt.chapter == number);
    let level = [("level", voice.level(chapter.level).into())];
    html! {
        li id={ "chapter-" (number) } class={ "chapter " (state.word()) } {
            span.number aria-hidden="true" { (number) }
            div {
                h3 {
                    span.visually-hidden { (number) " " }
                    (voice.chapter_name(number))
                }
                p.small { (cx.tell("lobby-story-level", &level)) }
                @if attempts().next().is_some() {
                    ul.attempts { @for attempt in attempts() { (line(cx, attempt)) } }
                }
            }
            span.state { (cx.say(&format!("lobby-story-state-{}", state.word()))) }
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
