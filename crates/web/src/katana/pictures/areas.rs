//! The areas of the main board, and the face of a Sword.

use katana::piece::{Kind, Room};
use maud::{Markup, html};

use super::forge::example;
use crate::{
    katana::ink::{Ink, Whose, blade, coin, decorator, family, monk, sashimono, worker},
    render::svg::{At, arrow, card, drawing, mark, points, text, tile},
};

/// TEM-1, TEM-2: a Monk is paid, acts, and adds its effect.
pub(super) fn temple(ink: &Ink) -> Markup {
    let offering = ink.set.offering[0];
    drawing(
        (300, 124),
        &html! {
            path .d-gate d="M14 26Q64 36 114 26M22 44H106M34 34V96M94 34V96" {}
            (monk((54, 76), Whose::Yours)) (monk((76, 76), Whose::Yours))
            (arrow((118, 76), (196, 76)))
            (coin((156, 56), &format!("−{offering}")))
            (tile((240, 70), (72, 60), "space"))
            (monk((222, 70), Whose::Yours))
            (text((242, 70), "+"))
            path .d-star d="M256 60l2.6 6.4 6.9.5-5.3 4.4 1.7 6.7-5.9-3.7-5.9 3.7 1.7-6.7-5.3-4.4 6.9-.5z" {}
            (mark((156, 94), 1)) (mark((222, 112), 2)) (mark((256, 112), 3))
        },
    )
}

/// What a Sword tile shows.
pub(super) fn sword(ink: &Ink) -> Markup {
    let sword = example(ink.set);
    drawing(
        (300, 124),
        &html! {
            (tile((150, 62), (190, 104), "raised"))
            (text((76, 28), &sword.number.to_string()))
            (blade((140, 30), ""))
            (ink.pips((96, 62), sword.composition.kinds()))
            (points((84, 96), &sword.points.to_string()))
            (coin((140, 96), &sword.coins.to_string()))
            (blade((206, 98), "")) (text((235, 96), &sword.strength.to_string()))
            (mark((40, 28), 1)) (mark((262, 62), 2)) (mark((40, 96), 3)) (mark((164, 96), 4)) (mark((262, 96), 5))
        },
    )
}

/// HOU-1, HOU-2: a Sword is taken.
pub(super) fn house(ink: &Ink) -> Markup {
    let sword = example(ink.set);
    let entry = sword.composition.kinds().first().copied().unwrap_or(Kind::Leather);
    drawing(
        (370, 150),
        &html! {
            path .d-roof d="M4 34Q64 32 74 8 84 32 144 34z" {}
            (tile((44, 62), (72, 44), "raised")) (tile((44, 112), (72, 44), "space"))
            (blade((44, 62), "")) (worker((44, 112), Whose::Yours))
            (card((116, 66), "back")) (card((112, 62), "")) (text((112, 62), "A"))
            (arrow((84, 120), (190, 120)))
            @for (n, kind) in (0_i32..).zip(Kind::ALL) {
                @let y = 30 + 30 * n;
                (ink.pip((208, y), kind)) (tile((256, y), (64, 28), "space")) (tile((320, y), (64, 28), "space"))
                @if kind == entry { (blade((244, y), "")) (sashimono((276, y - 3), "")) }
            }
            (coin((328, 120), &format!("+{}", sword.coins)))
            (mark((18, 112), 1)) (mark((140, 106), 2)) (mark((302, 120), 3)) (mark((146, 62), 4))
        },
    )
}

/// MAR-1, MAR-2: prices, cards on display, the deck.
pub(super) fn market(ink: &Ink) -> Markup {
    let kinds = [Kind::Wood, Kind::Steel, Kind::Leather, Kind::Lacquer];
    drawing(
        (330, 136),
        &html! {
            @for (n, kind) in (0_i32..).zip(kinds) {
                @let y = 20 + 32 * n;
                (tile((70, y), (96, 28), "space"))
                (ink.pip((42, y), kind)) (coin((92, y), &format!("−{}", ink.set.value[kind])))
            }
            (card((176, 68), "")) (card((220, 68), "gold")) (card((264, 68), ""))
            (card((310, 66), "back")) (card((308, 68), "back"))
            (text((176, 68), "2")) (text((220, 68), "5")) (text((264, 68), "7"))
            path .d-curve d="M306 40C290 14 240 12 226 32" {} (arrow((228, 28), (222, 42)))
            (mark((132, 68), 1)) (mark((220, 106), 2)) (mark((268, 16), 3))
        },
    )
}

