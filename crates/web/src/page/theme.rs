//! The theme switch in the header: light, dark, or the system's.

use maud::{Markup, html};

use crate::http::{cx::Cx, preferences::Theme};

/// The buttons in the header, in the same form as the languages.
pub(crate) fn switch(cx: &Cx) -> Markup {
    html! {
        div .themes role="group" aria-label=(cx.say("ease-theme")) {
            @for theme in Theme::ALL {
                @let words = cx.say(&format!("ease-theme-{}", theme.code()));
                button name="theme" value=(theme.code()) formaction="/settings" aria-pressed=(theme == cx.preferences.theme)
                    title=(words) {
                    (sign(theme)) span .visually-hidden { (words) }
                }
            }
        }
    }
}

/// A sun, a moon, or half of each.
fn sign(theme: Theme) -> Markup {
    html! {
        svg .icon viewBox="0 0 24 24" aria-hidden="true" {
            @match theme {
                Theme::System => {
                    circle .rim cx="12" cy="12" r="8" {}
                    path d="M12 4a8 8 0 0 1 0 16z" {}
                }
                Theme::Light => {
                    circle cx="12" cy="12" r="5" {}
                    path .rim d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1" {}
                }
                Theme::Dark => path d="M19.5 14.5A8.5 8.5 0 0 1 9.5 4.5a8.5 8.5 0 1 0 10 10z" {},
            }
        }
    }
}
