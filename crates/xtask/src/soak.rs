//! `cargo xtask soak`: people and bots play at many tables for an hour, with restarts in between. Memory must not grow, every
//! decision that was acknowledged must be there once, and every game must verify.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Result, bail, ensure};

use crate::{
    arguments::{Arguments, WrongUse},
    kill::{
        self,
        player::Role,
        players::Players,
        server::{Database, Profile, Server},
    },
    shell,
};

/// The server is stopped and started again between so many stretches of equal length.
const STRETCHES: u32 = 3;
/// How often the memory is looked at in a stretch.
const LOOKS: u32 = 40;
/// How long people think.
const THINK: Duration = Duration::from_secs(2);
/// By how much memory may differ between the last two quarters of a stretch, in percent.
const GROWTH_PERCENT_MAX: u64 = 20;

/// Plays, looks at the memory, then proves.
pub fn run(arguments: &[String]) -> Result<()> {
    let arguments = Arguments::read(arguments, &[], &["--seconds", "--tables"])?;
    let (seconds, n_tables) = (arguments.number("--seconds", 3600)?, arguments.number("--tables", 100)?);
    ensure!(n_tables > 0, WrongUse("without a table there is nothing to play".to_owned()));
    shell::run(shell::cargo().args(["build", "--quiet", "--release", "--package", "kajiba"]))?;
    let folder = Path::new("target/soak");
    shell::empty_folder(folder)?;
    let database = Database::file(folder, Profile::Release);
    let mut server = Server::start(database.clone())?;
    let role = |n| if n % 4 == 3 { Role::Haunted } else { Role::Alone { n_bots: n as usize % 4 + 1 } };
    let players = Players::start(&[server.url()], (0..n_tables).map(role), THINK);
    let mut result = Ok(());
    for stretch in 1..=STRETCHES {
        result = soak(&server, Duration::from_secs(seconds.into()) / STRETCHES);
        if result.is_err() || players.has_failed() {
            break;
        }
        if stretch < STRETCHES {
            server.stop()?;
            server.restart()?;
        }
    }
    let played = players.stop();
    server.stop()?;
    result?;
    let played = played?;
    let report = kill::prove(&database, &played.acknowledged)?;
    println!(
        "soak: {seconds} s at {n_tables} tables; {} decisions acknowledged, all there once; {} games finished; \
         check-db: {report}",
        played.acknowledged.len(),
        played.n_finished,
    );
    ensure!(played.acknowledged.len() as u32 > n_tables, "hardly anything was played");
    Ok(())
}

/// Looks at the memory for so long: after the first half, in which tables come and none is let go of yet, it must stay.
fn soak(server: &Server, time: Duration) -> Result<()> {
    let begun = Instant::now();
    let mut looks_kib = Vec::new();
    for look in 1..=LOOKS {
        thread::sleep((time * look / LOOKS).saturating_sub(begun.elapsed()));
        looks_kib.push(server.memory_kib()?);
    }
    let mean = |looks_kib: &[u64]| looks_kib.iter().sum::<u64>() / looks_kib.len().max(1) as u64;
    let quarters: Vec<u64> = looks_kib.chunks(LOOKS as usize / 4).map(mean).collect();
    println!("{:.0} s: memory by quarters, in KiB: {quarters:?}", begun.elapsed().as_secs_f32());
    let [.., third, last] = quarters[..] else { bail!("the memory was hardly looked at") };
    ensure!(last * 100 <= third * (100 + GROWTH_PERCENT_MAX), "memory grows");
    Ok(())
}
