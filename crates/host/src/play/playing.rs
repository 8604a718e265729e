//! A game in progress of a known type: its session, the time of each entry, and the last events.

mod taking;

use std::{
    borrow::Cow,
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

use bots::{Ask, Leveled};
use store::{EntryRow, Ms};
use tabletop::{
    Deed, Entry, Game, NoUndo, Options, Ranks, Reasons, Record, Routine, Seat, Seats, Session, Status, Title,
    Viewer, digest::sha256,
};

use super::{
    BotDecision, BotTask, Decision, Play,
    bot_task::ViewBotTask,
    hosted_game::read_entry,
    log::{LOG_MAX, entry_of, entry_of_deal, tell, veiled},
};
use crate::{
    body::BotLevel,
    game_view::{ActionHash, AnyGameView, Choice, GameView, LogContent, LogEntry},
    hint::HintTask,
    limits::ACTIONS_MAX,
    refusal::{Refusal, Why},
};

/// A game in progress.
#[derive(Clone)]
pub(super) struct Playing<G: Title + Leveled> {
    session: Session<G>,
    /// The time of each log entry.
    times: Vec<Ms>,
    /// The last log entries with all their events, hidden ones included.
    log: VecDeque<LogEntry<G::Event>>,
    /// How many log entries have been handed out for storage.
    n_stored: usize,
    #[cfg(test)]
    _copies: super::copies::Counter,
    /// Seed of the permutation of hidden parts in all views.
    #[cfg(feature = "permuter")]
    permuter: Option<u64>,
}

impl<G: Title + Leveled> Playing<G> {
    /// A game that has just been dealt.
    pub(super) fn dealt(session: Session<G>, events: Vec<G::Event>) -> Self {
        let log = VecDeque::from([entry_of_deal(events)]);
        Self {
            session,
            times: Vec::new(),
            log,
            n_stored: 0,
            #[cfg(test)]
            _copies: Default::default(),
            #[cfg(feature = "permuter")]
            permuter: None,
        }
    }

    /// A game in progress; `times` has one item for each log entry, of which `n_stored` are stored.
    pub(super) fn resumed(session: Session<G>, times: Vec<Ms>, n_stored: usize) -> Self {
        let (_, log) = replayed(&session, &times, times.len(), LOG_MAX);
        Self {
            session,
            times,
            log,
            n_stored,
            #[cfg(test)]
            _copies: Default::default(),
            #[cfg(feature = "permuter")]
            permuter: None,
        }
    }

    fn options(&self, seat: Seat) -> Options<G::Action> {
        self.options_in(self.session.state(), seat)
    }

    fn options_in(&self, state: &G, seat: Seat) -> Options<G::Action> {
        let mut options = Options::default();
        if seat.0 < state.n_seats() {
            state.options(self.session.rules(), seat, &mut options);
        }
        options
    }

    /// Where in the log the acts are that have not been undone, oldest first.
    fn standing_acts(&self) -> Vec<usize> {
        let mut acts = Vec::new();
        for (n, entry) in self.session.record().log.iter().enumerate() {
            match entry.deed {
                Deed::Act(_) => acts.push(n),
                Deed::Undo { to, past_barrier: _ } => acts.truncate(to),
            }
        }
        acts
    }

    /// The position from which views are made.
    #[cfg(not(feature = "permuter"))]
    fn shown<'a>(&self, state: &'a G, _: Viewer) -> Cow<'a, G> {
        Cow::Borrowed(state)
    }

    /// The position from which views are made, with hidden parts permuted if so set.
    #[cfg(feature = "permuter")]
    fn shown<'a>(&self, state: &'a G, viewer: Viewer) -> Cow<'a, G> {
        let Some(number) = self.permuter else { return Cow::Borrowed(state) };
        Cow::Owned(crate::permuter::permuted(state, self.session.rules(), viewer, number))
    }

    /// The input for a bot at a seat.
    fn view_bot_task(&self, seat: Seat, level: BotLevel) -> ViewBotTask<G> {
        ViewBotTask {
            level,
            rules: self.session.shared_rules(),
            view: self.session.state().view(self.session.rules(), Viewer::Seat(seat)),
            seat,
            n_seats: self.session.state().n_seats(),
            options: self.options(seat),
            version: self.version(),
        }
    }

    fn standing_answer(&self, seat: Seat, standing: &str) -> Option<G::Action> {
        let options = self.options(seat);
        if options.asked().is_empty() {
            return None;
        }
        let view = self.session.state().view(self.session.rules(), Viewer::Seat(seat));
        G::standing_answer(&view, seat, standing, &options)
    }

    /// The answer to the seat's question that needs no thought, if it is the only one asked.
    fn routine_answer(&self, seat: Seat, routine: Routine) -> Option<G::Action> {
        let state = self.session.state();
        if !(state.status().asked() == Seats::one(seat)) {
            return None;
        }
        let (rules, options) = (self.session.rules(), self.options(seat));
        let view = state.view(rules, Viewer::Seat(seat));
        G::routine_answer(&Ask { rules, view: &view, seat, options: &options }, routine)
    }

    /// The time of a new decision. Acts of one decision have one time, and no two decisions have the same.
    fn time_of_decision(&self, now_ms: Ms) -> Ms {
        self.times.last().map_or(now_ms, |&last_ms| now_ms.max(last_ms + 1))
    }

    /// Takes an action from the options; returns whether it revealed something.
    fn act(&mut self, seat: Seat, action: G::Action, now_ms: Ms) -> bool {
        let events = self.session.act(seat, action).expect("the action was found among the options");
        let is_barrier = events.iter().any(G::is_barrier);
        self.note(events, now_ms);
        is_barrier
    }

    /// Adds the events of the last log entry.
    fn note(&mut self, events: Vec<G::Event>, at_ms: Ms) {
        self.times.push(at_ms);
        let log = &self.session.record().log;
        let entry = log.last().expect("an entry was just written");
        tell(&mut self.log, entry_of(entry, log.len(), at_ms, events), LOG_MAX);
    }

    fn game_view(&self, viewer: Viewer, state: &G, log: &VecDeque<LogEntry<G::Event>>) -> GameView<G> {
        let status = state.status();
        let asked = status.asked();
        let ranks = match status {
            Status::Waiting(_) => None,
            Status::Over(ranks) => Some(ranks),
        };
        GameView {
            rules: self.session.shared_rules(),
            rules_version: self.session.record().version,
            viewer,
            view: state.view(self.session.rules(), viewer),
            asked,
            ranks,
            version: log.back().map_or(0, |log| log.version),
            question: String::new(),
            choices: Vec::new(),
            reasons: Vec::new(),
            log: log.iter().map(|log| veiled::<G>(log, viewer)).collect(),
        }
    }

    /// What a viewer may see of the current position, with the options of a seat.
    fn asked_view(&self, viewer: Viewer, seat: Option<Seat>) -> AnyGameView {
        let state = self.shown(self.session.state(), viewer);
        let mut game_view = self.game_view(viewer, &state, &self.log);
        if let Some(seat) = seat {
            let options = self.options_in(&state, seat);
            let choice =
                |&action: &G::Action, is_free| Choice { action, hash: ActionHash::of(&action), is_free };
            let asked = options.asked().iter().map(|action| choice(action, false));
            game_view.choices =
                asked.chain(options.free().iter().map(|action| choice(action, true))).collect();
            game_view.question = question(&options);
            let mut reasons = Reasons::default();
            state.reasons(self.session.rules(), seat, &mut reasons);
            game_view.reasons = reasons.all().to_vec();
        }
        AnyGameView::new(game_view)
    }
}

