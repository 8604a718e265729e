//! A simulated player who keeps playing whatever happens to the server.

use std::{
    collections::BTreeMap,
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
use crate::games::GAMES;

/// A decision that the server acknowledged.
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
    /// The acknowledged decisions.
    pub acknowledged: Vec<Acknowledged>,
    /// Finished games.
    pub n_finished: usize,
    /// The tables of finished attempts at chapters of the Story.
    pub attempts: Vec<String>,
}

/// How somebody finds a table to play at.
#[derive(Clone)]
pub enum Role {
    /// With bots only.
    Alone {
        /// How many, 1 to 3.
        n_bots: usize,
    },
    /// Against a Ghost.
    Haunted,
    /// At one table after the other, without ever deciding anything: clocks run out.
    Sleeping,
    /// Through the Story, in a campaign of its own.
    Telling {
        /// Its path, once it is begun.
        campaign: Option<String>,
    },
    /// Makes tables and passes on where.
    Inviting(Meeting),
    /// Joins the tables that were passed on.
    Invited(Meeting),
}

/// Where a table is passed on.
pub type Meeting = Arc<Mutex<Option<String>>>;

const BOTS: [(&str, &str); 3] =
    [("seat-1-kind", "bot-novice"), ("seat-2-kind", "bot-novice"), ("seat-3-kind", "bot-novice")];

/// A person who plays one game after the other.
pub struct Player {
    urls: Vec<String>,
    agent: Agent,
    /// The cookies by name.
    cookies: BTreeMap<String, String>,
    role: Role,
    played: Arc<Mutex<Played>>,
    /// The delay before each decision.
    think: Duration,
    /// The last version of the current game seen: it never decreases.
    seen: u64,
}

/// The answer to a request, or none because the server was down.
enum Answer {
    Page { status: StatusCode, body: String, location: Option<String> },
    Gone,
}

impl Player {
    /// A new person, who asks any of the nodes each time.
    pub fn new(urls: Vec<String>, role: Role, played: Arc<Mutex<Played>>) -> Self {
        let config = Agent::config_builder().http_status_as_error(false).max_redirects(0);
        // Do not wait for a paused node if there are others.
        let timeout = Duration::from_secs(if urls.len() > 1 { 5 } else { 20 });
        let agent = config.timeout_global(Some(timeout)).build().new_agent();
        Self { urls, agent, cookies: BTreeMap::new(), role, played, think: Duration::ZERO, seen: 0 }
    }

    /// The same person, who thinks for so long before each decision.
    pub fn thinking(self, think: Duration) -> Self {
        Self { think, ..self }
    }

    /// Plays games until told to stop.
    ///
    /// # Errors
    /// The server said something that it must not say.
    pub fn play_until(&mut self, stop: &AtomicBool) -> Result<()> {
        while !stop.load(Ordering::Relaxed) {
            let Some(table) = self.open_table(stop)? else { break };
            self.seen = 0;
            if matches!(self.role, Role::Sleeping) {
                thread::sleep(Duration::from_secs(15));
                continue;
            }
            self.play_table(&table, stop)?;
        }
        Ok(())
    }

    /// A table whose game has begun; nothing if it is time to stop.
    fn open_table(&mut self, stop: &AtomicBool) -> Result<Option<String>> {
        match self.role.clone() {
            Role::Haunted => self.make_table(&[("option-ghost", "3")], stop),
            Role::Sleeping => {
                let clock = [BOTS[0], ("pace", "live"), ("minutes", "1"), ("seconds", "0")];
                let Some(table) = self.make_table(&clock, stop)? else { return Ok(None) };
                self.await_deal(&table, "start", stop)
            }
            Role::Telling { campaign } => self.open_attempt(campaign, stop),
            Role::Alone { n_bots } => {
                let Some(table) = self.make_table(&BOTS[..n_bots], stop)? else { return Ok(None) };
                self.await_deal(&table, "start", stop)
            }
            Role::Inviting(meeting) => {
                let seats = [("seat-1-kind", "open"), ("seat-2-kind", "bot-novice")];
                let Some(table) = self.make_table(&seats, stop)? else { return Ok(None) };
                *meeting.lock().expect("no player panicked") = Some(table.clone());
                self.await_deal(&table, "start", stop)
            }
            Role::Invited(meeting) => {
                // A new player learns its session from the answer that gives the seat: if the answer is lost, so is the
                // seat. Then another table is made.
                if self.cookies.is_empty() && self.make_table(&BOTS[..1], stop)?.is_none() {
                    return Ok(None);
                }
                while !stop.load(Ordering::Relaxed) {
                    let invited = meeting.lock().expect("no player panicked").take();
                    if let Some(table) = invited {
                        return self.await_deal(&table, "claim", stop);
                    }
                    thread::sleep(Duration::from_millis(5));
                }
                Ok(None)
            }
        }
    }

    /// Makes a table with an own seat and these.
    fn make_table(&mut self, seats: &[(&str, &str)], stop: &AtomicBool) -> Result<Option<String>> {
        let mut form = vec![("game", GAMES[0]), ("name", "Kaji"), ("seat-0-kind", "me")];
        form.extend(seats);
        if !seats.iter().any(|(field, _)| *field == "pace") {
            form.push(("pace", "free"));
        }
        let made = self.make("/tables", &form, stop)?;
        Ok(made.map(|path| path.trim_start_matches("/t/").to_owned()))
    }

