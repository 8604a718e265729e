//! The sources of component values: a symbol for each, and the legend.

use maud::{Markup, html};
use tabletop::components::Source;
use words::Words;

/// The symbol of a source.
fn sign(source: Source) -> &'static str {
    match source {
        Source::Stated => "●",
        Source::Derived => "◐",
        Source::Reported => "◆",
        Source::Reconstructed => "○",
        Source::Printed => "■",
    }
}

/// The meaning of a source.
fn meaning(words: &Words, source: Source) -> String {
    words.say(&format!("source-{}", source.id()), &[])
}

/// The symbol of a source, with its meaning as tooltip and for screen readers.
pub(crate) fn signed(words: &Words, source: Source) -> Markup {
    let meaning = meaning(words, source);
    html! { span class=(format!("source {}", source.id())) role="img" aria-label=(meaning) title=(meaning) { (sign(source)) } }
}

/// The legend of the symbols, with the number of values from each source.
pub(crate) fn legend(words: &Words, sources: &[Source]) -> Markup {
    let count = |source| sources.iter().filter(|&&told| told == source).count();
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

#[cfg(test)]
mod tests {
    use words::{Lang, words};

    use super::*;

    #[test]
    fn every_source_has_a_name_in_every_language() {
        for lang in Lang::ALL {
            for source in Source::ALL {
                assert_ne!(meaning(words(lang), source), format!("source-{}", source.id()));
            }
        }
    }
}
