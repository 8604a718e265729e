//! A picture for each mechanism, drawn from the component set that comes with Kajiba.
//!
//! A drawing holds signs and numbers only; the words stand in its caption, by the numbers in its circles, so that every
//! language has the room that it needs and who cannot see the drawing loses nothing.

mod areas;
mod court;
mod forge;
mod scoring;
mod turns;

use maud::{Markup, html};
use words::{Arg, Words};

use crate::ink::Ink;

/// A picture.
struct Picture {
    /// The section that it stands in.
    section: &'static str,
    /// The id of its title; what its numbers mean has the number behind it.
    id: &'static str,
    /// How many numbers it has.
    n_points: usize,
    draw: fn(&Ink) -> Markup,
}

/// The pictures of both games, whose sections have names of their own.
#[rustfmt::skip]
const PICTURES: &[Picture] = &[
    Picture { section: "TRN", id: "picture-round", n_points: 4, draw: turns::round },
    Picture { section: "TEM", id: "picture-temple", n_points: 3, draw: areas::temple },
    Picture { section: "HOU", id: "picture-sword", n_points: 5, draw: areas::sword },
    Picture { section: "HOU", id: "picture-house", n_points: 4, draw: areas::house },
    Picture { section: "MAR", id: "picture-market", n_points: 3, draw: areas::market },
    Picture { section: "FOR", id: "picture-line", n_points: 4, draw: forge::line },
    Picture { section: "ACA", id: "picture-academy", n_points: 3, draw: areas::academy },
    Picture { section: "PAL", id: "picture-palace", n_points: 4, draw: areas::palace },
    Picture { section: "KOM", id: "picture-komainu", n_points: 3, draw: areas::komainu },
    Picture { section: "MOV", id: "picture-way", n_points: 4, draw: forge::way },
    Picture { section: "MOV", id: "picture-swap", n_points: 2, draw: forge::swap },
    Picture { section: "DEL", id: "picture-delivery", n_points: 6, draw: scoring::delivery },
    Picture { section: "PLY", id: "picture-card", n_points: 3, draw: scoring::card },
    Picture { section: "KAT", id: "picture-katana", n_points: 3, draw: forge::katana },
    Picture { section: "RES", id: "picture-restore", n_points: 4, draw: turns::restore },
    Picture { section: "END", id: "picture-end", n_points: 5, draw: scoring::end },
    Picture { section: "GHO", id: "picture-ghost", n_points: 4, draw: turns::ghost },
    Picture { section: "SGS", id: "picture-court-line", n_points: 4, draw: court::line },
    Picture { section: "SGS", id: "picture-court-loyalty", n_points: 3, draw: court::loyalty },
    Picture { section: "SGR", id: "picture-court-round", n_points: 4, draw: court::round },
    Picture { section: "SGA", id: "picture-court-actions", n_points: 6, draw: court::actions },
    Picture { section: "SGE", id: "picture-court-score", n_points: 3, draw: court::score },
    Picture { section: "SGK", id: "picture-court-knowledge", n_points: 3, draw: court::knowledge },
    Picture { section: "SGP", id: "picture-court-plot", n_points: 3, draw: court::plot },
];

/// The pictures of a section.
pub(super) fn pictures(words: &Words, section: &str) -> Markup {
    let ink = Ink::new(words);
    let here = PICTURES.iter().filter(|picture| picture.section == section);
    html! { @for picture in here { (shown(&ink, picture)) } }
}

fn shown(ink: &Ink, picture: &Picture) -> Markup {
    html! {
        figure .drawn id=(picture.id) {
            ((picture.draw)(ink))
            figcaption {
                b { (ink.words.say(picture.id, &numbers(ink))) }
                ol { @for n in 1..=picture.n_points { li { (ink.words.say(&format!("{}-{n}", picture.id), &numbers(ink))) } } }
            }
        }
    }
}

/// The numbers that captions may name.
fn numbers(ink: &Ink) -> [(&'static str, Arg<'static>); 4] {
    let set = ink.set;
    let tile = forge::example(set);
    [
        ("coins", set.spaces.komainu_coins.into()),
        ("favor", set.favor_points.into()),
        ("honor", katana::honor::POINTS_MAX.into()),
        ("sword", tile.number.into()),
    ]
}

#[cfg(test)]
mod tests {
    use words::{Lang, words};

    use super::*;

    #[test]
    fn every_picture_is_captioned_in_every_language() {
        for lang in Lang::ALL {
            for picture in PICTURES {
                let ids = (1..=picture.n_points).map(|n| format!("{}-{n}", picture.id));
                for id in ids.chain([picture.id.to_owned()]) {
                    assert!(words(lang).has(&id), "{} lacks {id}", lang.code());
                }
                let more = format!("{}-{}", picture.id, picture.n_points + 1);
                assert!(!words(lang).has(&more), "{more} is about nothing");
            }
        }
    }

    #[test]
    fn every_number_of_a_caption_is_in_its_drawing_once() {
        let ink = Ink::new(words(Lang::En));
        for picture in PICTURES {
            let drawing = (picture.draw)(&ink).into_string();
            for n in 1..=picture.n_points {
                assert_eq!(
                    drawing.matches(&format!("class=\"d-mark\">{n}<")).count(),
                    1,
                    "{} {n}",
                    picture.id
                );
            }
            assert_eq!(drawing.matches("class=\"d-mark\"").count(), picture.n_points, "{}", picture.id);
        }
    }

    #[test]
    fn every_picture_stands_in_a_section_that_there_is() {
        let books = rulebook::books().iter().map(|book| book.edition(Lang::En));
        let sections: Vec<&str> =
            books.flat_map(|book| book.sections.iter().map(|section| section.id)).collect();
        for picture in PICTURES {
            let there = sections.iter().filter(|&&section| section == picture.section);
            assert_eq!(there.count(), 1, "{} stands in one section of one book", picture.id);
        }
    }
}
