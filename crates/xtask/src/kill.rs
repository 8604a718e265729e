//! `cargo xtask kill-test`: people and bots play over HTTP while the server is killed at random moments. Afterwards every
//! decision that was acknowledged must be there, once, and every game must verify. With several nodes on PostgreSQL, nodes
//! are also stopped or stand still for a while, the database itself is killed, and no clock may have run out twice.

mod nodes;
pub mod player;
pub mod players;
pub mod server;

use std::{
    collections::BTreeMap,
    fs,
    hash::{BuildHasher, Hasher, RandomState},
    path::Path,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::{
    arguments::{Arguments, WrongUse},
    shell,
};
use nodes::Nodes;
use player::{Acknowledged, Meeting, Played, Role};
use players::Players;
use server::Database;

/// Who plays at once: two pairs, each with a bot at their table, two alone with bots, one against a Ghost, and one
/// through the Story; and with several nodes two who let their time run out.
fn roles(n_nodes: usize) -> Vec<Role> {
    let (one, other) = (Meeting::default(), Meeting::default());
    let mut roles = vec![
        Role::Inviting(one.clone()),
        Role::Invited(one),
        Role::Inviting(other.clone()),
        Role::Invited(other),
        Role::Alone { n_bots: 1 },
        Role::Alone { n_bots: 3 },
        Role::Haunted,
        Role::Telling { campaign: None },
    ];
    if n_nodes > 1 {
        roles.extend([Role::Sleeping, Role::Sleeping]);
    }
    roles
}

/// Kills and restarts, then proves.
pub fn run(arguments: &[String]) -> Result<()> {
    let arguments = Arguments::read(arguments, &[], &["--kills", "--nodes"])?;
    let (n_kills, n_nodes) = (arguments.number("--kills", 20)?, arguments.number("--nodes", 1)? as usize);
    ensure!(n_nodes > 0, WrongUse("without a node there is nothing to kill".to_owned()));
    shell::run(shell::cargo().args(["build", "--quiet", "--package", "kajiba"]))?;
    let folder = Path::new("target/kill-test");
    shell::empty_folder(folder)?;
    let Some(mut nodes) = Nodes::open(folder, n_nodes)? else {
        println!("kill-test: left out, as PostgreSQL is");
        return Ok(());
    };
    let started = Instant::now();
    let played = play_and_kill(&mut nodes, n_kills)?;
    let database = nodes.database();
    let report = prove(database, &played.acknowledged)?;
    let n_attempts = prove_attempts(&database.folder, &played.attempts)?;
    println!(
        "kill-test: {} in {:.0} s; {} decisions acknowledged, all there once; {} games finished while playing, \
         {n_attempts} attempts each counted once; {}check-db: {report}",
        nodes.faults(),
        started.elapsed().as_secs_f32(),
        played.acknowledged.len(),
        played.n_finished,
        nodes.prove_clocks()?,
    );
    ensure!(played.acknowledged.len() as u32 > n_kills, "hardly anything was played between the kills");
    Ok(())
}

fn play_and_kill(nodes: &mut Nodes, n_kills: u32) -> Result<Played> {
    let players = Players::start(&nodes.urls(), roles(nodes.urls().len()), Duration::ZERO);
    let mut result = Ok(());
    for kill in 1..=n_kills {
        thread::sleep(Duration::from_millis(150 + random() % 850));
        result = nodes.fault(kill);
        if result.is_err() || players.has_failed() {
            break;
        }
        if kill % 20 == 0 {
            println!("{kill} faults, {} decisions", players.n_acknowledged());
        }
    }
    result = result.and_then(|()| nodes.settle());
    let played = players.stop();
    nodes.close()?;
    result?;
    played
}

/// Every game verifies, and every decision that was acknowledged is in its record, at its place.
pub fn prove(database: &Database, acknowledged: &[Acknowledged]) -> Result<String> {
    let report = shell::read(database.kajiba().arg("check-db")).context("check-db found faults")?;
    let records = database.folder.join("records");
    shell::read(database.kajiba().arg("export").arg(&records)).context("the records cannot be exported")?;
    let mut logs: BTreeMap<&str, Value> = BTreeMap::new();
    for decision in acknowledged {
        let table = decision.table.as_str();
        if !logs.contains_key(table) {
            let file = records.join(format!("{table}.json"));
            let text = fs::read_to_string(&file)
                .with_context(|| format!("table {table} had an acknowledged decision and has no record"))?;
            let mut record: Value = serde_json::from_str(&text).context("an exported record is not JSON")?;
            logs.insert(table, record["log"].take());
        }
        let entry = &logs[table][decision.version - 1];
        let is_there = entry["seat"] == decision.seat && entry["deed"]["act"] == decision.action;
        ensure!(
            is_there,
            "table {table}, entry {}: seat {} had {} acknowledged, but the log has {entry}",
            decision.version,
            decision.seat,
            decision.action,
        );
    }
    Ok(report.trim().replace('\n', " "))
}

/// Every attempt at a chapter belongs to its campaign, once: those that ended as those that were begun.
fn prove_attempts(folder: &Path, ended: &[String]) -> Result<usize> {
    let (mut counted, mut begun) = (BTreeMap::<String, usize>::new(), Vec::new());
    for file in fs::read_dir(folder.join("records")).context("the records cannot be listed")? {
        let file = file?.path();
        let text = fs::read_to_string(&file).context("an exported file cannot be read")?;
        let text: Value = serde_json::from_str(&text).context("an exported file is not JSON")?;
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if name.starts_with("campaign-") {
            let games = text["games"].as_array().into_iter().flatten();
            for game in games.chain(text.get("current")).filter_map(Value::as_str) {
                *counted.entry(game.trim_end_matches(".json").to_owned()).or_default() += 1;
            }
        } else if text["setup"].get("chapter").is_some() {
            begun.push(name);
        }
    }
    for table in begun.iter().chain(ended) {
        let n = counted.get(table).copied().unwrap_or(0);
        ensure!(n == 1, "the attempt at table {table} counts {n} times in its campaign");
    }
    Ok(begun.len())
}

/// Any number, another each time.
fn random() -> u64 {
    RandomState::new().build_hasher().finish()
}
