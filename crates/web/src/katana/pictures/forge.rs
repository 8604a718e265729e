//! The Forge: how a Sword moves, which Swords move, how two swap places, and the Katana's way.

use katana::{
    components::{Components, SwordTile},
    piece::{Cell, Composition, Kind, N_COLUMNS, N_ROWS},
};
use maud::{Markup, html};

use crate::{
    katana::ink::{Ink, Whose, blade, coin, worker},
    render::svg::{At, arrow, drawing, mark, text, tile},
};

/// The size of a space.
const SPACE: At = (60, 44);
/// The corner of the first space.
const CORNER: At = (34, 24);
/// The size of a whole Forge.
const FORGE: At = (382, 236);

/// The number of the Sword in the example; its way goes right and up.
const EXAMPLE: u8 = 18;

/// The Sword in the example.
pub(super) fn example(set: &Components) -> &SwordTile {
    set.swords.iter().find(|tile| tile.number == EXAMPLE).unwrap_or(&set.swords[0])
}

/// The centre of a space.
fn middle(cell: Cell) -> At {
    let (column, row) = (i32::from(cell.column()), i32::from(cell.row()));
    (CORNER.0 + SPACE.0 * column + SPACE.0 / 2, CORNER.1 + SPACE.1 * row + SPACE.1 / 2)
}

/// The empty Forge: rows by resource, columns by number, benefits at the ends of lines.
fn grid(ink: &Ink) -> Markup {
    let right = CORNER.0 + SPACE.0 * i32::from(N_COLUMNS);
    let below = CORNER.1 + SPACE.1 * i32::from(N_ROWS);
    html! {
        @for kind in Kind::ALL {
            @let (_, y) = middle(Cell::at(kind.row(), 0));
            (ink.pip((16, y), kind))
            (text((right + 12, y), "+"))
            (ink.pip((right + 30, y), ink.set.row_benefit[kind]))
        }
        @for column in 0..N_COLUMNS {
            @let (x, _) = middle(Cell::at(0, column));
            (text((x, 12), &(column + 1).to_string()))
            @let coins = ink.set.column_coins[usize::from(column)];
            @if coins > 0 { (coin((x, below + 17), &format!("+{coins}"))) }
            @for row in 0..N_ROWS { (tile(middle(Cell::at(row, column)), SPACE, "space")) }
        }
    }
}

/// The way of a composition, with each resource on its arrow.
fn steps(ink: &Ink, composition: &Composition) -> Markup {
    let cells: Vec<Cell> =
        (0..=composition.kinds().len()).filter_map(|n| composition.cell_after(n)).collect();
    html! {
        @for (pair, &kind) in cells.windows(2).zip(composition.kinds()) {
            @let (from, to) = (middle(pair[0]), middle(pair[1]));
            (arrow(from, short_of(from, to, 2)))
            (ink.pip(((from.0 + to.0) / 2 - (to.0 - from.0).signum() * 4, (from.1 + to.1) / 2), kind))
        }
    }
}

/// A position a little before another.
fn short_of(from: At, to: At, by: i32) -> At {
    (to.0 - by * (to.0 - from.0).signum(), to.1 - by * (to.1 - from.1).signum())
}

/// MOV-3: the whole way of a Sword.
pub(super) fn way(ink: &Ink) -> Markup {
    let composition = example(ink.set).composition;
    let end = composition.end().unwrap_or_default();
    let [enter, first, second, last] =
        [0, 1, 2, composition.kinds().len()].map(|n| middle(composition.cell_after(n).unwrap_or_default()));
    drawing(
        FORGE,
        &html! {
            (grid(ink))
            (tile(middle(end), SPACE, "gold"))
            (steps(ink, &composition))
            (blade((enter.0 - 4, enter.1 - 10), ""))
            (blade((last.0 + 4, last.1 - 8), "done"))
            (mark((enter.0 - 18, enter.1 + 12), 1))
            (mark((first.0 - 22, first.1 + 14), 2))
            (mark((second.0 + 20, second.1 + 12), 3))
            (mark((last.0 + 20, last.1 + 12), 4))
        },
    )
}

