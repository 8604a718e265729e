//! The Daimyō Houses (HOU).

use serde::Serialize;
use tabletop::{Flow, Seat, Seats};

use crate::{
    action::Action,
    cx::{Cx, Log, Out, TableRef},
    event::{Cause, Event},
    forge,
    frame::Frame,
    piece::{Figure, House, SwordId},
    reason::Reason,
    table::{Sashimono, Standing, Table},
};

/// A figure at the Houses: a Sword, then for a Monk a Sashimono.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Houses {
    seat: Seat,
    figure: Figure,
    has_sword: bool,
}

/// A House can be visited only for a Sword that the player can place (HOU-1, EDG-2).
pub fn may_visit(look: TableRef, seat: Seat) -> Result<(), Reason> {
    let mut swords = look.table.board.swords.iter().flatten().flatten();
    if swords.any(|&sword| may_take(look, seat, sword).is_ok()) { Ok(()) } else { Err(Reason::NoSwordFits) }
}

/// MOV-1: whether a seat may take a Sword, which needs its entry space.
///
/// # Errors
/// The entry space is taken.
pub fn may_take(look: TableRef, seat: Seat, sword: SwordId) -> Result<(), Reason> {
    let first = look.rules.tile(sword).composition.first();
    if look.player(seat).entry_is_free(first) { Ok(()) } else { Err(Reason::EntryTaken) }
}

/// Offers a Sashimono of each kind.
pub fn offer_sashimono(out: &mut impl Out) {
    for house in House::ALL {
        out.offer(Action::TakeSashimono(house), Ok(()));
    }
}

impl Houses {
    /// A figure has come.
    #[must_use]
    pub fn new(seat: Seat, figure: Figure) -> Self {
        Self { seat, figure, has_sword: false }
    }

    /// Whether the Sword has been taken, so that a Monk's Sashimono is to be chosen.
    #[must_use]
    pub fn has_sword(&self) -> bool {
        self.has_sword
    }

    pub(crate) fn carries(&self, seat: Seat, figure: Figure) -> bool {
        !self.has_sword && self.seat == seat && self.figure == figure
    }

    pub(crate) fn run<L: Log>(&mut self, _: &mut Cx<L>) -> Flow<Frame> {
        Flow::Ask
    }

    pub(crate) fn asks(&self, _: &Table) -> Seats {
        Seats::one(self.seat)
    }

    pub(crate) fn options(&self, look: TableRef, seat: Seat, out: &mut impl Out) {
        if self.has_sword {
            offer_sashimono(out);
            return;
        }
        let n_spaces = look.rules.by_players(&look.rules.components.spaces.swords_per_house);
        for house in House::ALL {
            for space in 0..n_spaces {
                let verdict = match look.table.board.swords[house.index()][space] {
                    Some(sword) => may_take(look, seat, sword),
                    None => Err(Reason::NoSwordThere),
                };
                out.offer(Action::TakeSword { house, space: space as u8 }, verdict);
            }
        }
    }

    pub(crate) fn answer<L: Log>(&mut self, cx: &mut Cx<L>, seat: Seat, action: Action) -> Flow<Frame> {
        match action {
            Action::TakeSword { house, space } => {
                self.take(cx, house, space);
                self.has_sword = true;
                if self.figure == Figure::Monk { Flow::Ask } else { Flow::Done }
            }
            Action::TakeSashimono(house) => {
                cx.gain_sashimono(seat, house);
                Flow::Done
            }
            _ => unreachable!("{action:?} is no answer at the Houses"),
        }
    }

    /// HOU-1, HOU-2: the Sword, its Coins, its Sashimono, the House's top card; the figure takes its space.
    fn take<L: Log>(&self, cx: &mut Cx<L>, house: House, space: u8) {
        let (seat, figure) = (self.seat, self.figure);
        let board = &mut cx.table.board;
        let sword = board.swords[house.index()][usize::from(space)].take().expect("a Sword lies there");
        board.houses[house.index()][usize::from(space)] = Some(Standing { seat, figure });
        let cell = forge::enter(cx, seat, sword, Sashimono::Of(house));
        cx.log.emit(|| Event::SwordTaken { seat, sword, house: Some(house), cell });
        cx.gain_coins(seat, u16::from(cx.rules.tile(sword).coins), Cause::Sword);
        let more = (cx.rules.story.sword_coins)(cx.look());
        cx.gain_coins(seat, more, Cause::Chapter);
        if let Some(card) = cx.table.decks.daimyo[house.index()].pop() {
            cx.gain_card(seat, card);
        }
        if let Some(&card) = cx.table.decks.daimyo[house.index()].last() {
            cx.log.emit(|| Event::CardRevealed { house: Some(house), card });
        }
    }
}
