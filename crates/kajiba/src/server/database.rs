//! `kajiba backup`, `check-db`, `export` and `import`: the database, while a server runs or not; and `migrate-db`, while none
//! does.

use std::{path::Path, pin::Pin};

use anyhow::{Error, Result};
use clap::ArgMatches;
use host::{Refusal, TableId};
use store::{Store, StoreError};
use tokio::runtime::Runtime;
use tracing_subscriber::filter::{LevelFilter, Targets};

use crate::{
    atomic_file,
    cx::Cx,
    error::{unreadable, unwritable, user_error},
    game::Games,
    server::{config, location::Location, serve::begin_log},
};

/// Writes a copy of the whole database into a new file.
pub fn backup(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    let to = file_arg(args);
    let runtime = runtime(cx)?;
    let store = opened(cx, args, &runtime)?;
    let result = block_on(&runtime, store.backup(Path::new(&to)));
    result.map_err(|error| match error {
        StoreError::Exists => user_error(cx.say("database-exists", &[("file", to.as_str().into())])),
        StoreError::NotAFile => user_error(cx.say("database-backup-server", &[])),
        _ => {
            let args = [("file", to.as_str().into()), ("cause", error.to_string().into())];
            user_error(cx.say("database-not-backed-up", &args))
        }
    })?;
    Ok(cx.tell("database-backed-up", &[("file", to.into())])?)
}

/// Runs the database's own integrity check, replays every stored game, compares all hashes and the campaigns with their games,
/// and names what differs.
pub fn check(cx: &mut Cx, games: &Games, args: &ArgMatches) -> Result<()> {
    let runtime = runtime(cx)?;
    let store = opened(cx, args, &runtime)?;
    let faults = block_on(&runtime, store.faults()).map_err(|error| unread(cx, &error))?;
    for fault in &faults {
        cx.page.print(&format!("database: {fault}"))?;
    }
    let checked = checked(cx, games, &runtime, &store);
    // What is damaged explains what does not verify.
    if faults.is_empty() { checked } else { Err(user_error(cx.say("database-damaged", &[]))) }
}

fn checked(cx: &mut Cx, games: &Games, runtime: &Runtime, store: &Store) -> Result<()> {
    let checked = block_on(runtime, host::check(store, games.hosted(), |_| ()));
    let checked = checked.map_err(|error| unread(cx, &error))?;
    for (table, fault) in &checked.faults {
        cx.page.print(&format!("{table}: {fault}"))?;
    }
    for (campaign, fault) in &checked.campaign_faults {
        cx.page.print(&format!("campaign {campaign}: {fault}"))?;
    }
    let figures = [
        ("games", checked.n_games.into()),
        ("entries", checked.n_entries.into()),
        ("undealt", checked.n_undealt.into()),
        ("campaigns", checked.n_campaigns.into()),
    ];
    cx.tell("database-checked", &figures)?;
    let n_campaigns = distinct(&checked.campaign_faults);
    match distinct(&checked.faults) {
        0 if n_campaigns == 0 => Ok(()),
        0 => Err(user_error(cx.say("database-campaign-faults", &[("n", n_campaigns.into())]))),
        n => Err(user_error(cx.say("database-faults", &[("n", n.into())]))),
    }
}

/// How many things have faults, which come one after the other.
fn distinct<T: PartialEq>(faults: &[(T, String)]) -> usize {
    faults.chunk_by(|(one, _), (other, _)| one == other).count()
}

/// Writes the record of a table's game into a file, or of every game into a folder, with the campaigns.
pub fn export(cx: &mut Cx, games: &Games, args: &ArgMatches) -> Result<()> {
    let runtime = runtime(cx)?;
    let store = opened(cx, args, &runtime)?;
    let to = file_arg(args);
    match args.get_one::<String>("table") {
        Some(table) => {
            let id = table.parse::<TableId>().map_err(|_| no_table(cx, table))?;
            let record = block_on(&runtime, host::export(&store, games.hosted(), id))
                .map_err(|refusal| unexported(cx, table, &refusal))?;
            write(cx, &to, &record)?;
            Ok(cx.tell("database-exported", &[("n", 1.into()), ("file", to.into())])?)
        }
        None => export_all(cx, games, (&runtime, &store), &to),
    }
}

fn export_all(cx: &mut Cx, games: &Games, (runtime, store): (&Runtime, &Store), folder: &str) -> Result<()> {
    std::fs::create_dir_all(folder).map_err(|error| unwritable(cx, folder, &error))?;
    let (mut last, mut n_written) = (None, 0u64);
    loop {
        let page = block_on(runtime, store.tables_after(last, 100));
        let page = page.map_err(|error| unread(cx, &error))?;
        let Some(&end) = page.last() else { break };
        last = Some(end);
        for table in page {
            match block_on(runtime, host::export(store, games.hosted(), table)) {
                Ok(record) => {
                    let file = Path::new(folder).join(format!("{table}.json"));
                    write(cx, &file.display().to_string(), &record)?;
                    n_written += 1;
                }
                // A table without a game has no record.
                Err(Refusal::NotNow(_)) => {}
                Err(refusal) => return Err(unexported(cx, &table.to_string(), &refusal)),
            }
        }
    }
    export_campaigns(cx, runtime, store, folder)?;
    Ok(cx.tell("database-exported", &[("n", n_written.into()), ("file", folder.into())])?)
}

