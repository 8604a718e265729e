//! Options on the board: buttons over pieces and places, which submit the form of the decision.

use host::Choice;
use katana::{
    Action,
    piece::{Area, Figure, SwordId},
};
use maud::{Markup, html};
use tabletop::Viewer;

use super::{Picture, icon::icon, sequences::Sequence, terms};
use crate::render::term::Term;

impl<'a> Picture<'a> {
    /// A button over a whole thing for the first option about it, if there is one, together with what follows from it.
    /// Answers come before free actions.
    pub(super) fn hit(self, is_it: impl Fn(Action) -> bool) -> Markup {
        html! {
            @if let Some(sequence) = self.sequence_at(&is_it) {
                (self.shortcut(sequence))
            } @else if let Some(choice) = self.choice(&is_it) {
                (self.control(choice, "at", html! {}))
            } @else {
                (self.barred_at(&is_it))
            }
        }
    }

    /// A button over a thing for several actions at once. Its rim is thin until it is pointed at, unless the thing itself
    /// is asked about.
    fn shortcut(self, sequence: &Sequence) -> Markup {
        let (words, value) =
            (self.spoken(&self.sequence_in_words(self.main_seat(), sequence)), sequence.value());
        let is_free = self.choice(|action| action == sequence.first()).is_some_and(|choice| choice.is_free);
        html! {
            button id=(format!("at-{}", value.replace('.', "-"))) .hit.shortcut[!is_free]
                form=(if is_free { "free" } else { "answers" }) name="choice" value=(value) aria-label=(words) title=(words) {}
        }
    }

    /// The same for one of several identical things; each of them is a button for the same option.
    pub(super) fn hit_among(self, key: &str, is_it: impl Fn(Action) -> bool) -> Markup {
        html! {
            @if let Some(choice) = self.choice(&is_it) {
                (self.control(choice, key, html! {}))
            } @else {
                (self.barred_at(&is_it))
            }
        }
    }

    /// Why nothing can be done with a thing now, for its explanation.
    fn barred_at(self, is_it: impl Fn(Action) -> bool) -> Markup {
        let barred = self.game_view.reasons.iter().find(|(action, _)| is_it(*action));
        html! {
            @if let Some((_, reason)) = barred {
                span .barred hidden data-clause=(reason.clause()) { (self.voice.reason(*reason)) }
            }
        }
    }

    /// Buttons that place a figure at an area: a Worker, a Monk.
    pub(super) fn puts(self, area: Area) -> Markup {
        html! {
            @for (figure, name) in [(Figure::Worker, "worker"), (Figure::Monk, "monk")] {
                @if let Some(choice) = self.choice(|action| action == Action::Place { figure, area }) {
                    (self.control(choice, "put", self.own_figure(name)))
                }
            }
            (self.barred_at(|action| action == Action::Place { figure: Figure::Worker, area }))
        }
    }

    /// A figure in the viewer's colour.
    pub(super) fn own_figure(self, name: &str) -> Markup {
        html! { span class=(format!("own-figure seat-{}", self.main_seat().0)) { (icon(name)) } }
    }

    /// A button between two Swords that can be swapped, at the upper one, which the rules name first.
    pub(super) fn swap_below(self, upper: SwordId) -> Markup {
        let is_it = |action| matches!(action, Action::Swap(one, _) | Action::SwapByRoom { one, other: _, room: _ } if one == upper);
        html! { @if let Some(choice) = self.choice(is_it) { (self.control(choice, "swap", icon("turn"))) } }
    }

    /// The first option for which `is_it` holds.
    pub(super) fn choice(self, is_it: impl Fn(Action) -> bool) -> Option<&'a Choice<Action>> {
        let choices = self.game_view.choices.iter().filter(|choice| is_it(choice.action));
        choices.min_by_key(|choice| choice.is_free)
    }

    /// A button for an option outside of its form; `key` distinguishes buttons for the same option. With a picture it
    /// stands alone, otherwise it covers its thing.
    fn control(self, choice: &Choice<Action>, key: &str, inside: Markup) -> Markup {
        let Viewer::Seat(seat) = self.game_view.viewer else { return html! {} };
        let words = self.spoken(&self.voice.action(self.game, seat, choice.action));
        let class = match key {
            "put" => "put",
            "swap" => "swaps",
            _ => "hit",
        };
        let form = if choice.is_free { "free" } else { "answers" };
        html! {
            button id=(format!("{key}-{}", choice.hash.0)) class=(class) form=(form)
                name="choice" value=(choice.hash.0) aria-label=(words) title=(words)
                data-term=[own_term(key, choice.action).map(|term| term.id)] data-sure=[self.sure(choice.action)] { (inside) }
        }
    }

    /// The confirmation before an option that ends the turn or the round, for those who want it.
    pub(super) fn sure(self, action: Action) -> Option<String> {
        if action == Action::EndTurn {
            return Some(self.say("ease-sure-end"));
        }
        matches!(action, Action::Pass(_)).then(|| self.say("ease-sure-pass"))
    }
}

/// The term of a button that stands alone; one that covers a thing is explained by that thing.
fn own_term(key: &str, action: Action) -> Option<Term> {
    match (key, action) {
        ("swap", _) => Some(terms::SWAP),
        ("put", Action::Place { figure: Figure::Monk, area: _ }) => Some(terms::MONK),
        ("put", _) => Some(terms::WORKER),
        _ => None,
    }
}
