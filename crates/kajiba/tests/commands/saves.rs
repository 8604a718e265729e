//! Saved games: where `kajiba play` saves them, and how they are resumed.

use std::{fs, path::Path, thread, time::SystemTime};

use crate::shell::{
    LANGS, User, complaint, file, folder, kajiba, ones, output, says, talk::Talk, times, typed_with,
};

const NEW: [&str; 5] = ["play", "--names", "Anna,Bruno", "--seed", "7"];

impl User {
    /// A user who has begun a game and typed this at its table.
    fn playing(name: &str, typed: &str) -> Self {
        let user = Self::new(name);
        user.types(&NEW, typed);
        user
    }

    fn game(&self, number: u32) -> String {
        Path::new(&self.data).join(format!("games/{number:04}.json")).to_str().expect("it is text").to_owned()
    }

    /// Whether every message was found: no id is printed instead.
    fn has_words(&self, written: &str) -> bool {
        !written.replace(&self.data, "").contains("cli-")
    }

    /// The files in the folder, in order.
    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(Path::new(&self.data).join("games")).expect("the folder can be read");
        let name = |entry: fs::DirEntry| entry.file_name().into_string().expect("it is text");
        let mut files: Vec<String> =
            entries.map(|entry| name(entry.expect("the folder can be read"))).collect();
        files.sort();
        files
    }
}

fn entries(file: &str) -> usize {
    let log = output(&["verify", file]);
    let (_, entries) = log.split_once("Entries: ").expect("it is told");
    entries.split('.').next().and_then(|entries| entries.parse().ok()).expect("it is a number")
}

fn read(file: &str) -> Vec<u8> {
    fs::read(file).expect("the file is there")
}

#[test]
fn a_killed_game_goes_on_with_everything() {
    let user = User::new("killed");
    let mut talk = Talk::new(&user.data, &NEW);
    talk.say("1\n6\n");
    talk.kill();
    assert_eq!(user.files(), ["0001.json", "0001.json.names"]);
    assert_eq!(entries(&user.game(1)), 2);
    let resumed = user.types(&["play"], "\nlog\nundo\n6\n\n");
    assert!(says(&resumed, &format!("{} holds a game", user.game(1))), "{resumed}");
    assert!(says(&resumed, "Anna and Bruno, round 1 of 4."), "{resumed}");
    assert!(says(&resumed, "after 2 entries"), "{resumed}");
    assert!(says(&resumed, "· Bruno places a Worker at the Komainu."), "{resumed}");
    assert!(says(&resumed, "Bruno's last move is undone."), "{resumed}");
    assert!(says(&resumed, "Bruno ends the turn"), "{resumed}");
    assert_eq!(entries(&user.game(1)), 5);
    assert_eq!(user.files(), ["0001.json", "0001.json.names"]);
    // The log also tells what was taken back earlier.
    assert!(says(&user.types(&["play"], "yes\nlog\n"), "· Bruno's last move is undone."));
}

#[test]
fn an_act_counts_though_the_terminal_is_closed() {
    let user = User::new("closed");
    let mut talk = Talk::new(&user.data, &NEW);
    talk.say("1\n");
    talk.close("6\n");
    assert_eq!(entries(&user.game(1)), 2);
}

#[test]
fn what_was_revealed_before_is_taken_back_only_if_all_agree() {
    let user = User::playing("agreed", "2\n1\n1\n");
    let n = entries(&user.game(1));
    let resumed = user.types(&["play"], "\nundo\nno\nundo\nyes\n");
    assert_eq!(times(&resumed, "Does everyone agree"), 2, "{resumed}");
    assert_eq!(entries(&user.game(1)), n + 1);
}

