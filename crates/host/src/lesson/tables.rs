//! Tables with a lesson: beginning it, its progress, and the ways out.

use store::{Phase, TableId};
use tabletop::{Routine, Viewer};

use super::{GuideStep, Lesson, Place};
use crate::{
    body::{Body, BotLevel, Notice},
    decide::{Decision, act},
    game_view::AnyGameView,
    host::{Host, Who},
    play::{Games, HostedGame, Play},
    refusal::{Refusal, Why},
    seats::{NewSeat, NewTable, check_host},
    suggestion,
    table::{Draft, Table},
    view::{GuidePlace, GuideView},
};

/// How many of a person's tables are searched for a lesson in progress.
const TABLES_MAX: u32 = 50;

/// A lesson, as a person may choose it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonOffer {
    /// Its id.
    pub id: &'static str,
    /// Its steps, in order.
    pub steps: &'static [GuideStep],
    /// Whether the visitor has played it to its end.
    pub is_done: bool,
}

impl Games {
    /// The lessons of a game, in the order in which they build on each other; none if it has no lessons.
    #[must_use]
    pub fn lessons(&self, game: &str) -> Vec<LessonOffer> {
        let lessons = self.named(game).map_or(&[][..], |game| game.extension().lessons());
        lessons.iter().map(|it| LessonOffer { id: it.id, steps: &it.steps, is_done: false }).collect()
    }
}

impl Host {
    /// The lessons of a game, in the order in which they build on each other; none if it has no lessons.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn lessons(&self, who: Who, game: &str) -> Result<Vec<LessonOffer>, Refusal> {
        let mut offers = self.0.settings.games.lessons(game);
        if let Some(person) = who.person
            && let Some(body) = self.person_body(person).await?
        {
            for offer in &mut offers {
                offer.is_done = body.lessons.contains(&mark(game, offer.id));
            }
        }
        Ok(offers)
    }

    /// Starts a lesson, or returns the table of the visitor's own that is in progress.
    ///
    /// # Errors
    /// There is no such lesson, or the visitor is unknown, has no name, or has created too many tables.
    pub async fn begin_lesson(&self, who: Who, game: &str, lesson: &str) -> Result<TableId, Refusal> {
        match self.lesson_in_play(who, game, lesson).await? {
            Some(table) => Ok(table),
            None => self.new_lesson(who, game, lesson).await,
        }
    }

    /// Starts the lesson of a table again, and closes this table.
    ///
    /// # Errors
    /// As for [`Host::leave_lesson`] and [`Host::begin_lesson`].
    pub async fn restart_lesson(&self, who: Who, table: TableId) -> Result<TableId, Refusal> {
        let (game, lesson) = self.lesson_at(table).await?;
        self.leave_lesson(who, table).await?;
        self.new_lesson(who, game, lesson).await
    }

    /// Ends a lesson, and begins the one after it.
    ///
    /// # Errors
    /// As for [`Host::leave_lesson`] and [`Host::begin_lesson`], or it is the last one.
    pub async fn next_lesson(&self, who: Who, table: TableId) -> Result<TableId, Refusal> {
        let (game, lesson) = self.lesson_at(table).await?;
        let hosted = self.0.settings.games.named(game).ok_or(Refusal::NotFound)?;
        let next = next_of(&*hosted, lesson).ok_or(Refusal::NotFound)?;
        self.leave_lesson(who, table).await?;
        self.begin_lesson(who, game, next).await
    }

    /// Begins the game that the lessons of a game lead to.
    ///
    /// # Errors
    /// There is none, or the visitor is unknown or has created too many tables.
    pub async fn first_game(&self, who: Who, game: &str) -> Result<TableId, Refusal> {
        let hosted = self.0.settings.games.named(game).ok_or(Refusal::NotFound)?;
        self.begin_table(who, suggestion::table(&*hosted, &[])).await
    }

    /// Ends a lesson for good. A game that came to its end stays.
    ///
    /// # Errors
    /// There is none at this table, or it is another person's.
    pub async fn leave_lesson(&self, who: Who, table: TableId) -> Result<(), Refusal> {
        self.change(table, |draft| {
            check_lesson(draft, who)?;
            if draft.row.phase == Phase::Playing {
                draft.row.phase = Phase::Closed;
            }
            Ok(())
        })
        .await
    }

    /// Turns a lesson into an ordinary game.
    ///
    /// # Errors
    /// As for [`Host::leave_lesson`].
    pub async fn free_lesson(&self, who: Who, table: TableId) -> Result<(), Refusal> {
        self.change(table, |draft| {
            check_lesson(draft, who)?;
            draft.body.guide = None;
            Ok(())
        })
        .await
    }

    /// Remembers that the visitor has played the lesson of this table to its end. The decision stands in any case.
    pub(crate) async fn mark_lesson(&self, who: Who, table: TableId) {
        let Ok((game, lesson)) = self.lesson_at(table).await else { return };
        let mark = mark(game, lesson);
        let marked = self
            .change_person(who, |body| {
                body.lessons.insert(mark.clone());
            })
            .await;
        if let Err(refusal) = marked {
            tracing::warn!(%refusal, "a finished lesson could not be marked");
        }
    }

    async fn new_lesson(&self, who: Who, game: &str, lesson: &str) -> Result<TableId, Refusal> {
        let hosted = self.0.settings.games.named(game).ok_or(Refusal::NotFound)?;
        let lesson = found(&*hosted, lesson).ok_or(Refusal::NotFound)?;
        let play = hosted.import(lesson.position, self.now_ms()).map_err(|fault| {
            tracing::error!(fault, lesson = lesson.id, "prepared position does not verify");
            Refusal::Broken
        })?;
        let mut seats = vec![NewSeat::Bot(BotLevel::Novice); play.n_players().into()];
        seats[0] = NewSeat::ME;
        let new = NewTable { options: play.options(), spectators: false, ..NewTable::new(game, seats) };
        let mut draft = self.draft_table(who, new).await?;
        draft.body.guide = Some(lesson.edition);
        draft.body.lesson = Some(lesson.id.to_owned());
        draft.row.header = Some(play.header());
        draft.row.phase = Phase::Playing;
        draft.play = Some(play);
        draft.note(Notice::Started, None);
        self.create_new(draft).await
    }

    /// The visitor's table with this lesson in progress.
    async fn lesson_in_play(&self, who: Who, game: &str, lesson: &str) -> Result<Option<TableId>, Refusal> {
        let Some(person) = who.person else { return Ok(None) };
        for row in self.0.store.tables_of(person, TABLES_MAX).await? {
            if !(row.game == game && row.phase == Phase::Playing) {
                continue;
            }
            let is_open = |table: &Table| {
                let guide = view_of(table);
                let is_it = guide.is_some_and(|guide| guide.lesson == lesson && guide.is_open());
                Ok(is_it && table.body.is_host(who.person))
            };
            if self.read(row.id, is_open).await? {
                return Ok(Some(row.id));
            }
        }
        Ok(None)
    }

    /// The game and the lesson of a table.
    async fn lesson_at(&self, table: TableId) -> Result<(&'static str, &'static str), Refusal> {
        self.read(table, |table| {
            let game = table.game.as_deref().ok_or(Refusal::NotFound)?;
            let lesson = lesson_of(game, &table.body).ok_or(Refusal::NotFound)?;
            Ok((game.name(), lesson.id))
        })
        .await
    }
}

