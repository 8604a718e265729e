//! However a game is left, no secret stays on the screen, and the game is resumed behind a curtain.

use std::fs;

use shogunate::{Setup, Shogunate};
use tabletop::{Deed, Quick, Record, Seat, Session, Viewer};
use words::Lang;

use crate::{
    shell::{complaint, folder, output, says, typed_with},
    table::{Prompt, SCREEN, Table, WIPE, names},
};

/// A game after a few decisions, with somebody's cards on the screen.
fn begun(name: &str, n_acts: usize) -> (Table, Seat) {
    let mut table = Table::new(name, &Setup::new(4), Lang::En, 17);
    let mut quick = Quick::new(8);
    let prompt = table.hear();
    let is_there = |table: &Table, _: Seat| table.game.version() == n_acts;
    let Prompt::Line(seat) = table.until(prompt, &mut |options| quick.below(options.len()), &is_there) else {
        panic!("it ended")
    };
    (table, seat)
}

/// What can still be read: the shell's screen after the game has left its own.
fn left(heard: &str) -> &str {
    let (game, after) = heard.rsplit_once(SCREEN[1]).expect("the screen is left");
    assert!(game.ends_with(WIPE), "it is wiped before");
    after
}

fn record_of(folder: &str) -> String {
    format!("{}/{folder}/games/0001.json", env!("CARGO_TARGET_TMPDIR"))
}

#[test]
fn who_leaves_leaves_a_wiped_screen_and_a_saved_game() {
    for (name, line) in [("shogunate-quit", "quit"), ("shogunate-closed", "")] {
        let (mut table, _) = begun(name, 12);
        if !line.is_empty() {
            table.say(line);
        }
        assert_eq!(table.close(), Some(0));
        assert!(table.heard.starts_with(SCREEN[0]), "a screen of its own");
        let left = left(&table.heard);
        assert!(left.starts_with("The game is saved in") && left.ends_with("Until next time!\n"), "{left}");
        assert!(!left.contains("Loyalty"), "{left}");
        assert!(output(&["verify", &record_of(name)]).contains("Entries: 12"));
    }
}

#[cfg(unix)]
#[test]
fn an_interrupted_game_leaves_a_wiped_screen() {
    for (signal, name) in [("-INT", "shogunate-interrupted"), ("-TERM", "shogunate-terminated")] {
        let (mut table, _) = begun(name, 6);
        let killed = std::process::Command::new("kill").args([signal, &table.process().to_string()]).status();
        assert!(killed.expect("there is such a command").success());
        assert_eq!(table.hear(), Prompt::Gone);
        assert_eq!(left(&table.heard), "");
        assert_eq!(table.close(), Some(130));
        assert!(output(&["verify", &record_of(name)]).contains("Entries: 6"));
    }
}

#[test]
fn that_a_game_moves_to_another_file_can_be_read_before_the_curtain_falls() {
    let (mut table, seat) = begun("shogunate-moved", 1);
    fs::write(record_of("shogunate-moved"), "something else").expect("the file can be written");
    assert_eq!(table.act(seat, 0), Prompt::Pause, "{}", table.screen());
    assert!(says(table.screen(), "holds another game or something else"), "{}", table.screen());
    assert!(says(table.screen(), "From now on the game is saved into"), "{}", table.screen());
    assert!(matches!(table.ask(""), Prompt::Curtain(_)));
    assert!(!says(table.screen(), "something else"), "{}", table.screen());
    assert_eq!(table.close(), Some(0));
    let moved = record_of("shogunate-moved").replace("0001", "0002");
    assert!(output(&["verify", &moved]).contains("Entries: 2"));
}

/// The game of a record, and its events.
fn reread(file: &str) -> (Session<Shogunate>, Vec<shogunate::Event>) {
    let json = fs::read_to_string(file).expect("a record was written");
    let record: Record<Shogunate> = serde_json::from_str(&json).expect("it is a record");
    let mut replay = record.replay().expect("it is of this game");
    let mut events = replay.events.clone();
    while replay.step().expect("it keeps to the rules") {
        events.extend(replay.events.clone());
    }
    drop(replay);
    (Session::resume(record).expect("it is sound"), events)
}

