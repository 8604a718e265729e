//! The table during the game: acting, stale forms, JSON clients, baskets, log, replay and record.

use axum::{body::Body, http::StatusCode};
use host::{NewSeat, NewTable, TableId};
use serde_json::Value;

use crate::server::{Answer, Known, Server, get, post};

/// Anna and Bruno at one device, and a started table.
struct Hall {
    server: Server,
    anna: Known,
    table: TableId,
}

impl Hall {
    async fn open() -> Self {
        Self::with_pin(None).await
    }

    async fn with_pin(pin: Option<&str>) -> Self {
        let server = Server::start().await;
        let anna = server.person("Anna").await;
        let bruno = NewSeat::Guest { name: "Bruno".to_owned(), pin: pin.map(str::to_owned) };
        let new = NewTable { spectators: false, ..NewTable::new("katana", vec![NewSeat::ME, bruno]) };
        let table = server.host.create_table(anna.who, new).await.unwrap();
        server.host.start_table(anna.who, table).await.unwrap();
        Self { server, anna, table }
    }

    async fn get(&self, what: &str) -> Answer {
        let request = get(&format!("/t/{}{what}", self.table)).header("cookie", self.anna.cookie());
        self.server.send(request.body(Body::empty()).unwrap()).await
    }

    async fn post(&self, what: &str, fields: &str) -> Answer {
        let request = post(&format!("/t/{}{what}", self.table)).header("cookie", self.anna.cookie());
        self.server.send(request.body(Body::from(fields.to_owned())).unwrap()).await
    }

    /// The same request from a JSON client, with its response.
    async fn tell(&self, what: &str, fields: &str) -> (StatusCode, Value) {
        let request = post(&format!("/t/{}{what}", self.table)).header("cookie", self.anna.cookie());
        let request = request.header("accept", "application/json").body(Body::from(fields.to_owned()));
        let answer = self.server.send(request.unwrap()).await;
        (answer.status, serde_json::from_str(&answer.text).unwrap())
    }

    /// The options of a seat, or of the seat that is asked.
    async fn choices(&self, seat: Option<u8>) -> Value {
        let seat = seat.map_or(String::new(), |seat| format!("?seat={seat}"));
        serde_json::from_str(&self.get(&format!("/choices{seat}")).await.text).unwrap()
    }

    /// Takes the first option that fits, or the first at all, until `is_there`; then returns the options.
    async fn play(&self, wanted: &str, is_there: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..300 {
            let choices = self.choices(None).await;
            if is_there(&choices) {
                return choices;
            }
            let all = choices["choices"].as_array().unwrap();
            let fits = |choice: &&Value| choice["action"].to_string().contains(wanted);
            let choice = all.iter().find(fits).unwrap_or(&all[0]);
            let (status, answer) = self.tell("/act", &fields(&choices, choice)).await;
            assert_eq!(status, StatusCode::OK, "{answer}");
        }
        panic!("{wanted} never came");
    }
}

/// The form fields of an option.
fn fields(choices: &Value, choice: &Value) -> String {
    format!("{}&choice={}", asked(choices), choice["hash"].as_str().unwrap())
}

fn asked(choices: &Value) -> String {
    let question = choices["question"].as_str().unwrap();
    format!("seat={}&version={}&question={question}", choices["seat"], choices["version"])
}

#[tokio::test]
async fn an_act_leads_back_to_the_table_through_the_eyes_of_who_is_next() {
    let hall = Hall::open().await;
    let choices = hall.choices(None).await;
    assert_eq!((&choices["phase"], &choices["over"]), (&"playing".into(), &false.into()));
    assert_eq!(choices["seats"], serde_json::json!([0, 1]));
    assert!(choices["choices"][0]["action"].is_object(), "{choices}");
    let (seat, other) = (choices["seat"].as_u64().unwrap(), 1 - choices["seat"].as_u64().unwrap());
    let answer = hall.post("/act", &fields(&choices, &choices["choices"][0])).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    assert_eq!(answer.header("location"), format!("/t/{}?seat={other}&from={seat}", hall.table));
    let page = hall.get(&format!("?seat={other}&from={seat}")).await;
    let name = ["Anna", "Bruno"][other as usize];
    assert!(page.text.contains(&format!("Pass the device to {name}.")), "{}", page.text);
    assert!(page.text.contains("data-turn=\"true\""));
}

