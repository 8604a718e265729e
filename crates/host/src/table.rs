//! A loaded table, and the draft on which a change is made.

mod cache;

pub(crate) use self::cache::{CachedTable, Stored};

use std::{
    collections::{BTreeSet, VecDeque},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

use store::{
    CampaignRow, Change, EntryRow, LineRow, Ms, PersonId, Phase, Store, StoreError, StoredTable, TableId,
    TableRow,
};
use tabletop::{Seat, Seats};

use crate::{
    body::{Body, Line, Notice},
    clock, decide,
    play::{Games, HostedGame, Play, unshared},
    refusal::Refusal,
    seats,
};

/// How many chat messages a loaded table keeps.
const CHAT_MAX: usize = 100;
/// How many notices it keeps. They are counted separately, so that joining and leaving cannot push chat out.
const NOTICES_MAX: usize = 60;
/// Page size, and the most pages read to find those lines.
const PAGE: u32 = 200;
const PAGES_MAX: usize = 25;
/// Prefix of the fault of a table whose stored game does not verify. Another version of the program may still
/// read it.
const CANNOT_RESUME: &str = "the game cannot be taken up: ";

/// A loaded table, exactly as stored.
pub(crate) struct Table {
    /// The stored row, with an empty `body`.
    pub(crate) row: TableRow,
    /// The row's body, parsed.
    pub(crate) body: Body,
    /// The game, if this program knows it.
    pub(crate) game: Option<Arc<dyn HostedGame>>,
    /// The game in progress, once dealt.
    pub(crate) play: Option<Arc<dyn Play>>,
    /// The last chat messages and notices.
    pub(crate) lines: VecDeque<LineRow>,
}

/// A change in progress: a copy of the table, and the rows to append to its logs.
pub(crate) struct Draft {
    /// As in [`Table`].
    pub(crate) row: TableRow,
    /// As in [`Table`].
    pub(crate) body: Body,
    /// As in [`Table`].
    pub(crate) game: Option<Arc<dyn HostedGame>>,
    /// As in [`Table`], with which it is shared until [`Draft::play_mut`] is called.
    pub(crate) play: Option<Arc<dyn Play>>,
    /// What this change did that clocks depend on.
    pub(crate) activity: Activity,
    /// A campaign that changes with the table. Both are stored, or neither.
    pub(crate) campaign: Option<CampaignRow>,
    /// The time of the change.
    pub(crate) now_ms: Ms,
    /// The seats that had to agree to an undo before.
    voters_before: Seats,
    new_lines: Vec<LineRow>,
}

impl Draft {
    /// A draft of a new table.
    pub(crate) fn new(row: TableRow, body: Body, game: Option<Arc<dyn HostedGame>>, now_ms: Ms) -> Self {
        let activity = Activity::default();
        let (voters_before, new_lines) = (Seats::NONE, Vec::new());
        Self { row, body, game, play: None, activity, campaign: None, now_ms, voters_before, new_lines }
    }

    /// A draft of an existing table. The game is copied only when it changes.
    pub(crate) fn of(table: &Table, now_ms: Ms) -> Self {
        let Table { row, body, game, play, lines: _ } = table;
        let mut body = body.clone();
        // The system's clock has been set back since the last change.
        let back_ms = (row.updated_ms - now_ms).max(0);
        if row.phase == Phase::Playing && back_ms > 0 {
            body.shift_times(-back_ms);
        }
        let voters_before = body.voters();
        let draft = Self::new(row.clone(), body, game.clone(), now_ms);
        Self { play: play.clone(), voters_before, ..draft }
    }

    /// The game in progress, if dealt, for changing it.
    pub(crate) fn play_mut(&mut self) -> Option<&mut dyn Play> {
        self.play.as_mut().map(unshared)
    }

    /// The game played here.
    ///
    /// # Errors
    /// This program does not know it.
    pub(crate) fn game(&self) -> Result<&dyn HostedGame, Refusal> {
        self.game.as_deref().ok_or(Refusal::Broken)
    }

    /// Adds a chat message.
    pub(crate) fn say(&mut self, person: PersonId, line: &Line) {
        self.add_line(Some(person), line);
    }

    /// Adds a notice about a seat.
    pub(crate) fn note(&mut self, notice: Notice, seat: Option<Seat>) {
        let it = seat.map(|seat| &self.body.seats[seat.index()]);
        let name = it.map_or_else(String::new, |it| it.name.clone());
        // Links the notice to the person, so that their name is erased with them.
        let person = it.and_then(|it| it.holder.person());
        self.add_line(person, &Line::Notice { notice, seat, name });
    }

    fn add_line(&mut self, person: Option<PersonId>, line: &Line) {
        self.body.n_lines += 1;
        let body = serde_json::to_string(line).expect("lines are plain data");
        self.new_lines.push(LineRow { n: self.body.n_lines, at_ms: self.now_ms, person, body });
    }

    /// Sets the table aside because its game is broken: nobody can act, and nothing is due.
    pub(crate) fn set_aside(&mut self, fault: &str) {
        tracing::error!(table = %self.row.id, fault, "table set aside: its game is broken");
        self.row.phase = Phase::Broken;
        self.row.has_work = false;
        self.row.due_ms = None;
        self.body.fault = Some(fault.to_owned());
        self.body.asked = Seats::NONE;
        self.body.undo = None;
        for seat in &mut self.body.seats {
            seat.clock.due_ms = None;
        }
    }

    /// Resumes a table that was set aside because its stored game did not verify.
    pub(crate) fn mend(&mut self, entries_max: u64) {
        tracing::info!(table = %self.row.id, "table resumed: its game verifies again");
        self.row.phase = if self.body.result.is_some() { Phase::Over } else { Phase::Playing };
        self.body.fault = None;
        self.settle(entries_max);
    }

    /// Updates everything that follows from the game's state.
    pub(crate) fn settle(&mut self, entries_max: u64) {
        if self.row.phase == Phase::Broken {
            return;
        }
        decide::keep_past(self, self.voters_before);
        decide::finish_undo(self);
        seats::settle_links(self);
        clock::settle(self);
        let n_entries = self.play.as_ref().map_or(0, |play| play.version());
        if self.row.phase == Phase::Playing && !(n_entries < entries_max) {
            self.set_aside("the game does not come to an end");
        }
    }

    /// Whether there is nothing to store.
    pub(crate) fn is_as_before(&self, table: &Table) -> bool {
        let version = |play: &Option<Arc<dyn Play>>| play.as_ref().map(|play| play.version());
        self.row == table.row
            && self.body == table.body
            && version(&self.play) == version(&table.play)
            && self.new_lines.is_empty()
    }

    /// Splits the draft into what is stored and the table after it.
    pub(crate) fn finish(mut self, before: Option<&Table>) -> Finished {
        // A game that is still shared with the table has not changed.
        let changed = self.play.as_mut().and_then(Arc::get_mut);
        let entries = changed.map_or_else(Vec::new, |play| play.take_new_entries());
        self.row.version += 1;
        self.row.n_entries += entries.len() as u64;
        self.row.updated_ms = self.now_ms;
        let mut stored = self.row.clone();
        stored.body = serde_json::to_string(&self.body).expect("bodies are plain data");
        let mut lines = before.map_or_else(VecDeque::new, |table| table.lines.clone());
        if !self.new_lines.is_empty() {
            lines.extend(self.new_lines.iter().cloned());
            lines = remembered(lines);
        }
        let is_as_seated = |before: &Table| {
            let [(game, header), (game_before, header_before)] =
                [&self.row, &before.row].map(|row| (&row.game, &row.header));
            let seats = |row: &TableRow| (row.host, row.seats.clone(), row.created_ms);
            game == game_before && header == header_before && seats(&self.row) == seats(&before.row)
        };
        let is_step = before.is_some_and(is_as_seated);
        let people_before = before.map_or_else(BTreeSet::new, |table| table.body.people());
        let newcomers = self.body.people().difference(&people_before).copied().collect();
        let table = Table { row: self.row, body: self.body, game: self.game, play: self.play, lines };
        let change = Change { row: stored, entries, lines: self.new_lines };
        Finished { change, is_step, newcomers, campaign: self.campaign, table }
    }
}

/// What a change did that clocks depend on.
#[derive(Clone, Copy, Default)]
pub(crate) struct Activity {
    /// The seats that acted.
    pub(crate) decided: Seats,
    /// Whether an act was taken back.
    pub(crate) has_undone: bool,
}

/// A draft that is ready to be stored.
pub(crate) struct Finished {
    /// What to store.
    pub(crate) change: Change,
    /// Whether header, host and seats are as they were.
    pub(crate) is_step: bool,
    /// People who were not at the table before. The commit fails if one of them has been deleted.
    pub(crate) newcomers: Vec<PersonId>,
    /// A campaign to store in the same transaction.
    pub(crate) campaign: Option<CampaignRow>,
    /// The table once this is stored.
    pub(crate) table: Table,
}

/// Drops the lines beyond what a table keeps.
fn remembered(mut lines: VecDeque<LineRow>) -> VecDeque<LineRow> {
    let is_chat = |line: &LineRow| matches!(serde_json::from_str(&line.body), Ok(Line::Chat { .. }));
    let (mut n_chat, mut n_notices) = (0, 0);
    let mut kept = VecDeque::new();
    while let Some(line) = lines.pop_back() {
        let (n, n_max) = if is_chat(&line) { (&mut n_chat, CHAT_MAX) } else { (&mut n_notices, NOTICES_MAX) };
        *n += 1;
        if *n <= n_max {
            kept.push_front(line);
        }
    }
    kept
}

/// The last lines of a table that it keeps. Its last page is read already.
async fn read_lines(store: &Store, id: TableId, last: Vec<LineRow>) -> Result<VecDeque<LineRow>, Refusal> {
    let mut is_last = last.len() < PAGE as usize;
    let mut lines: VecDeque<LineRow> = last.into();
    for _ in 1..PAGES_MAX {
        if is_last || remembered(lines.clone()).len() == CHAT_MAX + NOTICES_MAX {
            break;
        }
        let page = store.lines_before(id, lines.front().map(|line| line.n), PAGE).await?;
        is_last = page.len() < PAGE as usize;
        page.into_iter().rev().for_each(|line| lines.push_front(line));
    }
    Ok(remembered(lines))
}

/// Result of reading a table.
pub(crate) enum Loaded {
    /// There is no such table.
    Missing,
    /// The table, as it was stored.
    AsStored(Table),
    /// Its game does not verify, and why. The table must be set aside.
    Broken(Table, String),
    /// It was set aside for that reason, and verifies now.
    Mended(Table),
}

/// Reads a table from the database. If an older version is in memory, only new log entries are played.
///
/// # Errors
/// The database does not answer, or the row cannot be parsed.
pub(crate) async fn read_table(
    store: &Store,
    games: &Games,
    id: TableId,
    known: Option<Table>,
) -> Result<Loaded, Refusal> {
    let n_known = known.as_ref().and_then(|known| Some(known.play.as_ref()?.version())).unwrap_or(0);
    let Some(stored) = store.stored_table(id, n_known, PAGE).await? else { return Ok(Loaded::Missing) };
    let StoredTable { mut row, entries, lines } = stored;
    let body = std::mem::take(&mut row.body);
    let body: Body = serde_json::from_str(&body).map_err(|error| {
        tracing::error!(table = %id, %error, "a table's body cannot be read");
        Refusal::Broken
    })?;
    let mut lines = read_lines(store, id, lines).await?;
    // Drop lines that another node added after the row was read; they belong to a later version.
    lines.retain(|line| line.n <= body.n_lines);
    let mut table = Table { game: games.named(&row.game), row, body, play: None, lines };
    let Some(header) = &table.row.header else { return Ok(Loaded::AsStored(table)) };
    if let Some(play) = caught_up(&table.row, known, &entries) {
        table.play = Some(play);
        return Ok(Loaded::AsStored(table));
    }
    let entries = if n_known == 0 { entries } else { read_entries(store, &table.row).await? };
    let is_aside = table.row.phase == Phase::Broken;
    match resume(table.game.as_deref(), |game| game.resume(header, &entries)) {
        Ok(play) => {
            table.play = Some(play);
            let fault = table.body.fault.as_ref().filter(|fault| fault.starts_with(CANNOT_RESUME));
            let is_mended = is_aside && fault.is_some();
            Ok(if is_mended { Loaded::Mended(table) } else { Loaded::AsStored(table) })
        }
        Err(_) if is_aside => Ok(Loaded::AsStored(table)),
        Err(fault) => Ok(Loaded::Broken(table, format!("{CANNOT_RESUME}{fault}"))),
    }
}

/// Plays new log entries on the game of an older version of the table. Returns nothing if that is not
/// possible.
fn caught_up(row: &TableRow, known: Option<Table>, entries: &[EntryRow]) -> Option<Arc<dyn Play>> {
    let known = known.filter(|known| known.row.phase != Phase::Broken)?;
    let is_same = known.row.header == row.header && known.row.n_entries <= row.n_entries;
    let is_aside = row.phase == Phase::Broken;
    let mut play = known.play.filter(|_| is_same && !is_aside)?;
    let caught_up = catch_unwind(AssertUnwindSafe(|| unshared(&mut play).catch_up(entries))).unwrap_or(false);
    (caught_up && play.version() == row.n_entries).then_some(play)
}

/// The log of a table's game up to its row's version. Another node may have added entries after the row was
/// read.
///
/// # Errors
/// The database does not answer.
pub(crate) async fn read_entries(store: &Store, row: &TableRow) -> Result<Vec<EntryRow>, StoreError> {
    let mut entries = store.entries(row.id).await?;
    entries.retain(|entry| entry.n <= row.n_entries);
    Ok(entries)
}

/// Resumes a stored game. A panic of the rules becomes an error.
///
/// # Errors
/// The game is unknown or does not verify.
pub(crate) fn resume(
    game: Option<&dyn HostedGame>,
    resume: impl FnOnce(&dyn HostedGame) -> Result<Arc<dyn Play>, String>,
) -> Result<Arc<dyn Play>, String> {
    let game = game.ok_or("the game is unknown")?;
    catch_unwind(AssertUnwindSafe(|| resume(game))).unwrap_or_else(|_| Err("the rules panicked".to_owned()))
}
