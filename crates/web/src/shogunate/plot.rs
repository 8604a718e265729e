//! The Plot of the round: its name, its Honor, and how many are left.

use maud::{Markup, html};
use shogunate::{components::Power, piece::N_PLOTS};

use super::{Picture, cloth::sign, terms};
use crate::render::term::explained;

impl Picture<'_> {
    /// The Plot in words. The Line shows its pattern on the places.
    pub(super) fn plot(self) -> Markup {
        let plot = self.view().plot();
        let n_left = N_PLOTS - usize::from(self.view().plots_gone().len());
        let power = self.voice.rules.plot(plot).power;
        html! {
            section #plot .plot aria-labelledby="plot-title" {
                span .seal aria-hidden="true" { (sign("plot")) }
                div .face {
                    h3 #plot-title {
                        span .label { (explained(self.voice.words, terms::PLOT, &self.say("court-plot"))) } " " span .name { (self.voice.plot(plot)) }
                    }
                    p .power .idle[power == Power::None] {
                        (self.tell("court-power", &[("power", self.voice.power(power).into())]))
                    }
                    p .visually-hidden {
                        (self.tell("court-pattern", &[("pattern", self.voice.pattern(plot).into())]))
                    }
                }
                p .deck title=(self.say("court-deck-own")) {
                    span .pile aria-hidden="true" {} (self.tell("court-deck", &[("n", n_left.into())]))
                }
            }
        }
    }
}
