//! Words as screen readers shall read them: the letters of a Sword's resources as names.

use katana::piece::Kind;
use voice::katana::Voice;

/// The words with every run of resources' letters replaced by their names.
pub(super) fn spoken(voice: &Voice, words: &str) -> String {
    let letters = Kind::ALL.map(|kind| (voice.letter(kind), kind));
    let (mut told, mut rest, mut is_inside) = (String::with_capacity(words.len()), words, false);
    while let Some(letter) = rest.chars().next() {
        let (kinds, after) = run(&letters, rest);
        let is_whole = !is_inside && !after.starts_with(char::is_alphanumeric);
        if kinds.len() > 1 && is_whole {
            told.push_str(&voice.words.list(kinds.into_iter().map(|kind| voice.kind(kind))));
            rest = after;
        } else {
            told.push(letter);
            rest = &rest[letter.len_utf8()..];
        }
        is_inside = letter.is_alphanumeric();
    }
    told
}

/// The resources whose letters a text begins with, and the text after them.
fn run<'a>(letters: &[(String, Kind)], text: &'a str) -> (Vec<Kind>, &'a str) {
    let (mut kinds, mut rest) = (Vec::new(), text);
    while let Some((after, kind)) =
        letters.iter().find_map(|(letter, kind)| Some((rest.strip_prefix(letter.as_str())?, *kind)))
    {
        kinds.push(kind);
        rest = after;
    }
    (kinds, rest)
}

#[cfg(test)]
mod tests {
    use words::{Lang, words};

    use super::*;
    use crate::katana::teller;

    #[test]
    fn letters_of_resources_are_read_as_names() {
        let told = |words: &str| spoken(&teller(self::words(Lang::En)), words);
        assert_eq!(
            told("Sword 20 (LaWoStLe, 5 points)"),
            "Sword 20 (Lacquer, Wood, Steel, Leather, 5 points)"
        );
        assert_eq!(told("Take 1 Steel, Leather, St."), "Take 1 Steel, Leather, St.");
        for lang in [Lang::It, Lang::Ja] {
            let voice = teller(self::words(lang));
            let [one, other] = [Kind::Wood, Kind::Steel].map(|kind| (voice.letter(kind), voice.kind(kind)));
            let said = spoken(&voice, &format!("({}{})", one.0, other.0));
            assert_eq!(said, format!("({})", voice.words.list([one.1, other.1])));
        }
    }
}
