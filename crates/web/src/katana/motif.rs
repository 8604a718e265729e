//! The pictures on cards: one for each effect, Honor and Favor, put together from drawings of the sprite.

use katana::{
    components::Honor,
    piece::{ByKind, Favor, Kind},
    rules::Effect,
};
use maud::{Markup, html};

use super::{icon::symbol, kind_class};

/// A drawing on a picture of 48 by 48: its name, where its left upper corner stands, its width and its height.
type Placed = (String, i8, i8, u8, u8);

/// The picture of a Daimyō or Market card.
pub(super) fn effect_motif(effect: Effect) -> Markup {
    match effect {
        Effect::Take(resources) => picture(&taken(resources)),
        Effect::Turn(one, other) => picture(&[
            whole("motif-turn"),
            at(token(one), (3, 12), (20, 20)),
            at(token(other), (25, 16), (20, 20)),
        ]),
        Effect::Token => picture(&[whole("motif-token")]),
        Effect::Step => picture(&[whole("motif-step")]),
        Effect::Redistribute => picture(&[whole("motif-redistribute")]),
        Effect::Decorate => picture(&[whole("motif-decorate")]),
        Effect::PointsAgain => picture(&[whole("motif-points")]),
        Effect::SecondBenefit => picture(&[whole("motif-second-benefit")]),
        Effect::BenefitsAgain => picture(&[whole("motif-benefits-again")]),
        Effect::CoinsAgain => picture(&[whole("motif-coins-again")]),
        Effect::Offering => picture(&[whole("motif-offering")]),
    }
}

/// The picture of an Honor card.
pub(super) fn honor_motif(honor: Honor) -> Markup {
    let drawings = match honor {
        Honor::Decorations => {
            vec![at("chrysanthemum", (2, 2), (28, 28)), at("chrysanthemum", (22, 20), (24, 24))]
        }
        Honor::Strengths => vec![whole("motif-swords")],
        Honor::Decorators => vec![whole("motif-step")],
        Honor::Sashimono(house) => {
            vec![
                at(format!("flag-{house}"), (9, 1), (30, 46)),
                at(format!("crest-{house}"), (18, 10), (18, 18)),
            ]
        }
        Honor::KatanaDecorations => {
            vec![at("sword", (0, 25), (48, 14)), at("chrysanthemum", (12, 3), (26, 26))]
        }
        Honor::BoughtCards => vec![whole("motif-second-benefit")],
        Honor::UnusedCards => vec![whole("motif-cards")],
        Honor::SwordsWith { kind, points: _ } => {
            vec![at("sword", (0, 30), (48, 14)), at(token(kind), (10, 1), (28, 28))]
        }
        Honor::StrongSwords { .. } => vec![at("sword", (0, 31), (48, 14)), at("strength", (11, 2), (26, 26))],
        Honor::Figures => vec![at("worker", (0, 8), (26, 32)), at("monk", (22, 8), (26, 32))],
        Honor::Coins => vec![whole("motif-coins-again")],
        Honor::SwordsDecorated { kind, points: _ } => {
            vec![at(token(kind), (3, 7), (36, 36)), at("chrysanthemum", (24, 0), (24, 24))]
        }
        Honor::StrengthSum => vec![whole("motif-swords"), at("strength", (25, 25), (22, 22))],
        Honor::Plain => vec![at("points", (5, 5), (38, 38))],
        Honor::Flowers => {
            vec![
                at("points", (0, 14), (24, 24)),
                at("points", (24, 14), (24, 24)),
                at("points", (12, 2), (24, 24)),
            ]
        }
    };
    picture(&drawings)
}

/// The picture of a Favor card.
pub(super) fn favor_motif(favor: Favor) -> Markup {
    let names = ["motif-first", "motif-resources", "motif-best", "motif-left", "motif-right"];
    picture(&[whole(names[usize::from(favor.0)])])
}

/// The resources that a card gives, on a tray.
fn taken(resources: ByKind<u8>) -> Vec<Placed> {
    let kinds: Vec<Kind> =
        Kind::ALL.into_iter().flat_map(|kind| vec![kind; usize::from(resources[kind])]).collect();
    let spots: &[(i8, i8)] = match kinds.len() {
        1 => &[(11, 10)],
        2 => &[(0, 10), (22, 10)],
        _ => &[(11, 0), (0, 19), (22, 19)],
    };
    kinds.iter().zip(spots).map(|(&kind, &(x, y))| at(token(kind), (x, y), (26, 26))).collect()
}

fn token(kind: Kind) -> String {
    format!("token-{}", kind_class(kind))
}

fn whole(name: &str) -> Placed {
    at(name, (0, 0), (48, 48))
}

fn at(name: impl Into<String>, (x, y): (i8, i8), (width, height): (u8, u8)) -> Placed {
    (name.into(), x, y, width, height)
}

fn picture(drawings: &[Placed]) -> Markup {
    html! {
        svg .motif viewBox="0 0 48 48" aria-hidden="true" {
            @for (name, x, y, width, height) in drawings {
                use href=(symbol(name)) x=(x) y=(y) width=(width) height=(height) {}
            }
        }
    }
}
