//! The fields of a set's form.

use host::SetView;
use maud::{Markup, html};
use tabletop::components::{Draft, Field, FieldKind, Place};

use super::problem;
use crate::{
    component_form::{ComponentForm, FormPart},
    http::cx::Cx,
    page::components::sources::signed,
};

/// A number field with at most this many values is a list to choose from, if its values have names.
const CHOICES_MAX: i64 = 10;

/// A set's form, of which one part is shown.
pub(super) struct Fields<'a> {
    pub(super) cx: &'a Cx,
    pub(super) form: &'a dyn ComponentForm,
    pub(super) set: &'a SetView,
    pub(super) part: FormPart,
    /// The file that comes with Kajiba.
    pub(super) shipped: Option<Draft>,
}

impl Fields<'_> {
    /// All fields of the part.
    pub(super) fn show(&self) -> Markup {
        if self.part.has_cards { self.cards() } else { self.boards() }
    }

    /// The fields of the part in the order of the file.
    fn fields(&self) -> impl Iterator<Item = &Field> {
        let is_of_part = |field: &&Field| self.part.sections.contains(&field.place.section.as_str());
        self.set.examined.fields.iter().filter(is_of_part)
    }

    /// A tile or card each, beside the one that comes with Kajiba.
    fn cards(&self) -> Markup {
        let list = self.fields().find(|field| field.place.record.is_some());
        let list = list.map(|field| (field.place.section.as_str(), field.place.key.as_str()));
        // Without a list, each number of the values is a card.
        let mut cards: Vec<usize> = self.fields().filter_map(|field| n_of(&field.place)).collect();
        cards.sort_unstable();
        cards.dedup();
        let of_card = |n: usize| self.fields().filter(move |field| n_of(&field.place) == Some(n));
        // Where a card says how often it is there, the list can have more or fewer of them.
        let has_copies = self.fields().any(|field| field.place.field.as_deref() == Some("copies"));
        let has_wrong_length = self.set.examined.others.iter().flat_map(|(place, _)| place).any(|place| {
            list.is_some_and(|(section, key)| {
                place.section == section && place.key == key && place.record.is_none()
            })
        });
        let is_open = list.is_some() && (has_copies || has_wrong_length);
        html! {
            // Values of the whole part, such as a list that is too short.
            @for field in self.fields().filter(|field| n_of(&field.place).is_none()) { (self.field(field, true)) }
            ul .specimens.set-cards {
                @for n in cards {
                    li .specimen {
                        (self.picture(n))
                        div .set-fields {
                            @for field in of_card(n) { (self.field(field, false)) }
                            @if let (true, Some((section, key))) = (is_open, list) {
                                button.quiet.set-remove name="do" value={ "remove:" (section) "." (key) "." (n) } {
                                    (self.cx.tell("set-remove", &[("n", (n + 1).into())]))
                                }
                            }
                        }
                    }
                }
            }
            @if let (true, Some((section, key))) = (is_open, list) {
                button.quiet name="do" value={ "add:" (section) "." (key) } { (self.cx.say("set-add")) }
            }
        }
    }

    fn picture(&self, n: usize) -> Markup {
        let section = self.part.sections[0];
        let picture = self.form.picture(self.cx.words, section, n);
        html! {
            @if let Some(picture) = picture {
                div .set-picture { p .set-shipped { (self.cx.say("set-shipped")) } (picture) }
            } @else {
                div .set-picture.empty { p .set-shipped { (self.cx.say("set-shipped-none")) } }
            }
        }
    }

    /// The values of boards by what they are.
    fn boards(&self) -> Markup {
        let mut groups: Vec<(&Place, Vec<&Field>)> = Vec::new();
        for field in self.fields() {
            let is_same =
                |place: &Place| place.section == field.place.section && place.key == field.place.key;
            match groups.last_mut() {
                Some((place, fields)) if is_same(place) => fields.push(field),
                _ => groups.push((&field.place, vec![field])),
            }
        }
        html! {
            @for (place, fields) in groups {
                fieldset .set-group {
                    legend { (self.form.label(self.cx.words, &Place { part: None, ..place.clone() })) }
                    div .set-fields { @for field in fields { (self.field(field, field.place.part.is_none())) } }
                }
            }
        }
    }

    /// A field with its label and what is wrong with it.
    fn field(&self, field: &Field, is_whole: bool) -> Markup {
        let words = self.cx.words;
        let id = field.place.to_string();
        let label = match (&field.place.part, field.place.record) {
            (Some(_), None) if !self.part.has_cards => self.form.part_label(words, &field.place),
            (Some(_), Some(_)) => problem::name(words, self.form, &field.place),
            _ => self.form.label(words, &Place { part: None, ..field.place.clone() }),
        };
        let wrong = problem::of_field(words, self.form, field);
        html! {
            @if field.kind.is_fixed() {
                p .set-fixed { (label) " " b { (field.text) } }
            } @else {
                div .field.set-field.wide[matches!(field.kind, FieldKind::Word { .. } | FieldKind::Text { .. } | FieldKind::Numbers { .. } | FieldKind::List)] {
                    label .visually-hidden[is_whole && !self.part.has_cards] for=(id) {
                        (label) " " (signed(words, field.source))
                    }
                    (self.input(field, &id, wrong.is_some()))
                    @if let Some(shipped) = self.shipped(field) { p .set-shipped { (shipped) } }
                    p .wrong id={ "wrong-" (id) } { @if let Some(wrong) = &wrong { (wrong) } }
                }
            }
        }
    }

    /// What comes with Kajiba in place of a value of a board; cards have a picture.
    fn shipped(&self, field: &Field) -> Option<String> {
        if self.part.has_cards {
            return None;
        }
        let value = self.shipped.as_ref()?.value(&field.place)?;
        let meaning = match &field.kind {
            FieldKind::Word { .. } | FieldKind::Letters { least: 1, most: 1, .. } => {
                self.form.meaning(self.cx.words, &field.place, &value)
            }
            FieldKind::Number { .. } | FieldKind::Numbers { .. } | FieldKind::Letters { .. } => None,
            FieldKind::Text { .. } | FieldKind::List => None,
        };
        Some(self.cx.tell("set-shipped-value", &[("value", meaning.unwrap_or(value).into())]))
    }

    fn input(&self, field: &Field, id: &str, is_wrong: bool) -> Markup {
        let described = format!("wrong-{id}");
        let (invalid, text) = (is_wrong.then_some("true"), field.text.as_str());
        if let Some(choices) = self.choices(field) {
            let is_known = choices.iter().any(|(value, _)| value == text);
            return html! {
                select id=(id) name=(id) aria-invalid=[invalid] aria-describedby=(described) {
                    @if !is_known { option value=(text) selected { (text) } }
                    @for (value, meaning) in &choices {
                        option value=(value) selected[value == text] { (meaning) }
                    }
                }
            };
        }
        let input = |mode: Option<&str>, most: usize| {
            html! {
                input id=(id) name=(id) type="text" inputmode=[mode] maxlength=(most) value=(text) autocomplete="off"
                    spellcheck="false" aria-invalid=[invalid] aria-describedby=(described);
            }
        };
        match &field.kind {
            FieldKind::Number { least, most } => html! {
                input id=(id) name=(id) type="number" inputmode="numeric" min=(least) max=(most) step="1" value=(text)
                    autocomplete="off" aria-invalid=[invalid] aria-describedby=(described);
            },
            FieldKind::Numbers { .. } | FieldKind::List => input(None, 60),
            FieldKind::Letters { most, .. } => input(None, *most),
            FieldKind::Text { most } => input(None, *most),
            FieldKind::Word { .. } => input(None, 60),
        }
    }

    /// What can be chosen, with its meaning; `None` where it is typed.
    fn choices(&self, field: &Field) -> Option<Vec<(String, String)>> {
        let meaning = |value: String| {
            let meaning = self.form.meaning(self.cx.words, &field.place, &value);
            meaning.map(|meaning| (value, meaning))
        };
        match &field.kind {
            FieldKind::Word { allowed } => Some(
                allowed
                    .iter()
                    .map(|word| meaning(word.clone()).unwrap_or_else(|| (word.clone(), word.clone())))
                    .collect(),
            ),
            FieldKind::Letters { allowed, least: 1, most: 1 } => {
                allowed.iter().map(|letter| meaning(letter.to_string())).collect()
            }
            FieldKind::Number { least, most } if most - least < CHOICES_MAX => {
                (*least..=*most).map(|number| meaning(number.to_string())).collect()
            }
            FieldKind::Number { .. }
            | FieldKind::Numbers { .. }
            | FieldKind::Letters { .. }
            | FieldKind::Text { .. }
            | FieldKind::List => None,
        }
    }
}

/// The number of a tile or card, from 0: its place in a list, or that of the value.
fn n_of(place: &Place) -> Option<usize> {
    place.record.or_else(|| place.part.as_ref()?.parse::<usize>().ok()?.checked_sub(1))
}
