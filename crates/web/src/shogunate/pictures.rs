//! The pictures in the rules of Shogunate: the Line, Loyalty cards, a round, the Actions, Plots, knowledge, and the
//! score.

use maud::{Markup, html};

use words::Words;

use super::cloth::symbol;
use crate::{
    page::rules::picture::{Picture, Pictures},
    render::svg::{At, arrow, card, drawing, mark, points, text, tile},
};

/// The pictures of the rules.
#[rustfmt::skip]
pub(crate) const PICTURES: Pictures = Pictures {
    all: &[
        Picture { section: "SGS", name: "shogunate-line", n_points: 4, draw: line },
        Picture { section: "SGS", name: "shogunate-loyalty", n_points: 3, draw: loyalty },
        Picture { section: "SGR", name: "shogunate-round", n_points: 4, draw: round },
        Picture { section: "SGA", name: "shogunate-actions", n_points: 6, draw: actions },
        Picture { section: "SGE", name: "shogunate-score", n_points: 3, draw: score },
        Picture { section: "SGK", name: "shogunate-knowledge", n_points: 3, draw: knowledge },
        Picture { section: "SGP", name: "shogunate-plot", n_points: 3, draw: plot },
    ],
    numbers: Vec::new,
};

/// The kanji of the clans, the same in every language.
const CLANS: [&str; 6] = ["梅", "竹", "藤", "雪", "鷹", "亀"];

/// A Leader's banner with the clan's kanji.
fn banner((x, y): At, clan: usize) -> Markup {
    html! {
        g class=(format!("d-banner clan-{clan}")) transform=(format!("translate({x} {y})")) {
            path d="M-19-32H19V32L0 22-19 32z" {} text y="2" { (CLANS[clan]) }
        }
    }
}

/// A Leader in a narrow Line, as a bar.
fn bar((x, y): At, clan: usize) -> Markup {
    html! {
        g class=(format!("d-banner clan-{clan}")) transform=(format!("translate({x} {y})")) {
            path d="M-22-7H22L17 0l5 7H-22z" {}
        }
    }
}

/// A Loyalty card with its face up.
fn loyal((x, y): At, clan: usize) -> Markup {
    html! {
        g class=(format!("d-banner clan-{clan}")) transform=(format!("translate({x} {y})")) {
            rect x="-17" y="-23" width="34" height="46" rx="3" {} text y="5" { (CLANS[clan]) }
        }
    }
}

/// A card with its back up.
fn back(at: At) -> Markup {
    card(at, "back")
}

/// Honor: lanterns in a row.
fn honor((x, y): At, n: i32) -> Markup {
    html! {
        @for k in 0..n {
            use href=(symbol("lamp-lit")) x=(x + 12 * k - 7) y=(y - 9) width="14" height="18" {}
        }
    }
}

/// The Shinobi, before the moon.
fn shinobi((x, y): At) -> Markup {
    html! {
        circle .d-moon cx=(x) cy=(y) r="15" {}
        use href=(symbol("shinobi-crouching")) x=(x - 16) y=(y - 17) width="32" height="34" {}
    }
}

/// The Hatamoto's fan.
fn fan((x, y): At) -> Markup {
    html! {
        use href=(symbol("war-fan")) x=(x - 13) y=(y - 17) width="26" height="32" {}
    }
}

/// An eye, for somebody who sees a card.
fn eye((x, y): At) -> Markup {
    html! {
        g .d-sight transform=(format!("translate({x} {y})")) { path d="M-11 0Q0-10 11 0 0 10-11 0z" {} circle r="3" {} }
    }
}

/// A drawing of one row of cards.
fn card_row(content: &Markup) -> Markup {
    drawing((420, 130), content)
}

/// A line between the cards of a row.
fn divider(x: i32) -> Markup {
    html! { path .d-rule d=(format!("M{x} 12V110")) {} }
}

/// SGS-1, SGS-3: the Line from the head to the tail, Honor and the Shinobi.
fn line(_: &Words) -> Markup {
    let x = |place: i32| 50 + 64 * place;
    drawing(
        (420, 170),
        &html! {
            @for (place, clan) in (0..).zip([4, 0, 3, 1, 5, 2]) {
                (banner((x(place), 74), clan)) (text((x(place), 120), &(place + 1).to_string()))
            }
            (honor((x(0) - 12, 30), 3)) (honor((x(1) - 6, 30), 2)) (honor((x(4), 30), 1))
            (shinobi((x(2), 26)))
            (arrow((x(4), 146), (x(1), 146)))
            (mark((x(0), 146), 1)) (mark((x(5), 146), 2)) (mark((x(1), 10), 3)) (mark((x(2) + 22, 26), 4))
        },
    )
}

/// SGS-2: two Loyalty cards for everybody, the rest for nobody.
fn loyalty(_: &Words) -> Markup {
    card_row(&html! {
        (loyal((50, 46), 0)) (loyal((90, 46), 3)) (eye((70, 90)))
        (divider(128))
        (back((170, 46))) (back((210, 46))) (back((262, 46))) (back((302, 46)))
        (divider(338))
        (back((376, 42))) (back((382, 48)))
        (mark((30, 90), 1)) (mark((236, 90), 2)) (mark((379, 96), 3))
    })
}

