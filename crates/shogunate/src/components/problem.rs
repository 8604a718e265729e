//! What can be wrong with a component file, as ids and arguments; the words for them are elsewhere, the same
//! as for the other game's files.

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

/// Declares the kinds of problems, each with the id of its words and what the words need to know.
macro_rules! problems {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident : $type:ty),* } = $id:literal;)*) => {
        /// What is wrong. A `key` is the dotted path of the value, such as `plots.18.power`.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum ProblemKind {
            $($(#[$doc])* $name { $($(#[$field_doc])* $field: $type),* },)*
        }

        impl ProblemKind {
            /// Every id, for whoever has to have words for all of them.
            pub const IDS: &'static [&'static str] = &[$($id),*];

            /// The id of the words for it.
            #[must_use]
            pub fn id(&self) -> &'static str {
                match self { $(Self::$name { .. } => $id,)* }
            }

            /// What the words need to know, by name.
            #[must_use]
            pub fn args(&self) -> Vec<(&'static str, String)> {
                match self {
                    $(Self::$name { $($field),* } => vec![$((stringify!($field), $field.to_string())),*],)*
                }
            }
        }
    };
}

problems! {
    /// The file is not TOML; nothing else of it was looked at.
    Syntax {
        /// What the TOML reader says, in English.
        detail: String
    } = "component-syntax";
    /// A key that means nothing.
    UnknownKey {
        /// The key.
        key: String
    } = "component-unknown-key";
    /// A key that has to be there.
    MissingKey {
        /// The key.
        key: String
    } = "component-missing-key";
    /// A value of another type than it must be.
    WrongType {
        /// The key.
        key: String,
        /// The type that it must be: `integer`, `string`, `array` or `table`.
        expected: &'static str,
        /// The type that it is, one of those or `float`, `boolean`, `datetime`.
        found: &'static str
    } = "component-wrong-type";
    /// A value that does not say where it comes from.
    MissingSource {
        /// The key of the value.
        key: String
    } = "component-missing-source";
    /// A provenance that is none.
    UnknownSource {
        /// The key of the value.
        key: String,
        /// The word found.
        found: String,
        /// The words that there are.
        allowed: String
    } = "component-unknown-source";
    /// A provenance that is neither one word nor of the value's own shape.
    SourceShape {
        /// The key of the value.
        key: String
    } = "component-source-shape";
    /// A number below its least.
    TooSmall {
        /// The key.
        key: String,
        /// The number found.
        found: i64,
        /// The least that it may be.
        least: i64
    } = "component-too-small";
    /// A number above its most.
    TooLarge {
        /// The key.
        key: String,
        /// The number found.
        found: i64,
        /// The most that it may be.
        most: i64
    } = "component-too-large";
    /// Fewer cards, letters or entries than there must be.
    TooFew {
        /// The key of the whole.
        key: String,
        /// How many were found.
        found: usize,
        /// How many there must be at least.
        least: usize
    } = "component-too-few";
    /// More cards, letters or entries than there may be.
    TooMany {
        /// The key of the whole.
        key: String,
        /// How many were found.
        found: usize,
        /// How many there may be at most.
        most: usize
    } = "component-too-many";
    /// A word or letter that is none of those that may stand there.
    UnknownWord {
        /// The key.
        key: String,
        /// The word found.
        found: String,
        /// The words that may stand there.
        allowed: String
    } = "component-unknown-word";
    /// Something that may come only once.
    Repeated {
        /// The key.
        key: String,
        /// What comes again.
        found: String
    } = "component-repeated";
    /// A name that is empty or holds what cannot be written as it is.
    NotAName {
        /// The key.
        key: String,
        /// The name found.
        found: String
    } = "component-not-a-name";
}
