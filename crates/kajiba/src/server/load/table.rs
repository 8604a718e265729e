//! A table that two clients play at, game after game, each with a stream open.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use anyhow::{Context, Result, bail};
use http_body_util::BodyExt;
use hyper::{StatusCode, body::Incoming};
use serde_json::{Value, json};
use tabletop::Quick;
use tokio::{
    sync::{Mutex as AsyncMutex, Notify},
    task::JoinHandle,
    time::{Instant, sleep_until, timeout_at},
};

use super::{
    client::Client,
    tally::{Kind, Tally},
};

/// The two seats of a table that has been dealt, and the servers that they use.
pub struct Pair {
    game: &'static str,
    addresses: [String; 2],
    table: String,
    tokens: [String; 2],
}

/// A pair with an event stream for each seat.
pub struct Streamed {
    pair: Pair,
    tally: Arc<Tally>,
    readers: [StreamReader; 2],
}

/// The task that reads a stream.
struct StreamReader {
    state: Arc<StreamState>,
    task: JoinHandle<()>,
}

/// What a stream has delivered.
#[derive(Default)]
struct StreamState {
    event: Notify,
    /// When the other player sent a decision that this stream has not delivered yet.
    awaited: Mutex<Option<Instant>>,
}

impl Drop for StreamReader {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Creates a table, takes both seats and deals.
pub async fn create_pair(client: &mut Client, game: &'static str, addresses: &[String; 2]) -> Result<Pair> {
    let new = json!({ "game": game, "name": "One", "seats": ["me", "open"] });
    let (_, one) = expect(client.post("/api/v1/tables", "", Some(&new)).await?, StatusCode::CREATED)?;
    let table = text(&one, "table")?;
    let path = format!("/api/v1/tables/{table}");
    let sit = client.post(&format!("{path}/seats"), "", Some(&json!({ "name": "Two" }))).await?;
    let (_, two) = expect(sit, StatusCode::CREATED)?;
    let tokens = [text(&one, "token")?, text(&two, "token")?];
    expect(client.post(&format!("{path}/start"), &tokens[0], None).await?, StatusCode::NO_CONTENT)?;
    Ok(Pair { game, addresses: addresses.clone(), table, tokens })
}

fn text(json: &Value, name: &str) -> Result<String> {
    Ok(json[name].as_str().with_context(|| format!("no {name}: {json}"))?.to_owned())
}

fn expect(answer: (StatusCode, Value), status: StatusCode) -> Result<(StatusCode, Value)> {
    if !(answer.0 == status) {
        bail!("{} instead of {status}: {}", answer.0, answer.1);
    }
    Ok(answer)
}

impl Pair {
    /// Opens a stream for each.
    pub async fn with_streams(self, tally: &Arc<Tally>) -> Result<Streamed> {
        let readers = [self.listen(0, tally).await?, self.listen(1, tally).await?];
        Ok(Streamed { pair: self, tally: tally.clone(), readers })
    }

    /// A connection for each; one for both if they use the same server, to save connections.
    async fn connect(&self) -> Result<[Arc<AsyncMutex<Client>>; 2]> {
        let [first, second] = &self.addresses;
        let one = Arc::new(AsyncMutex::new(Client::connect(first).await?));
        if first == second {
            return Ok([one.clone(), one]);
        }
        Ok([one, Arc::new(AsyncMutex::new(Client::connect(second).await?))])
    }

