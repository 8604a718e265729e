//! What a game adds to the new-table form.

use std::collections::BTreeMap;

use maud::Markup;

use crate::{
    http::{cx::Cx, form::Form},
    page::{field::Wrong, new::NewForm},
};

/// The part of the new-table form that only one game has.
pub(crate) trait SetupForm: Send + Sync {
    /// The options that this part covers; the others get a field each.
    fn options(&self) -> &'static [&'static str];
    /// The fields.
    fn fields(&self, form: &NewForm, wrong: Option<&Wrong>) -> Markup;
    /// Reads the options from the form.
    ///
    /// # Errors
    ///
    /// A field is wrong.
    fn read(&self, cx: &Cx, form: &Form) -> Result<BTreeMap<String, String>, Wrong>;
    /// The field to correct for a refused setup, and the message id of what to say there.
    fn mend(&self, why: &str) -> Option<(&'static str, &'static str)>;
}
