//! Delivering a Sword (DEL), with Market cards 3 and 5 (MKT-3, MKT-5).

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    action::Action,
    area::house,
    card,
    cx::{Cx, Log, Out, TableRef},
    event::{Cause, Event},
    forge,
    frame::Frame,
    moment::Freedom,
    piece::{Cell, Kind, Line, SwordId},
    reason::Reason,
    rules::{Benefit, Effect},
    table::{Category, KatanaStage, Sashimono, Table},
};

/// A Sword is being delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Delivery {
    seat: Seat,
    sword: SwordId,
    cell: Cell,
    sashimono: Sashimono,
    phase: Phase,
    /// How many times the row and the column pay; 0 once they have.
    times: [u8; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Phase {
    /// Row and column pay, in either order (DEL-2).
    Benefits,
    /// A Starting Sashimono is exchanged (DEL-3).
    Exchange,
    /// Resources are copied into the Project (DEL-5).
    Project,
    /// All done.
    Over,
}

/// The Sword leaves the Forge and is scored (DEL-1).
pub fn begin<L: Log>(cx: &mut Cx<L>, seat: Seat, sword: SwordId) -> Delivery {
    let blade = *cx.table.blade(sword);
    forge::leave(cx, seat, sword);
    let rest = &mut cx.table.blades[sword.index()];
    rest.sashimono = Sashimono::None;
    rest.cell = Cell::default();
    cx.log.emit(|| Event::Delivered { seat, sword, cell: blade.cell });
    if sword.katana_of().is_some() {
        let points = katana_points(cx.look(), seat);
        cx.score(seat, points, Category::Katana);
        cx.player(seat).katana = KatanaStage::Delivered { column: blade.cell.column() };
        cx.table.claims.insert(seat);
    } else {
        cx.score(seat, i16::from(cx.rules.tile(sword).points), Category::Swords);
        let decorations = blade.decorated.iter().map(|kind| i16::from(cx.rules.value(kind))).sum();
        cx.score(seat, decorations, Category::Decorations);
    }
    let round = usize::from(cx.table.round) - 1;
    cx.score(seat, i16::from(cx.rules.components.round_points[round]), Category::Rounds);
    Delivery {
        seat,
        sword,
        cell: blade.cell,
        sashimono: blade.sashimono,
        phase: Phase::Benefits,
        times: [1; 2],
    }
}

/// The points of a Katana without the round's: the values of what lies on it, and its decorations
/// (KAT-4, END-2).
#[must_use]
pub fn katana_points(look: TableRef, seat: Seat) -> i16 {
    let katana = SwordId::katana(seat);
    let value = |kind: Kind| i16::from(look.rules.value(kind));
    let resources: i16 = look.placed(katana).iter().map(|&kind| value(kind)).sum();
    resources + look.table.blade(katana).decorated.iter().map(value).sum::<i16>()
}

impl Delivery {
    /// The Sword.
    #[must_use]
    pub fn sword(&self) -> SwordId {
        self.sword
    }

    /// Whether row and column are still to pay.
    #[must_use]
    pub fn is_collecting(&self) -> bool {
        self.phase == Phase::Benefits
    }

    /// Whether resources for the Project are to be chosen.
    #[must_use]
    pub fn is_projecting(&self) -> bool {
        self.phase == Phase::Project
    }

    /// How many times a line's benefits are to be taken (MKT-5).
    #[must_use]
    pub fn times(&self, line: Line) -> u8 {
        self.times[self.nth(line)]
    }

    /// Which of its two lines it is.
    fn nth(&self, line: Line) -> usize {
        usize::from(line != self.lines()[0])
    }

    fn lines(&self) -> [Line; 2] {
        [Line::row(self.cell.row()), Line::column(self.cell.column())]
    }

    pub(crate) fn freedom(&self, seat: Seat) -> Freedom {
        if seat == self.seat { Freedom::Cards } else { Freedom::Nothing }
    }

    pub(crate) fn run<L: Log>(&mut self, cx: &mut Cx<L>) -> Flow<Frame> {
        if self.phase == Phase::Benefits {
            // Without a card to play or buy, the order of the lines does not matter.
            let player = cx.player(self.seat);
            if player.hand.is_empty() && player.played.is_empty() && player.bought.is_empty() {
                self.collect(cx, 0);
                self.collect(cx, 1);
            }
            if self.times != [0; 2] {
                return Flow::Ask;
            }
            self.phase = Phase::Exchange;
        }
        if self.phase == Phase::Exchange {
            match self.sashimono {
                Sashimono::Starting => return Flow::Ask,
                Sashimono::Of(house) => cx.gain_sashimono(self.seat, house),
                Sashimono::None => {}
            }
            self.shelve(cx);
        }
        if self.phase == Phase::Project { Flow::Ask } else { Flow::Done }
    }

    /// DEL-4: the next Washitsu space, and the Blocked Worker on it. The Katana has its own space (KAT-4).
    fn shelve<L: Log>(&mut self, cx: &mut Cx<L>) {
        let seat = self.seat;
        self.phase = Phase::Over;
        if self.sword.katana_of().is_some() {
            return;
        }
        let player = cx.player(seat);
        player.delivered.insert(self.sword);
        let space = player.delivered.len();
        if player.katana == KatanaStage::Away {
            self.phase = Phase::Project;
        }
        if cx.rules.frees_worker(seat, space) {
            cx.player(seat).workers += 1;
            cx.log.emit(|| Event::WorkerFreed { seat });
        }
    }

    pub(crate) fn asks(&self, _: &Table) -> Seats {
        Seats::one(self.seat)
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        match self.phase {
            Phase::Benefits => self.offer_benefits(look, seat, out),
            Phase::Exchange => house::offer_sashimono(out),
            Phase::Project => self.offer_project(look, out),
            Phase::Over => {}
        }
    }

    fn offer_benefits(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        let unpaid = self.times.map(|times| if times > 0 { Ok(()) } else { Err(Reason::LinePaid) });
        for (line, verdict) in self.lines().into_iter().zip(unpaid) {
            out.offer(Action::Collect(line), verdict);
        }
        let printed = if self.sword.katana_of().is_some() { Err(Reason::NoPrintedPoints) } else { Ok(()) };
        card::each_playable(look, seat, Effect::PointsAgain, |card| out.offer(Action::Play(card), printed));
        card::each_playable(look, seat, Effect::BenefitsAgain, |card| {
            for (line, verdict) in self.lines().into_iter().zip(unpaid) {
                out.offer(Action::PlayOnLine(card, line), verdict);
            }
        });
    }

    /// DEL-5: two that the Sword has, one, or none. None comes last, so that nobody chooses it by habit.
    fn offer_project(&self, look: TableRef, out: &mut impl Out) {
        let counts = look.composition(self.sword).counts();
        let has = |kind: Kind, n: u8| if n <= counts[kind] { Ok(()) } else { Err(Reason::NotOnThatSword) };
        for (n, one) in Kind::ALL.into_iter().enumerate() {
            out.offer(Action::Project(Some(one), Some(one)), has(one, 2));
            for &two in &Kind::ALL[n + 1..] {
                out.offer(Action::Project(Some(one), Some(two)), has(one, 1).and(has(two, 1)));
            }
        }
        for one in Kind::ALL {
            out.offer(Action::Project(Some(one), None), has(one, 1));
        }
        out.offer(Action::Project(None, None), Ok(()));
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match action {
            Action::Collect(line) => self.collect(cx, self.nth(line)),
            Action::Play(card) => {
                card::play(cx, seat, card);
                cx.score(seat, i16::from(cx.rules.tile(self.sword).points), Category::SwordsAgain);
            }
            Action::PlayOnLine(card, line) => {
                card::play(cx, seat, card);
                self.times[self.nth(line)] += 1;
            }
            Action::TakeSashimono(house) => {
                self.sashimono = Sashimono::None;
                cx.gain_sashimono(seat, house);
            }
            Action::Project(one, two) => {
                for kind in [one, two].into_iter().flatten() {
                    cx.player(seat).project[kind] += 1;
                }
                if one.is_some() {
                    cx.log.emit(|| Event::ProjectGrew {
                        seat,
                        kinds: [one, two].into_iter().flatten().collect(),
                    });
                }
                return Flow::Done;
            }
            _ => unreachable!("{action:?} is no answer at a delivery"),
        }
        self.run(cx)
    }

    /// PLY-6, PLY-8: a line pays everything that it holds at that instant, this many times.
    fn collect<L: Log>(&mut self, cx: &mut Cx<L>, which: usize) {
        let (seat, line) = (self.seat, self.lines()[which]);
        let times = std::mem::take(&mut self.times[which]);
        if times == 0 {
            return;
        }
        cx.log.emit(|| Event::LineCollected { seat, line, times });
        for benefit in line_benefits(cx.look(), seat, line).into_iter().flatten() {
            match benefit {
                Benefit::Coins(coins) => {
                    cx.gain_coins(seat, u16::from(coins) * u16::from(times), Cause::Line);
                }
                Benefit::Resource(kind) => {
                    let mut resources = crate::piece::ByKind::default();
                    resources[kind] = times;
                    cx.gain_resources(seat, resources, Cause::Line);
                }
            }
        }
        cx.player(seat).paid |= 1 << line.0;
    }
}

/// What a line brings at a delivery now: the printed benefit and those bought, unless bought after the
/// line had paid in this turn.
#[must_use]
pub fn line_benefits(look: TableRef, seat: Seat, line: Line) -> [Option<Benefit>; 3] {
    let player = look.player(seat);
    let components = &look.rules.components;
    let printed = match line.as_column() {
        Some(column) => Benefit::Coins(components.column_coins[usize::from(column)]),
        None => Benefit::Resource(components.row_benefit[Kind::of_row(line.0)]),
    };
    let bought = |place: usize| {
        let is_dormant = player.dormant & (1 << (2 * line.index() + place)) != 0;
        let card = player.under[line.index()].at(place).filter(|_| !is_dormant)?;
        Some(look.rules.card(card).benefit)
    };
    [Some(printed), bought(0), bought(1)]
}