#[test]
fn a_killed_game_goes_on_behind_the_curtain_where_it_stood() {
    let (table, asked) = begun("shogunate-killed", 14);
    let state = table.game.state().clone();
    table.kill();
    let data = format!("{}/shogunate-killed", env!("CARGO_TARGET_TMPDIR"));
    let file = record_of("shogunate-killed");
    for args in [vec!["play"], vec!["play", "shogunate"], vec!["play", "--load", &file]] {
        let is_offered = !args.contains(&"--load");
        let double = reread(&file);
        assert_eq!(double.0.state(), &state);
        let mut table = Table::start(&data, &args, Lang::En, double);
        if is_offered {
            table.say("yes");
        }
        assert_eq!(table.hear(), Prompt::Curtain(asked));
        let public = table.heard.clone();
        assert_eq!(
            says(&public, "holds a game of Shogunate that is not over: Anna, Bruno,"),
            is_offered,
            "{public}"
        );
        assert!(says(&public, "the game continues after 14 entries"), "{public}");
        assert!(
            !public.contains("Honor") && !public.contains("Cloaked"),
            "nothing comes before the curtain: {public}"
        );
        assert_eq!(table.ask(""), Prompt::Line(asked));
        // Everything since a player's own last act is told again, because they may not have read it.
        let own_last = table.game.record().log.iter().rposition(|entry| entry.seat == asked);
        let n_before = own_last.map_or(0, |n| n);
        let mut replay = table.game.record().replay().expect("it is sound");
        let names = names(4);
        let voice = table.voice(&names, Viewer::Seat(asked));
        for n in 0..table.game.record().log.len() {
            replay.step().expect("it is sound");
            for event in replay.events.iter().filter(|_| n >= n_before) {
                let sentence = voice.event(&event.veiled(Viewer::Seat(asked)));
                assert!(says(table.screen(), &sentence), "{sentence}: {}", table.screen());
            }
        }
        assert_eq!(table.close(), Some(0));
    }
    assert!(reread(&file).0.record().log.iter().all(|entry| matches!(entry.deed, Deed::Act(_))));
}

#[test]
fn the_last_game_is_offered_whichever_it_is_and_each_game_by_its_name() {
    let data = folder("shogunate-offers");
    let vars = [("KAJIBA_DATA", data.as_str())];
    let court = ["play", "shogunate", "--names", "Anna,Bruno,Carla", "--seed", "1"];
    typed_with(&vars, &court, "\n1\n");
    typed_with(&vars, &["play", "--names", "Dora,Emil", "--seed", "1"], "1\n");
    let offered = |args: &[&str]| typed_with(&vars, args, "");
    assert!(says(&offered(&["play"]), "0002.json holds a game that is not over: Dora and Emil"));
    assert!(says(&offered(&["play", "katana"]), "0002.json holds a game that is not over: Dora and Emil"));
    let court = offered(&["play", "shogunate"]);
    assert!(says(
        &court,
        "0001.json holds a game of Shogunate that is not over: Anna, Bruno and Carla, round 1."
    ));
    let file = format!("{data}/games/0001.json");
    assert!(complaint(&["play", "katana", "--load", &file]).contains("the record of another game"));
    assert!(
        complaint(&["play", "shogunate", "--load", &file, "--pair", "once"]).contains("--load and --pair")
    );
    // A declined game of Shogunate stays as it is, and the new game is the default one.
    let before = fs::read(&file).expect("it is there");
    fs::remove_file(format!("{data}/games/0002.json")).expect("it is there");
    assert!(says(&typed_with(&vars, &["play"], "no\n"), "How many play? 2, 3 or 4"));
    assert_eq!(fs::read(&file).expect("it is there"), before);
}
