//! Sources of points and benefits: a delivery, a card, the end.

use katana::{flow::end::sashimono_points, piece::Kind};
use maud::{Markup, html};

use super::forge::example;
use crate::{
    katana::ink::{Ink, Whose, blade, blocked, coin, sashimono, worker},
    render::svg::{arrow, card as card_at, drawing, mark, points, text, tile},
};

/// DEL-1 to DEL-5: all that a delivery brings.
pub(super) fn delivery(ink: &Ink) -> Markup {
    let sword = example(ink.set);
    let end = sword.composition.end().unwrap_or_default();
    let (row, column) = (Kind::of_row(end.row()), usize::from(end.column()));
    let plus = ink.set.round_points[1];
    drawing(
        (400, 230),
        &html! {
            (tile((170, 60), (120, 76), "gold"))
            (blade((170, 40), "done"))
            @for (n, &kind) in (0_i32..).zip(sword.composition.kinds()) {
                @let at = (134 + 24 * n, 74);
                @if kind == row { (ink.decorated(at, kind)) } @else { (ink.pip(at, kind)) }
            }
            (arrow((108, 60), (84, 60)))
            (points((62, 36), &sword.points.to_string())) (text((62, 55), "+"))
            (points((62, 72), &ink.set.value[row].to_string())) (text((62, 91), "+"))
            (points((62, 108), &plus.to_string()))
            (arrow((232, 46), (280, 46))) (text((292, 46), "+")) (ink.pip((310, 46), ink.set.row_benefit[row]))
            (arrow((150, 100), (150, 136))) (coin((150, 154), &format!("+{}", ink.set.column_coins[column])))
            (arrow((232, 74), (280, 92))) (sashimono((302, 100), ""))
            (arrow((200, 100), (252, 144)))
            @for n in 0..4 { (tile((222 + 44 * n, 176), (42, 46), "space")) }
            (blade((220, 176), "")) (blade((264, 178), "done")) (worker((290, 140), Whose::Yours)) (blocked((354, 178)))
            (arrow((272, 164), (282, 152)))
            (arrow((120, 100), (84, 150)))
            (tile((60, 176), (88, 34), "space")) (ink.pips((36, 176), &sword.composition.kinds()[..2]))
            (mark((26, 72), 1)) (mark((340, 46), 2)) (mark((126, 154), 3)) (mark((326, 100), 4)) (mark((288, 214), 5))
            (mark((60, 208), 6))
        },
    )
}

/// PLY-4, PLY-5: effect and benefit of a card.
pub(super) fn card(ink: &Ink) -> Markup {
    let market = ink.set.market[2];
    let benefit = format!("+{}", market.benefit);
    drawing(
        (380, 170),
        &html! {
            (tile((66, 82), (84, 124), "raised"))
            (text((66, 34), "3"))
            path .d-star d="M66 48l3.6 8.8 9.5.7-7.3 6.1 2.3 9.2-8.1-5-8.1 5 2.3-9.2-7.3-6.1 9.5-.7z" {}
            path .d-rule d="M30 92H102" {}
            (coin((46, 118), &format!("−{}", market.cost))) (arrow((60, 118), (72, 118))) (coin((86, 118), &benefit))
            (arrow((116, 118), (172, 118)))
            @for column in 0..3 { @for row in 0..2 { (tile((206 + 58 * column, 32 + 42 * row), (58, 42), "space")) } }
            (tile((206, 53), (58, 84), "gold")) (blade((206, 74), "done"))
            (tile((206, 126), (46, 44), "d-card")) (coin((206, 126), &benefit))
            (arrow((206, 84), (206, 104)))
            (mark((14, 62), 1)) (mark((144, 100), 2)) (mark((244, 110), 3))
        },
    )
}

/// END-1 to END-5: what is counted at the end.
pub(super) fn end(ink: &Ink) -> Markup {
    let banner = |kind: i32, at| {
        sashimono(
            at,
            match kind {
                0 => "",
                1 => "second",
                2 => "third",
                _ => "fourth",
            },
        )
    };
    drawing(
        (420, 200),
        &html! {
            (coin((24, 30), "5")) (arrow((40, 30), (62, 30))) (points((80, 30), "1")) (mark((80, 58), 1))
            @for n in 1..=4 {
                @let y = 22 + 40 * (n - 1);
                @let worth = sashimono_points([0, 1, 2, 3].map(|kind| u8::from(kind < n)));
                @for kind in 0..n { (banner(kind, (140 + 20 * kind, y))) }
                (arrow((148 + 20 * (n - 1), y), (228, y))) (points((246, y), &worth.to_string()))
            }
            (mark((246, 176), 2))
            (card_at((312, 40), "")) (points((312, 40), &format!("≤{}", katana::honor::POINTS_MAX))) (mark((312, 78), 3))
            (card_at((376, 40), "gold")) (points((376, 40), &ink.set.favor_points.to_string())) (mark((376, 78), 4))
            (tile((344, 132), (96, 60), "space")) (blade((344, 118), "katana"))
            (ink.pip((322, 146), Kind::Leather)) (ink.pip((344, 146), Kind::Steel)) (ink.pip((366, 146), Kind::Wood))
            (mark((344, 180), 5))
        },
    )
}
