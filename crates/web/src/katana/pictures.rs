//! The pictures in the rules, drawn from the embedded component set.

mod areas;
mod forge;
mod scoring;
mod turns;

use katana::{components::embedded, honor};
use words::Arg;

use super::ink::Ink;
use crate::page::rules::picture::{Picture, Pictures};

/// The pictures of the rules.
#[rustfmt::skip]
pub(crate) const PICTURES: Pictures = Pictures {
    all: &[
        Picture { section: "TRN", name: "round", n_points: 4, draw: |words| turns::round(&Ink::new(words)) },
        Picture { section: "TEM", name: "temple", n_points: 3, draw: |words| areas::temple(&Ink::new(words)) },
        Picture { section: "HOU", name: "sword", n_points: 5, draw: |words| areas::sword(&Ink::new(words)) },
        Picture { section: "HOU", name: "house", n_points: 4, draw: |words| areas::house(&Ink::new(words)) },
        Picture { section: "MAR", name: "market", n_points: 3, draw: |words| areas::market(&Ink::new(words)) },
        Picture { section: "FOR", name: "line", n_points: 4, draw: |words| forge::line(&Ink::new(words)) },
        Picture { section: "ACA", name: "academy", n_points: 3, draw: |words| areas::academy(&Ink::new(words)) },
        Picture { section: "PAL", name: "palace", n_points: 4, draw: |words| areas::palace(&Ink::new(words)) },
        Picture { section: "KOM", name: "komainu", n_points: 3, draw: |words| areas::komainu(&Ink::new(words)) },
        Picture { section: "MOV", name: "way", n_points: 4, draw: |words| forge::way(&Ink::new(words)) },
        Picture { section: "MOV", name: "swap", n_points: 2, draw: |words| forge::swap(&Ink::new(words)) },
        Picture { section: "DEL", name: "delivery", n_points: 6, draw: |words| scoring::delivery(&Ink::new(words)) },
        Picture { section: "PLY", name: "card", n_points: 3, draw: |words| scoring::card(&Ink::new(words)) },
        Picture { section: "KAT", name: "katana", n_points: 3, draw: |words| forge::katana(&Ink::new(words)) },
        Picture { section: "RES", name: "restore", n_points: 4, draw: |words| turns::restore(&Ink::new(words)) },
        Picture { section: "END", name: "end", n_points: 5, draw: |words| scoring::end(&Ink::new(words)) },
        Picture { section: "GHO", name: "ghost", n_points: 4, draw: |words| turns::ghost(&Ink::new(words)) },
    ],
    numbers,
};

/// The numbers that captions may use as arguments.
fn numbers() -> Vec<(&'static str, Arg<'static>)> {
    let set = &embedded().components;
    let tile = forge::example(set);
    vec![
        ("coins", set.spaces.komainu_coins.into()),
        ("favor", set.favor_points.into()),
        ("honor", honor::POINTS_MAX.into()),
        ("sword", tile.number.into()),
    ]
}
