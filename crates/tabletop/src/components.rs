//! Component files: what tiles and cards carry, as TOML. Every value has its provenance, and one reading finds every
//! problem. A game says which sections there are; the [`Reader`] does the rest.

mod draft;
mod field;
mod problem;
mod reader;

use toml::de::DeTable;

pub use self::{
    draft::{Draft, Place},
    field::{Examined, Field, FieldKind},
    problem::{Problem, ProblemKind},
    reader::{At, Node, Reader, TomlTable},
};

/// A component set with the provenance of each of its values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sourced<C> {
    /// The set.
    pub components: C,
    /// Its values in the order of the file.
    pub sources: Vec<Value>,
}

/// A value of a component file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Value {
    /// Its dotted path, such as `swords.18.points` or `rounds.offering.1`.
    pub path: String,
    /// What it is.
    pub text: String,
    /// Its provenance.
    pub source: Source,
}

/// The provenance of a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Source {
    /// Stated in a rulebook, in one of its examples or in the publisher's summary of the rules.
    Stated,
    /// Follows from stated facts.
    Derived,
    /// Reported in a player's published review.
    Reported,
    /// This project's own choice, made to fit the others; never shown as the publisher's.
    Reconstructed,
    /// Typed in from an owned copy of the game.
    Printed,
}

impl Source {
    /// All five.
    pub const ALL: [Self; 5] =
        [Self::Stated, Self::Derived, Self::Reported, Self::Reconstructed, Self::Printed];

    /// Its word in files.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Stated => "stated",
            Self::Derived => "derived",
            Self::Reported => "reported",
            Self::Reconstructed => "reconstructed",
            Self::Printed => "printed",
        }
    }
}

/// What tiles and cards carry, as a file says it.
pub trait ComponentSet: Sized {
    /// Reads all sections. A value with a problem is replaced by a valid one.
    fn read(reader: &mut Reader, root: &TomlTable<'_>) -> Self;
}

/// Reads and checks a component file.
///
/// # Errors
/// Every problem of the file, by line; only the first if it is not TOML.
pub fn parse<C: ComponentSet>(text: &str) -> Result<Sourced<C>, Vec<Problem>> {
    let (components, reader) = read_all(text).map_err(|problem| vec![problem])?;
    let Reader { mut problems, mut sources, kinds: _ } = reader;
    if !problems.is_empty() {
        problems.sort_by_key(|&(byte, _)| byte);
        return Err(problems.into_iter().map(|(byte, what)| Problem::at(text, byte, what)).collect());
    }
    sources.sort_by_key(|&(byte, _)| byte);
    Ok(Sourced { components, sources: sources.into_iter().map(|(_, value)| value).collect() })
}

/// Reads a component file, whatever problems it has.
///
/// # Errors
/// It is not TOML.
fn read_all<C: ComponentSet>(text: &str) -> Result<(C, Reader), Problem> {
    let document = DeTable::parse(text).map_err(|error| {
        let byte = error.span().map_or(0, |span| span.start);
        Problem::at(text, byte, ProblemKind::Syntax { detail: error.message().to_owned() })
    })?;
    let mut reader = Reader::default();
    let components = C::read(&mut reader, &TomlTable::root(document.get_ref()));
    Ok((components, reader))
}

/// How many sections the texts of two component files have in common.
#[must_use]
pub fn n_common_sections(text: &str, other: &str) -> usize {
    fn headings(text: &str) -> impl Iterator<Item = &str> {
        text.lines().filter_map(|line| Some(line.trim().strip_prefix('[')?.split(']').next()?.trim()))
    }
    headings(text).filter(|&heading| headings(other).any(|known| known == heading)).count()
}
