//! The address that a request comes from, for rate limits and the operator's pages.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::{
    extract::ConnectInfo,
    http::{Extensions, HeaderMap},
};

use crate::{app::Settings, http::host_name::is_by_own_name};

/// Set by proxies: the addresses that the request came through. The nearest proxy appends the last one.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// The visitor's address: that of the connection or, behind a proxy, the last one in the proxy's header. Earlier
/// entries come from the visitor and prove nothing.
pub(crate) fn address(settings: &Settings, headers: &HeaderMap, extensions: &Extensions) -> Option<IpAddr> {
    let forwarded = || {
        let line = headers.get_all(FORWARDED_FOR).iter().next_back()?.to_str().ok()?;
        line.rsplit(',').next()?.trim().parse::<IpAddr>().ok()
    };
    let connected = || Some(extensions.get::<ConnectInfo<SocketAddr>>()?.0.ip());
    let address = if settings.behind_proxy { forwarded().or_else(connected) } else { connected() };
    address.map(|address| address.to_canonical())
}

/// Whether the request comes from this machine itself: through no proxy, not even an undeclared one, and not from
/// another site whose name resolves to this machine.
pub(crate) fn is_local(settings: &Settings, headers: &HeaderMap, extensions: &Extensions) -> bool {
    let is_forwarded = headers.contains_key(FORWARDED_FOR) || headers.contains_key("forwarded");
    let is_direct = !is_forwarded && is_by_own_name(settings, headers);
    is_direct && address(settings, headers, extensions).is_some_and(|address| address.is_loopback())
}

/// The part of an address that identifies a visitor. A household has one IPv4 address but 2⁶⁴ IPv6 addresses.
pub(crate) fn household(address: Option<IpAddr>) -> u128 {
    match address {
        None => 0,
        Some(IpAddr::V4(address)) => address.to_ipv6_mapped().to_bits(),
        Some(IpAddr::V6(address)) => Ipv6Addr::to_bits(address) & !u128::from(u64::MAX),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game_view(behind_proxy: bool, connected: &str, forwarded: &[&'static str]) -> (Option<IpAddr>, bool) {
        let settings = Settings { behind_proxy, ..Settings::default() };
        let mut headers = HeaderMap::new();
        headers.insert("host", "127.0.0.1:8080".parse().unwrap());
        for line in forwarded {
            headers.append(FORWARDED_FOR, line.parse().unwrap());
        }
        let mut extensions = Extensions::new();
        if !connected.is_empty() {
            extensions.insert(ConnectInfo(SocketAddr::new(connected.parse().unwrap(), 1)));
        }
        (address(&settings, &headers, &extensions), is_local(&settings, &headers, &extensions))
    }

    fn ip(text: &str) -> Option<IpAddr> {
        Some(text.parse().unwrap())
    }

    #[test]
    fn only_behind_a_proxy_is_its_word_taken_and_only_its_last_one() {
        assert_eq!(game_view(false, "203.0.113.5", &["198.51.100.7"]).0, ip("203.0.113.5"));
        assert_eq!(game_view(true, "127.0.0.1", &["10.0.0.1, 198.51.100.7"]).0, ip("198.51.100.7"));
        assert_eq!(game_view(true, "127.0.0.1", &["10.0.0.1", "198.51.100.7"]).0, ip("198.51.100.7"));
        assert_eq!(game_view(true, "203.0.113.5", &["nonsense"]).0, ip("203.0.113.5"));
        assert_eq!(game_view(false, "::ffff:203.0.113.5", &[]).0, ip("203.0.113.5"));
        assert_eq!(game_view(false, "", &[]).0, None);
    }

    #[test]
    fn this_machine_is_local_unless_it_speaks_for_another() {
        assert!(game_view(false, "127.0.0.1", &[]).1);
        assert!(game_view(false, "::1", &[]).1);
        assert!(!game_view(false, "127.0.0.1", &["198.51.100.7"]).1);
        assert!(!game_view(true, "127.0.0.1", &["127.0.0.1"]).1);
        assert!(!game_view(false, "192.168.1.7", &[]).1);
        assert!(!game_view(false, "", &[]).1);
    }

    #[test]
    fn a_household_is_an_ipv4_address_or_an_ipv6_network() {
        assert_eq!(household(ip("2001:db8:1:2:3::4")), household(ip("2001:db8:1:2:ffff::")));
        assert_ne!(household(ip("2001:db8:1:2::1")), household(ip("2001:db8:1:3::1")));
        assert_ne!(household(ip("203.0.113.5")), household(ip("203.0.113.6")));
    }
}
