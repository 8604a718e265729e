//! What every database behind `Store` must do, run on SQLite and on PostgreSQL; what SQLite's file must be; and what nodes
//! that share a server must do.

mod campaigns;
mod component_sets;
mod conformance;
mod file;
mod nodes;
mod operators;
mod people;
mod rows;
mod tokens;

use cluster::{Cluster, Durability};
use store::Store;
use tempfile::TempDir;

/// A new database, and the folder that it is in as long as this lives.
async fn new_store() -> (TempDir, Store) {
    let folder = tempfile::tempdir().expect("a folder for a test");
    let store = Store::open(&folder.path().join("test.db")).await.expect("a new database");
    (folder, store)
}

macro_rules! conforms {
    ($($module:ident::$behaviour:ident,)*) => {
        $(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $behaviour() {
                let (_folder, store) = new_store().await;
                $module::$behaviour(&store).await;
                assert!(store.faults().await.expect("the file can be read").is_empty());
                store.close().await;
            }
        )*

        /// One test, because one cluster is for all.
        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn everything_is_so_on_postgresql_too() {
            let Some(cluster) = Cluster::start(Durability::None).expect("PostgreSQL runs") else { return };
            $(
                println!("{}", stringify!($behaviour));
                let database = cluster.new_database().expect("a new database");
                let store = Store::connect(&database).await.expect("the database is empty");
                $module::$behaviour(&store).await;
                store.close().await;
            )*
        }
    };
}

conforms! {
    component_sets::a_component_set_is_found_as_it_was_stored,
    component_sets::a_component_set_of_an_old_version_conflicts_and_is_not_written,
    component_sets::nobody_has_more_component_sets_than_they_may,
    component_sets::component_sets_go_with_their_owner_or_to_another,
    conformance::a_table_is_found_as_it_was_stored,
    conformance::a_table_is_made_once,
    conformance::a_change_of_an_old_version_conflicts_and_writes_nothing,
    conformance::a_step_adds_to_the_log_and_leaves_the_rest_as_it_was,
    conformance::a_step_that_does_not_fit_writes_nothing,
    conformance::of_steps_that_come_together_each_table_takes_one,
    conformance::entries_that_leave_a_gap_are_refused,
    conformance::lines_that_leave_a_gap_are_refused,
    conformance::a_header_stays_until_it_is_changed,
    conformance::only_one_of_two_changes_of_the_same_version_is_taken,
    conformance::many_tables_are_changed_at_once,
    conformance::a_change_is_written_though_nobody_waits,
    conformance::a_link_finds_its_seat_and_only_while_it_is_valid,
    conformance::a_link_belongs_to_one_seat,
    conformance::links_change_places,
    conformance::the_last_lines_come_oldest_first,
    conformance::a_persons_tables_are_those_made_or_sat_at,
    conformance::listed_tables_are_those_that_gather_openly,
    conformance::due_tables_are_those_in_play_whose_time_is_up,
    conformance::tables_with_work_are_those_in_play,
    conformance::tables_are_found_by_when_they_were_last_changed,
    conformance::all_tables_are_paged_through,
    conformance::tables_are_counted_by_who_made_them_and_when,
    people::a_person_is_found_by_id_login_and_recovery,
    people::a_login_is_taken_once,
    people::who_changes_a_person_too_late_changes_nothing,
    people::a_person_is_made_once,
    people::who_is_deleted_is_not_saved_again,
    people::a_session_is_found_changed_and_ended,
    people::a_session_that_has_ended_is_not_brought_back_by_its_use,
    people::a_persons_other_sessions_are_ended,
    people::a_deleted_person_leaves_no_trace,
    people::a_change_that_names_a_deleted_person_names_nobody,
    people::erased_lines_are_gone_and_their_numbers_are_not_used_again,
    people::who_still_has_something_is_not_deleted,
    people::who_is_gone_is_brought_to_no_table,
    people::who_left_nothing_and_stays_away_is_deleted,
    campaigns::a_campaign_is_found_as_it_was_stored,
    campaigns::a_campaign_of_an_old_version_conflicts_and_is_not_written,
    campaigns::a_campaign_has_an_owner,
    campaigns::a_table_and_a_campaign_change_together_or_not_at_all,
    campaigns::campaigns_are_deleted_one_by_one_or_with_all_of_their_owner,
    campaigns::campaigns_go_over_to_another_and_whoever_changes_them_reads_again,
    campaigns::who_has_a_campaign_is_not_deleted_nor_idle,
    campaigns::all_campaigns_are_paged_through,
    operators::tables_and_people_are_found_by_what_they_contain,
    operators::a_ban_holds_until_it_is_lifted,
    operators::the_log_of_operators_begins_with_the_last,
    operators::a_deleted_table_leaves_nothing,
    operators::tables_are_found_by_how_long_they_rest,
    operators::all_tokens_of_a_table_or_a_person_are_void_at_once,
    tokens::a_seat_has_one_token_and_a_new_one_voids_it,
    tokens::a_token_is_nothing_without_its_table_and_person,
}
