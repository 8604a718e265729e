//! Options on the board: buttons on a banner, or on a banner and then on a place.
//!
//! A Leader with several destinations or partners is picked first: its banner holds a radio button, and the style sheet
//! then shows its buttons on the places. So it works without the script.

use host::Choice;
use maud::{Markup, html};
use shogunate::{
    Action, Subject,
    piece::{Leader, Place},
};

use super::Picture;

impl<'a> Picture<'a> {
    /// A button over a whole thing for the first option about it, if there is one. `key` distinguishes buttons for the
    /// same option.
    pub(super) fn hit_among(self, key: &str, is_it: impl Fn(Action) -> bool) -> Markup {
        let choice = self.game_view.choices.iter().find(|choice| is_it(choice.action));
        html! { @if let Some(choice) = choice { (self.control(choice, key, "hit")) } }
    }

    /// A Leader's options: one click if each Leader has one option, else the Leader can be picked.
    pub(super) fn over_banner(self, leader: Leader) -> Markup {
        let way = self.ways(leader).next();
        html! {
            @if let Some(choice) = self.game_view.choices.iter().find(|choice| choice.action.subject() == Subject::Leader(leader)) {
                (self.control(choice, "leader", "hit"))
            } @else if let Some(way) = way {
                @if self.is_picking() { (self.pick(leader)) } @else { (self.control(way, "leader", "hit")) }
            }
        }
    }

    /// Whether a Leader must be picked first, because some have several options.
    fn is_picking(self) -> bool {
        Leader::ALL.iter().any(|&leader| self.ways(leader).count() > 1)
    }

    /// The options of a picked Leader.
    fn ways(self, leader: Leader) -> impl Iterator<Item = &'a Choice<Action>> {
        self.game_view.choices.iter().filter(move |choice| way(choice.action, leader).is_some())
    }

    fn pick(self, leader: Leader) -> Markup {
        let is_only = self.picked_first() == Some(leader);
        let words = self.tell("shogunate-pick", &[("leader", self.voice.leader(leader).into())]);
        html! {
            label .pick title=(words) {
                input type="radio" name="pick" form="picks" id=(format!("pick-{}", leader.0)) checked[is_only]
                    aria-label=(words) autocomplete="off";
            }
            @if !is_only {
                button .unpick .{"of-" (leader.0)} type="reset" form="picks" { (self.say("shogunate-unpick")) }
            }
        }
    }

    /// The Leader that is picked from the start, because it is the only one.
    fn picked_first(self) -> Option<Leader> {
        let mut leaders = Leader::ALL.into_iter().filter(|&leader| self.ways(leader).next().is_some());
        leaders.next().filter(|_| leaders.next().is_none())
    }

    /// The form of the radio buttons: never submitted, but it can be reset.
    pub(super) fn picks(self) -> Markup {
        html! { form #picks .picks hidden {} }
    }

    /// The options at a place for each Leader that can be picked; visible while that Leader is picked.
    pub(super) fn onto(self, place: Place) -> Markup {
        if !self.is_picking() {
            return html! {};
        }
        let there = self.view().line[place.index()];
        let leads = |choice: &&Choice<Action>, leader: Leader| match way(choice.action, leader) {
            Some(Way::To(to)) => to == place,
            Some(Way::With(other)) => other == there,
            None => false,
        };
        html! {
            @for leader in Leader::ALL.into_iter().filter(|&leader| leader != there) {
                @for choice in self.game_view.choices.iter().filter(|choice| leads(choice, leader)) {
                    (self.control(choice, &format!("onto-{}", leader.0), &format!("onto of-{}", leader.0)))
                }
            }
        }
    }

    /// A button for an option outside of its form.
    fn control(self, choice: &'a Choice<Action>, key: &str, class: &str) -> Markup {
        let words = self.voice.action(self.view(), choice.action);
        let form = if choice.is_free { "free" } else { "answers" };
        html! {
            button id=(format!("{key}-{}", choice.hash.0)) class=(class) form=(form)
                name="choice" value=(choice.hash.0) aria-label=(words) title=(words) {}
        }
    }
}

/// The second half of an action with a picked Leader.
enum Way {
    /// To a place.
    To(Place),
    /// With another Leader.
    With(Leader),
}

fn way(action: Action, leader: Leader) -> Option<Way> {
    match action.subject() {
        Subject::Step(moved, to) if moved == leader => Some(Way::To(to)),
        Subject::Pair(one, other) if one == leader => Some(Way::With(other)),
        Subject::Pair(one, other) if other == leader => Some(Way::With(one)),
        Subject::Step(..)
        | Subject::Pair(..)
        | Subject::Nothing
        | Subject::Card(_)
        | Subject::Player(_)
        | Subject::Leader(_)
        | Subject::Loyalty(_) => None,
    }
}
