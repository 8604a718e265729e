//! Deciding: acts, taking back, answers in advance, giving up.

use store::{Ms, TableId};
use tabletop::Seat;

pub use crate::play::Decision;
use crate::{
    body::{Absence, Notice, SeatBody, UndoRequest},
    clock,
    host::{Host, Who},
    pins::check_own,
    play::Play,
    refusal::{Refusal, Why},
    table::Draft,
};

/// How often a seat can ask the others in vain to take an act back in one game: all wait meanwhile.
const UNDO_REFUSED_MAX: u32 = 3;

/// What a decision came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decided {
    /// The game's version now.
    pub version: u64,
    /// How many of the actions were taken: fewer than given where something was revealed on the way.
    pub n_taken: usize,
}

/// What taking back came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undone {
    /// It is taken back.
    Done,
    /// All others are asked.
    Asked,
}

impl Host {
    /// Does what an own seat decided. Who was away is back with it.
    ///
    /// # Errors
    /// The seat is not theirs or shut, the game is not being played, the decision is stale or not possible, or
    /// somebody asks to take an act back.
    pub async fn decide(
        &self,
        who: Who,
        table: TableId,
        seat: Seat,
        decision: &Decision,
    ) -> Result<Decided, Refusal> {
        let unlocked = self.unlocked(who, table).await?;
        let decided = self.change(table, |draft| {
            check_own(&draft.body, who, unlocked, seat)?;
            clock::check_playing(draft.row.phase)?;
            be_back(draft, seat)?;
            if draft.body.undo.is_some() {
                return Err(Refusal::NotNow(Why::UndoPending));
            }
            let n_taken = act(draft, seat, |play, now_ms| play.decide(seat, decision, now_ms))?;
            draft.game()?.extension().check_act(&draft.body, play(draft)?, n_taken)?;
            let play = play(draft)?;
            let is_done = who.bearer.is_none() && draft.body.is_covered(seat) && !play.asked().contains(seat);
            let decided = Decided { version: play.version(), n_taken };
            Ok((decided, is_done, draft.row.game.clone()))
        });
        let (decided, is_done, game) = decided.await?;
        if is_done && let Err(refusal) = self.lock(who, table).await {
            // The decision stands; whoever takes the device can still shut the seat by hand.
            tracing::warn!(?refusal, "a seat with secrets stays open at its device");
        }
        metrics::counter!("kajiba_decisions_total", "game" => game).increment(1);
        Ok(decided)
    }

    /// Takes an own seat's last act back, or asks all others for it.
    ///
    /// # Errors
    /// The seat is not theirs or shut, the game is not being played, somebody asks already, there is nothing to take
    /// back, or the others did not agree before.
    pub async fn undo(&self, who: Who, table: TableId, seat: Seat) -> Result<Undone, Refusal> {
        let unlocked = self.unlocked(who, table).await?;
        let expires_ms = self.0.settings.undo_expires_ms;
        let undone = self.change(table, |draft| {
            check_own(&draft.body, who, unlocked, seat)?;
            clock::check_playing(draft.row.phase)?;
            be_back(draft, seat)?;
            if draft.body.undo.is_some() {
                return Err(Refusal::NotNow(Why::UndoPending));
            }
            draft.game()?.extension().check_undo(&draft.body, play(draft)?)?;
            if play(draft)?.may_undo(seat, draft.body.humans())? {
                take_back(draft, seat, false)?;
                return Ok(Undone::Done);
            }
            check_asking(&draft.body.seats[seat.index()])?;
            draft.body.undo = Some(UndoRequest {
                seat,
                version: play(draft)?.version(),
                agreed: tabletop::Seats::one(seat),
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

    /// Answers somebody's request to take back; whoever asked withdraws it with `false`.
    ///
    /// # Errors
    /// The seat is not theirs or shut, the game is not being played, or nobody asks.
    pub async fn answer_undo(
        &self,
        who: Who,
        table: TableId,
        seat: Seat,
        is_granted: bool,
    ) -> Result<(), Refusal> {
        let unlocked = self.unlocked(who, table).await?;
        let is_done = self.change(table, |draft| {
            check_own(&draft.body, who, unlocked, seat)?;
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

    /// Gives an answer in advance, or takes it back.
    ///
    /// # Errors
    /// The seat is not theirs or shut, the game is not being played, or it knows no such answer.
    pub async fn set_standing(
        &self,
        who: Who,
        table: TableId,
        seat: Seat,
        standing: &str,
        is_on: bool,
    ) -> Result<(), Refusal> {
        let unlocked = self.unlocked(who, table).await?;
        self.change(table, |draft| {
            check_own(&draft.body, who, unlocked, seat)?;
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

    /// Gives up, for good: a bot plays on, or the game ends where nobody is left to play against.
    ///
    /// # Errors
    /// The seat is not theirs or shut, has given up already, or the game is not being played.
    pub async fn concede(&self, who: Who, table: TableId, seat: Seat) -> Result<(), Refusal> {
        let unlocked = self.unlocked(who, table).await?;
        self.change(table, |draft| {
            check_own(&draft.body, who, unlocked, seat)?;
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

/// Lets a seat act in the game, and ends the answers in advance that no longer hold.
///
/// # Errors
/// What `deed` refuses.
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

/// Takes back what somebody asked for, once all others have agreed; they may also have left meanwhile. Whoever no
/// longer plays does not ask any more.
pub(crate) fn finish_undo(draft: &mut Draft) {
    let Some(undo) = draft.body.undo else { return };
    let humans = draft.body.humans();
    if !humans.contains(undo.seat) {
        end_undo(draft);
    } else if humans.iter().all(|seat| undo.agreed.contains(seat)) {
        draft.body.undo = None;
        take_back(draft, undo.seat, true).expect("nothing has changed since it was asked for");
    }
}

/// Ends a request that was refused, withdrawn or not answered, so that it is not simply made again.
pub(crate) fn end_undo(draft: &mut Draft) {
    if let Some(undo) = draft.body.undo.take() {
        let it = &mut draft.body.seats[undo.seat.index()];
        it.n_undo_refused = it.n_undo_refused.saturating_add(1);
        it.is_undo_refused = true;
    }
}

/// Whether a seat may ask the others to take an act back.
///
/// # Errors
/// They did not agree before.
pub(crate) fn check_asking(it: &SeatBody) -> Result<(), Refusal> {
    if !(it.n_undo_refused < UNDO_REFUSED_MAX) {
        return Err(Refusal::NotNow(Why::UndoSpent));
    }
    if it.is_undo_refused { Err(Refusal::NotNow(Why::UndoRefused)) } else { Ok(()) }
}

fn take_back(draft: &mut Draft, seat: Seat, consent: bool) -> Result<(), Refusal> {
    let (humans, now_ms) = (draft.body.humans(), draft.now_ms);
    let play = draft.play_mut().ok_or(Refusal::NotNow(Why::NotBegun))?;
    play.undo(seat, humans, consent, now_ms)?;
    draft.activity.has_undone = true;
    Ok(())
}

/// Whoever decides is there; who gave up does not come back.
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
