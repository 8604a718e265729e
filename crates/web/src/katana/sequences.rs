//! What one click on the table does when it is more than one action: it sends a Worker to an area and begins there, moves all
//! Swords of an activated line, or ends a turn with what has to come before.
//!
//! Every sequence is tried on a game that looks the same to the viewer, and ends before anything is revealed.

use host::{ActionHash, GameView};
use katana::{
    Action, Event, Frame, Katana, Target,
    piece::{Area, Figure, N_ROOMS, RoomPlace},
};
use tabletop::{Game, NoLog, Options, Seat, Viewer};

use super::Picture;

/// How many orders of the same actions are tried before they count as different.
const ORDERS_MAX: usize = 150;

/// Actions that are made by one click.
pub(super) struct Sequence {
    /// What is clicked.
    pub(super) on: Clicked,
    actions: Vec<Action>,
}

/// What is clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Clicked {
    /// The place on the board of what this action is about.
    Place(Action),
    /// A button that does everything of a kind at once.
    All(Everything),
    /// The button that ends the turn.
    End,
}

/// What can be done all at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Everything {
    /// The moves of an activated line.
    Moves,
    /// The decorations.
    Decorations,
    /// The Rooms of the Family Members that need no choice.
    Rooms,
    /// The benefits of a delivery.
    Benefits,
}

impl Everything {
    const ALL: [Self; 4] = [Self::Moves, Self::Decorations, Self::Rooms, Self::Benefits];

    fn holds(self, action: Action) -> bool {
        match self {
            Self::Moves => matches!(action, Action::Move(_)),
            Self::Decorations => matches!(action, Action::Decorate { .. }),
            Self::Rooms => matches!(action, Action::UseRoom { on: Target::Plain, room: _ }),
            Self::Benefits => matches!(action, Action::Collect(_)),
        }
    }

    /// Its message id.
    pub(super) fn id(self) -> &'static str {
        match self {
            Self::Moves => "board-move-all",
            Self::Decorations => "board-decorate-all",
            Self::Rooms => "board-use-all",
            Self::Benefits => "board-collect-all",
        }
    }
}

impl Sequence {
    /// The actions as a form sends them.
    pub(super) fn value(&self) -> String {
        self.actions.iter().map(|action| ActionHash::of(action).0).collect::<Vec<_>>().join(".")
    }

    pub(super) fn len(&self) -> usize {
        self.actions.len()
    }

    /// What it does first.
    pub(super) fn first(&self) -> Action {
        self.actions[0]
    }

    /// The cards that it discards.
    pub(super) fn discarded(&self) -> impl Iterator<Item = katana::piece::CardId> {
        self.actions.iter().filter_map(|action| match *action {
            Action::Discard(card) => Some(card),
            _ => None,
        })
    }
}

/// The sequences that the viewer can make now.
pub(super) fn sequences(game_view: &GameView<Katana>, game: &Katana) -> Vec<Sequence> {
    let Viewer::Seat(seat) = game_view.viewer else { return Vec::new() };
    let table = Trying { game_view, seat };
    let options = table.options(game);
    // A lesson offers fewer options, one by one.
    if options.asked().is_empty() || options.all().len() != game_view.choices.len() {
        return Vec::new();
    }
    let mut found = Vec::new();
    for &action in options.all() {
        match action {
            Action::Place { figure, area } if figure == table.figure(&options, area) => {
                found.extend(table.visits(game, action, area));
            }
            Action::Deliver(_) => found.extend(table.delivery(game, action)),
            _ => {}
        }
    }
    let all = |what| {
        let actions = table.all_at_once(game, what).filter(|actions| actions.len() > 1)?;
        Some(Sequence { on: Clicked::All(what), actions })
    };
    found.extend(Everything::ALL.into_iter().filter_map(all));
    found.extend(table.end(game));
    found
}

struct Trying<'a> {
    game_view: &'a GameView<Katana>,
    seat: Seat,
}

