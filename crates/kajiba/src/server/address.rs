//! The address that others type or scan.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use qrcode::{EcLevel, QrCode, render::unicode::Dense1x2};

/// The address under which a listener can be reached: if it listens on all addresses of this machine, the one on its
/// network.
pub fn reachable(bound: SocketAddr) -> SocketAddr {
    if !bound.ip().is_unspecified() {
        return bound;
    }
    let ip = network_address().unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
    SocketAddr::new(ip, bound.port())
}

/// This machine's address on its network: the one from which it would send. Nothing is sent.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address reserved for documentation.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip())
}

/// A QR code of an address as lines of text. The margin is drawn too, so that it works on dark and light terminals.
pub fn qr(url: &str) -> Vec<String> {
    let Ok(code) = QrCode::with_error_correction_level(url, EcLevel::L) else { return Vec::new() };
    let picture = code.render::<Dense1x2>().dark_color(Dense1x2::Dark).light_color(Dense1x2::Light).build();
    picture.lines().map(ToOwned::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_listens_to_all_is_reached_by_an_address_that_can_be_typed() {
        let reached = reachable("0.0.0.0:8080".parse().unwrap());
        assert!(!reached.ip().is_unspecified());
        assert_eq!(reached.port(), 8080);
        let one: SocketAddr = "192.0.2.7:9000".parse().unwrap();
        assert_eq!(reachable(one), one);
    }

    #[test]
    fn a_code_is_a_square_with_a_margin() {
        let lines = qr("http://192.168.1.20:8080");
        let width = lines[0].chars().count();
        assert!(lines.iter().all(|line| line.chars().count() == width));
        assert!(lines.len().abs_diff(width / 2) <= 1, "two rows to a line: {} of {width}", lines.len());
    }
}
