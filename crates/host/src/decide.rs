//! Decisions: acts, undo, standing answers, conceding.

use store::{Ms, TableId};
use tabletop::{Routine, Seat, Seats};

pub use crate::play::Decision;
use crate::{
    Absence, Host, Notice, Refusal, Who, Why,
    body::{Body, SeatBody, UndoRequest},
    clock, lesson,
    pins::{check_own, check_present},
    play::Play,
    table::Draft,
    view::GuideView,
};

/// How many requests to undo of a seat may be refused in one game, because everybody waits meanwhile.
const UNDO_REFUSED_MAX: u32 = 3;

/// Result of a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decided {
    /// The game's version now.
    pub version: u64,
    /// How many of the actions were taken: fewer than given if one revealed something.
    pub n_taken: usize,
}

/// Result of a request to undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undone {
    /// The act is undone.
    Done,
    /// All others are asked.
    Asked,
}

impl Host {
    /// Takes the decision of one of the visitor's seats. A person who was away returns by it.
    ///
    /// # Errors
    /// The seat is not the visitor's or is locked, the game is not in progress, the decision is stale or not
    /// possible, or a request to undo is pending.
    pub async fn decide(
        &self,
        who: Who,
        table: TableId,
        seat: Seat,
        decision: &Decision,
    ) -> Result<Decided, Refusal> {
        self.note_look(table, who);
        let unlocked = self.unlocked(who, table).await?;
        let decided = self.change(table, |draft| {
            let is_open =
                draft.play.as_deref().is_some_and(|play| play.asks_openly() && play.asked().contains(seat));
            let check = if is_open { check_present } else { check_own };
            check(&draft.body, who, unlocked, seat)?;
            clock::check_playing(draft.row.phase)?;
            be_back(draft, seat)?;
            if draft.body.undo.is_some() {
                return Err(Refusal::NotNow(Why::UndoPending));
            }
            let guide = lesson::view(draft.game()?, &draft.body, play(draft)?);
            let was_open = guide.is_some_and(GuideView::is_open);
            let routine = if guide.is_some() { Routine::Nothing } else { decision.routine };
            let n_taken = act(draft, seat, |play, now_ms| {
                let n_taken = play.decide(seat, decision, now_ms)?;
                play.answer_routine(seat, routine);
                Ok(n_taken)
            })?;
            lesson::check_act(draft, n_taken)?;
            let is_lesson_done = was_open && lesson::go_on(draft)?;
            let play = play(draft)?;
            let is_done = who.bearer.is_none() && draft.body.is_covered(seat) && !play.asked().contains(seat);
            let decided = Decided { version: play.version(), n_taken };
            Ok((decided, is_done, is_lesson_done, draft.row.game.clone()))
        });
        let (decided, is_done, is_lesson_done, game) = decided.await?;
        if is_lesson_done {
            self.mark_lesson(who, table).await;
        }
        if is_done && let Err(refusal) = self.lock(who, table).await {
            // The decision stands, and the seat can still be locked by hand.
            tracing::warn!(?refusal, "a seat with secrets could not be locked");
        }
        metrics::counter!("kajiba_decisions_total", "game" => game).increment(1);
        Ok(decided)
    }

    /// Undoes the last decision of one of the visitor's seats, or asks all others for consent to undo its last act.
    ///
    /// # Errors
    /// The seat is not the visitor's or is locked by a PIN, the game is not in progress, a request is pending, there
    /// is nothing to undo, or the others refused before.
    pub async fn undo(&self, who: Who, table: TableId, seat: Seat) -> Result<Undone, Refusal> {
        let expires_ms = self.0.settings.undo_expires_ms;
        let undone = self.change_present(who, table, seat, |draft| {
            clock::check_playing(draft.row.phase)?;
            be_back(draft, seat)?;
            if draft.body.undo.is_some() {
                return Err(Refusal::NotNow(Why::UndoPending));
            }
            lesson::check_undo(draft.game()?, &draft.body, play(draft)?)?;
            if may_undo(&draft.body, play(draft)?, seat)? {
                take_back_decision(draft, seat)?;
                return Ok(Undone::Done);
            }
            check_asking(&draft.body.seats[seat.index()])?;
            draft.body.undo = Some(UndoRequest {
                seat,
                version: play(draft)?.version(),
                agreed: Seats::one(seat),
                asked_ms: draft.now_ms,
                expires_ms: draft.now_ms + expires_ms,
            });
            draft.note(Notice::UndoAsked, Some(seat));
            Ok(Undone::Asked)
        });
        let undone = undone.await?;
        if undone == Undone::Done {
            metrics::counter!("kajiba_undos_total").increment(1);
        }
        Ok(undone)
    }

