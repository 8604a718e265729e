//! A client with one connection, as browsers and bots have them.

use anyhow::{Context, Result, bail};
use http_body_util::{BodyExt, Full};
use hyper::{
    Method, Request, StatusCode,
    body::{Bytes, Incoming},
    client::conn::http1::{SendRequest, handshake},
    header,
};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

/// A client with one connection.
pub struct Client {
    address: String,
    sender: SendRequest<Full<Bytes>>,
}

/// What came back: the status and the JSON, where it is some.
pub type Answer = (StatusCode, Value);

impl Client {
    /// Connects to host and port.
    pub async fn connect(address: &str) -> Result<Self> {
        let stream = TcpStream::connect(address).await.context("no connection")?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await.context("no connection")?;
        // It ends when the sender is dropped or the server closes it; whoever sends next hears of that.
        tokio::spawn(connection);
        Ok(Self { address: address.to_owned(), sender })
    }

    /// Asks for something; with an empty token, as a stranger.
    pub async fn get(&mut self, path: &str, token: &str) -> Result<Answer> {
        let answer = self.send(Method::GET, path, token, None).await?;
        read(answer).await
    }

    /// Sends something.
    pub async fn post(&mut self, path: &str, token: &str, body: Option<&Value>) -> Result<Answer> {
        let answer = self.send(Method::POST, path, token, body).await?;
        read(answer).await
    }

    /// Asks for a stream, over which nothing else can be asked.
    pub async fn stream(mut self, path: &str, token: &str) -> Result<Incoming> {
        let answer = self.send(Method::GET, path, token, None).await?;
        if !(answer.status() == StatusCode::OK) {
            bail!("the stream was refused: {}", answer.status());
        }
        Ok(answer.into_body())
    }

    async fn send(
        &mut self,
        method: Method,
        path: &str,
        token: &str,
        body: Option<&Value>,
    ) -> Result<hyper::Response<Incoming>> {
        // A connection on which nothing was asked for a while may have been closed.
        if self.sender.ready().await.is_err() {
            *self = Self::connect(&self.address).await?;
            self.sender.ready().await.context("no connection")?;
        }
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, &self.address);
        if !token.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let body = match body {
            Some(body) => {
                request = request.header(header::CONTENT_TYPE, "application/json");
                Bytes::from(body.to_string())
            }
            None => Bytes::new(),
        };
        self.sender.send_request(request.body(Full::new(body))?).await.context("no answer")
    }
}

async fn read(answer: hyper::Response<Incoming>) -> Result<Answer> {
    let status = answer.status();
    let bytes = answer.into_body().collect().await.context("half an answer")?.to_bytes();
    Ok((status, serde_json::from_slice(&bytes).unwrap_or(Value::Null)))
}