#[test]
fn who_leaves_is_told_how_to_go_on() {
    let user = User::new("left in the middle");
    for (lang, bye) in LANGS.into_iter().zip(["Until next time!", "Alla prossima!", "またお会いしましょう！"])
    {
        for end in ["", "quit\n"] {
            let left = user.types(&[&NEW[..], &["--lang", lang]].concat(), &format!("1\n{end}"));
            assert!(left.ends_with(&format!("{bye}\n")) && user.has_words(&left), "{left}");
            let command = left.lines().rev().nth(1).expect("there are several lines");
            let quoted = command.trim().strip_prefix("kajiba play --load ").expect("it is a command");
            // The folder's name contains blanks, so a shell needs quotes.
            let file = quoted.trim_matches(['\'', '"']);
            assert_ne!(file, quoted);
            assert_eq!(entries(file), 1);
            user.types(&["play", "--load", file], "1\n");
            assert_eq!(entries(file), 2);
        }
    }
    assert_eq!(user.files().len(), 12);
}

#[test]
fn a_finished_game_is_not_offered() {
    let user = User::new("finished");
    let ended = user.types(&NEW, &ones());
    assert!(says(&ended, "Final scoring") && says(&ended, "    kajiba replay "), "{ended}");
    let asked = user.types(&["play"], "");
    assert!(says(&asked, "How many play?") && !says(&asked, "Go on"), "{asked}");
    assert!(output(&["replay", &user.game(1)]).contains("Anna"));
}

#[test]
fn the_game_played_last_is_offered_and_may_be_declined() {
    let user = User::playing("declined", "1\n");
    let before = read(&user.game(1));
    let asked = user.types(&["play"], "maybe\nno\n\nCarla\nDario\n1\n1\n");
    assert!(says(&asked, "Please type yes or no"), "{asked}");
    assert!(says(&asked, "How many play?"), "{asked}");
    assert_eq!(read(&user.game(1)), before);
    assert_eq!(entries(&user.game(2)), 2);
    assert!(says(&user.types(&["play"], "no\n"), "Carla and Dario"));
    let second = fs::File::options().append(true).open(user.game(2)).expect("the file is there");
    second.set_modified(SystemTime::UNIX_EPOCH).expect("its time can be set");
    assert!(says(&user.types(&["play"], ""), "Anna and Bruno"));
    assert_eq!(user.files().len(), 4, "who does not answer starts nothing");
    for (lang, no) in [("it", "no"), ("ja", "いいえ")] {
        assert!(user.has_words(&user.types(&["play", "--lang", lang], &format!("{no}\n"))), "{lang}");
    }
}

#[test]
fn who_says_how_to_deal_gets_a_new_game() {
    let user = User::playing("new", "1\n");
    let record = file("new.json");
    for args in [
        &["--players", "2"][..],
        &["--names", "A,B"],
        &["--seed", "1"],
        &["--first-game"],
        &["--record", &record],
    ] {
        let asked = user.types(&[&["play"], args].concat(), "");
        assert!(!says(&asked, "Go on with it?"), "{args:?}: {asked}");
    }
}

#[test]
fn what_is_damaged_is_named_and_passed_over() {
    let user = User::playing("damaged", "1\n6\n");
    let good = String::from_utf8(read(&user.game(1))).expect("a record is text");
    let half = &good[..good.len() / 2];
    let changed = good.replace("\"place\"", "\"lose\"").replace("\"seat\":0", "\"seat\":1");
    for (n, text) in ["", "{", half, &changed, "\u{0}"].into_iter().enumerate() {
        fs::write(user.game(n as u32 + 2), text).expect("the file can be written");
    }
    fs::write(user.game(7), [0xff, 0xfe]).expect("the file can be written");
    fs::create_dir(user.game(8)).expect("the folder can be made");
    for lang in LANGS {
        let asked = user.types(&["play", "--lang", lang], "\n");
        for number in 1..=8 {
            assert!(says(&asked, &user.game(number)), "{lang} {number}: {asked}");
        }
        assert!(says(&asked, "Anna") && user.has_words(&asked), "{lang}: {asked}");
    }
    // Its number is not used again.
    user.types(&NEW, "1\n");
    assert_eq!(entries(&user.game(9)), 1);
    assert_eq!(read(&user.game(3)), b"{");
}

