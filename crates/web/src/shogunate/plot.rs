//! The Plot of the round: a hanging scroll with its picture, its Honor, its power, and how many are left.

use maud::{Markup, html};
use shogunate::{
    components::Power,
    piece::{N_PLOTS, Place, PlotId},
};

use super::{
    Picture,
    cloth::{lamp_to_come, plot_scene, sign},
    terms,
};
use crate::render::term::explained;

impl Picture<'_> {
    /// The Plot. The Line shows its pattern on the places, too.
    pub(super) fn plot(self) -> Markup {
        let plot = self.view().plot();
        let n_left = N_PLOTS - usize::from(self.view().plots_gone().len());
        let power = self.voice.rules.plot(plot).power;
        html! {
            section #plot .plot aria-labelledby="plot-title" title=(self.voice.plot(plot)) data-term=(terms::PLOT.id)
                data-clause=(format!("SGP-{}", plot.0 + 1)) {
                (plot_scene(&self.voice, plot))
                span .seal aria-hidden="true" { (sign("plot")) }
                h3 #plot-title {
                    span .label { (explained(self.voice.words, terms::PLOT, &self.say("shogunate-plot"))) } " " span .name { (self.voice.plot(plot)) }
                }
                (self.gifts(plot))
                p .power .idle[power == Power::None] {
                    b { (explained(self.voice.words, terms::POWER, &self.say("term-shogunate-power"))) }
                    " " (self.voice.power(power))
                }
                p .deck title=(self.say("shogunate-deck-own")) data-term=(terms::PLOT.id) {
                    span .pile aria-hidden="true" {} (self.tell("shogunate-deck", &[("n", n_left.into())]))
                }
            }
        }
    }

    /// The six places with the Honor that the Plot gives to each.
    fn gifts(self, plot: PlotId) -> Markup {
        let honor = self.voice.rules.plot(plot).honor;
        html! {
            p .visually-hidden { (self.tell("shogunate-pattern", &[("pattern", self.voice.pattern(plot).into())])) }
            ol .gifts aria-hidden="true" {
                @for place in Place::ALL {
                    @let n = honor[place.index()];
                    li .on[n > 0] { b { (place.0 + 1) } span { @for _ in 0..n { (lamp_to_come()) } } }
                }
            }
        }
    }
}