/// FOR-1: the Swords of a line move, each as its next resource leads.
pub(super) fn line(ink: &Ink) -> Markup {
    let row = Kind::Steel.row();
    let swords = [(0, Kind::Steel), (1, Kind::Wood), (3, Kind::Leather)];
    let away = middle(Cell::at(Kind::Lacquer.row(), 2));
    let named = middle(Cell::at(row, 2));
    let right = FORGE.0 + 12;
    drawing(
        (FORGE.0 + 42, FORGE.1),
        &html! {
            (grid(ink))
            (tile(named, (SPACE.0 * i32::from(N_COLUMNS), SPACE.1), "gold"))
            (worker((right, named.1), Whose::Yours))
            @for (column, next) in swords {
                @let from = Cell::at(row, column);
                (waiting(ink, middle(from), next))
                @if let Some(to) = from.toward(next) { (step(middle(from), middle(to))) }
            }
            (waiting(ink, away, Kind::Lacquer))
            (mark((right + 18, named.1), 1))
            (mark((named.0 - SPACE.0 + 20, named.1 + 13), 2))
            (mark((named.0 - 2 * SPACE.0 - 2, named.1 + 13), 3))
            (mark((away.0 + 20, away.1 + 12), 4))
        },
    )
}

/// A Sword with the resource that it needs next.
fn waiting(ink: &Ink, (x, y): At, next: Kind) -> Markup {
    html! { (blade((x, y), "")) (ink.pip((x - 19, y - 10), next)) }
}

/// An arrow across the border between two spaces.
fn step(from: At, to: At) -> Markup {
    let (dx, dy) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
    // Below the Sword on its way right, beside it on its way up or down.
    let border = (from.0 + 30 * dx + 20 * dy.abs(), from.1 + 22 * dy + 13 * dx.abs());
    arrow((border.0 - 12 * dx, border.1 - 10 * dy), (border.0 + 14 * dx, border.1 + 14 * dy))
}

/// MOV-7: each of two Swords is led to where the other stands.
pub(super) fn swap(ink: &Ink) -> Markup {
    let (upper, lower) = ((70, 34), (70, 96));
    drawing(
        (150, 130),
        &html! {
            (tile((70, 34), (84, 58), "space")) (tile((70, 96), (84, 58), "space"))
            (ink.pip((14, upper.1), Kind::Wood)) (ink.pip((14, lower.1), Kind::Steel))
            (blade((upper.0 - 10, upper.1 + 10), "")) (blade((lower.0 - 10, lower.1 + 10), ""))
            (ink.pip((upper.0 - 28, upper.1 - 12), Kind::Steel))
            (ink.pip((lower.0 - 28, lower.1 - 12), Kind::Wood))
            (arrow((90, 44), (90, 90))) (arrow((102, 86), (102, 40)))
            (mark((128, 34), 1)) (mark((128, 96), 2))
        },
    )
}

/// KAT-1: the Project, arranged, with the longest way that stays on the board.
pub(super) fn katana(ink: &Ink) -> Markup {
    let composition = ink.set.story.katana;
    let [enter, last] =
        [0, composition.kinds().len()].map(|n| middle(composition.cell_after(n).unwrap_or_default()));
    let mut project = composition.kinds().to_vec();
    project.sort_unstable();
    let shelf = FORGE.1 + 22;
    drawing(
        (FORGE.0, FORGE.1 + 82),
        &html! {
            (grid(ink))
            (tile(last, SPACE, "gold"))
            (steps(ink, &composition))
            (blade((enter.0 - 4, enter.1 - 10), "katana"))
            (tile((CORNER.0 + 79, shelf), (176, 34), "space"))
            (ink.pips((CORNER.0 + 10, shelf), &project))
            (arrow((CORNER.0 + 79, shelf + 19), (CORNER.0 + 79, shelf + 34)))
            (tile((CORNER.0 + 79, shelf + 44), (176, 22), "gold"))
            (ink.pips((CORNER.0 + 10, shelf + 44), composition.kinds()))
            (mark((CORNER.0 + 184, shelf), 1))
            (mark((CORNER.0 + 184, shelf + 44), 2))
            (mark((last.0 + 20, last.1 + 12), 3))
        },
    )
}
