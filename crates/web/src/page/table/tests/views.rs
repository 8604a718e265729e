//! Views made by hand, as the host makes them.

use std::{collections::BTreeMap, sync::Arc};

use host::{
    ActionHash, AnyGameView, BotLevel, Choice, GameView, LogContent, LogEntry, Pace, Phase, SeatKind,
    SeatView, TableId, TableView, UndoView,
};
use tabletop::{Game, Options, Reasons, Seats, Status, Viewer};

pub(super) fn seat(name: &str, kind: SeatKind) -> SeatView {
    SeatView {
        name: name.to_owned(),
        kind,
        is_ready: true,
        absence: None,
        is_locked: false,
        has_pin: false,
        has_link: false,
        may_link: false,
        may_send_away: false,
        is_muted: false,
        due_ms: None,
        left_ms: None,
    }
}

/// What a viewer sees of a state, as the host makes it.
pub(super) fn game_view<G: Game>(
    state: &G,
    rules: &Arc<G::Rules>,
    viewer: Viewer,
    log: &[LogEntry<G::Event>],
) -> GameView<G> {
    let (mut options, mut reasons) = (Options::default(), Reasons::default());
    if let Viewer::Seat(seat) = viewer {
        state.options(rules, seat, &mut options);
        state.reasons(rules, seat, &mut reasons);
    }
    let choice = |&action: &G::Action, is_free| Choice { action, hash: ActionHash::of(&action), is_free };
    let asked = options.asked().iter().map(|action| choice(action, false));
    let (asked_seats, ranks) = match state.status() {
        Status::Waiting(seats) => (seats, None),
        Status::Over(ranks) => (Seats::NONE, Some(ranks)),
    };
    GameView {
        rules: rules.clone(),
        rules_version: G::VERSION,
        viewer,
        view: state.view(rules, viewer),
        asked: asked_seats,
        ranks,
        version: log.last().map_or(0, |entry| entry.version),
        question: "0123456789abcdef".to_owned(),
        choices: asked.chain(options.free().iter().map(|action| choice(action, true))).collect(),
        reasons: reasons.all().to_vec(),
        log: log.iter().map(|entry| veiled::<G>(entry, viewer)).collect(),
    }
}

fn veiled<G: Game>(log: &LogEntry<G::Event>, viewer: Viewer) -> LogEntry<G::Event> {
    let what = match &log.what {
        LogContent::Done(events) => {
            LogContent::Done(events.iter().map(|event| G::veil(event, viewer)).collect())
        }
        LogContent::Undone { past_barrier } => LogContent::Undone { past_barrier: *past_barrier },
    };
    LogEntry { what, ..*log }
}

/// A view of a running game with people and bots.
pub(super) fn view_at(n_seats: u8, viewer: Viewer, game_view: AnyGameView) -> TableView {
    let bot = SeatKind::Bot(BotLevel::Novice);
    let people = [("Anna", SeatKind::Person), ("Bruno", SeatKind::Guest), ("", bot)];
    let people =
        people.into_iter().chain([("Chiyo", SeatKind::Person), ("", bot), ("Daan", SeatKind::Guest)]);
    let looking = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator => None,
    };
    TableView {
        id: TableId(7),
        version: 12,
        game: "shogunate",
        options: BTreeMap::new(),
        phase: Phase::Playing,
        is_listed: false,
        spectators: true,
        pace: Pace::Free,
        paused_ms: None,
        now_ms: 1_000_000,
        seats: people.take(n_seats.into()).map(|(name, kind)| seat(name, kind)).collect(),
        own: looking.map_or(Seats::NONE, Seats::one),
        looking,
        answering: None,
        opened: None,
        undoer: looking,
        is_host: false,
        game_view: Some(game_view),
        undo: UndoView::Free,
        standing: Vec::new(),
        lines: Vec::new(),
        shut: None,
        result: None,
        rematch: None,
        bots_hurry: false,
        story: None,
        guide: None,
        components: None,
        seed_hash: Some("00".repeat(32)),
    }
}
