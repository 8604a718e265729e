//! The rules in our own words, clause by clause, embedded from `docs/rules`.

use words::Lang;

/// The rules in one language.
pub struct Rulebook {
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause {
    /// Its id, such as `SET-1`.
    pub id: &'static str,
    /// What it says.
    pub text: &'static str,
}

/// What somebody asked for.
pub enum Found<'a> {
    /// A whole section.
    Section(&'a Section),
    /// One clause.
    Clause(Clause),
    /// Neither; these ids are close.
    Nothing(Vec<&'static str>),
}

/// How many ids are suggested at the most.
const SUGGESTED_MAX: usize = 5;

impl Rulebook {
    /// The rules of Shōgun no Katana in a language.
    pub fn new(lang: Lang) -> Self {
        Self::read(match lang {
            Lang::En => include_str!("../../../docs/rules/katana.en.md"),
            Lang::It => include_str!("../../../docs/rules/katana.it.md"),
            Lang::Ja => include_str!("../../../docs/rules/katana.ja.md"),
        })
    }

    /// The rules of Shogunate in a language.
    pub fn shogunate(lang: Lang) -> Self {
        Self::read(match lang {
            Lang::En => include_str!("../../../docs/rules/shogunate.en.md"),
            Lang::It => include_str!("../../../docs/rules/shogunate.it.md"),
            Lang::Ja => include_str!("../../../docs/rules/shogunate.ja.md"),
        })
    }

    fn read(text: &'static str) -> Self {
        let mut book = Self { preface: Vec::new(), sections: Vec::new() };
        for line in text.lines().filter(|line| !line.is_empty()) {
            book.add(line);
        }
        book
    }

    fn add(&mut self, line: &'static str) {
        if let Some((title, id)) = line.strip_prefix("## ").and_then(|heading| heading.rsplit_once(" (")) {
            self.sections.push(Section { id: id.trim_end_matches(')'), title, clauses: Vec::new() });
            return;
        }
        let clause = line.strip_prefix("- **").and_then(|rest| rest.split_once("** "));
        match (clause, self.sections.last_mut()) {
            (Some((id, text)), Some(section)) => section.clauses.push(Clause { id, text }),
            _ => self.preface.push(line.trim_start_matches("# ")),
        }
    }

    /// The section or clause of an id, however it is written.
    pub fn find(&self, asked: &str) -> Found<'_> {
        let asked = asked.trim().to_uppercase().replace(['_', ' ', '‐', '–', '－'], "-");
        if let Some(section) = self.sections.iter().find(|section| section.id == asked) {
            return Found::Section(section);
        }
        let mut clauses = self.sections.iter().flat_map(|section| &section.clauses);
        match clauses.find(|clause| clause.id.to_uppercase() == asked) {
            Some(clause) => Found::Clause(*clause),
            None => Found::Nothing(self.near(&asked)),
        }
    }

    /// The ids that differ least from what was asked, if they differ little.
    fn near(&self, asked: &str) -> Vec<&'static str> {
        let clauses = self.sections.iter().flat_map(|section| &section.clauses).map(|clause| clause.id);
        let ids = self.sections.iter().map(|section| section.id).chain(clauses);
        let is_near = |far: usize| far <= 2 && 2 * far < asked.chars().count();
        let mut near: Vec<_> =
            ids.map(|id| (distance(asked, id), id)).filter(|(far, _)| is_near(*far)).collect();
        near.sort_by_key(|(far, _)| *far);
        near.into_iter().take(SUGGESTED_MAX).map(|(_, id)| id).collect()
    }
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
    use super::*;

    #[test]
    fn all_languages_have_the_same_clauses() {
        let ids = |book: Rulebook| {
            let clauses = book.sections.iter().flat_map(|section| &section.clauses);
            clauses.map(|clause| clause.id).collect::<Vec<_>>()
        };
        for (book, n_least) in [(Rulebook::new as fn(Lang) -> Rulebook, 100), (Rulebook::shogunate, 40)] {
            let english = ids(book(Lang::En));
            assert!(english.len() > n_least);
            assert_eq!(english, ids(book(Lang::It)));
            assert_eq!(english, ids(book(Lang::Ja)));
        }
    }

    #[test]
    fn a_clause_is_found_however_it_is_written() {
        let book = Rulebook::new(Lang::En);
        for asked in ["SET-1", "set-1", "set 1"] {
            assert!(matches!(book.find(asked), Found::Clause(Clause { id: "SET-1", .. })), "{asked}");
        }
        assert!(matches!(book.find("mov"), Found::Section(section) if section.clauses.len() == 7));
        assert!(matches!(book.find("end-5B"), Found::Clause(Clause { id: "END-5b", .. })));
    }

    #[test]
    fn near_ids_are_suggested() {
        let book = Rulebook::new(Lang::En);
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
