//! A player's Forge: four rows and five columns, with what lines bring at their ends.

use katana::{
    piece::{Cell, Kind, Line, N_COLUMNS, N_ROWS, SwordId},
    rules::Benefit,
};
use tabletop::Seat;

use super::{BoardText, style_of};
use crate::terminal::{
    style::Style,
    text::{blanks, pad, width, wrap},
};

/// Columns before the grid: the row's sign.
const LEFT: usize = 4;
/// Columns after the grid, for the benefits of a row.
const RIGHT: usize = 13;

impl BoardText<'_> {
    /// The Forge as a grid.
    pub fn forge(self, seat: Seat) -> Vec<String> {
        let cell = (self.page.width - LEFT - RIGHT - 1) / usize::from(N_COLUMNS) - 1;
        let name = self.say("cli-table-forge", &[("name", self.voice.names[seat.index()].as_str().into())]);
        let mut lines = vec![self.page.styled(Style::Heading, &name)];
        let numbers = (1..=N_COLUMNS).map(|column| centred(&column.to_string(), cell)).collect::<Vec<_>>();
        lines.push(format!("{} {}", blanks(LEFT), numbers.join(" ")));
        lines.push(border(cell, ["┌", "┬", "┐"]));
        for row in 0..N_ROWS {
            if row > 0 {
                lines.push(border(cell, ["├", "┼", "┤"]));
            }
            lines.extend(self.forge_row(seat, row, cell));
        }
        lines.push(border(cell, ["└", "┴", "┘"]));
        lines.extend(self.below(seat, cell));
        let legend = wrap(&self.say("cli-table-forge-legend", &[]), self.page.width, "");
        lines.extend(legend.iter().map(|line| self.page.styled(Style::Faint, line)));
        lines
    }

    /// What the columns bring, in as many lines as needed.
    fn below(self, seat: Seat, cell: usize) -> Vec<String> {
        let column = |column| wrap(&self.benefits(seat, Line::column(column)), cell, "");
        let benefits: Vec<Vec<String>> = (0..N_COLUMNS).map(column).collect();
        let line = |n: usize| {
            let benefit = |lines: &Vec<String>| centred(lines.get(n).map_or("", String::as_str), cell);
            format!("{} {}", blanks(LEFT), benefits.iter().map(benefit).collect::<Vec<_>>().join(" "))
        };
        (0..benefits.iter().map(Vec::len).max().unwrap_or(0)).map(line).collect()
    }

    fn forge_row(self, seat: Seat, row: u8, cell: usize) -> Vec<String> {
        let kind = Kind::of_row(row);
        let spaces: Vec<Vec<String>> =
            (0..N_COLUMNS).map(|column| self.space(seat, Cell::at(row, column), cell)).collect();
        let sign = pad(&format!(" {}", self.page.styled(style_of(kind), &self.voice.letter(kind))), LEFT);
        let benefits = self.benefits(seat, Line::row(row));
        let line = |n: usize| {
            let left = if n == 0 { sign.clone() } else { blanks(LEFT) };
            let right = if n == 0 { benefits.as_str() } else { "" };
            let space = |space: &Vec<String>| pad(space.get(n).map_or("", String::as_str), cell);
            format!("{left}│{}│ {right}", spaces.iter().map(space).collect::<Vec<_>>().join("│"))
        };
        let n_lines = spaces.iter().map(Vec::len).max().unwrap_or(1);
        (0..n_lines).map(line).collect()
    }

    /// A space: the Sword's number, what lies on it, an arrow and what is missing, in as many lines as needed.
    fn space(self, seat: Seat, at: Cell, cell: usize) -> Vec<String> {
        let mut lines = vec![String::new()];
        let Some(sword) = self.game.table().sword_at(seat, at) else { return lines };
        for sign in self.signs(sword) {
            let line = lines.last_mut().expect("there is a first line");
            if width(line) + width(sign.trim_end()) <= cell {
                line.push_str(&sign);
            } else {
                lines.push(sign);
            }
        }
        lines
    }

    /// The text in a Sword's space, in pieces that are not broken.
    fn signs(self, sword: SwordId) -> Vec<String> {
        let blade = self.game.table().blade(sword);
        let kinds = self.look().composition(sword).kinds();
        let mut decorated = blade.decorated;
        let mut signs = vec![format!("{} ", self.page.styled(Style::Strong, &self.number(sword)))];
        for (n, &kind) in kinds.iter().enumerate() {
            let letter = self.voice.letter(kind);
            if n == usize::from(blade.placed) {
                signs.push("→".to_owned());
            }
            let sign = if n >= usize::from(blade.placed) {
                self.page.styled(Style::Faint, &letter)
            } else if decorated.contains(kind) {
                // Only the first of its kind is decorated.
                decorated.0 &= !(1 << kind.index());
                self.page.styled(style_of(kind), &format!("{letter}*"))
            } else {
                self.page.styled(style_of(kind), &letter)
            };
            signs.push(sign);
        }
        if self.look().is_complete(sword) {
            signs.push("✓".to_owned());
        }
        signs
    }

    /// The number on a Sword; the Katana has a name.
    pub fn number(self, sword: SwordId) -> String {
        match sword.katana_of() {
            Some(_) => self.say("cli-table-katana", &[]),
            None => self.voice.rules.tile(sword).number.to_string(),
        }
    }

    /// What a delivery in a line brings: printed benefits, then bought ones.
    fn benefits(self, seat: Seat, line: Line) -> String {
        let (look, rules) = (self.look(), self.voice.rules);
        let printed = match line.as_column() {
            Some(column) => Benefit::Coins(rules.components.column_coins[usize::from(column)]),
            None => Benefit::Resource(rules.components.row_benefit[Kind::of_row(line.0)]),
        };
        let bought = look.player(seat).under[line.index()].cards().map(|card| rules.card(card).benefit);
        let told = |benefit| match benefit {
            Benefit::Resource(kind) => format!("+{}", self.voice.letter(kind)),
            Benefit::Coins(coins) => self.say("cli-table-benefit-coins", &[("n", coins.into())]),
        };
        std::iter::once(printed).chain(bought).map(told).collect::<Vec<_>>().join(" ")
    }
}

fn border(cell: usize, [left, middle, right]: [&str; 3]) -> String {
    let bars = vec!["─".repeat(cell); usize::from(N_COLUMNS)];
    format!("{}{left}{}{right}", blanks(LEFT), bars.join(middle))
}

fn centred(text: &str, columns: usize) -> String {
    pad(&format!("{}{text}", blanks(columns.saturating_sub(width(text)) / 2)), columns)
}
