//! What is wrong with the values of a set, in words.

use host::SetView;
use tabletop::components::{Field, FieldKind, Place, ProblemKind};
use words::{Arg, Words};

use crate::component_form::ComponentForm;

/// What is wrong with a field, in a sentence; `None` if nothing is.
pub(super) fn of_field(words: &Words, form: &dyn ComponentForm, field: &Field) -> Option<String> {
    let problem = field.problems.first()?;
    if field.text.is_empty() && !matches!(field.kind, FieldKind::List) {
        return Some(words.say("set-missing", &[]));
    }
    Some(sentence(words, problem, &name(words, form, &field.place)))
}

/// What is wrong beside the fields.
pub(super) fn of_others(words: &Words, form: &dyn ComponentForm, set: &SetView) -> Vec<String> {
    let said = |(place, problem): &(Option<Place>, ProblemKind)| {
        let name = place.as_ref().map_or_else(String::new, |place| name(words, form, place));
        sentence(words, problem, &name)
    };
    set.examined.others.iter().map(said).collect()
}

/// A problem of what has this name.
fn sentence(words: &Words, problem: &ProblemKind, name: &str) -> String {
    let args = problem.args();
    let arg = |value: &str, id: &str| -> Arg {
        if id == "key" { name.to_owned() } else { value.to_owned() }.into()
    };
    let args: Vec<(&str, Arg)> = args.iter().map(|(id, value)| (*id, arg(value, id))).collect();
    words.say(problem.id(), &args)
}

/// The name of what stands at a place.
pub(super) fn name(words: &Words, form: &dyn ComponentForm, place: &Place) -> String {
    let label = form.label(words, place);
    match form.part_label(words, place) {
        part if part.is_empty() => label,
        part => words.say("set-part", &[("label", label.into()), ("part", part.into())]),
    }
}
