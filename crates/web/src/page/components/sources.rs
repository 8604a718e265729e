//! Where values come from: a sign for each source, and what the signs mean.

use maud::{Markup, html};
use tabletop::components::Source;
use words::Words;

use super::Set;

/// The sign of a source.
fn sign(source: Source) -> &'static str {
    match source {
        Source::Stated => "●",
        Source::Derived => "◐",
        Source::Reported => "◆",
        Source::Reconstructed => "○",
        Source::Printed => "■",
    }
}

/// What a source is.
fn meaning(words: &Words, source: Source) -> String {
    let id = match source {
        Source::Stated => "source-stated",
        Source::Derived => "source-derived",
        Source::Reported => "source-reported",
        Source::Reconstructed => "source-reconstructed",
        Source::Printed => "source-printed",
    };
    words.say(id, &[])
}

/// The sign of a source, with what it means for who points at it or hears it.
pub(super) fn signed(words: &Words, source: Source) -> Markup {
    let meaning = meaning(words, source);
    html! { span class=(format!("source {}", source.id())) role="img" aria-label=(meaning) title=(meaning) { (sign(source)) } }
}

/// What the signs mean, and how many values each source has told.
pub(crate) fn legend(words: &Words, sources: &[Source]) -> Markup {
    let count = |source| sources.iter().filter(|&&log| log == source).count();
    html! {
        ul .source-legend {
            @for source in Source::ALL.into_iter().filter(|&source| count(source) > 0) {
                li {
                    span class=(format!("source {}", source.id())) aria-hidden="true" { (sign(source)) } " "
                    (meaning(words, source)) " "
                    small { (words.say("cards-source-count", &[("n", count(source).into())])) }
                }
            }
        }
    }
}

impl Set<'_> {
    /// Where the value of a path comes from.
    fn source(&self, path: &str) -> Option<Source> {
        self.sourced?.sources.iter().find(|value| value.path == path).map(|value| value.source)
    }

    /// A value with the sign of where it comes from.
    pub(super) fn valued(&self, path: &str, value: &Markup) -> Markup {
        html! {
            span .valued { (value) @if let Some(source) = self.source(path) { (signed(self.voice.words, source)) } }
        }
    }

    /// Where the values of a tile or card come from: its parts, by source. `parts` are pairs of a part's name in the
    /// file and its path.
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

    /// All parts of a thing in the file, such as `swords.18`, in the order of the file.
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

    use super::*;

    #[test]
    fn every_source_and_every_part_of_a_tile_or_card_has_a_name_in_every_language() {
        let sourced = katana::components::embedded();
        for lang in Lang::ALL {
            for source in Source::ALL {
                assert_ne!(meaning(words(lang), source), format!("source-{}", source.id()));
            }
            for value in &sourced.sources {
                let mut path = value.path.split('.');
                let (section, _, part) = (path.next().unwrap(), path.next(), path.next());
                if let ("swords" | "daimyo" | "honor", Some(part)) = (section, part) {
                    assert!(words(lang).has(&format!("cards-value-{part}")), "{} lacks {part}", lang.code());
                }
            }
        }
    }
}
