//! The Daimyō Houses: Swords on display, figures, the top cards.

use katana::{components::SwordTile, piece::House};

use super::BoardText;
use crate::terminal::text::{self, widest, wrap};

impl BoardText<'_> {
    /// The Houses with their Swords and cards.
    pub fn houses(self) -> Vec<String> {
        let names = House::ALL.map(|house| format!("  {}", self.voice.house(house)));
        let columns = widest(&names) + 2;
        let legend =
            format!("{}  {}", self.section("cli-table-houses"), self.say("cli-table-houses-legend", &[]));
        let spaces = House::ALL.map(|house| self.displayed(house));
        let cell = widest(spaces.iter().flatten()) + 3;
        let mut lines = wrap(&legend, self.page.width, "    ");
        for (house, name) in House::ALL.into_iter().zip(names) {
            // No gap after the last cell of a line.
            let swords = text::flow(&spaces[house.index()], self.page.width - columns + 3, cell);
            let card = self.game.table().decks.daimyo[house.index()].last();
            let card = match card {
                Some(&card) => self.card(card),
                None => self.say("cli-table-no-card", &[]),
            };
            for (n, line) in swords.iter().enumerate() {
                lines.extend(self.labelled(if n == 0 { &name } else { "" }, columns, line));
            }
            lines.extend(wrap(&format!("    {card}"), self.page.width, "      "));
        }
        lines
    }

    /// What the spaces of a House hold: Swords, or the figures that took them.
    fn displayed(self, house: House) -> Vec<String> {
        let (board, rules) = (&self.game.table().board, self.voice.rules);
        let n_spaces = rules.by_players(&rules.components.spaces.swords_per_house);
        let space =
            |space: usize| match (board.swords[house.index()][space], board.houses[house.index()][space]) {
                (Some(sword), _) => self.tile(rules.tile(sword)),
                (None, Some(standing)) => self.figure(standing),
                (None, None) => self.say("cli-table-no-sword", &[]),
            };
        (0..n_spaces).map(space).collect()
    }

    /// A Sword tile in a few characters.
    fn tile(self, tile: &SwordTile) -> String {
        self.say(
            "cli-table-sword",
            &[
                ("number", tile.number.into()),
                ("letters", self.voice.letters(&tile.composition).into()),
                ("points", tile.points.into()),
                ("coins", tile.coins.into()),
                ("strength", tile.strength.into()),
            ],
        )
    }
}
