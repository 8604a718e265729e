//! What a beginner is told at a table: aims for a round, and after the end something to try next time and whom to play next.

use host::{AnyGameView, BotLevel, GuideView, NewTable, Phase, Refusal, SeatKind, Suggestion, TableView};
use maud::{Markup, html};
use tabletop::Seat;

use super::table_page::TablePage;
use crate::{
    face::{Aim, Face},
    http::{cx::Cx, preferences::Preference},
    page::start::{self, FIRST_GAMES},
};

/// What a beginner is told; nothing by default.
#[derive(Default)]
pub(super) struct Beginner {
    /// The viewer's view of the beginning of the round, if aims are shown.
    pub(super) round: Option<AnyGameView>,
    /// Whether tips are shown.
    pub(super) has_tips: bool,
    /// After a game that a person played alone: the next one, if it is another, and its opponents in words.
    pub(super) next: Option<(Suggestion, String)>,
}

impl Beginner {
    /// What the visitor is told at a table.
    ///
    /// # Errors
    ///
    /// The host does not answer.
    pub(super) async fn of(cx: &Cx, view: &TableView, names: &[String]) -> Result<Self, Refusal> {
        let has_tips = cx.preferences.has(Preference::Aims) && view.story.is_none();
        Ok(match view.phase {
            Phase::Playing if has_tips && is_free(view) => {
                let is_new = cx.host().n_played(cx.who, view.id, view.game).await? < FIRST_GAMES;
                let round = if is_new { beginning(cx, view, names).await } else { Ok(None) };
                let round = match round {
                    // The seat has been covered since its view was taken.
                    Err(Refusal::Forbidden(_)) => None,
                    round => round?,
                };
                Self { round, has_tips, next: None }
            }
            Phase::Over => Self { round: None, has_tips, next: next(cx, view).await? },
            Phase::Gathering | Phase::Playing | Phase::Broken | Phase::Closed => Self::default(),
        })
    }
}

/// Whether the viewer plays on their own, without a guide.
fn is_free(view: &TableView) -> bool {
    view.looking.is_some() && !view.guide.is_some_and(GuideView::is_open)
}

/// The viewer's view of the beginning of the round. A view has only the latest entries of the log, so it may take earlier
/// positions to find it.
async fn beginning(cx: &Cx, view: &TableView, names: &[String]) -> Result<Option<AnyGameView>, Refusal> {
    let pages = cx.games().of(view);
    let mut earlier = view.game_view.clone();
    while let Some(game_view) = earlier {
        let landmarks = pages.drawn(&game_view, cx.words, names, |face| face.landmarks());
        let at = async |version| cx.host().view_at(cx.who, view.id, view.looking, version).await;
        if let Some(round) = landmarks.iter().rfind(|landmark| landmark.is_round) {
            return Ok(at(round.version).await?.game_view);
        }
        earlier = match game_view.log_from().and_then(|first| first.checked_sub(1)) {
            Some(before) => at(before).await?.game_view,
            None => None,
        };
    }
    Ok(None)
}

/// The game that suits somebody next who has played alone, unless it is the same again.
async fn next(cx: &Cx, view: &TableView) -> Result<Option<(Suggestion, String)>, Refusal> {
    let n_bots = bots(view).count();
    if !(view.own.len() == 1 && n_bots + 1 == view.seats.len()) || view.story.is_some() {
        return Ok(None);
    }
    let suggestion = cx.host().suggestion(cx.who, view.game).await?;
    let words = start::next(cx, &suggestion);
    Ok((!is_as_before(view, &suggestion.table)).then_some((suggestion, words)))
}

/// The levels of the bots at a table.
fn bots(view: &TableView) -> impl Iterator<Item = BotLevel> {
    view.seats.iter().filter_map(|seat| match seat.kind {
        SeatKind::Bot(level) => Some(level),
        SeatKind::Open | SeatKind::Person | SeatKind::Guest => None,
    })
}

/// Whether a new table has the opponents of this one.
fn is_as_before(view: &TableView, table: &NewTable) -> bool {
    let has_options = table.options.iter().all(|(id, value)| view.options.get(id) == Some(value));
    has_options && bots(view).min() == start::bots(table).min()
}

/// The aims of the round, and how to be rid of them. A small screen folds them to a line.
pub(super) fn aims(page: &TablePage, face: &dyn Face) -> Markup {
    let (Some(round), Some(seat)) = (&page.beginner.round, page.view.looking) else { return html! {} };
    let aims = face.aims(seat, round);
    let n_met = aims.iter().filter(|aim| aim.is_met).count();
    // A line has room for one.
    let next = aims.iter().position(|aim| !aim.is_met).unwrap_or(0);
    html! {
        @if !aims.is_empty() {
            aside #aims .aims aria-label=(page.say("beginner-aims")) {
                h2 #aims-title {
                    label {
                        input #aims-open type="checkbox" autocomplete="off" aria-label=(page.say("beginner-aims"));
                        span .of { (page.say("beginner-aims")) } " "
                        span .met-of { (n_met) "/" (aims.len()) }
                    }
                }
                ul {
                    @for (n, Aim { words, is_met }) in aims.iter().enumerate() {
                        li .met[*is_met] .next[n == next] {
                            span .tick aria-hidden="true" { @if *is_met { "✓" } @else { "○" } }
                            span { (words) @if *is_met { span .visually-hidden { " " (page.say("beginner-aim-met")) } } }
                        }
                    }
                }
                form method="post" action="/settings" {
                    input type="hidden" name="box" value=(Preference::Aims.code());
                    input type="hidden" name="back" value=(format!("/t/{}", page.view.id));
                    button .quiet aria-describedby="aims-title" { (page.say("beginner-aims-off")) }
                }
            }
        }
    }
}

/// After a game that was played to its end: one thing for each own seat to try next time.
pub(super) fn tips(page: &TablePage, face: &dyn Face) -> Markup {
    let is_whole = page.view.result.as_ref().is_some_and(|outcome| !outcome.is_early);
    let own = page.view.own.iter().filter(|_| page.beginner.has_tips && is_whole);
    let is_own_play = |seat: &Seat| page.view.seats[seat.index()].absence.is_none();
    let tips: Vec<(Seat, String)> =
        own.filter(is_own_play).filter_map(|seat| Some((seat, face.tip(seat)?))).collect();
    html! {
        @if !tips.is_empty() {
            aside #tip .tip aria-labelledby="tip-title" {
                h3 #tip-title { (page.say("beginner-tip")) }
                @for (seat, tip) in &tips {
                    p { @if page.view.own.len() > 1 { b { (page.name(*seat)) } " · " } (tip) }
                }
            }
        }
    }
}

/// The button to the game that suits the person next; nothing if that is the same again.
pub(super) fn next_game(page: &TablePage) -> Option<Markup> {
    let (suggestion, words) = page.beginner.next.as_ref()?;
    Some(html! {
        form .again .next-game method="post" action="/play" {
            input type="hidden" name="game" value=(suggestion.table.game);
            button .main-act { (words) }
        }
    })
}
