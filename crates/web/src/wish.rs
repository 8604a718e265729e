//! What a visitor wishes for in this browser: kept in a cookie, and shown to styles and scripts as attributes of the page.

/// What a visitor wishes for in this browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wishes {
    /// Light or dark.
    pub(crate) theme: Theme,
}

impl Wishes {
    /// The wishes that a cookie holds; what it says else is left out, since older or newer versions may have written it.
    pub(crate) fn read(text: &str) -> Self {
        let mut wishes = Self::default();
        for word in text.split('.') {
            if let Some(theme) = Theme::from_code(word) {
                wishes.theme = theme;
            }
        }
        wishes
    }

    /// What a cookie holds of them: a word for each that departs from what everybody gets.
    pub(crate) fn write(self) -> String {
        let words = [self.theme.chosen()];
        words.into_iter().flatten().collect::<Vec<_>>().join(".")
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
        for theme in Theme::ALL {
            let wishes = Wishes { theme };
            assert_eq!(Wishes::read(&wishes.write()), wishes);
        }
    }

    #[test]
    fn what_is_not_understood_is_left_out() {
        assert_eq!(Wishes::read("dark.of-tomorrow.."), Wishes { theme: Theme::Dark });
        assert_eq!(Wishes::read(""), Wishes::default());
    }
}
