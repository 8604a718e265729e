//! No screen of a player shows what that player may not know.

use shogunate::{
    Action, Event, Question, Setup, Shogunate,
    piece::{Card, Leader},
};
use tabletop::{Game, Quick, Seat, Viewer};
use words::Lang;

use crate::{
    shell::{says, width},
    table::{Prompt, Table, names},
};

/// The screen as one text, without line breaks.
fn solid(text: &str) -> String {
    text.split_whitespace().collect()
}

/// Panics if a player's screen shows too much, or lacks something.
fn check_screen(table: &Table, seat: Seat) {
    let (names, viewer) = (names(table.game.state().n_seats()), Viewer::Seat(seat));
    let view = table.game.state().view(table.game.rules(), viewer);
    let (voice, mut screen) = (table.voice(&names, viewer), solid(table.screen()));
    for action in table.options(seat) {
        assert!(screen.contains(&solid(&voice.action(&view, action))), "{action:?}: {}", table.screen());
    }
    // A note may say more than the event: a player with one face-down card knows which one was looked at.
    for note in &view.notes {
        screen = screen.replace(&solid(&voice.note(note)), "");
    }
    for event in &table.events {
        let (open, veiled) = (voice.event(event), voice.event(&Shogunate::veil(event, viewer)));
        assert!(
            open == veiled || !screen.contains(&solid(&open)),
            "{open} is seen by {seat:?}: {}",
            table.screen()
        );
    }
    assert!(table.screen().lines().all(|line| width(line) <= 80), "{}", table.screen());
    assert!(!table.screen().contains("cli-") && !table.screen().contains("sho-"), "{}", table.screen());
}

/// Loyalty cards are named only if they lie face up or are the player's own.
fn check_loyalty(table: &Table, seat: Seat) {
    let view = table.game.state().view(table.game.rules(), Viewer::Seat(seat));
    let names = names(view.n_seats);
    let (words, voice) = (table.words(), table.voice(&names, view.viewer));
    let is_named = |text: &str, leader: Leader| text.contains(&solid(&voice.leader(leader)));
    let players = &table.game.state().table().players;
    for (other, name) in (0..).map(Seat).zip(&names) {
        let name: String = if other == view.hatamoto {
            words.say("cli-shogunate-hatamoto", &[("name", name.as_str().into())])
        } else {
            name.clone()
        };
        let gap = || "§".into();
        let args = [("name", name.into()), ("hand", gap()), ("discards", gap()), ("loyalty", gap())];
        let row = between(&drawn(table), &words.say("cli-shogunate-player", &args), 2);
        for leader in Leader::ALL {
            let player = &players[other.index()];
            let is_up = (0..2).any(|slot| player.up >> slot & 1 != 0 && player.loyalty[slot] == leader);
            assert_eq!(is_named(&row, leader), is_up, "{leader:?} of {other:?}: {}", table.screen());
        }
    }
    let args = ["cards", "score", "end"].map(|name| (name, "§".into()));
    let own = between(&drawn(table), &words.say("cli-shogunate-own", &args), 0);
    for leader in Leader::ALL {
        let is_own = players[seat.index()].loyalty.contains(&leader);
        assert_eq!(is_named(&own, leader), is_own, "{leader:?}: {}", table.screen());
    }
}

/// The last whole drawing of the table, without line breaks.
fn drawn(table: &Table) -> String {
    let below_heading = solid(table.screen().rsplit('━').next().unwrap_or_default());
    let ids = ["cli-shogunate-line", "cli-shogunate-honor", "cli-shogunate-plot-brings"];
    let header = solid(&ids.map(|id| table.words().say(id, &[])).concat());
    let (_, drawn) = below_heading.split_once(&header).expect("the table is drawn");
    drawn.to_owned()
}

/// The text in a gap of a sentence; gaps are written as §.
fn between(text: &str, sentence: &str, gap: usize) -> String {
    let (mut rest, sentence) = (text.to_owned(), solid(sentence));
    let mut parts = sentence.split('§');
    let mut found = String::new();
    for _ in 0..gap + 2 {
        let part = parts.next().expect("the sentence has this gap");
        let (before, after) = rest.split_once(part).unwrap_or_else(|| panic!("no {part}: {text}"));
        (found, rest) = (before.to_owned(), after.to_owned());
    }
    found
}

/// Panics if a public screen names any card.
fn check_public_screen(table: &Table) {
    let names = names(table.game.state().n_seats());
    let voice = table.voice(&names, Viewer::Spectator);
    let cards = Card::ALL.map(|card| voice.card(card));
    let leaders = Leader::ALL.map(|leader| voice.leader(leader));
    for name in cards.iter().chain(&leaders) {
        assert!(!says(table.screen(), name), "{name}: {}", table.screen());
    }
}

/// Plays a whole random game; sometimes a player comes back to change a secret choice, or asks for the log.
fn play_through(name: &str, setup: &Setup, lang: Lang, seed: u64) {
    let mut table = Table::new(name, setup, lang, seed);
    let mut quick = Quick::new(seed);
    let mut prompt = table.hear();
    let mut is_fresh = false;
    loop {
        prompt = match prompt {
            Prompt::Curtain(seat) => {
                check_public_screen(&table);
                is_fresh = true;
                let may_come = |other: &Seat| *other != seat && table.options(*other) == [Action::Withdraw];
                match table.game.state().table().seats().find(may_come).filter(|_| quick.below(4) == 0) {
                    Some(back) => table.ask(&names(setup.players)[back.index()]),
                    None => table.ask(""),
                }
            }
            Prompt::Line(seat) if is_fresh => {
                check_loyalty(&table, seat);
                is_fresh = false;
                continue;
            }
            Prompt::Pause => table.ask(""),
            Prompt::Line(seat) => {
                check_screen(&table, seat);
                if quick.below(6) == 0 {
                    for word in ["log", "why", "help", "cards", "table"] {
                        assert_eq!(table.ask(word), prompt);
                        check_screen(&table, seat);
                    }
                    check_loyalty(&table, seat);
                }
                let n = table.options(seat).len();
                table.act(seat, quick.below(n))
            }
            Prompt::Consent(_) | Prompt::End | Prompt::Gone => break,
        }
    }
    assert_eq!(prompt, Prompt::End, "{}", table.heard);
    assert!(table.is_over());
}

