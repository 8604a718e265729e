//! Shogunate in two minutes: six panels, drawn with the pieces of the table and the embedded component set.

use maud::{Markup, html};
use shogunate::{components::embedded, piece::Card};

use super::cloth::symbol;
use crate::{
    page::rules::primer::{Panel, SIZE},
    render::svg::At,
};

/// The panels in order.
pub(super) const PANELS: &[Panel] = &[
    Panel { name: "line", draw: |_| line() },
    Panel { name: "loyalty", draw: |_| loyalty() },
    Panel { name: "choose", draw: |_| choose() },
    Panel { name: "act", draw: |_| act() },
    Panel { name: "plot", draw: |_| plot() },
    Panel { name: "end", draw: |_| end() },
];

/// The clans, by the number of their colours.
const CLANS: [&str; 6] = ["plum", "bamboo", "wisteria", "snow", "hawk", "tortoise"];
/// The Leaders in the pictures, from the head to the tail.
const LINE: [usize; 6] = [2, 0, 3, 4, 5, 1];
/// The Plot in the picture.
const PLOT: &str = "great_audience";

/// A drawing of the sprite, by its top left corner.
fn put(name: &str, (x, y): At, (width, height): At) -> Markup {
    html! { use href=(symbol(name)) x=(x) y=(y) width=(width) height=(height) {} }
}

/// The whole ground of a panel.
fn backdrop(class: &str) -> Markup {
    let (width, height) = SIZE;
    html! { rect class=(class) width=(width) height=(height) {} }
}

/// The hall behind everything.
fn hall() -> Markup {
    html! { (backdrop("p-hall")) (put("hall", (-34, 0), (548, 274))) }
}

/// Lit lanterns below each other.
fn lanterns((x, y): At, n: i32) -> Markup {
    html! { @for k in 0..n { (put("lamp-lit", (x, y + 19 * k), (18, 22))) } }
}

/// A Leader with a banner, by the middle of the cushion.
fn leader((x, y): At, clan: usize) -> Markup {
    html! {
        g class=(format!("clan-{clan} lord")) {
            path .p-banner d=(format!("M{} {}h44v92l-22-12-22 12z", x - 22, y - 126)) {}
            g .p-on-clan { (put(&format!("clan-{}", CLANS[clan]), (x - 15, y - 120), (30, 30))) }
            (put(&format!("lord-{}", CLANS[clan]), (x - 38, y - 78), (76, 79)))
        }
    }
}

/// A Loyalty card by its corner, face up.
fn loyal((x, y): At, (width, height): At, clan: usize) -> Markup {
    html! {
        g class=(format!("clan-{clan} lord")) {
            rect .p-loyal x=(x) y=(y) width=(width) height=(height) rx="6" {}
            g .p-on-clan { (put(&format!("clan-{}", CLANS[clan]), (x + width / 6, y + height / 12), (width * 2 / 3, width * 2 / 3))) }
            (put(&format!("lord-{}", CLANS[clan]), (x + width / 8, y + height - width * 3 / 4), (width * 3 / 4, width * 3 / 4)))
        }
    }
}

/// A card by its corner, face down, with this sign on its back.
fn back((x, y): At, (width, height): At, sign: &str) -> Markup {
    html! {
        g .p-back {
            rect x=(x) y=(y) width=(width) height=(height) rx="5" {}
            (put(sign, (x + width / 4, y + height / 2 - width / 4), (width / 2, width / 2)))
        }
    }
}

/// An Action card by its corner, with its picture and kanji.
fn action((x, y): At, (width, height): At, card: Card) -> Markup {
    html! {
        g .p-action {
            rect .p-paper x=(x) y=(y) width=(width) height=(height) rx="4" {}
            g .scene { (put(&format!("scene-{}", card.id()), (x + 3, y + 3), (width - 6, (width - 6) * 2 / 3))) }
            rect .p-paper x=(x + 3) y=(y + 3) width="24" height="24" rx="3" {}
            g .p-ink { (put(&format!("act-{}", card.id()), (x + 5, y + 5), (20, 20))) }
        }
    }
}

/// A number on a plate.
fn plate((x, y): At, n: &str) -> Markup {
    html! {
        g .p-plate transform=(format!("translate({x} {y})")) {
            rect x="-15" y="-14" width="30" height="28" rx="4" {} text y="7" { (n) }
        }
    }
}

/// The Shinobi, who takes an Honor.
fn shinobi((x, y): At) -> Markup {
    html! {
        (put("shinobi-crouching", (x - 24, y - 50), (48, 51)))
        g .p-toll transform=(format!("translate({} {})", x + 18, y - 4)) { rect x="-19" y="-13" width="38" height="26" rx="13" {} text y="7" { "−1" } }
    }
}