/// Writes every campaign beside the records of its games.
fn export_campaigns(cx: &Cx, runtime: &Runtime, store: &Store, folder: &str) -> Result<()> {
    let mut last = None;
    loop {
        let page = block_on(runtime, store.campaigns_after(last, 100)).map_err(|error| unread(cx, &error))?;
        let Some(&end) = page.last() else { return Ok(()) };
        last = Some(end);
        for campaign in page {
            let text = block_on(runtime, host::export_campaign(store, campaign));
            let text = text.map_err(|refusal| refused(cx, &refusal))?;
            let file = Path::new(folder).join(format!("campaign-{campaign}.json"));
            write(cx, &file.display().to_string(), &text)?;
        }
    }
}

/// Stores recorded games as tables.
pub fn import(cx: &mut Cx, games: &Games, args: &ArgMatches) -> Result<()> {
    let file = file_arg(args);
    let record = std::fs::read_to_string(&file).map_err(|error| unreadable(cx, &file, &error))?;
    let runtime = runtime(cx)?;
    let place = config::place(cx, args)?;
    let store = block_on(&runtime, place.open()).map_err(|error| place.unopened(cx, &error))?;
    let names: Vec<String> = args
        .get_one::<String>("names")
        .map(|names| names.split(',').map(|name| name.trim().to_owned()).collect())
        .unwrap_or_default();
    let result = block_on(&runtime, async {
        let imported = host::import(&store, games.hosted(), &record, &names).await;
        store.close().await;
        imported
    });
    let table = result.map_err(|refusal| match refusal {
        Refusal::Bad { field: "names", .. } => {
            user_error(cx.say("database-bad-names", &[("file", file.as_str().into())]))
        }
        Refusal::Bad { .. } => user_error(cx.say("database-bad-record", &[("file", file.as_str().into())])),
        _ => refused(cx, &refusal),
    })?;
    Ok(cx.tell("database-imported", &[("file", file.into()), ("path", format!("/t/{table}").into())])?)
}

/// Moves everything from one database into an empty one, compares both row by row, and replays every game there.
pub fn migrate(cx: &mut Cx, games: &Games, args: &ArgMatches) -> Result<()> {
    let named = |name| Location::named(args.get_one::<String>(name).expect("both places are required"));
    let (from, to) = (named("from"), named("to"));
    check_there(cx, &from)?;
    if from == to {
        return Err(user_error(cx.say("database-same", &[])));
    }
    let runtime = runtime(cx)?;
    let source = block_on(&runtime, from.open_alone()).map_err(|error| from.unopened(cx, &error))?;
    let target = block_on(&runtime, to.open_alone()).map_err(|error| to.unopened(cx, &error))?;
    let moved = block_on(&runtime, source.copy_to(&target)).map_err(|error| match error {
        StoreError::Exists => user_error(cx.say("database-not-empty", &[("file", to.shown().into())])),
        StoreError::Gap => user_error(cx.say("database-differs", &[("file", to.shown().into())])),
        _ => {
            let args = [("file", to.shown().into()), ("cause", error.to_string().into())];
            user_error(cx.say("database-uncopied", &args))
        }
    })?;
    for sum in &moved {
        cx.page.print(&format!("{:<11} {:>9}  {}", sum.sheet, sum.n_rows, sum.digest))?;
    }
    checked(cx, games, &runtime, &target)?;
    block_on(&runtime, async {
        target.close().await;
        source.close().await;
    });
    Ok(cx.tell("database-migrated", &[("from", from.shown().into()), ("to", to.shown().into())])?)
}

fn runtime(cx: &Cx) -> Result<Runtime> {
    // What fails beneath says why, beside the sentence about it.
    begin_log(Targets::new().with_default(LevelFilter::WARN), false);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(|_| user_error(cx.say("serve-no-threads", &[])))
}

/// Runs a future to its end. The runtime gets one type of future only, so that its machinery is compiled once.
fn block_on<T>(runtime: &Runtime, future: impl Future<Output = T>) -> T {
    let mut output = None;
    let boxed: Pin<Box<dyn Future<Output = ()> + '_>> = Box::pin(async { output = Some(future.await) });
    runtime.block_on(boxed);
    output.expect("the future has ended")
}

/// The database, which a server may be using.
fn opened(cx: &Cx, args: &ArgMatches, runtime: &Runtime) -> Result<Store> {
    let place = config::place(cx, args)?;
    check_there(cx, &place)?;
    block_on(runtime, place.open_beside()).map_err(|error| place.unopened(cx, &error))
}

fn check_there(cx: &Cx, place: &Location) -> Result<()> {
    if !place.is_missing() {
        return Ok(());
    }
    Err(user_error(cx.say("database-missing", &[("file", place.shown().into())])))
}

fn file_arg(args: &ArgMatches) -> String {
    args.get_one::<String>("file").expect("the file is required").clone()
}

fn write(cx: &Cx, file: &str, record: &str) -> Result<()> {
    atomic_file::write(Path::new(file), record).map_err(|error| unwritable(cx, file, &error))
}

fn no_table(cx: &Cx, table: &str) -> Error {
    user_error(cx.say("database-no-table", &[("table", table.into())]))
}

fn unexported(cx: &Cx, table: &str, refusal: &Refusal) -> Error {
    match refusal {
        Refusal::NotFound => no_table(cx, table),
        Refusal::NotNow(_) => user_error(cx.say("database-not-dealt", &[("table", table.into())])),
        _ => refused(cx, refusal),
    }
}

/// The database could not be read, and why.
fn unread(cx: &Cx, error: &StoreError) -> Error {
    user_error(cx.say("database-unreadable", &[("cause", error.to_string().into())]))
}

/// The same where the host has refused; its reason is in the log.
fn refused(cx: &Cx, refusal: &Refusal) -> Error {
    user_error(cx.say("database-unreadable", &[("cause", refusal.to_string().into())]))
}
