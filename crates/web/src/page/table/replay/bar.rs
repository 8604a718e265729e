//! The replay controls: steps, the slider, rounds and turns, and what happened at this step.

use maud::{Markup, html};

use super::{super::log::sentence, Step, word};
use crate::face::{Face, Landmark};

/// How long a step is shown during playback, with the message id of each speed; `true` marks the default.
const SPEEDS: [(u32, &str, bool); 4] = [
    (3000, "replay-speed-slow", false),
    (1500, "replay-speed-moderate", true),
    (700, "replay-speed-fast", false),
    (250, "replay-speed-fastest", false),
];

/// The shapes on the buttons.
const FIRST: &str = "M3 3h2v10H3zM14 3v10L6 8z";
const PREVIOUS: &str = "M12 3v10L4 8z";
const PLAY: &str = "M4 2v12l10-6z";
const NEXT: &str = "M4 3v10l8-5z";
const LAST: &str = "M11 3h2v10h-2zM2 3v10l8-5z";

impl Step<'_> {
    /// All replay controls, and what happened at this step.
    pub(super) fn bar(&self, face: &dyn Face) -> Markup {
        html! {
            section #decision .decision.replay-desk aria-labelledby="asked" {
                div .replay-moves {
                    (self.steps())
                    (self.slide())
                }
                div .replay-ways {
                    (self.rounds())
                    (self.turns())
                }
                (self.log(face))
            }
        }
    }

    /// The buttons to the first, previous, next and last step; with the script also playback.
    fn steps(&self) -> Markup {
        let (n, last) = (self.n(), self.last);
        let page = &self.page;
        html! {
            nav .replay-steps aria-label=(page.say("replay-steps")) {
                (self.step("replay-first", FIRST, 0, n > 0))
                (self.step("replay-previous", PREVIOUS, n.saturating_sub(1), n > 0))
                button #replay-play .needs-script type="button" hidden data-play=(page.say("replay-play"))
                    data-pause=(page.say("replay-pause")) aria-label=(page.say("replay-play")) title=(page.say("replay-play")) { (glyph(PLAY)) }
                (self.step("replay-next", NEXT, n + 1, n < last))
                (self.step("replay-last", LAST, last, n < last))
                select #replay-speed .needs-script hidden aria-label=(page.say("replay-speed")) autocomplete="off" {
                    @for (pause_ms, id, is_first) in SPEEDS {
                        option value=(pause_ms) selected[is_first] { (page.say(id)) }
                    }
                }
            }
        }
    }

    /// The button to a step; disabled at the ends.
    fn step(&self, id: &str, shape: &str, at: u64, is_there: bool) -> Markup {
        let words = self.page.say(id);
        let address = is_there.then(|| self.address(at));
        html! {
            a .replay-step id=(id) href=[address] role=[(!is_there).then_some("link")] aria-disabled=[(!is_there).then_some("true")]
                aria-label=(words) title=(words) { (glyph(shape)) }
        }
    }

    /// The slider over the whole game, with a mark at the start of each round.
    fn slide(&self) -> Markup {
        let (n, last, page) = (self.n(), self.last, &self.page);
        html! {
            form .replay-slide method="get" action=(page.address("replay")) {
                (self.carried())
                div .replay-rail {
                    input #replay-at type="range" name="at" min="0" max=(last) value=(n) autocomplete="off"
                        aria-label=(page.say("replay-step-label")) title=(page.say("replay-keys"));
                    svg viewBox=(format!("0 0 {} 4", last.max(1))) preserveAspectRatio="none" aria-hidden="true" {
                        @for round in self.landmarks.iter().filter(|landmark| landmark.is_round) {
                            path d=(format!("M{} 0v4", round.version)) {}
                        }
                    }
                }
                output #replay-count for="replay-at" { (n) " / " (last) }
                button .replay-plain { (page.say("replay-go")) }
            }
        }
    }

    /// The perspective as a hidden field.
    fn carried(&self) -> Markup {
        html! { @if let Some(eyes) = word(self.perspective) { input type="hidden" name="eyes" value=(eyes); } }
    }

    /// Links to the rounds, with the current one marked.
    fn rounds(&self) -> Markup {
        let rounds: Vec<&Landmark> = self.landmarks.iter().filter(|landmark| landmark.is_round).collect();
        let now = rounds.iter().rposition(|round| round.version <= self.n());
        html! {
            nav .replay-rounds aria-label=(self.page.say("replay-rounds")) {
                @for (nth, round) in rounds.iter().enumerate() {
                    a href=(self.address(round.version)) data-step=(round.version) aria-current=[(now == Some(nth)).then_some("step")] { (round.words) }
                }
            }
        }
    }

    /// A list of all turns by round, with the current one selected.
    fn turns(&self) -> Markup {
        let now = self.landmarks.iter().rposition(|landmark| landmark.version <= self.n());
        let option = |nth: usize, landmark: &Landmark| {
            html! { option value=(landmark.version) selected[now == Some(nth)] { (landmark.words) } }
        };
        let turns: Vec<(usize, &Landmark)> = self.landmarks.iter().enumerate().collect();
        html! {
            form .replay-turns method="get" action=(self.page.address("replay")) {
                (self.carried())
                select #replay-turn name="at" aria-label=(self.page.say("replay-jump")) autocomplete="off" {
                    @for round in turns.chunk_by(|_, (_, next)| !next.is_round) {
                        @let (first, began) = round[0];
                        @if began.is_round {
                            optgroup label=(began.words) {
                                (option(first, began))
                                @for &(nth, turn) in &round[1..] { (option(nth, turn)) }
                            }
                        } @else {
                            @for &(nth, turn) in round { (option(nth, turn)) }
                        }
                    }
                }
                button .replay-plain { (self.page.say("replay-jump-go")) }
            }
        }
    }

    /// What happened at this step, each sentence linked to what it is about.
    fn log(&self, face: &dyn Face) -> Markup {
        let newest = face.log().len().checked_sub(1);
        let sentences = newest.map_or_else(Vec::new, |newest| face.sentences(newest));
        let args = [("n", whole(self.n()).into()), ("last", whole(self.last).into())];
        html! {
            div .replay-told {
                h2 #asked tabindex="-1" { (self.page.tell("replay-step", &args)) }
                div role="status" {
                    ol .log {
                        @if sentences.is_empty() { li { (self.page.say("replay-nothing")) } }
                        @for told in sentences { li { (sentence(&told, false)) } }
                    }
                }
            }
        }
    }
}

fn glyph(shape: &str) -> Markup {
    html! { svg viewBox="0 0 16 16" aria-hidden="true" { path d=(shape) {} } }
}

fn whole(n: u64) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}