/// ACA-1, ACA-4: the tracks, and the Coins of their columns.
pub(super) fn academy(ink: &Ink) -> Markup {
    let x = |column: i32| 70 + 66 * column;
    let y = |kind: Kind| 52 + 32 * i32::from(kind.row());
    let sword: At = (300, 100);
    drawing(
        (370, 176),
        &html! {
            @for (column, coins) in (0..).zip(ink.set.academy_coins) { (coin((x(column), 16), &format!("+{coins}"))) }
            @for kind in Kind::ALL {
                (ink.pip((18, y(kind)), kind))
                @for column in 0..3 { (tile((x(column), y(kind)), (62, 28), "space")) }
            }
            (decorator((x(0), y(Kind::Lacquer)), Whose::Yours))
            (decorator((x(1), y(Kind::Wood)), Whose::Yours))
            (decorator((x(0), y(Kind::Steel)), Whose::Nobodys))
            (arrow((x(0) + 12, y(Kind::Steel)), (x(1) - 12, y(Kind::Steel))))
            (decorator((x(1), y(Kind::Steel)), Whose::Yours))
            (decorator((x(0), y(Kind::Leather)), Whose::Yours))
            (tile((sword.0, sword.1), (84, 60), "raised"))
            (blade((sword.0, sword.1 - 14), ""))
            (ink.pip((sword.0 - 24, sword.1 + 12), Kind::Leather))
            (ink.decorated((sword.0, sword.1 + 12), Kind::Steel))
            (ink.decorated((sword.0 + 24, sword.1 + 12), Kind::Wood))
            (mark((x(0) + 34, y(Kind::Steel) + 18), 1)) (mark((x(2) + 32, 16), 2)) (mark((sword.0, sword.1 + 46), 3))
        },
    )
}

/// PAL-1 to PAL-3: Rooms and Family Members.
pub(super) fn palace(ink: &Ink) -> Markup {
    let x = |place: i32| 36 + 68 * place;
    let rooms = [Room::Coins, Room::Steel, Room::Wood, Room::Lacquer, Room::Discount];
    let set = &ink.set.rooms;
    drawing(
        (344, 150),
        &html! {
            path .d-roof d="M4 28Q152 26 172 6 192 26 340 28z" {}
            @for (place, room) in (0..).zip(rooms) {
                (tile((x(place), 78), (62, 92), if room.is_passive() { "space passive" } else { "space" }))
            }
            (coin((x(0), 52), &format!("+{}", set.coins)))
            (text((x(1) - 14, 52), "+")) (ink.pip((x(1) + 4, 52), Kind::Steel))
            (ink.pip((x(2) - 12, 52), Kind::Wood)) (coin((x(2) + 14, 52), &format!("+{}", set.wood_coins)))
            (coin((x(3) - 14, 52), &format!("−{}", set.lacquer_price))) (ink.pip((x(3) + 12, 52), Kind::Lacquer))
            (coin((x(4), 52), &format!("−{}", set.discount)))
            (family((x(0) - 12, 94), Whose::Yours)) (family((x(0) + 12, 94), Whose::Others))
            (family((x(2), 94), Whose::Yours))
            (family((x(3), 94), Whose::Others)) (family((x(4), 94), Whose::Yours))
            (arrow((x(1) + 14, 104), (x(2) - 12, 104)))
            (family((x(1), 94), Whose::Nobodys))
            (mark((x(1), 138), 1)) (mark((x(0) - 12, 138), 2)) (mark((x(4), 138), 3)) (mark((x(3), 138), 4))
        },
    )
}

/// The curls around the guardian's face.
const MANE: [At; 9] =
    [(36, 56), (34, 42), (40, 29), (50, 21), (60, 19), (70, 21), (80, 29), (86, 42), (84, 56)];

/// KOM-1, KOM-2: Coins, and the first place.
pub(super) fn komainu(ink: &Ink) -> Markup {
    drawing(
        (300, 112),
        &html! {
            (tile((60, 96), (84, 18), "raised"))
            @for (x, y) in MANE { circle .d-statue cx=(x) cy=(y) r="9" {} }
            path .d-statue d="M36 87V62h48v25z" {}
            circle .d-statue.face cx="60" cy="44" r="19" {}
            circle .d-eye cx="52" cy="40" r="3" {} circle .d-eye cx="68" cy="40" r="3" {}
            path .d-mouth d="M55 47h10l-5 5zM50 55Q60 62 70 55" {}
            (worker((118, 76), Whose::Yours))
            (coin((172, 40), &format!("+{}", ink.set.spaces.komainu_coins)))
            path .d-flag d="M212 60V22h30l-7 9 7 9h-30" {} (text((224, 31), "1"))
            (monk((262, 76), Whose::Yours))
            path .d-star d="M284 62l2.6 6.4 6.9.5-5.3 4.4 1.7 6.7-5.9-3.7-5.9 3.7 1.7-6.7-5.3-4.4 6.9-.5z" {}
            (mark((172, 66), 1)) (mark((222, 76), 2)) (mark((272, 98), 3))
        },
    )
}
