//! The driver: lets bots and standing answers act, in the background.

use std::{
    collections::hash_map::Entry,
    ops::RangeInclusive,
    time::{Duration, Instant},
};

use store::{PersonId, Phase, TableId};
use tabletop::Seat;

use crate::{
    body::{Body, BotLevel, Holder, SeatBody},
    decide::act,
    host::Host,
    lesson,
    play::{BotDecision, BotTask, Play},
    refusal::Refusal,
    table::Table,
    thinking::{Thinker, Turn},
};

/// Delay before a retry when the database fails: the first, and the longest.
const RETRY_MIN: Duration = Duration::from_millis(500);
const RETRY_MAX: Duration = Duration::from_secs(60);
/// After waiting this long for a thread, check that the decision is still needed.
const WAIT_MAX: Duration = Duration::from_secs(1);

/// The share of its time that a bot takes in a game with secrets, in percent.
const SHARE_PERCENT: RangeInclusive<u32> = 40..=80;
/// How much shorter the pause before each further decision of bots is, in percent, and the least, while a person waits.
const PAUSE_PERCENT: u32 = 75;
const PAUSE_PERCENT_MIN: u32 = 10;
/// How much later than planned a search may end.
const OVERTIME: Duration = Duration::from_millis(40);

/// The next thing to do at a table.
struct Job {
    seat: Seat,
    /// The game's version for which it was made.
    version: u64,
    /// The person whose table it is.
    person: Option<PersonId>,
    /// Whether a person still plays.
    is_awaited: bool,
    kind: JobKind,
}

enum JobKind {
    /// A standing answer fits.
    Standing(String),
    /// A bot acts although others are asked.
    Interjection(BotDecision),
    /// A bot decides.
    Bot(Box<dyn BotTask>),
}

impl Host {
    /// Starts a driver for a table, or tells the running one to look again.
    pub(crate) fn drive(&self, table: TableId) {
        let mut driven = self.0.driven.lock().expect("driver list mutex is not poisoned");
        match driven.entry(table) {
            Entry::Occupied(mut is_wanted) => {
                is_wanted.insert(true);
            }
            Entry::Vacant(place) => {
                place.insert(false);
                let guard = DriverGuard { host: self.clone(), table, is_set: true };
                tokio::spawn(drive_guarded(guard));
            }
        }
    }

    /// Works until nothing is left to do at the table.
    async fn drive_until_idle(&self, mut guard: DriverGuard) {
        let table = guard.table;
        let mut retry = RETRY_MIN;
        let mut pause = self.0.settings.bot_pause;
        loop {
            match self.drive_once(table, &mut pause).await {
                Ok(true) => retry = RETRY_MIN,
                Ok(false) if guard.is_wanted() => {}
                Ok(false) => return,
                // Another seat acted while the bot was thinking.
                Err(Refusal::Stale) => {}
                Err(Refusal::Unavailable | Refusal::DiskFull) => {
                    if !self.pause_for(retry).await {
                        return;
                    }
                    retry = (retry * 2).min(RETRY_MAX);
                }
                Err(Refusal::NotFound) => return,
                Err(Refusal::Broken) => {
                    self.break_table(table, "nobody can tell what a bot is to do").await;
                    return;
                }
                Err(
                    refusal @ (Refusal::Unknown
                    | Refusal::Forbidden(_)
                    | Refusal::NotNow(_)
                    | Refusal::Bad { .. }
                    | Refusal::TooMany(_)),
                ) => {
                    self.break_table(table, &format!("what a bot decided was refused: {refusal}")).await;
                    return;
                }
            }
        }
    }

