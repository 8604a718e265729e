//! Who may know what. Structures are taken apart field by field, so that a new field does not compile until somebody
//! has decided about it here.

use serde::Serialize;
use tabletop::{Seat, Seats, Viewer};

use crate::{
    Frame, Note, Noted, PairCount, Question, Shogunate,
    frame::Steps,
    knowledge,
    piece::{Card, CardSet, Leader, N_LEADERS, N_PLOTS, PairSet, Place, PlotId, PlotSet},
    table::{Player, Slot, Table},
};

/// What one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Whether the game is over, and so everything is revealed.
    pub is_over: bool,
    /// How many play.
    pub n_seats: u8,
    /// How both cards of one Leader count.
    pub pair: PairCount,
    /// The round, 1 to 36.
    pub round: u8,
    /// Who has the marker.
    pub hatamoto: Seat,
    /// The Leader by whom the Shinobi stands.
    pub shinobi: Leader,
    /// The Leaders from the head to the tail.
    pub line: [Leader; N_LEADERS],
    /// The Honor on each Leader.
    pub honor: [u8; N_LEADERS],
    /// What is known of the players, by seat.
    pub players: Vec<KnownPlayer>,
    /// How many Loyalty cards nobody was dealt.
    pub n_left_over: u8,
    /// Those cards, where all is revealed.
    pub left_over: Option<Vec<Leader>>,
    /// The Plots of all rounds up to this one.
    pub plots: Vec<PlotId>,
    /// What has been shown, turned up and exchanged, and what the viewer saw of it.
    pub notes: Vec<Note>,
    /// The cards that would have ended the game at the end of each past round: nobody had them.
    pub checks: Vec<PairSet>,
    /// The steps in progress.
    pub steps: Steps,
}

/// What is known of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct KnownPlayer {
    /// The Loyalty cards: the viewer's own as they lie; another's with those face up first, for their order is nobody's
    /// business.
    pub cards: [KnownCard; 2],
    /// The Action cards in hand, including one that was chosen in secret.
    pub hand: CardSet,
    /// The Action cards in the discards.
    pub discards: CardSet,
    /// The Action card of this round.
    pub card: KnownChoice,
    /// Whether a Loyalty card has been chosen to be given.
    pub has_offered: bool,
    /// That card, if it is the viewer's own or everything is revealed.
    pub offer: Option<Leader>,
}

/// What is known of a Loyalty card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct KnownCard {
    /// Its Leader, if it is face up, the viewer's own, or everything is revealed.
    pub leader: Option<Leader>,
    /// Whether it was turned up.
    pub is_up: bool,
}

/// What is known of an Action card that was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum KnownChoice {
    /// None is chosen, or it has been performed.
    None,
    /// One is chosen in secret.
    Secret,
    /// This one is chosen: it is revealed, the viewer's own, or everything is revealed.
    Known(Card),
}

impl View {
    /// The seats that must decide; nobody once the game is over.
    #[must_use]
    pub fn asked(&self) -> Seats {
        self.steps.top().map(|top| top.asks(self.hatamoto)).unwrap_or_default()
    }

    /// What is asked now; nothing once the game is over.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        self.steps.top().map(|top| top.question(self.hatamoto))
    }

    /// The Plot of this round.
    #[must_use]
    pub fn plot(&self) -> PlotId {
        self.plots[usize::from(self.round) - 1]
    }

    /// The Plots that have come up since the deck was last shuffled, this round's among them.
    #[must_use]
    pub fn plots_gone(&self) -> PlotSet {
        let pass = self.plots.chunks(N_PLOTS).next_back().unwrap_or_default();
        pass.iter().copied().collect()
    }

    /// The place of a Leader in the Line.
    #[must_use]
    pub fn place_of(&self, leader: Leader) -> Place {
        let place = self.line.iter().position(|&there| there == leader);
        Place(place.expect("every Leader stands in the Line") as u8)
    }

    /// The private log: what the viewer was shown or looked at, and whose card it was then (SGK-1).
    pub fn seen(&self) -> impl Iterator<Item = (&Note, Seat, Leader)> {
        self.notes
            .iter()
            .filter_map(|note| note.seen(self.viewer).map(|(owner, leader)| (note, owner, leader)))
    }

    /// Who has seen the viewer's face-down card of this Leader since they have it, as far as they know (SGK-1).
    #[must_use]
    pub fn shown_to(&self, leader: Leader) -> Seats {
        let Viewer::Seat(own) = self.viewer else { return Seats::NONE };
        let mut seats = Seats::NONE;
        for note in &self.notes {
            match note.what {
                Noted::Shown { by: of, to: by, leader: seen } | Noted::Looked { by, of, leader: seen }
                    if of == own && seen == Some(leader) =>
                {
                    seats.insert(by);
                }
                Noted::Exchanged { seat, gave, other, other_gave } if [seat, other].contains(&own) => {
                    let (partner, given, got) =
                        if seat == own { (other, gave, other_gave) } else { (seat, other_gave, gave) };
                    if given == Some(leader) {
                        seats = Seats::NONE;
                    }
                    // Whoever gave it knows it.
                    if got == Some(leader) {
                        seats.insert(partner);
                    }
                }
                Noted::Shown { .. }
                | Noted::Looked { .. }
                | Noted::Exchanged { .. }
                | Noted::Revealed { .. } => {}
            }
        }
        seats
    }

    /// The Leaders of another player's face-down cards that the viewer has seen, and whether each is certainly still
    /// there (SGK-1); what is certain comes first.
    #[must_use]
    pub fn glimpsed(&self, owner: Seat) -> Vec<(Leader, bool)> {
        let cards = self.players[owner.index()].cards;
        let is_up = |leader| cards.contains(&KnownCard { leader: Some(leader), is_up: true });
        let mut glimpsed: Vec<(Leader, bool)> = Vec::new();
        for (note, _, leader) in self.seen().filter(|(note, ..)| note.now.contains(owner)) {
            let is_sure = note.now == Seats::one(owner);
            match glimpsed.iter_mut().find(|(known, _)| *known == leader) {
                Some((_, sure)) => *sure |= is_sure,
                None if is_up(leader) => {}
                None => glimpsed.push((leader, is_sure)),
            }
        }
        glimpsed.sort_by_key(|&(_, is_sure)| !is_sure);
        glimpsed
    }
}

