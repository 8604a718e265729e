//! Test fixture: a host on its own file, with a clock that only the test changes and bots without delay.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use host::{
    ActionHash, BotLevel, Choice, Decided, Decision, GameView, Host, NewSeat, NewTable, Phase, Refusal,
    Settings, TableId, TableView, TimeSource, Who,
};
use katana::{
    Action, Katana,
    piece::{Area, Figure},
};
use store::Store;
use tabletop::{Quick, Seat};

/// The time when all tests begin.
pub const BEGIN_MS: i64 = 1_700_000_000_000;

/// A host on a file of its own.
pub struct House {
    pub host: Host,
    pub settings: Settings,
    now_ms: Arc<AtomicI64>,
    folder: tempfile::TempDir,
}

impl House {
    /// A new host.
    pub async fn open() -> Self {
        Self::open_with(|_| {}).await
    }

    /// A new host with other settings.
    pub async fn open_with(set: impl FnOnce(&mut Settings)) -> Self {
        let folder = tempfile::tempdir().expect("there is room for a temporary folder");
        let now_ms = Arc::new(AtomicI64::new(BEGIN_MS));
        let clock = now_ms.clone();
        let mut settings = Settings {
            time: TimeSource::of(move || clock.load(Ordering::SeqCst)),
            bot_pause: Duration::ZERO,
            grace_ms: 0,
            ..Settings::default()
        };
        set(&mut settings);
        Self { now_ms, ..Self::reopen(folder, settings).await }
    }

    /// A host on an existing file.
    pub async fn reopen(folder: tempfile::TempDir, settings: Settings) -> Self {
        let store = Store::open(&folder.path().join("kajiba.db")).await.expect("the database opens");
        let host = Host::start(store, settings.clone()).await.expect("the host starts");
        Self { host, settings, now_ms: Arc::default(), folder }
    }

    /// Nodes on one PostgreSQL database, with one clock.
    pub async fn nodes(database: &str, n_nodes: usize) -> Vec<Self> {
        let first = Self::open().await;
        let mut nodes = Vec::new();
        for _ in 0..n_nodes {
            let store = Store::connect(database).await.expect("the database is there");
            let (settings, now_ms) = (first.settings.clone(), first.now_ms.clone());
            let host = Host::start(store, settings.clone()).await.expect("the host starts");
            let folder = tempfile::tempdir().expect("there is room for a temporary folder");
            nodes.push(Self { host, settings, now_ms, folder });
        }
        nodes
    }

    /// Restarts the host.
    pub async fn restart(self) -> Self {
        self.restart_with(|_| {}).await
    }

    /// Restarts the host with other settings.
    pub async fn restart_with(self, set: impl FnOnce(&mut Settings)) -> Self {
        let Self { host, mut settings, now_ms, folder } = self;
        host.stop().await;
        drop(host);
        set(&mut settings);
        Self { now_ms, ..Self::reopen(folder, settings).await }
    }

    /// The database file.
    pub fn file(&self) -> PathBuf {
        self.folder.path().join("kajiba.db")
    }

    /// Stops the host and opens its database.
    pub async fn into_store(self) -> (Store, tempfile::TempDir) {
        self.host.stop().await;
        let store = Store::open(&self.file()).await.expect("the database opens again");
        (store, self.folder)
    }

    /// Advances the time.
    pub fn pass(&self, ms: i64) {
        self.now_ms.fetch_add(ms, Ordering::SeqCst);
    }

    /// A new person.
    pub async fn person(&self, name: &str) -> Who {
        let (who, _) = self.host.new_person().await.expect("the identity is created");
        self.host.set_name(who, name).await.expect("the name is valid");
        who
    }

    /// A table of `first` with an open seat.
    pub async fn open_table(&self, first: Who) -> TableId {
        let new = new_table(vec![NewSeat::ME, NewSeat::Open]);
        self.host.create_table(first, new).await.expect("the table is created")
    }

    /// A table that waits for the deal: Aki, its host, and Bo.
    pub async fn pair(&self) -> (TableId, Who, Who) {
        let (aki, bo) = (self.person("Aki").await, self.person("Bo").await);
        let table = self.open_table(aki).await;
        self.host.claim(bo, table, None, "").await.expect("a seat is open");
        (table, aki, bo)
    }

    /// A dealt game in which one person plays all seats on one device.
    pub async fn hot_seat(&self, n_seats: usize) -> At<'_> {
        let guest = |n: usize| NewSeat::Guest { name: format!("Guest {n}"), pin: None };
        self.begun((0..n_seats).map(|n| if n == 0 { NewSeat::ME } else { guest(n) }).collect()).await
    }

    /// A game of three on one device in which two are asked for a reaction, before the last round. Not every
    /// random game has one.
    pub async fn reacting(&self) -> At<'_> {
        loop {
            let at = self.hot_seat(3).await;
            let is_wanted =
                |_, game_view: &GameView<Katana>| game_view.asked.len() == 2 || game_view.view.round == 4;
            if at.find(is_wanted).await.is_some() && at.game_view(Seat(0)).await.asked.len() == 2 {
                return at;
            }
        }
    }

    /// A dealt game of one person against bots.
    pub async fn solo(&self, n_bots: usize) -> At<'_> {
        let bots = std::iter::repeat_n(NewSeat::Bot(BotLevel::Novice), n_bots);
        self.begun(std::iter::once(NewSeat::ME).chain(bots).collect()).await
    }

    /// A dealt game at the table of a new person.
    pub async fn begun(&self, seats: Vec<NewSeat>) -> At<'_> {
        let who = self.person("Aki").await;
        let table = self.host.create_table(who, new_table(seats)).await.expect("the table is created");
        self.host.start_table(who, table).await.expect("the game begins");
        At { house: self, who, table }
    }
}

