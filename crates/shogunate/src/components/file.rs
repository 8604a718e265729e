//! The component file: the set that comes with Kajiba, or one that an owner of the box wrote.

use std::sync::LazyLock;

use tabletop::components::{
    At, ComponentSet, FieldKind, Node, ProblemKind, Reader, Sourced, TomlTable, parse,
};

use super::{Components, NAME_MAX, PATTERN_MAX, Plot, Power, is_name, problem};
use crate::{
    Setup,
    piece::{Card, N_CARDS, N_LEADERS, N_PLOTS},
};

/// The set that comes with Kajiba.
///
/// # Panics
///
/// Its file has problems, which the tests rule out.
#[must_use]
pub fn embedded() -> &'static Sourced<Components> {
    static EMBEDDED: LazyLock<Sourced<Components>> =
        LazyLock::new(|| parse(TEXT).expect("the component file that comes with Kajiba has no problems"));
    &EMBEDDED
}

/// The text of the set that comes with Kajiba.
pub(crate) const TEXT: &str = include_str!("../../data/components.toml");

impl ComponentSet for Components {
    fn read(reader: &mut Reader, root: &TomlTable<'_>) -> Self {
        const SECTIONS: [&str; 6] = ["loyalty", "shinobi", "end", "actions", "leaders", "plots"];
        reader.known_keys(root, |key| SECTIONS.contains(&key));
        loyalty(reader, root);
        actions(reader, root);
        let section = reader.section(root, "shinobi", &["place"]);
        let place = reader.value(&section, "place").and_then(|node| reader.number(&node, 1..=6));
        Self {
            clans: clans(reader, root),
            shinobi: small(place),
            threshold: threshold(reader, root),
            plots: plots(reader, root),
        }
    }
}

/// The Loyalty cards. The rules depend on these numbers, so a file can only confirm them.
fn loyalty(reader: &mut Reader, root: &TomlTable<'_>) {
    let section = reader.section(root, "loyalty", &["copies", "dealt"]);
    for name in ["copies", "dealt"] {
        reader.value(&section, name).and_then(|node| reader.number(&node, 2..=2));
    }
}

/// The Action cards: each of the six, once.
fn actions(reader: &mut Reader, root: &TomlTable<'_>) {
    let section = reader.section(root, "actions", &["cards"]);
    let Some(node) = reader.value(&section, "cards") else { return };
    let words = Card::ALL.map(|card| (card.id(), card));
    let mut cards: Vec<Card> = Vec::new();
    for node in reader.items(&node, N_CARDS) {
        let Some(At { is: card, byte }) = reader.word(&node, &words) else { continue };
        if cards.contains(&card) {
            let what = ProblemKind::Repeated { key: node.path.clone(), found: card.id().to_owned() };
            reader.report(byte, what);
        }
        cards.push(card);
    }
}

/// The score that ends the game, by players.
fn threshold(reader: &mut Reader, root: &TomlTable<'_>) -> [u8; 4] {
    let (least, most) = (i64::from(*Setup::THRESHOLDS.start()), i64::from(*Setup::THRESHOLDS.end()));
    let section = reader.section(root, "end", &["score"]);
    let node = reader.value(&section, "score");
    numbers(reader, node.as_ref(), least..=most)
}

/// The Leaders' clans.
fn clans(reader: &mut Reader, root: &TomlTable<'_>) -> [String; N_LEADERS] {
    let section = reader.section(root, "leaders", &["clans"]);
    let mut clans: [String; N_LEADERS] = Default::default();
    let (records, mut names) = (records(reader, &section, "clans", N_LEADERS), Vec::new());
    for (clan, record) in clans.iter_mut().zip(&records) {
        reader.fields(record, &["name"]);
        let node = reader.field(record, "name");
        *clan = node.and_then(|node| name(reader, &node, &mut names)).unwrap_or_default();
    }
    clans
}

/// The Plots.
fn plots(reader: &mut Reader, root: &TomlTable<'_>) -> [Plot; N_PLOTS] {
    let section = reader.section(root, "plots", &["cards"]);
    let mut plots: [Plot; N_PLOTS] = Default::default();
    let (records, mut names) = (records(reader, &section, "cards", N_PLOTS), Vec::new());
    let powers = Power::ALL.map(|power| (power.id(), power));
    for (index, (plot, record)) in plots.iter_mut().zip(&records).enumerate() {
        reader.fields(record, &["number", "name", "honor", "power"]);
        // The numbers are the clauses SGP-1 to SGP-18, so they stand in order.
        let number = index as i64 + 1;
        reader.field(record, "number").and_then(|node| reader.number(&node, number..=number));
        let node = reader.field(record, "name");
        plot.name = node.and_then(|node| name(reader, &node, &mut names)).unwrap_or_default();
        let honor = reader.field(record, "honor");
        plot.honor = numbers(reader, honor.as_ref(), 0..=i64::from(PATTERN_MAX));
        let power = reader.field(record, "power").and_then(|node| reader.word(&node, &powers));
        plot.power = power.map(|power| power.is).unwrap_or_default();
    }
    plots
}

