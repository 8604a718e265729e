//! The panels in the town: where a Worker may go, and a Sword from a House.

use katana::piece::{Cell, Kind};
use maud::{Markup, html};

use super::{
    board::{CELL, cells, corner},
    pieces::{Brush, Lies, backdrop, figure, heads, put, way},
};
use crate::render::svg::At;

/// A House with its roof and banner; its wall is empty.
fn house((x, y): At, flag: u8) -> Markup {
    html! {
        rect .p-wall x=(x) y=(y + 30) width="120" height="84" {}
        path .p-timber d=(format!("M{x} {}v84m120 0v-84", y + 30)) {}
        (put("roof-house", (x - 14, y), (148, 41)))
        (put(&format!("flag-{flag}"), (x + 104, y - 20), (26, 40)))
    }
}

/// TRN-2, TRN-4: each Worker goes to a place in the town.
pub(super) fn town() -> Markup {
    html! {
        (heads())
        (backdrop("p-sky"))
        (put("town", (-90, 0), (680, 270)))
        (house((22, 66), 0))
        rect .p-space x="46" y="110" width="72" height="30" rx="3" {}
        rect .p-space x="46" y="144" width="72" height="30" rx="3" {}
        rect .p-wall x="174" y="74" width="196" height="42" {} (put("roof-palace", (160, 48), (224, 34)))
        @for (n, x) in (0..4).zip([184, 232, 280, 328]) {
            rect .p-room x=(x) y="84" width="34" height="28" {}
            @if n % 2 == 0 { g class=(format!("p-seat-{n}")) { (put("family", (x + 6, 88), (22, 22))) } }
        }
        (put("pagoda", (402, 10), (72, 130))) (put("torii", (424, 116), (46, 36)))
        @for (n, stall) in (0..4).zip(["lacquer", "wood", "steel", "leather"]) {
            (put(&format!("stall-{stall}"), (150 + 66 * n, 134), (66, 46)))
        }
        (put("lion", (418, 160), (54, 58)))
        (figure("worker", 1, (238, 206))) (figure("worker", 2, (310, 206)))
        (figure("monk", 1, (372, 206)))
        (figure("worker", 0, (150, 256))) (figure("worker", 0, (188, 256))) (figure("worker", 0, (226, 256)))
        (way("M140 226C128 204 112 192 92 166"))
    }
}

/// HOU-1, HOU-2: a Sword with its Coins, a Sashimono and a card; where it enters.
pub(super) fn sword(brush: &Brush) -> Markup {
    let kinds = [Kind::Steel, Kind::Wood, Kind::Wood].map(|kind| (kind, Lies::Missing));
    let entry = corner(Cell::at(Kind::Steel.row(), 0));
    html! {
        (backdrop("p-bench"))
        rect .p-sky width="250" height="270" {}
        rect .p-ground y="196" width="250" height="74" {}
        (put("pine", (172, 112), (74, 84)))
        g transform="translate(-2 4) scale(1.36)" { (house((26, 24), 2)) }
        (brush.sword((62, 92), "of-2", &kinds))
        rect .p-space x="62" y="146" width="112" height="40" rx="4" {} (figure("worker", 0, (118, 184)))
        g transform="translate(96 2)" { (cells(brush, 3)) (brush.sword((entry.0, entry.1), "of-2", &kinds)) }
        (way("M180 122C216 122 232 138 262 138C284 138 292 142 304 150"))
        (brush.coins((56, 232), "+5"))
        (put("flag-2", (104, 208), (34, 52)))
        (brush.slip((156, 208), (40, 54), &html! { g .p-dye { rect x="4" y="4" width="32" height="26" rx="2" {} (put("motif-resources", (9, 5), (22, 22))) } }))
    }
}

/// The size of a Sword's place is that of a space of the Forge.
const _: () = assert!(CELL.0 >= 112 && CELL.1 >= 46);
