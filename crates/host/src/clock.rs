//! Clocks: keeps them up to date, and handles those that run out.

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

/// After this long at a table without clocks the table's host may let a bot take over a seat that must
/// decide.
const FREE_WAIT_MS_MAX: Ms = 24 * 60 * 60_000;
/// The least time of a person who returns after their time ran out.
const RETURN_MS_MIN: Ms = 60_000;

/// Updates clocks, result and the columns for lists from the game, before a draft is stored.
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

/// Gives time to a person who returns after their time ran out. If they only left, they keep what they had.
pub(crate) fn restore_time(body: &mut Body, seat: Seat) {
    if body.seats[seat.index()].clock.left_ms == 0 {
        grant_time(body, seat);
    }
}

/// Makes sure that a person who takes a seat in the middle of a game has time to decide.
pub(crate) fn grant_time(body: &mut Body, seat: Seat) {
    let at_least_ms = match body.pace {
        Pace::Live { bank_ms: _, increment_ms } => RETURN_MS_MIN.max(3 * increment_ms),
        Pace::Free | Pace::Days { move_ms: _ } => return,
    };
    let clock = &mut body.seats[seat.index()].clock;
    clock.left_ms = clock.left_ms.max(at_least_ms);
}

/// Whether a seat at a table without clocks has been asked for so long that a bot may take over.
pub(crate) fn is_overdue(row: &TableRow, body: &Body, seat: Seat, now_ms: Ms) -> bool {
    let is_free = match body.pace {
        Pace::Free => true,
        Pace::Live { .. } | Pace::Days { .. } => false,
    };
    let it = &body.seats[seat.index()];
    // Old tables do not store this, and have not changed since.
    let since_ms = it.clock.asked_ms.unwrap_or(row.updated_ms);
    let is_asked = row.phase == Phase::Playing && body.asked.contains(seat) && it.is_human();
    is_free && is_asked && now_ms - since_ms >= FREE_WAIT_MS_MAX
}

/// When the table must be checked next if nothing happens.
fn due_ms(phase: Phase, body: &Body) -> Option<Ms> {
    match phase {
        Phase::Playing => {
            let clocks = body.seats.iter().filter_map(|seat| seat.clock.due_ms);
            clocks.chain(body.undo.map(|undo| undo.expires_ms)).min()
        }
        Phase::Gathering | Phase::Over | Phase::Broken | Phase::Closed => None,
    }
}

/// Whether a bot or a standing answer is to act.
fn has_work(phase: Phase, body: &Body, play: &dyn Play) -> bool {
    let is_ready = |seat: Seat| {
        let it = &body.seats[seat.index()];
        it.is_bot_played() || it.standing.iter().any(|standing| play.has_standing_answer(seat, standing))
    };
    phase == Phase::Playing && !body.is_held() && body.asked.iter().any(is_ready)
}

impl Host {
    /// Pauses all clocks of a table; for the table's host.
    ///
    /// # Errors
    /// The visitor is not the table's host, the table has no clocks, or its game is not in progress.
    pub async fn pause(&self, who: Who, table: TableId) -> Result<(), Refusal> {
        self.set_paused(who, table, true).await
    }

    /// Ends a pause.
    ///
    /// # Errors
    /// As for [`Host::pause`].
    pub async fn resume(&self, who: Who, table: TableId) -> Result<(), Refusal> {
        self.set_paused(who, table, false).await
    }

    /// Handles clocks that have run out and requests that have expired. The host calls this itself.
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
                // A failing table must not block the others.
                Err(refusal) => {
                    tracing::error!(%table, %refusal, "clocks of a table failed and are skipped until the next start");
                    self.skipped_clocks().insert(table);
                }
            }
        }
        Ok(())
    }

    /// Mends the clocks of tables that changed at a time that has not come yet, because the system's clock was set back
    /// while no host ran.
    ///
    /// # Errors
    /// The database does not answer.
    pub(crate) async fn set_clocks_back(&self, now_ms: Ms) -> Result<(), Refusal> {
        for changed in self.0.store.changed_after(now_ms).await? {
            // A draft sets its clocks right by itself.
            if let Err(refusal) = self.change(changed.table, |_| Ok(())).await {
                tracing::error!(table = %changed.table, %refusal, "the clocks of a table could not be set back");
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

/// Checks that the game is in progress.
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

/// Applies the current time to a table. After a start or a database failure no clock runs out before
/// `not_before_ms`, because nobody could decide meanwhile.
fn expire(draft: &mut Draft, not_before_ms: Ms) -> Result<(), Refusal> {
    let now_ms = draft.now_ms;
    // In other phases nothing is due: `settle` clears it.
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