/// What a viewer may know.
pub(crate) fn view(game: &Shogunate, viewer: Viewer) -> View {
    view_of(game, viewer, game.stack.top().is_none())
}

/// What all players together know, as seen by a spectator: for looking back after the end.
pub(crate) fn open_view(game: &Shogunate) -> View {
    view_of(game, Viewer::Spectator, true)
}

/// The view, with the players' cards hidden or, if everything is open, revealed.
fn view_of(game: &Shogunate, viewer: Viewer, is_open: bool) -> View {
    let Shogunate { table, stack } = game;
    let Table {
        n_seats,
        pair,
        round,
        hatamoto,
        shinobi,
        line,
        honor,
        players,
        left_over,
        plots,
        luck: _,
        history: _,
        checks,
    } = table;
    let is_over = stack.top().is_none();
    let notes = knowledge::notes(table, viewer, is_open);
    let is_choosing = matches!(stack.top(), Some(Frame::Choose(_)));
    let known = |seat: Seat| {
        let is_own = viewer == Viewer::Seat(seat);
        let sight = Sight { is_own, is_open, is_choosing };
        known_player(&players[seat.index()], seat, &notes, sight)
    };
    let players = table.seats().map(known).collect();
    View {
        viewer,
        is_over,
        n_seats: *n_seats,
        pair: *pair,
        round: *round,
        hatamoto: *hatamoto,
        shinobi: *shinobi,
        line: *line,
        honor: *honor,
        players,
        n_left_over: left_over.len() as u8,
        left_over: is_open.then(|| left_over.to_vec()),
        plots: plots[..usize::from(*round)].to_vec(),
        notes,
        checks: checks.iter().collect(),
        steps: *stack,
    }
}

/// How much of a player is seen.
#[derive(Clone, Copy)]
struct Sight {
    /// It is the viewer.
    is_own: bool,
    /// All is revealed.
    is_open: bool,
    /// Action cards are being chosen, in secret.
    is_choosing: bool,
}

fn known_player(player: &Player, seat: Seat, notes: &[Note], sight: Sight) -> KnownPlayer {
    let &Player { loyalty, up: _, hand, card, offer } = player;
    let cards = if sight.is_own {
        Slot::BOTH.map(|slot| KnownCard { leader: Some(loyalty[slot.index()]), is_up: player.is_up(slot) })
    } else {
        others_cards(player, seat, notes, sight.is_open)
    };
    let gone = if sight.is_choosing { None } else { card };
    let discards = CardSet(CardSet::ALL.0 & !hand.0 & !gone.into_iter().collect::<CardSet>().0);
    let card = match card {
        None => KnownChoice::None,
        Some(_) if sight.is_choosing && !(sight.is_own || sight.is_open) => KnownChoice::Secret,
        Some(card) => KnownChoice::Known(card),
    };
    let own_offer = offer.filter(|_| sight.is_own || sight.is_open).map(|slot| loyalty[slot.index()]);
    KnownPlayer { cards, hand, discards, card, has_offered: offer.is_some(), offer: own_offer }
}

/// Face-up cards in the order in which they were turned up, then face-down ones, known if everything is revealed.
fn others_cards(player: &Player, seat: Seat, notes: &[Note], is_open: bool) -> [KnownCard; 2] {
    let mut cards = [KnownCard { leader: None, is_up: false }; 2];
    let revealed = notes.iter().filter_map(|note| match note.what {
        Noted::Revealed { seat: owner, leader } if owner == seat => Some(leader),
        Noted::Revealed { .. } | Noted::Shown { .. } | Noted::Looked { .. } | Noted::Exchanged { .. } => None,
    });
    let mut n = 0;
    for leader in revealed {
        cards[n] = KnownCard { leader: Some(leader), is_up: true };
        n += 1;
    }
    if is_open {
        let mut down: Vec<Leader> = player.down().map(|slot| player.loyalty[slot.index()]).collect();
        down.sort_unstable();
        for (card, leader) in cards[n..].iter_mut().zip(down) {
            card.leader = Some(leader);
        }
    }
    cards
}
