//! What a test begins with: a driver, a server with an empty database, and a browser.

use crate::{Browser, Driver, Kind, Server};

/// Starts a driver and a server; none where the tests are told to do without browsers.
pub async fn start() -> Option<(Driver, Server)> {
    Some((Driver::start().await?, Server::start()))
}

/// The same, with one browser.
pub async fn start_with(kind: Kind) -> Option<(Driver, Server, Browser)> {
    let (driver, server) = start().await?;
    let browser = driver.browser(kind).await;
    Some((driver, server, browser))
}
