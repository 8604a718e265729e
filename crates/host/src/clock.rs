//! Clocks: who is on time, and what happens to who is not.

mod ending;
mod settle;

pub(crate) use self::ending::is_won;

use std::{
    collections::HashSet,
    sync::{MutexGuard, atomic::Ordering},
};

use store::{Ms, Phase, SeatRow, TableId, TableRow};
use tabletop::{Seat, Seats};

use crate::{
    body::{Absence, Body, Notice, Pace},
    decide,
    host::{Host, Who},
    play::Play,
    refusal::{Refusal, Why},
    table::Draft,
};

/// At a table without a clock nobody can keep the others waiting for longer, if who runs it does not want to.
const FREE_WAIT_MS_MAX: Ms = 24 * 60 * 60_000;
/// Who comes back after their time ran out has at least so much.
const RETURN_MS_MIN: Ms = 60_000;

/// Brings clocks, result and what lists show up to date with the game, before a draft is stored.
pub(crate) fn settle(draft: &mut Draft) {
    ending::settle(draft);
    let play = draft.play.as_ref().filter(|_| draft.row.phase == Phase::Playing);
    let asked = play.map_or(Seats::NONE, |play| play.asked());
    settle::settle(&mut draft.body, asked, std::mem::take(&mut draft.activity), draft.now_ms);
    draft.body.asked = asked;

    let row = &mut draft.row;
    row.due_ms = due_ms(row.phase, &draft.body);
    row.has_work = draft.play.as_deref().is_some_and(|play| has_work(row.phase, &draft.body, play));
    row.host = draft.body.host;
    row.seats.resize(draft.body.seats.len(), SeatRow::default());
    for (row, seat) in row.seats.iter_mut().zip(&draft.body.seats) {
        row.person = seat.holder.person();
    }
}

/// Gives somebody whose time ran out, and who is back, time to decide. Who only left has what they had.
pub(crate) fn restore_time(body: &mut Body, seat: Seat) {
    if body.seats[seat.index()].clock.left_ms == 0 {
        grant_time(body, seat);
    }
}

/// Sees to it that somebody who takes a seat in the middle of a game has time to decide.
pub(crate) fn grant_time(body: &mut Body, seat: Seat) {
    let at_least_ms = match body.pace {
        Pace::Live { bank_ms: _, increment_ms } => RETURN_MS_MIN.max(3 * increment_ms),
        Pace::Free | Pace::Days { move_ms: _ } => return,
    };
    let clock = &mut body.seats[seat.index()].clock;
    clock.left_ms = clock.left_ms.max(at_least_ms);
}

/// Whether somebody at a table without a clock has been asked for so long that they can be sent away.
pub(crate) fn is_overdue(row: &TableRow, body: &Body, seat: Seat, now_ms: Ms) -> bool {
    let is_free = match body.pace {
        Pace::Free => true,
        Pace::Live { .. } | Pace::Days { .. } => false,
    };
    let it = &body.seats[seat.index()];
    // A table of an older version does not say since when, and has not changed since.
    let since_ms = it.clock.asked_ms.unwrap_or(row.updated_ms);
    let is_asked = row.phase == Phase::Playing && body.asked.contains(seat) && it.is_human();
    is_free && is_asked && now_ms - since_ms >= FREE_WAIT_MS_MAX
}

/// When the table must be looked at again, if nothing happens.
fn due_ms(phase: Phase, body: &Body) -> Option<Ms> {
    match phase {
        Phase::Playing => {
            let clocks = body.seats.iter().filter_map(|seat| seat.clock.due_ms);
            clocks.chain(body.undo.map(|undo| undo.expires_ms)).min()
        }
        Phase::Gathering | Phase::Over | Phase::Broken | Phase::Closed => None,
    }
}

/// Whether a bot or an answer given in advance is to act.
fn has_work(phase: Phase, body: &Body, play: &dyn Play) -> bool {
    let is_ready = |seat: Seat| {
        let it = &body.seats[seat.index()];
        it.is_bot_played() || it.standing.iter().any(|standing| play.has_standing_answer(seat, standing))
    };
    phase == Phase::Playing && !body.is_held() && body.asked.iter().any(is_ready)
}

