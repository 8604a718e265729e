//! The rules: a state, its options, what follows from a choice, and who may know what.

use serde::{Deserialize, Serialize};
use tabletop::{
    Dice, Digest, Game, Offers, Options, Ranks, Reasons, Seat, Seats, Seed, Sink, Status, Viewer,
};

use crate::title::NoComponents;

const N_CARDS: u8 = 12;
const N_ROUNDS: u8 = 3;

/// The setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// How many play, 2 to 4.
    pub players: u8,
}

/// A choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Show the card.
    Show,
    /// Hide it.
    Hide,
}

const ACTIONS: [Action; 2] = [Action::Show, Action::Hide];

/// Why something is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The seat has chosen.
    Chosen,
}

/// What can happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A round began; the cards by seat, as far as the viewer may know them.
    Dealt { round: u8, cards: Vec<Option<u8>> },
    /// A seat chose; what, if the viewer may know it.
    Chose { seat: Seat, action: Option<Action> },
    /// All cards were revealed, and scored by seat.
    Scored { cards: Vec<u8>, points: Vec<u8> },
}

/// The state.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lanterns {
    round: u8,
    /// The cards to come, the next one last.
    deck: Vec<u8>,
    gone: Vec<u8>,
    hands: Vec<u8>,
    choices: Vec<Option<Action>>,
    scores: Vec<u8>,
}

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The round, 1 to 3.
    pub round: u8,
    /// Cards that were revealed in earlier rounds.
    pub gone: Vec<u8>,
    /// The cards by seat, as far as the viewer knows them.
    pub cards: Vec<Option<u8>>,
    /// Who has chosen; what, if the viewer knows it.
    pub choices: Vec<Option<Option<Action>>>,
    /// The points by seat.
    pub scores: Vec<u8>,
}

impl Lanterns {
    /// The points of a seat.
    #[must_use]
    pub fn points(&self, seat: Seat) -> u8 {
        self.scores[seat.index()]
    }

    /// The card of a seat.
    pub(crate) fn card(&self, seat: Seat) -> u8 {
        self.hands[seat.index()]
    }

    fn is_over(&self) -> bool {
        self.round > N_ROUNDS
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.scores.len() as u8).map(Seat)
    }

    fn deal(&mut self, log: &mut impl Sink<Event>) {
        let n_cards = self.scores.len();
        self.hands = self.deck.split_off(self.deck.len() - n_cards);
        self.choices = vec![None; n_cards];
        log.emit(|| Event::Dealt {
            round: self.round,
            cards: self.hands.iter().copied().map(Some).collect(),
        });
    }

    /// LAN-2: the highest card that is shown scores 3, a hidden one scores 1.
    fn score(&mut self, log: &mut impl Sink<Event>) {
        let is_shown = |seat: &Seat| self.choices[seat.index()] == Some(Action::Show);
        let best = self.seats().filter(is_shown).map(|seat| self.card(seat)).max();
        let points = |seat: Seat| match is_shown(&seat) {
            true if Some(self.card(seat)) == best => 3,
            true => 0,
            false => 1,
        };
        let points: Vec<u8> = self.seats().map(points).collect();
        for (score, points) in self.scores.iter_mut().zip(&points) {
            *score += points;
        }
        log.emit(|| Event::Scored { cards: self.hands.clone(), points });
        self.gone.append(&mut self.hands);
        self.round += 1;
    }
}

impl Game for Lanterns {
    const NAME: &'static str = "lanterns";
    const VERSION: u32 = 1;
    type Setup = Setup;
    type Components = NoComponents;
    type Rules = Setup;
    type Action = Action;
    type Event = Event;
    type Reason = Reason;
    type View = View;

    fn rules(version: u32, setup: &Setup, _: &NoComponents) -> Option<Setup> {
        (version == Self::VERSION && (2..=4).contains(&setup.players)).then_some(*setup)
    }

    fn new(rules: &Setup, seed: &Seed, log: &mut impl Sink<Event>) -> Self {
        let mut deck: Vec<u8> = (1..=N_CARDS).collect();
        Dice::new(seed, 0, 0).shuffle(&mut deck);
        let scores = vec![0; rules.players.into()];
        let mut game =
            Self { round: 1, deck, gone: Vec::new(), hands: Vec::new(), choices: Vec::new(), scores };
        game.deal(log);
        game
    }

    fn n_seats(&self) -> u8 {
        self.scores.len() as u8
    }

