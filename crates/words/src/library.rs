//! The messages of all languages: the shared files and those of the games.

use std::sync::{Arc, LazyLock};

use crate::{games::GAMES, lang::Lang, words::Words};

/// The texts of some Fluent files in each language.
#[derive(Clone, Copy, Debug)]
pub struct Locale {
    /// English.
    pub en: &'static [&'static str],
    /// Italian.
    pub it: &'static [&'static str],
    /// Japanese.
    pub ja: &'static [&'static str],
}

impl Locale {
    fn files(&self, lang: Lang) -> &'static [&'static str] {
        match lang {
            Lang::En => self.en,
            Lang::It => self.it,
            Lang::Ja => self.ja,
        }
    }
}

/// A [`Locale`] of files in this crate's `locales`, named without language and extension.
macro_rules! locale {
    ($($file:literal),* $(,)?) => {
        $crate::library::Locale {
            en: &[$(include_str!(concat!("../locales/en/", $file, ".ftl"))),*],
            it: &[$(include_str!(concat!("../locales/it/", $file, ".ftl"))),*],
            ja: &[$(include_str!(concat!("../locales/ja/", $file, ".ftl"))),*],
        }
    };
}
pub(crate) use locale;

/// Files for all games.
static SHARED: Locale = locale!(
    "lists",
    "components",
    "bots",
    "cli",
    "serve",
    "web",
    "lobby",
    "board",
    "people",
    "sets",
    "hint",
    "pages",
    "ease",
    "beginner",
    "lessons",
    "trial",
    "replay",
    "api",
    "operator",
);

/// The messages of all languages.
pub struct Library([Words; 3]);

impl Library {
    /// The shared messages and those of these games.
    #[must_use]
    pub fn new(games: &[Locale]) -> Self {
        let files = |lang| {
            let of_games = games.iter().flat_map(move |game| game.files(lang));
            SHARED.files(lang).iter().chain(of_games).copied()
        };
        let english = Arc::new(Words::bundle(Lang::En, files(Lang::En)));
        Self(Lang::ALL.map(|lang| match lang {
            Lang::En => Words::new(lang, english.clone(), english.clone()),
            Lang::It | Lang::Ja => {
                Words::new(lang, Arc::new(Words::bundle(lang, files(lang))), english.clone())
            }
        }))
    }

    /// The messages for the games that Kajiba ships, parsed once.
    #[must_use]
    pub fn shipped() -> &'static Self {
        static SHIPPED: LazyLock<Library> = LazyLock::new(|| Library::new(GAMES));
        &SHIPPED
    }

    /// The messages of a language.
    #[must_use]
    pub fn words(&self, lang: Lang) -> &Words {
        &self.0[lang as usize]
    }
}

/// The messages of `lang` for the games that Kajiba ships.
#[must_use]
pub fn words(lang: Lang) -> &'static Words {
    Library::shipped().words(lang)
}