    /// Answers a request to undo. The one who asked withdraws it with `false`.
    ///
    /// # Errors
    /// The seat is not the visitor's or is locked by a PIN, the game is not in progress, or no request is pending.
    pub async fn answer_undo(
        &self,
        who: Who,
        table: TableId,
        seat: Seat,
        is_granted: bool,
    ) -> Result<(), Refusal> {
        let is_done = self.change_present(who, table, seat, |draft| {
            clock::check_playing(draft.row.phase)?;
            be_back(draft, seat)?;
            let undo = draft.body.undo.as_mut().ok_or(Refusal::NotNow(Why::NoUndoPending))?;
            let (asker, version) = (undo.seat, undo.version);
            if is_granted {
                undo.agreed.insert(seat);
                finish_undo(draft);
                return Ok(play(draft)?.version() > version);
            }
            end_undo(draft);
            if seat != asker {
                draft.note(Notice::UndoRefused, Some(seat));
            }
            Ok(false)
        });
        if is_done.await? {
            metrics::counter!("kajiba_undos_total").increment(1);
        }
        Ok(())
    }

    /// Sets or clears a standing answer.
    ///
    /// # Errors
    /// The seat is not the visitor's or is locked, the game is not in progress, or it has no such answer.
    pub async fn set_standing(
        &self,
        who: Who,
        table: TableId,
        seat: Seat,
        standing: &str,
        is_on: bool,
    ) -> Result<(), Refusal> {
        self.change_own(who, table, seat, |draft| {
            clock::check_playing(draft.row.phase)?;
            be_back(draft, seat)?;
            if !draft.game()?.standing().contains(&standing) {
                return Err(Refusal::Bad { field: "standing", why: Why::NotAnOption });
            }
            let answers = &mut draft.body.seats[seat.index()].standing;
            if is_on {
                answers.insert(standing.to_owned());
            } else {
                answers.remove(standing);
            }
            Ok(())
        })
        .await
    }

    /// Concedes for good: a bot plays on, or the game ends if no opponent is left.
    ///
    /// # Errors
    /// The seat is not the visitor's or is locked, has conceded already, or the game is not in progress.
    pub async fn concede(&self, who: Who, table: TableId, seat: Seat) -> Result<(), Refusal> {
        self.change_own(who, table, seat, |draft| {
            clock::check_playing(draft.row.phase)?;
            let it = &mut draft.body.seats[seat.index()];
            if it.absence == Some(Absence::Conceded) {
                return Err(Refusal::NotNow(Why::Conceded));
            }
            it.absence = Some(Absence::Conceded);
            it.standing.clear();
            draft.note(Notice::Conceded, Some(seat));
            Ok(())
        })
        .await
    }
}

/// Lets a seat act, and clears the standing answers that end by it.
///
/// # Errors
/// `deed` refused.
pub(crate) fn act<T>(
    draft: &mut Draft,
    seat: Seat,
    deed: impl FnOnce(&mut dyn Play, Ms) -> Result<T, Refusal>,
) -> Result<T, Refusal> {
    let now_ms = draft.now_ms;
    let game = draft.play_mut().ok_or(Refusal::NotNow(Why::NotBegun))?;
    let version = game.version();
    let value = deed(game, now_ms)?;
    draft.activity.decided.insert(seat);
    draft.body.seats[seat.index()].is_undo_refused = false;
    let play = draft.play.as_deref().ok_or(Refusal::NotNow(Why::NotBegun))?;
    for seat in &mut draft.body.seats {
        seat.standing.retain(|standing| !play.ended_standing(standing, version));
    }
    Ok(value)
}

