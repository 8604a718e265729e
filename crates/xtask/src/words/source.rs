//! What the code says: the ids in its texts, and what it tells each message.

use std::collections::BTreeSet;

/// What one file of code has to do with words.
#[derive(Debug, Default)]
pub struct Uses {
    /// Texts that could be ids.
    pub ids: BTreeSet<String>,
    /// Texts with holes that could be ids, as the pieces around the holes: `term-{}-what` is `term-` and `-what`.
    pub patterns: BTreeSet<Vec<String>>,
    /// Where a message is said by its id.
    pub calls: Vec<Call>,
}

/// A message that is said by its id.
#[derive(Debug, PartialEq, Eq)]
pub struct Call {
    /// The line.
    pub line: usize,
    /// The message.
    pub id: String,
    /// The names of what it is told; none where that is not written down there.
    pub arguments: Option<BTreeSet<String>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Text(String),
    Word(String),
    Sign(char),
}

type Tokens<'a> = &'a [(usize, Token)];

/// Reads a file of Rust. What is there for tests only is left out.
pub fn read(text: &str) -> Uses {
    let tokens = without_tests(tokens(text));
    let mut uses = Uses::default();
    for (at, (line, token)) in tokens.iter().enumerate() {
        match token {
            Token::Text(text) if is_id(text) => {
                uses.ids.insert(text.clone());
            }
            Token::Text(text) => {
                uses.patterns.extend(pattern(text));
            }
            Token::Word(word) if word == "concat" => {
                uses.patterns.extend(joined(&tokens[at + 1..]));
            }
            Token::Word(word) if word == "say" || word == "tell" => {
                uses.calls.extend(call(*line, &tokens[at + 1..]));
            }
            Token::Word(_) | Token::Sign(_) => {}
        }
    }
    uses
}

/// Whether a text is made as ids are: words of small letters with dashes between them.
fn is_id(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_lowercase())
        && text.chars().all(is_of_id)
        && !text.ends_with('-')
}

fn is_of_id(letter: char) -> bool {
    letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-' || letter == '_'
}

/// The pieces around the holes of a text for `format!`; none where it cannot be an id.
fn pattern(text: &str) -> Option<Vec<String>> {
    let mut pieces = vec![String::new()];
    let mut rest = text;
    while let Some((piece, after)) = rest.split_once('{') {
        pieces.last_mut()?.push_str(piece);
        pieces.push(String::new());
        rest = after.split_once('}')?.1;
    }
    pieces.last_mut()?.push_str(rest);
    as_pattern(pieces)
}

/// The pieces of `concat!`: what is no text is a hole.
fn joined(tokens: Tokens) -> Option<Vec<String>> {
    let mut pieces = vec![String::new()];
    for part in parts(tokens.strip_prefix(&[(tokens.first()?.0, Token::Sign('!'))])?) {
        match part {
            [(_, Token::Text(text))] => pieces.last_mut()?.push_str(text),
            _ => pieces.push(String::new()),
        }
    }
    as_pattern(pieces)
}

/// A pattern has a hole and, beside it, something that an id has.
fn as_pattern(pieces: Vec<String>) -> Option<Vec<String>> {
    let is_pattern = pieces.len() > 1
        && pieces.iter().flat_map(|piece| piece.chars()).all(is_of_id)
        && pieces.iter().any(|piece| piece.contains('-'));
    is_pattern.then_some(pieces)
}

/// `say!(voice, "id", name = value)`, `say("id")`, `say("id", &[("name", value)])`, and the same with `tell`.
fn call(line: usize, tokens: Tokens) -> Option<Call> {
    let is_macro = tokens.first()?.1 == Token::Sign('!');
    let parts = parts(if is_macro { &tokens[1..] } else { tokens });
    let (id, rest) = if is_macro { parts.get(1..)?.split_first()? } else { parts.split_first()? };
    let [(_, Token::Text(id))] = id else { return None };
    let names = || rest.iter().map(|part| named(part)).collect::<Option<BTreeSet<String>>>();
    let arguments = match rest {
        _ if is_macro => names(),
        [] => Some(BTreeSet::new()),
        [[(_, Token::Sign('&')), list @ ..]]
            if list.first().is_some_and(|(_, token)| *token == Token::Sign('[')) =>
        {
            self::parts(list).into_iter().map(|pair| first_text(&self::parts(pair))).collect()
        }
        _ => None,
    };
    Some(Call { line, id: id.clone(), arguments })
}

/// The name in `name = value`.
fn named(part: Tokens) -> Option<String> {
    match part {
        [(_, Token::Word(name)), (_, Token::Sign('=')), ..] => Some(name.clone()),
        _ => None,
    }
}

fn first_text(parts: &[Tokens]) -> Option<String> {
    match parts.first()? {
        [(_, Token::Text(text))] => Some(text.clone()),
        _ => None,
    }
}

/// What stands between the commas of the brackets that come first.
fn parts(tokens: Tokens) -> Vec<Tokens> {
    let is_open = |token: &Token| matches!(token, Token::Sign('(' | '[' | '{'));
    let is_close = |token: &Token| matches!(token, Token::Sign(')' | ']' | '}'));
    let mut parts = Vec::new();
    if !tokens.first().is_some_and(|(_, token)| is_open(token)) {
        return parts;
    }
    let (mut depth, mut start) = (0, 1);
    for (at, (_, token)) in tokens.iter().enumerate() {
        depth += usize::from(is_open(token));
        let is_end = depth == 1 && is_close(token);
        if (is_end || depth == 1 && *token == Token::Sign(',')) && start < at {
            parts.push(&tokens[start..at]);
        }
        if is_end {
            break;
        }
        if depth == 1 && *token == Token::Sign(',') {
            start = at + 1;
        }
        depth -= usize::from(is_close(token));
    }
    parts
}