#[tokio::test]
async fn a_click_that_was_sent_twice_counts_once() {
    let hall = Hall::open().await;
    let choices = hall.choices(None).await;
    let fields = fields(&choices, &choices["choices"][0]);
    assert_eq!(hall.post("/act", &fields).await.status, StatusCode::SEE_OTHER);
    let after = hall.choices(None).await;
    let again = hall.post("/act", &fields).await;
    assert_eq!(again.status, StatusCode::CONFLICT);
    assert!(again.text.contains("id=\"sorry\""), "it is said why");
    assert_eq!(hall.choices(None).await, after, "nothing has changed");
    let (status, error) = hall.tell("/act", &fields).await;
    assert_eq!((status, &error["error"]), (StatusCode::CONFLICT, &"stale".into()));
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_and_changes_nothing() {
    let hall = Hall::open().await;
    let choices = hall.choices(None).await;
    let asked = asked(&choices);
    for fields in [
        String::new(),
        asked.clone(),
        format!("{asked}&choice=0123456789abcdef"),
        format!("{asked}&choice=nonsense"),
        format!("{asked}&n:0123456789abcdef=1"),
        format!("{asked}{}", "&action=0123456789abcdef".repeat(60)),
        asked.replace("seat=", "seat=9"),
        asked.replace("version=", "version=x"),
    ] {
        let answer = hall.post("/act", &fields).await;
        assert!(answer.status.is_client_error(), "{fields}: {}", answer.status);
    }
    assert_eq!(hall.choices(None).await, choices);
    for path in
        ["?seat=x", "?seat=7", "/replay?at=x", "/replay?eyes=x", "/replay?eyes=9", "/choices?seat=300"]
    {
        assert!(hall.get(path).await.status.is_client_error(), "{path}");
    }
}

#[tokio::test]
async fn a_basket_is_bought_whole_or_not_at_all_and_it_is_said_why() {
    let hall = Hall::open().await;
    let is_buying = |choices: &Value| choices["choices"].to_string().contains("buy_resource");
    let choices = hall.play("\"market\"", is_buying).await;
    let seat = choices["seat"].as_u64().unwrap() as u8;
    let all = choices["choices"].as_array().unwrap();
    let wood = all.iter().find(|choice| choice["action"]["buy_resource"] == "W").unwrap();
    let hash = wood["hash"].as_str().unwrap();
    let page = hall.get(&format!("?seat={seat}")).await;
    assert!(page.text.contains(&format!("name=\"n:{hash}\"")), "{}", page.text);

    let too_many = hall.post("/act", &format!("{}&n:{hash}=99", asked(&choices))).await;
    assert_eq!(too_many.status, StatusCode::CONFLICT);
    assert!(too_many.text.contains("Nothing was bought. Wood: "), "{}", too_many.text);
    let nothing = hall.post("/act", &format!("{}&n:{hash}=", asked(&choices))).await;
    assert_eq!(nothing.status, StatusCode::CONFLICT);
    assert!(nothing.text.contains("Enter how many Resources"), "{}", nothing.text);
    assert_eq!(hall.choices(Some(seat)).await, choices, "nothing was bought");

    let (status, bought) = hall.tell("/act", &format!("{}&n:{hash}=1", asked(&choices))).await;
    assert_eq!(status, StatusCode::OK, "{bought}");
    assert_eq!(bought["taken"], 1);
    assert_eq!(bought["version"], choices["version"].as_u64().unwrap() + 1);
}

#[tokio::test]
async fn family_members_take_all_their_rooms_together_or_it_is_said_how_many_to_mark() {
    let hall = Hall::open().await;
    let rooms = |choice: &Value| choice["action"]["arrange"].as_u64();
    let is_arranging = |choices: &Value| {
        let mut sets = choices["choices"].as_array().unwrap().iter().filter_map(rooms);
        sets.any(|set| set.count_ones() == 2)
    };
    let choices = hall.play("\"palace\"", is_arranging).await;
    let seat = choices["seat"].as_u64().unwrap() as u8;
    let page = hall.get(&format!("?seat={seat}")).await;
    assert_eq!(page.text.matches("form=\"arrange\" name=\"room\"").count(), 5, "{}", page.text);

    let asked = format!("{}&rooms=1", asked(&choices));
    for (fields, said) in [
        (asked.clone(), "Mark 2 Rooms. You have marked 0."),
        (format!("{asked}&room=0&room=1&room=2"), "Mark 2 Rooms. You have marked 3."),
    ] {
        let answer = hall.post("/act", &fields).await;
        assert_eq!(answer.status, StatusCode::CONFLICT);
        assert!(answer.text.contains(said), "{}", answer.text);
    }
    assert!(hall.post("/act", &format!("{asked}&room=5")).await.status.is_client_error(), "there are five");
    assert_eq!(hall.choices(Some(seat)).await, choices, "nobody has moved");

    let (status, taken) = hall.tell("/act", &format!("{asked}&room=2&room=4")).await;
    assert_eq!(status, StatusCode::OK, "{taken}");
    let page = hall.get(&format!("?seat={seat}")).await;
    for room in [2, 4] {
        let there =
            page.text.split(&format!("id=\"room-{room}\"")).nth(1).unwrap().split("</li>").next().unwrap();
        assert!(there.contains(&format!("pawn family seat-{seat}")), "{there}");
    }
}

#[tokio::test]
async fn what_happened_can_be_read_and_looked_at_again() {
    let hall = Hall::open().await;
    let version = |choices: &Value| choices["version"].as_u64().unwrap();
    // More entries than one view contains.
    let choices = hall.play("\"done\"", |choices| version(choices) >= 70).await;
    let log = hall.get("/log").await;
    assert_eq!(log.status, StatusCode::OK);
    for entry in 0..=version(&choices) {
        assert!(log.text.contains(&format!("id=\"entry-{entry}\"")), "entry {entry} is told");
    }
    let (first, last) = (hall.get("/replay?at=0").await, hall.get("/replay").await);
    assert!(first.text.contains(&format!("Step 0 of {}", version(&choices))), "{}", first.text);
    assert!(first.text.contains("Choosing starting Swords"));
    assert!(last.text.contains(&format!("Step {0} of {0}", version(&choices))));
    assert!(!last.text.contains("name=\"choice\""), "the past cannot be changed");
}

#[tokio::test]
async fn the_record_is_there_after_the_end_and_not_before() {
    let hall = Hall::open().await;
    let early = hall.get("/record").await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    assert!(!early.text.contains("\"seed\""));
    let unsure = hall.post("/concede", "seat=1").await;
    assert_eq!(unsure.status, StatusCode::UNPROCESSABLE_ENTITY, "the box must be ticked");
    assert_eq!(hall.post("/concede", "seat=1&sure=1").await.status, StatusCode::SEE_OTHER);
    let page = hall.get("").await;
    assert!(page.text.contains("Anna wins!") && page.text.contains("Gave up: Bruno."), "{}", page.text);
    let record = hall.get("/record").await;
    assert_eq!(record.status, StatusCode::OK);
    assert!(record.header("content-disposition").starts_with("attachment"));
    assert!(serde_json::from_str::<Value>(&record.text).unwrap()["seed"].is_string());
}

#[tokio::test]
async fn a_seat_with_a_pin_is_looked_through_only_with_it() {
    let hall = Hall::with_pin(Some("4711")).await;
    let page = hall.get("?seat=1").await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("name=\"pin\"") && page.text.contains("Bruno, your PIN"), "{}", page.text);
    assert!(page.text.contains("name=\"seat\" value=\"1\""));
    assert!(
        !page.text.contains("data-private") && !page.text.contains("name=\"choice\""),
        "a cover, no more"
    );
    assert_eq!(hall.get("/choices?seat=1").await.status, StatusCode::FORBIDDEN);
    assert_eq!(hall.post("/unlock", "seat=1&pin=4711").await.status, StatusCode::SEE_OTHER);
    assert_eq!(hall.choices(Some(1)).await["seat"], 1);
}

