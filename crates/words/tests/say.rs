//! Messages, and the fallback to English.

use words::{Arg, Lang, Words, words};

fn coins(lang: Lang, n: i64) -> String {
    words(lang).say("n-coins", &[("n", Arg::from(n))])
}

#[test]
fn plurals_follow_the_language() {
    assert_eq!([0, 1, 2].map(|n| coins(Lang::En, n)), ["0 Coins", "1 Coin", "2 Coins"]);
    assert_eq!([0, 1, 2].map(|n| coins(Lang::It, n)), ["0 Monete", "1 Moneta", "2 Monete"]);
    assert_eq!([0, 1, 2].map(|n| coins(Lang::Ja, n)), ["0金", "1金", "2金"]);
}

#[test]
fn an_unknown_id_is_said_as_it_is() {
    for lang in Lang::ALL {
        assert_eq!(words(lang).say("nobody-knows-this", &[]), "nobody-knows-this");
        assert!(!words(lang).has("nobody-knows-this"));
        assert_eq!(words(lang).lang(), lang);
    }
}

#[test]
fn a_missing_argument_does_no_harm() {
    assert_eq!(words(Lang::En).say("player-n", &[]), "Player {$n}");
}

#[test]
fn words_are_shared_among_threads() {
    fn is_shared<T: Send + Sync>() {}
    is_shared::<Words>();
}

#[test]
fn several_names_end_with_an_and() {
    let names = ["Ada", "Ben", "Chiyo"];
    for (lang, two, three) in [
        (Lang::En, "Ada and Ben", "Ada, Ben and Chiyo"),
        (Lang::It, "Ada e Ben", "Ada, Ben e Chiyo"),
        (Lang::Ja, "AdaとBen", "Ada、BenとChiyo"),
    ] {
        let words = words(lang);
        assert_eq!(words.all_of(names[..0].iter().copied()), "");
        assert_eq!(words.all_of(names[..1].iter().copied()), "Ada");
        assert_eq!(words.all_of(names[..2].iter().copied()), two);
        assert_eq!(words.all_of(names), three);
    }
}
