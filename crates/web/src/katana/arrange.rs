//! Arranging all Family Members in one form: the viewer marks Rooms on the board and submits them together.

use host::{Choice, GameView, Refusal, Why};
use katana::{
    Action, Katana, Reason,
    piece::{N_ROOMS, RoomPlace, RoomSet},
};
use maud::{Markup, html};
use tabletop::Viewer;

use super::{Picture, clauses::clause_of_room, icon::icon, terms};
use crate::{face::Ask, page::rules::clause_link};

/// The id of the form.
const FORM: &str = "arrange";
/// The name of a checkbox; its value is the place of the Room.
const MARK: &str = "room";
/// The name of the hidden field that says that Rooms are marked, since unticked checkboxes are not sent.
const MARKING: &str = "rooms";

/// The Rooms marked in a form; `None` if the form has no such fields.
///
/// # Errors
///
/// A mark names no Room.
pub(crate) fn marked<'a>(
    pairs: impl Iterator<Item = (&'a str, &'a str)>,
) -> Result<Option<RoomSet>, Refusal> {
    let mut rooms = None;
    for (name, value) in pairs {
        if ![MARK, MARKING].contains(&name) {
            continue;
        }
        let rooms = rooms.get_or_insert(RoomSet::default());
        if name == MARK {
            let place = value.parse().ok().filter(|&place| usize::from(place) < N_ROOMS);
            rooms.insert(RoomPlace(place.ok_or(Refusal::Bad { field: "choice", why: Why::NotAnOption })?));
        }
    }
    Ok(rooms)
}

/// Why Family Members cannot take the marked Rooms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unfit {
    /// Wrong number of Rooms; the least and the most that are required.
    Count { least: u8, most: u8 },
    /// The rules refuse it.
    Reason(Reason),
}

/// Why the Rooms cannot be taken, as far as the visitor can know. If the game has changed meanwhile, the host says so
/// instead.
pub(crate) fn unfit(game_view: &GameView<Katana>, rooms: RoomSet) -> Option<Unfit> {
    let sets = arrangements(game_view);
    if sets.is_empty() || sets.contains(&rooms) {
        return None;
    }
    let barred = game_view.reasons.iter().find(|(action, _)| *action == Action::Arrange(rooms));
    let (least, most) = counts(&sets);
    Some(barred.map_or(Unfit::Count { least, most }, |&(_, reason)| Unfit::Reason(reason)))
}

fn arrangements(game_view: &GameView<Katana>) -> Vec<RoomSet> {
    let rooms = |choice: &Choice<Action>| {
        let Action::Arrange(rooms) = choice.action else { return None };
        Some(rooms)
    };
    game_view.choices.iter().filter_map(rooms).collect()
}

/// The least and the most Rooms of an arrangement.
fn counts(sets: &[RoomSet]) -> (u8, u8) {
    let sizes = sets.iter().map(|set| set.len());
    (sizes.clone().min().unwrap_or(0), sizes.max().unwrap_or(0))
}

/// What can be marked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Marks {
    /// The Rooms that can be taken.
    pub(super) rooms: RoomSet,
    /// The Rooms with the viewer's Family Members now.
    pub(super) now: RoomSet,
    /// The least and the most Rooms to mark.
    counts: (u8, u8),
    /// Whether all may stay where they are.
    may_stay: bool,
}

impl Picture<'_> {
    /// What the viewer can mark; `None` if there is nothing to arrange, or only the first Family Member, who enters a
    /// Room by one click.
    pub(super) fn marks(self) -> Option<Marks> {
        let Viewer::Seat(seat) = self.game_view.viewer else { return None };
        let (sets, now) = (arrangements(self.game_view), self.game.table().player(seat).rooms);
        if sets.is_empty() || now.is_empty() {
            return None;
        }
        let rooms = sets.iter().fold(RoomSet::default(), |all, &set| all.or(set));
        Some(Marks { rooms, now, counts: counts(&sets), may_stay: sets.contains(&now) })
    }

    /// The form that submits the marks on the board.
    pub(super) fn arranging(self, ask: &Ask) -> Markup {
        let Some(Marks { rooms, now, counts: (least, most), may_stay }) = self.marks() else {
            return html! {};
        };
        let hint = if least == most { "board-rooms-mark" } else { "board-rooms-mark-shared" };
        html! {
            form id=(FORM) .arranging method="post" action=(ask.address()) data-live data-arrange
                data-least=(least) data-most=(most) data-not=[(!may_stay).then(|| places(now))] {
                (ask.fields())
                input type="hidden" name=(MARKING) value="1";
                p #arrange-hint .label { (self.tell(hint, &[("n", most.into())])) }
                button { (icon("family")) (self.say("board-rooms-take")) }
                span .needs-script role="status" hidden {
                    (self.say("board-rooms-marked")) " " b data-marked { (now.and(rooms).len()) } " / " (most)
                }
                dl .room-words {
                    @for place in self.game.table().places().filter(|&place| rooms.contains(place)) {
                        @let room = self.game.table().room(place);
                        div .{"at-" (place.0)} {
                            dt { (self.voice.room(room)) }
                            dd { (self.voice.room_effect(room)) " " (clause_link(self.voice.words, clause_of_room(room))) }
                        }
                    }
                }
                p .wrong role="alert" data-said {}
            }
        }
    }

    /// The names of the Rooms of an arrangement.
    pub(super) fn rooms_named(self, action: Action) -> String {
        let Action::Arrange(rooms) = action else { return String::new() };
        self.voice.words.list(rooms.iter().map(|place| self.voice.room(self.game.table().room(place))))
    }

    /// The checkbox over a Room. A single Family Member moves by one click.
    pub(super) fn mark(self, place: RoomPlace) -> Markup {
        let marks = self.marks().filter(|marks| marks.rooms.contains(place));
        let name = self.voice.room(self.game.table().room(place));
        html! {
            @if let Some(marks) = marks {
                input id=(format!("mark-{}", place.0)) .mark type=(if marks.counts.1 == 1 { "radio" } else { "checkbox" })
                    form=(FORM) name=(MARK) value=(place.0) checked[marks.now.contains(place)] autocomplete="off"
                    aria-label=(name) aria-describedby="arrange-hint";
            }
        }
    }

    /// The submit button at the top of the Palace, the same as in the decision.
    pub(super) fn mark_end(self) -> Markup {
        let words = self.say("board-rooms-take");
        html! {
            @if self.marks().is_some() {
                button .put.take-rooms form=(FORM) data-take aria-label=(words) title=(words) data-term=(terms::FAMILY.id) { (icon("family")) (icon("check")) }
            }
        }
    }
}

/// Room places as the script reads them.
fn places(rooms: RoomSet) -> String {
    rooms.iter().map(|place| place.0.to_string()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_form_says_which_rooms_are_marked() {
        let fields = [("seat", "0"), ("rooms", "1"), ("room", "1"), ("room", "4")];
        let read =
            |fields: &[(&'static str, &'static str)]| marked(fields.iter().copied()).expect("all are Rooms");
        assert_eq!(read(&fields), Some(RoomSet(0b1_0010)));
        assert_eq!(read(&[("rooms", "1")]), Some(RoomSet(0)), "nothing is marked yet");
        assert_eq!(read(&[("choice", "0123456789abcdef")]), None, "nothing is to be marked");
    }

    #[test]
    fn what_is_no_room_is_refused() {
        for value in ["5", "-1", "", "one", "256"] {
            assert!(marked([("room", value)].into_iter()).is_err(), "{value}");
        }
    }
}
