//! Protection against DNS rebinding: the host names that the server answers to.
//!
//! Anybody can point a name of theirs at an address in a home network, and browsers then treat our pages as pages of
//! that name. So the server answers only to names that nobody else controls.

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

/// Suffixes of names that exist only in a local network.
const HOME_ENDINGS: [&str; 5] = [".local", ".lan", ".home.arpa", ".internal", ".localhost"];

/// Refuses requests for other host names. Behind a proxy all names pass, since the proxy decides which it serves.
pub(crate) async fn known(State(app): State<App>, request: Request, next: Next) -> Response {
    let name = asked_for(request.headers());
    // Some clients put the whole address into the request line. It must agree with `Host`.
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

/// Whether the request uses one of the server's own names, whatever a proxy lets pass.
pub(crate) fn is_by_own_name(settings: &Settings, headers: &HeaderMap) -> bool {
    asked_for(headers).is_some_and(|name| is_ours(settings, &name))
}

/// Whether an address leads only to the machine that it is used on.
pub(crate) fn is_local(origin: &str) -> bool {
    let name = origin.split_once("://").and_then(|(_, written)| name_of(written));
    name.is_some_and(|name| {
        let is_loopback = name.parse().is_ok_and(|address: IpAddr| address.is_loopback());
        is_loopback || name == "localhost" || name.ends_with(".localhost")
    })
}

/// The `Host` header, if there is exactly one.
fn written(headers: &HeaderMap) -> Option<&str> {
    let mut lines = headers.get_all(header::HOST).iter();
    match (lines.next(), lines.next()) {
        (Some(line), None) => line.to_str().ok(),
        (Some(_) | None, _) => None,
    }
}

/// The requested host name in lower case, without the port; `None` if it is not valid.
fn asked_for(headers: &HeaderMap) -> Option<String> {
    name_of(written(headers)?)
}

/// The name in a `Host` value with an optional port.
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
    fn an_address_of_this_machine_alone_is_told_from_those_that_others_can_use() {
        for local in ["http://127.0.0.1:8080", "http://127.1.2.3", "http://localhost:80", "http://[::1]:8080"]
        {
            assert!(is_local(local), "{local}");
        }
        for other in ["http://192.168.1.20:8080", "https://games.example", "http://[fe80::1]:8080"] {
            assert!(!is_local(other), "{other}");
        }
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
