//! Component sets: of people and of the server, and the tables that are played with them.

use std::collections::BTreeMap;

use host::{
    BotLevel, Caller, Credentials, NewSeat, NewTable, NotTakenOver, Phase, Secret, SetChoice, SetEdit, Who,
};
use katana::{Katana, components::embedded};
use tabletop::{Seat, Title};

use crate::{
    refused::refusal,
    table::{House, new_table},
};

const PRINTED: &str = include_str!("../../../katana/tests/data/printed.toml");
const NOVICE: NewSeat = NewSeat::Bot(BotLevel::Novice);
const PASSPHRASE: &str = "a long passphrase";

fn printed() -> katana::components::Components {
    Katana::read_components(PRINTED).expect("the file has no problems").components
}

async fn imported(house: &House, who: Who, name: &str) -> host::ComponentSetId {
    house.host.import_component_set(who, ("katana", name), PRINTED, false).await.expect("it has no problems")
}

/// The components of the game at a table.
async fn played(house: &House, who: Who, table: host::TableId) -> katana::components::Components {
    let view = house.host.view(who, table, None).await.expect("the table is there");
    view.game_view.expect("it is dealt").of::<Katana>().expect("it is Katana").rules.components.clone()
}

#[tokio::test]
async fn a_set_is_its_owners_alone_and_a_person_has_only_so_many() {
    let house = House::open().await;
    let (host, ann, bo) = (&house.host, house.person("Ann").await, house.person("Bo").await);
    let set = host.new_component_set(ann, "katana", " Mine ").await.unwrap();
    assert_eq!(host.component_set(ann, set).await.unwrap().summary.name, "Mine");
    assert_eq!(refusal(host.component_set(bo, set).await), "NotFound");
    assert_eq!(refusal(host.edit_component_set(bo, set, &[]).await), "NotFound");
    assert_eq!(refusal(host.delete_component_set(bo, set).await), "NotFound");
    assert_eq!(refusal(host.component_set(Who::default(), set).await), "NotFound");
    assert_eq!(refusal(host.new_component_set(Who::default(), "katana", "x").await), "Unknown");
    assert_eq!(refusal(host.new_component_set(ann, "chess", "x").await), "NotFound");
    let with =
        |who| NewTable { components: SetChoice::Own(who, set), ..new_table(vec![NewSeat::ME, NOVICE]) };
    let other = NewTable { game: "shogunate".to_owned(), ..with(ann) };
    let other = NewTable { seats: vec![NewSeat::ME, NOVICE, NOVICE], ..other };
    for (new, why) in
        [(with(bo), "NoSuchSet"), (with(Who::default()), "NoSuchSet"), (other, "SetOfOtherGame")]
    {
        assert!(refusal(host.create_table(ann, new).await).contains(why));
    }
    for n in 2..=20 {
        host.new_component_set(ann, "shogunate", &format!("Set {n}")).await.unwrap();
    }
    assert!(refusal(host.new_component_set(ann, "katana", "one more").await).contains("ComponentSets"));
    assert_eq!(host.component_sets(ann).await.unwrap().len(), 20);
    assert_eq!(host.component_sets(bo).await.unwrap(), []);
}

#[tokio::test]
async fn a_table_is_played_with_the_set_and_so_is_the_next_one() {
    let house = House::open().await;
    let (host, ann) = (&house.host, house.person("Ann").await);
    let set = imported(&house, ann, "Ann's copy").await;
    let new = NewTable { components: SetChoice::Own(ann, set), ..new_table(vec![NewSeat::ME, NOVICE]) };
    let table = host.create_table(ann, new).await.unwrap();
    let waiting = host.view(ann, table, None).await.unwrap().components.expect("it is another set");
    assert_eq!((waiting.name.as_str(), waiting.data.is_some()), ("Ann's copy", true));
    // What happens to the set does not matter to the table.
    host.delete_component_set(ann, set).await.unwrap();
    host.start_table(ann, table).await.unwrap();
    let dealt = host.view(ann, table, None).await.unwrap().components.expect("it is another set");
    assert_eq!((dealt.is_known_to_bots, dealt.data), (false, None));
    assert_eq!(played(&house, ann, table).await, printed());
    host.concede(ann, table, Seat(0)).await.unwrap();
    let again = host.rematch(ann, table).await.unwrap();
    host.start_table(ann, again).await.unwrap();
    assert_eq!(played(&house, ann, again).await, printed());
    let house = house.restart().await;
    assert_eq!(played(&house, ann, again).await, printed());
    let name = house.host.view(ann, again, None).await.unwrap().components.unwrap().name;
    assert_eq!(name, "Ann's copy");
}