#[test]
fn in_a_whole_game_of_three_nobody_sees_a_secret() {
    play_through("shogunate-three", &Setup::new(3), Lang::En, 3);
}

#[test]
fn in_a_whole_game_of_four_nobody_sees_a_secret() {
    play_through("shogunate-four", &Setup::new(4), Lang::It, 5);
}

#[test]
fn in_a_whole_game_of_five_nobody_sees_a_secret() {
    play_through("shogunate-five", &Setup::new(5), Lang::Ja, 7);
}

#[test]
fn in_a_long_game_of_six_nobody_sees_a_secret() {
    play_through("shogunate-six", &Setup { threshold: Some(16), ..Setup::new(6) }, Lang::En, 11);
}

/// Two runs of one game that differ in one decision; returns what the others saw at each of the next `n` prompts.
fn two_ways(name: &str, is_there: fn(&[Action]) -> bool, n: usize) -> [Vec<(Prompt, String)>; 2] {
    [0, 1].map(|way| {
        let mut table = Table::new(&format!("{name}-{way}"), &Setup::new(4), Lang::En, 21);
        let mut quick = Quick::new(4);
        let prompt = table.hear();
        let is_now = |table: &Table, seat: Seat| is_there(&table.options(seat));
        let prompt = table.until(prompt, &mut |options| quick.below(options.len()), &is_now);
        let Prompt::Line(decider) = prompt else { panic!("{name}: nobody was asked") };
        let shown_to = match table.game.state().question() {
            Some(Question::ShowTo(other)) => other,
            _ => decider,
        };
        let mut prompt = table.act(decider, way);
        let mut screens = Vec::new();
        for _ in 0..n {
            screens.push((prompt, table.screen().to_owned()));
            prompt = match prompt {
                Prompt::Line(seat) => table.act(seat, 0),
                Prompt::Curtain(_) | Prompt::Pause => table.ask(""),
                Prompt::Consent(_) | Prompt::End | Prompt::Gone => break,
            };
        }
        // What these two see may differ.
        let theirs = [Prompt::Pause, Prompt::Line(decider), Prompt::Line(shown_to)];
        screens.retain(|(prompt, _)| !theirs.contains(prompt));
        screens
    })
}

#[test]
fn which_card_somebody_chose_changes_nothing_that_the_next_player_sees() {
    let is_first_choice = |options: &[Action]| matches!(options, [Action::Choose(_), Action::Choose(_), ..]);
    // The next curtain, and what the next player sees behind it.
    let [one, other] = two_ways("shogunate-chosen", is_first_choice, 2);
    assert_eq!(one.len(), 2);
    assert!(matches!(one[1].0, Prompt::Line(_)));
    assert_eq!(one, other);
}

#[test]
fn which_card_somebody_showed_changes_nothing_that_a_third_player_sees() {
    let is_show =
        |options: &[Action]| matches!(options, [Action::Show(one), Action::Show(other)] if one != other);
    let [one, other] = two_ways("shogunate-shown", is_show, 60);
    assert!(one.iter().any(|(prompt, _)| matches!(prompt, Prompt::Line(_))), "a third player looks");
    assert_eq!(one, other);
}

#[test]
fn who_learns_a_secret_by_their_own_act_reads_it_before_the_curtain_falls() {
    let mut table =
        Table::new("shogunate-learnt", &Setup { threshold: Some(60), ..Setup::new(4) }, Lang::En, 2);
    let mut quick = Quick::new(6);
    let mut prompt = table.hear();
    let mut n_learnt = 0;
    while n_learnt < 3 {
        prompt = match prompt {
            Prompt::Curtain(_) => table.ask(""),
            Prompt::Line(seat) => {
                // Cards are exchanged wherever they can be.
                let options = table.options(seat);
                let is_liked = |action: &Action| {
                    matches!(action, Action::Exchange(_) | Action::Choose(Card::StormsToFlowers))
                };
                let place = options.iter().position(is_liked).unwrap_or_else(|| quick.below(options.len()));
                let n_before = table.events.len();
                let prompt = table.act(seat, place);
                let is_secret = |event: &&Event| match **event {
                    Event::Exchanged { seat: one, other, .. } => [one, other].contains(&seat),
                    Event::Shown { to, .. } => to == seat,
                    _ => false,
                };
                if let Some(secret) = table.events[n_before..].iter().find(is_secret) {
                    let names = names(4);
                    let log = table.voice(&names, Viewer::Seat(seat)).event(secret);
                    assert!(says(table.screen(), &log), "{log}: {}", table.screen());
                    assert!([Prompt::Pause, Prompt::Line(seat)].contains(&prompt), "{prompt:?}");
                    n_learnt += usize::from(prompt == Prompt::Pause);
                } else {
                    assert_ne!(prompt, Prompt::Pause, "there is nothing to read: {}", table.screen());
                }
                prompt
            }
            Prompt::Pause => {
                let prompt = table.ask("");
                check_public_screen(&table);
                prompt
            }
            Prompt::Consent(_) | Prompt::End | Prompt::Gone => panic!("{prompt:?}"),
        }
    }
}
