//! What happened, in sentences that point at what changed.

use host::{Deeds, Told};
use katana::Event;
use maud::{Markup, html};
use tabletop::Viewer;

use super::Picture;

impl Picture<'_> {
    /// What happened lately, newest first, at most `n_max` entries, with a line under those after version `since`.
    pub(crate) fn lately(self, since: Option<u64>, n_max: usize) -> Markup {
        // Some acts bring about nothing by themselves: there is nothing to tell of them.
        let has_told = |entry: &&Told<Event>| entry.what != Deeds::Done(Vec::new());
        let is_new = |entry: &Told<Event>| since.is_some_and(|since| entry.version > since);
        let entries: Vec<_> = self.sight.told.iter().rev().filter(has_told).take(n_max).collect();
        let n_new = entries.iter().filter(|entry| is_new(entry)).count();
        html! {
            ol .log {
                @for (n, entry) in entries.into_iter().enumerate() {
                    @if n == n_new && n > 0 { li #log-seen .seen { (self.say("board-seen")) } }
                    li id=(format!("entry-{}", entry.version)) .new[n < n_new] {
                        @for (n, (sentence, place)) in self.pointing(entry).into_iter().enumerate() {
                            // The script tells it step by step.
                            @let is_told = n >= self.first_of_others(entry);
                            @match place {
                                Some(place) => a .sentence href=(format!("#{place}")) data-tell[is_told] { (sentence) },
                                None => span .sentence data-tell[is_told] { (sentence) },
                            }
                            " "
                        }
                    }
                }
            }
        }
    }

    /// The newest entry, to be read aloud when it comes.
    pub(crate) fn newest(self) -> String {
        self.sight.told.last().map_or(String::new(), |entry| self.sentences(entry).join(" "))
    }

    /// What an entry tells, sentence by sentence, each with the id of the element that it is about.
    fn pointing(self, entry: &Told<Event>) -> Vec<(String, Option<String>)> {
        let places: Vec<Option<String>> = match &entry.what {
            Deeds::Done(events) => events.iter().map(|event| self.place_of(event)).collect(),
            Deeds::Undone { past_barrier: _ } => vec![None],
        };
        self.sentences(entry).into_iter().zip(places).collect()
    }

    /// From which sentence on an entry tells what others did: all of another's, of one's own what the Ghost does in it, of
    /// the deal nothing.
    fn first_of_others(self, entry: &Told<Event>) -> usize {
        let is_own = entry.seat.map(Viewer::Seat) == Some(self.sight.viewer);
        let Deeds::Done(events) = &entry.what else { return if is_own { usize::MAX } else { 0 } };
        let ghost = self.game.table().ghost_seat();
        let is_ghosts =
            |event: &Event| matches!(event, Event::TurnBegan { seat, .. } if ghost == Some(*seat));
        match entry.seat {
            Some(_) if !is_own => 0,
            Some(_) => events.iter().position(is_ghosts).unwrap_or(usize::MAX),
            None => usize::MAX,
        }
    }

    /// What an entry tells, sentence by sentence.
    pub(crate) fn sentences(self, entry: &Told<Event>) -> Vec<String> {
        let rooms = &self.game.table().board.rooms;
        match &entry.what {
            Deeds::Done(events) => events.iter().map(|event| self.voice.event_at(rooms, event)).collect(),
            Deeds::Undone { past_barrier } => {
                let name = entry.seat.map_or(String::new(), |seat| self.voice.player(seat));
                let id = if *past_barrier { "board-told-undone-agreed" } else { "board-told-undone" };
                vec![self.tell(id, &[("name", name.into())])]
            }
        }
    }
}
