//! What every store must do, run for each of them.

mod accounts;
mod games;
mod homes;
mod logs;
mod random;
mod sample;
mod sessions;
mod tables;
mod tournaments;

/// A test of each store for each of these functions.
macro_rules! for_every_store {
    ($($area:ident::$promise:ident,)*) => {
        for_every_store!(@ memory, Memory, $($area::$promise,)*);
        for_every_store!(@ sqlite, Sqlite, $($area::$promise,)*);
    };
    (@ $store:ident, $home:ident, $($area:ident::$promise:ident,)*) => {
        mod $store {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $promise() {
                crate::$area::$promise(&crate::homes::$home::new(stringify!($promise))).await;
            })*
        }
    };
}

for_every_store! {
    logs::a_log_grows_by_appends,
    logs::a_log_of_another_length_is_a_conflict,
    logs::a_second_claim_ends_the_first,
    logs::an_append_needs_a_claim_and_a_line,
    logs::a_refused_note_leaves_no_line,
    logs::one_writer_wins_each_place,
    logs::many_logs_grow_at_once,
    logs::a_snapshot_is_the_newest,
    logs::the_last_beat_is_kept,
    tables::a_code_is_taken_while_its_table_is_open,
    tables::a_table_opens_and_closes_in_turn,
    tables::open_tables_are_listed,
    games::notes_stand_at_their_lines,
    games::a_game_begins_once_and_ends_once,
    games::notes_of_one_append_build_on_each_other,
    games::games_of_a_person_come_newest_first_in_pages,
    accounts::an_account_is_found_by_what_it_has,
    accounts::names_with_a_password_are_unique_in_any_case,
    accounts::ids_and_recovery_links_are_unique,
    accounts::a_change_keeps_the_day_of_arrival,
    accounts::an_erased_account_says_nothing,
    sessions::a_session_lasts_until_it_expires,
    sessions::sessions_end_alone_and_together,
    sessions::a_session_is_somebodys,
    tournaments::tournaments_are_kept_with_lines_and_found_by_passes,
    tournaments::refused_tournaments_change_nothing,
    tournaments::erased_tournaments_open_nothing,
    random::any_calls_are_answered_as_by_a_plain_model,
}
