//! The course of a game: who is asked, what is printed, how it ends.

use shogunate::{Action, Event, Setup, Shogunate, components::embedded, flow::end::tallies};
use tabletop::{Game, NoLog, Options, Quick, Seat, Seed, Status, Viewer};
use words::Lang;

use crate::{
    shell::{LANGS, complaint, file, output, says, typed, width},
    table::{NAMES, Prompt, Table, names},
};

const SEATED: [&str; 6] = ["play", "shogunate", "--names", "Anna,Bruno,Carla", "--seed", "7"];

/// The seat at the keyboard.
fn seat(prompt: Prompt) -> Seat {
    match prompt {
        Prompt::Line(seat) => seat,
        other => panic!("{other:?} is no prompt for a line"),
    }
}

#[test]
fn the_keyboard_goes_clockwise_from_the_hatamoto_and_the_hatamoto_comes_last() {
    let mut table = Table::new("shogunate-clockwise", &Setup::new(4), Lang::En, 9);
    let hatamoto = table.game.state().table().hatamoto;
    let mut prompt = table.hear();
    for chooser in table.game.state().table().others(hatamoto).collect::<Vec<_>>() {
        assert_eq!(prompt, Prompt::Curtain(chooser));
        assert!(says(table.screen(), &format!("The keyboard goes to {}", NAMES[chooser.index()])));
        assert_eq!(table.ask(""), Prompt::Line(chooser));
        prompt = table.act(chooser, 0);
    }
    assert_eq!(prompt, Prompt::Curtain(hatamoto));
    assert_eq!(table.ask(""), Prompt::Line(hatamoto));
    assert!(says(table.screen(), "Who performs next?"), "{}", table.screen());
}

#[test]
fn who_has_chosen_comes_back_by_name_and_chooses_anew() {
    let mut table = Table::new("shogunate-back", &Setup::new(3), Lang::En, 9);
    table.hear();
    let first = seat(table.ask(""));
    let Prompt::Curtain(second) = table.act(first, 2) else { panic!("the keyboard stays") };
    let [first_name, second_name] = [first, second].map(|seat| NAMES[seat.index()]);
    assert!(says(table.screen(), &format!("type your name instead: {first_name}.")), "{}", table.screen());
    // The Hatamoto has nothing to change, and a number is no answer at the curtain.
    let hatamoto = NAMES[table.game.state().table().hatamoto.index()];
    assert_eq!(table.ask(hatamoto), Prompt::Curtain(second));
    assert!(says(table.screen(), &format!("{hatamoto} can do nothing now")), "{}", table.screen());
    assert_eq!(table.ask("1"), Prompt::Curtain(second));
    assert_eq!(table.ask(&first_name.to_lowercase()), Prompt::Line(first));
    assert!(says(table.screen(), "You have chosen Flowing Upstream."), "{}", table.screen());
    assert_eq!(table.options(first), [Action::Withdraw]);
    // Enter changes nothing.
    assert_eq!(table.ask(""), Prompt::Curtain(second));
    assert_eq!(table.ask(first_name), Prompt::Line(first));
    assert_eq!(table.act(first, 0), Prompt::Line(first));
    assert!(says(table.screen(), "Choose an Action card in secret."), "{}", table.screen());
    assert_eq!(table.act(first, 0), Prompt::Curtain(second));
    // A player is called by name from another player's screen, and sees nothing before the curtain falls.
    assert_eq!(table.ask(second_name), Prompt::Line(second));
    assert_eq!(table.ask("other nobody"), Prompt::Line(second));
    assert!(says(table.screen(), "Who? There are: Anna, Bruno and Carla."), "{}", table.screen());
    assert_eq!(table.ask(&format!("other {first_name}")), Prompt::Curtain(first));
    assert_eq!(table.ask(""), Prompt::Line(first));
    assert!(says(table.screen(), "You have chosen Cloaked in Shadows."), "{}", table.screen());
}

