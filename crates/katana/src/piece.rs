//! The pieces of the game as ids: resources, Swords, cards, Rooms, lines of the Forge.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

/// A set of kinds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KindSet(pub u8);

impl KindSet {
    /// Whether `kind` is in the set.
    #[must_use]
    pub fn contains(self, kind: Kind) -> bool {
        self.0 & (1 << kind.index()) != 0
    }

    /// Adds `kind`.
    pub fn insert(&mut self, kind: Kind) {
        self.0 |= 1 << kind.index();
    }

    /// How many kinds are in the set.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no kind is in the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The kinds in the order of the rows.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }
}

/// One of the four Daimyō Houses, 0 to 3; also the kind of its Sashimono.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct House(pub u8);

impl House {
    /// All four.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The House as an index into arrays.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// How many Sword tiles the box holds.
pub const N_TILES: usize = 50;
/// Sword tiles and one Katana a seat.
pub const N_SWORDS: usize = N_TILES + 4;

/// A Sword: tiles 0 to 49 in the order of the components, then the Katana of each seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SwordId(pub u8);

impl SwordId {
    /// The Katana of a seat.
    #[must_use]
    pub fn katana(seat: tabletop::Seat) -> Self {
        Self(N_TILES as u8 + seat.0)
    }

    /// Whose Katana it is, if it is one.
    #[must_use]
    pub fn katana_of(self) -> Option<tabletop::Seat> {
        (self.index() >= N_TILES).then(|| tabletop::Seat(self.0 - N_TILES as u8))
    }

    /// The Sword as an index into arrays.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of Swords.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SwordSet(pub u64);

impl SwordSet {
    /// Whether `sword` is in the set.
    #[must_use]
    pub fn contains(self, sword: SwordId) -> bool {
        self.0 & (1 << sword.0) != 0
    }

    /// Adds `sword`.
    pub fn insert(&mut self, sword: SwordId) {
        self.0 |= 1 << sword.0;
    }

    /// Takes `sword` out.
    pub fn remove(&mut self, sword: SwordId) {
        self.0 &= !(1 << sword.0);
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many Swords are in the set.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The Swords by id.
    pub fn iter(self) -> impl Iterator<Item = SwordId> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let sword = (rest != 0).then(|| SwordId(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            sword
        })
    }
}

/// How many Daimyō cards there are.
pub const N_DAIMYO: usize = 64;
/// How many Market cards there are.
pub const N_MARKET: usize = 28;
/// All cards that a player can hold.
pub const N_CARDS: usize = N_DAIMYO + N_MARKET;

/// A card: Daimyō cards 0 to 63 in the order of the components, then the Market cards, by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

impl CardId {
    /// The card as an index into arrays.
    #[must_use]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardSet(pub u128);

impl CardSet {
    /// Whether `card` is in the set.
    #[must_use]
    pub fn contains(self, card: CardId) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Adds `card`.
    pub fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Takes `card` out.
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cards are in the set.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The cards that are in both sets.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards that are in either set.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards by id.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = (rest != 0).then(|| CardId(rest.trailing_zeros() as u8));
            rest &= rest.wrapping_sub(1);
            card
        })
    }
}

/// An Honor card, 0 to 21 in the order of the components.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HonorId(pub u8);

/// How many Honor cards there are.
pub const N_HONOR: usize = 22;

/// A Favor card: 0 to 4 for I to V.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Favor(pub u8);

/// The nine Palace Rooms.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// Advance a Decorator.
    Decorator,
    /// Move a Sword.
    Move,
    /// Take Coins.
    Coins,
    /// Buy Leather.
    Leather,
    /// Buy Lacquer.
    Lacquer,
    /// Take Wood.
    Wood,
    /// Take Steel.
    Steel,
    /// Passive: permanent benefits cost less.
    Discount,
    /// Passive: a resource bought at the Market may move a Sword.
    Apprentice,
}

impl Room {
    /// All nine.
    pub const ALL: [Self; 9] = [
        Self::Decorator,
        Self::Move,
        Self::Coins,
        Self::Leather,
        Self::Lacquer,
        Self::Wood,
        Self::Steel,
        Self::Discount,
        Self::Apprentice,
    ];

    /// Whether it works by itself and is never obtained (PAL-2).
    #[must_use]
    pub fn is_passive(self) -> bool {
        matches!(self, Self::Discount | Self::Apprentice)
    }
}

/// A place of the Palace, 0 to 4 from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoomPlace(pub u8);

/// How many Rooms the Palace has.
pub const N_ROOMS: usize = 5;

/// A set of places of the Palace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoomSet(pub u8);

impl RoomSet {
    /// Whether `place` is in the set.
    #[must_use]
    pub fn contains(self, place: RoomPlace) -> bool {
        self.0 & (1 << place.0) != 0
    }

    /// Adds `place`.
    pub fn insert(&mut self, place: RoomPlace) {
        self.0 |= 1 << place.0;
    }

    /// How many places are in the set.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places from the left.
    pub fn iter(self) -> impl Iterator<Item = RoomPlace> {
        (0..N_ROOMS as u8).map(RoomPlace).filter(move |&place| self.contains(place))
    }

    /// All sets of `n` places, in ascending order of their bits.
    pub fn of_size(n: u8) -> impl Iterator<Item = Self> {
        (0..1 << N_ROOMS).map(Self).filter(move |set| set.len() == n)
    }
}

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

    /// Where the next resource of a Sword that stands here would take it (MOV-3); nothing where that
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

    /// The composition of letters such as `LSWU`; nothing where a letter is none or there are too many.
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
    pub fn kinds(&self) -> &[Kind] {
        &self.kinds[..usize::from(self.len)]
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

    /// Where a Sword stands after its first `n` resources; nothing where the way jumps a row or leaves
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

/// A Worker or a Monk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Figure {
    /// A Worker.
    #[default]
    Worker,
    /// A Monk, with its area's further effect.
    Monk,
}

/// Where a figure can be placed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Area {
    /// The four Daimyō Houses.
    Houses,
    /// The Market.
    Market,
    /// The own Forge.
    Forge,
    /// The Academy.
    Academy,
    /// The Palace.
    Palace,
    /// Komainu.
    Komainu,
}

impl Area {
    /// All six.
    pub const ALL: [Self; 6] =
        [Self::Houses, Self::Market, Self::Forge, Self::Academy, Self::Palace, Self::Komainu];
}
