//! What every page of the gallery must pass: no clipped, overlapping, broken or small text, no scrolling where none is needed,
//! nothing without a name, and nothing that moves under the pointer.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Value, json};

use super::{Page, Size};
use crate::Browser;

const CHECK: &str = concat!(include_str!("shared.js"), include_str!("check.js"));
const REMEMBER: &str = concat!(include_str!("shared.js"), include_str!("remember.js"));
const MOVED: &str = concat!(include_str!("shared.js"), include_str!("moved.js"));
/// Opens a tab, which shows another part of the page, if one is named; returns how many there are.
const OPEN_TAB: &str = "const tabs = [...document.querySelectorAll('[role=tab], label[for^=tab-]')];
    const seen = tabs.filter((tab) => tab.checkVisibility());
    seen[arguments[0]]?.click();
    return seen.length";

/// A fault of a page.
#[derive(Deserialize)]
pub(super) struct Fault {
    /// The id of the broken rule.
    pub(super) rule: String,
    /// A selector.
    #[serde(rename = "where")]
    selector: String,
    text: String,
    numbers: String,
}

/// The faults of the page that a browser shows.
pub(super) async fn page(browser: &Browser, page: &Page, size: Size) -> Vec<Fault> {
    let window = json!({ "width": size.width, "height": size.height, "isPlaying": page.is_playing });
    faults(browser.client.execute(CHECK, vec![window]).await.unwrap())
}

/// The faults of the parts that it shows only when asked.
pub(super) async fn tabs(browser: &Browser, page: &Page, size: Size) -> Vec<Fault> {
    let open = async |tab: Value| browser.client.execute(OPEN_TAB, vec![tab]).await.unwrap().as_u64();
    let n_tabs = open(Value::Null).await.expect("it is a number");
    let mut faults = Vec::new();
    for tab in 0..n_tabs {
        open(tab.into()).await;
        faults.extend(self::page(browser, page, size).await);
    }
    faults
}

/// Points at everything in the window: nothing else may move.
pub(super) async fn pointing(browser: &Browser) -> Vec<Fault> {
    let moved = async |x, y| {
        browser.point_at(x, y);
        faults(browser.run(MOVED).await)
    };
    browser.point_at(0, 0);
    let points: Vec<(u64, u64)> = serde_json::from_value(browser.run(REMEMBER).await).unwrap();
    let mut found = Vec::new();
    for (x, y) in points {
        let mut faults = moved(x, y).await;
        // The page may have changed for another reason.
        if !faults.is_empty() && !moved(0, 0).await.is_empty() {
            browser.run(REMEMBER).await;
            faults = moved(x, y).await;
        }
        found.extend(faults);
    }
    browser.point_at(0, 0);
    found
}

fn faults(found: Value) -> Vec<Fault> {
    serde_json::from_value(found).unwrap()
}

/// The faults of all pages. The same element is named once for each page and rule.
#[derive(Default)]
pub(super) struct Found(BTreeMap<[String; 3], (String, usize)>);

impl Found {
    /// Adds the faults of a page, which is named with its size, language and theme.
    pub(super) fn add(&mut self, page: &Page, look: &str, faults: Vec<Fault>) {
        for Fault { rule, selector, text, numbers } in faults {
            let first = format!("{look}: {text:?}: {numbers}");
            let key = [page.name.to_owned(), rule, selector];
            self.0.entry(key).or_insert_with(|| (first, 0)).1 += 1;
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// A line for each fault: where it was first seen, and how often.
    pub(super) fn list(&self) -> String {
        let line = |([page, rule, selector], (first, n)): (&[String; 3], &(String, usize))| {
            format!("{page}: {rule}: {selector}: {first} ({n} times)\n")
        };
        self.0.iter().map(line).collect()
    }

    /// How many faults there are of each rule.
    pub(super) fn counts(&self) -> String {
        let mut counts = BTreeMap::<&str, (usize, usize)>::new();
        for ([_, rule, _], (_, n)) in &self.0 {
            let (n_elements, n_times) = counts.entry(rule).or_default();
            *n_elements += 1;
            *n_times += n;
        }
        let line = |(rule, (n_elements, n_times)): (&str, (usize, usize))| {
            format!("{rule}: {n_elements} elements, {n_times} times\n")
        };
        counts.into_iter().map(line).collect()
    }
}
