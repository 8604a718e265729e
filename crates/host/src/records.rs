//! Records: download, import, and the check that everything stored follows from the rules.

use serde::Deserialize;
use store::{CampaignId, Change, Ms, Phase, SeatRow, Store, StoreError, TableId, TableRow};
use tabletop::Seat;

use crate::{
    body::{Body, Outcome, SeatBody},
    clock::is_won,
    games::check_campaign,
    host::{Host, Who},
    limits::NAME_CHARS_MAX,
    people::{cleaned, random_bits},
    play::{Games, Play, unshared},
    refusal::{Refusal, Why},
    seats::set_name,
    table::{read_entries, resume},
    time::TimeSource,
    view,
};

/// How many tables are read at a time.
const PAGE: u32 = 100;

/// Result of a check of the database.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// How many games verify.
    pub n_games: u64,
    /// How many log entries they have in total.
    pub n_entries: u64,
    /// How many tables have not been dealt.
    pub n_undealt: u64,
    /// How many campaigns agree with their games.
    pub n_campaigns: u64,
    /// Faults by table.
    pub faults: Vec<(TableId, String)>,
    /// Faults by campaign.
    pub campaign_faults: Vec<(CampaignId, String)>,
}

impl Host {
    /// The record of a finished game.
    ///
    /// # Errors
    /// The visitor may not see the table, or the game is not over: a record holds everything hidden.
    pub async fn record(&self, who: Who, table: TableId) -> Result<String, Refusal> {
        self.read(table, |table| {
            view::check_may_view(table, who)?;
            match table.row.phase {
                Phase::Over => {}
                Phase::Gathering | Phase::Closed => return Err(Refusal::NotNow(Why::NotBegun)),
                Phase::Playing => return Err(Refusal::NotNow(Why::NotOver)),
                Phase::Broken => return Err(Refusal::Broken),
            }
            table.play.as_ref().map(|play| play.record()).ok_or(Refusal::Broken)
        })
        .await
    }
}

/// Replays every stored game and checks all hashes, then compares every campaign with its games. Calls `each`
/// for every table. A fault does not stop the check.
///
/// # Errors
/// The database does not answer.
pub async fn check(
    store: &Store,
    games: &Games,
    mut each: impl FnMut(&Checked),
) -> Result<Checked, StoreError> {
    let mut checked = Checked::default();
    let mut after = None;
    loop {
        let page = store.tables_after(after, PAGE).await?;
        let Some(&last) = page.last() else { break };
        for id in page {
            check_table(store, games, id, &mut checked).await?;
            each(&checked);
        }
        after = Some(last);
    }
    check_campaigns(store, &mut checked).await?;
    Ok(checked)
}

async fn check_campaigns(store: &Store, checked: &mut Checked) -> Result<(), StoreError> {
    let mut after = None;
    loop {
        let page = store.campaigns_after(after, PAGE).await?;
        let Some(&last) = page.last() else { return Ok(()) };
        for id in page {
            // It may have been deleted since the page was read.
            let Some(faults) = check_campaign(store, id).await? else { continue };
            checked.n_campaigns += u64::from(faults.is_empty());
            checked.campaign_faults.extend(faults.into_iter().map(|fault| (id, fault)));
        }
        after = Some(last);
    }
}

async fn check_table(
    store: &Store,
    games: &Games,
    id: TableId,
    checked: &mut Checked,
) -> Result<(), StoreError> {
    // It may have been deleted since the page was read.
    let Some(row) = store.table(id).await? else { return Ok(()) };
    let entries = read_entries(store, &row).await?;
    let verdict = match &row.header {
        Some(header) => {
            let play = resume(games.named(&row.game).as_deref(), |game| game.resume(header, &entries));
            play.and_then(|play| check_row(&row, &*play)).map(|()| checked.n_games += 1)
        }
        None if entries.is_empty() => check_undealt(&row).map(|()| checked.n_undealt += 1),
        None => Err("there are entries of a game without its header".to_owned()),
    };
    match verdict {
        Ok(()) => checked.n_entries += entries.len() as u64,
        Err(fault) => checked.faults.push((id, fault)),
    }
    if let Ok(body) = read_body(&row) {
        let faults = strangers(store, &body).await?;
        checked.faults.extend(faults.into_iter().map(|fault| (id, fault)));
    }
    Ok(())
}

/// People at a table who do not exist in the database.
async fn strangers(store: &Store, body: &Body) -> Result<Vec<String>, StoreError> {
    let mut faults = Vec::new();
    for person in body.people() {
        if store.person(person).await?.is_some() {
            continue;
        }
        let seats = body.own(Some(person));
        faults.extend(
            seats.iter().map(|seat| format!("seat {} is held by {person}, who is no person", seat.0)),
        );
        if body.is_host(Some(person)) {
            faults.push(format!("the table is run by {person}, who is no person"));
        }
    }
    Ok(faults)
}

/// Checks that the row agrees with its game.
fn check_row(row: &TableRow, play: &dyn Play) -> Result<(), String> {
    let body = read_body(row)?;
    if !(row.n_entries == play.version()) {
        return Err(format!("the row counts {} entries and the log has {}", row.n_entries, play.version()));
    }
    if !(body.seats.len() == usize::from(play.n_players()) && row.seats.len() == body.seats.len()) {
        return Err("the seats are not those of the game".to_owned());
    }
    match row.phase {
        // The fault of a broken game is in its body. A part that verifies is not a fault of the database.
        Phase::Broken => Ok(()),
        // A lesson is closed when its pupil leaves it.
        Phase::Closed if body.guide.is_some() => Ok(()),
        Phase::Gathering | Phase::Closed => Err("a game was dealt that has not begun".to_owned()),
        Phase::Playing if play.ranks().is_some() => Err("the game is over and the table is not".to_owned()),
        Phase::Playing if !(body.asked == play.asked()) => {
            Err("others are asked than the table says".to_owned())
        }
        Phase::Playing => Ok(()),
        Phase::Over => check_result(play, body.result.as_ref()),
    }
}