impl Host {
    /// Stops all clocks of a table; for who runs it.
    ///
    /// # Errors
    /// They do not run the table, it has no clock, or it is not being played.
    pub async fn pause(&self, who: Who, table: TableId) -> Result<(), Refusal> {
        self.set_paused(who, table, true).await
    }

    /// Lets them run again.
    ///
    /// # Errors
    /// As for [`Host::pause`].
    pub async fn resume(&self, who: Who, table: TableId) -> Result<(), Refusal> {
        self.set_paused(who, table, false).await
    }

    /// Deals with everybody whose time has run out, and with requests that have lapsed. The host calls it by itself.
    ///
    /// # Errors
    /// The database does not answer.
    pub async fn tick(&self) -> Result<(), Refusal> {
        let now_ms = self.now_ms();
        let not_before_ms = self.0.open_since_ms.load(Ordering::Relaxed) + self.0.settings.grace_ms;
        for table in self.0.store.due(now_ms).await? {
            if self.skipped_clocks().contains(&table) {
                continue;
            }
            match self.change(table, |draft| expire(draft, not_before_ms)).await {
                Ok(()) => {}
                Err(Refusal::Unavailable) => return Err(Refusal::Unavailable),
                // One table that cannot be changed must not keep the others from it.
                Err(refusal) => {
                    tracing::error!(%table, %refusal, "a table's clocks cannot be seen to until the next start");
                    self.skipped_clocks().insert(table);
                }
            }
        }
        Ok(())
    }

    fn skipped_clocks(&self) -> MutexGuard<'_, HashSet<TableId>> {
        self.0.skipped_clocks.lock().expect("skipped clocks mutex is not poisoned")
    }

    async fn set_paused(&self, who: Who, table: TableId, is_paused: bool) -> Result<(), Refusal> {
        self.change(table, |draft| {
            if !draft.body.is_host(who.person) {
                return Err(Refusal::Forbidden(Why::NotHost));
            }
            check_playing(draft.row.phase)?;
            match draft.body.pace {
                Pace::Free => return Err(Refusal::NotNow(Why::NoClock)),
                Pace::Live { .. } | Pace::Days { .. } => {}
            }
            if draft.body.paused_ms.is_some() != is_paused {
                draft.body.paused_ms = is_paused.then_some(draft.now_ms);
                draft.note(if is_paused { Notice::Paused } else { Notice::Resumed }, None);
            }
            Ok(())
        })
        .await
    }
}

/// Whether the game is being played.
///
/// # Errors
/// Why it is not.
pub(crate) fn check_playing(phase: Phase) -> Result<(), Refusal> {
    match phase {
        Phase::Playing => Ok(()),
        Phase::Gathering => Err(Refusal::NotNow(Why::NotBegun)),
        Phase::Over => Err(Refusal::NotNow(Why::Over)),
        Phase::Broken => Err(Refusal::Broken),
        Phase::Closed => Err(Refusal::NotFound),
    }
}

/// What the present time brings to a table. After a start, or without a database, nobody's time runs out before `not_before_ms`: they could not
/// decide while the server was away.
fn expire(draft: &mut Draft, not_before_ms: Ms) -> Result<(), Refusal> {
    let now_ms = draft.now_ms;
    // In any other phase nothing is due, which settling sees to.
    if !(draft.row.phase == Phase::Playing) {
        return Ok(());
    }
    if let Some(undo) = draft.body.undo.filter(|undo| undo.expires_ms <= now_ms) {
        decide::end_undo(draft);
        draft.note(Notice::UndoLapsed, Some(undo.seat));
    }
    for seat in draft.body.all().iter() {
        let it = &mut draft.body.seats[seat.index()];
        if !it.clock.due_ms.is_some_and(|due_ms| due_ms <= now_ms) {
            continue;
        }
        if now_ms < not_before_ms {
            it.clock.due_ms = Some(not_before_ms);
        } else {
            it.absence = Some(Absence::OutOfTime);
            draft.note(Notice::OutOfTime, Some(seat));
        }
    }
    Ok(())
}