#[tokio::test]
async fn the_device_is_handed_on_under_the_cover_of_the_next_seat() {
    let hall = Hall::with_pin(Some("4711")).await;
    if hall.choices(None).await["choices"].get(0).is_none() {
        // Bruno is randomly the first to choose.
        hall.post("/unlock", "seat=1&pin=4711").await;
        let choices = hall.choices(Some(1)).await;
        hall.post("/act", &fields(&choices, &choices["choices"][0])).await;
        hall.post("/lock", "").await;
    }
    let mut handed = None;
    for _ in 0..40 {
        let choices = hall.choices(None).await;
        let Some(choice) = choices["choices"].get(0) else { break };
        let answer = hall.post("/act", &fields(&choices, choice)).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
        handed = answer.header("location").strip_prefix(&format!("/t/{}", hall.table)).map(str::to_owned);
    }
    assert_eq!(handed.as_deref(), Some("?seat=1&from=0"));
    // Opening the table without a seat asks for the PIN as well, since nobody else can answer now.
    for address in ["?seat=1&from=0", ""] {
        let page = hall.get(address).await;
        assert!(page.text.contains("id=\"unlock-1\""), "{address}");
        // Everybody may see the boards of this game; whoever opens the seat chooses.
        assert!(!page.text.contains("data-private") && !page.text.contains("name=\"choice\""), "{address}");
    }
    let own = hall.get("?seat=0").await;
    assert!(own.text.contains("Pass the device to Bruno.") && !own.text.contains("name=\"pin\""));
}

