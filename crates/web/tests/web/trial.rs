//! Trials in a browser without scripts: trying, going back, keeping, dropping, and where they end.

use axum::{Router, http::StatusCode};
use serde_json::Value;
use tempfile::TempDir;

use crate::{
    lobby::server,
    visitor::{Answer, Visitor},
};

/// The hash of ending a turn.
const END: &str = "585fac13024b5160";

/// A solo player against the Ghost.
struct Alone {
    visitor: Visitor,
    /// The address of the table.
    table: String,
    router: Router,
    _folder: TempDir,
}

impl Alone {
    async fn begin() -> Self {
        let (router, folder) = server().await;
        let mut visitor = Visitor::new(&router);
        let home = visitor.open("/").await;
        let table = visitor.submit(&home, "/play", &[]).await;
        assert!(table.has("#decision"), "{}", table.said());
        let table = table.path.split('?').next().unwrap().to_owned();
        Self { visitor, table, router, _folder: folder }
    }

    /// Before a Decorator advances, which reveals nothing: with the first page of a trial and the way there.
    async fn at_academy() -> (Self, Answer, String) {
        Self::at("{\"place\":{\"area\":\"academy\",\"figure\":\"worker\"}}").await
    }

    /// The same before purchases at the Market.
    async fn at_market() -> (Self, Answer, String) {
        Self::at("{\"place\":{\"area\":\"market\",\"figure\":\"worker\"}}").await
    }

    async fn at(wanted: &str) -> (Self, Answer, String) {
        let mut alone = Self::begin().await;
        let place = alone.play_until(wanted).await;
        let page = alone.try_it().await;
        (alone, page, hash(&place))
    }

    async fn view(&mut self) -> Answer {
        self.visitor.open(&self.table).await
    }

    /// Follows the link that starts a trial.
    async fn try_it(&mut self) -> Answer {
        let table = self.view().await;
        let door = table.attr("#try", "href").expect("who is asked can try");
        let page = self.visitor.open(&door).await;
        assert!(page.has("main.trial .trial-banner"), "{}", page.said());
        page
    }

    /// Submits a form of the trial with this button.
    async fn send(&mut self, page: &Answer, form: &str, button: &[(&str, &str)]) -> Answer {
        let address = page.attr(form, "action").unwrap_or_else(|| panic!("no {form} in {}", page.said()));
        let field = |name: &str| page.attr(&format!("{form} [name='{name}']"), "value").unwrap();
        let [seat, version, tried] = ["seat", "version", "tried"].map(field);
        let mut fields = vec![("seat", &*seat), ("version", &*version), ("tried", &*tried)];
        fields.extend(button);
        self.visitor.post(&address, &fields).await
    }

    async fn choose(&mut self, page: &Answer, hash: &str) -> Answer {
        self.send(page, "#answers", &[("choice", hash)]).await
    }

    /// The current options as JSON.
    async fn choices(&mut self) -> Value {
        serde_json::from_str(&self.visitor.open(&format!("{}/choices", self.table)).await.text).unwrap()
    }

    async fn version(&mut self) -> u64 {
        self.choices().await["version"].as_u64().unwrap()
    }

    /// Takes the first option for real until there is one whose action contains this.
    async fn play_until(&mut self, wanted: &str) -> Value {
        for _ in 0..60 {
            let choices = self.choices().await;
            if let Some(found) = offered(&choices, wanted) {
                return found;
            }
            let hash = choices["choices"][0]["hash"].as_str().unwrap().to_owned();
            self.act(&choices, &hash).await;
        }
        panic!("{wanted} is never offered");
    }

    async fn act(&mut self, choices: &Value, hash: &str) {
        let [seat, version] = ["seat", "version"].map(|name| choices[name].to_string());
        let question = choices["question"].as_str().unwrap();
        let fields = [("seat", &*seat), ("version", &*version), ("question", question), ("choice", hash)];
        let answer = self.visitor.post(&format!("{}/act", self.table), &fields).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.said());
    }
}

fn offered(choices: &Value, wanted: &str) -> Option<Value> {
    let all = choices["choices"].as_array().unwrap();
    all.iter().find(|choice| choice["action"].to_string().contains(wanted)).cloned()
}

