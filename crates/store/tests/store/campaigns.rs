//! What every database must do with campaigns.

use store::{CampaignId, CampaignRow, PersonId, Store, StoreError, TableRow};

use crate::rows::{add_person, campaign, change, next, person, table};

fn changed(row: &CampaignRow) -> CampaignRow {
    CampaignRow {
        version: row.version + 1,
        name: "物語".to_owned(),
        body: r#"{"current":1}"#.to_owned(),
        updated_ms: row.updated_ms + 1,
        ..row.clone()
    }
}

async fn stored(store: &Store, row: &CampaignRow) -> Option<CampaignRow> {
    store.campaign(row.id).await.expect("the campaign is read")
}

pub async fn a_campaign_is_found_as_it_was_stored(store: &Store) {
    let (ann, bo) = (add_person(store, 10).await, add_person(store, 11).await);
    assert_eq!(store.campaign(CampaignId(1)).await.unwrap(), None);
    let rows = [campaign(1, ann), campaign(2, ann), campaign(u128::MAX, bo)];
    for row in &rows {
        store.save_campaign(row.clone()).await.unwrap();
        assert_eq!(stored(store, row).await.as_ref(), Some(row));
    }
    let later = changed(&rows[1]);
    store.save_campaign(later.clone()).await.unwrap();
    assert_eq!(store.campaigns_of(ann).await.unwrap(), [later, rows[0].clone()], "the last changed first");
    assert_eq!(store.campaigns_of(PersonId(12)).await.unwrap(), []);
}

pub async fn a_campaign_of_an_old_version_conflicts_and_is_not_written(store: &Store) {
    let ann = add_person(store, 10).await;
    let first = campaign(1, ann);
    store.save_campaign(first.clone()).await.unwrap();
    assert!(matches!(store.save_campaign(first.clone()).await, Err(StoreError::Conflict)));
    let second = changed(&first);
    store.save_campaign(second.clone()).await.unwrap();
    let late = CampaignRow { name: "late".to_owned(), ..changed(&first) };
    assert!(matches!(store.save_campaign(late).await, Err(StoreError::Conflict)));
    let zeroth = CampaignRow { version: 0, ..first.clone() };
    assert!(matches!(store.save_campaign(zeroth).await, Err(StoreError::Gap)));
    let unknown = changed(&campaign(2, ann));
    assert!(matches!(store.save_campaign(unknown).await, Err(StoreError::Conflict)));
    assert_eq!(stored(store, &first).await, Some(second));
}

pub async fn a_campaign_has_an_owner(store: &Store) {
    let row = campaign(1, PersonId(10));
    assert!(matches!(store.save_campaign(row.clone()).await, Err(StoreError::NoPerson)));
    assert_eq!(stored(store, &row).await, None);
}

pub async fn a_table_and_a_campaign_change_together_or_not_at_all(store: &Store) {
    let ann = add_person(store, 10).await;
    let row = campaign(1, ann);
    store.save_campaign(row.clone()).await.unwrap();
    let made = TableRow { host: Some(ann), ..table(1) };
    store.commit_attempt(change(&made), vec![ann], changed(&row)).await.unwrap();
    assert_eq!(store.table(made.id).await.unwrap(), Some(made.clone()));
    assert_eq!(stored(store, &row).await, Some(changed(&row)));

    let other = TableRow { host: Some(ann), ..table(2) };
    let late = store.commit_attempt(change(&other), vec![ann], changed(&row)).await;
    assert!(matches!(late, Err(StoreError::Conflict)));
    assert_eq!(store.table(other.id).await.unwrap(), None, "its campaign has changed meanwhile");
    let third = changed(&changed(&row));
    let again = store.commit_attempt(change(&made), vec![ann], third.clone()).await;
    assert!(matches!(again, Err(StoreError::Conflict)));
    let stranger = store.commit_attempt(change(&next(&made)), vec![PersonId(11)], third).await;
    assert!(matches!(stranger, Err(StoreError::NoPerson)));
    assert_eq!(stored(store, &row).await, Some(changed(&row)), "the table was there already");
}

pub async fn campaigns_are_deleted_one_by_one_or_with_all_of_their_owner(store: &Store) {
    let (ann, bo) = (add_person(store, 10).await, add_person(store, 11).await);
    let rows = [campaign(1, ann), campaign(2, ann), campaign(3, ann), campaign(4, bo)];
    for row in &rows {
        store.save_campaign(row.clone()).await.unwrap();
    }
    store.delete_campaign(rows[0].id).await.unwrap();
    assert_eq!(stored(store, &rows[0]).await, None);
    assert!(matches!(store.save_campaign(changed(&rows[0])).await, Err(StoreError::Conflict)));
    assert_eq!(store.campaigns_of(ann).await.unwrap().len(), 2);
    store.delete_campaigns_of(ann).await.unwrap();
    assert_eq!(store.campaigns_of(ann).await.unwrap(), []);
    assert_eq!(store.campaigns_of(bo).await.unwrap(), [rows[3].clone()]);
}

pub async fn campaigns_go_over_to_another_and_whoever_changes_them_reads_again(store: &Store) {
    let (ann, bo) = (add_person(store, 10).await, add_person(store, 11).await);
    let row = campaign(1, ann);
    store.save_campaign(row.clone()).await.unwrap();
    assert!(matches!(store.move_campaigns(ann, PersonId(12)).await, Err(StoreError::NoPerson)));
    store.move_campaigns(ann, bo).await.unwrap();
    assert!(matches!(store.save_campaign(changed(&row)).await, Err(StoreError::Conflict)));
    let moved = CampaignRow { owner: bo, version: 2, ..row };
    assert_eq!(store.campaigns_of(bo).await.unwrap(), [moved]);
    assert_eq!(store.campaigns_of(ann).await.unwrap(), []);
}

pub async fn who_has_a_campaign_is_not_deleted_nor_idle(store: &Store) {
    let ann = add_person(store, 10).await;
    store.save_campaign(campaign(1, ann)).await.unwrap();
    assert!(matches!(store.delete_person(ann, vec![]).await, Err(StoreError::Held)));
    assert_eq!(store.idle_people(5_000, 9).await.unwrap(), []);
    store.delete_idle_person(ann, 5_000).await.unwrap();
    assert_eq!(store.person(ann).await.unwrap(), Some(person(10)));
    store.delete_campaigns_of(ann).await.unwrap();
    assert_eq!(store.idle_people(5_000, 9).await.unwrap(), [ann]);
    store.delete_person(ann, vec![]).await.unwrap();
    assert_eq!(store.person(ann).await.unwrap(), None);
}

pub async fn all_campaigns_are_paged_through(store: &Store) {
    let ann = add_person(store, 10).await;
    for id in [3, 1, 2] {
        store.save_campaign(campaign(id, ann)).await.unwrap();
    }
    let first = store.campaigns_after(None, 2).await.unwrap();
    assert_eq!(first, [CampaignId(1), CampaignId(2)]);
    assert_eq!(store.campaigns_after(first.last().copied(), 2).await.unwrap(), [CampaignId(3)]);
    assert_eq!(store.campaigns_after(Some(CampaignId(3)), 2).await.unwrap(), []);
}