    async fn listen(&self, n: usize, tally: &Arc<Tally>) -> Result<StreamReader> {
        let client = Client::connect(&self.addresses[n]).await?;
        let path = format!("/api/v1/tables/{}/events", self.table);
        let stream = client.stream(&path, &self.tokens[n]).await?;
        let state = Arc::new(StreamState::default());
        let task = tokio::spawn(read_stream(stream, state.clone(), tally.clone()));
        Ok(StreamReader { state, task })
    }
}

/// Reads a stream and counts its events.
async fn read_stream(mut stream: Incoming, state: Arc<StreamState>, tally: Arc<Tally>) {
    while let Some(Ok(frame)) = stream.frame().await {
        let has_data = frame.data_ref().is_some_and(|data| data.windows(6).any(|word| word == b"data: "));
        if !has_data {
            continue;
        }
        let awaited = state.awaited.lock().expect("stream mutex is not poisoned").take();
        if let Some(since) = awaited {
            tally.add_heard(since.elapsed());
        }
        state.event.notify_one();
    }
    tally.add_error(Kind::StreamEnded);
}

impl Streamed {
    /// Both play game after game until `until`, thinking for `think` on average; with `has_pages` they load the page too,
    /// as browsers do.
    pub async fn play_until(mut self, until: Instant, (think, has_pages): (Duration, bool), seed: u64) {
        loop {
            let clients = match self.pair.connect().await {
                Ok(clients) => clients,
                Err(_) => return self.tally.add_error(Kind::Client),
            };
            let players = [0, 1].map(|n| Player {
                pair: &self.pair,
                n,
                client: &clients[n],
                tally: &self.tally,
                own: &self.readers[n].state,
                other: &self.readers[1 - n].state,
                think,
                has_pages,
                quick: Quick::new(seed * 2 + n as u64 + 1),
            });
            let [mut one, mut two] = players;
            let (first, second) = tokio::join!(one.play(until), two.play(until));
            for played in [&first, &second] {
                if let Err(error) = played {
                    tracing::debug!(%error, "a client gave up");
                    self.tally.add_error(Kind::Client);
                }
            }
            if Instant::now() >= until || first.is_err() || second.is_err() {
                break;
            }
            self.tally.add_finished();
            match self.again().await {
                Ok(again) => self = again,
                Err(_) => return self.tally.add_error(Kind::Client),
            }
        }
        // Streams that end now are no errors.
        self.readers.iter().for_each(|reader| reader.task.abort());
    }

    async fn again(&self) -> Result<Self> {
        let mut client = Client::connect(&self.pair.addresses[0]).await?;
        create_pair(&mut client, self.pair.game, &self.pair.addresses).await?.with_streams(&self.tally).await
    }
}

/// One of the two players.
struct Player<'a> {
    pair: &'a Pair,
    n: usize,
    client: &'a AsyncMutex<Client>,
    tally: &'a Tally,
    own: &'a StreamState,
    other: &'a StreamState,
    think: Duration,
    has_pages: bool,
    quick: Quick,
}

impl Player<'_> {
    /// Plays to the end of the game, or until `until`.
    async fn play(&mut self, until: Instant) -> Result<()> {
        // Spread the players over time.
        let late = self.think.mul_f64(self.share());
        sleep_until(until.min(Instant::now() + late)).await;
        let path = format!("/api/v1/tables/{}", self.pair.table);
        let token = self.pair.tokens[self.n].as_str();
        while Instant::now() < until {
            if self.has_pages {
                self.client.lock().await.get(&format!("/t/{}", self.pair.table), "").await?;
            }
            let (status, asked) = self.client.lock().await.get(&format!("{path}/options"), token).await?;
            if !(status == StatusCode::OK) {
                self.tally.add_error(Kind::Status(status.as_u16()));
                bail!("no options: {status}");
            }
            let is_asked = |option: &&Value| option["free"] == false;
            let answers: Vec<&Value> =
                asked["options"].as_array().into_iter().flatten().filter(is_asked).collect();
            if let Some(option) = answers.get(self.quick.below(answers.len().max(1))) {
                let decided = Instant::now() + self.pause();
                if decided >= until {
                    sleep_until(until).await;
                    return Ok(());
                }
                sleep_until(decided).await;
                let decision = json!({ "version": asked["version"], "index": option["index"] });
                self.decide(&format!("{path}/decisions"), &decision).await?;
            } else if asked["asked"].as_array().is_some_and(Vec::is_empty)
                || timeout_at(until, self.own.event.notified()).await.is_err()
            {
                // The game is over, or the time is up.
                return Ok(());
            }
        }
        Ok(())
    }

    async fn decide(&self, path: &str, decision: &Value) -> Result<()> {
        let mut client = self.client.lock().await;
        let begun = Instant::now();
        *self.other.awaited.lock().expect("stream mutex is not poisoned") = Some(begun);
        let (status, _) = client.post(path, &self.pair.tokens[self.n], Some(decision)).await?;
        match status {
            StatusCode::OK => self.tally.add_decision(begun.elapsed()),
            // The other player was faster.
            StatusCode::CONFLICT => self.tally.add_stale(),
            status => self.tally.add_error(Kind::Status(status.as_u16())),
        }
        Ok(())
    }

    /// A time to think, exponentially distributed.
    fn pause(&mut self) -> Duration {
        self.think.mul_f64(-self.share().ln())
    }

    /// A random number between 0 and 1.
    fn share(&mut self) -> f64 {
        (self.quick.below(1_000_000) + 1) as f64 / 1_000_001.0
    }
}
