//! Reads the sections of a component file that are about boards, resources and prices.

use std::ops::RangeInclusive;

use tabletop::components::{At, Reader, TomlTable};

use super::{MarketCard, Rooms, Spaces, StoryParts, check, read};
use crate::piece::{ByKind, Composition, Kind, N_MARKET, Room};

/// The numbers that a value may be.
type Range = RangeInclusive<i64>;

/// What a number of Coins, points or resources may be.
pub(super) const ANY: Range = 0..=30;
/// What it may be where none makes no sense.
pub(super) const SOME: Range = 1..=30;

const LAP_MAX: i64 = 1000;

const ROOMS: [(&str, (&str, Room)); 9] = [
    ("decorator", ("decorator", Room::Decorator)),
    ("move", ("move", Room::Move)),
    ("coins", ("coins", Room::Coins)),
    ("leather", ("leather", Room::Leather)),
    ("lacquer", ("lacquer", Room::Lacquer)),
    ("wood", ("wood", Room::Wood)),
    ("steel", ("steel", Room::Steel)),
    ("discount", ("discount", Room::Discount)),
    ("apprentice", ("apprentice", Room::Apprentice)),
];

/// What resources are worth, and what each player starts with.
pub(super) fn resources(reader: &mut Reader, root: &TomlTable<'_>) -> [ByKind<u8>; 2] {
    let section = reader.section(root, "resources", &["worth", "start"]);
    [by_kind(reader, &section, "worth", SOME), by_kind(reader, &section, "start", ANY)]
}

/// Points and offerings of the rounds.
pub(super) fn rounds(reader: &mut Reader, root: &TomlTable<'_>) -> [[u8; 4]; 2] {
    let section = reader.section(root, "rounds", &["points", "offering"]);
    [row(reader, &section, "points", ANY), row(reader, &section, "offering", 0..=50)]
}

/// Benefits of the rows and columns of the Forge.
pub(super) fn forge(reader: &mut Reader, root: &TomlTable<'_>) -> (ByKind<Kind>, [u8; 5]) {
    let section = reader.section(root, "forge", &["row_benefit", "column_coins"]);
    let mut row_benefit = ByKind(Kind::ALL);
    if let Some(node) = reader.value(&section, "row_benefit") {
        for (kind, node) in read::kinds(reader, &node) {
            row_benefit[kind] = read::kind(reader, &node).unwrap_or(kind);
        }
    }
    (row_benefit, row(reader, &section, "column_coins", ANY))
}

/// Coins of the columns of the Academy.
pub(super) fn academy(reader: &mut Reader, root: &TomlTable<'_>) -> [u8; 3] {
    let section = reader.section(root, "academy", &["coins"]);
    rising_row(reader, &section, "coins", ANY)
}

/// Spaces by players, and the Coins of Komainu.
pub(super) fn spaces(reader: &mut Reader, root: &TomlTable<'_>) -> Spaces {
    let section = reader.section(root, "spaces", &["market", "academy", "palace", "swords_per_house"]);
    let komainu = reader.section(root, "komainu", &["coins"]);
    Spaces {
        market: rising_row(reader, &section, "market", 1..=5),
        academy: rising_row(reader, &section, "academy", 1..=4),
        palace: rising_row(reader, &section, "palace", 1..=4),
        swords_per_house: rising_row(reader, &section, "swords_per_house", 1..=3),
        komainu_coins: single(reader, &komainu, "coins", SOME),
    }
}

/// Spaces with Blocked Workers on the sides of the Washitsu board.
pub(super) fn washitsu(reader: &mut Reader, root: &TomlTable<'_>) -> [Vec<u8>; 5] {
    let section = reader.section(root, "washitsu", &["blocked"]);
    let mut blocked: [Vec<u8>; 5] = Default::default();
    let Some(node) = reader.value(&section, "blocked") else { return blocked };
    let sides = reader.items(&node, blocked.len());
    for (spaces, side) in blocked.iter_mut().zip(&sides) {
        let read = reader.list(side, 7, 1..=8);
        check::distinct(reader, &side.path, &read);
        *spaces = read.into_iter().filter_map(|space| space.small()).collect();
    }
    blocked
}

/// The lap of the score track, and its flowers.
pub(super) fn score_track(reader: &mut Reader, root: &TomlTable<'_>) -> (u16, Vec<u16>) {
    let section = reader.section(root, "score_track", &["lap", "flowers"]);
    let lap = reader.value(&section, "lap").and_then(|node| reader.number(&node, 1..=LAP_MAX));
    let lap = lap.map_or(LAP_MAX, |lap| lap.is.clamp(1, LAP_MAX));
    let mut flowers = Vec::new();
    if let Some(node) = reader.value(&section, "flowers") {
        flowers = reader.list(&node, 8, 1..=lap);
        check::rising(reader, &node.path, &flowers);
        check::distinct(reader, &node.path, &flowers);
    }
    let place = |number: i64| u16::try_from(number).unwrap_or_default();
    (place(lap), flowers.into_iter().map(|flower| place(flower.is)).collect())
}

