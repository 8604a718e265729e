//! The viewer's private notes: which cards they were shown, by whom and when, and whether an exchange may have made a
//! note stale. Closed, they show who had which Leader.

use maud::{Markup, html};
use shogunate::{Event, Note, Noted, piece::Leader};
use tabletop::Seat;

use super::{Picture, cloth::sign};
use crate::{face::standing, render::crest::crest};

impl<'a> Picture<'a> {
    /// The cards that the viewer has seen, newest first, and everything public about Loyalty cards.
    pub(super) fn notes(self) -> Markup {
        let viewer = self.game_view.viewer;
        let is_seen = |note: &&Note| note.seen(viewer).is_some();
        let is_own = |note: &&Note| self.own_seat().is_some_and(|seat| concerns(note, seat));
        let (seen, others): (Vec<&Note>, Vec<&Note>) = self.view().notes.iter().rev().partition(is_seen);
        let (own, known): (Vec<&Note>, Vec<&Note>) = others.into_iter().partition(is_own);
        html! {
            details #notes .notes {
                summary {
                    h3 { (sign("seen")) (self.say("shogunate-notes")) }
                    @if seen.is_empty() { span .none { (self.say("shogunate-notes-none")) } }
                    span .glimpses aria-hidden="true" { @for note in &seen { (self.glimpse(note)) } }
                }
                div .pages {
                    @if seen.is_empty() { p .none { (self.say("shogunate-notes-none")) } }
                    ul { @for note in seen { (self.note(note)) } }
                    @for (id, notes) in [("shogunate-notes-own", own), ("shogunate-notes-all", known)] {
                        @if !notes.is_empty() {
                            h4 { (self.tell(id, &[("n", notes.len().into())])) }
                            ul .known { @for note in notes { li { (self.voice.note(note)) } } }
                        }
                    }
                }
            }
        }
    }

    /// A note in small: whose card it was, and the Leader.
    fn glimpse(self, note: &Note) -> Markup {
        html! {
            @if let Some((seat, leader)) = note.seen(self.game_view.viewer) {
                span .glimpse .stale[note.may_be_stale(self.game_view.viewer)] { (crest(seat)) (self.chip(leader)) }
            }
        }
    }

    fn note(self, note: &Note) -> Markup {
        let viewer = self.game_view.viewer;
        html! {
            li .stale[note.may_be_stale(viewer)] {
                @if let Some((_, leader)) = note.seen(viewer) { (self.chip(leader)) " " }
                span { (self.voice.note(note)) }
            }
        }
    }

    /// What the viewer alone has learnt with or since their last act.
    pub(super) fn news(self) -> Markup {
        let learnt = self.own_seat().map_or_else(Vec::new, |seat| self.learnt_by(seat));
        html! {
            @if !learnt.is_empty() {
                div #learnt .learnt role="status" {
                    @for (event, leader) in learnt {
                        p {
                            @if let Some(leader) = leader { (self.loyalty(leader)) }
                            span { (self.voice.event(event)) }
                        }
                    }
                }
            }
        }
    }

    /// The events by which a seat saw a card with or since its last act, and the card if the viewer knows it. It is
    /// public that the seat saw one. Undone events do not count.
    pub(super) fn learnt_by(self, seat: Seat) -> Vec<(&'a Event, Option<Leader>)> {
        if self.view().is_over {
            return Vec::new();
        }
        let standing = standing(&self.game_view.log);
        let since = standing.iter().rposition(|(entry, _)| entry.seat == Some(seat)).unwrap_or(0);
        let events = standing[since..].iter().flat_map(|&(_, events)| events);
        events.filter_map(|event| seen_by(seat, event).map(|leader| (event, leader))).collect()
    }
}

/// Whether a note is about a card that a seat had, saw or got.
fn concerns(note: &Note, own: Seat) -> bool {
    match note.what {
        Noted::Revealed { seat, leader: _ } => seat == own,
        Noted::Shown { by: one, to: other, leader: _ } | Noted::Looked { by: one, of: other, leader: _ } => {
            [one, other].contains(&own)
        }
        Noted::Exchanged { seat, gave: _, other, other_gave: _ } => [seat, other].contains(&own),
    }
}

/// The card that an event shows to a seat, if any.
fn seen_by(seat: Seat, event: &Event) -> Option<Option<Leader>> {
    match *event {
        Event::Shown { by: _, to, leader } if to == seat => Some(leader),
        Event::Looked { by, of: _, leader } if by == seat => Some(leader),
        Event::Exchanged { seat: one, gave: _, other: _, other_gave } if one == seat => Some(other_gave),
        Event::Exchanged { seat: _, gave, other, other_gave: _ } if other == seat => Some(gave),
        Event::Shown { .. }
        | Event::Looked { .. }
        | Event::Exchanged { .. }
        | Event::Dealt { .. }
        | Event::LoyaltyDealt { .. }
        | Event::PlotsShuffled
        | Event::RoundBegan { .. }
        | Event::PlotRevealed { .. }
        | Event::Chosen { .. }
        | Event::Withdrawn { .. }
        | Event::CardRevealed { .. }
        | Event::Performing { .. }
        | Event::LeaderNamed { .. }
        | Event::LeaderMoved { .. }
        | Event::LeadersSwitched { .. }
        | Event::LoyaltyRevealed { .. }
        | Event::Asked { .. }
        | Event::ExchangeBegan { .. }
        | Event::Offered { .. }
        | Event::Skipped { .. }
        | Event::Discarded { .. }
        | Event::HonorPlaced { .. }
        | Event::HonorTaken { .. }
        | Event::PowerBegan { .. }
        | Event::ShinobiMoved { .. }
        | Event::RoundEnded { .. }
        | Event::TookBack { .. }
        | Event::MarkerPassed { .. }
        | Event::LoyaltyOpened { .. }
        | Event::LeftOverOpened { .. }
        | Event::GameOver { .. } => None,
    }
}
