//! What an operator orders, and what old tables come to.

use host::{Deed, NewSeat, PersonId, Phase, Refusal, Shut, TableId, Who};
use tabletop::Seat;

use crate::table::{House, new_table};

const DAY_MS: i64 = 24 * 3_600_000;

impl House {
    async fn order(&self, deed: &str, subject: impl ToString) -> Result<u64, Refusal> {
        self.host.operate(Deed::read(deed, &subject.to_string())?).await
    }

    async fn phase(&self, who: Who, table: TableId) -> (Phase, Option<Shut>) {
        let view = self.host.view(who, table, None).await.unwrap();
        (view.phase, view.shut)
    }
}

#[tokio::test]
async fn tables_and_people_are_found_closed_and_deleted_and_all_of_it_is_logged() {
    let house = House::open().await;
    let (playing, aki, bo) = house.pair().await;
    house.host.start_table(aki, playing).await.unwrap();
    let gathering = house.open_table(bo).await;
    let found = house.host.find_tables("aki").await.unwrap();
    assert_eq!((found.len(), found[0].id, found[0].phase), (1, playing, Phase::Playing));
    assert_eq!(found[0].names, ["Aki", "Bo"]);
    let people = house.host.find_people("BO").await.unwrap();
    assert_eq!((people.len(), Some(people[0].id)), (1, bo.person));

    house.order("close-table", playing).await.unwrap();
    assert_eq!(house.phase(aki, playing).await, (Phase::Broken, Some(Shut::ByOperator)));
    assert!(matches!(house.host.undo(aki, playing, Seat(0)).await, Err(Refusal::Broken)));
    assert!(matches!(house.order("close-table", playing).await, Err(Refusal::NotNow(_))));
    house.order("close-table", gathering).await.unwrap();
    assert_eq!(house.host.find_tables(&gathering.to_string()).await.unwrap()[0].phase, Phase::Closed);
    house.order("delete-table", playing).await.unwrap();
    assert!(matches!(house.host.view(aki, playing, None).await, Err(Refusal::NotFound)));
    assert!(matches!(house.order("delete-table", playing).await, Err(Refusal::NotFound)));
    house.order("delete-person", bo.person.unwrap()).await.unwrap();
    assert!(house.host.find_people("Bo").await.unwrap().is_empty());

    let log = house.host.audit().await.unwrap();
    let mut deeds: Vec<&str> = log.iter().map(|line| line.deed.as_str()).collect();
    deeds.sort_unstable();
    let all = ["close-table", "close-table", "close-table", "delete-person", "delete-table", "delete-table"];
    assert_eq!(deeds, all, "also what was not possible");
    let house = house.restart().await;
    assert_eq!(house.host.audit().await.unwrap().len(), all.len());
    let (store, _folder) = house.into_store().await;
    let checked = host::check(&store, &host::games::all(), |_| ()).await.unwrap();
    assert!(checked.faults.is_empty(), "{:?}", checked.faults);
}

#[tokio::test]
async fn bans_hold_until_they_are_lifted_and_after_a_restart() {
    let house = House::open().await;
    let person = house.person("Rob").await.person.unwrap();
    let (one, other) = ("2001:db8:1:2::1".parse().unwrap(), "2001:db8:1:2::2".parse().unwrap());
    assert!(!house.host.is_person_banned(person) && !house.host.is_address_banned(one));
    house.order("ban", person).await.unwrap();
    house.order("ban", one).await.unwrap();
    assert!(house.host.is_person_banned(person) && house.host.is_address_banned(other), "one network");
    assert!(house.host.find_people("rob").await.unwrap()[0].is_banned);
    let house = house.restart().await;
    assert!(house.host.is_person_banned(person) && house.host.is_address_banned(one));
    let bans = house.host.bans().await.unwrap();
    assert_eq!(bans.len(), 2);
    for (subject, _) in bans {
        house.order("unban", subject).await.unwrap();
    }
    assert!(!house.host.is_person_banned(person) && !house.host.is_address_banned(one));
    assert!(!house.host.is_person_banned(PersonId(1)));
}

#[tokio::test]
async fn secrets_that_are_renewed_open_nothing() {
    let house = House::open().await;
    let (ann, cookie) = house.host.new_person().await.unwrap();
    house.host.set_name(ann, "Ann").await.unwrap();
    let recovery = house.host.issue_recovery(ann).await.unwrap();
    let table = house.open_table(ann).await;
    let link = house.host.issue_link(ann, table, Seat(1)).await.unwrap();
    house.host.link(Who::default(), &link).await.unwrap();
    house.order("rotate-table", table).await.unwrap();
    assert!(matches!(house.host.link(Who::default(), &link).await, Err(Refusal::NotFound)));
    house.order("rotate-person", ann.person.unwrap()).await.unwrap();
    assert!(matches!(house.host.recovery(&recovery).await, Err(Refusal::NotFound)));
    assert_eq!(house.host.who(Some(&cookie)).await.unwrap(), Who::default());
    assert!(matches!(house.order("rotate-person", PersonId(7)).await, Err(Refusal::NotFound)));
}

/// A table that is over, one in play and one that gathers.
async fn three(house: &House) -> (Who, [TableId; 3]) {
    let (over, aki, bo) = house.pair().await;
    house.host.start_table(aki, over).await.unwrap();
    house.host.concede(bo, over, Seat(1)).await.unwrap();
    let guest = NewSeat::Guest { name: "Cy".to_owned(), pin: None };
    let playing = house.host.create_table(aki, new_table(vec![NewSeat::ME, guest])).await.unwrap();
    house.host.start_table(aki, playing).await.unwrap();
    let gathering = house.open_table(aki).await;
    (aki, [over, playing, gathering])
}

#[tokio::test]
async fn tables_that_rest_for_long_are_archived_with_their_records_and_finished_ones_stay() {
    let house = House::open().await;
    let (aki, [over, playing, gathering]) = three(&house).await;
    house.pass(29 * DAY_MS);
    assert_eq!(house.order("archive", 30).await.unwrap(), 0);
    house.pass(2 * DAY_MS);
    assert_eq!(house.order("archive", 30).await.unwrap(), 2);
    assert_eq!(house.phase(aki, over).await, (Phase::Over, None));
    assert_eq!(house.phase(aki, playing).await, (Phase::Broken, Some(Shut::Archived)));
    assert_eq!(house.host.find_tables(&gathering.to_string()).await.unwrap()[0].phase, Phase::Closed);
    let (store, _folder) = house.into_store().await;
    let record = host::export(&store, &host::games::all(), playing).await.unwrap();
    host::import(&store, &host::games::all(), &record, &[]).await.expect("it can be taken up again");
}

#[tokio::test]
async fn old_tables_are_deleted_only_where_that_is_ordered_or_set() {
    let house = House::open().await;
    let (aki, [over, playing, _]) = three(&house).await;
    house.pass(400 * DAY_MS);
    let house = house.restart().await;
    assert_eq!(house.phase(aki, over).await.0, Phase::Over, "never by default");
    assert_eq!(house.order("prune", 365).await.unwrap(), 1);
    assert!(matches!(house.host.view(aki, over, None).await, Err(Refusal::NotFound)));
    assert_eq!(house.phase(aki, playing).await.0, Phase::Playing);
    let house = house.restart_with(|settings| settings.archive_days = Some(30)).await;
    // The host does it by itself soon after its start.
    while house.phase(aki, playing).await.0 == Phase::Playing {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    assert_eq!(house.phase(aki, playing).await.1, Some(Shut::Archived));
}
