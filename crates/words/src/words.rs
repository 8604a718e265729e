//! The words of one language.

use std::sync::LazyLock;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use unic_langid::LanguageIdentifier;

use crate::{arg::Arg, lang::Lang};

/// The words of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

/// The words of `lang`, read once.
#[must_use]
pub fn words(lang: Lang) -> &'static Words {
    static ALL: LazyLock<[Words; 3]> = LazyLock::new(|| Lang::ALL.map(Words::read));
    &ALL[lang as usize]
}

/// The files of a language, embedded.
fn files(lang: Lang) -> &'static [&'static str] {
    macro_rules! files {
        ($code:literal) => {
            &[
                include_str!(concat!("../locales/", $code, "/katana.ftl")),
                include_str!(concat!("../locales/", $code, "/shogunate.ftl")),
                include_str!(concat!("../locales/", $code, "/components.ftl")),
                include_str!(concat!("../locales/", $code, "/bots.ftl")),
                include_str!(concat!("../locales/", $code, "/cli.ftl")),
                include_str!(concat!("../locales/", $code, "/court_cli.ftl")),
                include_str!(concat!("../locales/", $code, "/serve.ftl")),
                include_str!(concat!("../locales/", $code, "/web.ftl")),
                include_str!(concat!("../locales/", $code, "/lobby.ftl")),
                include_str!(concat!("../locales/", $code, "/board.ftl")),
                include_str!(concat!("../locales/", $code, "/hint.ftl")),
                include_str!(concat!("../locales/", $code, "/court.ftl")),
                include_str!(concat!("../locales/", $code, "/pages.ftl")),
                include_str!(concat!("../locales/", $code, "/terms.ftl")),
                include_str!(concat!("../locales/", $code, "/ease.ftl")),
                include_str!(concat!("../locales/", $code, "/trial.ftl")),
                include_str!(concat!("../locales/", $code, "/guide.ftl")),
                include_str!(concat!("../locales/", $code, "/replay.ftl")),
                include_str!(concat!("../locales/", $code, "/api.ftl")),
            ]
        };
    }
    match lang {
        Lang::En => files!("en"),
        Lang::It => files!("it"),
        Lang::Ja => files!("ja"),
    }
}

impl Words {
    fn read(lang: Lang) -> Self {
        let code: LanguageIdentifier = lang.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        // The marks that isolate arguments from the text around them would show in a terminal.
        bundle.set_use_isolating(false);
        for &file in files(lang) {
            // What cannot be read is left out, and a repeated id stays the first; the tests find both.
            let resource = FluentResource::try_new(file.into()).unwrap_or_else(|(resource, _)| resource);
            let _ = bundle.add_resource(resource);
        }
        Self { lang, bundle }
    }

    /// Whose words they are.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether this language itself has words for an id.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The words for an id; the English ones where this language has none, the id itself where English
    /// has none either.
    #[must_use]
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.try_say(id, args).or_else(|| words(Lang::En).try_say(id, args)).unwrap_or_else(|| id.to_owned())
    }

    /// Things one after the other, as the language separates them.
    #[must_use]
    pub fn list(&self, things: impl IntoIterator<Item = impl Into<String>>) -> String {
        let things: Vec<String> = things.into_iter().map(Into::into).collect();
        things.join(&self.say("list-separator", &[]))
    }

    /// All of them together, the last after an "and": "Ada, Ben and Chiyo".
    #[must_use]
    pub fn all_of(&self, names: impl IntoIterator<Item = impl Into<String>>) -> String {
        let mut names: Vec<String> = names.into_iter().map(Into::into).collect();
        let last_two = names.split_off(names.len().saturating_sub(2)).join(&self.say("list-last", &[]));
        names.push(last_two);
        self.list(names)
    }

    fn try_say(&self, id: &str, args: &[(&str, Arg)]) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let mut known = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.as_ref()),
            };
            known.set(*name, value);
        }
        // An argument that is missing shows as its name; nobody is helped by less.
        let mut problems = Vec::new();
        Some(self.bundle.format_pattern(message.value()?, Some(&known), &mut problems).into_owned())
    }
}