/// The records of a section's list, `n` of them.
fn records<'t>(reader: &mut Reader, section: &TomlTable<'t>, name: &str, n: usize) -> Vec<TomlTable<'t>> {
    let Some(records) = reader.records(section, name) else { return Vec::new() };
    reader.total(section, name, records.len(), n);
    records
}

/// A name that is not among those `before`, to which it is added.
fn name(reader: &mut Reader, node: &Node<'_>, before: &mut Vec<String>) -> Option<String> {
    reader.note_kind(node, FieldKind::Text { most: NAME_MAX });
    let found = reader.text(node)?.to_owned();
    if !is_name(&found) {
        reader.report(node.byte(), problem::not_a_name(node, found));
        return None;
    }
    if before.contains(&found) {
        let (key, found) = (node.path.clone(), found.clone());
        reader.report(node.byte(), ProblemKind::Repeated { key, found });
    }
    before.push(found.clone());
    Some(found)
}

/// A number that was read; 0 if it is missing or too large, which has been reported.
fn small(read: Option<At<i64>>) -> u8 {
    read.and_then(At::small).unwrap_or_default()
}

/// A list of `N` numbers.
fn numbers<const N: usize>(
    reader: &mut Reader,
    node: Option<&Node<'_>>,
    range: std::ops::RangeInclusive<i64>,
) -> [u8; N] {
    let mut numbers = [0; N];
    let nodes = node.map(|node| reader.items(node, N)).unwrap_or_default();
    for (number, node) in numbers.iter_mut().zip(&nodes) {
        *number = small(reader.number(node, range.clone()));
    }
    numbers
}

#[cfg(test)]
mod tests {
    use tabletop::{
        components::{Source, Value},
        testkit::ComponentFile,
    };

    use super::*;

    /// The embedded file.
    const FILE: ComponentFile<Components> = ComponentFile { text: TEXT, parse: parse::<Components> };

    /// One edit and the one problem that it causes, on the line of the edit.
    const CASES: [(&str, &str, &str); 33] = [
        ("place = {", "place = = {", "component-syntax"),
        ("[shinobi]", "[lions]\n[shinobi]", "component-unknown-key"),
        ("place = { value = 3,", "lions = 3\nplace = { value = 3,", "component-unknown-key"),
        ("{ value = 3,", "{ value = 3, lions = 1,", "component-unknown-key"),
        ("{ name = \"plum\",", "{ name = \"plum\", honor = 1,", "component-unknown-key"),
        ("{ number = 9,", "{ number = 9, lions = 1,", "component-unknown-key"),
        (
            "[shinobi]   # the place, 1 to 6, of the Leader by whom it begins\nplace",
            "[shinobi]\n#",
            "component-missing-key",
        ),
        ("{ value = 3, from", "{ from", "component-missing-key"),
        ("{ number = 9, name = \"great_audience\",", "{ number = 9,", "component-missing-key"),
        ("{ value = 3,", "{ value = \"3\",", "component-wrong-type"),
        ("[10, 12, 12, 12]", "10", "component-wrong-type"),
        ("[10, 12, 12, 12]", "[10, 12.0, 12, 12]", "component-wrong-type"),
        ("name = \"plum\"", "name = 1", "component-wrong-type"),
        ("power = \"none\"", "power = 0", "component-wrong-type"),
        ("honor = [2, 1, 0, 0, 0, 0]", "honor = 3", "component-wrong-type"),
        ("{ value = 3, from = \"stated\" }", "3", "component-missing-source"),
        ("{ value = 3, from = \"stated\" }", "{ value = 3 }", "component-missing-source"),
        ("{ name = \"plum\", from = \"reconstructed\" }", "{ name = \"plum\" }", "component-missing-source"),
        ("{ value = 3, from = \"stated\" }", "{ value = 3, from = \"said\" }", "component-unknown-source"),
        (
            "[10, 12, 12, 12], from = \"stated\"",
            "[10, 12, 12, 12], from = [\"stated\"]",
            "component-source-shape",
        ),
        ("{ value = 3, from = \"stated\" }", "{ value = 3, from = [\"stated\"] }", "component-source-shape"),
        ("{ value = 3,", "{ value = 0,", "component-too-small"),
        ("copies = { value = 2,", "copies = { value = 1,", "component-too-small"),
        ("[10, 12,", "[4, 12,", "component-too-small"),
        ("{ number = 18,", "{ number = 17,", "component-too-small"),
        ("honor = [3,", "honor = [6,", "component-too-large"),
        ("dealt = { value = 2,", "dealt = { value = 3,", "component-too-large"),
        ("honor = [3, 0, 0, 0, 0, 0]", "honor = [3, 0, 0, 0, 0]", "component-too-few"),
        ("[10, 12, 12, 12]", "[10, 12, 12, 12, 12]", "component-too-many"),
        ("power = \"none\"", "power = \"lions\"", "component-unknown-word"),
        ("\"dishonor\", \"flowing", "\"lions\", \"flowing", "component-unknown-word"),
        ("\"dishonor\", \"flowing_upstream\"", "\"dishonor\", \"dishonor\"", "component-repeated"),
        ("name = \"plum\"", "name = \" plum\"", "component-not-a-name"),
    ];

