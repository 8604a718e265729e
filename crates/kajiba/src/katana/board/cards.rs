//! Open cards: Honor and Favor cards, and everything that a player can hold.

use katana::piece::{CardId, Favor, House};

use super::BoardText;
use crate::terminal::text::wrap;

impl BoardText<'_> {
    /// The visible Honor cards, and the Favor cards that nobody has.
    pub fn displayed_cards(self) -> Vec<String> {
        let table = self.game.table();
        let honors: Vec<String> =
            table.board.honors.iter().flatten().map(|&honor| self.voice.honor(honor)).collect();
        let favors = (0..5).map(Favor).filter(|favor| table.favors & (1 << favor.0) != 0);
        let favors: Vec<String> = favors.map(|favor| self.voice.favor(favor)).collect();
        let mut lines = self.section_of("cli-table-honors", &honors);
        lines.extend(self.section_of("cli-table-favors", &favors));
        lines
    }

    /// A heading and one line for each item; nothing without items.
    fn section_of(self, id: &str, items: &[String]) -> Vec<String> {
        if items.is_empty() {
            return Vec::new();
        }
        let item = |item: &String| wrap(&format!("  {item}"), self.page.width, "    ");
        std::iter::once(self.section(id)).chain(items.iter().flat_map(item)).collect()
    }

    /// Everything that is written on open cards.
    pub fn cards(self) -> Vec<String> {
        let table = self.game.table();
        let full = |card: CardId| self.voice.card(card);
        let tops = House::ALL.into_iter().filter_map(|house| {
            let card = *table.decks.daimyo[house.index()].last()?;
            Some(format!("{}: {}", self.voice.house(house), full(card)))
        });
        let mut lines = self.section_of("cli-cards-houses", &tops.collect::<Vec<_>>());
        let market: Vec<String> = table.board.cards.iter().flatten().map(|&card| full(card)).collect();
        lines.extend(self.section_of("cli-cards-market", &market));
        lines.extend(self.displayed_cards());
        for seat in table.seats() {
            let player = table.player(seat);
            let mut cards: Vec<String> = player.hand.iter().map(full).collect();
            cards.extend(
                player.played.iter().map(|card| self.say("cli-cards-played", &[("card", full(card).into())])),
            );
            for line in katana::piece::Line::all() {
                let under = player.under[line.index()].cards();
                cards.extend(under.map(|card| {
                    let (card, line) = (self.voice.card(card).into(), self.voice.line(line).into());
                    self.say("cli-cards-under", &[("card", card), ("line", line)])
                }));
            }
            cards.extend(
                player
                    .honors
                    .iter()
                    .map(|&honor| self.say("cli-cards-honor", &[("honor", self.voice.honor(honor).into())])),
            );
            if cards.is_empty() {
                cards.push(self.say("cli-cards-none", &[]));
            }
            lines.push(self.say("cli-cards-of", &[("name", self.name(seat).into())]));
            lines.extend(cards.iter().flat_map(|card| wrap(&format!("  {card}"), self.page.width, "    ")));
        }
        lines
    }
}