/// How a finished lesson is stored with its person.
fn mark(game: &str, lesson: &str) -> String {
    format!("{game}/{lesson}")
}

/// Checks that a table has a lesson of the visitor's.
fn check_lesson(draft: &Draft, who: Who) -> Result<(), Refusal> {
    check_host(&draft.body, who)?;
    let is_open = matches!(draft.row.phase, Phase::Playing | Phase::Over);
    if draft.body.guide.is_some() && is_open { Ok(()) } else { Err(Refusal::NotFound) }
}

fn found(game: &dyn HostedGame, id: &str) -> Option<&'static Lesson> {
    game.extension().lessons().iter().find(|lesson| lesson.id == id)
}

/// The lesson after this one.
fn next_of(game: &dyn HostedGame, id: &str) -> Option<&'static str> {
    game.extension().lessons().iter().skip_while(|lesson| lesson.id != id).nth(1).map(|lesson| lesson.id)
}

/// The lesson of a table. Tables from before there were several have the first.
fn lesson_of(game: &dyn HostedGame, body: &Body) -> Option<&'static Lesson> {
    let edition = body.guide?;
    let lesson = match &body.lesson {
        Some(id) => found(game, id),
        None => game.extension().lessons().first(),
    };
    lesson.filter(|lesson| lesson.edition == edition)
}

fn place(game: &dyn HostedGame, body: &Body, play: &dyn Play) -> Option<Place> {
    lesson_of(game, body)?.place(&play.acts())
}

