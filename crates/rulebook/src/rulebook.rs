//! The rules of a game in one language: sections of clauses, read from their text.

/// The rules in one language.
pub struct Rulebook {
    /// What the book is called.
    pub title: &'static str,
    /// What is said before the first section.
    pub preface: Vec<&'static str>,
    /// The sections in order.
    pub sections: Vec<Section>,
}

/// A section of the rules.
pub struct Section {
    /// Its id, such as `SET`.
    pub id: &'static str,
    /// Its heading without the id.
    pub title: &'static str,
    /// Its clauses in order.
    pub clauses: Vec<Clause>,
}

/// A clause of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clause {
    /// Its id, such as `SET-1`.
    pub id: &'static str,
    /// What it says.
    pub text: &'static str,
    /// What it lists, numbered from 1 on; mostly nothing.
    pub items: Vec<&'static str>,
}

/// The result of a search.
pub enum Found<'a> {
    /// A whole section.
    Section(&'a Section),
    /// One clause.
    Clause(&'a Clause),
    /// Neither; these ids are close.
    Nothing(Vec<&'static str>),
}

/// The most ids that are suggested.
const SUGGESTED_MAX: usize = 5;

impl Rulebook {
    /// Reads a text: a title, sections that end with their id in brackets, clauses that begin with theirs.
    pub(crate) fn read(text: &'static str) -> Self {
        let mut book = Self { title: "", preface: Vec::new(), sections: Vec::new() };
        for line in text.lines().filter(|line| !line.is_empty()) {
            book.add(line);
        }
        book
    }

    fn add(&mut self, line: &'static str) {
        if let Some(title) = line.strip_prefix("# ") {
            self.title = title;
            return;
        }
        if let Some((title, id)) = line.strip_prefix("## ").and_then(heading) {
            self.sections.push(Section { id, title, clauses: Vec::new() });
            return;
        }
        let Some(section) = self.sections.last_mut() else { return self.preface.push(line) };
        match (line.strip_prefix("- **").and_then(|rest| rest.split_once("** ")), section.clauses.last_mut())
        {
            (Some((id, text)), _) => section.clauses.push(Clause { id, text, items: Vec::new() }),
            (None, Some(clause)) => clause.items.push(item(line)),
            (None, None) => {}
        }
    }

    /// All clauses in order.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.sections.iter().flat_map(|section| &section.clauses)
    }

    /// The clause of an id.
    #[must_use]
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id == id)
    }

    /// The section or clause with an id, in any spelling.
    #[must_use]
    pub fn find(&self, asked: &str) -> Found<'_> {
        let asked = asked.trim().to_uppercase().replace(['_', ' ', '‐', '–', '－'], "-");
        if let Some(section) = self.sections.iter().find(|section| section.id == asked) {
            return Found::Section(section);
        }
        match self.clauses().find(|clause| clause.id.to_uppercase() == asked) {
            Some(clause) => Found::Clause(clause),
            None => Found::Nothing(self.near(&asked)),
        }
    }

    /// The ids closest to what was asked, if they are close enough.
    fn near(&self, asked: &str) -> Vec<&'static str> {
        let clauses = self.clauses().map(|clause| clause.id);
        let ids = self.sections.iter().map(|section| section.id).chain(clauses);
        let is_near = |far: usize| far <= 2 && 2 * far < asked.chars().count();
        let mut near: Vec<_> =
            ids.map(|id| (distance(asked, id), id)).filter(|(far, _)| is_near(*far)).collect();
        near.sort_by_key(|(far, _)| *far);
        near.into_iter().take(SUGGESTED_MAX).map(|(_, id)| id).collect()
    }
}

/// Title and id of a heading. Japanese has brackets of its own.
fn heading(heading: &'static str) -> Option<(&'static str, &'static str)> {
    let (title, id) = heading.rsplit_once(['(', '（'])?;
    Some((title.trim_end(), id.trim_end_matches([')', '）'])))
}

/// A line of a list without its number.
fn item(line: &'static str) -> &'static str {
    line.trim_start().trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start_matches(". ")
}

/// The Levenshtein distance of two words.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (n, letter) in one.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], n + 1);
        for (m, &there) in other.iter().enumerate() {
            let changed = corner + usize::from(letter != there);
            corner = row[m + 1];
            row[m + 1] = changed.min(row[m] + 1).min(corner + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distance_counts_changed_letters() {
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
