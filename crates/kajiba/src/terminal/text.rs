//! Text in columns: its width, padding and line breaks, in Japanese too.

use console::measure_text_width;

/// How many columns a text takes. Styles take none, Chinese characters two.
pub fn width(text: &str) -> usize {
    measure_text_width(text)
}

/// The text with blanks after it, up to `columns`.
pub fn pad(text: &str, columns: usize) -> String {
    format!("{text}{}", blanks(columns.saturating_sub(width(text))))
}

/// The text with blanks before it, up to `columns`.
pub fn pad_left(text: &str, columns: usize) -> String {
    format!("{}{text}", blanks(columns.saturating_sub(width(text))))
}

/// A string of blanks.
pub fn blanks(columns: usize) -> String {
    " ".repeat(columns)
}

/// A number with a typographic minus.
pub fn signed(number: i16) -> String {
    number.to_string().replace('-', "−")
}

/// The text, cut with an ellipsis if it is too wide.
pub fn cut(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if width(&short) + width(letter.encode_utf8(&mut [0; 4])) + 1 > columns {
            break;
        }
        short.push(letter);
    }
    short + "…"
}

/// A text escaped for SVG.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// The widest of several texts.
pub fn widest<S: AsRef<str>>(texts: impl IntoIterator<Item = S>) -> usize {
    texts.into_iter().map(|text| width(text.as_ref())).max().unwrap_or(0)
}

/// Wraps a text into lines of at most `columns`; lines after the first begin with `indent`. Line breaks in the text are
/// kept.
pub fn wrap(text: &str, columns: usize, indent: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.split('\n') {
        let mut line = if lines.is_empty() { String::new() } else { indent.to_owned() };
        let mut is_fresh = true;
        for piece in pieces(paragraph) {
            let fits = width(&line) + width(piece.trim_end()) <= columns;
            if !(fits || is_fresh) {
                lines.push(std::mem::replace(&mut line, indent.to_owned()).trim_end().to_owned());
            }
            line.push_str(piece);
            is_fresh = false;
        }
        lines.push(line.trim_end().to_owned());
    }
    lines
}

/// Items side by side in cells of `cell` columns, in as many lines as needed.
pub fn flow(items: &[String], columns: usize, cell: usize) -> Vec<String> {
    let n = (columns / cell.max(1)).max(1);
    let line =
        |items: &[String]| items.iter().map(|item| pad(item, cell)).collect::<String>().trim_end().to_owned();
    items.chunks(n).map(line).collect()
}

/// The pieces that are not broken: a word with the blanks after it, or a character of a script without blanks together
/// with its punctuation.
fn pieces(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut before: Option<char> = None;
    let mut is_escape = false;
    for (at, letter) in text.char_indices() {
        if is_escape {
            is_escape = letter != 'm';
            continue;
        }
        if letter == '\u{1b}' {
            is_escape = true;
            continue;
        }
        let is_counted = letter.is_alphabetic() && ends_in_number(&text[start..at]);
        if before.is_some_and(|before| may_break(before, letter)) && !is_counted && at > start {
            pieces.push(&text[start..at]);
            start = at;
        }
        before = Some(letter);
    }
    if start < text.len() {
        pieces.push(&text[start..]);
    }
    pieces
}

/// Whether a piece ends in a number and a blank: the next word says what it counts.
fn ends_in_number(piece: &str) -> bool {
    let Some(words) = piece.strip_suffix(' ') else { return false };
    let last = words.rsplit(' ').next().unwrap_or_default().trim_start_matches(['(', '+', '−']);
    !last.is_empty() && last.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a line may end between two characters.
fn may_break(before: char, after: char) -> bool {
    if after == ' ' || after == '\u{3000}' {
        return false;
    }
    if before == ' ' || before == '\u{3000}' {
        return true;
    }
    if STOPS.contains(before) && !CLOSING.contains(after) {
        return true;
    }
    let is_wide = |letter: char| width(letter.encode_utf8(&mut [0; 4])) == 2;
    // Katakana are foreign words and names, which are not broken.
    let is_katakana = |letter: char| ('ァ'..='ー').contains(&letter);
    is_wide(before)
        && is_wide(after)
        && !(is_katakana(before) && is_katakana(after))
        && !OPENING.contains(before)
        && !CLOSING.contains(after)
}

/// Characters after which a line may always break.
const STOPS: &str = "、。，；！？";
/// Characters after which no line breaks.
const OPENING: &str = "（「『［【〈《";
/// Characters before which no line breaks.
const CLOSING: &str = "、。，．・：；！？）」』］】〉》～〜ゃゅょっ";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_break_at_blanks() {
        assert_eq!(wrap("one two three", 8, "  "), ["one two", "  three"]);
    }

    #[test]
    fn a_number_stays_with_what_it_counts() {
        assert_eq!(wrap("it costs 3 Coins", 10, ""), ["it costs", "3 Coins"]);
        assert_eq!(wrap("Sword 18 (+2 Coins)", 12, ""), ["Sword 18", "(+2 Coins)"]);
    }

    #[test]
    fn a_word_wider_than_the_page_stays_whole() {
        assert_eq!(wrap("a incomprehensible b", 6, ""), ["a", "incomprehensible", "b"]);
    }

    #[test]
    fn japanese_breaks_anywhere_but_before_closing_marks() {
        assert_eq!(wrap("刀を移動する。次", 12, ""), ["刀を移動す", "る。次"]);
        assert_eq!(wrap("市場（僧侶）", 6, ""), ["市場", "（僧", "侶）"]);
        assert_eq!(wrap("部屋にワーカー4個", 12, ""), ["部屋に", "ワーカー4個"]);
        assert_eq!(wrap("1位Anna（9点）、2位Bo（8点）。", 18, ""), ["1位Anna（9点）、", "2位Bo（8点）。"]);
    }

    #[test]
    fn colours_take_no_room() {
        let red = "\u{1b}[31mone\u{1b}[0m two";
        assert_eq!(width(red), 7);
        assert_eq!(wrap(red, 7, ""), [red]);
        assert_eq!(pad("刀", 4), "刀  ");
        assert_eq!(pad_left("刀", 4), "  刀");
    }

    #[test]
    fn what_is_cut_says_so() {
        assert_eq!(cut("steel", 5), "steel");
        assert_eq!(cut("leather", 5), "leat…");
        assert_eq!(cut("将軍の刀", 5), "将軍…");
    }

    #[test]
    fn items_flow_into_lines() {
        let items = ["a", "bb", "ccc"].map(String::from);
        assert_eq!(flow(&items, 10, 5), ["a    bb", "ccc"]);
    }
}
