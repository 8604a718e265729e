//! The setup of a test: a driver, a server with an empty database, and a browser.

use crate::{Browser, Driver, Kind, Server, table};

/// Starts a driver and a server; `None` if the tests run without browsers.
pub async fn start() -> Option<(Driver, Server)> {
    Some((Driver::start().await?, Server::start()))
}

/// The same, with one browser each of these kinds.
pub async fn start_with_all<const N: usize>(kinds: [Kind; N]) -> Option<(Driver, Server, [Browser; N])> {
    let (driver, server) = start().await?;
    let mut browsers = Vec::new();
    for kind in kinds {
        browsers.push(driver.browser(kind).await);
    }
    let browsers = browsers.try_into().ok().expect("there is one of each kind");
    Some((driver, server, browsers))
}

/// The same, with one browser.
pub async fn start_with(kind: Kind) -> Option<(Driver, Server, Browser)> {
    let (driver, server, [browser]) = start_with_all([kind]).await?;
    Some((driver, server, browser))
}

/// The same, with a solo game begun from the home page.
pub async fn start_playing(kind: Kind) -> Option<(Driver, Server, Browser)> {
    let (driver, server, browser) = start_with(kind).await?;
    table::play_now(&browser, &server).await;
    Some((driver, server, browser))
}
