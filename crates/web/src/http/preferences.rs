//! The display preferences of a browser, kept in a cookie and passed to styles and scripts as attributes of the page.

/// The display preferences of a browser.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Preferences {
    /// Light or dark.
    pub(crate) theme: Theme,
    /// The speed at which other players' moves are replayed.
    pub(crate) tempo: Tempo,
    /// Which preferences differ from their default.
    turned: [bool; Preference::ALL.len()],
}

impl Preferences {
    /// Reads the cookie. Unknown words are ignored; an older or newer version may have written them.
    pub(crate) fn read(text: &str) -> Self {
        let mut preferences = Self::default();
        for word in text.split('.') {
            if let Some(theme) = Theme::from_code(word) {
                preferences.theme = theme;
            }
            if let Some(tempo) = Tempo::from_code(word) {
                preferences.tempo = tempo;
            }
            for preference in Preference::ALL.into_iter().filter(|preference| preference.word() == word) {
                preferences.turned[preference as usize] = true;
            }
        }
        preferences
    }

    /// The cookie's value: a word for each setting that differs from its default.
    pub(crate) fn write(self) -> String {
        self.theme.chosen().into_iter().chain(self.words()).collect::<Vec<_>>().join(".")
    }

    /// The words for styles and scripts, without the theme; `None` if everything is at its default.
    pub(crate) fn attribute(self) -> Option<String> {
        let words: Vec<&str> = self.words().collect();
        (!words.is_empty()).then(|| words.join(" "))
    }

    fn words(self) -> impl Iterator<Item = &'static str> {
        let tempo = (self.tempo != Tempo::default()).then(|| self.tempo.code());
        tempo.into_iter().chain(
            Preference::ALL
                .into_iter()
                .filter(move |&preference| self.turned[preference as usize])
                .map(Preference::word),
        )
    }

    /// Whether a preference is on.
    pub(crate) fn has(self, preference: Preference) -> bool {
        self.turned[preference as usize] != preference.is_usual()
    }

    /// The same preferences with one of them on or off.
    pub(crate) fn with(mut self, preference: Preference, is_on: bool) -> Self {
        self.turned[preference as usize] = is_on != preference.is_usual();
        self
    }
}

/// A preference that is on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Preference {
    /// Draw everything on the table larger.
    Large,
    /// Animate pieces and replay moves step by step.
    Motion,
    /// Confirm before ending a turn or passing.
    Sure,
    /// End the turn with the last act if nothing is left to do.
    AutoEnd,
    /// Let keys without a modifier act at a table.
    Shortcuts,
    /// Show aims and tips for beginners.
    Aims,
    /// Play sounds: of pieces, and a bell when it is one's turn.
    Sound,
    /// Notify when it is one's turn and the page is in the background.
    Notices,
}

impl Preference {
    /// All of them.
    pub(crate) const ALL: [Self; 8] = [
        Self::Large,
        Self::Motion,
        Self::Sure,
        Self::AutoEnd,
        Self::Shortcuts,
        Self::Aims,
        Self::Sound,
        Self::Notices,
    ];

    /// Its name in forms and ids.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::Large => "large",
            Self::Motion => "motion",
            Self::Sure => "sure",
            Self::AutoEnd => "auto-end",
            Self::Shortcuts => "shortcuts",
            Self::Aims => "aims",
            Self::Sound => "sound",
            Self::Notices => "notices",
        }
    }

    /// Whether it is on by default.
    fn is_usual(self) -> bool {
        match self {
            Self::Motion | Self::Shortcuts | Self::Aims | Self::Notices => true,
            Self::Large | Self::Sure | Self::AutoEnd | Self::Sound => false,
        }
    }

    /// The word for the opposite of the default.
    fn word(self) -> &'static str {
        match self {
            Self::Motion => "no-motion",
            Self::Shortcuts => "no-shortcuts",
            Self::Aims => "no-aims",
            Self::Notices => "no-notices",
            Self::Large | Self::Sure | Self::AutoEnd | Self::Sound => self.code(),
        }
    }
}

/// The speed at which other players' moves are replayed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Tempo {
    /// Slow enough to read along.
    Slow,
    /// Fast enough to follow.
    #[default]
    Moderate,
    /// Fast enough to glance at.
    Fast,
    /// Not step by step.
    Instant,
}

impl Tempo {
    /// All of them.
    pub(crate) const ALL: [Self; 4] = [Self::Slow, Self::Moderate, Self::Fast, Self::Instant];

    /// Its name in forms and ids.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Moderate => "moderate",
            Self::Fast => "fast",
            Self::Instant => "instant",
        }
    }

    /// The tempo with this name.
    pub(crate) fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tempo| tempo.code() == code)
    }
}

/// The colour theme.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Theme {
    /// Follows the system.
    #[default]
    System,
    /// Ink on paper.
    Light,
    /// Chalk on slate.
    Dark,
}

impl Theme {
    /// All of them.
    pub(crate) const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Its name in forms and ids.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme with this name.
    pub(crate) fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.code() == code)
    }

    /// Its name, unless it follows the system.
    pub(crate) fn chosen(self) -> Option<&'static str> {
        (self != Self::System).then(|| self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_read_as_they_were_written() {
        for (theme, tempo) in Theme::ALL.into_iter().flat_map(|theme| Tempo::ALL.map(|tempo| (theme, tempo)))
        {
            for bits in 0..1u16 << Preference::ALL.len() {
                let of = Preferences { theme, tempo, ..Preferences::default() };
                let is_on = |preference: Preference| bits & (1 << preference as u8) != 0;
                let preferences = Preference::ALL
                    .into_iter()
                    .fold(of, |preferences, preference| preferences.with(preference, is_on(preference)));
                assert_eq!(Preferences::read(&preferences.write()), preferences);
                assert!(
                    Preference::ALL
                        .into_iter()
                        .all(|preference| preferences.has(preference) == is_on(preference))
                );
            }
        }
    }

    #[test]
    fn what_is_usual_needs_no_words_and_what_is_not_understood_is_left_out() {
        let usual = Preferences::default();
        assert!(
            usual.has(Preference::Motion) && usual.has(Preference::Notices) && !usual.has(Preference::Sound)
        );
        assert_eq!((usual.write(), usual.attribute()), (String::new(), None));
        let preferences = Preferences::read("dark.of-tomorrow..sound");
        assert_eq!(preferences, Preferences { theme: Theme::Dark, ..usual }.with(Preference::Sound, true));
        assert_eq!(
            preferences.attribute().as_deref(),
            Some("sound"),
            "the theme has an attribute of its own"
        );
    }
}
