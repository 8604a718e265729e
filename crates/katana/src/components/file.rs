//! The component file: the set that comes with Kajiba, or one that an owner of the box wrote.

use std::sync::LazyLock;

use tabletop::components::{ComponentSet, Reader, Sourced, TomlTable, parse};

use super::{Components, boards, cards};

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
        const SECTIONS: [&str; 15] = [
            "resources",
            "rounds",
            "forge",
            "academy",
            "spaces",
            "komainu",
            "washitsu",
            "score_track",
            "rooms",
            "favor",
            "market",
            "honor",
            "daimyo",
            "swords",
            "story",
        ];
        reader.known_keys(root, |key| SECTIONS.contains(&key));
        let [value, start] = boards::resources(reader, root);
        let [round_points, offering] = boards::rounds(reader, root);
        let (row_benefit, column_coins) = boards::forge(reader, root);
        let (score_lap, flowers) = boards::score_track(reader, root);
        Self {
            value,
            start,
            round_points,
            offering,
            row_benefit,
            column_coins,
            academy_coins: boards::academy(reader, root),
            spaces: boards::spaces(reader, root),
            blocked: boards::washitsu(reader, root),
            score_lap,
            flowers,
            rooms: boards::rooms(reader, root),
            daimyo: cards::daimyo(reader, root),
            market: boards::market(reader, root),
            honor: cards::honor(reader, root),
            favor_points: boards::favor(reader, root),
            swords: cards::swords(reader, root),
            story: boards::story(reader, root),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tabletop::{
        components::{Problem, ProblemKind, Source, Value},
        testkit::ComponentFile,
    };

    use super::*;
    use crate::{
        components::{DaimyoEffect, Honor, PROBLEMS, problem},
        piece::{ByKind, Composition, Kind},
    };

    /// The embedded file.
    const FILE: ComponentFile<Components> = ComponentFile { text: TEXT, parse: parse::<Components> };

    /// One edit and the one problem that it causes, on the line of the edit.
    const CASES: [(&str, &str, &str); 56] = [
        ("lap = {", "lap = = {", "component-syntax"),
        ("{ value = 100,", "{ value = 100, value = 100,", "component-syntax"),
        ("[rounds]", "[lions]\n[rounds]", "component-unknown-key"),
        ("points = { value = 6,", "lions = 3\npoints = { value = 6,", "component-unknown-key"),
        ("{ value = 4, from", "{ value = 4, lions = 2, from", "component-unknown-key"),
        ("{ U = 4,", "{ U = 4, X = 2,", "component-unknown-key"),
        ("{ number = 1,", "{ number = 1, lions = 2,", "component-unknown-key"),
        ("{ card = \"plain\",", "{ card = \"plain\", points = 8,", "component-unknown-key"),
        ("{ effect = \"step\",", "{ effect = \"step\", gives = \"W\",", "component-unknown-key"),
        ("[favor]\npoints", "[favor]\n#", "component-missing-key"),
        ("{ value = 100, from", "{ from", "component-missing-key"),
        ("{ U = 4, W = 1,", "{ U = 4,", "component-missing-key"),
        ("{ number = 1, points = 3,", "{ number = 1,", "component-missing-key"),
        ("gives = \"WWW\", ", "", "component-missing-key"),
        ("{ value = 100,", "{ value = \"100\",", "component-wrong-type"),
        ("[0, 2, 4, 6]", "7", "component-wrong-type"),
        ("[0, 2, 4, 6]", "[0, 2.0, 4, 6]", "component-wrong-type"),
        ("{ U = 4, W = 1, S = 2, L = 3 }", "[4, 1, 2, 3]", "component-wrong-type"),
        ("\"decorator\", \"move\"", "\"decorator\", 2", "component-wrong-type"),
        (
            "from = \"reconstructed\" },\n  { number = 2",
            "from = 2 },\n  { number = 2",
            "component-wrong-type",
        ),
        ("{ value = 100, from = \"reconstructed\" }", "100", "component-missing-source"),
        ("{ value = 100, from = \"reconstructed\" }", "{ value = 100 }", "component-missing-source"),
        ("\"WWW\", from = \"reconstructed\"", "\"WWW\"", "component-missing-source"),
        ("{ value = 100, from = \"rec", "{ value = 100, from = \"dec", "component-unknown-source"),
        ("[\"stated\", \"rep", "[\"stated\", \"dep", "component-unknown-source"),
        ("from_points = \"stated\"", "from_points = \"said\"", "component-unknown-source"),
        ("[\"stated\", \"reported\", ", "[\"stated\", ", "component-source-shape"),
        ("{ U = \"stated\", W = \"derived\", ", "{ U = \"stated\", ", "component-source-shape"),
        ("{ value = 4, from = \"stated\" }", "{ value = 4, from = [\"stated\"] }", "component-source-shape"),
        ("{ U = 4,", "{ U = 0,", "component-too-small"),
        ("market = { value = [3,", "market = { value = [0,", "component-too-small"),
        ("[14, 28,", "[0, 28,", "component-too-small"),
        ("{ number = 1,", "{ number = 0,", "component-too-small"),
        ("house = 0, copies = 1", "house = 0, copies = -1", "component-too-small"),
        ("[5, 6, 8, 12]", "[5, 6, 8, 51]", "component-too-large"),
        ("[2, 2, 3]", "[2, 2, 4]", "component-too-large"),
        ("[2, 4, 6, 8]", "[2, 4, 6, 9]", "component-too-large"),
        ("84, 98]", "84, 101]", "component-too-large"),
        ("house = 3", "house = 4", "component-too-large"),
        ("{ number = 50,", "{ number = 99999999999999999999,", "component-too-large"),
        ("[0, 2, 4, 6]", "[0, 2, 4]", "component-too-few"),
        ("\"WWW\", from", "\"WW\", from", "component-too-few"),
        ("copies = { value = [4,", "copies = { value = [3,", "component-too-few"),
        ("[2, 4, 5]", "[1, 2, 3, 4, 5, 6, 7, 8]", "component-too-many"),
        ("[14, 28,", "[1, 2, 14, 28,", "component-too-many"),
        ("\"LLSLLL\"", "\"LLSLLLLL\"", "component-too-many"),
        ("\"decorator\", \"move\"", "\"decorator\", \"lions\"", "component-unknown-word"),
        ("effect = \"take\"", "effect = \"lions\"", "component-unknown-word"),
        ("{ U = \"U\",", "{ U = \"u\",", "component-unknown-word"),
        ("\"decorator\", \"move\"", "\"decorator\", \"decorator\"", "component-repeated"),
        ("{ number = 2,", "{ number = 1,", "component-repeated"),
        ("pair = \"WS\"", "pair = \"WW\"", "component-repeated"),
        ("[1, 2, 3]", "[1, 3, 2]", "component-decreasing"),
        ("\"LSW\"", "\"LLLLLL\"", "component-off-board"),
        ("\"LSW\"", "\"LSU\"", "component-row-jump"),
        ("\"decorator\", \"move\"", "\"discount\", \"apprentice\"", "component-two-passive"),
    ];

    #[test]
    fn every_kind_of_problem_is_found_on_its_line() {
        FILE.check_cases(&CASES, &PROBLEMS);
    }

    #[test]
    fn a_card_or_tile_too_few_or_too_many_is_found_where_the_list_begins() {
        let plain = TEXT.lines().find(|line| line.contains("\"plain\"")).expect("there is such a card");
        let token = "{ effect = \"token\", benefit = \"W\", cost = 1, copies = ";
        let tile = TEXT.lines().find(|line| line.contains("number = 50")).expect("there is such a tile");
        let cases = [
            (plain.to_owned(), String::new(), "[honor]", "honor.cards", [21, 22]),
            (plain.to_owned(), plain.replace("= 1", "= 2"), "[honor]", "honor.cards", [23, 22]),
            (format!("{token}6"), format!("{token}5"), "[daimyo]", "daimyo.cards", [63, 64]),
            (format!("{token}6"), format!("{token}7"), "[daimyo]", "daimyo.cards", [65, 64]),
            (tile.to_owned(), String::new(), "[swords]", "swords.tiles", [49, 50]),
            (
                tile.to_owned(),
                format!("{tile}\n{}", tile.replace("50", "51")),
                "[swords]",
                "swords.tiles",
                [51, 50],
            ),
        ];
        for (before, after, section, key, [found, n]) in cases {
            let problems = FILE.problems(&[(&before, &after)]);
            let key = key.to_owned();
            let what = if found < n {
                ProblemKind::TooFew { key, found, least: n }
            } else {
                ProblemKind::TooMany { key, found, most: n }
            };
            assert_eq!(problems, [Problem { line: FILE.line_of(section) + 1, column: 9, what }]);
        }
    }

    #[test]
    fn all_problems_of_a_file_are_found_in_one_reading() {
        let problems = FILE.problems(&[
            ("[5, 6, 8, 12]", "[5, 60, 8, 12]"),
            ("flowers = { value", "flower = { value"),
            ("composition = \"UUUWSS\", from = \"reconstructed\"", "composition = \"UUUWLL\""),
        ]);
        let key = str::to_owned;
        let expected = [
            (
                FILE.line_of("offering"),
                26,
                ProblemKind::TooLarge { key: key("rounds.offering.2"), found: 60, most: 50 },
            ),
            (FILE.line_of("[score_track]"), 1, ProblemKind::MissingKey { key: key("score_track.flowers") }),
            (FILE.line_of("flowers = "), 1, ProblemKind::UnknownKey { key: key("score_track.flower") }),
            (FILE.line_of("{ number = 50"), 3, ProblemKind::MissingSource { key: key("swords.50") }),
            (
                FILE.line_of("{ number = 50"),
                69,
                problem::row_jump(
                    "swords.50.composition",
                    Composition::parse("UUUWLL").expect("letters of resources"),
                    5,
                ),
            ),
        ];
        let expected = expected.map(|(line, column, what)| Problem { line, column, what });
        assert_eq!(problems, expected);
    }

    #[test]
    fn an_empty_file_lacks_every_section() {
        let problems = parse::<Components>("").expect_err("nothing is there");
        assert_eq!(problems.len(), 15);
        assert!(
            problems.iter().all(|problem| problem.line == 1 && problem.what.id() == "component-missing-key")
        );
    }

    #[test]
    fn the_embedded_file_holds_what_the_box_holds() {
        let Components { swords, daimyo, market, honor, blocked, .. } = &embedded().components;
        assert_eq!((swords.len(), daimyo.len(), honor.len()), (50, 64, 22));
        assert_eq!(market.iter().map(|card| card.copies).sum::<u8>(), 28);
        assert_eq!(blocked[2], [2, 4, 5]);
        assert_eq!(honor[3..7], [0, 1, 2, 3].map(Honor::Sashimono));
        assert_eq!(daimyo[0].effect, DaimyoEffect::Take(ByKind([0, 3, 0, 0])));
        let benefits = |cards: &[crate::components::DaimyoCard]| {
            Kind::ALL.map(|kind| cards.iter().filter(|card| card.benefit == kind).count())
        };
        assert!(daimyo.chunks(16).all(|cards| benefits(cards) == [2, 6, 5, 3]));
        assert_eq!(daimyo.iter().filter(|card| card.effect == DaimyoEffect::Step).count(), 16);
    }

    #[test]
    fn every_value_says_where_it_comes_from() {
        let sources = &embedded().sources;
        let find = |path: &str| {
            let value = sources.iter().find(|value| value.path == path).expect(path);
            (value.text.as_str(), value.source)
        };
        assert_eq!(sources[0].path, "resources.worth.U");
        assert_eq!(sources[sources.len() - 1].path, "swords.50.composition");
        assert_eq!(sources.iter().map(|value| &value.path).collect::<BTreeSet<_>>().len(), sources.len());
        assert_eq!(find("rounds.offering.1"), ("5", Source::Stated));
        assert_eq!(find("rounds.offering.2"), ("6", Source::Reported));
        assert_eq!(find("forge.row_benefit.W"), ("W", Source::Derived));
        assert_eq!(find("washitsu.blocked.3"), ("2, 4, 5", Source::Reported));
        assert_eq!(find("swords.18.points"), ("5", Source::Stated));
        assert_eq!(find("swords.18.coins"), ("5", Source::Derived));
        assert_eq!(find("swords.18.strength"), ("2", Source::Reconstructed));
        assert!(sources.iter().all(|value| value.source != Source::Printed));
    }

    #[test]
    fn a_value_typed_in_from_the_box_is_printed() {
        let text = FILE
            .edited(&[("{ value = 100, from = \"reconstructed\" }", "{ value = 120, from = \"printed\" }")]);
        let Sourced { components, sources } = parse::<Components>(&text).expect("120 is a lap");
        assert_eq!(components.score_lap, 120);
        let lap = Value { path: "score_track.lap".into(), text: "120".into(), source: Source::Printed };
        assert!(sources.contains(&lap));
    }
}
