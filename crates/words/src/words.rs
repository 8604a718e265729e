//! The messages of one language.

use std::sync::Arc;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use crate::{arg::Arg, lang::Lang};

/// The messages of one language.
pub(crate) type Bundle = FluentBundle<FluentResource>;

/// The messages of one language, with English as fallback.
pub struct Words {
    lang: Lang,
    bundle: Arc<Bundle>,
    /// English, for missing messages.
    fallback: Arc<Bundle>,
}

impl Words {
    pub(crate) fn new(lang: Lang, bundle: Arc<Bundle>, fallback: Arc<Bundle>) -> Self {
        Self { lang, bundle, fallback }
    }

    /// Parses the files of a language.
    pub(crate) fn bundle(lang: Lang, files: impl Iterator<Item = &'static str>) -> Bundle {
        let code: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        // Isolation marks around arguments would show in a terminal.
        bundle.set_use_isolating(false);
        for file in files {
            // Skips messages that cannot be parsed, and keeps the first of a repeated id; tests find both.
            let resource = FluentResource::try_new(file.into()).unwrap_or_else(|(resource, _)| resource);
            let _ = bundle.add_resource(resource);
        }
        bundle
    }

    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether this language has a message for an id.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The message for an id. Falls back to English, then to the id itself.
    #[must_use]
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        formatted(&self.bundle, id, args)
            .or_else(|| formatted(&self.fallback, id, args))
            .unwrap_or_else(|| id.to_owned())
    }

    /// Joins items with the language's separator.
    #[must_use]
    pub fn list(&self, things: impl IntoIterator<Item = impl Into<String>>) -> String {
        let things: Vec<String> = things.into_iter().map(Into::into).collect();
        things.join(&self.say("list-separator", &[]))
    }

    /// Joins items with an "and" before the last: "Ada, Ben and Chiyo".
    #[must_use]
    pub fn all_of(&self, names: impl IntoIterator<Item = impl Into<String>>) -> String {
        let mut names: Vec<String> = names.into_iter().map(Into::into).collect();
        let last_two = names.split_off(names.len().saturating_sub(2)).join(&self.say("list-last", &[]));
        names.push(last_two);
        self.list(names)
    }
}

/// The message with its arguments; nothing if the bundle lacks it.
fn formatted(bundle: &Bundle, id: &str, args: &[(&str, Arg)]) -> Option<String> {
    let message = bundle.get_message(id)?;
    let mut known = FluentArgs::with_capacity(args.len());
    for (name, arg) in args {
        let value = match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.as_ref()),
        };
        known.set(*name, value);
    }
    // A missing argument shows as its name, which is good enough here.
    let mut problems = Vec::new();
    Some(bundle.format_pattern(message.value()?, Some(&known), &mut problems).into_owned())
}