/// Grants a request to undo once all others have agreed or conceded. Drops it if the seat that asked is no longer
/// played by a person.
pub(crate) fn finish_undo(draft: &mut Draft) {
    let Some(undo) = draft.body.undo else { return };
    if !draft.body.humans().contains(undo.seat) {
        end_undo(draft);
    } else if draft.body.voters().iter().all(|seat| undo.agreed.contains(seat)) {
        draft.body.undo = None;
        take_back(draft, undo.seat, true).expect("nobody acts while a request to undo is pending");
    }
}

/// Once somebody has gone for good who would have to agree, what they knew or did is not undone any more.
pub(crate) fn keep_past(draft: &mut Draft, voters_before: Seats) {
    let voters = draft.body.voters();
    if voters_before.iter().all(|seat| voters.contains(seat)) {
        return;
    }
    if let Some(play) = &draft.play {
        draft.body.undo_floor = play.version();
        draft.body.undo = None;
    }
}

/// Ends a request that was refused, withdrawn or not answered, and counts it.
pub(crate) fn end_undo(draft: &mut Draft) {
    if let Some(undo) = draft.body.undo.take() {
        let it = &mut draft.body.seats[undo.seat.index()];
        it.n_undo_refused = it.n_undo_refused.saturating_add(1);
        it.is_undo_refused = true;
    }
}

/// Checks that a seat may ask for consent to undo.
///
/// # Errors
/// The others refused before.
pub(crate) fn check_asking(it: &SeatBody) -> Result<(), Refusal> {
    if !(it.n_undo_refused < UNDO_REFUSED_MAX) {
        return Err(Refusal::NotNow(Why::UndoSpent));
    }
    if it.is_undo_refused { Err(Refusal::NotNow(Why::UndoRefused)) } else { Ok(()) }
}

/// Whether the seat may undo its last act at once (`Ok(true)`) or by consent (`Ok(false)`).
///
/// # Errors
/// There is nothing to undo.
pub(crate) fn may_undo(body: &Body, play: &dyn Play, seat: Seat) -> Result<bool, Refusal> {
    if !(play.last_act_of(seat) > body.undo_floor) {
        return Err(Refusal::NotNow(Why::NothingToUndo));
    }
    play.may_undo(seat, body.voters())
}

/// Takes back the acts of a decision, as far as nobody must agree.
fn take_back_decision(draft: &mut Draft, seat: Seat) -> Result<(), Refusal> {
    let n_acts = play(draft)?.n_of_last_decision(seat);
    take_back(draft, seat, false)?;
    for _ in 1..n_acts {
        if !may_undo(&draft.body, play(draft)?, seat)? {
            break;
        }
        take_back(draft, seat, false)?;
    }
    Ok(())
}

fn take_back(draft: &mut Draft, seat: Seat, consent: bool) -> Result<(), Refusal> {
    let (voters, now_ms) = (draft.body.voters(), draft.now_ms);
    let play = draft.play_mut().ok_or(Refusal::NotNow(Why::NotBegun))?;
    play.undo(seat, voters, consent, now_ms)?;
    draft.activity.has_undone = true;
    Ok(())
}

/// Ends the seat's absence, unless it has conceded.
fn be_back(draft: &mut Draft, seat: Seat) -> Result<(), Refusal> {
    match draft.body.seats[seat.index()].absence {
        None => Ok(()),
        Some(Absence::Conceded) => Err(Refusal::NotNow(Why::Conceded)),
        Some(Absence::Left | Absence::OutOfTime) => {
            draft.body.seats[seat.index()].absence = None;
            clock::restore_time(&mut draft.body, seat);
            draft.note(Notice::Returned, Some(seat));
            Ok(())
        }
    }
}

fn play(draft: &Draft) -> Result<&dyn Play, Refusal> {
    draft.play.as_deref().ok_or(Refusal::NotNow(Why::NotBegun))
}
