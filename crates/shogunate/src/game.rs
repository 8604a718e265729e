//! Shogunate as a [`Game`]: the table and the stack of steps in progress.

use tabletop::{Dice, Digest, Game, Options, Reasons, Seat, Seed, Sink, Stack, Status, Step, Viewer, drive};

use crate::{
    Action, Cx, Event, Frame, Question, Reason, Rules, Setup, TableRef, View,
    components::Components,
    conserve,
    cx::Out,
    facts,
    flow::{deal, end, round::Round},
    frame::Steps,
    imagine,
    table::Table,
    view,
};

/// A game in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shogunate {
    pub(crate) table: Table,
    pub(crate) stack: Steps,
}

impl Shogunate {
    /// The table.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What is asked, if the game is not over.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        self.stack.top().map(|top| top.question(self.table.hatamoto))
    }

    /// Table and rules together.
    #[must_use]
    pub fn look<'a>(&'a self, rules: &'a Rules) -> TableRef<'a> {
        TableRef { table: &self.table, rules }
    }

    /// Offers what `seat` could name now to `out`: answers first, then free actions.
    fn offer(&self, rules: &Rules, seat: Seat, out: &mut impl Out) {
        let Some(top) = self.stack.top() else { return };
        let look = self.look(rules);
        if top.asks(self.table.hatamoto).contains(seat) {
            top.options(look, seat, out);
        } else {
            out.begin_free();
            top.free(look, seat, out);
        }
    }
}

impl Game for Shogunate {
    const NAME: &'static str = "shogunate";
    const VERSION: u32 = 1;
    type Setup = Setup;
    type Components = Components;
    type Rules = Rules;
    type Action = Action;
    type Event = Event;
    type Reason = Reason;
    type View = View;

    fn rules(version: u32, setup: &Setup, components: &Components) -> Option<Rules> {
        if version == Self::VERSION { Rules::new(setup, components) } else { None }
    }

    fn new(rules: &Rules, seed: &Seed, log: &mut impl Sink<Event>) -> Self {
        let mut table = deal::deal(rules, seed, log);
        let mut cx = Cx { table: &mut table, rules, log };
        let mut stack = Stack::new(Frame::Round(Round::begin(&mut cx)));
        let flow = stack.top_mut().expect("the first step is there").run(&mut cx);
        drive(&mut stack, &mut cx, flow);
        Self { table, stack }
    }

    fn n_seats(&self) -> u8 {
        self.table.n_seats
    }

    fn status(&self) -> Status {
        match self.stack.top() {
            Some(top) => Status::Waiting(top.asks(self.table.hatamoto)),
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
        let flow = top.answer(&mut cx, seat, action);
        drive(&mut self.stack, &mut cx, flow);
    }

    fn view(&self, _: &Rules, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, _: &Rules, dice: &mut Dice) -> Self {
        imagine::imagine(view, dice)
    }

    /// Goes through a view: what the viewer knows constrains what is hidden so much that another state with the same view
    /// must be searched for.
    fn permute_hidden(&self, _: &Rules, viewer: Viewer, dice: &mut Dice) -> Self {
        imagine::imagine(&view::view(self, viewer), dice)
    }

    fn veil(event: &Event, viewer: Viewer) -> Event {
        event.veiled(viewer)
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
