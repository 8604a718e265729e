//! Groups long lists of options under headings by what they are about.

use host::Choice;
use katana::{
    Action,
    piece::{Area, CardId, House, RoomPlace, SwordId},
};

use super::Picture;

/// What an action is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Topic {
    /// Nothing in particular.
    Plain,
    /// A figure at an area.
    Place(Area),
    /// Passing.
    Pass,
    /// A House.
    House(House),
    /// An own Sword.
    Sword(SwordId),
    /// A Room.
    Room(RoomPlace),
    /// The Rooms of all Family Members.
    Rooms,
    /// A card.
    Card(CardId),
    /// The end of the step.
    End,
}

/// Options about one thing.
pub(super) type Group<'a> = (Topic, Vec<&'a Choice<Action>>);

/// Groups options by topic, in order of first occurrence; what ends the step comes last.
pub(super) fn grouped<'a>(choices: impl Iterator<Item = &'a Choice<Action>>) -> Vec<Group<'a>> {
    let mut groups: Vec<Group> = Vec::new();
    for choice in choices {
        let topic = topic(choice.action);
        match groups.iter_mut().find(|(known, _)| *known == topic) {
            Some((_, choices)) => choices.push(choice),
            None => groups.push((topic, vec![choice])),
        }
    }
    groups.sort_by_key(|(topic, _)| *topic == Topic::End);
    groups
}

fn topic(action: Action) -> Topic {
    match action {
        Action::Place { figure: _, area } => Topic::Place(area),
        Action::Pass(_) => Topic::Pass,
        Action::EndTurn | Action::Done | Action::Decline => Topic::End,
        Action::TakeSword { house, space: _ } => Topic::House(house),
        Action::Arrange(_) => Topic::Rooms,
        Action::Move(sword) | Action::Decorate { sword, kind: _ } => Topic::Sword(sword),
        Action::UseRoom { room, on: _ } | Action::SwapByRoom { room, one: _, other: _ } => Topic::Room(room),
        Action::Play(card)
        | Action::PlayOnLine(card, _)
        | Action::PlayToken(card, _)
        | Action::Buy(card)
        | Action::Discard(card) => Topic::Card(card),
        Action::TakeStart(_)
        | Action::AddGhostCard(_)
        | Action::RaisePrice(_)
        | Action::Offer(_)
        | Action::TakeSashimono(_)
        | Action::BuyResource(_)
        | Action::TakeMarketCard(_)
        | Action::Line(_)
        | Action::Swap(..)
        | Action::Advance(_)
        | Action::Deliver(_)
        | Action::Collect(_)
        | Action::Project(..)
        | Action::PutKatana { change: _ }
        | Action::Compose(_)
        | Action::Turn { from: _, to: _, n: _ } => Topic::Plain,
    }
}

impl Picture<'_> {
    /// The heading of a group; `None` if its options say it themselves.
    pub(super) fn group_heading(self, topic: Topic) -> Option<String> {
        match topic {
            Topic::Plain | Topic::End => None,
            Topic::Place(area) => Some(self.voice.area(area)),
            Topic::Pass => Some(self.say("board-pass-take")),
            Topic::Rooms => Some(self.say("board-rooms-list")),
            Topic::House(house) => Some(self.voice.house(house)),
            Topic::Sword(sword) => Some(self.voice.sword(sword)),
            Topic::Room(place) => Some(self.voice.room(self.game.table().room(place))),
            Topic::Card(card) => Some(self.voice.card(card)),
        }
    }
}
