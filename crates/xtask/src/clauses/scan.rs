//! Finding tests in sources, and clause ids in their doc comments.

use anyhow::Result;
use syn::{
    Attribute, Expr, ExprLit, ItemFn, Lit, Meta, MetaNameValue,
    spanned::Spanned,
    visit::{self, Visit},
};

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
pub fn tests(path: &str, source: &str) -> Result<Vec<Test>> {
    let mut finder = Finder { path, tests: Vec::new() };
    finder.visit_file(&syn::parse_file(source)?);
    Ok(finder.tests)
}

/// Collects the tests of a file.
struct Finder<'a> {
    path: &'a str,
    tests: Vec<Test>,
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, function: &'ast ItemFn) {
        let find = |name: &str| function.attrs.iter().find(|attribute| attribute.path().is_ident(name));
        if let Some(test) = find("test") {
            let docs = function.attrs.iter().filter_map(doc);
            self.tests.push(Test {
                place: format!("{}:{}", self.path, test.span().start().line),
                name: function.sig.ident.to_string(),
                ids: docs
                    .flat_map(|doc| ids(&doc).into_iter().map(str::to_owned).collect::<Vec<_>>())
                    .collect(),
                is_ignored: find("ignore").is_some(),
            });
        }
        visit::visit_item_fn(self, function);
    }
}

/// The text of a doc comment.
fn doc(attribute: &Attribute) -> Option<String> {
    match &attribute.meta {
        Meta::NameValue(MetaNameValue {
            path,
            value: Expr::Lit(ExprLit { lit: Lit::Str(text), .. }),
            ..
        }) if path.is_ident("doc") => Some(text.value()),
        _ => None,
    }
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

    fn tests(path: &str, source: &str) -> Vec<Test> {
        super::tests(path, source).unwrap()
    }

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
        check("// TEA-1\n#[test]\nfn a() {}\n/// TEA-2\nfn b() {}\n", &[("a.rs:2", "a", &[])]);
    }

    #[test]
    fn only_tests_are_found() {
        check("/// TEA-1\n#[cfg(test)]\nmod tests {\n    /// TEA-2\n    fn scene() {}\n}\n", &[]);
        check("// #[test]\n/// TEA-1\nfn a() {}\n#[test_case]\nfn b() {}\n", &[]);
    }

    #[test]
    fn tests_in_modules_and_with_modifiers_have_names_too() {
        check(
            "mod tests {\n    /// TEA-1\n    #[test]\n    fn any_cup() {}\n}",
            &[("a.rs:3", "any_cup", &["TEA-1"])],
        );
        check("#[test]\npub(crate) async fn steeps() {}", &[("a.rs:1", "steeps", &[])]);
    }
}
