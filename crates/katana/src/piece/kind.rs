//! The four resources.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::id_set;

/// The four resources, in the order of the Forge's rows, top to bottom (MOV-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Lacquer (urushi).
    #[serde(rename = "U")]
    Lacquer,
    /// Wood.
    #[serde(rename = "W")]
    Wood,
    /// Steel.
    #[serde(rename = "S")]
    Steel,
    /// Stingray leather.
    #[serde(rename = "L")]
    Leather,
}

impl Kind {
    /// All four, top row first.
    pub const ALL: [Self; 4] = [Self::Lacquer, Self::Wood, Self::Steel, Self::Leather];

    /// The kind of a row.
    #[must_use]
    pub fn of_row(row: u8) -> Self {
        Self::ALL[usize::from(row)]
    }

    /// The row of the kind, 0 at the top.
    #[must_use]
    pub fn row(self) -> u8 {
        self as u8
    }

    /// The kind as an index into arrays.
    #[must_use]
    pub fn index(self) -> usize {
        self as usize
    }

    /// U, W, S or L.
    #[must_use]
    pub fn letter(self) -> char {
        ['U', 'W', 'S', 'L'][self.index()]
    }

    /// The kind of a letter.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// A value for each kind, written as `{ U, W, S, L }`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ByKind<T>(pub [T; 4]);

impl<T> std::ops::Index<Kind> for ByKind<T> {
    type Output = T;
    fn index(&self, kind: Kind) -> &T {
        &self.0[kind.index()]
    }
}

impl<T> std::ops::IndexMut<Kind> for ByKind<T> {
    fn index_mut(&mut self, kind: Kind) -> &mut T {
        &mut self.0[kind.index()]
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(non_snake_case)]
struct KindMap<T> {
    U: T,
    W: T,
    S: T,
    L: T,
}

impl<T: Serialize + Copy> Serialize for ByKind<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [u, w, s, l] = self.0;
        KindMap { U: u, W: w, S: s, L: l }.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByKind<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        KindMap::deserialize(deserializer).map(|KindMap { U, W, S, L }| Self([U, W, S, L]))
    }
}

id_set! {
    /// A set of kinds.
    KindSet(u8) of Kind, Kind::row, Kind::of_row
}
