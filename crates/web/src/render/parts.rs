//! Partial updates: parts of a page that the browser already has are not sent again.
//!
//! Each element marked `data-part` gets a hash of its content. The script sends the hashes it has, and a part with one
//! of them is replaced by an empty element with `data-same`.

use std::hash::{DefaultHasher, Hash, Hasher};

use maud::{Markup, PreEscaped};

/// The mark of a part. Text from people is escaped and has no quotes, so it cannot contain a mark.
const MARK: &str = " data-part=\"\"";
/// More than the parts of any page.
const HASHES_MAX: usize = 64;

/// The hashes that a browser sends.
pub(crate) fn named(header: &str) -> Vec<&str> {
    header.split(',').filter(|hash| !hash.is_empty()).take(HASHES_MAX).collect()
}

/// Adds a hash to each part and empties the parts that the browser has. Parts do not nest.
pub(crate) fn hashed(page: Markup, had: &[&str]) -> Markup {
    let PreEscaped(page) = page;
    let mut written = String::with_capacity(page.len() + 256);
    let mut rest = page.as_str();
    while let Some((at, part)) = next(rest) {
        written.push_str(&rest[..at]);
        let hash = hash(part);
        if had.contains(&hash.as_str()) {
            let (name, id) = (name(part), id(part));
            written.push_str(&format!("<{name} id=\"{id}\" data-same=\"{hash}\"></{name}>"));
        } else {
            written.push_str(&part.replacen(MARK, &format!(" data-part=\"{hash}\""), 1));
        }
        rest = &rest[at + part.len()..];
    }
    written.push_str(rest);
    PreEscaped(written)
}

/// The next part, and its offset.
fn next(page: &str) -> Option<(usize, &str)> {
    let at = page[..page.find(MARK)?].rfind('<')?;
    let part = &page[at..];
    let (open, close) = (format!("<{}", name(part)), format!("</{}>", name(part)));
    let (mut depth, mut end) = (0, 0);
    loop {
        let next_close = end + part[end..].find(&close)?;
        depth += part[end..next_close].matches(&open).count();
        end = next_close + close.len();
        depth -= 1;
        if depth == 0 {
            return Some((at, &part[..end]));
        }
    }
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

/// The hash of a part. It only needs to be stable while the server runs.
fn hash(part: &str) -> String {
    let mut hasher = DefaultHasher::new();
    part.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use maud::html;

    use super::*;

    fn page(text: &str) -> Markup {
        html! {
            main {
                div #one .x data-part="" { div { div { (text) } } p { "a" } }
                section #two data-part="" { "b" }
                p { "c" }
            }
        }
    }

    /// The hashes in a page.
    fn hashes(page: &str) -> Vec<String> {
        page.split("data-part=\"").skip(1).map(|rest| rest[..16].to_owned()).collect()
    }

    #[test]
    fn what_the_browser_has_is_left_out_until_it_changes() {
        let first = hashed(page("old"), &[]).0;
        let had = hashes(&first);
        assert_eq!(had.len(), 2);
        assert_eq!(first.replace(&format!("=\"{}\"", had[0]), "=\"\"").replace(&had[1], ""), page("old").0);
        let had: Vec<&str> = had.iter().map(String::as_str).collect();
        let same = hashed(page("old"), &had).0;
        assert_eq!(
            same,
            format!(
                "<main><div id=\"one\" data-same=\"{}\"></div><section id=\"two\" data-same=\"{}\"></section><p>c</p></main>",
                had[0], had[1]
            )
        );
        let new = hashed(page("new"), &had).0;
        assert!(new.contains("<div>new</div>") && new.contains("<section id=\"two\" data-same="), "{new}");
    }

    #[test]
    fn nobody_can_write_a_mark() {
        let page = html! { main { p title=" data-part=\"\"" { " data-part=\"\"" } } };
        assert_eq!(hashed(page.clone(), &[]).0, page.0);
    }

    #[test]
    fn no_more_hashes_are_read_than_a_page_has() {
        assert_eq!(named("a,b,,c"), ["a", "b", "c"]);
        assert_eq!(named(&"a,".repeat(1000)).len(), HASHES_MAX);
        assert!(named("").is_empty());
    }
}
