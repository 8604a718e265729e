//! Sends one message to one web address, without following redirects.

use std::net::{IpAddr, SocketAddr};

use ureq::{
    Agent,
    config::Config,
    http::Uri,
    unversioned::{
        resolver::{ResolvedSocketAddrs, Resolver},
        transport::{DefaultConnector, NextTimeout},
    },
};

use super::{TIMEOUT, address};

/// The most bytes of a response's head that are read. The body is not read.
const HEAD_BYTES_MAX: usize = 8 * 1024;

/// Sends a message, and waits for the status.
///
/// # Errors
/// Why it failed, for the log, without parts of the address or of the response.
pub(super) async fn send(url: &str, message: String, may_use: fn(IpAddr) -> bool) -> Result<(), String> {
    let uri = address::parsed(url).ok_or("not a web address")?;
    let addresses = address::resolved(&uri, may_use).await.ok_or("no address that may be used")?;
    let status = tokio::task::spawn_blocking(move || post(uri, addresses, &message)).await;
    match status.map_err(|_| "the sender broke")?? {
        200..=299 => Ok(()),
        // A redirect is not followed: it could lead anywhere.
        status => Err(format!("status {status}")),
    }
}

fn post(uri: Uri, addresses: Vec<SocketAddr>, message: &str) -> Result<u16, String> {
    let config = Config::builder()
        .timeout_global(Some(TIMEOUT))
        .max_redirects(0)
        .max_redirects_will_error(false)
        .http_status_as_error(false)
        .proxy(None)
        .max_idle_connections(0)
        .max_response_header_size(HEAD_BYTES_MAX)
        .user_agent("kajiba")
        .build();
    let agent = Agent::with_parts(config, DefaultConnector::new(), FixedAddresses(addresses));
    let answer = agent.post(uri).header("content-type", "application/json").send(message);
    match answer {
        Ok(answer) => Ok(answer.status().as_u16()),
        Err(ureq::Error::Io(error)) => Err(format!("connection: {}", error.kind())),
        Err(ureq::Error::Timeout(_)) => Err("timeout".to_owned()),
        Err(ureq::Error::Rustls(_)) => Err("TLS".to_owned()),
        // Other errors may quote the address.
        Err(_) => Err("no proper answer".to_owned()),
    }
}

/// Resolves to addresses that were checked before, whatever the name resolves to now.
#[derive(Debug)]
struct FixedAddresses(Vec<SocketAddr>);

impl Resolver for FixedAddresses {
    fn resolve(&self, _: &Uri, _: &Config, _: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let mut addresses = self.empty();
        for &address in &self.0 {
            // It has room for a few, and one is enough.
            let _ = addresses.try_push(address);
        }
        Ok(addresses)
    }
}
