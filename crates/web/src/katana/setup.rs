//! The new-table form of Shōgun no Katana: the Ghost, by its level or by the early solo rules, and the chapter.

use std::collections::BTreeMap;

use katana::GhostLevel;
use maud::{Markup, html};

use super::ghost_name::ghost_name;
use crate::{
    http::{cx::Cx, form::Form},
    page::{
        field::{self, Wrong},
        new::NewForm,
    },
    setup_form::SetupForm,
};

/// The early solo rules, as an opponent and as a variant.
const EARLY_SOLO: &str = "early_solo";

/// The fields about the Ghost.
pub(super) struct GhostFields;

impl SetupForm for GhostFields {
    fn options(&self) -> &'static [&'static str] {
        &["ghost", "variant", "chapter"]
    }

    fn fields(&self, form: &NewForm, wrong: Option<&Wrong>) -> Markup {
        let cx = form.cx;
        let suggested = form.suggestion.table.options.get("ghost").filter(|_| form.is_solo);
        let chosen = form.value("opponent", suggested.map_or("none", String::as_str));
        let opponents = ["none"].into_iter().chain(GhostLevel::IDS).chain([EARLY_SOLO]);
        html! {
            fieldset.pairs.opponents {
                legend { (cx.say("lobby-new-opponent")) }
                p #hint-opponent.hint { (cx.say("lobby-new-opponent-hint")) }
                div.field {
                    label for="opponent" { (cx.say("lobby-new-opponent")) }
                    select #opponent name="opponent" aria-describedby="hint-opponent" {
                        @for value in opponents {
                            option value=(value) selected[value == chosen] { (opponent_name(cx, value)) }
                        }
                    }
                    (field::beside(wrong, "opponent"))
                }
                @for (id, values) in form.offer.options.iter().filter(|(id, _)| *id == "chapter") {
                    (form.option(id, values, wrong))
                }
            }
        }
    }

    fn read(&self, cx: &Cx, form: &Form) -> Result<BTreeMap<String, String>, Wrong> {
        let options = |ghost: &str, variant: &str| {
            let options = [("ghost", ghost), ("variant", variant)];
            Ok(options.map(|(id, value)| (id.to_owned(), value.to_owned())).into())
        };
        match form.text("opponent") {
            // A form without the field may name the options directly.
            "" => Ok(BTreeMap::new()),
            "none" => options("none", "standard"),
            EARLY_SOLO => options("none", EARLY_SOLO),
            ghost if GhostLevel::from_id(ghost).is_some() => options(ghost, "standard"),
            _ => Err(Wrong::field("opponent", cx.say("why-not-an-option"))),
        }
    }

    fn mend(&self, why: &str) -> Option<(&'static str, &'static str)> {
        Some(match why {
            "why-alone" => ("seats", "lobby-wrong-alone"),
            "why-no-room-for-ghost" => ("seats", "lobby-wrong-ghost-room"),
            "why-early-solo-alone" => ("opponent", "lobby-wrong-early-solo"),
            "why-chapter-alone" => ("option-chapter", "lobby-wrong-chapter"),
            "why-chapter-training" => ("opponent", "lobby-wrong-chapter-training"),
            "why-chapter-rooms" => ("option-rooms", "lobby-wrong-chapter-rooms"),
            _ => return None,
        })
    }
}

/// The name of an opponent.
fn opponent_name(cx: &Cx, value: &str) -> String {
    match GhostLevel::from_id(value) {
        // Those for beginners, the weakest and the strongest say so.
        Some(level) if ![0, 1, 5].contains(&level.number()) => ghost_name(cx.words, Some(level)),
        Some(_) | None => cx.say(&format!("lobby-new-opponent-{value}")),
    }
}
