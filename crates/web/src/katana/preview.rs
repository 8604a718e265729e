//! Previews of Sword moves, computed by the rules on a game that looks the same.

use katana::{
    Action, Frame, forge,
    piece::{Area, Cell, Figure, Kind, Line, SwordId},
};
use maud::{Markup, html};
use tabletop::{Game, NoLog, Options, Reasons, Seat, Viewer};

use super::{Picture, kind_class};

/// What happens to a Sword in an activated line.
enum Fate {
    /// A resource moves it to a space.
    Goes(Kind, Cell),
    /// It stays, for this reason.
    Stays(String),
}

impl Picture<'_> {
    /// Arrows over the viewer's Forge for each line; they show while the line is pointed at.
    pub(super) fn line_arrows(self, seat: Seat) -> Markup {
        let previews = self.previews(seat);
        html! {
            @if !previews.is_empty() {
                svg .arrows viewBox="0 0 500 400" preserveAspectRatio="none" aria-hidden="true" {
                    @for (line, fates) in &previews {
                        g class=(format!("preview at-{}", line.0)) {
                            @for (sword, fate) in fates {
                                (arrow(self.game.table().blade(*sword).cell, fate))
                            }
                        }
                    }
                }
            }
        }
    }

    /// The same in words, below the Forge.
    pub(super) fn line_words(self, seat: Seat) -> Markup {
        html! {
            @for (line, fates) in self.previews(seat) {
                p class=(format!("preview at-{}", line.0)) {
                    b { (self.voice.line(line)) } " "
                    @if fates.is_empty() { (self.say("board-preview-none")) }
                    @for (sword, fate) in fates { span { (self.fate_in_words(sword, &fate)) } " " }
                }
            }
        }
    }

    fn fate_in_words(self, sword: SwordId, fate: &Fate) -> String {
        let name = ("sword", self.name(sword).into());
        match fate {
            Fate::Goes(kind, to) => {
                let (kind, cell) = (self.voice.kind(*kind), self.voice.cell(*to));
                self.tell("board-preview-goes", &[name, ("kind", kind.into()), ("cell", cell.into())])
            }
            Fate::Stays(why) => self.tell("board-preview-stays", &[name, ("why", why.clone().into())]),
        }
    }

    /// Each line that the viewer could activate now, with what happens to its Swords.
    fn previews(self, seat: Seat) -> Vec<(Line, Vec<(SwordId, Fate)>)> {
        let is_own = self.game_view.viewer == Viewer::Seat(seat);
        let Some(forging) = is_own.then(|| self.forging(seat)).flatten() else { return Vec::new() };
        Line::all().filter_map(|line| Some((line, self.fates(&forging, seat, line)?))).collect()
    }

    /// The game at the point where a line is chosen: now, or after placing a figure.
    fn forging(self, seat: Seat) -> Option<katana::Katana> {
        let mut fork = self.game.clone();
        if matches!(fork.asking(), Some(Frame::Forge(_))) {
            return Some(fork);
        }
        let area = Area::Forge;
        let place = [Figure::Worker, Figure::Monk].map(|figure| Action::Place { figure, area });
        let choice = self.choice(|action| place.contains(&action))?;
        fork.apply(&self.game_view.rules, seat, choice.action, &mut NoLog).ok()?;
        matches!(fork.asking(), Some(Frame::Forge(_))).then_some(fork)
    }

    fn fates(self, forging: &katana::Katana, seat: Seat, line: Line) -> Option<Vec<(SwordId, Fate)>> {
        let rules = &self.game_view.rules;
        let mut fork = forging.clone();
        fork.apply(rules, seat, Action::Line(line), &mut NoLog).ok()?;
        let (mut options, mut reasons) = (Options::default(), Reasons::default());
        fork.options(rules, seat, &mut options);
        fork.reasons(rules, seat, &mut reasons);
        let table = self.game.table();
        let there = table.player(seat).forge.iter().filter(|&sword| line.holds(table.blade(sword).cell));
        let fate = |sword| {
            if !options.all().contains(&Action::Move(sword)) {
                let reason = reasons.why(Action::Move(sword));
                let reason = reason.or_else(|| forge::may_move(self.look(), seat, sword).err());
                return Fate::Stays(reason.map_or(String::new(), |reason| self.voice.reason(reason)));
            }
            let mut moved = fork.clone();
            let kind = self.look().composition(sword).kinds()[usize::from(table.blade(sword).placed)];
            match moved.apply(rules, seat, Action::Move(sword), &mut NoLog) {
                Ok(()) => Fate::Goes(kind, moved.table().blade(sword).cell),
                Err(_) => Fate::Stays(String::new()),
            }
        };
        Some(there.map(|sword| (sword, fate(sword))).collect())
    }

    /// The way of a Sword from its space to its completion.
    pub(super) fn way(self, sword: SwordId) -> Markup {
        let blade = self.game.table().blade(sword);
        let mut cells = vec![blade.cell];
        for &kind in &self.look().composition(sword).kinds()[usize::from(blade.placed)..] {
            let Some(to) = cells.last().and_then(|cell| cell.toward(kind)) else { break };
            cells.push(to);
        }
        if cells.len() == 1 {
            return html! {};
        }
        let x = |cell: &Cell| 50 + 100 * (i32::from(cell.column()) - i32::from(blade.cell.column()));
        let y = |cell: &Cell| 50 + 100 * (i32::from(cell.row()) - i32::from(blade.cell.row()));
        let points: Vec<String> = cells.iter().map(|cell| format!("{},{}", x(cell), y(cell))).collect();
        let end = &cells[cells.len() - 1];
        html! {
            svg .way viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" {
                polyline points=(points.join(" ")) {}
                path d=(format!("M{} {}h0", x(end), y(end))) {}
            }
        }
    }
}

/// An arrow to a Sword's next space, or a cross if it stays.
fn arrow(from: Cell, fate: &Fate) -> Markup {
    let middle = |cell: Cell| (50 + 100 * i32::from(cell.column()), 50 + 100 * i32::from(cell.row()));
    let (x, y) = middle(from);
    match fate {
        Fate::Stays(_) => html! { path .stays d=(format!("M{} {}l24 24m0-24l-24 24", x - 12, y - 12)) {} },
        Fate::Goes(kind, to) => {
            let (to_x, to_y) = middle(*to);
            let (along_x, along_y) = ((to_x - x) / 100, (to_y - y) / 100);
            let (tip_x, tip_y) = (to_x - 18 * along_x, to_y - 18 * along_y);
            let head = format!(
                "M{tip_x} {tip_y}L{} {}L{} {}z",
                tip_x - 22 * along_x - 14 * along_y,
                tip_y - 22 * along_y - 14 * along_x,
                tip_x - 22 * along_x + 14 * along_y,
                tip_y - 22 * along_y + 14 * along_x,
            );
            html! {
                g class=(format!("goes {}", kind_class(*kind))) {
                    path .shaft d=(format!("M{x} {y}L{} {}", tip_x - 18 * along_x, tip_y - 18 * along_y)) {}
                    path .point d=(head) {}
                }
            }
        }
    }
}
