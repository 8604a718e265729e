//! The options as buttons, grouped by what they are about.

use host::Choice;
use maud::{Markup, html};
use shogunate::{
    Action, KnownChoice, Subject,
    piece::{Card, Leader, Place},
};
use tabletop::Seat;

use super::{
    Picture,
    cloth::{act, scene, sign},
};
use crate::render::crest::crest;

/// What a group of options is about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Topic {
    /// Nothing in particular.
    Plain,
    /// Moves of a Leader.
    Moves(Leader),
    /// Switches of a Leader with others.
    Switches(Leader),
    /// Exchanges of cards.
    Exchange,
}

/// Options about one thing.
type Group<'a> = (Topic, Vec<&'a Choice<Action>>);

impl Picture<'_> {
    /// The options of a form, in groups.
    pub(super) fn groups(self, choices: &[&Choice<Action>]) -> Markup {
        let groups = grouped(choices);
        html! {
            @for (topic, choices) in &groups {
                @let has_cards = choices.iter().any(|choice| matches!(choice.action, Action::Choose(_)));
                div .group .{(class(*topic))} .many[choices.len() > 2] .cards[has_cards] {
                    (self.group_heading(*topic, groups.len()))
                    @for choice in choices {
                        button id=(format!("choice-{}", choice.hash.0)) name="choice" value=(choice.hash.0)
                            title=(self.voice.action(self.view(), choice.action)) {
                            (self.label(*topic, choice.action))
                        }
                    }
                    @if has_cards { (self.not_to_choose()) }
                }
            }
        }
    }

    /// The cards that the viewer has discarded, beside those to choose from; the hand says so in words, too.
    fn not_to_choose(self) -> Markup {
        let gone = self.own_seat().map(|seat| self.view().players[seat.index()].discards);
        html! {
            @if let Some(gone) = gone {
                @for card in Card::ALL.into_iter().filter(|&card| gone.contains(card)) {
                    div .spent aria-hidden="true" { (self.card_label(card)) span .state { (self.say("shogunate-discarded")) } }
                }
            }
        }
    }

    fn group_heading(self, topic: Topic, n_groups: usize) -> Markup {
        html! {
            @match topic {
                Topic::Moves(leader) => h3 { (self.chip(leader)) },
                Topic::Switches(leader) => h3 { (self.chip(leader)) (sign("switch")) },
                Topic::Exchange if n_groups > 1 => h3 { (self.say("shogunate-exchange")) },
                Topic::Plain | Topic::Exchange => {}
            }
        }
    }

    /// What distinguishes an option from the others of its group.
    fn label(self, topic: Topic, action: Action) -> Markup {
        match (topic, action) {
            (Topic::Moves(_), Action::Move { leader, to }) => html! { (self.step(leader, to)) },
            (Topic::Switches(_), Action::Switch(_, other)) => self.chip(other),
            (Topic::Moves(_) | Topic::Switches(_) | Topic::Exchange | Topic::Plain, action) => {
                self.plain(action)
            }
        }
    }

    /// The destination of a move.
    fn step(self, leader: Leader, to: Place) -> String {
        let place = self.voice.place(to);
        self.tell("shogunate-step-to", &[("step", self.arrow(leader, to).into()), ("to", place.into())])
    }

    /// The direction and distance of a move.
    fn arrow(self, leader: Leader, to: Place) -> String {
        let from = self.view().place_of(leader);
        let way = if to < from { "up" } else { "down" };
        self.tell("shogunate-step", &[("way", way.into()), ("n", to.0.abs_diff(from.0).into())])
    }

    fn plain(self, action: Action) -> Markup {
        match action.subject() {
            Subject::Card(card) => self.card_label(card),
            Subject::Nothing => html! { (self.voice.action(self.view(), action)) },
            Subject::Player(seat) if matches!(action, Action::Perform(_)) => self.performer_label(seat),
            Subject::Player(seat) => html! { (crest(seat)) (self.voice.player(seat)) },
            Subject::Step(leader, to) => html! { (self.chip(leader)) (self.arrow(leader, to)) },
            Subject::Pair(one, other) => html! { (self.chip(one)) (sign("switch")) (self.chip(other)) },
            Subject::Leader(leader) | Subject::Loyalty(leader) => self.chip(leader),
        }
    }

    /// A card with its picture and its text, which a wide screen shows in the hand alone.
    fn card_label(self, card: Card) -> Markup {
        html! {
            (scene(card)) span .words { b { (self.voice.card(card)) } span .text { (self.voice.card_text(card)) } }
        }
    }

    /// A player with the card that they would perform.
    fn performer_label(self, seat: Seat) -> Markup {
        let card = match self.view().players[seat.index()].card {
            KnownChoice::Known(card) => Some(card),
            KnownChoice::None | KnownChoice::Secret => None,
        };
        html! {
            (crest(seat)) span { (self.voice.player(seat)) }
            @if let Some(card) = card { span .performs { (act(card)) small { (self.voice.card(card)) } } }
        }
    }
}

/// Groups options by topic, in order of first occurrence; the few exchanges come before the many switches.
fn grouped<'a>(choices: &[&'a Choice<Action>]) -> Vec<Group<'a>> {
    // With one move for each Leader, groups need no headings.
    let is_grouped = Leader::ALL.iter().any(|&leader| {
        let moves = choices.iter().filter(|choice| is_move(choice.action, leader));
        moves.count() > 1
    });
    let mut groups: Vec<Group> = Vec::new();
    for choice in choices {
        let topic = topic(choice.action, is_grouped);
        match groups.iter_mut().find(|(known, _)| *known == topic) {
            Some((_, choices)) => choices.push(choice),
            None => groups.push((topic, vec![choice])),
        }
    }
    groups.sort_by_key(|(topic, _)| *topic != Topic::Exchange);
    groups
}

fn is_move(action: Action, leader: Leader) -> bool {
    matches!(action, Action::Move { leader: moved, to: _ } if moved == leader)
}

fn topic(action: Action, is_grouped: bool) -> Topic {
    match action.subject() {
        Subject::Step(leader, _) if is_grouped => Topic::Moves(leader),
        Subject::Pair(one, _) => Topic::Switches(one),
        Subject::Player(_) if matches!(action, Action::Exchange(_)) => Topic::Exchange,
        Subject::Step(..)
        | Subject::Player(_)
        | Subject::Nothing
        | Subject::Card(_)
        | Subject::Leader(_)
        | Subject::Loyalty(_) => Topic::Plain,
    }
}

fn class(topic: Topic) -> &'static str {
    match topic {
        Topic::Plain => "plain",
        Topic::Moves(_) | Topic::Switches(_) => "steps",
        Topic::Exchange => "exchange",
    }
}
