//! What a visitor preferences for in this browser: kept in a cookie, and shown to styles and scripts as attributes of the page.

/// What a visitor preferences for in this browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Preferences {
    /// Light or dark.
    pub(crate) theme: Theme,
    /// How fast what others did is told.
    pub(crate) tempo: Tempo,
    /// Which preferences are the other way round than everybody has them.
    turned: [bool; Preference::ALL.len()],
}

impl Preferences {
    /// The preferences that a cookie holds; what it says else is left out, since older or newer versions may have written it.
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

    /// What a cookie holds of them: a word for each that departs from what everybody gets.
    pub(crate) fn write(self) -> String {
        self.theme.chosen().into_iter().chain(self.words()).collect::<Vec<_>>().join(".")
    }

    /// What styles and scripts must know beside the theme, a word each; nothing where there is nothing to know.
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

    /// Whether something is wished for.
    pub(crate) fn has(self, preference: Preference) -> bool {
        self.turned[preference as usize] != preference.is_usual()
    }

    /// The same with something wished for, or not.
    pub(crate) fn with(mut self, preference: Preference, is_on: bool) -> Self {
        self.turned[preference as usize] = is_on != preference.is_usual();
        self
    }
}

/// Something that is wished for or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Preference {
    /// Everything on the table is drawn larger.
    Large,
    /// Pieces move, and what happened is told step by step.
    Motion,
    /// Ending a turn and passing are asked about once more.
    Sure,
    /// A sound when it is one's turn.
    Sound,
    /// A notification when it is one's turn and the page is not seen.
    Notices,
}

impl Preference {
    /// All of them.
    pub(crate) const ALL: [Self; 5] = [Self::Large, Self::Motion, Self::Sure, Self::Sound, Self::Notices];

    /// What it is called in forms and ids.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::Large => "large",
            Self::Motion => "motion",
            Self::Sure => "sure",
            Self::Sound => "sound",
            Self::Notices => "notices",
        }
    }

    /// Whether who says nothing has it.
    fn is_usual(self) -> bool {
        match self {
            Self::Motion | Self::Notices => true,
            Self::Large | Self::Sure | Self::Sound => false,
        }
    }

    /// The word for having it the other way round than usual.
    fn word(self) -> &'static str {
        match self {
            Self::Motion => "no-motion",
            Self::Notices => "no-notices",
            Self::Large | Self::Sure | Self::Sound => self.code(),
        }
    }
}

/// How fast what others did is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Tempo {
    /// To read along.
    Slow,
    /// To follow.
    #[default]
    Moderate,
    /// To glance at.
    Fast,
    /// Not step by step.
    Instant,
}

impl Tempo {
    /// All of them.
    pub(crate) const ALL: [Self; 4] = [Self::Slow, Self::Moderate, Self::Fast, Self::Instant];

    /// What it is called in forms and ids.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Moderate => "moderate",
            Self::Fast => "fast",
            Self::Instant => "instant",
        }
    }

    /// The tempo of a code.
    pub(crate) fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tempo| tempo.code() == code)
    }
}

/// By day and by night.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Theme {
    /// As the visitor's system has it.
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

    /// What it is called in forms and ids.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme of a code.
    pub(crate) fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.code() == code)
    }

    /// Its code, where it is not the system's.
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
            for bits in 0..1u8 << Preference::ALL.len() {
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
