//! The languages.

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    /// English, which every other language falls back to.
    #[default]
    En,
    /// Italian.
    It,
    /// Japanese.
    Ja,
}

impl Lang {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::En, Self::It, Self::Ja];

    /// Its ISO 639 code.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
            Self::Ja => "ja",
        }
    }

    /// The language of a code, ignoring region and encoding: `it`, `it_IT.UTF-8`, `ja-JP`.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let end = code.find(['_', '-', '.', '@']).unwrap_or(code.len());
        let language = &code[..end];
        Self::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_may_carry_region_and_encoding() {
        for (code, lang) in [
            ("en", Some(Lang::En)),
            ("it", Some(Lang::It)),
            ("it_IT.UTF-8", Some(Lang::It)),
            ("ja-JP", Some(Lang::Ja)),
            ("JA", Some(Lang::Ja)),
            ("en@euro", Some(Lang::En)),
            ("item", None),
            ("de_DE", None),
            ("C.UTF-8", None),
            ("", None),
        ] {
            assert_eq!(Lang::from_code(code), lang, "{code}");
        }
    }
}
