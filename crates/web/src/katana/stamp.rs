//! The one-line summary at the end of a turn.

use host::LogEntry;
use katana::{
    Event,
    piece::{ByKind, Kind, SwordId},
};
use maud::{Markup, html};
use tabletop::Seat;

use super::Picture;
use crate::face::standing;

/// The totals of a turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Sum {
    /// Placements and other named events, in words and in order.
    named: Vec<String>,
    coins: i16,
    points: i16,
    resources: ByKind<i16>,
    n_moves: u16,
    n_advanced: u16,
    n_decorated: u16,
    n_cards: u16,
}

impl Picture<'_> {
    /// What a seat's turn did so far, in one line.
    pub(super) fn turn_in_a_line(self, seat: Seat) -> Markup {
        let mut sum = Sum::default();
        for event in this_turn(&self.game_view.log, seat) {
            self.add(&mut sum, seat, event);
        }
        let mut parts = std::mem::take(&mut sum.named);
        let mut count = |id: &str, n: u16| parts.extend((n > 0).then(|| self.tell(id, &[("n", n.into())])));
        count("stamp-moves", sum.n_moves);
        count("stamp-advanced", sum.n_advanced);
        count("stamp-decorated", sum.n_decorated);
        count("stamp-cards", sum.n_cards);
        parts.extend(change(sum.coins, |n| self.voice.coins(n.unsigned_abs())));
        for kind in Kind::ALL {
            let words = |n: i16| [("n", n.into()), ("kind", self.voice.kind(kind).into())];
            parts.extend(change(sum.resources[kind], |n| self.tell("stamp-resource", &words(n))));
        }
        parts.extend(change(sum.points, |n| self.voice.points(n)));
        let did = if parts.is_empty() { self.say("stamp-nothing") } else { parts.join("\u{a0}· ") };
        html! { p .did { (self.tell("stamp-did", &[("did", did.into())])) } }
    }

    /// Adds what an event did to the seat itself.
    fn add(self, sum: &mut Sum, own: Seat, event: &Event) {
        let named = |id: &str, sword: SwordId| self.tell(id, &[("sword", self.voice.sword(sword).into())]);
        if let &Event::Placed { seat, figure: _, area } = event {
            sum.named.extend((seat == own).then(|| self.voice.area(area)));
        } else if let &Event::Passed { seat, honor: _ } = event {
            sum.named.extend((seat == own).then(|| self.say("board-pass")));
        } else if let &Event::SwordTaken { seat, sword, house: _, cell: _ } = event {
            sum.named.extend((seat == own).then(|| named("stamp-taken", sword)));
        } else if let &Event::Delivered { seat, sword, cell: _ } = event {
            sum.named.extend((seat == own).then(|| named("stamp-delivered", sword)));
        } else if let &Event::Advanced { seat, kind: _, column: _ } = event {
            sum.n_advanced += u16::from(seat == own);
        } else if let &Event::Decorated { seat, sword: _, kind: _ } = event {
            sum.n_decorated += u16::from(seat == own);
        } else if let &Event::CardTaken { seat, card: _ } = event {
            sum.n_cards += u16::from(seat == own);
        } else if let &Event::Scored { seat, points, category: _ } = event {
            sum.points += if seat == own { points } else { 0 };
        } else {
            sum.spend(own, event);
        }
    }
}

impl Sum {
    /// Adds the Coins and resources that an event gave or took.
    fn spend(&mut self, own: Seat, event: &Event) {
        if let &Event::CoinsGained { seat, coins, cause: _ } = event {
            self.coins += if seat == own { coins.cast_signed() } else { 0 };
        } else if let &(Event::CoinsPaid { seat, coins, cause: _ }
        | Event::OfferingPaid { seat, coins, cards: _ }) = event
        {
            self.coins -= if seat == own { coins.cast_signed() } else { 0 };
        } else if let &Event::ResourcesGained { seat, resources, cause: _ } = event {
            for kind in Kind::ALL.into_iter().filter(|_| seat == own) {
                self.resources[kind] += i16::from(resources[kind]);
            }
        } else if let &Event::ResourcesTurned { seat, from, to, n } = event {
            let n = if seat == own { i16::from(n) } else { 0 };
            self.resources[from] -= n;
            self.resources[to] += n;
        } else if let &Event::Moved { seat, sword: _, kind, to: _ } = event {
            self.n_moves += u16::from(seat == own);
            self.resources[kind] -= i16::from(seat == own);
        }
    }
}

/// A change with its sign; `None` if it is zero.
fn change(by: i16, words: impl Fn(i16) -> String) -> Option<String> {
    let sign = if by > 0 { "+" } else { "−" };
    (by != 0).then(|| format!("{sign}{}", words(by.abs())))
}

/// The events since a seat's turn began, without what was undone.
fn this_turn(log: &[LogEntry<Event>], seat: Seat) -> Vec<&Event> {
    let events: Vec<&Event> = standing(log).into_iter().flat_map(|(_, events)| events).collect();
    let begins = |event: &&Event| matches!(event, Event::TurnBegan { seat: whose } if *whose == seat);
    let from = events.iter().rposition(begins).map_or(0, |n| n + 1);
    events[from..].to_vec()
}
