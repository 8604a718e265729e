//! The sources of the values of tiles and cards.

use maud::{Markup, html};
use tabletop::components::Source;

use super::Set;
use crate::page::components::sources::signed;

impl Set<'_> {
    /// The source of the value at a path.
    fn source(&self, path: &str) -> Option<Source> {
        self.sourced?.sources.iter().find(|value| value.path == path).map(|value| value.source)
    }

    /// A value with the symbol of its source.
    pub(super) fn valued(&self, path: &str, value: &Markup) -> Markup {
        html! {
            span .valued { (value) @if let Some(source) = self.source(path) { (signed(self.voice.words, source)) } }
        }
    }

    /// The parts of a tile or card, by source. `parts` are pairs of a part's name in the file and its path.
    pub(super) fn origins(&self, parts: &[(&str, String)]) -> Markup {
        let of = |source: Source| {
            let parts = parts.iter().filter(move |(_, path)| self.source(path) == Some(source));
            parts.map(|(part, _)| self.say(&format!("cards-value-{part}"))).collect::<Vec<_>>()
        };
        let groups: Vec<(Source, Vec<String>)> = Source::ALL
            .into_iter()
            .map(|source| (source, of(source)))
            .filter(|(_, parts)| !parts.is_empty())
            .collect();
        let is_one = groups.len() == 1;
        html! {
            @if !groups.is_empty() {
                p .origins.single[is_one] {
                    @for (source, parts) in groups {
                        span {
                            (signed(self.voice.words, source))
                            @if !is_one { " " (self.voice.words.list(parts)) }
                        }
                        " "
                    }
                }
            }
        }
    }

    /// All parts of a component in the file, such as `swords.18`, in file order.
    pub(super) fn parts(&self, thing: &str) -> Vec<(&str, String)> {
        let Some(sourced) = self.sourced else { return Vec::new() };
        let values = sourced.sources.iter().filter_map(|value| {
            let part = value.path.strip_prefix(thing)?.strip_prefix('.')?;
            Some((part, value.path.clone()))
        });
        values.collect()
    }
}

#[cfg(test)]
mod tests {
    use words::{Lang, words};

    #[test]
    fn every_part_of_a_tile_or_card_has_a_name_in_every_language() {
        for lang in Lang::ALL {
            for value in &katana::components::embedded().sources {
                let mut path = value.path.split('.');
                let (section, _, part) = (path.next().unwrap(), path.next(), path.next());
                if let ("swords" | "daimyo" | "honor", Some(part)) = (section, part) {
                    assert!(words(lang).has(&format!("cards-value-{part}")), "{} lacks {part}", lang.code());
                }
            }
        }
    }
}