impl<G: Title + Leveled> Play for Playing<G> {
    fn fork(&self) -> Arc<dyn Play> {
        Arc::new(self.clone())
    }

    fn n_players(&self) -> u8 {
        G::n_players(&self.session.record().setup)
    }

    fn options(&self) -> BTreeMap<String, String> {
        G::options_of(&self.session.record().setup)
    }

    fn components(&self) -> String {
        serde_json::to_string(&self.session.record().components).expect("components are plain data")
    }

    fn is_known_to_bots(&self) -> bool {
        G::has_learned(self.session.rules())
    }

    fn version(&self) -> u64 {
        self.session.version() as u64
    }

    fn acts(&self) -> Vec<ActionHash> {
        let log = &self.session.record().log;
        let act = |&n: &usize| match &log[n].deed {
            Deed::Act(action) => Some(ActionHash::of(action)),
            Deed::Undo { .. } => None,
        };
        self.standing_acts().iter().filter_map(act).collect()
    }

    fn asked(&self) -> Seats {
        self.session.state().status().asked()
    }

    fn asks_openly(&self) -> bool {
        self.session.state().asks_openly()
    }

    fn ranks(&self) -> Option<Ranks> {
        match self.session.state().status() {
            Status::Waiting(_) => None,
            Status::Over(ranks) => Some(ranks),
        }
    }

    fn scores(&self) -> Vec<i32> {
        let (state, rules) = (self.session.state(), self.session.rules());
        (0..state.n_seats()).map(|seat| state.score(rules, Seat(seat))).collect()
    }

