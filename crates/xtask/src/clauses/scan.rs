//! Finding tests in sources, and clause ids in what is written above them.

/// Names that look like clause ids and are none.
const LOOKALIKES: &[&str] = &["SHA-256", "UTF-8", "UTF-16"];

/// A function marked `#[test]`.
#[derive(PartialEq, Eq, Debug)]
pub struct Test {
    /// `file:line` of its first attribute.
    pub place: String,
    /// The function's name.
    pub name: String,
    /// The clause ids in its doc comment.
    pub ids: Vec<String>,
    /// Whether it is marked `#[ignore]`.
    pub is_ignored: bool,
}

/// All tests of a source. Doc comments count above, between and below the attributes, as for rustdoc.
pub fn tests(path: &str, source: &str) -> Vec<Test> {
    let mut tests = Vec::new();
    let mut heading = Heading::default();
    for (index, line) in source.lines().enumerate() {
        let mut rest = line.trim();
        while !rest.is_empty() {
            if heading.n_open > 0 {
                rest = heading.go_on(rest);
            } else if let Some(doc) = rest.strip_prefix("///") {
                heading.ids.extend(ids(doc).into_iter().map(str::to_owned));
                break;
            } else if rest.starts_with("#[") {
                rest = heading.open(rest, index + 1);
            } else {
                break;
            }
        }
        let is_item = !(rest.is_empty() || rest.starts_with("//") || heading.n_open > 0);
        if is_item {
            let heading = std::mem::take(&mut heading);
            tests.extend(function_name(rest).and_then(|name| heading.into_test(path, name)));
        }
    }
    tests
}

/// What stands above an item: doc comments and attributes.
#[derive(Default)]
struct Heading {
    ids: Vec<String>,
    test_line: Option<usize>,
    is_ignored: bool,
    /// Brackets of an attribute that are still open.
    n_open: usize,
    /// Whether a string of the attribute is still open.
    is_quoted: bool,
}

impl Heading {
    /// Starts an attribute and gives what follows it on the line.
    fn open<'a>(&mut self, text: &'a str, line: usize) -> &'a str {
        let inside = text["#[".len()..].trim_start();
        let name_length = inside.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(inside.len());
        match &inside[..name_length] {
            "test" => self.test_line = Some(line),
            "ignore" => self.is_ignored = true,
            _ => {}
        }
        self.n_open = 1;
        self.go_on(&text["#[".len()..])
    }

    /// Reads on to the end of the attribute and gives what follows it on the line.
    fn go_on<'a>(&mut self, text: &'a str) -> &'a str {
        let mut is_escaped = false;
        for (position, c) in text.char_indices() {
            match c {
                _ if is_escaped => is_escaped = false,
                '\\' => is_escaped = true,
                '"' => self.is_quoted = !self.is_quoted,
                '[' if !self.is_quoted => self.n_open += 1,
                ']' if !self.is_quoted => self.n_open -= 1,
                _ => {}
            }
            if self.n_open == 0 {
                return text[position + 1..].trim_start();
            }
        }
        ""
    }

    fn into_test(self, path: &str, name: &str) -> Option<Test> {
        let line = self.test_line?;
        let place = format!("{path}:{line}");
        Some(Test { place, name: name.to_owned(), ids: self.ids, is_ignored: self.is_ignored })
    }
}

fn function_name(item: &str) -> Option<&str> {
    let mut words = item.split(|c: char| !(c.is_alphanumeric() || c == '_')).skip_while(|word| *word != "fn");
    words.nth(1)
}

/// The clause ids in a text, whole words of the form `[A-Z]{3}-[0-9A-Z]+[a-z]?(\.[0-9]+)?`.
pub fn ids(text: &str) -> Vec<&str> {
    let mut ids = Vec::new();
    for word in text.split(|c: char| !(c.is_alphanumeric() || "-_.".contains(c))) {
        let word = word.trim_end_matches('.');
        if is_id(word) && !LOOKALIKES.contains(&word) {
            ids.push(word);
        }
    }
    ids
}

