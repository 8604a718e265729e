//! What can be wrong with a component file, as ids and arguments. The sentences are in the locales.

/// A problem of a component file, with its position.
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

/// Declares the kinds of problems, each with the id of its sentence and the arguments of that sentence.
macro_rules! problems {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident : $type:ty),* } = $id:literal;)*) => {
        /// What is wrong. A `key` is the dotted path of the value, such as `plots.18.power`.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum ProblemKind {
            $($(#[$doc])* $name { $($(#[$field_doc])* $field: $type),* },)*
            /// A problem that only one game knows.
            OfGame {
                /// The id of the sentence.
                id: &'static str,
                /// The arguments of the sentence, by name.
                args: Vec<(&'static str, String)>,
            },
        }

        impl ProblemKind {
            /// The ids of all problems that are common to all games.
            pub const IDS: &'static [&'static str] = &[$($id),*];

            /// The id of the sentence.
            #[must_use]
            pub fn id(&self) -> &'static str {
                match self {
                    $(Self::$name { .. } => $id,)*
                    Self::OfGame { id, .. } => id,
                }
            }

            /// The arguments of the sentence, by name.
            #[must_use]
            pub fn args(&self) -> Vec<(&'static str, String)> {
                match self {
                    $(Self::$name { $($field),* } => vec![$((stringify!($field), $field.to_string())),*],)*
                    Self::OfGame { args, .. } => args.clone(),
                }
            }
        }
    };
}

problems! {
    /// The file is not TOML; the rest of it was not checked.
    Syntax {
        /// What the TOML reader says, in English.
        detail: String
    } = "component-syntax";
    /// A key that the format does not have.
    UnknownKey {
        /// The key.
        key: String
    } = "component-unknown-key";
    /// A required key is absent.
    MissingKey {
        /// The key.
        key: String
    } = "component-missing-key";
    /// A value of the wrong type.
    WrongType {
        /// The key.
        key: String,
        /// The required type: `integer`, `string`, `array` or `table`.
        expected: &'static str,
        /// The type found: one of those or `float`, `boolean`, `datetime`.
        found: &'static str
    } = "component-wrong-type";
    /// A value without provenance.
    MissingSource {
        /// The key of the value.
        key: String
    } = "component-missing-source";
    /// An unknown provenance.
    UnknownSource {
        /// The key of the value.
        key: String,
        /// The word found.
        found: String,
        /// The known words.
        allowed: String
    } = "component-unknown-source";
    /// A provenance that is neither one word nor of the value's own shape.
    SourceShape {
        /// The key of the value.
        key: String
    } = "component-source-shape";
    /// A number below its minimum.
    TooSmall {
        /// The key.
        key: String,
        /// The number found.
        found: i64,
        /// The minimum.
        least: i64
    } = "component-too-small";
    /// A number above its maximum.
    TooLarge {
        /// The key.
        key: String,
        /// The number found.
        found: i64,
        /// The maximum.
        most: i64
    } = "component-too-large";
    /// Too few tiles, cards, letters or entries.
    TooFew {
        /// The key of the list.
        key: String,
        /// How many were found.
        found: usize,
        /// The minimum.
        least: usize
    } = "component-too-few";
    /// Too many tiles, cards, letters or entries.
    TooMany {
        /// The key of the list.
        key: String,
        /// How many were found.
        found: usize,
        /// The maximum.
        most: usize
    } = "component-too-many";
    /// A word or letter that is not allowed there.
    UnknownWord {
        /// The key.
        key: String,
        /// The word found.
        found: String,
        /// The allowed words.
        allowed: String
    } = "component-unknown-word";
    /// Something that may occur only once.
    Repeated {
        /// The key.
        key: String,
        /// What occurs again.
        found: String
    } = "component-repeated";
}