    fn is_won(&self) -> Option<bool> {
        self.session.state().is_goal_met(self.session.rules())
    }

    fn n_undone_past_barrier(&self) -> u64 {
        self.session.record().n_undone_past_barrier() as u64
    }

    fn header(&self) -> String {
        let Record { format, game, version, setup, components, seed, start, log: _, events: _ } =
            self.session.record();
        let header = Record::<G> {
            format: *format,
            game: game.clone(),
            version: *version,
            setup: setup.clone(),
            components: components.clone(),
            seed: *seed,
            start: *start,
            log: Vec::new(),
            events: None,
        };
        serde_json::to_string(&header).expect("records are plain data")
    }

    fn record(&self) -> String {
        serde_json::to_string(self.session.record()).expect("records are plain data")
    }

    fn seed_hash(&self) -> String {
        sha256(&[&self.session.record().seed.0]).to_hex()
    }

    fn decide(&mut self, seat: Seat, decision: &Decision, now_ms: Ms) -> Result<usize, Refusal> {
        let n = decision.actions.len();
        if !(n >= 1) {
            return Err(Refusal::Bad { field: "action", why: Why::Empty });
        }
        if !(n <= ACTIONS_MAX) {
            return Err(Refusal::Bad { field: "action", why: Why::TooLong });
        }
        if !(self.is_undisturbed(seat, decision.version)) {
            return Err(Refusal::Stale);
        }
        self.take(seat, decision, self.time_of_decision(now_ms))
    }

    fn decide_as_bot(&mut self, seat: Seat, decision: BotDecision, now_ms: Ms) -> Result<(), Refusal> {
        if !(decision.version == self.version()) {
            return Err(Refusal::Stale);
        }
        let action = *self.options(seat).all().get(decision.option).ok_or(Refusal::Stale)?;
        self.act(seat, action, self.time_of_decision(now_ms));
        Ok(())
    }

    fn has_standing_answer(&self, seat: Seat, standing: &str) -> bool {
        self.standing_answer(seat, standing).is_some()
    }

    fn answer_standing(&mut self, seat: Seat, standing: &str, now_ms: Ms) -> bool {
        let Some(action) = self.standing_answer(seat, standing) else { return false };
        self.act(seat, action, self.time_of_decision(now_ms));
        true
    }

    fn answer_routine(&mut self, seat: Seat, routine: Routine) {
        // The same time as the act that they follow.
        let Some(&at_ms) = self.times.last() else { return };
        while let Some(action) = self.routine_answer(seat, routine) {
            self.act(seat, action, at_ms);
        }
    }

    fn n_of_last_decision(&self, seat: Seat) -> usize {
        let acts = self.standing_acts();
        let decision = |n: usize| (self.session.record().log[n].seat, self.times[n]);
        let Some(last) = acts.iter().rposition(|&n| decision(n).0 == seat) else { return 0 };
        acts[..=last].iter().rev().take_while(|&&n| decision(n) == decision(acts[last])).count()
    }

    fn last_act_of(&self, seat: Seat) -> u64 {
        let acts = self.standing_acts();
        acts.iter().rfind(|&&n| self.session.record().log[n].seat == seat).map_or(0, |&n| n as u64 + 1)
    }

    fn ended_standing(&self, standing: &str, since_version: u64) -> bool {
        self.log.iter().filter(|log| log.version > since_version).any(|log| match &log.what {
            LogContent::Done(events) => G::ends_standing(standing, events),
            LogContent::Undone { .. } => false,
        })
    }

    fn bot_task(&self, seat: Seat, level: BotLevel) -> Box<dyn BotTask> {
        Box::new(self.view_bot_task(seat, level))
    }

    fn hint_task(&self, seat: Seat) -> Box<dyn HintTask> {
        Box::new(self.view_bot_task(seat, BotLevel::Master))
    }

    fn interjection(&self, seat: Seat, level: BotLevel) -> Option<BotDecision> {
        let (state, options) = (self.session.state(), self.options(seat));
        if options.free().is_empty() || !options.asked().is_empty() {
            return None;
        }
        let view = state.view(self.session.rules(), Viewer::Seat(seat));
        let ask = Ask { rules: self.session.rules(), view: &view, seat, options: &options };
        let option = G::bot(level, state.n_seats()).interject(&ask)?;
        Some(BotDecision { version: self.version(), option })
    }

    fn may_undo(&self, seat: Seat, voters: Seats) -> Result<bool, Refusal> {
        match self.session.may_undo(seat, voters) {
            Ok(()) => Ok(true),
            Err(NoUndo::NeedsConsent) => Ok(false),
            Err(NoUndo::Nothing) => Err(Refusal::NotNow(Why::NothingToUndo)),
        }
    }