#[test]
fn names_survive() {
    let user = User::new("named");
    let beside = format!("{}.names", user.game(1));
    user.types(&["play", "--names", "Élodie,  花子 ,O'Brien-Lee"], "1\n");
    assert_eq!(read(&beside), "Élodie\n花子\nO'Brien-Lee\n".as_bytes());
    let load = ["play", "--load", &user.game(1)];
    assert!(says(&user.types(&load, ""), "花子"));
    assert!(output(&["replay", &user.game(1)]).contains("花子"));
    assert!(output(&["replay", &user.game(1), "--names", "Anna"]).contains("Anna"));
    for unfit in ["", "A\nB\n", "A\nB\nC\nD\n", "A\nA\nB\n", "A\n\nB\n", "A\n\u{7}\nB\n"] {
        fs::write(&beside, unfit).expect("the file can be written");
        assert!(says(&user.types(&load, ""), "Player 3"), "{unfit:?}");
    }
    fs::write(&beside, [0xff]).expect("the file can be written");
    assert!(says(&user.types(&load, ""), "Player 3"));
    fs::remove_file(&beside).expect("the file is there");
    assert!(says(&user.types(&load, ""), "Player 3"));
    let renamed = [&load[..], &["--names", "Anna,Bruno,Carla"]].concat();
    assert!(says(&user.types(&renamed, ""), "Carla"));
    assert!(says(&user.types(&load, ""), "Carla"));
    // A copy has them too.
    let copy = file("named copy.json");
    user.types(&load, &format!("save {copy}\n"));
    assert_eq!(read(&format!("{copy}.names")), b"Anna\nBruno\nCarla\n");
}

#[test]
fn a_loaded_game_is_saved_where_it_was() {
    let user = User::new("loaded");
    let (a, b) = (file("a.json"), file("b.json"));
    user.types(&[&NEW[..], &["--record", &a]].concat(), "1\n");
    user.types(&["play", "--load", &a], "6\n");
    assert_eq!(entries(&a), 2);
    assert!(!Path::new(&user.data).exists(), "the shelf is not used");
    // With --record it is saved elsewhere, even without an act.
    user.types(&["play", "--load", &a, "--record", &b], "");
    assert_eq!(read(&a), read(&b));
    user.types(&["play", "--load", &a, "--record", &b], "1\n");
    assert_eq!((entries(&a), entries(&b)), (2, 3));
    assert_eq!(read(&format!("{b}.names")), b"Anna\nBruno\n");
    // A later part of the game is not overwritten.
    assert!(complaint(&["play", "--load", &a, "--record", &b]).contains("not changed"));
    assert_eq!(entries(&b), 3);
}

#[test]
fn saving_destroys_no_other_game() {
    let user = User::playing("careful", "1\n6\n");
    user.types(&["play", "--players", "2", "--seed", "8"], &format!("1\nsave {}\n", user.game(1)));
    assert_eq!(entries(&user.game(1)), 2);
    assert!(output(&["replay", &user.game(1)]).contains("Anna"));
    let text = file("a text.txt");
    fs::write(&text, "a shopping list").expect("the file can be written");
    let log = user.types(&["play", "--load", &user.game(2)], &format!("save {text}\n"));
    assert!(says(&log, "not changed"), "{log}");
    assert_eq!(read(&text), b"a shopping list");
    // An earlier copy of the same game is replaced.
    let copy = file("careful copy.json");
    let save = format!("save {copy}\n");
    user.types(&["play", "--load", &user.game(2)], &format!("{save}1\n{save}"));
    assert_eq!(entries(&copy), 2);
}

#[test]
fn a_game_that_goes_on_elsewhere_is_kept_twice() {
    let user = User::new("twice");
    let mut here = Talk::new(&user.data, &NEW);
    here.say("1\n");
    user.types(&["play"], "\n6\n");
    let heard = here.say("1\n").to_owned();
    assert!(says(&heard, "not changed."), "{heard}");
    assert!(says(&heard, &format!("saved into {}.", user.game(2))), "{heard}");
    assert!(!says(here.say("1\n"), "not changed."));
    here.kill();
    assert_eq!((entries(&user.game(1)), entries(&user.game(2))), (2, 3));
    assert_eq!(read(&format!("{}.names", user.game(2))), b"Anna\nBruno\n");
}

