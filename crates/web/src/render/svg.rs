//! SVG shapes for drawings: boxes, cards, points, arrows and numbers.
//!
//! Colours come from the style sheet by class. Positions are those of a shape's centre.

use maud::{Markup, html};

/// A position in a drawing.
pub(crate) type At = (i32, i32);

/// A drawing of this size.
pub(crate) fn drawing((width, height): At, content: &Markup) -> Markup {
    html! {
        svg .drawing viewBox=(format!("0 0 {width} {height}")) width=(width) height=(height) aria-hidden="true" {
            (content)
        }
    }
}

/// Shapes relative to a position.
pub(crate) fn group((x, y): At, class: &str, content: &Markup) -> Markup {
    html! { g class=(class) transform=(format!("translate({x} {y})")) { (content) } }
}

/// Letters or digits.
pub(crate) fn text((x, y): At, text: &str) -> Markup {
    html! { text .d-text x=(x) y=(y + 4) { (text) } }
}

/// A number that the caption explains.
pub(crate) fn mark(at: At, n: u8) -> Markup {
    group(at, "d-marked", &html! { circle r="8" {} text y="4" class="d-mark" { (n) } })
}

/// A box.
pub(crate) fn tile((x, y): At, (width, height): At, class: &str) -> Markup {
    let class = format!("d-tile {class}");
    html! { rect class=(class) x=(x - width / 2) y=(y - height / 2) width=(width) height=(height) rx="3" {} }
}

/// A seal with a number of points, wide enough for it.
pub(crate) fn points(at: At, n: &str) -> Markup {
    let width = if n.chars().count() > 2 { 30 } else { 24 };
    group(
        at,
        "d-points",
        &html! { rect x=(-width / 2) y="-11" width=(width) height="22" rx="3" {} text y="4" { (n) } },
    )
}

/// A card.
pub(crate) fn card(at: At, class: &str) -> Markup {
    tile(at, (34, 46), &format!("d-card {class}"))
}

/// An arrow.
pub(crate) fn arrow((x, y): At, (to_x, to_y): At) -> Markup {
    let (dx, dy) = (f64::from(to_x - x), f64::from(to_y - y));
    let length = dx.hypot(dy).max(1.0);
    let (along, across) = ((dx / length, dy / length), (-dy / length, dx / length));
    let corner = |side: f64| {
        let corner_x = f64::from(to_x) - 8.0 * along.0 + side * across.0;
        let corner_y = f64::from(to_y) - 8.0 * along.1 + side * across.1;
        format!("{corner_x:.1} {corner_y:.1}")
    };
    html! {
        path .d-arrow d=(format!("M{x} {y}L{to_x} {to_y}")) {}
        path .d-head d=(format!("M{to_x} {to_y}L{}L{}z", corner(4.5), corner(-4.5))) {}
    }
}
