//! Reads the sections of a component file that list cards and tiles.

use std::ops::RangeInclusive;

use tabletop::components::{At, ProblemKind, Reader, TomlTable};

use super::{
    DaimyoCard, DaimyoEffect, Honor, SwordTile,
    boards::{ANY, SOME, small},
    check, read,
};
use crate::piece::{ByKind, Composition, Kind, N_DAIMYO, N_HONOR, N_TILES};

const EFFECTS: [(&str, DaimyoEffect); 4] = [
    ("take", DaimyoEffect::Take(ByKind([0; 4]))),
    ("token", DaimyoEffect::Token),
    ("step", DaimyoEffect::Step),
    ("turn", DaimyoEffect::Turn(Kind::Wood, Kind::Steel)),
];

const HONORS: [(&str, Honor); 15] = [
    ("decorations", Honor::Decorations),
    ("strengths", Honor::Strengths),
    ("decorators", Honor::Decorators),
    ("sashimono", Honor::Sashimono(0)),
    ("katana_decorations", Honor::KatanaDecorations),
    ("bought_cards", Honor::BoughtCards),
    ("unused_cards", Honor::UnusedCards),
    ("swords_with", Honor::SwordsWith { kind: Kind::Wood, points: 0 }),
    ("strong_swords", Honor::StrongSwords { strength: 0, points: 0 }),
    ("figures", Honor::Figures),
    ("coins", Honor::Coins),
    ("swords_decorated", Honor::SwordsDecorated { kind: Kind::Wood, points: 0 }),
    ("strength_sum", Honor::StrengthSum),
    ("plain", Honor::Plain),
    ("flowers", Honor::Flowers),
];

/// The Daimyō cards.
pub(super) fn daimyo(reader: &mut Reader, root: &TomlTable<'_>) -> Vec<DaimyoCard> {
    cards(reader, root, ("daimyo", N_DAIMYO), |reader, record| {
        let effect = reader.field(record, "effect").and_then(|node| reader.word(&node, &EFFECTS));
        let effect = effect.map_or(DaimyoEffect::Token, |effect| daimyo_effect(reader, record, effect.is));
        let benefit = kind(reader, record, "benefit");
        DaimyoCard { effect, benefit, cost: number(reader, record, "cost", ANY) }
    })
}

