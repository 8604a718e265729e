//! What one click on the table does when it is more than one action: it sends a Worker to an area and begins there, moves all
//! Swords of an activated line, or ends a turn with what has to come before.
//!
//! Every sequence is tried on a game that looks the same to the viewer, and ends before anything is revealed.

use host::{ActionHash, GameView};
use katana::{
    Action, Event, Frame, Katana, Target,
    piece::{Area, Figure, N_ROOMS, RoomPlace, SwordId},
};
use tabletop::{Game, NoLog, Options, Seat, Viewer};

use super::Picture;

/// How many orders of moves are tried before they count as different.
const ORDERS_MAX: usize = 150;

/// Actions that are made by one click.
pub(super) struct Sequence {
    /// What is clicked, as the action that an option for it would be.
    pub(super) about: Action,
    actions: Vec<Action>,
}

impl Sequence {
    /// The actions as a form sends them.
    pub(super) fn value(&self) -> String {
        self.actions.iter().map(|action| ActionHash::of(action).0).collect::<Vec<_>>().join(".")
    }

    pub(super) fn len(&self) -> usize {
        self.actions.len()
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
    for &action in options.asked() {
        if let Action::Place { figure: Figure::Worker, area } = action {
            found.extend(table.visits(game, area));
        }
    }
    found.extend(table.moves(game));
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

    /// A Worker is sent to an area and begins there.
    fn visits(&self, game: &Katana, area: Area) -> Vec<Sequence> {
        let place = Action::Place { figure: Figure::Worker, area };
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
        begun.map(|&action| Sequence { about: action, actions: vec![place, action] }).collect()
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
            let about = Action::UseRoom { room: at, on: Target::Plain };
            let is_used = self.options(&arranged).asked().contains(&about);
            let actions = [place, arrange].into_iter().chain(is_used.then_some(about)).collect();
            (is_used || wanted != now).then_some(Sequence { about, actions })
        };
        (0..N_ROOMS as u8).map(RoomPlace).filter_map(room).collect()
    }

    /// All moves of an activated line, if they lead to the same Forge in whatever order.
    fn moves(&self, game: &Katana) -> Option<Sequence> {
        let Some(Frame::Forge(forge)) = game.asking() else { return None };
        let about = Action::Line(forge.line()?);
        let mut orders = Vec::new();
        self.orders(game.clone(), &mut Vec::new(), &mut orders)?;
        let n_moves = orders.iter().map(|(moves, _)| moves.len()).max().filter(|&n| n > 1)?;
        let mut longest = orders.into_iter().filter(|(moves, _)| moves.len() == n_moves);
        let (moves, forged) = longest.next()?;
        let is_same = longest.all(|(_, other)| other == forged);
        is_same.then(|| Sequence { about, actions: moves.into_iter().map(Action::Move).collect() })
    }

    /// Every order in which Swords can move, each of them once; `None` if there are too many.
    fn orders(
        &self,
        game: Katana,
        moved: &mut Vec<SwordId>,
        orders: &mut Vec<(Vec<SwordId>, Katana)>,
    ) -> Option<()> {
        let options = self.options(&game);
        let mut is_last = true;
        for &action in options.asked() {
            let Action::Move(sword) = action else { continue };
            if moved.contains(&sword) {
                continue;
            }
            is_last = false;
            let mut next = game.clone();
            next.apply(&self.game_view.rules, self.seat, action, &mut NoLog).ok()?;
            moved.push(sword);
            self.orders(next, moved, orders)?;
            moved.pop();
        }
        if is_last {
            orders.push((moved.clone(), game));
        }
        (orders.len() <= ORDERS_MAX).then_some(())
    }

    /// The end of the turn, after the end of the step and without the cards that can do nothing more (PLY-5).
    fn end(&self, game: &Katana) -> Option<Sequence> {
        if matches!(game.asking(), Some(Frame::Compose(_))) {
            return None;
        }
        let (mut game, mut actions) = (game.clone(), Vec::new());
        loop {
            let options = self.options(&game);
            let can_buy = options.free().iter().any(|action| matches!(action, Action::Buy(_)));
            let next = options.asked().iter().copied().find(|action| match action {
                Action::EndTurn | Action::Done => true,
                Action::Discard(_) => !can_buy,
                _ => false,
            })?;
            actions.push(next);
            if next == Action::EndTurn {
                break;
            }
            game = self.after(&game, next)?;
        }
        (actions.len() > 1).then_some(Sequence { about: Action::EndTurn, actions })
    }
}

impl<'a> Picture<'a> {
    /// The sequence for something that is clicked.
    pub(super) fn sequence(self, is_it: impl Fn(Action) -> bool) -> Option<&'a Sequence> {
        self.sequences.iter().find(|sequence| is_it(sequence.about))
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