#[tokio::test]
async fn talk_taking_back_and_answers_in_advance_stay_with_the_eyes() {
    let hall = Hall::open().await;
    let to = |answer: &Answer| answer.header("location").to_owned();
    let said = hall.post("/chat", "eyes=1&text=Good+luck%21+%3Cb%3E").await;
    assert_eq!(to(&said), format!("/t/{}?seat=1", hall.table));
    let standing = hall.post("/standing", "eyes=1&seat=1&standing=palace_round&on=1").await;
    assert_eq!(standing.status, StatusCode::SEE_OTHER, "{}", standing.text);
    let page = hall.get("?seat=1").await;
    assert!(page.text.contains("Good luck! &lt;b&gt;"), "{}", page.text);
    hall.post("/chat", "eyes=1&emote=well").await;
    assert!(hall.get("?seat=1").await.text.contains("Well played!"), "a sign is said in words");
    assert_eq!(hall.post("/chat", "emote=nothing").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let looking = hall.get("?seat=1&look=0").await;
    assert!(looking.text.contains("id=\"looked-title\""), "{}", looking.text);
    assert!(
        looking.text.contains(&format!("href=\"/t/{}?seat=1\"", hall.table)),
        "one returns to one's own eyes"
    );
    assert_eq!(page.text.matches("name=\"on\" value=\"0\" aria-pressed=\"true\"").count(), 1, "one is given");

    let choices = hall.choices(None).await;
    let seat = &choices["seat"];
    hall.post("/act", &fields(&choices, &choices["choices"][0])).await;
    let asked = hall.post("/undo", &format!("seat={seat}")).await;
    assert_eq!(asked.status, StatusCode::SEE_OTHER, "{}", asked.text);
    let log = hall.get(&format!("?seat={seat}")).await;
    assert!(log.text.contains("undoes the last move") || log.text.contains("asks to undo the last move"));
    assert_eq!(
        hall.post("/undo/answer", "seat=0&granted=maybe").await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
}

#[tokio::test]
async fn strangers_see_nothing_of_a_closed_table() {
    let hall = Hall::open().await;
    for path in ["", "/choices", "/log", "/replay?at=0", "/record"] {
        let answer = hall.server.get(&format!("/t/{}{path}", hall.table)).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        assert!(!answer.text.contains("Bruno"), "{path}");
    }
    for path in ["/act", "/undo", "/concede", "/chat", "/mute", "/standing", "/undo/answer"] {
        let fields = "seat=0&version=0&choice=0123456789abcdef&sure=1&text=x&muted=1&granted=1";
        let fields = format!("{fields}&on=1&standing=palace_round");
        let request = post(&format!("/t/{}{path}", hall.table)).body(Body::from(fields)).unwrap();
        let answer = hall.server.send(request).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}: {}", answer.text);
    }
}
