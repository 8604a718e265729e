//! Connections: timeouts, limits, and stopping.

use std::{net::SocketAddr, time::Duration};

use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::oneshot,
    task::JoinHandle,
};
use web::{Settings, Timeouts};

use crate::server::Server;

/// Longer than anything here takes; only failures wait for it.
const LONG: Duration = Duration::from_secs(60);
const SHORT: Duration = Duration::from_millis(50);

/// No timeout fires within a test.
const ENDLESS: Timeouts = Timeouts { head: LONG, body: LONG, idle: LONG, unread: LONG, stop: LONG };

const ASKED: &str = "GET /robots.txt HTTP/1.1\r\nHost: localhost\r\n\r\n";
const FORM: &str =
    "POST /lang HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n";

/// A listening server.
struct Open {
    server: Server,
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    served: JoinHandle<()>,
}

impl Open {
    async fn with(settings: Settings) -> Self {
        let server = Server::with(settings).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let app = server.app.clone();
        let served = tokio::spawn(async move {
            let stopped = async {
                let _ = stopped.await;
            };
            web::serve(listener, &app, stopped).await;
        });
        Self { server, address, stop, served }
    }

    async fn patient(timeouts: Timeouts) -> Self {
        Self::with(Settings { timeouts, ..Settings::default() }).await
    }

    /// A connection over which something was sent.
    async fn sent(&self, text: &str) -> Wire {
        let mut wire = Wire(TcpStream::connect(self.address).await.unwrap());
        wire.send(text).await;
        wire
    }

    /// Stops the server and waits for it.
    async fn stop(self) {
        self.stop.send(()).unwrap();
        within(self.served).await.unwrap();
    }
}

struct Wire(TcpStream);

impl Wire {
    async fn send(&mut self, text: &str) {
        self.0.write_all(text.as_bytes()).await.unwrap();
    }

    /// Reads until some text has arrived.
    async fn until(&mut self, end: &str) -> String {
        let mut read = String::new();
        while !read.contains(end) {
            let mut bytes = [0; 4096];
            let n_bytes = within(self.0.read(&mut bytes)).await.unwrap();
            assert!(n_bytes > 0, "the connection ended after {read}");
            read.push_str(std::str::from_utf8(&bytes[..n_bytes]).unwrap());
        }
        read
    }

    /// Reads until the server closes the connection.
    async fn rest(&mut self) -> String {
        let mut read = Vec::new();
        // A connection with unread data is reset instead of closed, which is an end as well.
        let _ = within(self.0.read_to_end(&mut read)).await;
        String::from_utf8(read).unwrap()
    }
}

async fn within<T>(future: impl Future<Output = T>) -> T {
    tokio::time::timeout(LONG / 2, future).await.expect("it happens at all")
}

#[tokio::test]
async fn who_sends_half_a_head_or_nothing_is_not_waited_for() {
    let open = Open::patient(Timeouts { head: SHORT, ..ENDLESS }).await;
    for text in ["", "GET / HT", "GET / HTTP/1.1\r\nHost: localhost\r\nX: "] {
        assert_eq!(open.sent(text).await.rest().await, "", "{text:?}");
    }
    let mut wire = open.sent(ASKED).await;
    wire.until("Disallow").await;
    wire.send("GET / HT").await;
    assert_eq!(wire.rest().await, "", "nor is the second head");
}

#[tokio::test]
async fn a_connection_serves_again_and_does_not_rest_for_ever() {
    let open = Open::patient(Timeouts { idle: SHORT, ..ENDLESS }).await;
    let mut wire = open.sent(ASKED).await;
    wire.until("Disallow").await;
    wire.send(ASKED).await;
    assert!(wire.until("Disallow").await.starts_with("HTTP/1.1 200"));
    assert_eq!(wire.rest().await, "");
}

#[tokio::test]
async fn who_does_not_read_is_given_up() {
    let open = Open::patient(Timeouts { unread: SHORT, ..ENDLESS }).await;
    let asked = "GET /assets/katana/table.css HTTP/1.1\r\nHost: localhost\r\n\r\n";
    let mut wire = open.sent("").await;
    let flood = async {
        // The server accepts requests until it cannot send any more responses, then closes the connection.
        while wire.0.write_all(asked.as_bytes()).await.is_ok() {}
    };
    within(flood).await;
}