#[test]
fn each_sees_what_happened_since_they_last_looked_and_only_that() {
    let mut table = Table::new("shogunate-since", &Setup::new(3), Lang::En, 9);
    let mut prompt = table.hear();
    let mut heard = [0; 3];
    let mut quick = Quick::new(1);
    for _ in 0..40 {
        let seat = match prompt {
            Prompt::Curtain(_) => seat(table.ask("")),
            Prompt::Pause => {
                prompt = table.ask("");
                continue;
            }
            _ => seat(prompt),
        };
        let (names, viewer) = (names(3), Viewer::Seat(seat));
        let voice = table.voice(&names, viewer);
        for event in &table.events[heard[seat.index()]..] {
            let sentence = voice.event(&Shogunate::veil(event, viewer));
            assert!(says(table.screen(), &sentence), "{sentence}: {}", table.screen());
        }
        if prompt != Prompt::Line(seat) {
            let before = &table.events[..heard[seat.index()]];
            let began = before.iter().filter(|event| matches!(event, Event::RoundBegan { .. }));
            for event in began {
                assert!(!says(table.screen(), &voice.event(event)), "{event:?}: {}", table.screen());
            }
        }
        heard[seat.index()] = table.events.len();
        let n = table.options(seat).len();
        prompt = table.act(seat, quick.below(n));
        if prompt == Prompt::Pause {
            heard[seat.index()] = table.events.len();
        }
    }
}

#[test]
fn commands_answer_and_wrong_lines_are_told_so() {
    let mut table = Table::new("shogunate-commands", &Setup::new(3), Lang::En, 9);
    table.hear();
    assert_eq!(table.ask("lion"), table.ask("99"), "the curtain stays");
    assert!(says(table.screen(), "You can also type a player's name"), "{}", table.screen());
    table.ask("rules SGA-6");
    assert!(says(table.screen(), "SGA-6 Storms to Flowers"), "{}", table.screen());
    let seat = seat(table.ask(""));
    for (line, answer) in [
        ("lion", "“lion” is not understood"),
        ("99", "a number from 1 to 6"),
        ("", "a number from 1 to 6"),
        ("why", "[SGR-1] You have nothing to take back."),
        ("rules SGE", "In a tie"),
        ("rules", "SGK"),
        ("cards", "Path of the Arrow: Move a Leader 1 place up."),
        ("goal", "The game ends after the round in which a score reaches 10."),
        ("help", "rules SGA-6"),
        ("save", "save FILE"),
        ("save no/folder/x.json", "its folder does not exist"),
        ("undo", "nothing to undo"),
        ("log", "Round 1."),
    ] {
        let before = table.heard.len();
        assert_eq!(table.ask(line), Prompt::Line(seat), "{line}");
        assert!(says(&table.heard[before..], answer), "{line}: {}", &table.heard[before..]);
    }
    let copy = file("shogunate-copy.json");
    table.ask(&format!("save {copy}"));
    assert!(output(&["verify", &copy]).contains("Entries: 0"));
}

/// A seed whose game of first options ends in a tie.
fn tied() -> (u64, Shogunate) {
    let rules = Shogunate::rules(1, &Setup::new(6), &embedded().components).expect("six can play");
    for seed in 0.. {
        let mut game = Shogunate::new(&rules, &Seed::derive(seed, 0), &mut NoLog);
        while let Status::Waiting(asked) = game.status() {
            let hatamoto = game.table().hatamoto;
            let seat = game.table().others(hatamoto).find(|&seat| asked.contains(seat)).unwrap_or(hatamoto);
            let mut options = Options::default();
            game.options(&rules, seat, &mut options);
            game.play(&rules, seat, options.all()[0], &mut NoLog);
        }
        if tallies(game.table()).iter().any(|tally| tally.tie.is_some()) {
            return (seed, game);
        }
    }
    unreachable!("seeds do not end")
}

#[test]
fn at_the_end_all_is_revealed_with_scores_by_card_and_ties_told() {
    let (seed, game) = tied();
    for lang in [Lang::En, Lang::It, Lang::Ja] {
        let mut table = Table::new("shogunate-end", &Setup::new(6), lang, seed);
        let prompt = table.hear();
        assert_eq!(table.until(prompt, &mut |_| 0, &|_, _| false), Prompt::End);
        assert_eq!(table.game.state(), &game, "the same game");
        let end = table.screen();
        let (names, words) = (names(6), table.words());
        let voice = table.voice(&names, Viewer::Spectator);
        for (seat, tally) in (0..).map(Seat).zip(&tallies(game.table())) {
            let [one, other] = tally.cards.map(|card| {
                let (leader, place) = (voice.leader(card.leader).into(), voice.place(card.place).into());
                let args = [("leader", leader), ("honor", card.honor.into()), ("place", place)];
                words.say("sho-tally-card", &args)
            });
            let separator = words.say("list-separator", &[]);
            let row =
                format!("{} {} {} {one}{separator}{other}", tally.rank, names[seat.index()], tally.score);
            assert!(says(end, &row), "{row}: {end}");
            assert!(tally.tie.is_none_or(|tie| says(end, &voice.tie_break(tie))), "{end}");
        }
        let left_over = table.events.iter().rfind(|event| matches!(event, Event::LeftOverOpened { .. }));
        assert!(says(end, &voice.event(left_over.expect("it is told"))), "{end}");
        assert!(end.lines().all(|line| width(line) <= 80) && !end.contains("cli-"), "{end}");
        assert_eq!(table.close(), Some(0));
        assert!(table.heard.contains("kajiba replay "), "{}", table.heard);
    }
}