/// Leaves out every `#[cfg(test)] mod … { … }`.
fn without_tests(tokens: Vec<(usize, Token)>) -> Vec<(usize, Token)> {
    let is_test = |tokens: Tokens| {
        let words = tokens.iter().take(8).filter_map(|(_, token)| match token {
            Token::Word(word) => Some(word.as_str()),
            Token::Text(_) | Token::Sign(_) => None,
        });
        tokens[0].1 == Token::Sign('#') && words.take(3).eq(["cfg", "test", "mod"])
    };
    let (mut kept, mut at) = (Vec::new(), 0);
    while at < tokens.len() {
        if !is_test(&tokens[at..]) {
            kept.push(tokens[at].clone());
            at += 1;
            continue;
        }
        let mut depth = 0;
        while at < tokens.len() {
            let token = &tokens[at].1;
            at += 1;
            depth += i32::from(*token == Token::Sign('{')) - i32::from(*token == Token::Sign('}'));
            if depth == 0 && matches!(token, Token::Sign('}' | ';')) {
                break;
            }
        }
    }
    kept
}

/// Texts, words and signs, each with its line. Comments are left out.
fn tokens(text: &str) -> Vec<(usize, Token)> {
    let mut tokens = Vec::new();
    let (mut rest, mut line) = (text, 1);
    while let Some(first) = rest.chars().next() {
        let (token, length) = match first {
            '/' if rest.starts_with("//") => (None, rest.find('\n').unwrap_or(rest.len())),
            '"' => quoted(rest),
            'r' if rest.starts_with("r\"") || rest.starts_with("r#\"") => raw(rest),
            '\'' => (None, quote_length(rest)),
            _ if first.is_alphanumeric() || first == '_' => {
                let end = rest.find(|letter: char| !(letter.is_alphanumeric() || letter == '_'));
                let length = end.unwrap_or(rest.len());
                (Some(Token::Word(rest[..length].to_owned())), length)
            }
            _ if first.is_whitespace() => (None, first.len_utf8()),
            _ => (Some(Token::Sign(first)), first.len_utf8()),
        };
        tokens.extend(token.map(|token| (line, token)));
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    tokens
}

fn quoted(rest: &str) -> (Option<Token>, usize) {
    let mut is_escaped = false;
    let end = rest[1..].find(|letter| {
        let is_end = letter == '"' && !is_escaped;
        is_escaped = letter == '\\' && !is_escaped;
        is_end
    });
    let end = end.map_or(rest.len() - 1, |end| end + 1);
    (Some(Token::Text(rest[1..end].to_owned())), end + 1)
}

fn raw(rest: &str) -> (Option<Token>, usize) {
    let (start, sign) = if rest.starts_with("r#") { (3, "\"#") } else { (2, "\"") };
    let end = rest[start..].find(sign).map_or(rest.len() - sign.len(), |end| start + end);
    (Some(Token::Text(rest[start..end].to_owned())), end + sign.len())
}

/// The length of a letter in quotes, or of the quote of a lifetime.
fn quote_length(rest: &str) -> usize {
    let mut letters = rest.char_indices().skip(1);
    match (letters.next(), letters.next()) {
        (Some((_, '\\')), Some((at, _))) => rest[at + 1..].find('\'').map_or(1, |end| at + end + 2),
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> Option<BTreeSet<String>> {
        Some(names.iter().map(|&name| name.to_owned()).collect())
    }

    #[test]
    fn calls_are_found_with_what_they_tell() {
        let uses = read(
            "fn f<'a>(x: &'a str) { // say(\"no-comment\")
                say!(self, \"sho-one\", n = g(1, 2), name = 'x'); cx.say(\"two\");
                cx.tell(\"three\", &[(\"n\", 1.into()), (\"why\", (2, 3).into())]); cx.tell(\"four\", &args);
                cx.tell(id, &[]); }",
        );
        let calls: Vec<_> =
            uses.calls.iter().map(|call| (call.id.as_str(), call.arguments.clone())).collect();
        let expected = [
            ("sho-one", names(&["n", "name"])),
            ("two", names(&[])),
            ("three", names(&["n", "why"])),
            ("four", None),
        ];
        assert_eq!(calls, expected);
        assert_eq!(uses.calls[0].line, 2);
        assert!(!uses.ids.contains("no-comment"));
    }

    #[test]
    fn texts_with_holes_are_patterns() {
        let uses =
            read("format!(\"term-{}-what\", x); concat!(\"why-\", $id); format!(\"{} coins\", n); \"A-{x}\"");
        let patterns: Vec<Vec<&str>> =
            uses.patterns.iter().map(|pieces| pieces.iter().map(String::as_str).collect()).collect();
        assert_eq!(patterns, [vec!["term-", "-what"], vec!["why-", ""]]);
    }

    #[test]
    fn what_only_tests_say_does_not_count() {
        let uses =
            read("say(\"one\")\n#[cfg(test)]\nmod tests { fn f() { say(\"two\") } }\nsay(r#\"three\"#)");
        assert!(uses.ids.iter().eq(["one", "three"]));
        assert_eq!(read("#[cfg(test)]\nmod tests;\nsay(\"one\")").ids.len(), 1);
    }
}