/// What the Rooms give.
pub(super) fn rooms(reader: &mut Reader, root: &TomlTable<'_>) -> Rooms {
    let keys = ["coins", "leather_price", "lacquer_price", "wood_coins", "discount", "first_game"];
    let section = reader.section(root, "rooms", &keys);
    let mut first_game = [Room::Decorator; 5];
    palace(reader, &section, "first_game", &mut first_game);
    Rooms {
        coins: single(reader, &section, "coins", SOME),
        leather_price: single(reader, &section, "leather_price", ANY),
        lacquer_price: single(reader, &section, "lacquer_price", ANY),
        wood_coins: single(reader, &section, "wood_coins", ANY),
        discount: single(reader, &section, "discount", ANY),
        first_game,
    }
}

/// What chapters of the Story ask for.
pub(super) fn story(reader: &mut Reader, root: &TomlTable<'_>) -> StoryParts {
    let section = reader.section(root, "story", &["katana", "rooms"]);
    let mut parts = StoryParts::default();
    let letters = reader
        .value(&section, "katana")
        .and_then(|node| read::letters(reader, &node, 4..=Composition::LEN_MAX));
    if let Some(katana) = letters {
        check::way(reader, &section.path_of("katana"), katana);
        parts.katana = katana.is;
    }
    palace(reader, &section, "rooms", &mut parts.rooms);
    parts
}

/// The Rooms of a Palace.
fn palace(reader: &mut Reader, section: &TomlTable<'_>, name: &str, rooms: &mut [Room; 5]) {
    let Some(node) = reader.value(section, name) else { return };
    let nodes = reader.items(&node, rooms.len());
    let read: Vec<_> = nodes.iter().filter_map(|node| reader.word(node, &ROOMS)).collect();
    check::rooms(reader, &node.path, &read);
    for (slot, room) in rooms.iter_mut().zip(read) {
        *slot = room.is.1;
    }
}

/// Points of a Favor card.
pub(super) fn favor(reader: &mut Reader, root: &TomlTable<'_>) -> u8 {
    let section = reader.section(root, "favor", &["points"]);
    single(reader, &section, "points", SOME)
}

/// The Market cards by number.
pub(super) fn market(reader: &mut Reader, root: &TomlTable<'_>) -> [MarketCard; 7] {
    let section = reader.section(root, "market", &["copies", "cost", "benefit"]);
    let read = read_row::<7>(reader, &section, "copies", 1..=N_MARKET as i64);
    let copies = read.map(|read| check::countable(read, N_MARKET));
    check::total(reader, (&section, "copies"), &copies, N_MARKET);
    let cost = row::<7>(reader, &section, "cost", ANY);
    let benefit = row::<7>(reader, &section, "benefit", SOME);
    std::array::from_fn(|index| MarketCard {
        copies: copies[index].unwrap_or_default(),
        cost: cost[index],
        benefit: benefit[index],
    })
}

/// A number that was read, as it is kept. One that is missing or too large has been reported.
pub(super) fn small(read: Option<At<i64>>) -> u8 {
    read.and_then(At::small).unwrap_or_default()
}

fn single(reader: &mut Reader, section: &TomlTable<'_>, name: &str, range: Range) -> u8 {
    small(reader.value(section, name).and_then(|node| reader.number(&node, range)))
}

fn row<const N: usize>(reader: &mut Reader, section: &TomlTable<'_>, name: &str, range: Range) -> [u8; N] {
    read_row(reader, section, name, range).map(small)
}

fn rising_row<const N: usize>(
    reader: &mut Reader,
    section: &TomlTable<'_>,
    name: &str,
    range: Range,
) -> [u8; N] {
    let read: [_; N] = read_row(reader, section, name, range);
    let numbers: Vec<_> = read.into_iter().flatten().collect();
    check::rising(reader, &section.path_of(name), &numbers);
    read.map(small)
}

fn read_row<const N: usize>(
    reader: &mut Reader,
    section: &TomlTable<'_>,
    name: &str,
    range: Range,
) -> [Option<At<i64>>; N] {
    let mut numbers = [None; N];
    if let Some(node) = reader.value(section, name) {
        let nodes = reader.items(&node, N);
        for (index, node) in nodes.iter().enumerate() {
            let number = reader.number(node, range.clone());
            if let Some(slot) = numbers.get_mut(index) {
                *slot = number;
            }
        }
    }
    numbers
}

fn by_kind(reader: &mut Reader, section: &TomlTable<'_>, name: &str, range: Range) -> ByKind<u8> {
    let mut numbers = ByKind::default();
    if let Some(node) = reader.value(section, name) {
        for (kind, node) in read::kinds(reader, &node) {
            numbers[kind] = small(reader.number(&node, range.clone()));
        }
    }
    numbers
}
