//! The table as text: the main board, a player's Forge and things, the others in a line each.

mod areas;
mod cards;
mod forge;
mod ghost;
mod houses;
mod player;

use katana::{
    Frame, Katana, TableRef,
    piece::{CardId, Kind},
    table::{N_ROUNDS, Standing},
};
use tabletop::Seat;
use voice::katana::Voice;
use words::Arg;

use crate::{
    terminal::page::Page,
    terminal::{
        style::{Color, Style},
        text::{self, pad},
    },
};

/// A game that is drawn as text.
#[derive(Clone, Copy)]
pub struct BoardText<'a> {
    /// Who speaks.
    pub voice: Voice<'a>,
    /// The page that it is drawn for.
    pub page: &'a Page,
    /// The game.
    pub game: &'a Katana,
}

impl<'a> BoardText<'a> {
    /// The whole board as `seat` looks at it.
    pub fn whole(self, seat: Seat) -> Vec<String> {
        let mut lines = self.heading();
        lines.extend(self.houses());
        lines.extend(self.areas());
        lines.extend(self.displayed_cards());
        lines.push(String::new());
        lines.extend(self.own(seat).concat());
        lines.extend(self.others(seat));
        lines
    }

    /// What lies before `seat`, in rows of one or more lines.
    pub fn own(self, seat: Seat) -> Vec<Vec<String>> {
        if self.game.table().ghost_seat() == Some(seat) {
            return self.ghost_things(seat);
        }
        [vec![self.forge(seat)], self.things(seat)].concat()
    }

    fn look(self) -> TableRef<'a> {
        self.game.look(self.voice.rules)
    }

    fn say(self, id: &str, args: &[(&str, Arg)]) -> String {
        self.voice.words.say(id, args)
    }

    /// A player's name in the color of the seat.
    fn name(self, seat: Seat) -> String {
        self.page.styled(Style::Seat(seat), &self.voice.names[seat.index()])
    }

    /// Items with the language's separator between them.
    fn list(self, items: impl IntoIterator<Item = String>) -> String {
        self.voice.words.list(items)
    }

    /// Names and what they have.
    fn with_values(self, items: impl IntoIterator<Item = (String, String)>) -> String {
        items.into_iter().map(|(name, value)| format!("{name} {value}")).collect::<Vec<_>>().join(" · ")
    }

    /// A value for each player, by name.
    fn by_seat(self, value: impl Fn(Seat) -> String) -> String {
        self.of_seats(self.game.table().seats(), value)
    }

    /// A value for each of some players, by name.
    fn of_seats(self, seats: impl Iterator<Item = Seat>, value: impl Fn(Seat) -> String) -> String {
        self.with_values(seats.map(|seat| (format!("{}:", self.name(seat)), value(seat))))
    }

    /// A value for each resource, by name.
    fn by_kind(self, value: impl Fn(Kind) -> String) -> String {
        self.with_values(
            Kind::ALL.map(|kind| (self.page.styled(style_of(kind), &self.voice.kind(kind)), value(kind))),
        )
    }

    fn section(self, id: &str) -> String {
        self.page.styled(Style::Heading, &self.say(id, &[]))
    }

    /// Texts after their labels, but for empty ones.
    fn rows(self, rows: &[(&str, String)]) -> Vec<Vec<String>> {
        // The width of all labels, shown or not, so that columns do not move when a row is added.
        let columns = text::widest(rows.iter().map(|(id, _)| self.say(id, &[]))) + 2;
        let shown = rows.iter().filter(|(_, text)| !text.is_empty());
        shown.map(|(id, text)| self.labelled(&self.say(id, &[]), columns, text)).collect()
    }

    /// A text after a label; further lines are indented.
    fn labelled(self, label: &str, columns: usize, text: &str) -> Vec<String> {
        let line = format!("{}{text}", pad(label, columns));
        text::wrap(&line, self.page.width, &text::blanks(columns))
    }

    /// Figures by their players' names.
    fn figures(self, standing: impl IntoIterator<Item = Standing>) -> String {
        self.list(standing.into_iter().map(|standing| self.figure(standing)))
    }

    fn figure(self, standing: Standing) -> String {
        let figure = self.voice.figure(standing.figure);
        self.say("cli-table-figure", &[("name", self.name(standing.seat).into()), ("figure", figure.into())])
    }

    /// A card in one line: effect, benefit and cost.
    fn card(self, card: CardId) -> String {
        let (voice, cost) = (self.voice, self.voice.rules.card(card).cost);
        self.say(
            "cli-table-card",
            &[
                ("card", voice.card_name(card).into()),
                ("effect", voice.card_effect(card).into()),
                ("benefit", voice.card_benefit(card).into()),
                ("cost", voice.coins(cost.into()).into()),
            ],
        )
    }

    /// Round, whose turn, points.
    fn heading(self) -> Vec<String> {
        let table = self.game.table();
        let name = self.voice.names[table.turn.index()].as_str();
        let is_start = matches!(self.game.asking(), Some(Frame::StartSwords(_)));
        let title = if is_start {
            self.say("cli-table-start", &[])
        } else {
            let (round, rounds) = (table.round.into(), N_ROUNDS.into());
            self.say("cli-table-round", &[("round", round), ("rounds", rounds), ("name", name.into())])
        };
        let rule = "━".repeat(self.page.width.saturating_sub(text::width(&title) + 5));
        let title = self.page.styled(Style::Strong, &format!("━━━ {title} {rule}"));
        let points = self.by_seat(|seat| text::signed(table.player(seat).score()));
        let scores = [("points", points.into()), ("first", self.name(table.first).into())];
        let mut lines = vec![title];
        lines.extend(text::wrap(&self.say("cli-table-scores", &scores), self.page.width, "    "));
        lines
    }
}

/// A resource in its color.
fn style_of(kind: Kind) -> Style {
    Style::Color([Color::Red, Color::Yellow, Color::Cyan, Color::Green][kind.index()])
}
