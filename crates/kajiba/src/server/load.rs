//! `kajiba load`: clients play whole games over HTTP with event streams open, to measure what that costs the server.

mod chart;
pub mod client;
mod server;
mod table;
mod tally;

use std::{path::Path, sync::Arc, time::Duration};

use anyhow::{Context, Result};
use clap::ArgMatches;
use serde_json::json;
use tokio::{task::JoinSet, time::Instant};

use self::{
    client::Client,
    server::{Processes, Server},
    table::{Pair, create_pair},
    tally::Tally,
};
use crate::{atomic_file, cx::Cx, error::unwritable, game::Games};

/// How many tables are created concurrently.
const MAKERS: usize = 64;
/// How long the server idles before its memory is read.
const REST: Duration = Duration::from_secs(2);

/// The load to be measured.
struct Load {
    /// The game that is played, by id.
    game: &'static str,
    tables: usize,
    seconds: u64,
    think: Duration,
    idle_tables: usize,
    has_pages: bool,
}

/// Plays, and reports the cost.
pub fn load(cx: &mut Cx, games: &Games, args: &ArgMatches) -> Result<()> {
    let number = |name: &str| args.get_one::<u32>(name).copied().unwrap_or_default();
    let tables: Vec<u32> = args.get_many("tables").into_iter().flatten().copied().collect();
    let load = |n_tables: u32| Load {
        game: games.default().id(),
        tables: n_tables as usize,
        seconds: number("seconds").into(),
        think: Duration::from_millis(number("think").into()),
        idle_tables: number("idle-tables") as usize,
        has_pages: args.get_flag("pages"),
    };
    server::raise_file_limit();
    let mut reports = Vec::new();
    for load in tables.into_iter().map(load) {
        let report = load_once(&load, args)?;
        let text = if args.get_flag("json") { report.to_string() } else { format!("{report:#}") };
        cx.page.print(&format!("{text}\n"))?;
        reports.push(report);
    }
    if let Some(file) = args.get_one::<String>("plot") {
        let drawn = atomic_file::write(Path::new(file), &chart::svg(cx, &reports));
        drawn.map_err(|error| unwritable(cx, file, &error))?;
    }
    Ok(())
}

/// Loads a server of its own or the one at `--url`.
fn load_once(load: &Load, args: &ArgMatches) -> Result<serde_json::Value> {
    let db = args.get_one::<String>("db").map(String::as_str);
    let (servers, addresses) = match args.get_one::<String>("url") {
        Some(url) => (Vec::new(), vec![address_of(url)]),
        None => {
            let n_nodes = args.get_one::<u32>("nodes").copied().unwrap_or(1);
            let servers = (0..n_nodes).map(|_| Server::start(db)).collect::<Result<Vec<_>>>()?;
            let addresses = servers.iter().map(|server| server.address.clone()).collect();
            (servers, addresses)
        }
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let report = runtime.block_on(run(load, &addresses, &Processes::of(&servers)))?;
    runtime.shutdown_background();
    Ok(report)
}

/// Host and port of an address over plain HTTP.
fn address_of(url: &str) -> String {
    url.trim_start_matches("http://").trim_end_matches('/').to_owned()
}

async fn run(load: &Load, addresses: &[String], processes: &Processes) -> Result<serde_json::Value> {
    for address in addresses {
        let mut client = Client::connect(address).await?;
        client.get("/healthz", "").await.context("the server does not answer")?;
    }
    tokio::time::sleep(REST).await;
    let bare_kib = processes.memory_kib();
    // Disconnect the clients before memory is read, so that only tables count.
    drop(make(load, load.idle_tables, addresses).await?);
    tokio::time::sleep(REST).await;
    let idle_kib = processes.memory_kib();
    let pairs = make(load, load.tables, addresses).await?;
    tokio::time::sleep(REST).await;
    let seated_kib = processes.memory_kib();
    let tally = Arc::new(Tally::default());
    let mut streaming = Vec::new();
    for pair in pairs {
        streaming.push(pair.with_streams(&tally).await?);
    }
    tokio::time::sleep(REST).await;
    let streamed_kib = processes.memory_kib();
    let until = Instant::now() + Duration::from_secs(load.seconds);
    let (cpu_before_ms, begun) = (processes.cpu_ms(), Instant::now());
    let mut playing = JoinSet::new();
    for (n, pair) in streaming.into_iter().enumerate() {
        playing.spawn(pair.play_until(until, (load.think, load.has_pages), n as u64));
    }
    while playing.join_next().await.is_some() {}
    let (cpu_ms, took) = (processes.cpu_ms(), begun.elapsed());
    let played_kib = processes.memory_kib();
    let per = |after: Option<u64>, before: Option<u64>, n: usize| {
        let grown = after?.saturating_sub(before?) as f64;
        (n > 0).then(|| (grown / n as f64 * 10.0).round() / 10.0)
    };
    let n_decisions = tally.n_decisions();
    Ok(json!({
        "nodes": addresses.len(),
        "tables": load.tables,
        "streams": 2 * load.tables,
        "seconds": took.as_secs_f64().round(),
        "think_ms": load.think.as_millis() as u64,
        "pages": load.has_pages,
        "decisions": n_decisions,
        "decisions_per_second": (n_decisions as f64 / took.as_secs_f64() * 10.0).round() / 10.0,
        "games_finished": tally.n_finished(),
        "stale": tally.n_stale(),
        "errors": tally.errors(),
        "acknowledged_ms": tally.acknowledged(),
        "other_stream_ms": tally.heard(),
        "server_cpu_ms_per_decision": per(cpu_ms, cpu_before_ms, n_decisions),
        "server_memory_kib": {
            "bare": bare_kib, "with_idle_tables": idle_kib, "with_tables": seated_kib,
            "with_streams": streamed_kib, "after_play": played_kib,
        },
        "idle_tables": load.idle_tables,
        "kib_per_idle_table": per(idle_kib, bare_kib, load.idle_tables),
        "kib_per_stream": per(streamed_kib, seated_kib, 2 * load.tables),
    }))
}

/// Creates and deals tables for two players each, who use different servers if there are several.
async fn make(load: &Load, n_tables: usize, addresses: &[String]) -> Result<Vec<Pair>> {
    let game = load.game;
    let mut making = JoinSet::new();
    for n in 0..MAKERS.min(n_tables) {
        let n_own = (n_tables - n).div_ceil(MAKERS);
        let own = [n, n + 1].map(|n| addresses[n % addresses.len()].clone());
        making.spawn(async move {
            let mut client = Client::connect(&own[0]).await?;
            let mut pairs = Vec::with_capacity(n_own);
            for _ in 0..n_own {
                pairs.push(create_pair(&mut client, game, &own).await?);
            }
            anyhow::Ok(pairs)
        });
    }
    let mut pairs = Vec::with_capacity(n_tables);
    while let Some(made) = making.join_next().await {
        pairs.extend(made??);
    }
    Ok(pairs)
}
