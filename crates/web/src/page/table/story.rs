//! A chapter of the Story at its table: its conditions during play, and the verdict.

use host::{CampaignAttempt, Outcome};
use maud::{Markup, html};

use super::{alone, table_page::TablePage};
use crate::face::{Chapter, Face};

/// The current chapter: the briefing, and how far its conditions are met.
pub(super) fn chapter(page: &TablePage, face: &dyn Face) -> Markup {
    let Some(chapter) = face.chapter() else { return html! {} };
    html! {
        section #story .story aria-labelledby="story-title" {
            h2 #story-title { (chapter.name) }
            @if let Some(attempt) = attempt(page) { p .of { (of(page, attempt)) } }
            (chapter.progress)
        }
    }
}

/// The campaign attempt of this table, for its owner.
pub(super) fn attempt<'a>(page: &TablePage<'a>) -> Option<&'a CampaignAttempt> {
    page.view.story.as_ref()?.attempt.as_ref()
}

/// Whether the chapter was won. Conceding always loses, whatever the score.
fn is_won(chapter: &Chapter, outcome: &Outcome) -> bool {
    outcome.is_won.unwrap_or(chapter.is_won)
}

/// The verdict in a sentence.
pub(super) fn sentence<'a>(chapter: &'a Chapter, outcome: &Outcome) -> &'a str {
    &chapter.verdict[usize::from(is_won(chapter, outcome))]
}

/// The verdict with a line for each condition.
pub(super) fn verdict(page: &TablePage, face: &dyn Face, chapter: &Chapter, outcome: &Outcome) -> Markup {
    html! {
        div #verdict .verdict.won[is_won(chapter, outcome)] {
            @if outcome.is_early && alone::is_own(page.view) { p { (page.say("board-story-conceded")) } }
            h3 { (page.say("board-story-asked")) }
            (chapter.conditions)
            @if let Some(attempt) = attempt(page) { (standing(page, face, attempt)) }
        }
    }
}

/// The Story points of the attempt, and the rank for the campaign's total.
fn standing(page: &TablePage, face: &dyn Face, attempt: &CampaignAttempt) -> Markup {
    let points = attempt.points.map_or(String::new(), gain);
    let points = [("points", points.into()), ("total", number(attempt.total).into())];
    let rank = [("rank", face.rank(attempt.total).into())];
    let rank_id = if attempt.is_over { "board-story-rank-final" } else { "board-story-rank" };
    html! {
        p .story-points { (page.tell("board-story-points", &points)) }
        p .story-rank { (page.tell(rank_id, &rank)) }
    }
}

/// The link back to the campaign, where the next attempt begins.
pub(super) fn onward(page: &TablePage, attempt: &CampaignAttempt) -> Markup {
    html! {
        p .again { a .button.main-act href=(address(attempt)) { (page.say("board-story-on")) } }
    }
}

/// The campaign that the attempt belongs to.
fn of(page: &TablePage, attempt: &CampaignAttempt) -> Markup {
    html! { (page.say("board-story-of")) " " a href=(address(attempt)) { (attempt.name) } }
}

fn address(attempt: &CampaignAttempt) -> String {
    format!("/story/{}", attempt.campaign)
}

/// Story points with a real minus sign.
pub(crate) fn number(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// Story points won or lost, with a sign.
pub(crate) fn gain(points: i32) -> String {
    if points > 0 { format!("+{points}") } else { number(points) }
}
