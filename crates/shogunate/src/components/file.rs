//! The component file: the set that comes with Kajiba, or one that an owner of the box wrote. Every value
//! says where it comes from, and every problem is found in one reading.

use std::sync::LazyLock;

use toml::de::DeTable;

pub use super::problem::{Problem, ProblemKind};
use super::{
    Components, PATTERN_MAX, Plot, Power,
    read::{Node, Reader, Table},
};
use crate::{
    piece::{Card, N_CARDS, N_LEADERS, N_PLOTS},
    setup::Setup,
};

/// A component set and where each of its values comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sourced {
    /// The set.
    pub components: Components,
    /// Its values in the order of the file.
    pub sources: Vec<Value>,
}

/// A value of a component file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Value {
    /// Its dotted path, such as `plots.18.power` or `end.score.1`.
    pub path: String,
    /// What it is.
    pub text: String,
    /// Where it comes from.
    pub source: Source,
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Source {
    /// Told by the published summary of the rules.
    Stated,
    /// Follows from stated facts.
    Derived,
    /// Told by a player's published review.
    Reported,
    /// This project's own choice; never shown as the publisher's.
    Reconstructed,
    /// Typed in from an owned copy of the game.
    Printed,
}

impl Source {
    /// All five.
    pub const ALL: [Self; 5] =
        [Self::Stated, Self::Derived, Self::Reported, Self::Reconstructed, Self::Printed];

    /// The word for it in the file.
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

/// The set that comes with Kajiba.
///
/// # Panics
///
/// Where its file is bad, which the tests rule out.
#[must_use]
pub fn embedded() -> &'static Sourced {
    static EMBEDDED: LazyLock<Sourced> =
        LazyLock::new(|| parse(TEXT).expect("the component file that comes with Kajiba has no problems"));
    &EMBEDDED
}

/// The text of the set that comes with Kajiba.
const TEXT: &str = include_str!("../../data/components.toml");

/// Reads and checks a component file.
///
/// # Errors
///
/// Every problem of the file, by line; only the first where it is not TOML.
pub fn parse(text: &str) -> Result<Sourced, Vec<Problem>> {
    let document = DeTable::parse(text).map_err(|error| {
        let byte = error.span().map_or(0, |span| span.start);
        vec![Problem::at(text, byte, ProblemKind::Syntax { detail: error.message().to_owned() })]
    })?;
    let mut reader = Reader::default();
    let components = components(&mut reader, &Table::root(document.get_ref()));
    let Reader { mut problems, mut sources } = reader;
    if !problems.is_empty() {
        problems.sort_by_key(|&(byte, _)| byte);
        return Err(problems.into_iter().map(|(byte, what)| Problem::at(text, byte, what)).collect());
    }
    sources.sort_by_key(|&(byte, _)| byte);
    Ok(Sourced { components, sources: sources.into_iter().map(|(_, value)| value).collect() })
}

/// Everything that the file has to hold. What has a problem is some other value here.
fn components(reader: &mut Reader, root: &Table<'_>) -> Components {
    const SECTIONS: [&str; 6] = ["loyalty", "shinobi", "end", "actions", "leaders", "plots"];
    reader.known_keys(root, |key| SECTIONS.contains(&key));
    loyalty(reader, root);
    actions(reader, root);
    let section = reader.section(root, "shinobi", &["place"]);
    let place = reader.value(&section, "place").and_then(|node| reader.number(&node, 1..=6));
    Components {
        clans: clans(reader, root),
        shinobi: place.unwrap_or_default(),
        threshold: threshold(reader, root),
        plots: plots(reader, root),
    }
}

/// The Loyalty cards. The rules stand and fall with these numbers, so they can only be confirmed.
fn loyalty(reader: &mut Reader, root: &Table<'_>) {
    let section = reader.section(root, "loyalty", &["copies", "dealt"]);
    for name in ["copies", "dealt"] {
        reader.value(&section, name).and_then(|node| reader.number(&node, 2..=2));
    }
}

/// The Action cards: each of the six, once.
fn actions(reader: &mut Reader, root: &Table<'_>) {
    let section = reader.section(root, "actions", &["cards"]);
    let Some(node) = reader.value(&section, "cards") else { return };
    let words = Card::ALL.map(|card| (card.id(), card));
    let mut cards: Vec<Card> = Vec::new();
    for node in reader.items(&node, N_CARDS) {
        let Some(card) = reader.word(&node, &words) else { continue };
        if cards.contains(&card) {
            let what = ProblemKind::Repeated { key: node.path.clone(), found: card.id().to_owned() };
            reader.report(node.byte(), what);
        }
        cards.push(card);
    }
}

/// The score that ends the game, by players.
fn threshold(reader: &mut Reader, root: &Table<'_>) -> [u8; 4] {
    let (least, most) = (i64::from(*Setup::THRESHOLDS.start()), i64::from(*Setup::THRESHOLDS.end()));
    let section = reader.section(root, "end", &["score"]);
    let node = reader.value(&section, "score");
    numbers(reader, node.as_ref(), least..=most)
}

/// The Leaders' clans.
fn clans(reader: &mut Reader, root: &Table<'_>) -> [String; N_LEADERS] {
    let section = reader.section(root, "leaders", &["clans"]);
    let mut clans: [String; N_LEADERS] = Default::default();
    let (records, mut names) = (reader.records(&section, "clans", N_LEADERS), Vec::new());
    for (clan, record) in clans.iter_mut().zip(&records) {
        reader.fields(record, &["name"]);
        let node = reader.field(record, "name");
        *clan = node.and_then(|node| reader.name(&node, &mut names)).unwrap_or_default();
    }
    clans
}

/// The Plots.
fn plots(reader: &mut Reader, root: &Table<'_>) -> [Plot; N_PLOTS] {
    let section = reader.section(root, "plots", &["cards"]);
    let mut plots: [Plot; N_PLOTS] = Default::default();
    let (records, mut names) = (reader.records(&section, "cards", N_PLOTS), Vec::new());
    let powers = Power::ALL.map(|power| (power.id(), power));
    for (index, (plot, record)) in plots.iter_mut().zip(&records).enumerate() {
        reader.fields(record, &["number", "name", "honor", "power"]);
        // The numbers are the clauses SGP-1 to SGP-18, so they stand in order.
        let number = index as i64 + 1;
        reader.field(record, "number").and_then(|node| reader.number(&node, number..=number));
        let name = reader.field(record, "name").and_then(|node| reader.name(&node, &mut names));
        plot.name = name.unwrap_or_default();
        let honor = reader.field(record, "honor");
        plot.honor = numbers(reader, honor.as_ref(), 0..=i64::from(PATTERN_MAX));
        let power = reader.field(record, "power").and_then(|node| reader.word(&node, &powers));
        plot.power = power.unwrap_or_default();
    }
    plots
}

/// A list of so many numbers.
fn numbers<const N: usize>(
    reader: &mut Reader,
    node: Option<&Node<'_>>,
    range: std::ops::RangeInclusive<i64>,
) -> [u8; N] {
    let mut numbers = [0; N];
    let nodes = node.map(|node| reader.items(node, N)).unwrap_or_default();
    for (number, node) in numbers.iter_mut().zip(&nodes) {
        *number = reader.number(node, range.clone()).unwrap_or_default();
    }
    numbers
}