/// A table of Katana without clocks.
pub fn new_table(seats: Vec<NewSeat>) -> NewTable {
    NewTable::new("katana", seats)
}

/// A person at a table.
#[derive(Clone, Copy)]
pub struct At<'a> {
    pub house: &'a House,
    pub who: Who,
    pub table: TableId,
}

impl At<'_> {
    /// The table from a seat.
    pub async fn view(&self, seat: Seat) -> TableView {
        self.house.host.view(self.who, self.table, Some(seat)).await.expect("the person has this seat")
    }

    /// The game from a seat.
    pub async fn game_view(&self, seat: Seat) -> GameView<Katana> {
        game_view(self.view(seat).await)
    }

    /// Decides for a seat.
    pub async fn decide(&self, seat: Seat, decision: &Decision) -> Result<Decided, Refusal> {
        self.house.host.decide(self.who, self.table, seat, decision).await
    }

    /// Takes one of the seat's options.
    pub async fn act(&self, seat: Seat, action: Action) -> Decided {
        let decision = decision(&self.game_view(seat).await, &[action]);
        self.decide(seat, &decision).await.unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"))
    }

    /// Plays until one of the own seats is asked; the seat and what it sees.
    pub async fn first_asked(&self) -> (Seat, GameView<Katana>) {
        let seat = self.play_until(|_, _| true).await;
        (seat, self.game_view(seat).await)
    }

    /// Goes to the Market with the first seat that can; the seat and what it sees there.
    pub async fn go_to_market(&self) -> (Seat, GameView<Katana>) {
        let to_market = Action::Place { figure: Figure::Worker, area: Area::Market };
        let is_possible = |_, game_view: &GameView<Katana>| {
            game_view.choices.iter().any(|choice| choice.action == to_market)
        };
        let seat = self.play_until(is_possible).await;
        self.act(seat, to_market).await;
        (seat, self.game_view(seat).await)
    }

    /// One of two concedes; the table as the other sees it then.
    pub async fn lost_by(&self, seat: Seat) -> TableView {
        self.house.host.concede(self.who, self.table, seat).await.expect("the game is in progress");
        let view = self.view(Seat(1 - seat.0)).await;
        assert_eq!(view.phase, Phase::Over);
        view
    }

    /// Plays all own seats at random until a seat that must decide sees what is wanted; returns that seat.
    pub async fn play_until(&self, is_wanted: impl FnMut(Seat, &GameView<Katana>) -> bool) -> Seat {
        self.find(is_wanted).await.expect("the wanted position comes up")
    }

    /// The same; nothing if the game ends before.
    async fn find(&self, mut is_wanted: impl FnMut(Seat, &GameView<Katana>) -> bool) -> Option<Seat> {
        let mut quick = Quick::new(5);
        loop {
            let mut changes = self.house.host.changes();
            let view = self.view(Seat(0)).await;
            if view.phase != Phase::Playing {
                return None;
            }
            let own = view.own;
            let asked = game_view(view).asked;
            let Some(seat) = asked.iter().find(|&seat| own.contains(seat)) else {
                changes.recv().await.expect("another seat acts");
                continue;
            };
            for seat in asked.iter().filter(|&seat| own.contains(seat)) {
                if is_wanted(seat, &self.game_view(seat).await) {
                    return Some(seat);
                }
            }
            self.act_at_random(seat, &mut quick).await;
        }
    }

    /// Answers the seat's question at random; passes only if nothing else is possible.
    pub async fn act_at_random(&self, seat: Seat, quick: &mut Quick) {
        let game_view = self.game_view(seat).await;
        let asked: Vec<&Choice<Action>> = game_view.choices.iter().filter(|choice| !choice.is_free).collect();
        let busy: Vec<&Choice<Action>> =
            asked.iter().copied().filter(|choice| !matches!(choice.action, Action::Pass(_))).collect();
        let among = if busy.is_empty() { &asked } else { &busy };
        if among.is_empty() {
            // A bot may have settled the question meanwhile.
            return;
        }
        let action = among[quick.below(among.len())].action;
        match self.decide(seat, &decision(&game_view, &[action])).await {
            // A bot or a standing answer may have been faster.
            Ok(_) | Err(Refusal::Stale) => {}
            Err(refusal) => panic!("{action:?}: {refusal}"),
        }
    }

    /// Waits until another seat or a bot has acted.
    pub async fn wait_past(&self, version: u64) {
        let mut changes = self.house.host.changes();
        while self.game_view(Seat(0)).await.version <= version {
            changes.recv().await.expect("another seat acts");
        }
    }

    /// Gives background tasks every chance to run.
    pub async fn let_others_act(&self) {
        for _ in 0..20 {
            assert!(self.house.host.is_well().await);
        }
    }
}

/// The view of Katana.
pub fn game_view(view: TableView) -> GameView<Katana> {
    let any = view.game_view.expect("the game has been dealt");
    any.of().expect("it is a table of Katana").clone()
}

/// A decision made from this view.
pub fn decision(game_view: &GameView<Katana>, actions: &[Action]) -> Decision {
    Decision {
        version: game_view.version,
        question: game_view.question.clone(),
        actions: actions.iter().map(ActionHash::of).collect(),
        routine: tabletop::Routine::Nothing,
    }
}
