//! Previews of Sword moves, computed by the rules on a game that looks the same.

use katana::{
    Action, Frame,
    area::house,
    forge,
    piece::{Area, Cell, Figure, House, Kind, Line, N_COLUMNS, N_ROWS, SwordId},
};
use maud::{Markup, html};
use tabletop::{Game, NoLog, Reasons, Seat, Status, Viewer};

use super::{Picture, kind_class};

/// What happens to a Sword in an activated line.
enum Fate {
    /// A resource moves it to a space.
    Goes(Kind, Cell),
    /// The same, once this other Sword has made room.
    GoesAfter(SwordId, Kind, Cell),
    /// It stays, for this reason.
    Stays(String),
}

impl Picture<'_> {
    /// Arrows over the viewer's Forge for each line; they show while the line is pointed at.
    pub(super) fn line_arrows(self, seat: Seat) -> Markup {
        let previews = self.previews(seat);
        html! {
            @let ways = self.house_ways(seat);
            @if !previews.is_empty() || !ways.is_empty() {
                svg .arrows viewBox="0 0 500 400" preserveAspectRatio="none" aria-hidden="true" {
                    @for (house, space, cells) in &ways {
                        g .preview.house-way.{(house_space(*house, *space))} { (line_through(cells)) }
                    }
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
            Fate::GoesAfter(first, kind, to) => {
                let (kind, cell) = (self.voice.kind(*kind), self.voice.cell(*to));
                let first = self.name(*first).into();
                self.tell(
                    "board-preview-goes-after",
                    &[name, ("first", first), ("kind", kind.into()), ("cell", cell.into())],
                )
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
        let mut reasons = Reasons::default();
        fork.reasons(rules, seat, &mut reasons);
        let table = self.game.table();
        let there = table.player(seat).forge.iter().filter(|&sword| line.holds(table.blade(sword).cell));
        let fate = |sword| {
            let kind = || self.look().composition(sword).kinds()[usize::from(table.blade(sword).placed)];
            if let Some(to) = self.moved(&fork, seat, sword) {
                return Fate::Goes(kind(), to);
            }
            if let Some((first, to)) = self.moved_after(fork.clone(), seat, sword) {
                return Fate::GoesAfter(first, kind(), to);
            }
            let reason = reasons.why(Action::Move(sword));
            let reason = reason.or_else(|| forge::may_move(self.look(), seat, sword).err());
            Fate::Stays(reason.map_or(String::new(), |reason| self.voice.reason(reason)))
        };
        Some(there.map(|sword| (sword, fate(sword))).collect())
    }

    /// Where a Sword goes if it moves now, if it may.
    fn moved(self, fork: &katana::Katana, seat: Seat, sword: SwordId) -> Option<Cell> {
        let mut moved = fork.clone();
        moved.apply(&self.game_view.rules, seat, Action::Move(sword), &mut NoLog).ok()?;
        Some(moved.table().blade(sword).cell)
    }

    /// The same once the Sword in its way has made room, and that Sword.
    fn moved_after(self, mut fork: katana::Katana, seat: Seat, sword: SwordId) -> Option<(SwordId, Cell)> {
        let first = self.make_room(&mut fork, seat, sword, N_ROWS + N_COLUMNS)?;
        Some((first, self.moved(&fork, seat, sword)?))
    }

    /// Moves the Sword that stands in the way of another, if it may move, or may once others have made room.
    fn make_room(self, fork: &mut katana::Katana, seat: Seat, sword: SwordId, n_left: u8) -> Option<SwordId> {
        let rules = &self.game_view.rules;
        let (_, to) = forge::next_move(fork.look(rules), sword)?;
        let other = fork.table().sword_at(seat, to)?;
        let moves = Action::Move(other);
        if fork.apply(rules, seat, moves, &mut NoLog).is_err() {
            self.make_room(fork, seat, other, n_left.checked_sub(1)?)?;
            fork.apply(rules, seat, moves, &mut NoLog).ok()?;
        }
        Some(other)
    }

    /// The ways that the Swords of the Houses would take on the viewer's Forge (MOV-1): House, space and cells of each.
    fn house_ways(self, seat: Seat) -> Vec<(House, usize, Vec<Cell>)> {
        let is_playing = matches!(self.game.status(), Status::Waiting(_));
        if self.game_view.viewer != Viewer::Seat(seat) || !is_playing {
            return Vec::new();
        }
        let swords = |house: House| self.game.table().board.swords[house.index()].iter().enumerate();
        let way =
            |house, (space, sword): (usize, &Option<SwordId>)| Some((house, space, self.path((*sword)?)));
        House::ALL.into_iter().flat_map(|house| swords(house).filter_map(move |it| way(house, it))).collect()
    }

    /// The cells that a Sword passes from its entry to its completion.
    fn path(self, sword: SwordId) -> Vec<Cell> {
        let composition = self.look().composition(sword);
        let [first, ..] = composition.kinds() else { return Vec::new() };
        cells_from(Cell::at(first.row(), 0), composition.kinds())
    }

    /// The way of a Sword of a House on the viewer's Forge, in words.
    pub(super) fn path_in_words(self, sword: SwordId) -> Option<String> {
        let Viewer::Seat(seat) = self.game_view.viewer else { return None };
        let path = self.path(sword);
        let [from, .., to] = path[..] else { return None };
        let (composition, stock) = (self.look().composition(sword), self.look().player(seat).stock);
        let counts = composition.counts();
        let have: u16 = Kind::ALL.into_iter().map(|kind| u16::from(counts[kind]).min(stock[kind])).sum();
        let (from, to, n) = (self.voice.cell(from), self.voice.cell(to), composition.kinds().len() as u16);
        let args = [("from", from.into()), ("to", to.into()), ("have", have.into()), ("n", n.into())];
        let barred = house::may_take(self.look(), seat, sword).err().map(|reason| self.voice.reason(reason));
        Some([self.tell("board-sword-path", &args)].into_iter().chain(barred).collect::<Vec<_>>().join(" "))
    }

    /// The way of a Sword from its space to its completion.
    pub(super) fn way(self, sword: SwordId) -> Markup {
        let blade = self.game.table().blade(sword);
        let kinds = self.look().composition(sword);
        let cells = cells_from(blade.cell, &kinds.kinds()[usize::from(blade.placed)..]);
        if cells.len() == 1 {
            return html! {};
        }
        // From the corner of the Sword's own space.
        let (column, row) = (100 * i32::from(blade.cell.column()), 100 * i32::from(blade.cell.row()));
        html! {
            svg .way viewBox=(format!("{column} {row} 100 100")) preserveAspectRatio="none" aria-hidden="true" {
                (line_through(&cells))
            }
        }
    }
}

/// The class of what belongs to the Sword in a space of a House.
pub(super) fn house_space(house: House, space: usize) -> String {
    format!("take-{}-{space}", house.0)
}

/// The cells that resources lead to, one after another.
fn cells_from(cell: Cell, kinds: &[Kind]) -> Vec<Cell> {
    let mut cells = vec![cell];
    for &kind in kinds {
        let Some(to) = cells.last().and_then(|cell| cell.toward(kind)) else { break };
        cells.push(to);
    }
    cells
}

/// A line through cells, with an end.
fn line_through(cells: &[Cell]) -> Markup {
    let points: Vec<String> =
        cells.iter().map(|&cell| middle(cell)).map(|(x, y)| format!("{x},{y}")).collect();
    let (x, y) = cells.last().map_or((0, 0), |&end| middle(end));
    html! {
        polyline points=(points.join(" ")) {}
        path .end d=(format!("M{x} {y}h0")) {}
    }
}

/// The middle of a cell, where each is a hundred units wide and high.
fn middle(cell: Cell) -> (i32, i32) {
    (50 + 100 * i32::from(cell.column()), 50 + 100 * i32::from(cell.row()))
}

/// An arrow to a Sword's next space, or a cross if it stays.
fn arrow(from: Cell, fate: &Fate) -> Markup {
    let (x, y) = middle(from);
    match fate {
        Fate::Stays(_) => html! { path .stays d=(format!("M{} {}l24 24m0-24l-24 24", x - 12, y - 12)) {} },
        Fate::Goes(kind, to) | Fate::GoesAfter(_, kind, to) => {
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