fn is_id(word: &str) -> bool {
    let Some((chapter, rest)) = word.split_once('-') else { return false };
    let (number, statement) = match rest.split_once('.') {
        Some((number, statement)) => (number, Some(statement)),
        None => (rest, None),
    };
    let number = number.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(number);
    chapter.len() == 3
        && chapter.chars().all(|c| c.is_ascii_uppercase())
        && !number.is_empty()
        && number.chars().all(|c| c.is_ascii_digit() || c.is_ascii_uppercase())
        && statement.is_none_or(|s| !s.is_empty() && s.chars().all(|c| c.is_ascii_digit()))
}

#[cfg(test)]
mod unit {
    use super::*;

    fn check(source: &str, expected: &[(&str, &str, &[&str])]) {
        let found = tests("a.rs", source);
        let found: Vec<(&str, &str, Vec<&str>)> = found
            .iter()
            .map(|test| {
                (test.place.as_str(), test.name.as_str(), test.ids.iter().map(String::as_str).collect())
            })
            .collect();
        let expected: Vec<(&str, &str, Vec<&str>)> =
            expected.iter().map(|&(place, name, ids)| (place, name, ids.to_vec())).collect();
        assert_eq!(found, expected, "{source}");
    }

    #[test]
    fn ids_are_whole_words() {
        assert_eq!(
            ids(" PLY-3.1, DEL-7: a delivery (END-5b; DAI-A), not KAT-1."),
            ["PLY-3.1", "DEL-7", "END-5b", "DAI-A", "KAT-1"]
        );
        assert_eq!(
            ids("DEL-7's line, PAL-3/ACA-3, **KAT-2**, `SET-10`."),
            ["DEL-7", "PAL-3", "ACA-3", "KAT-2", "SET-10"]
        );
        assert!(
            ids("XPLY-3 PLY-3bc PLY-3.1.2 PLY-3.x ply-3 PL-3 PLY- PLY-b PLY_3 non-PLY-3 PLY-3-like")
                .is_empty()
        );
        assert!(ids("UTF-8 and SHA-256 are none of ours").is_empty());
    }

    #[test]
    fn a_test_proves_what_its_doc_comment_names() {
        check(
            "/// TEA-1, TEA-2.1: hot.\n/// And TEA-3.\n#[test]\nfn the_tea_is_hot() {\n}\n",
            &[("a.rs:3", "the_tea_is_hot", &["TEA-1", "TEA-2.1", "TEA-3"])],
        );
    }

    #[test]
    fn doc_comments_count_among_the_attributes() {
        let source = "
            /// TEA-1
            #[cfg(
                all(unix, feature = \"x\")
            )]
            /// TEA-2
            #[test]
            // TEA-9 is only a remark.
            #[should_panic(expected = \"[ \\\" [\")]
            /// TEA-3
            fn boils() {}";
        check(source, &[("a.rs:7", "boils", &["TEA-1", "TEA-2", "TEA-3"])]);
    }

    #[test]
    fn several_attributes_may_share_a_line_with_the_function() {
        check("/// TEA-1\n#[test] #[ignore] fn a() {}", &[("a.rs:2", "a", &["TEA-1"])]);
        assert!(tests("a.rs", "#[test]\n#[ignore = \"slow\"]\nfn a() {}")[0].is_ignored);
        assert!(!tests("a.rs", "#[ignore]\nfn b() {}\n#[test]\nfn a() {}")[0].is_ignored);
    }

    #[test]
    fn what_is_not_above_the_test_does_not_count() {
        check(
            "//! TEA-1\n\n/// TEA-2\nfn helper() {}\n\n#[test]\nfn a() {\n    // TEA-3\n}\n",
            &[("a.rs:6", "a", &[])],
        );
        check("// TEA-1\n#[test]\nfn a() {}\n/// TEA-2\n", &[("a.rs:2", "a", &[])]);
    }

    #[test]
    fn only_tests_are_found() {
        check("/// TEA-1\n#[cfg(test)]\nmod tests {\n    /// TEA-2\n    fn scene() {}\n}\n", &[]);
        check("// #[test]\n/// TEA-1\nfn a() {}\n#[test_case]\nfn b() {}\n", &[]);
    }

    #[test]
    fn tests_with_arguments_and_modifiers_have_names_too() {
        check(
            "proptest! {\n    /// TEA-1\n    #[test]\n    fn any_cup(size in 0..9u8) {\n",
            &[("a.rs:3", "any_cup", &["TEA-1"])],
        );
        check("#[test]\npub(crate) async fn steeps() {}", &[("a.rs:1", "steeps", &[])]);
    }
}