fn hash(choice: &Value) -> String {
    choice["hash"].as_str().unwrap().to_owned()
}

/// The first button of the question.
fn first(page: &Answer) -> String {
    page.attr("#answers button[name=choice]", "value").expect("something is asked")
}

#[tokio::test]
async fn what_is_tried_shows_on_the_page_and_changes_nothing_at_the_table() {
    let (mut alone, page, place) = Alone::at_market().await;
    let before = alone.choices().await;
    assert!(!page.has("#undo") && !page.has("#keep"), "nothing was tried yet");
    let page = alone.choose(&page, &place).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.said());
    assert!(page.read(".trial-banner").join("").contains("No one sees this"));
    assert_eq!(page.read(".trial-steps li"), ["Place a Worker at the Market"]);
    assert!(page.has("#basket"), "the Market asks what to buy");
    assert!(page.has("#market .pawn.worker.seat-0"), "the Worker stands there");
    let table = alone.view().await;
    assert!(!table.has("#market .pawn.worker.seat-0"), "at the table it does not");
    assert_eq!(alone.choices().await, before);
    assert!(!page.has("form[action$='/act']"), "nothing on the page is done for real");
    for real in ["#menu", "#talk", "form[action$='/concede']", "form[action$='/undo']"] {
        assert!(!page.has(real), "{real} is for the table");
    }
}

#[tokio::test]
async fn a_trial_steps_back_starts_again_and_is_dropped() {
    let (mut alone, begun, place) = Alone::at_academy().await;
    let placed = alone.choose(&begun, &place).await;
    let done = alone.choose(&placed, &first(&placed)).await;
    assert_eq!(done.read(".trial-steps li").len(), 2);
    let back = alone.send(&done, "#undo", &[]).await;
    assert_eq!(back.read(".trial-steps li"), placed.read(".trial-steps li"));
    assert_eq!(back.read("#asked"), placed.read("#asked"));
    let again = alone.send(&done, "#try-again", &[]).await;
    assert_eq!((again.read(".trial-steps li").len(), again.read("#asked")), (0, begun.read("#asked")));
    let version = alone.version().await;
    let table = alone.visitor.open(&done.attr("#try-drop", "href").unwrap()).await;
    assert!(table.has("#decision") && !table.has("main.trial"));
    assert_eq!(alone.version().await, version);
}

#[tokio::test]
async fn what_is_kept_is_done_for_real_decision_by_decision() {
    let (mut alone, page, place) = Alone::at_academy().await;
    let version = alone.version().await;
    let page = alone.choose(&page, &place).await;
    let page = alone.choose(&page, &first(&page)).await;
    assert_eq!(page.read("#keep button"), ["Keep it: 2 decisions"]);
    let tried = page.read("#asked");
    let table = alone.send(&page, "#keep", &[]).await;
    assert!(table.has("#decision") && !table.has("main.trial"), "{}", table.said());
    assert_eq!((alone.version().await, table.read("#asked")), (version + 2, tried));
    assert!(table.has("#undo"), "it can be taken back like any act");
    let again = alone.send(&page, "#keep", &[]).await;
    assert_eq!(again.read("h1"), ["The table has moved on"], "what was kept is not kept twice");
    assert_eq!(alone.version().await, version + 2);
}

#[tokio::test]
async fn several_purchases_are_tried_in_one_go_and_what_cannot_be_paid_is_explained() {
    let (mut alone, page, place) = Alone::at_market().await;
    let page = alone.choose(&page, &place).await;
    let fields = page.attrs("#basket input[type=number]", "name");
    let bought = alone.send(&page, "#basket", &[(&fields[0], "1")]).await;
    assert_eq!(bought.read(".trial-steps li").len(), 2, "{}", bought.said());
    let dear = alone.send(&page, "#basket", &[(&fields[0], "60")]).await;
    assert_eq!(dear.status, StatusCode::CONFLICT);
    assert!(dear.attr("main a", "href").unwrap().contains("/try?"), "the way back is to the trial");
}

