//! Shōgun no Katana as a [`Game`]: the table and the stack of steps in progress.

use tabletop::{
    Dice, Digest, Flow, Game, Options, Reasons, Seat, Seed, Sink, Stack, Status, Step, Viewer, drive,
};

use crate::{
    action::Action,
    card,
    components::Components,
    conserve,
    cx::{Cx, Out, TableRef},
    event::Event,
    facts,
    flow::{deal, end, start::StartSwords},
    frame::Frame,
    moment::{self, Freedom},
    piece::CardSet,
    reason::Reason,
    rules::Rules,
    setup::Setup,
    table::Table,
    view::{self, View},
};

/// The steps in progress; the deepest: start, round, turn, area, reaction, delivery, purchase.
pub type Steps = Stack<Frame, 7>;

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Katana {
    pub(crate) table: Table,
    pub(crate) stack: Steps,
}

impl Katana {
    /// The table.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The step that asks, if the game is not over.
    #[must_use]
    pub fn asking(&self) -> Option<&Frame> {
        self.stack.top()
    }

    /// Table and rules together.
    #[must_use]
    pub fn look<'a>(&'a self, rules: &'a Rules) -> TableRef<'a> {
        TableRef { table: &self.table, rules }
    }

    /// Offers what `seat` could name now to `out`: answers first, then free actions. A Ghost names nothing.
    fn offer(&self, rules: &Rules, seat: Seat, out: &mut impl Out) {
        let Some(top) = self.stack.top() else { return };
        if self.table.ghost_seat() == Some(seat) {
            return;
        }
        let look = self.look(rules);
        let is_asked = top.asks(&self.table).contains(seat);
        if is_asked {
            top.options(look, seat, out);
        }
        out.begin_free();
        let freedom = top.freedom(seat);
        moment::offer_free(look, seat, freedom, out);
        if freedom != Freedom::Nothing && !top.asks_to_discard(seat) {
            moment::offer_discards(look, seat, out);
        }
        let around = self.action_around_delivery(look, seat);
        if let Some(action) = around {
            action.offer_area_cards(look, seat, out);
        }
        if out.wants_reasons() {
            let here = [is_asked.then_some(top), around].into_iter().flatten();
            let here = here.fold(CardSet::default(), |set, step| set.or(step.bound_cards(look)));
            moment::explain_bound_cards(look, seat, here, out);
        }
    }

    /// The action in an area within which its player, `seat`, delivers: its cards can be played (PLY-2).
    fn action_around_delivery(&self, look: TableRef, seat: Seat) -> Option<&Frame> {
        let Some(Frame::Delivery(_)) = self.stack.top() else { return None };
        let action = self.stack.below_top()?;
        let is_own = action.asks(look.table).contains(seat);
        (is_own && look.rules.rulings.plays_area_cards_at_deliveries).then_some(action)
    }
}

impl Game for Katana {
    const NAME: &'static str = "katana";
    const VERSION: u32 = 2;
    type Setup = Setup;
    type Components = Components;
    type Rules = Rules;
    type Action = Action;
    type Event = Event;
    type Reason = Reason;
    type View = View;

    fn rules(version: u32, setup: &Setup, components: &Components) -> Option<Rules> {
        Rules::of_version(version, setup, components)
    }

    fn new(rules: &Rules, seed: &Seed, log: &mut impl Sink<Event>) -> Self {
        let mut game = Self { table: deal::undealt(rules), stack: Stack::default() };
        let mut cx = Cx { table: &mut game.table, rules, log };
        deal::deal(&mut cx, seed);
        let first = Frame::StartSwords(StartSwords::reveal(&mut cx));
        drive(&mut game.stack, &mut cx, Flow::Call(first));
        game
    }

    fn n_seats(&self) -> u8 {
        self.table.n_seats
    }

    #[inline]
    fn status(&self) -> Status {
        match self.stack.top() {
            Some(top) => Status::Waiting(top.asks(&self.table)),
            None => Status::Over(end::ranks(&self.table)),
        }
    }

    fn options(&self, rules: &Rules, seat: Seat, out: &mut Options<Action>) {
        self.offer(rules, seat, out);
    }

    fn reasons(&self, rules: &Rules, seat: Seat, out: &mut Reasons<Action, Reason>) {
        self.offer(rules, seat, out);
    }

    fn play(&mut self, rules: &Rules, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        let mut cx = Cx { table: &mut self.table, rules, log };
        let top = self.stack.top_mut().expect("a game that is over takes no action");
        let flow = if moment::is_free_action(cx.look(), action) {
            match moment::take(&mut cx, seat, action) {
                Some(frame) => Flow::Call(frame),
                None => top.run(&mut cx),
            }
        } else if matches!(top, Frame::Delivery(_)) && card::is_bound_to_area(rules, action) {
            let around = self.stack.below_top_mut().expect("the card's action is under way");
            around.play_area_card(&mut cx, seat, action);
            self.stack.top_mut().expect("the delivery goes on").run(&mut cx)
        } else {
            top.answer(&mut cx, seat, action)
        };
        drive(&mut self.stack, &mut cx, flow);
    }

    fn view(&self, _: &Rules, _: Viewer) -> View {
        view::view(self)
    }

    fn imagine(view: &View, _: &Rules, dice: &mut Dice) -> Self {
        view::imagine(view, dice)
    }

    fn permute_hidden(&self, _: &Rules, _: Viewer, dice: &mut Dice) -> Self {
        view::permute_hidden(self, dice)
    }

    /// Events hide nothing: only the order of decks is hidden.
    fn veil(event: &Event, _: Viewer) -> Event {
        event.clone()
    }

    fn is_barrier(event: &Event) -> bool {
        event.is_barrier()
    }

    fn digest(&self, _: &Rules, out: &mut Digest) {
        facts::write(self, out);
    }

    fn check(&self, rules: &Rules) {
        conserve::check(self, rules);
    }
}
