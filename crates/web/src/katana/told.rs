//! What happened, in sentences.

use host::{Deeds, Told};
use katana::Event;
use maud::{Markup, html};

use super::Picture;

impl Picture<'_> {
    /// What happened lately, newest first, at most `n_max` entries. Those after version `since` are marked as
    /// new.
    pub(crate) fn lately(self, since: Option<u64>, n_max: usize) -> Markup {
        // Some acts bring about nothing by themselves: there is nothing to tell of them.
        let has_told = |entry: &&Told<Event>| entry.what != Deeds::Done(Vec::new());
        html! {
            ol .log {
                @for entry in self.sight.told.iter().rev().filter(has_told).take(n_max) {
                    @let is_new = since.is_some_and(|since| entry.version > since);
                    li id=(format!("entry-{}", entry.version)) .new[is_new] {
                        @if is_new { span .mark { (self.say("board-new")) } " " }
                        @for sentence in self.sentences(entry) { span .sentence { (sentence) } " " }
                    }
                }
            }
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
