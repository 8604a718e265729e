//! The Forge's spaces and lines, and the order of a Sword's resources.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::kind::{ByKind, Kind};

/// Rows of the Forge.
pub const N_ROWS: u8 = 4;
/// Columns of the Forge.
pub const N_COLUMNS: u8 = 5;

/// A space of the Forge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cell(pub u8);

impl Cell {
    /// The space at a row and a column, both from 0.
    #[must_use]
    pub fn at(row: u8, column: u8) -> Self {
        Self(row * N_COLUMNS + column)
    }

    /// Its row, 0 at the top.
    #[must_use]
    pub fn row(self) -> u8 {
        self.0 / N_COLUMNS
    }

    /// Its column, 0 at the left.
    #[must_use]
    pub fn column(self) -> u8 {
        self.0 % N_COLUMNS
    }

    /// Where the next resource of a Sword that stands here would take it (MOV-3); `None` if that
    /// is off the board.
    #[must_use]
    pub fn toward(self, kind: Kind) -> Option<Self> {
        match kind.row() {
            row if row == self.row() => (self.column() + 1 < N_COLUMNS).then(|| Self(self.0 + 1)),
            row if row.abs_diff(self.row()) == 1 => Some(Self::at(row, self.column())),
            _ => None,
        }
    }
}

/// A row (0 to 3, from the top) or a column (4 to 8, from the left) of the Forge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Line(pub u8);

/// Rows and columns together.
pub const N_LINES: usize = (N_ROWS + N_COLUMNS) as usize;

impl Line {
    /// A row, 0 at the top.
    #[must_use]
    pub fn row(row: u8) -> Self {
        Self(row)
    }

    /// A column, 0 at the left.
    #[must_use]
    pub fn column(column: u8) -> Self {
        Self(N_ROWS + column)
    }

    /// All nine lines.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..N_LINES as u8).map(Self)
    }

    /// The column that it is, if it is one.
    #[must_use]
    pub fn as_column(self) -> Option<u8> {
        self.0.checked_sub(N_ROWS)
    }

    /// Whether a space lies in it.
    #[must_use]
    pub fn holds(self, cell: Cell) -> bool {
        self == Self::row(cell.row()) || self == Self::column(cell.column())
    }

    /// The line as an index into arrays.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The order of a Sword's resources, at most 7.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Composition {
    kinds: [Kind; 7],
    len: u8,
}

impl Default for Composition {
    fn default() -> Self {
        Self { kinds: [Kind::Lacquer; 7], len: 0 }
    }
}

impl Composition {
    /// The most resources that a Sword can have.
    pub const LEN_MAX: usize = 7;

    /// The composition of letters such as `LSWU`; `None` if a letter is unknown or there are too many.
    #[must_use]
    pub fn parse(letters: &str) -> Option<Self> {
        let mut composition = Self::default();
        for letter in letters.chars() {
            if usize::from(composition.len) == Self::LEN_MAX {
                return None;
            }
            composition.push(Kind::of_letter(letter)?);
        }
        Some(composition)
    }

    /// The resources in order.
    #[must_use]
    #[inline]
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds[..usize::from(self.len)]
    }

    /// How many resources there are.
    #[must_use]
    #[inline]
    pub fn n_kinds(&self) -> u8 {
        self.len
    }

    /// The first resource: a Sword has one at least.
    #[must_use]
    #[inline]
    pub fn first(&self) -> Kind {
        self.kinds[0]
    }

    /// Appends a resource.
    pub fn push(&mut self, kind: Kind) {
        self.kinds[usize::from(self.len)] = kind;
        self.len += 1;
    }

    /// How many of each kind.
    #[must_use]
    pub fn counts(&self) -> ByKind<u8> {
        let mut counts = ByKind::default();
        for &kind in self.kinds() {
            counts[kind] += 1;
        }
        counts
    }

    /// Where a Sword stands with all its resources; `None` if the way jumps a row or leaves the board.
    #[must_use]
    pub fn end(&self) -> Option<Cell> {
        self.cell_after(self.kinds().len())
    }

    /// Where a Sword stands after its first `n` resources; `None` if the way jumps a row or leaves
    /// the board (MOV-3, MOV-4).
    #[must_use]
    pub fn cell_after(&self, n: usize) -> Option<Cell> {
        let entry = Cell::at(self.kinds().first()?.row(), 0);
        self.kinds()[..n].iter().try_fold(entry, |cell, &kind| cell.toward(kind))
    }
}

impl std::fmt::Display for Composition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.kinds().iter().try_for_each(|kind| write!(f, "{}", kind.letter()))
    }
}

impl Serialize for Composition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Composition {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let letters = String::deserialize(deserializer)?;
        Self::parse(&letters).ok_or_else(|| {
            serde::de::Error::custom("a composition is at most seven of the letters U, W, S, L")
        })
    }
}
