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

/// What somebody asked for.
pub enum Found<'a> {
    /// A whole section.
    Section(&'a Section),
    /// One clause.
    Clause(&'a Clause),
    /// Neither; these ids are close.
    Nothing(Vec<&'static str>),
}

/// How many ids are suggested at the most.
const SUGGESTED_MAX: usize = 5;

impl Rulebook {
    /// The rules of a text: a title, sections that end with their id in brackets, clauses that begin with theirs.
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

    /// The section or clause of an id, however it is written.
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

    /// The ids that differ least from what was asked, if they differ little.
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

/// Title and id of a heading. The brackets are other ones in Japanese.
fn heading(heading: &'static str) -> Option<(&'static str, &'static str)> {
    let (title, id) = heading.rsplit_once(['(', '（'])?;
    Some((title.trim_end(), id.trim_end_matches([')', '）'])))
}

/// A line of a list without its number.
fn item(line: &'static str) -> &'static str {
    line.trim_start().trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start_matches(". ")
}

/// How many letters have to be added, left out or changed to make the one the other.
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
    use words::Lang;

    use super::*;
    use crate::book;

    fn katana(lang: Lang) -> &'static Rulebook {
        book("katana").unwrap().edition(lang)
    }

    #[test]
    fn a_list_belongs_to_its_clause() {
        for lang in Lang::ALL {
            let story = katana(lang).clause("STO-1").unwrap();
            assert_eq!(story.items.len(), 14, "{lang:?}");
            assert!(story.items.iter().all(|item| !item.starts_with([' ', '1'])), "{:?}", story.items);
        }
        assert!(katana(Lang::En).clauses().filter(|clause| !clause.items.is_empty()).count() == 1);
    }

    #[test]
    fn a_heading_is_its_title_and_its_id() {
        let story = |lang| {
            let section = katana(lang).sections.iter().find(|section| section.id == "STO").unwrap();
            section.title
        };
        assert_eq!([story(Lang::En), story(Lang::It), story(Lang::Ja)], ["Story", "Storia", "物語"]);
    }

    #[test]
    fn a_clause_is_found_however_it_is_written() {
        let book = katana(Lang::En);
        for asked in ["SET-1", "set-1", "set 1"] {
            assert!(matches!(book.find(asked), Found::Clause(Clause { id: "SET-1", .. })), "{asked}");
        }
        assert!(matches!(book.find("mov"), Found::Section(section) if section.clauses.len() == 7));
        assert!(matches!(book.find("end-5B"), Found::Clause(Clause { id: "END-5b", .. })));
    }

    #[test]
    fn near_ids_are_suggested() {
        let book = katana(Lang::En);
        let near = |asked: &str| match book.find(asked) {
            Found::Nothing(near) => near,
            _ => Vec::new(),
        };
        assert_eq!(near("MOVE")[0], "MOV");
        assert!(near("KAT-9").contains(&"KAT-1"));
        assert!(near("nothing like it").is_empty());
        assert_eq!(distance("kitten", "sitting"), 3);
    }
}
