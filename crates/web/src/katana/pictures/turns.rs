//! The course of the game: rounds, Restore, the Ghost's turn.

use maud::{Markup, html};

use crate::{
    katana::ink::{Ink, Whose, blade, coin, monk, worker},
    render::svg::{arrow, card, drawing, mark, points, text, tile},
};

/// TRN-1, DEL-1, TEM-1: four rounds, what a delivery adds in each, what a Monk costs.
pub(super) fn round(ink: &Ink) -> Markup {
    let x = |round: i32| 66 + 86 * round;
    drawing(
        (420, 176),
        &html! {
            @for (round, (&plus, &offering)) in (0..).zip(ink.set.round_points.iter().zip(&ink.set.offering)) {
                (tile((x(round), 88), (66, 136), "space"))
                (text((x(round), 32), &(round + 1).to_string()))
                (worker((x(round) - 14, 60), Whose::Yours)) (worker((x(round) + 14, 60), Whose::Others))
                (points((x(round), 100), &format!("+{plus}")))
                (coin((x(round), 134), &format!("−{offering}")))
                @if round < 3 { (arrow((x(round) + 35, 60), (x(round + 1) - 35, 60))) }
            }
            path .d-flag d="M376 70V34h28l-6 8 6 8h-28" {}
            (arrow((x(3) + 35, 60), (x(3) + 50, 60)))
            (mark((14, 60), 1)) (mark((x(0) + 43, 42), 2)) (mark((14, 100), 3)) (mark((14, 134), 4))
        },
    )
}

/// RES-1 to RES-3: what comes between two rounds.
pub(super) fn restore(_: &Ink) -> Markup {
    drawing(
        (400, 110),
        &html! {
            (tile((46, 44), (72, 60), "space")) (text((28, 44), "1")) (text((66, 44), "2")) (arrow((36, 44), (56, 44)))
            (tile((144, 44), (92, 60), "space"))
            (worker((122, 44), Whose::Yours)) (monk((148, 44), Whose::Yours)) (arrow((162, 44), (184, 44)))
            (tile((248, 44), (84, 60), "space"))
            (tile((248, 48), (60, 36), "raised")) (blade((246, 52), "")) (arrow((248, 2), (248, 30)))
            (card((324, 44), "")) (card((364, 44), "")) (text((324, 44), "?")) (text((364, 44), "?"))
            (mark((46, 92), 1)) (mark((144, 92), 2)) (mark((248, 92), 3)) (mark((344, 92), 4))
        },
    )
}

/// GHO-3, GHO-9, GHO-10: the Ghost draws until a Worker finds a place.
pub(super) fn ghost(ink: &Ink) -> Markup {
    let area = format!("+{}", ink.set.spaces.komainu_coins);
    drawing(
        (440, 176),
        &html! {
            (card((40, 60), "back")) (card((36, 56), "back"))
            (arrow((62, 58), (94, 58)))
            (card((116, 58), "gold")) (tile((116, 50), (20, 14), "space")) (tile((116, 68), (20, 6), "space"))
            (arrow((140, 46), (196, 30))) (arrow((140, 70), (196, 104)))
            path .d-yes d="M160 18l6 7 11-13" {}
            path .d-no d="M160 100l12 12m0-12l-12 12" {}
            (tile((236, 34), (72, 52), "space")) (worker((222, 34), Whose::Others)) (worker((250, 34), Whose::Nobodys))
            (arrow((274, 34), (304, 34))) (points((320, 34), &area))
            (tile((236, 110), (72, 52), "space")) (worker((222, 110), Whose::Yours)) (worker((250, 110), Whose::Yours))
            (arrow((274, 110), (304, 110))) (points((320, 110), &area))
            path .d-curve d="M320 124C320 166 110 172 56 100" {} (arrow((60, 106), (50, 88)))
            path .d-rule d="M372 8V160" {}
            (worker((406, 34), Whose::Nobodys)) (arrow((406, 54), (406, 78)))
            (card((406, 108), "")) (points((406, 108), &format!("≤{}", katana::honor::POINTS_MAX)))
            (mark((36, 94), 1)) (mark((348, 34), 2)) (mark((348, 110), 3)) (mark((406, 148), 4))
        },
    )
}
