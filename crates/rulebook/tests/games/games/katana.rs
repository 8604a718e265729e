//! The book of Shōgun no Katana.

use rulebook::{Clause, Found, Rulebook, book, book_of, find};
use words::Lang;

fn katana(lang: Lang) -> &'static Rulebook {
    book("katana").unwrap().edition(lang)
}

#[test]
fn a_list_belongs_to_its_clause() {
    for lang in Lang::ALL {
        let story = katana(lang).clause("STO-1").unwrap();
        assert_eq!(story.items.len(), 14, "{lang:?}");
        assert!(story.items.iter().all(|item| !item.starts_with([' ', '1'])), "{:?}", story.items);
    }
    assert!(katana(Lang::En).clauses().filter(|clause| !clause.items.is_empty()).count() == 1);
}

#[test]
fn a_heading_is_its_title_and_its_id() {
    let story = |lang| {
        let section = katana(lang).sections.iter().find(|section| section.id == "STO").unwrap();
        section.title
    };
    assert_eq!([story(Lang::En), story(Lang::It), story(Lang::Ja)], ["Story", "Storia", "物語"]);
}

#[test]
fn a_clause_is_found_however_it_is_written() {
    let book = katana(Lang::En);
    for asked in ["SET-1", "set-1", "set 1"] {
        assert!(matches!(book.find(asked), Found::Clause(Clause { id: "SET-1", .. })), "{asked}");
    }
    assert!(matches!(book.find("mov"), Found::Section(section) if section.clauses.len() == 7));
    assert!(matches!(book.find("end-5B"), Found::Clause(Clause { id: "END-5b", .. })));
}

#[test]
fn near_ids_are_suggested() {
    let book = katana(Lang::En);
    let near = |asked: &str| match book.find(asked) {
        Found::Nothing(near) => near,
        _ => Vec::new(),
    };
    assert_eq!(near("MOVE")[0], "MOV");
    assert!(near("KAT-9").contains(&"KAT-1"));
    assert!(near("nothing like it").is_empty());
}

#[test]
fn the_book_is_found_by_its_game_and_by_its_clauses() {
    assert_eq!(book("katana").unwrap().game, book_of("PAL-4").unwrap().game);
    assert_eq!(book("katana").unwrap().related("PAL-4"), ["MOV-7"]);
    assert!(matches!(find(Lang::En, "PAL-44"), Found::Nothing(near) if near.contains(&"PAL-4")));
    assert!(book("chess").is_none() && book_of("PAL-99").is_none());
}
