//! QR codes as drawings.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// The empty cells around a code that readers need.
const MARGIN: usize = 4;

/// A QR code of an address, black on white in every theme; nothing for an address that is too long for one.
pub(crate) fn qr(address: &str, label: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(address, EcLevel::L) else { return html! {} };
    let (width, side) = (code.width(), code.width() + 2 * MARGIN);
    let is_dark = |(_, color): &(usize, Color)| *color == Color::Dark;
    let dark = code.to_colors().into_iter().enumerate().filter(is_dark);
    let cell = |(n, _)| format!("M{} {}h1v1h-1z", MARGIN + n % width, MARGIN + n / width);
    html! {
        svg .qr role="img" aria-label=(label) viewBox=(format!("0 0 {side} {side}")) shape-rendering="crispEdges" {
            path fill="#fff" d=(format!("M0 0h{side}v{side}h-{side}z")) {}
            path fill="#000" d=(dark.map(cell).collect::<String>()) {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_drawn_with_its_margin() {
        let svg = qr("http://192.168.1.20:8080/t/abc", "Code").into_string();
        let number = |text: &str| text.parse::<usize>().expect("a number");
        let side =
            number(svg.split("viewBox=\"0 0 ").nth(1).and_then(|rest| rest.split(' ').next()).unwrap());
        let cells: Vec<(usize, usize)> = svg
            .split('M')
            .filter_map(|cell| cell.split_once("h1v1h-1z")?.0.split_once(' '))
            .map(|(x, y)| (number(x), number(y)))
            .collect();
        assert!(cells.iter().flat_map(|&(x, y)| [x, y]).all(|at| (MARGIN..side - MARGIN).contains(&at)));
        assert!(cells.contains(&(MARGIN, MARGIN)), "each code has a square in this corner");
        assert!(qr(&"x".repeat(4000), "Code").into_string().is_empty(), "too long");
    }
}
