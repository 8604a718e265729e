//! Which addresses a webhook may use: only those on the public network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use ureq::http::Uri;

/// The maximum length of an address.
const CHARS_MAX: usize = 300;

/// Parses a web address that could be public: with a host name, and without credentials.
pub(super) fn parsed(text: &str) -> Option<Uri> {
    let is_plain = text.len() <= CHARS_MAX && text.bytes().all(|byte| byte.is_ascii_graphic());
    let uri: Uri = text.parse().ok().filter(|_| is_plain)?;
    let is_web = matches!(uri.scheme_str(), Some("http" | "https"));
    let authority = uri.authority()?;
    let host = authority.host();
    let is_named = !host.is_empty() && !host.starts_with('[') && host.parse::<IpAddr>().is_err();
    let has_port = authority.port().is_none_or(|port| port.as_u16() != 0);
    (is_web && is_named && has_port && !authority.as_str().contains('@')).then_some(uri)
}

/// Scheme and host, for the log. Path and query may hold secrets.
pub(super) fn shown(uri: &Uri) -> String {
    format!("{}://{}", uri.scheme_str().unwrap_or_default(), uri.host().unwrap_or_default())
}

/// Resolves a web address, if all its IP addresses may be used.
pub(super) async fn resolved(uri: &Uri, may_use: fn(IpAddr) -> bool) -> Option<Vec<SocketAddr>> {
    let port = uri.port_u16().unwrap_or(if uri.scheme_str() == Some("https") { 443 } else { 80 });
    let lookup = tokio::net::lookup_host((uri.host()?, port));
    let found: Vec<SocketAddr> = tokio::time::timeout(super::TIMEOUT, lookup).await.ok()?.ok()?.collect();
    let is_fit = !found.is_empty() && found.iter().all(|address| may_use(address.ip()));
    is_fit.then_some(found)
}

/// Whether an address is on the public network.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

/// All but the special ranges of RFC 6890 and its successors.
fn is_public_v4(address: Ipv4Addr) -> bool {
    let is_special = match address.octets() {
        [0 | 10 | 127 | 224..=255, ..]
        | [100, 64..=127, ..]
        | [169, 254, ..]
        | [172, 16..=31, ..]
        | [192, 0, 0 | 2, _]
        | [192, 88, 99, _]
        | [192, 168, ..]
        | [198, 18 | 19, ..]
        | [198, 51, 100, _]
        | [203, 0, 113, _] => true,
        [..] => false,
    };
    !is_special
}

/// Only global unicast, which excludes all embedded IPv4 addresses, without the ranges for tunnels and
/// documentation.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let is_special = match address.segments() {
        [0x2001, 0..=0x1ff, ..] | [0x2001, 0xdb8, ..] | [0x2002, ..] | [0x3fff, 0..=0xfff, ..] => true,
        [first, ..] => !(0x2000..=0x3fff).contains(&first),
    };
    !is_special
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_public_network_is_public() {
        for text in [
            "1.1.1.1",
            "8.8.8.8",
            "172.32.0.1",
            "100.128.0.1",
            "192.0.1.1",
            "223.255.255.255",
            "2606:4700::1111",
            "2a00:1450::1",
            "2001:4860::8888",
        ] {
            assert!(is_public(text.parse().unwrap()), "{text}");
        }
        let inner = [
            "0.0.0.0",
            "0.1.2.3",
            "10.0.0.1",
            "100.64.0.1",
            "100.127.255.255",
            "127.0.0.1",
            "127.9.9.9",
            "169.254.169.254",
            "172.16.0.1",
            "172.31.255.255",
            "192.0.0.8",
            "192.0.2.1",
            "192.88.99.1",
            "192.168.1.1",
            "198.18.0.1",
            "198.19.0.1",
            "198.51.100.1",
            "203.0.113.1",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:10.0.0.1",
            "::ffff:8.8.8.8",
            "::8.8.8.8",
            "64:ff9b::a00:1",
            "64:ff9b:1::1",
            "100::1",
            "2001::1",
            "2001:db8::1",
            "2002:a00:1::",
            "3fff::1",
            "fc00::1",
            "fd00:ec2::254",
            "fe80::1",
            "fec0::1",
            "ff02::1",
        ];
        for text in inner {
            assert!(!is_public(text.parse().unwrap()), "{text}");
        }
    }

    #[test]
    fn a_web_address_has_a_named_host_and_no_credentials() {
        for text in ["https://ntfy.sh/kajiba", "http://example.org:8080/a?b=c", "HTTPS://Example.org"] {
            assert!(parsed(text).is_some(), "{text}");
        }
        let long = format!("https://example.org/{}", "a".repeat(CHARS_MAX));
        for text in [
            "",
            "ntfy.sh/a",
            "/a",
            "ftp://example.org/",
            "file:///etc/passwd",
            "http://",
            "http:///a",
            "https://a:b@example.org/",
            "https://a@example.org/",
            "http://127.0.0.1/",
            "http://8.8.8.8/",
            "http://[::1]/",
            "http://[::ffff:10.0.0.1]/",
            "http://example.org:0/",
            "http://exa mple.org/",
            "http://example.org/\u{e9}",
            long.as_str(),
        ] {
            assert!(parsed(text).is_none(), "{text}");
        }
    }

    #[test]
    fn the_log_shows_neither_path_nor_query() {
        let uri = parsed("https://hooks.example.org:8443/secret?token=secret").unwrap();
        assert_eq!(shown(&uri), "https://hooks.example.org");
    }
}