    /// Does one thing; returns whether there was one. A bot pauses before it decides, and the next time shorter: the page shows
    /// what several did at a speed of its own, and need not wait for it.
    async fn drive_once(&self, table: TableId, pause: &mut Duration) -> Result<bool, Refusal> {
        let Some(job) = self.read(table, |table| Ok(next_job(table))).await? else { return Ok(false) };
        let Job { seat, version, person, is_awaited, kind } = job;
        match kind {
            JobKind::Standing(standing) => {
                self.change(table, |draft| {
                    check_current(&draft.body, draft.row.phase, draft.play.as_deref(), version)?;
                    act(draft, seat, |play, now_ms| {
                        if play.answer_standing(seat, &standing, now_ms) {
                            Ok(())
                        } else {
                            Err(Refusal::Stale)
                        }
                    })
                })
                .await?;
            }
            JobKind::Interjection(decision) => self.act_as_bot(table, seat, decision).await?,
            JobKind::Bot(bot_task) => {
                if !self.pause_for(*pause).await {
                    return Err(Refusal::Unavailable);
                }
                if is_awaited {
                    *pause = shorter(*pause, self.0.settings.bot_pause);
                }
                let begun = Instant::now();
                // A bot that does not search needs no thread of its own for the blink that it takes.
                let turn = if bot_task.time_max().is_zero() {
                    None
                } else {
                    let thinker = Thinker { person, is_watched: self.is_watched(table) };
                    Some(self.0.thinking.turn(thinker).await)
                };
                if begun.elapsed() >= WAIT_MAX {
                    // Another node may have acted meanwhile.
                    self.read(table, |table| {
                        check_current(&table.body, table.row.phase, table.play.as_deref(), version)
                    })
                    .await?;
                }
                let Some(decision) = think(bot_task, turn).await else {
                    self.break_table(table, "a bot panicked").await;
                    return Err(Refusal::Broken);
                };
                self.act_as_bot(table, seat, decision).await?;
            }
        }
        Ok(true)
    }

    /// Takes a bot's decision, if the game has not moved on.
    async fn act_as_bot(&self, table: TableId, seat: Seat, decision: BotDecision) -> Result<(), Refusal> {
        let game = self.change(table, |draft| {
            check_current(&draft.body, draft.row.phase, draft.play.as_deref(), decision.version)?;
            if !draft.body.seats[seat.index()].is_bot_played() {
                return Err(Refusal::Stale);
            }
            act(draft, seat, |play, now_ms| play.decide_as_bot(seat, decision, now_ms))?;
            Ok(draft.row.game.clone())
        });
        metrics::counter!("kajiba_bot_decisions_total", "game" => game.await?).increment(1);
        Ok(())
    }
}

/// The pause after this one, where the first is the usual one.
fn shorter(pause: Duration, usual: Duration) -> Duration {
    (pause * PAUSE_PERCENT / 100).max(usual * PAUSE_PERCENT_MIN / 100)
}

/// Lets a bot think on its thread; `None` if it panics. In a game with secrets the answer comes after a time that is drawn
/// before the bot looks at its options, however many they are: a quick answer would tell that there is only one.
async fn think(bot_task: Box<dyn BotTask>, turn: Option<Turn>) -> Option<BotDecision> {
    let mut time = bot_task.time_max() * turn.as_ref().map_or(100, |turn| turn.percent) / 100;
    let mut answer_after = Duration::ZERO;
    if bot_task.is_secret() {
        time = time * drawn_percent() / 100;
        answer_after = time + OVERTIME;
    }
    let answered = tokio::time::Instant::now() + answer_after;
    let decision = tokio::task::spawn_blocking(move || {
        let decision = bot_task.think(time);
        drop(turn);
        decision
    });
    let decision = decision.await.ok()?;
    tokio::time::sleep_until(answered).await;
    Some(decision)
}

/// How much of its time a bot takes in a game with secrets, in percent.
fn drawn_percent() -> u32 {
    let drawn = getrandom::u32().expect("the system provides random numbers");
    SHARE_PERCENT.start() + drawn % (SHARE_PERCENT.end() - SHARE_PERCENT.start() + 1)
}

/// Marks a table as driven, until the driver ends in whatever way.
struct DriverGuard {
    host: Host,
    table: TableId,
    is_set: bool,
}

impl DriverGuard {
    /// Whether the table has changed since the driver last looked. If not, the mark is removed.
    fn is_wanted(&mut self) -> bool {
        let mut driven = self.host.0.driven.lock().expect("driver list mutex is not poisoned");
        if driven.insert(self.table, false) == Some(true) {
            return true;
        }
        driven.remove(&self.table);
        self.is_set = false;
        false
    }
}

impl Drop for DriverGuard {
    fn drop(&mut self) {
        // Otherwise it would remove the mark of the next driver.
        if self.is_set {
            let mut driven = self.host.0.driven.lock().expect("driver list mutex is not poisoned");
            driven.remove(&self.table);
        }
    }
}

/// Runs a driver, and sets the table aside if it panics.
async fn drive_guarded(guard: DriverGuard) {
    let (host, table) = (guard.host.clone(), guard.table);
    let driver = {
        let host = host.clone();
        tokio::spawn(async move { host.drive_until_idle(guard).await })
    };
    if driver.await.is_err_and(|error| error.is_panic()) {
        host.break_table(table, "the driver of its bots panicked").await;
    }
}