    #[test]
    fn every_kind_of_problem_is_found_on_its_line() {
        FILE.check_cases(&CASES, &problem::PROBLEMS);
    }

    #[test]
    fn a_card_too_few_or_too_many_is_found_where_the_list_begins() {
        let plot = TEXT.lines().find(|line| line.contains("number = 18")).expect("there is such a Plot");
        let problems_of = |after: &str| {
            let found = FILE.problems(&[(plot, after)]).remove(0);
            (found.line, found.what)
        };
        let key = || "plots.cards".to_owned();
        let too_few = ProblemKind::TooFew { key: key(), found: 17, least: 18 };
        assert_eq!(problems_of(""), (FILE.line_of("[plots]") + 1, too_few));
        let again = format!("{plot}\n{}", plot.replace("18", "19").replace("envious", "jealous"));
        let too_many = ProblemKind::TooMany { key: key(), found: 19, most: 18 };
        assert_eq!(problems_of(&again), (FILE.line_of("[plots]") + 1, too_many));
    }

    #[test]
    fn names_are_told_apart_and_can_be_any_that_need_no_escape() {
        let plots = FILE.problems(&[("\"hired_blade\"", "\"shadow_at_the_gate\"")]);
        assert_eq!((plots.len(), plots[0].what.id()), (1, "component-repeated"));
        for name in ["", "a\\tb", "a\\\"b", "a\\\\b", "1234567890123456789012345678901", "plum "] {
            let problems = FILE.problems(&[("\"plum\"", &format!("\"{name}\""))]);
            assert_eq!((problems.len(), problems[0].what.id()), (1, "component-not-a-name"), "{name}");
        }
        let own =
            parse::<Components>(&FILE.edited(&[("\"plum\"", "\"梅の家\"")])).expect("any script will do");
        assert_eq!(own.components.clans[0], "梅の家");
    }

    #[test]
    fn all_problems_of_a_file_are_found_in_one_reading() {
        let edits = [("{ value = 3,", "{ value = 7,"), ("\"hawk\"", "\"\""), ("\"step\"", "\"stop\"")];
        let found: Vec<_> = FILE.problems(&edits).iter().map(|problem| problem.what.id()).collect();
        assert_eq!(found, ["component-too-large", "component-not-a-name", "component-unknown-word"]);
        let empty = parse::<Components>("").expect_err("nothing is there");
        assert_eq!(empty.len(), 6, "an empty file lacks every section");
    }

    #[test]
    fn every_value_says_where_it_comes_from_and_the_plots_are_our_own() {
        let sources = &embedded().sources;
        let find = |path: &str| {
            let value = sources.iter().find(|value| value.path == path).expect(path);
            (value.text.as_str(), value.source)
        };
        assert_eq!(find("end.score.1"), ("10", Source::Stated));
        assert_eq!(find("actions.cards.2"), ("dishonor", Source::Stated));
        assert_eq!(find("leaders.6.name"), ("tortoise", Source::Reconstructed));
        assert_eq!(find("plots.18.honor.4"), ("2", Source::Reconstructed));
        let is_own = |value: &&Value| value.path.starts_with("plots.") || value.path.starts_with("leaders.");
        assert!(sources.iter().filter(is_own).all(|value| value.source == Source::Reconstructed));
        // 2 + 1 + 4 + 6 + 6 and nine values a Plot.
        assert_eq!(sources.len(), 19 + 18 * 9);
        assert_eq!(Source::ALL.map(Source::id)[4], "printed");
    }
}