    fn status(&self) -> Status {
        if self.is_over() {
            let rank = |&score: &u8| 1 + self.scores.iter().filter(|&&other| other > score).count() as u8;
            return Status::Over(self.scores.iter().map(rank).collect::<Ranks>());
        }
        Status::Waiting(self.seats().filter(|seat| self.choices[seat.index()].is_none()).collect::<Seats>())
    }

    fn options(&self, _: &Setup, seat: Seat, out: &mut Options<Action>) {
        if self.status().asked().contains(seat) {
            ACTIONS.iter().for_each(|&action| Offers::<Action, Reason>::offer(out, action, Ok(())));
        }
    }

    fn reasons(&self, _: &Setup, seat: Seat, out: &mut Reasons<Action, Reason>) {
        if !(self.is_over() || self.status().asked().contains(seat)) {
            ACTIONS.iter().for_each(|&action| out.offer(action, Err(Reason::Chosen)));
        }
    }

    /// LAN-1: all choose at the same time.
    fn play(&mut self, _: &Setup, seat: Seat, action: Action, log: &mut impl Sink<Event>) {
        self.choices[seat.index()] = Some(action);
        log.emit(|| Event::Chose { seat, action: Some(action) });
        if self.choices.iter().all(Option::is_some) {
            self.score(log);
            if !self.is_over() {
                self.deal(log);
            }
        }
    }

    fn view(&self, _: &Setup, viewer: Viewer) -> View {
        let is_own = |n: usize| viewer == Viewer::Seat(Seat(n as u8));
        let choice = |(n, choice): (usize, &Option<Action>)| {
            choice.map(|choice| (is_own(n) || self.is_over()).then_some(choice))
        };
        View {
            round: self.round,
            gone: self.gone.clone(),
            cards: self.hands.iter().enumerate().map(|(n, &card)| is_own(n).then_some(card)).collect(),
            choices: self.choices.iter().enumerate().map(choice).collect(),
            scores: self.scores.clone(),
        }
    }

    fn imagine(view: &View, _: &Setup, dice: &mut Dice) -> Self {
        let is_unknown = |card: &u8| !(view.gone.contains(card) || view.cards.contains(&Some(*card)));
        let mut deck: Vec<u8> = (1..=N_CARDS).filter(is_unknown).collect();
        dice.shuffle(&mut deck);
        let mut card = |known: &Option<u8>| known.or_else(|| deck.pop()).expect("there are cards for all");
        let hands = view.cards.iter().map(&mut card).collect();
        let mut choice = |known: Option<Action>| known.unwrap_or(ACTIONS[dice.below(2) as usize]);
        let choices = view.choices.iter().map(|chosen| chosen.map(&mut choice)).collect();
        Self { round: view.round, deck, gone: view.gone.clone(), hands, choices, scores: view.scores.clone() }
    }

    fn permute_hidden(&self, rules: &Setup, viewer: Viewer, dice: &mut Dice) -> Self {
        Self::imagine(&self.view(rules, viewer), rules, dice)
    }

    fn veil(event: &Event, viewer: Viewer) -> Event {
        match event {
            Event::Dealt { round, cards } => {
                let card =
                    |(n, card): (usize, &Option<u8>)| card.filter(|_| viewer == Viewer::Seat(Seat(n as u8)));
                Event::Dealt { round: *round, cards: cards.iter().enumerate().map(card).collect() }
            }
            Event::Chose { seat, action } => {
                Event::Chose { seat: *seat, action: action.filter(|_| viewer == Viewer::Seat(*seat)) }
            }
            Event::Scored { .. } => event.clone(),
        }
    }

    fn is_barrier(event: &Event) -> bool {
        match event {
            Event::Dealt { .. } | Event::Scored { .. } => true,
            Event::Chose { .. } => false,
        }
    }

    fn digest(&self, _: &Setup, out: &mut Digest) {
        let Self { round, deck, gone, hands, choices, scores } = self;
        out.number("round", *round);
        out.list("deck", deck);
        out.list("gone", gone);
        out.list("hands", hands);
        out.list("choices", choices.iter().map(|choice| choice.map_or(0, |choice| choice as u8 + 1)));
        out.numbers("scores", scores.iter().copied());
    }

    fn check(&self, _: &Setup) {
        let mut cards = [&self.deck[..], &self.gone, &self.hands].concat();
        cards.sort_unstable();
        assert_eq!(cards, (1..=N_CARDS).collect::<Vec<_>>(), "every card is somewhere once");
    }
}