#[test]
fn the_longest_names_fit_80_columns_in_every_language() {
    let names = "Wilhelmina W,Maximilian M,Bartholomew B,Theodora T T,Clementine C,Konstantin K";
    for lang in LANGS {
        let args = ["play", "shogunate", "--names", names, "--seed", "7", "--lang", lang];
        let played = typed(&args, &"\n1\n".repeat(1500));
        assert!(played.contains("Wilhelmina W") && played.len() > 100_000);
        let wide: Vec<_> = played.lines().filter(|line| width(line) > 80).collect();
        assert!(wide.is_empty(), "{lang}: {wide:#?}");
    }
}

#[test]
fn without_options_it_asks_who_plays() {
    let asked = typed(&["play", "shogunate"], "2\n3\nAnna\n\nAnna\nCarla\n");
    assert!(says(&asked, "Please type 3, 4, 5 or 6"), "{asked}");
    assert!(says(&asked, "can't both be called Anna"), "{asked}");
    assert!(says(&asked, "The keyboard goes to"), "{asked}");
    assert!(typed(&["play", "shogunate"], "\n\n\n\n\n").contains("The keyboard goes to Player "));
    assert!(typed(&["play", "shogunate"], "").contains("Until next time"));
    for (lang, word) in LANGS.into_iter().zip(["Welcome to the court", "Benvenuti a corte", "御前へようこそ"])
    {
        assert!(typed(&["play", "shogunate", "--lang", lang], "").contains(word));
    }
}

#[test]
fn the_options_of_a_setup_are_recorded() {
    let file = file("shogunate-setup.json");
    let args = ["--pair", "once", "--threshold", "20", "--record", &file];
    typed(&[&SEATED[..], &args].concat(), "");
    let json = std::fs::read_to_string(&file).expect("a record was written");
    let record: serde_json::Value = serde_json::from_str(&json).expect("a record is JSON");
    assert_eq!(record["game"], "shogunate");
    assert_eq!(record["setup"], serde_json::json!({ "players": 3, "pair": "once", "threshold": 20 }));
    assert!(complaint(&[&SEATED[..], &args].concat()).contains("already exists"));
}

#[test]
fn what_does_not_fit_is_refused() {
    let cases: [(&[&str], &str); 11] = [
        (&["play", "shogunate", "--players", "2"], "3 to 6"),
        (&["play", "shogunate", "--players", "7"], "“7” does not fit --players"),
        (&["play", "katana", "--players", "5"], "2 to 4"),
        (&["play", "shogunate", "--names", "Anna,Bruno"], "3 to 6"),
        (&["play", "shogunate", "--names", "A,B,C,D,E,F,G"], "3 to 6"),
        (&["play", "shogunate", "--ghost", "2"], "--ghost is an option of katana only"),
        (&["play", "shogunate", "--first-game"], "--first-game is an option of katana only"),
        (&["play", "--pair", "once"], "--pair is an option of shogunate only"),
        (&["play", "shogunate", "--pair", "thrice"], "“thrice” does not fit --pair"),
        (&["play", "shogunate", "--threshold", "4"], "“4” does not fit --threshold"),
        (&["play", "chess"], "“chess” does not fit GAME"),
    ];
    for (args, expected) in cases {
        let complaint = complaint(args);
        assert!(complaint.contains(expected), "{args:?}: {complaint}");
    }
}

#[test]
fn a_component_file_is_played_with_if_it_is_of_this_game() {
    let mine = file("shogunate-mine.toml");
    let set = include_str!("../../../shogunate/data/components.toml");
    let changed =
        set.replace("name = \"plum\", from = \"reconstructed\"", "name = \"Satsuma\", from = \"printed\"");
    std::fs::write(&mine, &changed).expect("the file can be written");
    let played = typed(&[&SEATED[..], &["--components", &mine]].concat(), "\n");
    assert!(played.contains("Satsuma") && !played.contains("Plum"), "{played}");
    let own = "The clans and the Plots are Kajiba's own, not the publisher's";
    assert!(!says(&played, own) && says(&typed(&SEATED, ""), own));
    let forge = concat!(env!("CARGO_MANIFEST_DIR"), "/../katana/data/components.toml");
    assert!(complaint(&[&SEATED[..], &["--components", forge]].concat()).contains("plots"));
}