/// SGS-1, SGS-3: six Leaders on the steps to the seat, the Shinobi by the third.
fn line() -> Markup {
    html! {
        (hall())
        @for (place, clan) in (0..).zip(LINE) {
            @let (x, y) = (45 + 78 * place, 190 + 8 * place);
            rect .p-stair x=(x - 39) y=(y) width="78" height="90" {}
            rect .p-edge x=(x - 39) y=(y) width="78" height="5" {}
            (leader((x, y), clan))
            (plate((x, y + 23), &(place + 1).to_string()))
        }
        (lanterns((66, 60), 3)) (lanterns((300, 86), 2)) (lanterns((378, 94), 1))
        (shinobi((228, 208)))
    }
}

/// SGS-2: two cards that only their player sees.
fn loyalty() -> Markup {
    html! {
        (backdrop("p-night"))
        (put("keep", (8, 40), (120, 121))) circle .p-moon cx="424" cy="52" r="34" {}
        (put("pine", (404, 150), (90, 101)))
        rect .p-mat y="196" width="480" height="74" {}
        @for (x, y) in [(24, 196), (54, 202), (378, 196), (408, 202)] { (back((x, y), (44, 62), "loyalty")) }
        g transform="rotate(-6 184 140)" { (loyal((124, 46), (112, 160), 4)) }
        g transform="rotate(6 304 140)" { (loyal((250, 46), (112, 160), 5)) }
        g .p-glow { (put("hidden", (224, 214), (40, 40))) }
    }
}

/// SGR-1, SGR-2: cards chosen in secret, and the Hatamoto's fan, which names one after another.
fn choose() -> Markup {
    html! {
        (hall())
        rect .p-mat y="150" width="480" height="120" {}
        (put("war-fan", (198, 8), (84, 98)))
        (back((20, 168), (66, 88), "hidden")) (back((98, 168), (66, 88), "hidden"))
        (action((176, 128), (132, 96), Card::PathOfTheArrow))
        (back((320, 168), (66, 88), "hidden")) (back((398, 168), (66, 88), "hidden"))
    }
}

/// SGA-1 to SGA-6: the six Action cards.
fn act() -> Markup {
    html! {
        (hall())
        @for (n, card) in (0..).zip(Card::ALL) {
            (action((14 + 154 * (n % 3), 22 + 118 * (n / 3)), (144, 100), card))
        }
    }
}

/// SGR-3, SGR-4: what a Plot gives to each place, and what the Shinobi takes.
fn plot() -> Markup {
    let plots = &embedded().components.plots;
    let plot = plots.iter().find(|plot| plot.name == PLOT).unwrap_or(&plots[0]);
    html! {
        (hall())
        g .p-scroll {
            rect .p-paper x="52" y="10" width="376" height="86" rx="4" {}
            g .scene { (put(&format!("plot-{}", plot.name), (60, 16), (148, 74))) }
            @for (place, &n) in (0..).zip(&plot.honor) {
                @let x = 236 + 33 * place;
                text .p-number x=(x) y="36" { (place + 1) }
                @for k in 0..i32::from(n) { (put("lamp-lit", (x - 9, 40 + 22 * k), (18, 22))) }
            }
        }
        @for ((place, clan), &n) in (0..).zip(LINE).zip(&plot.honor) {
            @let (x, y) = (45 + 78 * place, 208 + 6 * place);
            rect .p-stair x=(x - 39) y=(y) width="78" height="90" {}
            rect .p-edge x=(x - 39) y=(y) width="78" height="5" {}
            g class=(format!("clan-{clan} lord")) { (put(&format!("lord-{}", CLANS[clan]), (x - 40, y - 82), (80, 83))) }
            (plate((x, y + 16), &(place + 1).to_string()))
            (lanterns((x + 18, y - 92), n.into()))
        }
        (shinobi((306, 228)))
    }
}

/// SGE-1, SGE-2: the Honor on both Leaders together.
fn end() -> Markup {
    let [_, threshold, ..] = embedded().components.threshold;
    html! {
        (hall())
        (put("folding-screen", (120, 20), (240, 144)))
        (put("empty-seat", (186, 110), (108, 72)))
        rect .p-mat y="176" width="480" height="94" {}
        (loyal((26, 74), (100, 144), 4)) (lanterns((132, 84), 7))
        (loyal((354, 74), (100, 144), 5)) (lanterns((330, 104), 5))
        (plate((112, 212), "7")) (plate((440, 212), "5"))
        g .p-sum transform="translate(240 226)" { circle r="32" {} text y="13" { (threshold) } }
    }
}