fn check_result(play: &dyn Play, result: Option<&Outcome>) -> Result<(), String> {
    let Some(result) = result else { return Err("the game is over and has no result".to_owned()) };
    if !(result.is_early || play.ranks().is_some()) {
        return Err("the table is over and the game is not".to_owned());
    }
    if !(result.scores == play.scores()) {
        return Err("the result has other points".to_owned());
    }
    let is_verdict = result.is_won == is_won(play, result.is_early);
    if is_verdict { Ok(()) } else { Err("the chapter was judged otherwise".to_owned()) }
}

fn check_undealt(row: &TableRow) -> Result<(), String> {
    read_body(row)?;
    match row.phase {
        Phase::Gathering | Phase::Closed => Ok(()),
        Phase::Playing | Phase::Over | Phase::Broken => Err("the game is missing".to_owned()),
    }
}

fn read_body(row: &TableRow) -> Result<Body, String> {
    serde_json::from_str(&row.body).map_err(|error| format!("the body cannot be read: {error}"))
}

/// The record of a stored game in any phase, for the operator. It holds the seed and everything hidden.
///
/// # Errors
/// There is no such table, it has no game, or its game does not verify.
pub async fn export(store: &Store, games: &Games, table: TableId) -> Result<String, Refusal> {
    let row = store.table(table).await?.ok_or(Refusal::NotFound)?;
    let Some(header) = &row.header else { return Err(Refusal::NotNow(Why::NotBegun)) };
    let entries = read_entries(store, &row).await?;
    match resume(games.named(&row.game).as_deref(), |game| game.resume(header, &entries)) {
        Ok(play) => Ok(play.record()),
        Err(fault) => {
            tracing::error!(%table, fault, "stored game does not verify");
            Err(Refusal::Bad { field: "record", why: Why::BadRecord })
        }
    }
}

/// Stores a recorded game as a table without people: a finished game to look at, an unfinished one with open
/// seats. It goes on once people have taken the seats.
///
/// # Errors
/// The record is of an unknown game or does not verify, there are more names than seats, or a name cannot be
/// shown.
pub async fn import(
    store: &Store,
    games: &Games,
    record: &str,
    names: &[String],
) -> Result<TableId, Refusal> {
    let now_ms = (TimeSource::steady().now_ms)();
    let bad = |fault: String| {
        tracing::error!(fault, "record could not be imported");
        Refusal::Bad { field: "record", why: Why::BadRecord }
    };
    /// The part of a record that names its game.
    #[derive(Deserialize)]
    struct Name {
        game: String,
    }
    let Name { game } = serde_json::from_str(record).map_err(|error| bad(error.to_string()))?;
    let mut play = resume(games.named(&game).as_deref(), |game| game.import(record, now_ms)).map_err(bad)?;
    if !(names.len() <= usize::from(play.n_players())) {
        return Err(Refusal::Bad { field: "names", why: Why::OutOfRange });
    }
    let names = names.iter().map(|name| cleaned("names", name, 0..=NAME_CHARS_MAX));
    let mut body = imported_body(&*play, &names.collect::<Result<Vec<_>, _>>()?, now_ms);
    body.has_secrets = games.named(&game).is_some_and(|game| game.has_secrets());
    let row = imported_row(game, &*play, &body, now_ms);
    let (id, entries) = (row.id, unshared(&mut play).take_new_entries());
    store.commit(Change { row, entries, lines: Vec::new() }).await?;
    Ok(id)
}

fn imported_row(game: String, play: &dyn Play, body: &Body, now_ms: Ms) -> TableRow {
    TableRow {
        id: TableId(random_bits()),
        version: 1,
        game,
        phase: if body.result.is_some() { Phase::Over } else { Phase::Playing },
        host: None,
        is_listed: false,
        header: Some(play.header()),
        n_entries: play.version(),
        body: serde_json::to_string(body).expect("bodies are plain data"),
        due_ms: None,
        has_work: false,
        created_ms: now_ms,
        updated_ms: now_ms,
        seats: vec![SeatRow::default(); body.seats.len()],
    }
}

fn imported_body(play: &dyn Play, names: &[String], now_ms: Ms) -> Body {
    let result = play.ranks().map(|ranks| Outcome {
        ranks: ranks.to_vec(),
        scores: play.scores(),
        is_won: is_won(play, false),
        is_early: false,
        n_undone_past_barrier: play.n_undone_past_barrier(),
        at_ms: now_ms,
    });
    let seats = vec![SeatBody::open(); play.n_players().into()];
    // Nobody has a seat yet, so spectators must be allowed.
    let spectators = true;
    let (options, asked) = (play.options(), play.asked());
    let mut body = Body { options, spectators, asked, result, ..Body::new(None, seats) };
    for (name, seat) in names.iter().zip(0..).filter(|(name, _)| !name.is_empty()) {
        set_name(&mut body, Seat(seat), name);
    }
    body
}
