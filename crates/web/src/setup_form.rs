//! What a game adds to the form of a new table.

use std::collections::BTreeMap;

use maud::Markup;

use crate::{
    http::{cx::Cx, form::Form},
    page::{field::Wrong, new::NewForm},
};

/// The part of the form of a new table that only one game has.
pub(crate) trait SetupForm: Send + Sync {
    /// The options that the part stands for; the others have a field each.
    fn options(&self) -> &'static [&'static str];
    /// The fields.
    fn fields(&self, form: &NewForm, wrong: Option<&Wrong>) -> Markup;
    /// The options that the fields stand for.
    ///
    /// # Errors
    /// What is wrong with a field.
    fn read(&self, cx: &Cx, form: &Form) -> Result<BTreeMap<String, String>, Wrong>;
    /// The field that mends a setup that makes no game, and the id of what to say there.
    fn mend(&self, why: &str) -> Option<(&'static str, &'static str)>;
}