#[test]
fn games_that_begin_at_once_get_a_number_each() {
    let user = User::new("at once");
    thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| user.types(&["play", "--players", "2"], "1\n"));
        }
    });
    assert_eq!(user.files().len(), 12);
    assert!((1..=6).all(|number| entries(&user.game(number)) == 1));
}

#[test]
fn without_a_folder_the_game_goes_on_and_says_so_once() {
    let in_the_way = file("in the way");
    fs::write(&in_the_way, "").expect("the file can be written");
    let nowhere = format!("{in_the_way}/data");
    for (lang, sentence) in
        LANGS.into_iter().zip(["continues unsaved", "senza salvare", "保存せずに続けます"])
    {
        let args = [&NEW[..], &["--lang", lang]].concat();
        for vars in [&[("KAJIBA_DATA", nowhere.as_str())][..], &[]] {
            let played = typed_with(vars, &args, "1\n6\n\n");
            assert_eq!(times(&played, sentence), 1, "{lang}: {played}");
            assert!(!says(&played, "kajiba play --load"), "{lang}: {played}");
        }
    }
    let played = typed_with(&[("KAJIBA_DATA", &nowhere)], &["play"], "\n\n\n1\n");
    assert!(played.ends_with("The game is not saved.\nUntil next time!\n"), "{played}");
    // From now on it is saved in the file that was named.
    let rescue = file("rescue.json");
    typed_with(&[("KAJIBA_DATA", &nowhere)], &NEW, &format!("1\nsave {rescue}\n6\n\n"));
    assert_eq!(entries(&rescue), 3);
}

#[test]
fn a_place_that_is_lost_is_told_once_and_tried_again() {
    let in_the_way = file("also in the way");
    fs::write(&in_the_way, "").expect("the file can be written");
    let place = folder("lost");
    fs::create_dir(&place).expect("the folder can be made");
    let game = format!("{place}/game.json");
    let mut talk =
        Talk::new(&format!("{in_the_way}/data"), &[&NEW[..], &["--record", game.as_str()]].concat());
    talk.say("1\n");
    fs::remove_dir_all(&place).expect("the folder is there");
    let heard = talk.say("6\n");
    assert!(says(heard, "cannot be written") && says(heard, "is tried again"), "{heard}");
    assert!(!says(talk.say("\n"), "cannot be written"));
    fs::create_dir(&place).expect("the folder can be made");
    assert!(says(talk.say("1\n"), "Saved into"));
    talk.kill();
    assert_eq!(entries(&game), 4);
}

#[test]
fn a_lost_place_is_replaced_by_the_shelf() {
    let user = User::new("replaced");
    let place = folder("replaced place");
    fs::create_dir(&place).expect("the folder can be made");
    let mut talk = Talk::new(&user.data, &[&NEW[..], &["--record", &format!("{place}/game.json")]].concat());
    talk.say("1\n");
    fs::remove_dir_all(&place).expect("the folder is there");
    assert!(says(talk.say("6\n"), "From now on"));
    talk.kill();
    assert_eq!(entries(&user.game(1)), 2);
}

#[cfg(target_os = "linux")]
#[test]
fn games_are_saved_where_the_system_has_it() {
    let home = folder("home");
    typed_with(&[("HOME", &home)], &NEW, "1\n");
    assert_eq!(entries(&format!("{home}/.local/share/kajiba/games/0001.json")), 1);
    let data = format!("{home}/data");
    typed_with(&[("HOME", &home), ("XDG_DATA_HOME", &data)], &NEW, "1\n");
    assert_eq!(entries(&format!("{data}/kajiba/games/0001.json")), 1);
}

#[test]
fn help_says_where_games_are_saved() {
    for lang in LANGS {
        let mut command = kajiba(&["play", "--help", "--lang", lang]);
        let assert = command.env("KAJIBA_DATA", "mine").assert().success();
        let help = String::from_utf8_lossy(&assert.get_output().stdout).into_owned();
        assert!(says(&help, "mine") && says(&help, "KAJIBA_DATA"), "{lang}: {help}");
        assert!(output(&["play", "--help", "--lang", lang]).contains("KAJIBA_DATA"));
    }
}