    fn undo(&mut self, seat: Seat, voters: Seats, consent: bool, now_ms: Ms) -> Result<(), Refusal> {
        self.session.undo(seat, voters, consent).map_err(|no| match no {
            NoUndo::Nothing => Refusal::NotNow(Why::NothingToUndo),
            NoUndo::NeedsConsent => Refusal::NotNow(Why::UndoPending),
        })?;
        self.note(Vec::new(), self.time_of_decision(now_ms));
        Ok(())
    }

    fn catch_up(&mut self, entries: &[EntryRow]) -> bool {
        for row in entries {
            let Ok(entry) = read_entry::<G>((self.times.len(), row)) else { return false };
            // Undo would change the entries already shown. It is rare, so the game is loaded again.
            let Deed::Act(action) = entry.deed else { return false };
            let Ok(events) = self.session.act(entry.seat, action) else { return false };
            self.note(events, row.at_ms);
            if !(self.session.record().log.last().is_some_and(|last| last.hash == entry.hash)) {
                return false;
            }
        }
        self.n_stored = self.times.len();
        true
    }

    fn take_new_entries(&mut self) -> Vec<EntryRow> {
        let new = self.session.record().log.iter().zip(&self.times).enumerate().skip(self.n_stored);
        let row = |(n, (entry, &at_ms)): (usize, (&Entry<G>, &Ms))| EntryRow {
            n: n as u64 + 1,
            at_ms,
            body: serde_json::to_string(entry).expect("entries are plain data"),
        };
        let rows = new.map(row).collect();
        self.n_stored = self.times.len();
        rows
    }

    fn game_view(&self, viewer: Viewer) -> AnyGameView {
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        self.asked_view(viewer, seat)
    }

    fn open_game_view(&self, seat: Seat) -> AnyGameView {
        self.asked_view(Viewer::Spectator, Some(seat).filter(|_| self.asks_openly()))
    }

    fn game_view_at(&self, viewer: Viewer, version: u64) -> AnyGameView {
        let version = usize::try_from(version).unwrap_or(usize::MAX);
        let (state, log) = replayed(&self.session, &self.times, version, LOG_MAX);
        AnyGameView::new(self.game_view(viewer, &self.shown(&state, viewer), &log))
    }

    fn replay_view(&self, viewer: Option<Viewer>, version: u64) -> AnyGameView {
        let version = usize::try_from(version).unwrap_or(usize::MAX);
        let (state, log) = replayed(&self.session, &self.times, version, usize::MAX);
        match viewer {
            Some(viewer) => AnyGameView::new(self.game_view(viewer, &self.shown(&state, viewer), &log)),
            None => {
                let state = self.shown(&state, Viewer::Spectator);
                let game_view = self.game_view(Viewer::Spectator, &state, &VecDeque::new());
                AnyGameView::new(GameView {
                    view: state.open_view(self.session.rules()),
                    version: log.back().map_or(0, |entry| entry.version),
                    log: log.into(),
                    ..game_view
                })
            }
        }
    }

    #[cfg(feature = "permuter")]
    fn permute_hidden(&mut self, number: Option<u64>) {
        self.permuter = number;
    }

    #[cfg(feature = "permuter")]
    fn shown_facts(&self, viewer: Viewer) -> String {
        let mut digest = tabletop::Digest::default();
        self.shown(self.session.state(), viewer).digest(self.session.rules(), &mut digest);
        digest.as_str().to_owned()
    }
}

/// The id of a question: the hash of its possible answers.
fn question<A: Copy + Eq + serde::Serialize>(options: &Options<A>) -> String {
    if options.asked().is_empty() { String::new() } else { ActionHash::of(&options.asked()).0 }
}

/// The position after the first `n_max` entries, or after all, with its last `n_told_max` log entries.
fn replayed<G: Game>(
    session: &Session<G>,
    times: &[Ms],
    n_max: usize,
    n_told_max: usize,
) -> (G, VecDeque<LogEntry<G::Event>>) {
    let record = session.record();
    let mut replay = record.replay_with(session.shared_rules());
    let mut log = VecDeque::from([entry_of_deal(std::mem::take(&mut replay.events))]);
    for (entry, &at_ms) in record.log.iter().zip(times).take(n_max) {
        replay.step().expect("the session's record replays");
        tell(&mut log, entry_of(entry, replay.n_done, at_ms, std::mem::take(&mut replay.events)), n_told_max);
    }
    (replay.state, log)
}
