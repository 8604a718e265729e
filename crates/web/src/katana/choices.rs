//! The options as buttons.

use host::Choice;
use katana::{
    Action, Frame,
    flow::turn,
    piece::{Figure, House, Line, SwordId},
};
use maud::{Markup, html};
use tabletop::Seat;

use super::{
    Picture,
    groups::{Group, Topic, grouped},
    icon::{icon, tally},
    motif::honor_motif,
    preview::house_space,
    sequences::Clicked,
};
use crate::face::Ask;

impl Picture<'_> {
    /// All options of the seat: answers first, then free actions.
    pub(super) fn forms(self, ask: &Ask) -> Markup {
        // Purchases have their own form, which can make several at once.
        let is_purchase = |action| matches!(action, Action::BuyResource(_));
        let is_answer = |choice: &&Choice<Action>| !choice.is_free && !is_purchase(choice.action);
        let answers = grouped(self.game_view.choices.iter().filter(is_answer));
        let free = grouped(self.game_view.choices.iter().filter(|choice| choice.is_free));
        html! {
            (self.purchases(ask))
            (self.arranging(ask))
            // Where only purchases are to be made, the prices on the board still need the form.
            @if !answers.is_empty() || self.choice(is_purchase).is_some() { (self.form_of(ask, "answers", &answers)) }
            (ask.back)
            @if !free.is_empty() {
                h3 .also { (self.say("board-also")) }
                (self.form_of(ask, "free", &free))
            }
        }
    }

    fn form_of(self, ask: &Ask, id: &str, groups: &[Group]) -> Markup {
        let choices = html! {
            @if id == "answers" { (self.all_at_once(ask.seat)) }
            @for (topic, choices) in groups {
                @match *topic {
                    Topic::Place(_) => (self.placing(ask.seat, *topic, choices)),
                    Topic::End => (self.ending(ask.seat, &format!("{id}-end"), choices)),
                    Topic::House(house) => (self.taking(ask.seat, house, choices)),
                    Topic::Pass => (self.passing(ask.seat, choices)),
                    Topic::Rooms => (self.arrangements(ask.seat, choices)),
                    Topic::Plain => {
                        @let (used, empty) = self.lines_apart(choices);
                        @if !used.is_empty() { div .group { (self.buttons(ask.seat, &used)) } }
                        @if !empty.is_empty() {
                            details id=(format!("{id}-empty")) .group.empty-lines {
                                summary { (self.tell("board-lines-empty", &[("n", empty.len().into())])) }
                                (self.buttons(ask.seat, &empty))
                            }
                        }
                    }
                    Topic::Sword(_)
                    | Topic::Room(_)
                    | Topic::Card(_) => {
                        div .group {
                            @if groups.len() > 1 && choices.len() > 1 { (self.headed(*topic)) }
                            (self.buttons(ask.seat, choices))
                        }
                    }
                }
            }
            @if id == "answers" { (self.ending_at_once(ask.seat)) }
        };
        ask.form(id, choices)
    }

    /// Where a line of the Forge is activated: the lines without a Sword apart from the others, if there are others.
    fn lines_apart<'c>(
        self,
        choices: &[&'c Choice<Action>],
    ) -> (Vec<&'c Choice<Action>>, Vec<&'c Choice<Action>>) {
        let look = self.look();
        let forge = &look.player(self.main_seat()).forge;
        let holds = |line: Line| forge.iter().any(|sword| line.holds(look.table.blade(sword).cell));
        let is_activating = matches!(self.game.asking(), Some(Frame::Forge(_)));
        let is_used = |choice: &&&Choice<Action>| match choice.action {
            Action::Line(line) => !is_activating || holds(line),
            _ => true,
        };
        let (used, empty): (Vec<_>, Vec<_>) = choices.iter().partition(is_used);
        if used.is_empty() { (empty, used) } else { (used, empty) }
    }

    /// Buttons that do everything of a kind at once.
    fn all_at_once(self, seat: Seat) -> Markup {
        html! {
            @for sequence in self.sequences {
                @if let Clicked::All(what) = sequence.on {
                    button id=(what.id()) name="choice" value=(sequence.value()) title=(self.sequence_in_words(seat, sequence)) {
                        (self.tell(what.id(), &[("n", sequence.len().into())]))
                    }
                }
            }
        }
    }

    /// A button that ends the turn together with what has to come before.
    fn ending_at_once(self, seat: Seat) -> Markup {
        html! {
            @if let Some(sequence) = self.sequence(Clicked::End) {
                @let cards: Vec<String> = sequence.discarded().map(|card| self.voice.card_name(card)).collect();
                div #answers-turn .group.end.stamp {
                    (self.turn_in_a_line(seat))
                    button name="choice" value=(sequence.value()) title=(self.sequence_in_words(seat, sequence))
                        data-sure=[self.sure(Action::EndTurn)] {
                        @if cards.is_empty() {
                            (self.voice.action(self.game, seat, Action::EndTurn))
                        } @else {
                            (self.tell("board-end-discarding", &[("cards", self.voice.words.list(cards).into())]))
                        }
                    }
                }
            }
        }
    }

    /// The button that ends a step; for a turn, with a one-line summary of it.
    fn ending(self, seat: Seat, id: &str, choices: &[&Choice<Action>]) -> Markup {
        let is_turn = choices.iter().any(|choice| choice.action == Action::EndTurn);
        html! {
            div .group.end.stamp[is_turn] id=(id) {
                @if is_turn { (self.turn_in_a_line(seat)) }
                (self.buttons(seat, choices))
            }
        }
    }

    fn headed(self, topic: Topic) -> Markup {
        html! { @if let Some(heading) = self.group_heading(topic) { h3 .topic { (heading) } } }
    }

    fn buttons(self, seat: Seat, choices: &[&Choice<Action>]) -> Markup {
        html! {
            @for choice in choices {
                @let text = self.voice.action(self.game, seat, choice.action);
                @let spoken = self.spoken(&text);
                @if let Some(sword) = self.sword_named(choice.action) {
                    button .tile id=(button_id(choice)) class=[space_class(choice.action)] name="choice" value=(choice.hash.0) title=(spoken) {
                        // The action's words already say what is printed, so hide this from screen readers.
                        span .visually-hidden { (spoken) }
                        span .printed aria-hidden="true" { (self.face(sword)) }
                    }
                } @else {
                    button id=(button_id(choice)) class=[line_class(choice.action)] name="choice" value=(choice.hash.0)
                        data-sure=[self.sure(choice.action)] {
                        (text)
                    }
                }
            }
        }
    }

    /// A House with the card that comes with each of its Swords, and the Swords to take.
    fn taking(self, seat: Seat, house: House, choices: &[&Choice<Action>]) -> Markup {
        let card = self.game.table().decks.daimyo[house.index()].last();
        html! {
            div class=(format!("group house-group of-{}", house.0)) {
                h3 .topic { (icon(&format!("crest-{}", house.0))) (self.voice.house(house)) }
                @if let Some(&card) = card { p .with-card { "+ " (self.voice.card(card)) } }
                (self.buttons(seat, choices))
            }
        }
    }

    /// The pass button, and below it the Honor cards to take with it.
    fn passing(self, seat: Seat, choices: &[&Choice<Action>]) -> Markup {
        html! {
            div .group {
                @if choices.iter().any(|choice| choice.action != Action::Pass(None)) { (self.headed(Topic::Pass)) }
                @for choice in choices {
                    @let words = self.voice.action(self.game, seat, choice.action);
                    button id=(button_id(choice)) name="choice" value=(choice.hash.0) data-sure=[self.sure(choice.action)] {
                        @if let Action::Pass(Some(honor)) = choice.action {
                            span .visually-hidden { (words) }
                            (honor_motif(self.voice.rules.honor(honor)))
                            span aria-hidden="true" { (self.voice.honor(honor)) }
                        } @else {
                            (words)
                        }
                    }
                }
            }
        }
    }

    /// The arrangements of Family Members as a list, after the marks on the board.
    fn arrangements(self, seat: Seat, choices: &[&Choice<Action>]) -> Markup {
        if self.marks().is_none() {
            return html! { div .group { (self.buttons(seat, choices)) } };
        }
        html! {
            div .group {
                (self.headed(Topic::Rooms))
                @for choice in choices {
                    button id=(button_id(choice)) name="choice" value=(choice.hash.0) {
                        span .visually-hidden { (self.voice.action(self.game, seat, choice.action)) }
                        span aria-hidden="true" { (self.rooms_named(choice.action)) }
                    }
                }
            }
        }
    }

    /// An area in a line: its name, a Worker, a Monk.
    fn placing(self, seat: Seat, topic: Topic, choices: &[&Choice<Action>]) -> Markup {
        html! {
            div .group.place {
                (self.headed(topic))
                @for choice in choices {
                    (self.figure_button(seat, choice))
                }
            }
        }
    }

    /// A figure's name; for a Monk, with its cost.
    fn figure_button(self, seat: Seat, choice: &Choice<Action>) -> Markup {
        let Action::Place { figure, area: _ } = choice.action else { return html! {} };
        let (class, cost) = match figure {
            Figure::Worker => ("worker", None),
            Figure::Monk => ("monk", Some(turn::offering(self.look(), 0))),
        };
        html! {
            button id=(button_id(choice)) class=(class) name="choice" value=(choice.hash.0) {
                span .visually-hidden { (self.voice.action(self.game, seat, choice.action)) }
                (self.own_figure(class)) span aria-hidden="true" { (self.voice.figure(figure)) }
                @if let Some(coins) = cost {
                    @let words = self.tell("board-cost", &[("coins", self.voice.coins(coins).into())]);
                    span .cost aria-hidden="true" { (tally("coin", &format!("−{coins}"), &words)) }
                }
            }
        }
    }

    /// The Sword on the main board that an action describes in full.
    fn sword_named(self, action: Action) -> Option<SwordId> {
        if let Action::TakeStart(sword) = action {
            return Some(sword);
        }
        let Action::TakeSword { house, space } = action else { return None };
        *self.game.table().board.swords[house.index()].get(usize::from(space))?
    }
}

/// The CSS class by which the Forge shows the way of a Sword of a House while its button is pointed at.
fn space_class(action: Action) -> Option<String> {
    let Action::TakeSword { house, space } = action else { return None };
    Some(house_space(house, usize::from(space)))
}

/// The CSS class by which the Forge previews a line while its button is pointed at.
fn line_class(action: Action) -> Option<String> {
    let Action::Line(line) = action else { return None };
    Some(format!("line at-{}", line.0))
}

/// The element id of an option's button. The same id in a new version of the page is the same button.
fn button_id(choice: &Choice<Action>) -> String {
    format!("choice-{}", choice.hash.0)
}