/// The Ghost follows a turn and draws a card.
#[tokio::test]
async fn a_trial_ends_before_the_ghost_draws_and_what_reveals_is_kept_only_if_that_is_said() {
    let (mut alone, page, place) = Alone::at_academy().await;
    let mut page = alone.choose(&page, &place).await;
    while !page.has(&format!("#answers button[value='{END}']")) {
        page = alone.choose(&page, &first(&page)).await;
    }
    let n_tried = page.read(".trial-steps li").len();
    let page = alone.choose(&page, END).await;
    assert_eq!(page.read("#asked"), ["The trial ends here"]);
    assert!(page.read(".trial-end").join("").contains("the Ghost would draw a card"), "{}", page.said());
    assert_eq!(page.read(".trial-steps .undone").len(), 1);
    assert!(!page.has("button[name=choice]"), "nothing more can be tried");
    assert_eq!(page.read("#keep button"), [format!("Keep it: {n_tried} decisions")]);
    let version = alone.version().await;
    let table = alone.send(&page, "#keep", &[]).await;
    assert!(table.has(&format!("button[value='{END}']")), "the turn is still to be ended: {}", table.said());
    assert_eq!(alone.version().await, version + n_tried as u64);

    let page = alone.try_it().await;
    let page = alone.choose(&page, END).await;
    assert!(!page.has("#keep button"), "nothing but the end of the turn was tried");
    assert_eq!(page.attr("button[form=keep]", "name").as_deref(), Some("last"));
    alone.send(&page, "#keep", &[("last", "1")]).await;
    assert_eq!(alone.version().await, version + n_tried as u64 + 1, "the turn has ended");
}

#[tokio::test]
async fn a_trial_of_a_position_that_is_gone_says_so_and_does_nothing() {
    let (mut alone, page, place) = Alone::at_market().await;
    let page = alone.choose(&page, &place).await;
    let choices = alone.choices().await;
    alone.act(&choices, &place).await;
    let version = alone.version().await;
    let gone = alone.visitor.open(&page.path).await;
    assert_eq!((gone.status, gone.read("h1")), (StatusCode::OK, vec!["The table has moved on".to_owned()]));
    assert!(gone.has(&format!("a[href^='{}?seat=']", alone.table)), "the way back");
    assert!(gone.has(&format!("a[href='{}/try?seat=0']", alone.table)), "a new trial");
    for form in ["#keep", "#undo"] {
        let log = alone.send(&page, form, &[]).await;
        assert_eq!(log.read("h1"), ["The table has moved on"], "{form}");
    }
    assert_eq!(alone.version().await, version);
}

#[tokio::test]
async fn decisions_that_are_made_up_are_refused() {
    let (mut alone, page, _) = Alone::at_market().await;
    let made_up = alone.choose(&page, "0123456789abcdef").await;
    assert_eq!(made_up.status, StatusCode::UNPROCESSABLE_ENTITY);
    let version = alone.version().await;
    for tried in ["nonsense".to_owned(), "0123456789abcdef.".repeat(60)] {
        let address = format!("{}/try?seat=0&version={version}&tried={tried}", alone.table);
        assert_eq!(alone.visitor.open(&address).await.status, StatusCode::UNPROCESSABLE_ENTITY, "{tried}");
    }
    let mut stranger = Visitor::new(&alone.router);
    let answer = stranger.open(&format!("{}/try?seat=0", alone.table)).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN, "{}", answer.said());
}

/// At a shared device the game belongs to no single viewer, and Shogunate has no trials.
#[tokio::test]
async fn shogunate_is_not_tried() {
    let (router, _folder) = server().await;
    let mut ann = Visitor::new(&router);
    let form = ann.open("/new?game=shogunate").await;
    let typed = [("name", "Ann"), ("seat-1-kind", "bot-novice"), ("seat-2-kind", "bot-novice")];
    let table = ann.submit(&form, "/tables", &typed).await;
    assert!(table.has("#decision"), "{}", table.said());
    assert!(!table.has("#try"));
    let path = table.path.split('?').next().unwrap();
    assert_eq!(ann.open(&format!("{path}/try?seat=0")).await.status, StatusCode::NOT_FOUND);
}
