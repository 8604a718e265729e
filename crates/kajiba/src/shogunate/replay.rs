//! A recorded game of Shogunate as a log of sentences, veiled for whoever sees it.

use std::io;

use shogunate::{Action, Event, Shogunate};
use tabletop::{Game, Record, Seat, Status, Viewer};
use voice::shogunate::Voice;

use super::scores;
use crate::{
    cx::Cx,
    terminal::{
        replay::{Retold, Telling, tell_entry, tell_event, tell_stop},
        style::Style,
    },
};

impl Retold for Shogunate {
    fn retell(cx: &mut Cx, record: &Record<Self>, telling: &Telling<Self>) -> io::Result<()> {
        let (rules, viewer) = (&telling.rules, telling.viewer);
        let voice = Voice { words: cx.words, rules, names: &telling.names, viewer };
        let mut replay = record.replay().expect("the record has been proven");
        tell_events(cx, voice, &replay.events)?;
        for (n, entry) in record.log.iter().take(telling.until).enumerate() {
            let view = replay.state.view(rules, viewer);
            replay.step().expect("the record has been proven");
            let name = cx.page.styled(Style::Seat(entry.seat), &voice.player(entry.seat));
            tell_entry(cx, n + 1, (name, &entry.deed), |&action| {
                if is_secret(action, entry.seat, viewer) {
                    voice.words.say("cli-court-secret", &[])
                } else {
                    voice.action(&view, action)
                }
            })?;
            tell_events(cx, voice, &replay.events)?;
        }
        match replay.state.status() {
            Status::Over(_) => scores::print(cx, voice, &replay.state, record),
            Status::Waiting(_) => tell_stop(cx, telling.until, record.log.len()),
        }
    }
}

fn tell_events(cx: &mut Cx, voice: Voice, events: &[Event]) -> io::Result<()> {
    events.iter().try_for_each(|event| tell_event(cx, &voice.event(&Shogunate::veil(event, voice.viewer))))
}

/// Whether an action of `seat` names what `viewer` may not know. Who is shown a card learns it from the event.
fn is_secret(action: Action, seat: Seat, viewer: Viewer) -> bool {
    if viewer == Viewer::Seat(seat) {
        return false;
    }
    match action {
        Action::Choose(_) | Action::Show(_) | Action::Give(_) => true,
        Action::Withdraw
        | Action::Perform(_)
        | Action::Name(_)
        | Action::Move { .. }
        | Action::Switch(..)
        | Action::Reveal(_)
        | Action::Honor(_)
        | Action::TakeHonor(_)
        | Action::Ask(_)
        | Action::Exchange(_)
        | Action::Shinobi(_)
        | Action::Look(_) => false,
    }
}
