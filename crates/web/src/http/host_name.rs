//! The names under which the server may be asked for.
//!
//! Any name on the internet can be made to lead to an address of a home network, and browsers then take the pages here for
//! those of that name. Only names that nobody else can give away are therefore answered to.

use std::net::{IpAddr, Ipv6Addr};

use axum::{
    extract::{Request, State},
    http::{HeaderMap, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::{
    app::{App, Settings},
    http::error_page::ErrorPage,
};

/// Endings of names that exist on a network of one's own only.
const HOME_ENDINGS: [&str; 5] = [".local", ".lan", ".home.arpa", ".internal", ".localhost"];

/// Answers only to names that are the server's. Behind a proxy, which answers to what it is told, all names are.
pub(crate) async fn known(State(app): State<App>, request: Request, next: Next) -> Response {
    let name = asked_for(request.headers());
    // Some programs write the whole address into the request; then the two must agree.
    let authority = request.uri().authority().map(|authority| authority.as_str());
    let is_plain = authority.is_none_or(|authority| Some(authority) == written(request.headers()));
    match name {
        Some(name) if is_plain && (app.settings().behind_proxy || is_ours(app.settings(), &name)) => {
            next.run(request).await
        }
        Some(_) if is_plain => ErrorPage::wrong_name().into_response(),
        Some(_) | None => ErrorPage::bare(StatusCode::BAD_REQUEST).into_response(),
    }
}

/// Whether a request asks for the server by a name that is its own, whatever a proxy may say.
pub(crate) fn is_by_own_name(settings: &Settings, headers: &HeaderMap) -> bool {
    asked_for(headers).is_some_and(|name| is_ours(settings, &name))
}

/// The one `Host` line of a request.
fn written(headers: &HeaderMap) -> Option<&str> {
    let mut lines = headers.get_all(header::HOST).iter();
    match (lines.next(), lines.next()) {
        (Some(line), None) => line.to_str().ok(),
        (Some(_) | None, _) => None,
    }
}

/// The name that a request asks for, without the port and in small letters; nothing where it cannot be one.
fn asked_for(headers: &HeaderMap) -> Option<String> {
    name_of(written(headers)?)
}

/// The name in a name with a port.
fn name_of(written: &str) -> Option<String> {
    let (name, rest) = match written.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((address, rest)) => (address.parse::<Ipv6Addr>().ok()?.to_string(), rest),
        None => {
            let (name, rest) = written.split_at(written.find(':').unwrap_or(written.len()));
            let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || b".-_".contains(&byte);
            let name = name.strip_suffix('.').unwrap_or(name);
            if !(!name.is_empty() && name.bytes().all(is_letter)) {
                return None;
            }
            (name.to_ascii_lowercase(), rest)
        }
    };
    let port = rest.strip_prefix(':').unwrap_or(rest);
    port.bytes().all(|byte| byte.is_ascii_digit()).then_some(name)
}

fn is_ours(settings: &Settings, name: &str) -> bool {
    let public = || settings.public_url.as_deref()?.split_once("://")?.1.split('/').next().and_then(name_of);
    name.parse::<IpAddr>().is_ok()
        || !name.contains('.')
        || HOME_ENDINGS.iter().any(|ending| name.ends_with(ending))
        || public().is_some_and(|public| public == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_known(written: &str) -> Option<bool> {
        let public_url = Some("https://Games.example:8443".to_owned());
        let settings = Settings { public_url, ..Settings::default() };
        name_of(written).map(|name| is_ours(&settings, &name))
    }

    #[test]
    fn addresses_names_of_a_home_network_and_the_public_one_are_ours() {
        for name in [
            "127.0.0.1:8080",
            "192.168.1.20",
            "[::1]:8080",
            "[fe80::1]",
            "localhost",
            "localhost:8080",
            "kajiba.localhost",
            "nas:80",
            "NAS.local",
            "nas.local.:8080",
            "nas.lan",
            "nas.home.arpa",
            "kajiba.internal",
            "games.example",
            "GAMES.example:8080",
        ] {
            assert_eq!(is_known(name), Some(true), "{name}");
        }
    }

    #[test]
    fn names_that_anybody_can_give_away_are_not() {
        for name in
            ["evil.example", "games.example.evil.example", "127.0.0.1.evil.example", "evil.local.example"]
        {
            assert_eq!(is_known(name), Some(false), "{name}");
        }
    }

    #[test]
    fn nonsense_is_no_name() {
        for name in
            ["", ":80", ".", "a b", "evil.example@localhost", "local/host", "[evil.example]", "[::1", "x:80x"]
        {
            assert_eq!(is_known(name), None, "{name}");
        }
    }
}
