//! Partial updates: parts of a page that the browser already has are not sent again.
//!
//! [`part`] marks an element with a stamp: a hash of its content, and its length. The script sends the stamps it has, and
//! a part with one of them is replaced by an empty element with `data-same`.

use std::hash::{DefaultHasher, Hash, Hasher};

use maud::{Markup, PreEscaped};

/// What stands before a stamp. Text from people is escaped and has no quotes, so it cannot contain a mark.
const MARK: &str = " data-part=\"";
/// Hexadecimal digits of the hash in a stamp.
const HASH_LEN: usize = 16;
/// Hexadecimal digits of the length in a stamp.
const LENGTH_LEN: usize = 6;
/// The bytes of a stamp.
const STAMP_LEN: usize = HASH_LEN + LENGTH_LEN;
/// The bytes of the attribute with the stamp.
const ATTRIBUTE_LEN: usize = MARK.len() + STAMP_LEN + 1;
/// More than the parts of any page.
const STAMPS_MAX: usize = 64;

/// The stamps that a browser sends.
pub(crate) fn named(header: &str) -> Vec<&str> {
    header.split(',').filter(|stamp| !stamp.is_empty()).take(STAMPS_MAX).collect()
}

/// Makes an element with an id a part. Parts do not nest.
pub(crate) fn part(element: Markup) -> Markup {
    let PreEscaped(mut element) = element;
    let mut hasher = DefaultHasher::new(); // The hash only needs to be stable while the server runs.
    element.hash(&mut hasher);
    let length = element.len() + ATTRIBUTE_LEN;
    let attribute = format!("{MARK}{:0HASH_LEN$x}{length:0LENGTH_LEN$x}\"", hasher.finish());
    element.insert_str(1 + name(&element).len(), &attribute);
    PreEscaped(element)
}

/// Empties the parts of a page that the browser has.
pub(crate) fn without_known(page: Markup, known: &[&str]) -> Markup {
    if known.is_empty() {
        return page;
    }
    let PreEscaped(page) = page;
    let mut written = String::with_capacity(page.len());
    let mut rest = page.as_str();
    while let Some((at, stamp)) = next(rest) {
        let (before, part) = rest.split_at(at);
        let (part, after) = part.split_at(length(stamp));
        written.push_str(before);
        if known.contains(&stamp) {
            let (name, id) = (name(part), id(part));
            written.push_str(&format!("<{name} id=\"{id}\" data-same=\"{stamp}\"></{name}>"));
        } else {
            written.push_str(part);
        }
        rest = after;
    }
    written.push_str(rest);
    PreEscaped(written)
}

/// The offset and the stamp of the next part.
fn next(page: &str) -> Option<(usize, &str)> {
    let mark = page.find(MARK)?;
    let stamp = mark + MARK.len();
    Some((page[..mark].rfind('<')?, &page[stamp..stamp + STAMP_LEN]))
}

/// The length of the part with this stamp.
fn length(stamp: &str) -> usize {
    usize::from_str_radix(&stamp[HASH_LEN..], 16).expect("a stamp ends with the length of its part")
}

/// The tag name of the part's element.
fn name(part: &str) -> &str {
    part[1..].split([' ', '>']).next().unwrap_or_default()
}

/// The id of the part's element.
fn id(part: &str) -> &str {
    let tag = part.split('>').next().unwrap_or_default();
    tag.split_once(" id=\"").and_then(|(_, rest)| rest.split('"').next()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn page(text: &str) -> Markup {
        html! {
            main {
                (part(html! { div #one .x { div { div { (text) } } p { "a" } } }))
                (part(html! { section #two { "b" } }))
                p { "c" }
            }
        }
    }

    /// The stamps in a page.
    fn stamps(page: &str) -> Vec<String> {
        page.split(MARK).skip(1).map(|rest| rest[..STAMP_LEN].to_owned()).collect()
    }

    #[test]
    fn what_the_browser_has_is_left_out_until_it_changes() {
        let first = page("old").0;
        let known = stamps(&first);
        assert_eq!(known.len(), 2);
        assert_eq!(without_known(page("old"), &[]).0, first, "a browser that has nothing gets everything");
        let known: Vec<&str> = known.iter().map(String::as_str).collect();
        let same = without_known(page("old"), &known).0;
        assert_eq!(
            same,
            format!(
                "<main><div id=\"one\" data-same=\"{}\"></div><section id=\"two\" data-same=\"{}\"></section><p>c</p></main>",
                known[0], known[1]
            )
        );
        let new = without_known(page("new"), &known).0;
        assert!(new.contains("<div>new</div>") && new.contains("<section id=\"two\" data-same="), "{new}");
    }

    #[test]
    fn nobody_can_write_a_mark() {
        let page = html! { main { p title=" data-part=\"\"" { " data-part=\"\"" } } };
        assert_eq!(without_known(page.clone(), &["stamp"]).0, page.0);
    }

    #[test]
    fn no_more_stamps_are_read_than_a_page_has() {
        assert_eq!(named("a,b,,c"), ["a", "b", "c"]);
        assert_eq!(named(&"a,".repeat(1000)).len(), STAMPS_MAX);
        assert!(named("").is_empty());
    }
}
