//! Filling in a component file of Shogunate.

use maud::Markup;
use shogunate::{components::Power, piece::Place as LinePlace};
use tabletop::components::Place;
use words::Words;

use super::components::{specimen, teller};
use crate::component_form::{ComponentForm, FormPart};

/// The form of Shogunate.
pub(super) struct ShogunateComponents;

const PARTS: &[FormPart] = &[
    FormPart { word: "leaders", title: "replay-cards-leaders", sections: &["leaders"], has_cards: true },
    FormPart { word: "plots", title: "replay-cards-plots", sections: &["plots"], has_cards: true },
    FormPart {
        word: "ending",
        title: "replay-cards-ending",
        sections: &["shinobi", "end"],
        has_cards: false,
    },
];

impl ComponentForm for ShogunateComponents {
    fn parts(&self) -> &'static [FormPart] {
        PARTS
    }

    fn label(&self, words: &Words, place: &Place) -> String {
        let id = match (place.section.as_str(), place.key.as_str(), place.field.as_deref()) {
            ("shinobi", ..) => "replay-cards-shinobi",
            ("end", ..) => "set-shogunate-score",
            ("leaders", _, Some(_)) => "set-shogunate-clan",
            ("leaders", ..) => "replay-cards-leaders",
            ("plots", _, Some("honor")) => "set-shogunate-honor",
            ("plots", _, Some("power")) => "set-shogunate-power",
            ("plots", _, Some("name")) => "set-shogunate-plot",
            ("plots", _, Some(_)) => "set-shogunate-number",
            ("plots", ..) => "replay-cards-plots",
            ("actions", ..) => "replay-cards-actions",
            _ => "set-shogunate-loyalty",
        };
        words.say(id, &[])
    }

    fn part_label(&self, words: &Words, place: &Place) -> String {
        let Some(part) = &place.part else { return String::new() };
        let n: u8 = part.parse().unwrap_or_default();
        match place.section.as_str() {
            "end" => words.say("set-players", &[("n", (n + 2).into())]),
            "plots" if (1..=6).contains(&n) => teller(words).place(LinePlace(n - 1)),
            _ => part.clone(),
        }
    }

    fn meaning(&self, words: &Words, place: &Place, value: &str) -> Option<String> {
        match (place.section.as_str(), place.field.as_deref()) {
            ("plots", Some("power")) => Power::ALL
                .into_iter()
                .find(|power| power.id() == value)
                .map(|power| teller(words).power(power)),
            ("shinobi", _) => {
                let n: u8 = value.parse().ok()?;
                (1..=6).contains(&n).then(|| teller(words).place(LinePlace(n - 1)))
            }
            _ => None,
        }
    }

    fn picture(&self, words: &Words, section: &str, n: usize) -> Option<Markup> {
        specimen(words, section, n)
    }
}
