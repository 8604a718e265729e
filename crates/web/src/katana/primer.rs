//! Shōgun no Katana in two minutes: seven panels, drawn with the pieces of the table and the embedded component set.

mod board;
mod pieces;
mod town;

use katana::{flow::end::sashimono_points, honor, piece::Kind};
use maud::{Markup, html};

use self::{
    board::{deliver, forge, own_katana},
    pieces::{Brush, Lies, backdrop, put},
    town::{sword, town},
};
use crate::{
    page::rules::primer::{Panel, SIZE},
    render::svg::At,
};

/// The panels in order.
pub(super) const PANELS: &[Panel] = &[
    Panel { name: "goal", draw: |_| goal() },
    Panel { name: "town", draw: |_| town() },
    Panel { name: "sword", draw: |words| sword(&Brush::new(words)) },
    Panel { name: "forge", draw: |words| forge(&Brush::new(words)) },
    Panel { name: "deliver", draw: |words| deliver(&Brush::new(words)) },
    Panel { name: "katana", draw: |words| own_katana(&Brush::new(words)) },
    Panel { name: "end", draw: |words| end(&Brush::new(words)) },
];

/// TRN-1, END-6: a Sword on its stand before the mountain.
fn goal() -> Markup {
    html! {
        (backdrop("p-gold"))
        circle .p-sun cx="240" cy="104" r="78" {}
        (put("fuji", (70, 84), (340, 140)))
        (put("cloud-long", (-60, 40), (230, 50))) (put("cloud-short", (350, 62), (190, 44)))
        rect .p-tatami y="214" width="480" height="56" {}
        (put("katana-stand", (36, 86), (408, 170)))
        g .of-katana { (put("scabbard", (2, 150), (430, 64))) (put("sword", (20, 96), (430, 64))) }
        @for (x, y, size) in [(70, 30, 22), (150, 66, 15), (392, 34, 20), (330, 18, 13), (440, 150, 16)] {
            (put("points", (x, y), (size, size)))
        }
    }
}

/// END-1, END-3 to END-5: what is counted at the end.
fn end(brush: &Brush) -> Markup {
    let (width, _) = SIZE;
    let card: At = (74, 102);
    html! {
        (backdrop("p-bench"))
        (put("cloud-long", (-20, -16), (260, 54))) (put("cloud-short", (300, -14), (190, 44)))
        rect .p-shelf x="0" y="128" width=(width) height="10" {}
        @for (n, x) in (0..4).zip([36, 86, 136, 186]) { (put(&format!("flag-{n}"), (x, 48), (50, 77))) }
        (brush.points((262, 78), &sashimono_points([1; 4]).to_string()))
        @for (x, y) in [(324, 88), (344, 72), (364, 92), (384, 70), (404, 90)] { (put("coin", (x - 17, y - 17), (34, 34))) }
        (brush.points((448, 76), "1"))
        @for (x, motif) in [(34, "motif-swords"), (122, "motif-cards")] {
            g .p-honor {
                rect .p-card x=(x) y="152" width=(card.0) height=(card.1) rx="5" {}
                (put(motif, (x + 12, 162), (50, 50)))
            }
            (brush.points((x + card.0 / 2, 234), &format!("≤{}", honor::POINTS_MAX)))
        }
        g .p-favor {
            rect .p-card x="212" y="152" width=(card.0) height=(card.1) rx="5" {}
            (put("motif-best", (224, 162), (50, 50)))
        }
        (brush.points((212 + card.0 / 2, 234), &brush.set.favor_points.to_string()))
        (brush.slip((310, 170), (150, 62), &html! {
            g .of-katana { (put("sword", (4, 8), (142, 22))) }
            @for (n, kind) in (0..).zip([Kind::Leather, Kind::Steel, Kind::Wood]) {
                (brush.token((47 + 28 * n, 44), 26, kind, Lies::There))
            }
        }))
    }
}