/// The progress of the pupil; nothing at other tables.
pub(crate) fn view(game: &dyn HostedGame, body: &Body, play: &dyn Play) -> Option<GuideView> {
    let lesson = lesson_of(game, body)?;
    let place = match lesson.place(&play.acts())? {
        Place::At { step, ask, allowed: _ } => GuidePlace::At { step, ask },
        Place::Done => GuidePlace::Done,
        // What the others do is stored together with the act before it.
        Place::Others(..) => return None,
    };
    Some(GuideView { lesson: lesson.id, steps: &lesson.steps, place, next: next_of(game, lesson.id) })
}

fn view_of(table: &Table) -> Option<GuideView> {
    view(table.game.as_deref()?, &table.body, table.play.as_deref()?)
}

/// Whether the lesson of a table goes on, so that it says what bots do.
pub(crate) fn is_inside(table: &Table) -> bool {
    view_of(table).is_some_and(|guide| guide.is_open())
}

/// The view with only the choices that the lesson asks for.
pub(crate) fn narrowed(
    game: &dyn HostedGame,
    body: &Body,
    play: &dyn Play,
    game_view: AnyGameView,
) -> AnyGameView {
    match place(game, body, play) {
        Some(Place::At { allowed, .. }) => game_view.with_choices_only(&allowed),
        Some(Place::Done | Place::Others(..)) | None => game_view,
    }
}

/// Checks that the last `n_taken` acts are what the lesson asks for.
///
/// # Errors
/// They come later.
pub(crate) fn check_act(draft: &Draft, n_taken: usize) -> Result<(), Refusal> {
    let (game, play) = (draft.game()?, draft.play.as_deref().ok_or(Refusal::NotNow(Why::NotBegun))?);
    let Some(lesson) = lesson_of(game, &draft.body) else { return Ok(()) };
    let acts = play.acts();
    // A pupil who left the lesson, because a bot acted for them, is not called back.
    let was_inside = lesson.place(&acts[..acts.len() - n_taken]).is_some();
    let is_inside = lesson.place(&acts).is_some();
    if is_inside || !was_inside { Ok(()) } else { Err(Refusal::NotNow(Why::Guided)) }
}

/// Lets the others do what the lesson says, until it asks the pupil again. Returns whether the lesson is done.
///
/// # Errors
/// They cannot.
pub(crate) fn go_on(draft: &mut Draft) -> Result<bool, Refusal> {
    loop {
        let play = draft.play.as_deref().ok_or(Refusal::NotNow(Why::NotBegun))?;
        let (seat, action) = match place(draft.game()?, &draft.body, play) {
            Some(Place::Others(seat, action)) => (seat, action),
            Some(Place::Done) => return Ok(true),
            Some(Place::At { .. }) | None => return Ok(false),
        };
        let decision = Decision {
            version: play.version(),
            question: play.game_view(Viewer::Seat(seat)).question().to_owned(),
            actions: vec![action],
            routine: Routine::Nothing,
        };
        act(draft, seat, |play, now_ms| play.decide(seat, &decision, now_ms))?;
    }
}

/// Checks that the pupil has acted since the prepared position.
///
/// # Errors
/// There is nothing to undo.
pub(crate) fn check_undo(game: &dyn HostedGame, body: &Body, play: &dyn Play) -> Result<(), Refusal> {
    let n_prepared = lesson_of(game, body).map_or(0, |lesson| lesson.prepared.len());
    let is_own = body.guide.is_none() || play.acts().len() > n_prepared;
    if is_own { Ok(()) } else { Err(Refusal::NotNow(Why::NothingToUndo)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    #[test]
    fn a_table_from_before_there_were_several_lessons_has_the_first_of_its_edition() {
        let katana = games::all().named("katana").expect("Katana is on offer");
        let lesson = |guide, lesson: Option<&str>| {
            let lesson = lesson.map(str::to_owned);
            let body = Body { guide, lesson, ..Body::new(None, Vec::new()) };
            lesson_of(&*katana, &body).map(|lesson| lesson.id)
        };
        assert_eq!(lesson(Some(1), None), Some("first"));
        assert_eq!(lesson(Some(1), Some("cards")), Some("cards"));
        assert_eq!(lesson(Some(2), None), None, "another edition is an ordinary game");
        assert_eq!(lesson(Some(1), Some("gone")), None);
        assert_eq!(lesson(None, None), None);
    }
}