/// The next thing to do: standing answers, which take no time, come before bots.
fn next_job(table: &Table) -> Option<Job> {
    let (body, play) = (&table.body, table.play.as_deref()?);
    let (version, person) = (play.version(), body.host);
    let is_awaited = body.seats.iter().any(|it| !it.is_bot_played());
    let job = |seat, kind| Job { seat, version, person, is_awaited, kind };
    check_current(body, table.row.phase, Some(play), version).ok()?;
    // In a lesson, the opponents' acts are stored together with those of the pupil.
    let is_lesson = lesson::is_inside(table);
    let is_driven = |it: &SeatBody| it.is_bot_played() && !(is_lesson && matches!(it.holder, Holder::Bot(_)));
    let asked = || play.asked().iter().map(|seat| (seat, &body.seats[seat.index()]));
    let standing = asked().find_map(|(seat, it)| {
        let fitting = it.standing.iter().find(|standing| play.has_standing_answer(seat, standing))?;
        Some(job(seat, JobKind::Standing(fitting.clone())))
    });
    let interjection = || {
        body.seats.iter().enumerate().filter(|(_, it)| is_driven(it)).find_map(|(n, it)| {
            let seat = Seat(n as u8);
            let decision = play.interjection(seat, level_of(it))?;
            Some(job(seat, JobKind::Interjection(decision)))
        })
    };
    standing.or_else(interjection).or_else(|| {
        let (seat, it) = asked().find(|(_, it)| is_driven(it))?;
        Some(job(seat, JobKind::Bot(play.bot_task(seat, level_of(it)))))
    })
}

/// The level of a seat's bot. A bot that stands in for a person has the default level.
fn level_of(seat: &SeatBody) -> BotLevel {
    match seat.holder {
        Holder::Bot(level) => level,
        Holder::Open | Holder::Person(_) | Holder::Guest(_) => BotLevel::default(),
    }
}

/// Checks that the game is in progress and still at `version`.
fn check_current(body: &Body, phase: Phase, play: Option<&dyn Play>, version: u64) -> Result<(), Refusal> {
    let is_current = play.is_some_and(|play| play.version() == version);
    if phase == Phase::Playing && !body.is_held() && is_current { Ok(()) } else { Err(Refusal::Stale) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A bot in a game with secrets that knows its answer at once, or has to think.
    struct Thinks {
        takes: Duration,
    }

    impl BotTask for Thinks {
        fn think(self: Box<Self>, _: Duration) -> BotDecision {
            std::thread::sleep(self.takes);
            BotDecision { version: 1, option: 0 }
        }

        fn time_max(&self) -> Duration {
            Duration::from_millis(50)
        }

        fn is_secret(&self) -> bool {
            true
        }
    }

    /// How many milliseconds each of so many answers takes, on the average.
    async fn mean_ms(n: u32, takes_ms: u64) -> u128 {
        let answers: Vec<_> = (0..n)
            .map(|_| {
                let begun = Instant::now();
                let bot_task = Thinks { takes: Duration::from_millis(takes_ms) };
                tokio::spawn(async move {
                    think(Box::new(bot_task), None).await.expect("the bot answers");
                    begun.elapsed().as_millis()
                })
            })
            .collect();
        let mut total_ms = 0;
        for answer in answers {
            total_ms += answer.await.expect("the answer comes");
        }
        total_ms / u128::from(n)
    }

    #[test]
    fn a_round_of_three_bots_pauses_for_four_seconds_at_the_most() {
        let usual = Duration::from_millis(700);
        let pauses: Vec<Duration> =
            std::iter::successors(Some(usual), |pause| Some(shorter(*pause, usual))).take(24).collect();
        assert!(pauses.is_sorted_by(|one, next| one >= next) && pauses[23] >= usual / 10, "{pauses:?}");
        let whole: Duration = pauses.iter().sum();
        assert!(whole < Duration::from_secs(4), "{whole:?}");
    }

    #[tokio::test]
    async fn the_time_of_an_answer_does_not_tell_whether_there_was_a_choice() {
        let (at_once, after_thought) = tokio::join!(mean_ms(100, 0), mean_ms(100, 20));
        // The least time that is drawn, which a thought of 20 ms does not exceed.
        assert!(at_once >= 60, "{at_once} ms");
        assert!(at_once.abs_diff(after_thought) < 10, "{at_once} and {after_thought} ms");
    }
}