    /// Begins the next attempt of a campaign, which is begun if there is none. Asking again after a kill gives the
    /// attempt that was begun.
    fn open_attempt(&mut self, campaign: Option<String>, stop: &AtomicBool) -> Result<Option<String>> {
        let campaign = match campaign {
            Some(campaign) => Some(campaign),
            None => self.make("/story", &[("name", "Story")], stop)?,
        };
        let Some(campaign) = campaign else { return Ok(None) };
        self.role = Role::Telling { campaign: Some(campaign.clone()) };
        let made = self.make(&format!("{campaign}/attempt"), &[("ghost", "1")], stop)?;
        Ok(made.map(|path| path.trim_start_matches("/t/").to_owned()))
    }

    /// Sends a form that makes something; where that is. Nothing if it is time to stop.
    fn make(&mut self, path: &str, form: &[(&str, &str)], stop: &AtomicBool) -> Result<Option<String>> {
        while !stop.load(Ordering::Relaxed) {
            let Answer::Page { status, body, location } = self.post(path, form)? else { continue };
            let location = location.with_context(|| format!("{path} made nothing: {status} {body}"))?;
            return Ok(Some(location.split('?').next().unwrap_or_default().to_owned()));
        }
        Ok(None)
    }

    /// Asks for what a table still needs until its game has begun. Asking again after a kill is harmless.
    fn await_deal(&mut self, table: &str, need: &str, stop: &AtomicBool) -> Result<Option<String>> {
        while !stop.load(Ordering::Relaxed) {
            let Answer::Page { body, .. } = self.get(&format!("/t/{table}/choices"))? else { continue };
            let look: Value =
                serde_json::from_str(&body).with_context(|| format!("table {table}: {body}"))?;
            if look["phase"] != "gathering" {
                return Ok(Some(table.to_owned()));
            }
            let is_seated = look["seats"].as_array().is_some_and(|seats| !seats.is_empty());
            if need == "start" || !is_seated {
                self.post(&format!("/t/{table}/{need}"), &[("name", "Kaji")])?;
            }
            thread::sleep(Duration::from_millis(2));
        }
        Ok(None)
    }

    fn play_table(&mut self, table: &str, stop: &AtomicBool) -> Result<()> {
        while !stop.load(Ordering::Relaxed) {
            let Answer::Page { status, body, .. } = self.get(&format!("/t/{table}/choices"))? else {
                continue;
            };
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
                let mut played = self.played.lock().expect("no player panicked");
                played.n_finished += 1;
                if matches!(self.role, Role::Telling { .. }) {
                    played.attempts.push(table.to_owned());
                }
                return Ok(());
            }
            let choices = look["choices"].as_array().context("the choices are a list")?;
            if choices.is_empty() || look["question"] == "" {
                thread::sleep(Duration::from_millis(5).max(self.think / 10));
                continue;
            }
            let choice = &choices[random() as usize % choices.len()];
            thread::sleep(self.think);
            self.act(table, &look, choice)?;
        }
        Ok(())
    }

    fn act(&mut self, table: &str, look: &Value, choice: &Value) -> Result<()> {
        let (version, seat) = (look["version"].to_string(), look["seat"].to_string());
        let question = look["question"].as_str().unwrap_or_default();
        let hash = choice["hash"].as_str().context("a choice has a hash")?;
        let form = [("seat", seat.as_str()), ("version", &version), ("question", question), ("choice", hash)];
        let Answer::Page { status, body, .. } = self.post(&format!("/t/{table}/act"), &form)? else {
            return Ok(());
        };
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
            // A decision in flight at a kill may have been stored; then it is no longer asked for.
            StatusCode::CONFLICT => Ok(()),
            _ => bail!("table {table} refused an option: {status} {body}"),
        }
    }

    fn node(&self) -> &str {
        &self.urls[random() as usize % self.urls.len()]
    }

    fn cookie(&self) -> String {
        let cookies: Vec<_> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        cookies.join("; ")
    }

    fn get(&mut self, path: &str) -> Result<Answer> {
        let request = self.agent.get(format!("{}{path}", self.node()));
        let request = request.header("accept", "application/json").header("cookie", self.cookie());
        self.answer(request.call())
    }

    fn post(&mut self, path: &str, form: &[(&str, &str)]) -> Result<Answer> {
        let request = self.agent.post(format!("{}{path}", self.node()));
        let request = request.header("accept", "application/json").header("cookie", self.cookie());
        self.answer(request.send_form(form.iter().copied()))
    }

    fn answer(&mut self, result: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Result<Answer> {
        let gone = || {
            thread::sleep(Duration::from_millis(10));
            Ok(Answer::Gone)
        };
        let Ok(mut response) = result else { return gone() };
        let status = response.status();
        let header = |name: &str| {
            response.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned)
        };
        let location = header("location");
        for cookie in response.headers().get_all("set-cookie") {
            let cookie = cookie.to_str().ok().and_then(|cookie| cookie.split(';').next()?.split_once('='));
            self.cookies.extend(cookie.map(|(name, value)| (name.to_owned(), value.to_owned())));
        }
        // The server was killed during the answer.
        let Ok(body) = response.body_mut().read_to_string() else { return gone() };
        // The server is stopping or starting: retry.
        if status == StatusCode::SERVICE_UNAVAILABLE {
            return gone();
        }
        Ok(Answer::Page { status, body, location })
    }
}
