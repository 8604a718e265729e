//! An HTTP client with one connection.

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
    /// The language that answers are wanted in.
    lang: &'static str,
    sender: SendRequest<Full<Bytes>>,
}

/// The status and the JSON of a response; `Null` if it has none.
pub type Answer = (StatusCode, Value);

impl Client {
    /// Connects to host and port.
    pub async fn connect(address: &str) -> Result<Self> {
        let stream = TcpStream::connect(address).await.context("no connection")?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await.context("no connection")?;
        // This task ends when the sender is dropped or the server closes the connection; the next request then fails.
        tokio::spawn(connection);
        Ok(Self { address: address.to_owned(), lang: "en", sender })
    }

    /// The same client, who reads this language.
    pub fn reading(self, lang: &'static str) -> Self {
        Self { lang, ..self }
    }

    /// Sends a GET request, anonymously if the token is empty.
    pub async fn get(&mut self, path: &str, token: &str) -> Result<Answer> {
        let answer = self.send(Method::GET, path, token, None).await?;
        read(answer).await
    }

    /// Sends a POST request.
    pub async fn post(&mut self, path: &str, token: &str, body: Option<&Value>) -> Result<Answer> {
        let body = body.map(|body| ("application/json", body.to_string()));
        let answer = self.send(Method::POST, path, token, body).await?;
        read(answer).await
    }

    /// Sends a form.
    pub async fn post_form(&mut self, path: &str, token: &str, form: String) -> Result<Answer> {
        let body = Some(("application/x-www-form-urlencoded", form));
        let answer = self.send(Method::POST, path, token, body).await?;
        read(answer).await
    }

    /// Opens an event stream, which takes the connection.
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
        body: Option<(&str, String)>,
    ) -> Result<hyper::Response<Incoming>> {
        // The server may have closed an idle connection.
        if self.sender.ready().await.is_err() {
            *self = Self::connect(&self.address).await?.reading(self.lang);
            self.sender.ready().await.context("no connection")?;
        }
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, &self.address);
        request =
            request.header(header::ACCEPT, "application/json").header(header::ACCEPT_LANGUAGE, self.lang);
        if !token.is_empty() {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let body = match body {
            Some((kind, body)) => {
                request = request.header(header::CONTENT_TYPE, kind);
                Bytes::from(body)
            }
            None => Bytes::new(),
        };
        self.sender.send_request(request.body(Full::new(body))?).await.context("no answer")
    }
}

async fn read(answer: hyper::Response<Incoming>) -> Result<Answer> {
    let status = answer.status();
    let bytes = answer.into_body().collect().await.context("an incomplete answer")?.to_bytes();
    Ok((status, serde_json::from_slice(&bytes).unwrap_or(Value::Null)))
}
