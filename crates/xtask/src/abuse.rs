//! `cargo xtask abuse`: requests made up from the API's own document, for minutes on end. The server must answer each of them, and
//! never with a fault of its own.

use std::{
    env, fs,
    path::Path,
    process::Command,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use crate::{
    arguments::Arguments,
    games::GAMES,
    kill::server::{Database, Profile, Server},
    shell,
};

/// What every answer must be.
const CHECKS: &str =
    "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";

/// What a program at the table shall not do meanwhile: end its game or its token, or listen without an end.
const LEFT_OUT: &str = "/events$|/token$|/concede$";

/// Makes up requests, with and without a token, and looks at what became of the server.
pub fn run(arguments: &[String]) -> Result<()> {
    let arguments = Arguments::read(arguments, &[], &["--seconds"])?;
    let seconds = arguments.number("--seconds", 600)?;
    shell::run(shell::cargo().args(["build", "--quiet", "--package", "kajiba"]))?;
    let folder = Path::new("target/abuse");
    shell::empty_folder(folder)?;
    let mut server = Server::start(Database::file(folder, Profile::Dev))?;
    let begun = Instant::now();
    let half = Duration::from_secs((seconds / 2).into());
    for has_token in [true, false] {
        fuzz(&server.url(), folder, has_token, half)?;
    }
    server.kill().context("the server did not live to the end")?;
    let log = fs::read_to_string(folder.join("server.log")).context("the server's log cannot be read")?;
    let faults: Vec<&str> =
        log.lines().filter(|line| line.contains("panicked") || line.contains("ERROR")).take(5).collect();
    ensure!(faults.is_empty(), "the server's log tells of faults: {faults:#?}");
    println!("abuse: {} s without a fault of the server", begun.elapsed().as_secs());
    Ok(())
}

/// Runs schemathesis: against one table that a game is played at, or against whatever it thinks of.
fn fuzz(url: &str, folder: &Path, has_token: bool, time: Duration) -> Result<()> {
    let text = ureq::get(format!("{url}/api/openapi.json")).call()?.body_mut().read_to_string()?;
    let mut document: Value = serde_json::from_str(&text).context("the document is not JSON")?;
    let program = env::var("SCHEMATHESIS").unwrap_or_else(|_| "schemathesis".to_owned());
    let mut command = Command::new(&program);
    let file = folder.join(if has_token { "seated.json" } else { "stranger.json" });
    command.arg("run").arg(&file).args(["--url", url, "--checks", CHECKS, "--exclude-path-regex", LEFT_OUT]);
    command.args(["--continue-on-failure", "--max-examples", "1000000", "--request-timeout", "30"]);
    command.arg("--max-time").arg(time.as_secs().to_string());
    if has_token {
        let (table, token) = seat(url)?;
        document["components"]["parameters"]["Table"]["schema"] =
            json!({ "type": "string", "enum": [table] });
        command.arg("--header").arg(format!("Authorization: Bearer {token}"));
    }
    fs::write(&file, document.to_string()).context("the document cannot be written")?;
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => bail!("{program} found faults: {status}"),
        Err(error) => bail!("{program} does not start ({error}): install it with `pip install schemathesis`"),
    }
}

/// A seat at a table where a game is played.
fn seat(url: &str) -> Result<(String, String)> {
    let new = json!({ "game": GAMES[0], "name": "Fuzz", "seats": ["me", "bot"] }).to_string();
    let made = ureq::post(format!("{url}/api/v1/tables")).content_type("application/json").send(new);
    let seated: Value = serde_json::from_str(&made?.body_mut().read_to_string()?)?;
    let text = |name: &str| seated[name].as_str().map(str::to_owned).context("no seat is given");
    let (table, token) = (text("table")?, text("token")?);
    let start = ureq::post(format!("{url}/api/v1/tables/{table}/start"));
    start.header("Authorization", format!("Bearer {token}")).send_empty()?;
    Ok((table, token))
}