#[tokio::test]
async fn an_address_has_only_so_many_connections() {
    let settings = Settings { is_limited: true, timeouts: ENDLESS, ..Settings::default() };
    let open = Open::with(settings).await;
    let mut wires = Vec::new();
    for _ in 0..256 {
        wires.push(open.sent("").await);
    }
    let mut refused = TcpStream::connect(open.address).await.unwrap();
    // Nothing was sent, so this is a plain close.
    assert_eq!(within(refused.read(&mut [0; 16])).await.unwrap(), 0);
    let last = wires.last_mut().unwrap();
    last.send(ASKED).await;
    assert!(last.until("Disallow").await.starts_with("HTTP/1.1 200"), "who is in stays");
    drop(wires);
    let served = async {
        // The server notices disconnects one after the other.
        loop {
            let mut wire = Wire(TcpStream::connect(open.address).await.unwrap());
            if wire.0.write_all(ASKED.as_bytes()).await.is_ok() && wire.rest_begins().await {
                break;
            }
        }
    };
    within(served).await;
}

impl Wire {
    /// Whether anything arrives at all.
    async fn rest_begins(&mut self) -> bool {
        within(self.0.read(&mut [0; 16])).await.is_ok_and(|n_bytes| n_bytes > 0)
    }
}

#[tokio::test]
async fn what_is_too_large_is_answered_while_it_is_still_sent() {
    let open = Open::patient(ENDLESS).await;
    let piece = "x".repeat(64 * 1024);
    for path in ["/", "/lang", "/healthz"] {
        let length = 20 * piece.len();
        let mut wire = open.sent("").await;
        wire.send(&format!("POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n\r\n"))
            .await;
        for _ in 0..20 {
            wire.send(&piece).await;
        }
        let answer = wire.rest().await;
        assert!(answer.starts_with("HTTP/1.1 413"), "{path}: {answer}");
    }
    let mut wire = open.sent(&format!("{FORM}Transfer-Encoding: chunked\r\n\r\n")).await;
    for _ in 0..20 {
        wire.send(&format!("{:x}\r\n{piece}\r\n", piece.len())).await;
    }
    wire.send("0\r\n\r\n").await;
    assert!(wire.rest().await.starts_with("HTTP/1.1 413"));
}

#[tokio::test]
async fn a_slow_body_is_answered_and_the_connection_closed() {
    let open = Open::patient(Timeouts { body: SHORT, ..ENDLESS }).await;
    let mut wire = open.sent(&format!("{FORM}Content-Length: 100\r\n\r\nlang=")).await;
    let answer = wire.rest().await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("did not arrive in time"), "{answer}");
}

#[tokio::test]
async fn a_server_that_stops_does_not_wait_for_who_has_asked_nothing() {
    // No timeout fires within the test, so whatever ends does so because of the stop.
    let open = Open::patient(ENDLESS).await;
    let mut silent = open.sent("").await;
    let mut half = open.sent("GET / HTTP/1.1\r\nHost: loc").await;
    let mut resting = open.sent(ASKED).await;
    resting.until("Disallow").await;
    let table = open.server.table(&open.server.person("Ann").await).await;
    let mut stream = open.sent(&format!("GET /live?t={table} HTTP/1.1\r\nHost: localhost\r\n\r\n")).await;
    stream.until("event: table").await;
    open.stop().await;
    for wire in [&mut silent, &mut half, &mut resting] {
        assert_eq!(wire.rest().await, "");
    }
    assert!(stream.rest().await.ends_with("0\r\n\r\n"), "the stream comes to its proper end");
}

#[tokio::test]
async fn a_request_that_has_begun_is_answered_before_the_server_stops() {
    let open = Open::patient(ENDLESS).await;
    let form = "lang=it&back=%2F";
    let mut wire =
        open.sent(&format!("{FORM}Expect: 100-continue\r\nContent-Length: {}\r\n\r\n", form.len())).await;
    wire.until("100 Continue").await;
    let Open { stop, served, .. } = open;
    stop.send(()).unwrap();
    wire.send(form).await;
    assert!(wire.rest().await.starts_with("HTTP/1.1 303"));
    within(served).await.unwrap();
}

#[tokio::test]
async fn a_server_that_stops_cuts_off_what_does_not_end() {
    let open = Open::patient(Timeouts { stop: SHORT, ..ENDLESS }).await;
    let mut half = open.sent(&format!("{FORM}Expect: 100-continue\r\nContent-Length: 100\r\n\r\n")).await;
    half.until("100 Continue").await;
    open.stop().await;
    assert_eq!(half.rest().await, "");
}
