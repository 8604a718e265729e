//! The values of a draft one by one, each with what may stand there and what is wrong with it.

use std::collections::BTreeMap;

use super::{
    ComponentSet, Draft, Node, ProblemKind, Reader, Source,
    draft::{Place, Spot},
    read_all,
};

/// What a value may be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FieldKind {
    /// A number.
    Number {
        /// The least.
        least: i64,
        /// The greatest.
        most: i64,
    },
    /// Several numbers that are one value.
    Numbers {
        /// How many at most.
        n_max: usize,
        /// The least of each.
        least: i64,
        /// The greatest of each.
        most: i64,
    },
    /// One of some words.
    Word {
        /// The words.
        allowed: Vec<String>,
    },
    /// Letters of an alphabet.
    Letters {
        /// The alphabet.
        allowed: Vec<char>,
        /// How many at least.
        least: usize,
        /// How many at most.
        most: usize,
    },
    /// Any text.
    Text {
        /// How many characters at most.
        most: usize,
    },
    /// A list that has not the right number of parts.
    List,
}

/// The longest text that a field takes if its game says nothing else.
const TEXT_MAX: usize = 60;

impl FieldKind {
    /// Any text of the usual length.
    pub(super) const TEXT: Self = Self::Text { most: TEXT_MAX };

    /// Whether it can be only one number, so that there is nothing to type.
    #[must_use]
    pub fn is_fixed(&self) -> bool {
        matches!(self, Self::Number { least, most } if least == most)
    }
}

impl Reader {
    /// Notes what a value may be. What is noted first counts.
    pub fn note_kind(&mut self, node: &Node<'_>, kind: FieldKind) {
        if !self.kinds.last().is_some_and(|(byte, _)| *byte == node.byte()) {
            self.kinds.push((node.byte(), kind));
        }
    }
}

/// A value of a draft.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Where it stands.
    pub place: Place,
    /// What it says.
    pub text: String,
    /// Where that comes from.
    pub source: Source,
    /// What it may be.
    pub kind: FieldKind,
    /// What is wrong with it.
    pub problems: Vec<ProblemKind>,
}

/// A draft, looked at value by value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Examined {
    /// All values in the order of the file.
    pub fields: Vec<Field>,
    /// What is wrong beside the values, and where.
    pub others: Vec<(Option<Place>, ProblemKind)>,
}

impl Examined {
    /// How many problems there are.
    #[must_use]
    pub fn n_problems(&self) -> usize {
        self.fields.iter().map(|field| field.problems.len()).sum::<usize>() + self.others.len()
    }
}

impl Draft {
    /// All values of the draft, read as a game's component file.
    ///
    /// # Panics
    /// Never: what a draft writes is TOML.
    #[must_use]
    pub fn examined<C: ComponentSet>(&self) -> Examined {
        let (text, spots) = self.written();
        let Reader { problems, kinds, sources: _ } = read_all::<C>(&text).expect("a draft writes TOML").1;
        let kinds: BTreeMap<usize, FieldKind> = kinds.into_iter().collect();
        let mut examined = Examined::default();
        for Spot { byte, place, is_key: _ } in spots.iter().filter(|spot| !spot.is_key) {
            let has_wrong_length = || problems.iter().any(|(at, what)| at == byte && is_about_length(what));
            let kind = kinds.get(byte).cloned().or_else(|| has_wrong_length().then_some(FieldKind::List));
            let is_part_of_list = examined.fields.last().is_some_and(|last| last.covers(place));
            if let (Some(kind), Some((text, source)), false) = (kind, self.told(place), is_part_of_list) {
                let problems = Vec::new();
                examined.fields.push(Field { place: place.clone(), text, source, kind, problems });
            }
        }
        for (byte, what) in problems {
            let spot = spots.iter().rfind(|spot| spot.byte <= byte);
            let is_at = |field: &&mut Field| {
                spot.is_some_and(|spot| field.place == spot.place || field.covers(&spot.place))
            };
            match examined.fields.iter_mut().find(is_at) {
                Some(field) => field.problems.push(what),
                None => examined.others.push((spot.map(|spot| spot.place.clone()), what)),
            }
        }
        examined
    }

    /// Gives tiles and cards the fields that what they are now has, and takes away the others.
    ///
    /// # Panics
    /// Never: what a draft writes is TOML.
    pub fn settle<C: ComponentSet>(&mut self) {
        let (text, spots) = self.written();
        let Reader { problems, .. } = read_all::<C>(&text).expect("a draft writes TOML").1;
        // How many fields have been added to a tile or card.
        let mut added: Option<(Place, usize)> = None;
        for (byte, what) in problems {
            match what {
                ProblemKind::UnknownKey { .. } => {
                    if let Some(spot) = spots.iter().find(|spot| spot.byte == byte && spot.is_key) {
                        self.remove_field(&spot.place);
                    }
                }
                ProblemKind::MissingKey { key } => {
                    let is_record = |spot: &&Spot| spot.byte == byte && spot.place.field.is_none();
                    let Some(record) = spots.iter().find(is_record).map(|spot| spot.place.clone()) else {
                        continue;
                    };
                    let n_before = match &added {
                        Some((last, n)) if *last == record => n + 1,
                        Some(_) | None => 1,
                    };
                    added = Some((record.clone(), n_before));
                    let field = key.rsplit('.').next().map(str::to_owned);
                    self.add_field(&Place { field, ..record }, n_before);
                }
                _ => {}
            }
        }
    }
}

impl Field {
    /// Whether the field is a whole list of which `place` is a part.
    fn covers(&self, place: &Place) -> bool {
        place.part.is_some() && Place { part: None, ..place.clone() } == self.place
    }
}

fn is_about_length(what: &ProblemKind) -> bool {
    matches!(what, ProblemKind::TooFew { .. } | ProblemKind::TooMany { .. } | ProblemKind::WrongType { .. })
}