/// The cards of a section, `n` in all, each as often as it says.
fn cards<C: Clone>(
    reader: &mut Reader,
    root: &TomlTable<'_>,
    (name, n): (&str, usize),
    card: impl Fn(&mut Reader, &TomlTable<'_>) -> C,
) -> Vec<C> {
    let section = reader.section(root, name, &["cards"]);
    let records = reader.records(&section, "cards");
    let mut cards = Vec::new();
    let mut counted = Vec::new();
    for record in records.iter().flatten() {
        let card = card(reader, record);
        let copies = copies(reader, record, n);
        cards.extend(std::iter::repeat_n(card, copies.unwrap_or_default().into()));
        counted.push(copies);
    }
    if records.is_some() {
        check::total(reader, (&section, "cards"), &counted, n);
    }
    cards
}

/// What the keys of a Daimyō card say about its effect.
fn daimyo_effect(reader: &mut Reader, record: &TomlTable<'_>, effect: DaimyoEffect) -> DaimyoEffect {
    match effect {
        DaimyoEffect::Take(_) => {
            reader.fields(record, &["effect", "gives", "benefit", "cost", "copies"]);
            let gives = letters(reader, record, "gives", 1..=Composition::LEN_MAX);
            DaimyoEffect::Take(gives.map_or_else(ByKind::default, |gives| gives.is.counts()))
        }
        DaimyoEffect::Turn(..) => {
            reader.fields(record, &["effect", "pair", "benefit", "cost", "copies"]);
            let Some(At { is: pair, byte }) = letters(reader, record, "pair", 2..=2) else { return effect };
            let (one, other) = (pair.kinds()[0], pair.kinds()[1]);
            if one == other {
                let (key, found) = (record.path_of("pair"), other.letter().to_string());
                reader.report(byte, ProblemKind::Repeated { key, found });
            }
            DaimyoEffect::Turn(one, other)
        }
        DaimyoEffect::Token | DaimyoEffect::Step => {
            reader.fields(record, &["effect", "benefit", "cost", "copies"]);
            effect
        }
    }
}

/// The Honor cards.
pub(super) fn honor(reader: &mut Reader, root: &TomlTable<'_>) -> Vec<Honor> {
    cards(reader, root, ("honor", N_HONOR), |reader, record| {
        let card = reader.field(record, "card").and_then(|node| reader.word(&node, &HONORS));
        card.map_or(Honor::Plain, |card| honor_card(reader, record, card.is))
    })
}

/// What the keys of an Honor card say about it.
fn honor_card(reader: &mut Reader, record: &TomlTable<'_>, card: Honor) -> Honor {
    match card {
        Honor::Sashimono(_) => {
            reader.fields(record, &["card", "house", "copies"]);
            Honor::Sashimono(number(reader, record, "house", 0..=3))
        }
        Honor::SwordsWith { .. } => {
            reader.fields(record, &["card", "kind", "points", "copies"]);
            let kind = kind(reader, record, "kind");
            Honor::SwordsWith { kind, points: number(reader, record, "points", SOME) }
        }
        Honor::StrongSwords { .. } => {
            reader.fields(record, &["card", "strength", "points", "copies"]);
            let strength = number(reader, record, "strength", SOME);
            Honor::StrongSwords { strength, points: number(reader, record, "points", SOME) }
        }
        Honor::SwordsDecorated { .. } => {
            reader.fields(record, &["card", "kind", "points", "copies"]);
            let kind = kind(reader, record, "kind");
            Honor::SwordsDecorated { kind, points: number(reader, record, "points", SOME) }
        }
        Honor::Decorations
        | Honor::Strengths
        | Honor::Decorators
        | Honor::KatanaDecorations
        | Honor::BoughtCards
        | Honor::UnusedCards
        | Honor::Figures
        | Honor::Coins
        | Honor::StrengthSum
        | Honor::Plain
        | Honor::Flowers => {
            reader.fields(record, &["card", "copies"]);
            card
        }
    }
}

/// The Sword tiles.
pub(super) fn swords(reader: &mut Reader, root: &TomlTable<'_>) -> Vec<SwordTile> {
    let section = reader.section(root, "swords", &["tiles"]);
    let Some(records) = reader.records(&section, "tiles") else { return Vec::new() };
    let mut tiles = Vec::new();
    let mut numbers = Vec::new();
    for record in &records {
        reader.fields(record, &["number", "points", "coins", "strength", "composition"]);
        let number_read =
            reader.field(record, "number").and_then(|node| reader.number(&node, 1..=u8::MAX.into()));
        numbers.extend(number_read);
        let composition = letters(reader, record, "composition", 3..=Composition::LEN_MAX);
        if let Some(composition) = composition {
            check::way(reader, &record.path_of("composition"), composition);
        }
        tiles.push(SwordTile {
            number: small(number_read),
            points: number(reader, record, "points", SOME),
            coins: number(reader, record, "coins", ANY),
            strength: number(reader, record, "strength", SOME),
            composition: composition.map_or_else(Composition::default, |composition| composition.is),
        });
    }
    check::distinct(reader, &section.path_of("number"), &numbers);
    check::total(reader, (&section, "tiles"), &vec![Some(1); records.len()], N_TILES);
    tiles
}

/// How many of a card there are; nothing where that is not from 1 to `n_max`, which is reported.
fn copies(reader: &mut Reader, record: &TomlTable<'_>, n_max: usize) -> Option<u8> {
    let read = reader.field(record, "copies").and_then(|node| reader.number(&node, 1..=n_max as i64));
    check::countable(read, n_max)
}

fn number(reader: &mut Reader, record: &TomlTable<'_>, name: &str, range: RangeInclusive<i64>) -> u8 {
    small(reader.field(record, name).and_then(|node| reader.number(&node, range)))
}

fn kind(reader: &mut Reader, record: &TomlTable<'_>, name: &str) -> Kind {
    reader.field(record, name).and_then(|node| read::kind(reader, &node)).unwrap_or(Kind::Wood)
}

fn letters(
    reader: &mut Reader,
    record: &TomlTable<'_>,
    name: &str,
    n: RangeInclusive<usize>,
) -> Option<At<Composition>> {
    reader.field(record, name).and_then(|node| read::letters(reader, &node, n))
}
