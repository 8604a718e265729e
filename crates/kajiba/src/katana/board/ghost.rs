//! What lies before a Ghost: it has no Forge, and everything but its deck is open.

use katana::{
    ghost::{Ghost, katana as its_katana},
    piece::{CardId, GhostCard},
};
use tabletop::Seat;

use super::BoardText;
use crate::terminal::text::wrap;

impl BoardText<'_> {
    /// The Ghost's name, and its things, a line each under a label.
    pub fn ghost_board(self, seat: Seat) -> Vec<String> {
        let passed = self.look().player(seat).passed;
        let passed = if passed { self.say("cli-table-passed", &[]) } else { String::new() };
        let heading = format!("{} {passed}", self.name(seat));
        let mut lines = wrap(heading.trim_end(), self.page.width, "    ");
        lines.extend(self.ghost_things(seat).into_iter().flatten());
        lines
    }

    /// The Ghost's things, a row each under a label.
    pub fn ghost_things(self, seat: Seat) -> Vec<Vec<String>> {
        let Some(ghost) = &self.game.table().ghost else { return Vec::new() };
        let player = self.look().player(seat);
        let cards = |card: CardId| self.voice.card_name(card);
        let rows = [
            ("cli-things-have", self.ghost_has(seat)),
            ("cli-things-katana", self.ghost_katana(ghost, seat)),
            ("cli-things-delivered", self.list(player.delivered.iter().map(|sword| self.number(sword)))),
            ("cli-things-sashimono", self.sashimono(seat)),
            ("cli-things-cards", self.list(player.hand.iter().map(cards))),
            ("cli-things-honors", self.list(player.honors.iter().map(|&honor| self.voice.honor(honor)))),
            ("cli-ghost-deck", self.ghost_deck(ghost)),
        ];
        self.rows(&rows)
    }

    /// Points and Workers.
    fn ghost_has(self, seat: Seat) -> String {
        let player = self.look().player(seat);
        let blocked = self.voice.rules.blocked(seat);
        let n_blocked = blocked.iter().filter(|&&space| space > player.delivered.len()).count();
        let points = self.voice.points(player.score());
        self.say(
            "cli-ghost-has",
            &[("points", points.into()), ("workers", player.workers.into()), ("blocked", n_blocked.into())],
        )
    }

    /// The resources on its Katana, the decorated ones marked.
    fn ghost_katana(self, ghost: &Ghost, seat: Seat) -> String {
        let sign = |(n, kind): (usize, &katana::piece::Kind)| {
            let mark = if n < usize::from(ghost.decorated) { "*" } else { "" };
            format!("{}{mark}", self.voice.letter(*kind))
        };
        its_katana::kinds(self.look(), seat).iter().enumerate().map(sign).collect()
    }

    /// How many cards it can draw, and which it has drawn.
    fn ghost_deck(self, ghost: &Ghost) -> String {
        let drawn = GhostCard::ALL.into_iter().filter(|card| ghost.deck.discards[card.index()] > 0);
        let drawn = self.with_values(
            drawn.map(|card| (self.voice.ghost_card(card), ghost.deck.discards[card.index()].to_string())),
        );
        let n = ghost.deck.cards.len().into();
        match drawn.as_str() {
            "" => self.say("cli-ghost-deck-full", &[("n", n)]),
            drawn => self.say("cli-ghost-deck-drawn", &[("n", n), ("drawn", drawn.into())]),
        }
    }
}