#[tokio::test]
async fn an_unfinished_set_is_kept_and_cannot_be_played_with() {
    let house = House::open().await;
    let (host, ann) = (&house.host, house.person("Ann").await);
    let set = host.new_component_set(ann, "katana", "Half").await.unwrap();
    let place = "komainu.coins".parse().unwrap();
    let view = host.edit_component_set(ann, set, &[SetEdit::Type(place, "many".to_owned())]).await.unwrap();
    assert_eq!(view.summary.n_problems, 1);
    let new = NewTable { components: SetChoice::Own(ann, set), ..new_table(vec![NewSeat::ME, NOVICE]) };
    assert!(refusal(host.create_table(ann, new.clone()).await).contains("Incomplete"));
    let place = "komainu.coins".parse().unwrap();
    host.edit_component_set(ann, set, &[SetEdit::Type(place, "6".to_owned())]).await.unwrap();
    let table = host.begin_table(ann, new).await.unwrap();
    assert_eq!(played(&house, ann, table).await.spaces.komainu_coins, 6);
}

#[tokio::test]
async fn a_faulty_file_is_taken_over_only_if_that_is_wanted() {
    let house = House::open().await;
    let (host, ann) = (&house.host, house.person("Ann").await);
    let faulty = PRINTED.replace("value = 120", "value = 1200");
    let import = |text: String, wants_faulty| async move {
        host.import_component_set(ann, ("katana", "Mine"), &text, wants_faulty).await
    };
    let Err(NotTakenOver::Problems(problems)) = import(faulty.clone(), false).await else {
        panic!("it is faulty")
    };
    assert_eq!(problems[0].what.id(), "component-too-large");
    let set = import(faulty, true).await.expect("the rest can be read");
    assert!(host.component_set(ann, set).await.unwrap().summary.n_problems > 0);
    assert!(matches!(import("= =".to_owned(), true).await, Err(NotTakenOver::Problems(_))));
    assert!(matches!(import("x".repeat(50_000), true).await, Err(NotTakenOver::Refused(_))));
    let sections = |name: &str| format!("[{name}]\n");
    assert_eq!(host.game_of_components(&sections("plots")), Some("shogunate"));
    assert_eq!(host.game_of_components(&sections("swords")), Some("katana"));
}

#[tokio::test]
async fn new_tables_use_the_servers_own_set_and_older_ones_keep_theirs() {
    let house = House::open().await;
    let ann = house.person("Ann").await;
    let before = house.host.create_table(ann, new_table(vec![NewSeat::ME, NewSeat::Open])).await.unwrap();
    let house = house
        .restart_with(|settings| {
            let set = settings.games.read_set("katana", "club", PRINTED).expect("it has no problems");
            settings.component_sets = BTreeMap::from([("katana".to_owned(), set)]);
        })
        .await;
    let host = &house.host;
    assert_eq!(host.server_set("katana").map(|set| set.name).as_deref(), Some("club"));
    assert_eq!(host.server_set("shogunate"), None);
    let with = |components| NewTable { components, ..new_table(vec![NewSeat::ME, NOVICE]) };
    let usual = host.begin_table(ann, with(SetChoice::Usual)).await.unwrap();
    assert_eq!(played(&house, ann, usual).await, printed());
    let shipped = host.begin_table(ann, with(SetChoice::Shipped)).await.unwrap();
    assert_eq!(played(&house, ann, shipped).await, embedded().components);
    host.claim(house.person("Bo").await, before, None, "").await.unwrap();
    host.start_table(ann, before).await.unwrap();
    assert_eq!(host.view(ann, before, None).await.unwrap().components, None);
    assert_eq!(played(&house, ann, before).await, embedded().components);
}

#[tokio::test]
async fn sets_come_along_to_another_identity_and_go_with_it() {
    let house = House::open().await;
    let host = &house.host;
    let ann = house.person("Ann").await;
    host.change_passphrase(ann, "", "ann", PASSPHRASE).await.unwrap();
    let loose = house.host.new_person().await.unwrap().0;
    let set = imported(&house, loose, "Mine").await;
    assert!(host.may_bring_along(loose).await.unwrap());
    let caller = Caller { address: 0, browser: Secret(0).hash() };
    let credentials = Credentials { login: "ann", passphrase: PASSPHRASE, comes_along: true };
    let cookie = host.sign_in(loose, caller, credentials).await.unwrap();
    let ann = host.who(Some(&cookie)).await.unwrap();
    assert_eq!(host.component_set(ann, set).await.unwrap().summary.name, "Mine");
    host.delete_person(ann).await.unwrap();
    let (store, _folder) = house.into_store().await;
    assert_eq!(store.component_set(set).await.unwrap(), None);
}

#[tokio::test]
async fn a_game_with_another_set_is_played_by_bots_to_the_end_and_its_record_verifies() {
    let house = House::open().await;
    let (host, ann) = (&house.host, house.person("Ann").await);
    let set = imported(&house, ann, "Ann's copy").await;
    let new =
        NewTable { components: SetChoice::Own(ann, set), ..new_table(vec![NewSeat::ME, NOVICE, NOVICE]) };
    let mut changes = host.changes();
    let table = host.begin_table(ann, new).await.unwrap();
    host.leave(ann, table, Seat(0)).await.unwrap();
    while host.view(ann, table, None).await.unwrap().phase != Phase::Over {
        changes.recv().await.expect("the bots play on");
    }
    let record = Katana::read_record(&host.record(ann, table).await.unwrap()).expect("it is a record");
    record.verify().expect("every hash is right");
    assert_eq!(record.components, printed());
}