/// SGR-1 to SGR-4: choosing, performing, the Plot, the Shinobi.
fn round(_: &Words) -> Markup {
    drawing(
        (440, 140),
        &html! {
            (back((30, 50))) (back((52, 56))) (back((74, 50)))
            (arrow((98, 54), (122, 54)))
            (fan((150, 24))) (card((150, 70), "")) (card((188, 70), "")) (arrow((162, 30), (186, 42))) (arrow((150, 44), (150, 46)))
            (arrow((214, 54), (238, 54)))
            (tile((284, 54), (76, 76), "raised")) (honor((262, 30), 2)) (bar((284, 46), 4)) (bar((284, 64), 0)) (bar((284, 82), 3))
            (arrow((330, 54), (352, 54)))
            (shinobi((392, 34))) (bar((392, 62), 3)) (points((392, 90), "−1"))
            (mark((52, 112), 1)) (mark((170, 112), 2)) (mark((284, 112), 3)) (mark((392, 120), 4))
        },
    )
}

/// SGA-1 to SGA-6: what each card does to the Line, and to what is known.
fn actions(_: &Words) -> Markup {
    let cell = |n: usize| (76 + 146 * (n as i32 % 3), 58 + 118 * (n as i32 / 3));
    let bars = |(x, y): At| html! { @for (k, clan) in (0..).zip([4, 0, 3, 1]) { (bar((x - 26, y - 33 + 20 * k), clan)) } };
    let side = |n: usize| {
        let (x, y) = cell(n);
        (x + 34, y)
    };
    let way = |n: usize, from: i32, to: i32| {
        let (x, y) = cell(n);
        arrow((x + 6, y - 33 + 20 * from), (x + 6, y - 33 + 20 * to))
    };
    let (flip, swap) = (side(1), side(5));
    drawing(
        (440, 236),
        &html! {
            @for n in 0..6 { (tile(cell(n), (138, 106), "space")) (bars(cell(n))) }
            (fan((side(0).0, side(0).1 + 8))) (way(0, 1, 3)) (way(0, 1, 0))
            (way(1, 1, 3)) (loyal((flip.0 + 6, flip.1 + 4), 0))
            (way(2, 2, 0)) (fan((side(2).0 - 10, side(2).1 + 8))) (eye((side(2).0 + 18, side(2).1 + 6)))
            (way(3, 1, 2)) (honor((side(3).0, side(3).1 + 6), 2))
            (way(4, 2, 1)) (eye((side(4).0 + 8, side(4).1 + 6)))
            (way(5, 1, 2)) (way(5, 2, 1)) (back((swap.0 - 8, swap.1 + 12))) (back((swap.0 + 10, swap.1 + 6)))
            @for n in 0..6 { (mark((cell(n).0 + 52, cell(n).1 - 38), n as u8 + 1)) }
        },
    )
}

/// SGE-1: the score is the Honor of both Leaders.
fn score(_: &Words) -> Markup {
    card_row(&html! {
        (loyal((50, 46), 0)) (honor((84, 46), 7)) (text((180, 46), "+"))
        (loyal((216, 46), 3)) (honor((250, 46), 5)) (text((324, 46), "="))
        (points((360, 46), "12")) path .d-flag d="M388 64V28h24l-5 8 5 8h-24" {}
        (mark((50, 92), 1)) (mark((118, 92), 2)) (mark((360, 92), 3))
    })
}

/// SGK-1: own cards, face-up cards, and cards that one was shown.
fn knowledge(_: &Words) -> Markup {
    card_row(&html! {
        (loyal((46, 46), 0)) (loyal((86, 46), 3)) (eye((66, 88)))
        (divider(124))
        (loyal((162, 46), 4)) (back((202, 46)))
        (divider(240))
        (back((278, 46))) (loyal((338, 46), 5)) (arrow((300, 46), (318, 46))) (eye((338, 88))) (arrow((360, 46), (390, 46))) (text((402, 46), "?"))
        (mark((26, 88), 1)) (mark((162, 92), 2)) (mark((298, 92), 3))
    })
}

/// SGR-3: what a Plot gives to each place, and its power.
fn plot(_: &Words) -> Markup {
    let places = [2, 0, 1, 0, 0, 1];
    let x = |place: i32| 74 + 44 * place;
    drawing(
        (420, 140),
        &html! {
            (tile((184, 62), (300, 108), "raised"))
            @for (place, n) in (0..).zip(places) {
                (tile((x(place), 48), (38, 40), "space")) (text((x(place), 20), &(place + 1).to_string())) (honor((x(place) - 6 * (n - 1).max(0), 48), n))
            }
            (shinobi((74, 94))) (arrow((94, 94), (150, 94)))
            (fan((196, 96)))
            (mark((350, 48), 1)) (mark((350, 94), 2)) (mark((226, 94), 3))
        },
    )
}
