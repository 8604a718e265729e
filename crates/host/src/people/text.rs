//! Text that people write: names, logins, chat. Refuses invisible characters and those that change the
//! direction of text.

use std::ops::RangeInclusive;

use crate::{
    limits::LOGIN_CHARS,
    refusal::{Refusal, Why},
};

/// Trims the text, and checks that it can be shown and its number of characters is in `length`.
pub(crate) fn cleaned(
    field: &'static str,
    text: &str,
    length: RangeInclusive<usize>,
) -> Result<String, Refusal> {
    let text = text.trim();
    let bad = |why| Err(Refusal::Bad { field, why });
    if !is_printable(text) {
        return bad(Why::Unprintable);
    }
    match text.chars().count() {
        0 if !length.contains(&0) => bad(Why::Empty),
        n if n < *length.start() => bad(Why::TooShort),
        n if n > *length.end() => bad(Why::TooLong),
        _ => Ok(text.to_owned()),
    }
}

/// Normalizes a login, so that no two differ only in case, width or spaces.
pub(super) fn folded_login(text: &str) -> Result<String, Refusal> {
    let text = cleaned("login", text, LOGIN_CHARS)?;
    let words: Vec<&str> = text.split_whitespace().collect();
    // Upper case first: some letters, such as the Kelvin sign, only match there.
    let folded: String = words
        .join(" ")
        .chars()
        .map(narrowed)
        .flat_map(char::to_uppercase)
        .flat_map(char::to_lowercase)
        .collect();
    let is_plain = |letter: char| letter.is_alphanumeric() && !is_styled(letter) || " -_.".contains(letter);
    if !folded.chars().all(is_plain) {
        return Err(Refusal::Bad { field: "login", why: Why::Unprintable });
    }
    Ok(folded)
}

/// The ASCII form of a full-width character, as Japanese keyboards produce it.
fn narrowed(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
        _ => letter,
    }
}

/// Mathematical and ornamental letters, which look like ordinary ones.
fn is_styled(letter: char) -> bool {
    matches!(letter, '\u{2100}'..='\u{218f}' | '\u{2460}'..='\u{24ff}')
        || matches!(letter, '\u{1d400}'..='\u{1d7ff}' | '\u{1f100}'..='\u{1f1ff}')
}

fn is_printable(text: &str) -> bool {
    let mut before = None;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let joins = letter == '\u{200d}'
            && before.is_some_and(is_picture)
            && letters.peek().copied().is_some_and(is_picture);
        if is_invisible(letter) && !joins {
            return false;
        }
        before = Some(letter);
    }
    true
}

/// Parts of emoji. A joiner between two of them makes one picture.
fn is_picture(letter: char) -> bool {
    matches!(letter, '\u{2190}'..='\u{2bff}' | '\u{fe0f}' | '\u{1f000}'..='\u{1faff}')
}

/// Control characters, direction marks, zero-width spaces, fillers, and private-use characters.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{fffe}'..='\u{ffff}'
            | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{e00ff}' | '\u{f0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn why(result: Result<String, Refusal>) -> Option<Why> {
        match result {
            Err(Refusal::Bad { why, .. }) => Some(why),
            _ => None,
        }
    }

    #[test]
    fn text_is_trimmed_and_counted_in_characters() {
        assert_eq!(cleaned("name", " \u{3000}刀鍛冶 ", 3..=3).ok().as_deref(), Some("刀鍛冶"));
        assert_eq!(why(cleaned("name", " \t ", 1..=3)), Some(Why::Empty));
        assert_eq!(why(cleaned("name", "a", 2..=3)), Some(Why::TooShort));
        assert_eq!(why(cleaned("name", "abcd", 2..=3)), Some(Why::TooLong));
        assert_eq!(cleaned("name", "", 0..=3).ok().as_deref(), Some(""));
    }

    #[test]
    fn what_cannot_be_seen_is_refused_wherever_it_stands() {
        for hidden in [
            "\u{0}",
            "\n",
            "\u{7f}",
            "\u{202e}",
            "\u{2066}",
            "\u{200b}",
            "\u{200d}",
            "\u{feff}",
            "\u{e000}",
            "\u{e0041}",
            "\u{3164}",
        ] {
            for text in [format!("{hidden}ab"), format!("a{hidden}b"), format!("ab{hidden}")] {
                let is_space_around = hidden == "\n" && text.trim() == "ab";
                let expected = (!is_space_around).then_some(Why::Unprintable);
                assert_eq!(why(cleaned("name", &text, 1..=9)), expected, "{text:?}");
            }
        }
    }

    #[test]
    fn letters_of_any_script_and_emoji_are_taken() {
        for text in [
            "Zoë d’Été",
            "まさむね",
            "Ольга",
            "שלום",
            "नमस्ते",
            "葛\u{e0100}城",
            "👨\u{200d}👩\u{200d}👧",
            "❤\u{fe0f}\u{200d}🔥",
        ] {
            assert!(cleaned("name", text, 1..=24).is_ok(), "{text}");
        }
    }

    #[test]
    fn logins_that_look_alike_are_one() {
        for (one, other) in [
            ("Mamiko", "mamiko"),
            ("ＡＢＣ", "abc"),
            ("a   b", "A b"),
            ("\u{212a}ay", "kay"),
            ("Straße", "STRASSE"),
        ] {
            assert_eq!(folded_login(one).unwrap(), folded_login(other).unwrap(), "{one}");
        }
        for text in ["a@b", "a/b", "𝐚𝐛", "ⓐⓑ", "e\u{301}e", "a\u{200b}b"] {
            assert_eq!(why(folded_login(text)), Some(Why::Unprintable), "{text:?}");
        }
    }
}
