//! Market, Academy, Palace, Temple and Komainu.

use super::{BoardText, style_of};
use crate::terminal::text::{blanks, widest, width, wrap};
use katana::{piece::Kind, table::Standing};

impl BoardText<'_> {
    /// The areas below the Houses.
    pub fn areas(self) -> Vec<String> {
        let mut lines = self.market();
        lines.extend(self.academy());
        lines.extend(self.palace());
        lines.extend(self.temple_and_komainu());
        lines
    }

    /// A heading with the figures there and the number of spaces.
    fn area_heading(self, id: &str, standing: &[Standing], n_spaces: &[u8; 3]) -> Vec<String> {
        let figures = if standing.is_empty() {
            self.say("cli-table-nobody", &[])
        } else {
            self.figures(standing.iter().copied())
        };
        let n_spaces = self.voice.rules.by_players(n_spaces);
        let spaces =
            [("taken", standing.len().into()), ("spaces", n_spaces.into()), ("figures", figures.into())];
        let heading = format!("{}  {}", self.section(id), self.say("cli-table-spaces", &spaces));
        wrap(&heading, self.page.width, "    ")
    }

    fn market(self) -> Vec<String> {
        let (board, components) = (&self.game.table().board, &self.voice.rules.components);
        let mut lines = self.area_heading("cli-table-market", &board.market, &components.spaces.market);
        let prices = Kind::ALL.map(|kind| {
            (self.kind_with_sign(kind), self.game.look(self.voice.rules).price(kind).to_string())
        });
        let prices = self.with_values(prices);
        lines.push(format!("  {}", self.say("cli-table-prices", &[("prices", prices.into())])));
        for card in board.cards.iter().flatten() {
            lines.extend(wrap(&format!("  {}", self.card(*card)), self.page.width, "    "));
        }
        lines
    }

    /// A resource with its name and its sign on Swords.
    fn kind_with_sign(self, kind: Kind) -> String {
        let (name, sign) = (self.voice.kind(kind), self.voice.letter(kind));
        let both = if name == sign {
            name
        } else {
            self.say("cli-table-kind", &[("kind", name.into()), ("sign", sign.into())])
        };
        self.page.styled(style_of(kind), &both)
    }

    /// The Coins that each Decorator shows.
    fn academy(self) -> Vec<String> {
        let (table, components) = (self.game.table(), &self.voice.rules.components);
        let mut lines =
            self.area_heading("cli-table-academy", &table.board.academy, &components.spaces.academy);
        lines.push(format!("  {}", self.say("cli-table-decorators", &[])));
        let columns = widest(self.voice.names) + 4;
        for seat in table.humans() {
            let coins = self.by_kind(|kind| self.look().decorator_coins(seat, kind).to_string());
            lines.extend(self.labelled(&format!("  {}", self.name(seat)), columns, &coins));
        }
        lines
    }

    /// The Rooms, what they give, and whose Family Members are there.
    fn palace(self) -> Vec<String> {
        let (table, components) = (self.game.table(), &self.voice.rules.components);
        let mut lines = self.area_heading("cli-table-palace", &table.board.palace, &components.spaces.palace);
        for place in self.game.table().places() {
            let room = table.room(place);
            let mut family: Vec<String> = table
                .seats()
                .filter(|&seat| table.player(seat).rooms.contains(place))
                .flat_map(|seat| vec![self.name(seat); 1 + usize::from(table.sharing.contains(seat))])
                .collect();
            if table.token.contains(place) {
                family.push(self.say("cli-table-token", &[]));
            }
            let there = if family.is_empty() { String::new() } else { format!("  [{}]", self.list(family)) };
            let (name, effect) = (self.voice.room(room), self.voice.room_effect(room));
            let row = self.say("cli-table-room", &[("room", name.into()), ("effect", effect.into())]);
            lines.extend(wrap(&format!("  {row}{there}"), self.page.width, "    "));
        }
        lines
    }

    /// Both on one line, or on two if that is too long.
    fn temple_and_komainu(self) -> Vec<String> {
        let (table, rules) = (self.game.table(), self.voice.rules);
        let coins = self.voice.coins(rules.components.offering[usize::from(table.round) - 1].into());
        let monks = self.of_seats(table.humans(), |seat| table.player(seat).monks.to_string());
        let temple = self.say("cli-table-temple", &[("coins", coins.into()), ("monks", monks.into())]);
        let temple = format!("{}  {temple}", self.section("cli-table-temple-name"));
        let figure = match table.board.komainu {
            Some(standing) => self.figure(standing),
            None => self.say("cli-table-nobody", &[]),
        };
        let komainu = format!("{}  {figure}", self.section("cli-table-komainu"));
        if width(&temple) + width(&komainu) + 4 <= self.page.width {
            vec![format!("{temple}{}{komainu}", blanks(4))]
        } else {
            [temple, komainu].iter().flat_map(|line| wrap(line, self.page.width, "    ")).collect()
        }
    }
}
