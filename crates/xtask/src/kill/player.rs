//! A person who plays on whatever happens to the server.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use anyhow::{Context, Result, bail};
use serde_json::Value;
use ureq::{Agent, http::StatusCode};

use super::random;

/// A decision that the server said it had taken.
pub struct Acknowledged {
    /// The table's id.
    pub table: String,
    /// The game's version after it.
    pub version: usize,
    /// Who.
    pub seat: u64,
    /// What.
    pub action: Value,
}

/// What all players saw.
#[derive(Default)]
pub struct Played {
    /// The decisions that the server said it had taken.
    pub acknowledged: Vec<Acknowledged>,
    /// Games that came to their end.
    pub n_finished: usize,
}

/// A person who plays one game after the other.
pub struct Player {
    url: String,
    agent: Agent,
    /// What tells the server who it is.
    cookie: String,
    number: usize,
    played: Arc<Mutex<Played>>,
    /// The version of the present game that was last seen: it never falls.
    seen: u64,
}

/// What came back: an answer, or nothing because the server was gone.
enum Answer {
    Page { status: StatusCode, body: String, location: Option<String> },
    Gone,
}

impl Player {
    /// A new person.
    pub fn new(url: String, number: usize, played: Arc<Mutex<Played>>) -> Self {
        let config = Agent::config_builder().http_status_as_error(false).max_redirects(0);
        let agent = config.timeout_global(Some(Duration::from_secs(20))).build().new_agent();
        Self { url, agent, cookie: String::new(), number, played, seen: 0 }
    }

    /// Plays games until told to stop.
    ///
    /// # Errors
    /// The server said something that it must not say.
    pub fn play_until(&mut self, stop: &AtomicBool) -> Result<()> {
        while !stop.load(Ordering::Relaxed) {
            let Some(table) = self.open_table(stop)? else { break };
            self.seen = 0;
            self.play_table(&table, stop)?;
        }
        Ok(())
    }

    /// Makes a table with one to three bots and deals; nothing if it is time to stop.
    fn open_table(&mut self, stop: &AtomicBool) -> Result<Option<String>> {
        let n_bots = 1 + self.number % 3;
        let mut form = vec![("game", "katana"), ("name", "Kaji"), ("seat-0-kind", "me"), ("pace", "free")];
        form.extend(["seat-1-kind", "seat-2-kind", "seat-3-kind"].into_iter().take(n_bots).map(|seat| (seat, "bot-novice")));
        while !stop.load(Ordering::Relaxed) {
            let Answer::Page { status, body, location } = self.post("/tables", &form)? else { continue };
            let location = location.with_context(|| format!("no table was made: {status} {body}"))?;
            let table = location.trim_start_matches("/t/").split('?').next().unwrap_or_default().to_owned();
            // A kill may come between the two; asking again is harmless.
            loop {
                match self.post(&format!("/t/{table}/start"), &[])? {
                    Answer::Page { status, .. } if status.is_redirection() || status == StatusCode::CONFLICT => break,
                    Answer::Page { status, body, .. } => bail!("the game did not start: {status} {body}"),
                    Answer::Gone if stop.load(Ordering::Relaxed) => return Ok(None),
                    Answer::Gone => {}
                }
            }
            return Ok(Some(table));
        }
        Ok(None)
    }

    fn play_table(&mut self, table: &str, stop: &AtomicBool) -> Result<()> {
        while !stop.load(Ordering::Relaxed) {
            let Answer::Page { status, body, .. } = self.get(&format!("/t/{table}/choices"))? else { continue };
            if status != StatusCode::OK {
                bail!("table {table} cannot be seen: {status} {body}");
            }
            let look: Value = serde_json::from_str(&body).context("the choices are not JSON")?;
            let version = look["version"].as_u64().context("the choices have a version")?;
            if version < self.seen {
                bail!("table {table} went back from version {} to {version}", self.seen);
            }
            self.seen = version;
            if look["over"] == true {
                self.played.lock().expect("no player panicked").n_finished += 1;
                return Ok(());
            }
            let choices = look["choices"].as_array().context("the choices are a list")?;
            if choices.is_empty() || look["question"] == "" {
                thread::sleep(Duration::from_millis(5));
                continue;
            }
            let choice = &choices[random() as usize % choices.len()];
            self.act(table, &look, choice)?;
        }
        Ok(())
    }

    fn act(&mut self, table: &str, look: &Value, choice: &Value) -> Result<()> {
        let (version, seat) = (look["version"].to_string(), look["seat"].to_string());
        let question = look["question"].as_str().unwrap_or_default();
        let hash = choice["hash"].as_str().context("a choice has a hash")?;
        let form = [("seat", seat.as_str()), ("version", &version), ("question", question), ("choice", hash)];
        let Answer::Page { status, body, .. } = self.post(&format!("/t/{table}/act"), &form)? else { return Ok(()) };
        match status {
            StatusCode::OK => {
                let told: Value = serde_json::from_str(&body).context("the acknowledgement is not JSON")?;
                let version = told["version"].as_u64().context("it has a version")?;
                self.seen = self.seen.max(version);
                self.played.lock().expect("no player panicked").acknowledged.push(Acknowledged {
                    table: table.to_owned(),
                    version: usize::try_from(version)?,
                    seat: look["seat"].as_u64().context("it has a seat")?,
                    action: choice["action"].clone(),
                });
                Ok(())
            }
            // What was in flight at a kill may have been taken, and is no longer asked.
            StatusCode::CONFLICT => Ok(()),
            _ => bail!("table {table} refused an option: {status} {body}"),
        }
    }

    fn get(&mut self, path: &str) -> Result<Answer> {
        let request = self.agent.get(format!("{}{path}", self.url));
        let request = request.header("accept", "application/json").header("cookie", &self.cookie);
        self.answer(request.call())
    }

    fn post(&mut self, path: &str, form: &[(&str, &str)]) -> Result<Answer> {
        let request = self.agent.post(format!("{}{path}", self.url));
        let request = request.header("accept", "application/json").header("cookie", &self.cookie);
        self.answer(request.send_form(form.iter().copied()))
    }

    fn answer(&mut self, result: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Result<Answer> {
        let gone = || {
            thread::sleep(Duration::from_millis(10));
            Ok(Answer::Gone)
        };
        let Ok(mut response) = result else { return gone() };
        let status = response.status();
        let header = |name: &str| response.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let location = header("location");
        if let Some(cookie) = header("set-cookie") {
            self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        }
        // Killed in the middle of an answer.
        let Ok(body) = response.body_mut().read_to_string() else { return gone() };
        // Stopping or starting: to be asked again.
        if status == StatusCode::SERVICE_UNAVAILABLE {
            return gone();
        }
        Ok(Answer::Page { status, body, location })
    }
}