impl Trying<'_> {
    fn options(&self, game: &Katana) -> Options<Action> {
        let mut options = Options::default();
        game.options(&self.game_view.rules, self.seat, &mut options);
        options
    }

    /// The game after an option; `None` if it would reveal something.
    fn after(&self, game: &Katana, action: Action) -> Option<Katana> {
        let (mut game, mut events) = (game.clone(), Vec::new());
        game.apply(&self.game_view.rules, self.seat, action, &mut events).ok()?;
        (!events.iter().any(Event::is_barrier)).then_some(game)
    }

    /// Who goes to an area when something there is clicked: a Worker, and a Monk only if no Worker can.
    fn figure(&self, options: &Options<Action>, area: Area) -> Figure {
        let worker = Action::Place { figure: Figure::Worker, area };
        if options.asked().contains(&worker) { Figure::Worker } else { Figure::Monk }
    }

    /// A figure is sent to an area and begins there.
    fn visits(&self, game: &Katana, place: Action, area: Area) -> Vec<Sequence> {
        let Some(there) = self.after(game, place) else { return Vec::new() };
        if area == Area::Palace {
            return self.rooms(&there, place);
        }
        let options = self.options(&there);
        let begins = |action: &&Action| {
            matches!(
                action,
                Action::TakeSword { .. }
                    | Action::Line(_)
                    | Action::BuyResource(_)
                    | Action::TakeMarketCard(_)
                    | Action::Advance(Some(_))
            )
        };
        let begun = options.asked().iter().filter(begins);
        let visit = |&action: &Action| {
            let mut actions = vec![place, action];
            if matches!(action, Action::Line(_)) {
                let activated = self.after(&there, action);
                actions.extend(
                    activated
                        .and_then(|game| self.all_at_once(&game, Everything::Moves))
                        .into_iter()
                        .flatten(),
                );
            }
            Sequence { on: Clicked::Place(action), actions }
        };
        begun.map(visit).collect()
    }

    /// A Family Member enters a Room, or all stay, and the Room is used if that needs no choice.
    fn rooms(&self, there: &Katana, place: Action) -> Vec<Sequence> {
        let now = there.table().player(self.seat).rooms;
        let room = |at: RoomPlace| {
            let mut wanted = now;
            wanted.insert(at);
            let arrange = Action::Arrange(wanted);
            let arranged =
                self.options(there).all().contains(&arrange).then(|| self.after(there, arrange))??;
            let used = Action::UseRoom { room: at, on: Target::Plain };
            let is_used = self.options(&arranged).asked().contains(&used);
            let actions = [place, arrange].into_iter().chain(is_used.then_some(used)).collect();
            (is_used || wanted != now).then_some(Sequence { on: Clicked::Place(used), actions })
        };
        (0..N_ROOMS as u8).map(RoomPlace).filter_map(room).collect()
    }

    /// A delivery with the benefits of both lines.
    fn delivery(&self, game: &Katana, deliver: Action) -> Option<Sequence> {
        let delivered = self.after(game, deliver)?;
        let benefits = self.all_at_once(&delivered, Everything::Benefits)?;
        let actions = [deliver].into_iter().chain(benefits).collect();
        Some(Sequence { on: Clicked::Place(deliver), actions })
    }

    /// All actions of a kind, if they lead to the same game in whatever order; `None` if there are none.
    fn all_at_once(&self, game: &Katana, what: Everything) -> Option<Vec<Action>> {
        let mut orders = Vec::new();
        self.orders(game.clone(), what, &mut Vec::new(), &mut orders)?;
        let n_actions = orders.iter().map(|(actions, _)| actions.len()).max().filter(|&n| n > 0)?;
        let mut longest = orders.into_iter().filter(|(actions, _)| actions.len() == n_actions);
        let (actions, end) = longest.next()?;
        let is_same = longest.all(|(_, other)| other == end);
        is_same.then_some(actions)
    }

    /// Every order of the actions of a kind, each of them once; `None` if there are too many.
    fn orders(
        &self,
        game: Katana,
        what: Everything,
        done: &mut Vec<Action>,
        orders: &mut Vec<(Vec<Action>, Katana)>,
    ) -> Option<()> {
        let mut is_last = true;
        for &action in self.options(&game).asked() {
            if !what.holds(action) || done.contains(&action) {
                continue;
            }
            let Some(next) = self.after(&game, action) else { continue };
            is_last = false;
            done.push(action);
            self.orders(next, what, done, orders)?;
            done.pop();
        }
        if is_last {
            orders.push((done.clone(), game));
        }
        (orders.len() <= ORDERS_MAX).then_some(())
    }

    /// The end of the turn, after the end of the step and without the cards that were played (PLY-5).
    fn end(&self, game: &Katana) -> Option<Sequence> {
        if matches!(game.asking(), Some(Frame::Compose(_))) {
            return None;
        }
        let (mut game, mut actions) = (game.clone(), Vec::new());
        loop {
            let ends =
                |action: &Action| matches!(action, Action::EndTurn | Action::Done | Action::Discard(_));
            let next = self.options(&game).asked().iter().copied().find(ends)?;
            actions.push(next);
            if next == Action::EndTurn {
                break;
            }
            game = self.after(&game, next)?;
        }
        (actions.len() > 1).then_some(Sequence { on: Clicked::End, actions })
    }
}

impl<'a> Picture<'a> {
    /// The sequence for what is clicked.
    pub(super) fn sequence(self, on: Clicked) -> Option<&'a Sequence> {
        self.sequences.iter().find(|sequence| sequence.on == on)
    }

    /// The sequence for a place on the board.
    pub(super) fn sequence_at(self, is_it: impl Fn(Action) -> bool) -> Option<&'a Sequence> {
        self.sequences.iter().find(|sequence| matches!(sequence.on, Clicked::Place(action) if is_it(action)))
    }

    /// What a sequence does, in words.
    pub(super) fn sequence_in_words(self, seat: Seat, sequence: &Sequence) -> String {
        let mut game = self.game.clone();
        let mut words: Vec<String> = Vec::new();
        for &action in &sequence.actions {
            words.push(self.voice.action(&game, seat, action));
            if game.apply(&self.game_view.rules, seat, action, &mut NoLog).is_err() {
                break;
            }
        }
        let then = |first: String, then: String| {
            self.tell("board-sequence", &[("first", first.into()), ("then", then.into())])
        };
        words.into_iter().reduce(then).unwrap_or_default()
    }
}
