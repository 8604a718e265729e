//! Component files that are being filled in.

use katana::{Katana, components::Components};
use tabletop::{
    Title,
    components::{Draft, FieldKind, Place, Source},
};

fn shipped() -> Draft {
    Draft::parse(Katana::component_file()).expect("the file is TOML")
}

fn place(text: &str) -> Place {
    text.parse().expect("a place")
}

/// The kind, the text, and the ids of the problems of a field.
fn field(draft: &Draft, at: &str) -> Option<(FieldKind, String, Vec<&'static str>)> {
    let fields = draft.examined::<Components>().fields;
    let field = fields.into_iter().find(|field| field.place == place(at))?;
    let ids = field.problems.iter().map(|problem| problem.id()).collect();
    Some((field.kind, field.text, ids))
}

fn typed(draft: &mut Draft, at: &str, text: &str) {
    let (kind, ..) = field(draft, at).expect("the field is there");
    draft.set(&place(at), &kind, text);
    draft.settle::<Components>();
}

#[test]
fn a_file_that_is_read_and_written_again_says_the_same() {
    let read = Katana::read_components(&shipped().text()).expect("the draft has no problems");
    assert_eq!(read, *Katana::components());
    let examined = shipped().examined::<Components>();
    assert_eq!((examined.n_problems(), examined.fields.len()), (0, read.sources.len()));
}

#[test]
fn every_value_is_a_field_of_its_kind() {
    let draft = shipped();
    let kind = |at: &str| field(&draft, at).map(|(kind, text, _)| (kind, text));
    assert_eq!(kind("rounds.offering.2"), Some((FieldKind::Number { least: 0, most: 50 }, "6".to_owned())));
    let flowers = FieldKind::Numbers { n_max: 8, least: 1, most: 100 };
    assert_eq!(kind("score_track.flowers"), Some((flowers, "14, 28, 42, 56, 70, 84, 98".to_owned())));
    assert_eq!(kind("score_track.flowers.1"), None);
    let allowed = vec!['U', 'W', 'S', 'L'];
    let letters = FieldKind::Letters { allowed, least: 3, most: 7 };
    assert_eq!(kind("swords.tiles.1.composition"), Some((letters, "LSW".to_owned())));
    assert!(
        matches!(kind("daimyo.cards.0.effect"), Some((FieldKind::Word { allowed }, _)) if allowed.len() == 4)
    );
}

#[test]
fn what_is_typed_is_printed_and_what_stays_keeps_its_source() {
    let mut draft = shipped();
    typed(&mut draft, "rounds.offering.2", " 7 ");
    typed(&mut draft, "swords.tiles.17.coins", "6");
    typed(&mut draft, "komainu.coins", "4");
    let read = Katana::read_components(&draft.text()).expect("all of it is valid");
    let source = |path: &str| {
        let value = read.sources.iter().find(|value| value.path == path).expect(path);
        (value.text.clone(), value.source)
    };
    assert_eq!(source("rounds.offering.2"), ("7".to_owned(), Source::Printed));
    assert_eq!(source("rounds.offering.1"), ("5".to_owned(), Source::Stated));
    assert_eq!(source("swords.18.coins"), ("6".to_owned(), Source::Printed));
    assert_eq!(source("swords.18.points"), ("5".to_owned(), Source::Stated));
    assert_eq!(source("komainu.coins"), ("4".to_owned(), Source::Stated));
    draft.set_printed(&["swords"]);
    let read = Katana::read_components(&draft.text()).expect("all of it is valid");
    let swords = read.sources.iter().filter(|value| value.path.starts_with("swords."));
    assert!(swords.clone().count() == 250 && swords.clone().all(|value| value.source == Source::Printed));
}

#[test]
fn a_wrong_value_is_kept_and_its_problem_stands_at_it() {
    let mut draft = shipped();
    for (at, text, problem) in [
        ("rounds.offering.2", "60", "component-too-large"),
        ("komainu.coins", "", "component-wrong-type"),
        ("academy.coins.3", "1", "component-decreasing"),
        ("washitsu.blocked.2", "1, 1", "component-repeated"),
        ("swords.tiles.1.composition", "LSU", "component-row-jump"),
        ("swords.tiles.4.number", "1", "component-repeated"),
        ("forge.row_benefit.W", "X", "component-unknown-word"),
    ] {
        typed(&mut draft, at, text);
        let (_, kept, problems) = field(&draft, at).expect("the field is there");
        assert_eq!((kept.as_str(), problems.first()), (text, Some(&problem)), "{at}");
    }
    let again = Draft::parse(&draft.text()).expect("a draft is TOML");
    assert_eq!(again, draft);
}

#[test]
fn a_card_that_becomes_another_gets_other_fields() {
    let mut draft = shipped();
    typed(&mut draft, "honor.cards.0.card", "swords_with");
    let (_, kind, problems) = field(&draft, "honor.cards.0.kind").expect("the field is new");
    assert_eq!((kind.as_str(), problems.is_empty()), ("", false));
    typed(&mut draft, "honor.cards.0.kind", "L");
    typed(&mut draft, "honor.cards.0.points", "2");
    assert!(Katana::read_components(&draft.text()).is_ok());
    typed(&mut draft, "honor.cards.0.card", "plain");
    assert_eq!(field(&draft, "honor.cards.0.points"), None);
    assert!(Katana::read_components(&draft.text()).is_ok());
}

#[test]
fn cards_can_be_added_and_removed() {
    let mut draft = shipped();
    let n = draft.n_records("daimyo", "cards").expect("there are cards");
    draft.add_record("daimyo", "cards");
    assert_eq!(draft.n_records("daimyo", "cards"), Some(n + 1));
    let [(Some(at), _)] = &draft.examined::<Components>().others[..] else { panic!("there are too many") };
    assert_eq!(at.to_string(), "daimyo.cards");
    draft.remove_record("daimyo", "cards", 0);
    assert_eq!(draft.examined::<Components>().n_problems(), 0);
}

#[test]
fn of_a_faulty_file_what_can_be_read_is_taken_over() {
    let text = Katana::component_file()
        .replace("coins = { value = 4, from = \"stated\" }", "lions = 3")
        .replace("value = [5, 6, 8, 12]", "value = [5, 6, 8]")
        .replace("{ number = 2, points = 4,", "{ number = 2, points = 400,")
        .replace("U = 4, W = 1", "U = 5");
    let draft = shipped().taking_over(&text).expect("the file is TOML");
    assert_eq!(field(&draft, "komainu.coins").expect("it is there").1, "4");
    assert_eq!(field(&draft, "resources.worth.U").expect("it is there").1, "5");
    assert_eq!(field(&draft, "resources.worth.W").expect("it is there").1, "1");
    let (kind, offering, problems) = field(&draft, "rounds.offering").expect("the list is one field");
    assert_eq!(
        (kind, offering.as_str(), &problems[..]),
        (FieldKind::List, "5, 6, 8", &["component-too-few"][..])
    );
    assert_eq!(field(&draft, "rounds.offering.1"), None);
    assert_eq!(field(&draft, "swords.tiles.1.points").expect("it is there").2, ["component-too-large"]);
    assert!(shipped().taking_over("= no toml").is_err());
}
