//! What can be wrong with a component file, as ids and arguments; the words for them are elsewhere.

/// A problem of a component file and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The line, from 1.
    pub line: usize,
    /// The character within the line, from 1.
    pub column: usize,
    /// What is wrong there.
    pub what: ProblemKind,
}

impl Problem {
    /// The problem at a byte of `text`.
    pub(super) fn at(text: &str, byte: usize, what: ProblemKind) -> Self {
        let before = &text[..text.floor_char_boundary(byte)];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        Self {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            what,
        }
    }
}

/// What is wrong. A `key` is the dotted path of the value, such as `swords.18.points`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemKind {
    /// The file is not TOML; nothing else of it was looked at.
    Syntax {
        /// What the TOML reader says, in English.
        detail: String,
    },
    /// A key that means nothing.
    UnknownKey {
        /// The key.
        key: String,
    },
    /// A key that has to be there.
    MissingKey {
        /// The key.
        key: String,
    },
    /// A value of another type than it must be.
    WrongType {
        /// The key.
        key: String,
        /// The type that it must be: `integer`, `string`, `array` or `table`.
        expected: &'static str,
        /// The type that it is, one of those or `float`, `boolean`, `datetime`.
        found: &'static str,
    },
    /// A value that does not say where it comes from.
    MissingSource {
        /// The key of the value.
        key: String,
    },
    /// A provenance that is none.
    UnknownSource {
        /// The key of the value.
        key: String,
        /// The word found.
        found: String,
        /// The words that there are.
        allowed: String,
    },
    /// A provenance that is neither one word nor of the value's own shape.
    SourceShape {
        /// The key of the value.
        key: String,
    },
    /// A number below its least.
    TooSmall {
        /// The key.
        key: String,
        /// The number found.
        found: i64,
        /// The least that it may be.
        least: i64,
    },
    /// A number above its most.
    TooLarge {
        /// The key.
        key: String,
        /// The number found.
        found: i64,
        /// The most that it may be.
        most: i64,
    },
    /// Fewer tiles, cards, letters or entries than there must be.
    TooFew {
        /// The key of the whole.
        key: String,
        /// How many were found.
        found: usize,
        /// How many there must be at least.
        least: usize,
    },
    /// More tiles, cards, letters or entries than there may be.
    TooMany {
        /// The key of the whole.
        key: String,
        /// How many were found.
        found: usize,
        /// How many there may be at most.
        most: usize,
    },
    /// A word or letter that is none of those that may stand there.
    UnknownWord {
        /// The key.
        key: String,
        /// The word found.
        found: String,
        /// The words that may stand there.
        allowed: String,
    },
    /// Something that may come only once.
    Repeated {
        /// The key.
        key: String,
        /// What comes again.
        found: String,
    },
    /// A number smaller than the one before it.
    Decreasing {
        /// The key of the whole.
        key: String,
        /// The number found.
        found: i64,
        /// The one before it.
        before: i64,
    },
    /// A Sword that would leave the Forge at its right end.
    OffBoard {
        /// The key.
        key: String,
        /// The composition.
        composition: String,
        /// Which of its letters does it, from 1.
        letter: usize,
    },
    /// A Sword that would jump a row of the Forge.
    RowJump {
        /// The key.
        key: String,
        /// The composition.
        composition: String,
        /// Which of its letters does it, from 1.
        letter: usize,
    },
    /// A second Passive Room among those of the first game.
    TwoPassive {
        /// The key.
        key: String,
    },
}

impl ProblemKind {
    /// Every id, for whoever has to have words for all of them.
    pub const IDS: [&str; 17] = [
        "component-syntax",
        "component-unknown-key",
        "component-missing-key",
        "component-wrong-type",
        "component-missing-source",
        "component-unknown-source",
        "component-source-shape",
        "component-too-small",
        "component-too-large",
        "component-too-few",
        "component-too-many",
        "component-unknown-word",
        "component-repeated",
        "component-decreasing",
        "component-off-board",
        "component-row-jump",
        "component-two-passive",
    ];

    /// The id of the words for it.
    #[must_use]
    pub fn id(&self) -> &'static str {
        match self {
            Self::Syntax { .. } => "component-syntax",
            Self::UnknownKey { .. } => "component-unknown-key",
            Self::MissingKey { .. } => "component-missing-key",
            Self::WrongType { .. } => "component-wrong-type",
            Self::MissingSource { .. } => "component-missing-source",
            Self::UnknownSource { .. } => "component-unknown-source",
            Self::SourceShape { .. } => "component-source-shape",
            Self::TooSmall { .. } => "component-too-small",
            Self::TooLarge { .. } => "component-too-large",
            Self::TooFew { .. } => "component-too-few",
            Self::TooMany { .. } => "component-too-many",
            Self::UnknownWord { .. } => "component-unknown-word",
            Self::Repeated { .. } => "component-repeated",
            Self::Decreasing { .. } => "component-decreasing",
            Self::OffBoard { .. } => "component-off-board",
            Self::RowJump { .. } => "component-row-jump",
            Self::TwoPassive { .. } => "component-two-passive",
        }
    }

    /// What the words need to know, by name.
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        let text = String::clone;
        match self {
            Self::Syntax { detail } => vec![("detail", text(detail))],
            Self::UnknownKey { key }
            | Self::MissingKey { key }
            | Self::MissingSource { key }
            | Self::SourceShape { key }
            | Self::TwoPassive { key } => vec![("key", text(key))],
            Self::WrongType { key, expected, found } => {
                vec![("key", text(key)), ("expected", (*expected).into()), ("found", (*found).into())]
            }
            Self::UnknownSource { key, found, allowed } | Self::UnknownWord { key, found, allowed } => {
                vec![("key", text(key)), ("found", text(found)), ("allowed", text(allowed))]
            }
            Self::TooSmall { key, found, least } => {
                vec![("key", text(key)), ("found", found.to_string()), ("least", least.to_string())]
            }
            Self::TooLarge { key, found, most } => {
                vec![("key", text(key)), ("found", found.to_string()), ("most", most.to_string())]
            }
            Self::TooFew { key, found, least } => {
                vec![("key", text(key)), ("found", found.to_string()), ("least", least.to_string())]
            }
            Self::TooMany { key, found, most } => {
                vec![("key", text(key)), ("found", found.to_string()), ("most", most.to_string())]
            }
            Self::Repeated { key, found } => vec![("key", text(key)), ("found", text(found))],
            Self::Decreasing { key, found, before } => {
                vec![("key", text(key)), ("found", found.to_string()), ("before", before.to_string())]
            }
            Self::OffBoard { key, composition, letter } | Self::RowJump { key, composition, letter } => {
                vec![("key", text(key)), ("composition", text(composition)), ("letter", letter.to_string())]
            }
        }
    }
}
