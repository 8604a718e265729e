//! The panels at the Forge: how a Sword moves, a delivery, and the Katana.

use katana::piece::{Cell, Kind};
use maud::{Markup, html};

use super::pieces::{Brush, LETTERED, Lies, backdrop, figure, put, way};
use crate::{katana::kind_class, render::svg::At};

/// The size of a space of the Forge, a gap included.
pub(super) const CELL: At = (118, 58);
/// Where its first space is: right of the resources of the rows.
const ORIGIN: At = (200, 22);

/// The corner of a Sword in a space.
pub(super) fn corner(cell: Cell) -> At {
    (ORIGIN.0 + CELL.0 * i32::from(cell.column()), ORIGIN.1 + CELL.1 * i32::from(cell.row()) + 5)
}

/// The first columns of the Forge, with the resource of each row.
pub(super) fn cells(brush: &Brush, n_columns: i32) -> Markup {
    html! {
        @for kind in Kind::ALL {
            @let y = ORIGIN.1 + CELL.1 * i32::from(kind.row());
            (brush.token((ORIGIN.0 - 24, y + 27), LETTERED, kind, Lies::There))
            @for column in 0..n_columns {
                @let x = ORIGIN.0 + CELL.0 * column;
                rect class=(format!("p-cell {}", kind_class(kind))) x=(x - 1) y=(y) width=(CELL.0 - 4) height=(CELL.1 - 4) rx="3" {}
            }
        }
    }
}

/// FOR-1, MOV-2, MOV-3: each resource moves a Sword one space: to the right in its own row, else into the row beside it.
pub(super) fn forge(brush: &Brush) -> Markup {
    let kinds = [(Kind::Steel, Lies::There), (Kind::Wood, Lies::There), (Kind::Wood, Lies::Missing)];
    let [from, over, up] = [(2, 0), (2, 1), (1, 1)].map(|(row, column)| corner(Cell::at(row, column)));
    html! {
        (backdrop("p-bench"))
        g transform="translate(-134 0)" {
            (cells(brush, 4))
            rect .p-named x=(corner(Cell::at(0, 1)).0 - 4) y="18" width="120" height="236" rx="4" {}
            g .p-was { (brush.slip(from, (112, 46), &html! { g .of-2 { (put("sword", (4, 3), (104, 16))) } })) }
            g .p-was { (brush.slip(over, (112, 46), &html! { g .of-2 { (put("sword", (4, 3), (104, 16))) } })) }
            (brush.sword(up, "of-2", &kinds))
            (way(&format!("M{} {}h82", from.0 + 62, from.1 + 32)))
            (brush.token((from.0 + 98, from.1 + 13), 30, Kind::Steel, Lies::There))
            (way(&format!("M{} {}v-28", over.0 + 90, over.1 + 34)))
            (brush.token((over.0 + 64, over.1 + 16), 30, Kind::Wood, Lies::There))
            (figure("worker", 0, (corner(Cell::at(0, 1)).0 + 56, 66)))
        }
    }
}

/// DEL-1 to DEL-4: a complete Sword leaves, and what it brings.
pub(super) fn deliver(brush: &Brush) -> Markup {
    let kinds = [(Kind::Steel, Lies::There), (Kind::Wood, Lies::Decorated), (Kind::Wood, Lies::There)];
    let set = brush.set;
    let (x, y) = corner(Cell::at(Kind::Wood.row(), 2));
    html! {
        (backdrop("p-bench"))
        g transform="translate(-310 0)" {
            (cells(brush, 3))
            rect .p-named x=(ORIGIN.0 - 4) y=(y - 9) width=(CELL.0 * 3) height=(CELL.1) rx="4" {}
            rect .p-named x=(x - 5) y="18" width=(CELL.0) height="236" rx="4" {}
            (brush.sword((x, y), "of-2", &kinds))
            (way(&format!("M{} {}V218", x + 56, y + 52)))
            (brush.coins((x + 56, 244), &format!("+{}", set.column_coins[2])))
            (way(&format!("M{} {}h34", x + 116, y + 22)))
            (brush.token((x + 178, y + 22), LETTERED, set.row_benefit[Kind::Wood], Lies::There))
        }
        rect .p-shelf-side x="346" width="134" height="270" {}
        (brush.points((412, 34), "+6"))
        (brush.points((412, 66), &format!("+{}", set.value[Kind::Wood])))
        (brush.points((412, 98), &format!("+{}", set.round_points[1])))
        (put("flag-2", (390, 122), (44, 66)))
        (figure("worker", 0, (402, 250))) (way("M430 246V214"))
    }
}

/// DEL-5, KAT-1: the Project becomes the Katana.
pub(super) fn own_katana(brush: &Brush) -> Markup {
    let project = [Kind::Lacquer, Kind::Wood, Kind::Wood, Kind::Steel, Kind::Leather];
    html! {
        (backdrop("p-night"))
        circle .p-moon cx="428" cy="60" r="40" {}
        (put("pine", (-10, 150), (96, 110))) (put("pagoda", (404, 116), (76, 140)))
        @for (n, wrap) in (0..3).zip(["of-0", "of-1", "of-3"]) {
            @let x = 30 + 124 * n;
            (brush.slip((x, 18), (112, 30), &html! { g class=(wrap) { (put("sword", (4, 7), (104, 16))) } }))
            (way(&format!("M{} 52V82", x + 56)))
        }
        (brush.slip((74, 92), (240, 48), &html! {
            @for (n, &kind) in (0..).zip(&project) { (brush.token((28 + 46 * n, 24), LETTERED, kind, Lies::There)) }
        }))
        (way("M194 146V172"))
        g .of-katana transform="rotate(-4 230 214)" { (put("sword", (66, 182), (340, 51))) }
        @for (n, &kind) in (0..).zip(&project) { (brush.token((196 + 34 * n, 244 - 2 * n), 28, kind, Lies::There)) }
        (put("crane", (236, 150), (70, 35)))
    }
}
