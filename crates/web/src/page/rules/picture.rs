//! Pictures of the rules, drawn from the embedded component set.
//!
//! A drawing contains only symbols and numbers; its caption explains the numbered circles. So every language has enough
//! room, and the text is complete without the drawing.

use maud::{Markup, html};
use words::{Arg, Words};

use crate::games;

/// A picture.
pub(crate) struct Picture {
    /// Its section.
    pub(crate) section: &'static str,
    /// Its name in ids: `picture-NAME` is its title, `picture-NAME-1` the caption of its first number.
    pub(crate) name: &'static str,
    /// How many numbered circles it has.
    pub(crate) n_points: usize,
    /// Draws it.
    pub(crate) draw: fn(&Words) -> Markup,
}

impl Picture {
    /// The message id of its title, also its element id.
    fn id(&self) -> String {
        format!("picture-{}", self.name)
    }
}

/// The pictures of a game. No two games share a section id.
pub(crate) struct Pictures {
    /// The pictures.
    pub(crate) all: &'static [Picture],
    /// The numbers that captions may use as arguments.
    pub(crate) numbers: fn() -> Vec<(&'static str, Arg<'static>)>,
}

/// The pictures of a section.
pub(super) fn pictures(words: &Words, section: &str) -> Markup {
    let here = |set: &Pictures| {
        let here = set.all.iter().filter(|picture| picture.section == section);
        html! { @for picture in here { (shown(words, picture, &(set.numbers)())) } }
    };
    html! { @for set in games::PICTURES { (here(set)) } }
}

fn shown(words: &Words, picture: &Picture, numbers: &[(&str, Arg)]) -> Markup {
    html! {
        @let title = format!("{}-title", picture.id());
        figure .drawn id=(picture.id()) {
            // On a phone it keeps its size and can be moved sideways, also with the keyboard.
            div .sheet role="group" tabindex="0" aria-labelledby=(title) { ((picture.draw)(words)) }
            figcaption {
                b id=(title) { (words.say(&picture.id(), numbers)) }
                ol { @for n in 1..=picture.n_points { li { (words.say(&format!("picture-{}-{n}", picture.name), numbers)) } } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use words::{Lang, words};

    use super::*;

    #[test]
    fn every_picture_is_captioned_in_every_language() {
        for lang in Lang::ALL {
            for picture in games::PICTURES.iter().flat_map(|set| set.all) {
                let ids = (1..=picture.n_points).map(|n| format!("picture-{}-{n}", picture.name));
                for id in ids.chain([picture.id()]) {
                    assert!(words(lang).has(&id), "{} lacks {id}", lang.code());
                }
                let more = format!("picture-{}-{}", picture.name, picture.n_points + 1);
                assert!(!words(lang).has(&more), "{more} is about nothing");
            }
        }
    }

    #[test]
    fn every_number_of_a_caption_is_in_its_drawing_once() {
        for picture in games::PICTURES.iter().flat_map(|set| set.all) {
            let drawing = (picture.draw)(words(Lang::En)).into_string();
            for n in 1..=picture.n_points {
                assert_eq!(
                    drawing.matches(&format!("class=\"d-mark\">{n}<")).count(),
                    1,
                    "{} {n}",
                    picture.name
                );
            }
            assert_eq!(drawing.matches("class=\"d-mark\"").count(), picture.n_points, "{}", picture.name);
        }
    }

    #[test]
    fn every_picture_stands_in_a_section_that_there_is() {
        let books = rulebook::books().iter().map(|book| book.edition(Lang::En));
        let sections: Vec<&str> =
            books.flat_map(|book| book.sections.iter().map(|section| section.id)).collect();
        for picture in games::PICTURES.iter().flat_map(|set| set.all) {
            let there = sections.iter().filter(|&&section| section == picture.section);
            assert_eq!(there.count(), 1, "{} stands in one section of one book", picture.name);
        }
    }
}
