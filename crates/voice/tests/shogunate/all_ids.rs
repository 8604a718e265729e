//! Every id of Shogunate has words in every language, and every message is used.

use std::{collections::BTreeSet, fs, path::Path};

use shogunate::{
    Action, Cause, Ending, Event, Part, Reason, Shogunate,
    components::{PROBLEMS, Power, embedded},
    flow::end::TieBreak,
    piece::{Card, Leader, N_PLOTS, Place, PlotId},
};
use tabletop::{
    Game, NoLog, Seat, Seed, Viewer,
    components::{ProblemKind, Source},
};
use words::{Arg, Lang, words};

use crate::{check, in_each_language, rules};

/// The reader, somebody else, and one more.
const SEATS: [Seat; 3] = [Seat(1), Seat(2), Seat(0)];
const VIEWERS: [Viewer; 2] = [Viewer::Seat(SEATS[0]), Viewer::Spectator];

#[test]
fn everything_has_a_name() {
    let rules = rules(4);
    in_each_language(&rules, Viewer::Spectator, |voice| {
        for leader in Leader::ALL {
            for text in [voice.leader(leader), voice.leader_full(leader), voice.letter(leader)] {
                check(voice, &text);
            }
        }
        Place::ALL.into_iter().for_each(|place| check(voice, &voice.place(place)));
        Card::ALL.into_iter().for_each(|card| check(voice, &voice.card(card)));
        Card::ALL.into_iter().for_each(|card| check(voice, &voice.card_text(card)));
        (0..N_PLOTS as u8).map(PlotId).for_each(|plot| check(voice, &voice.plot_full(plot)));
        Power::ALL.into_iter().for_each(|power| check(voice, &voice.power(power)));
        (0..7).map(Seat).for_each(|seat| check(voice, &voice.player(seat)));
        let ties = [TieBreak::FirstPlace, TieBreak::SecondPlace, TieBreak::FewerUp, TieBreak::Shared];
        ties.into_iter().for_each(|tie| check(voice, &voice.tie_break(tie)));
    });
}

#[test]
fn leaders_are_told_apart_by_name_letter_and_crest() {
    let rules = rules(4);
    in_each_language(&rules, Viewer::Spectator, |voice| {
        let distinct = |text: fn(&voice::shogunate::Voice, Leader) -> String| {
            Leader::ALL.map(|leader| text(voice, leader)).into_iter().collect::<BTreeSet<_>>().len()
        };
        let code = voice.words.lang().code();
        assert_eq!(distinct(|voice, leader| voice.leader(leader)), 6, "{code}");
        assert_eq!(distinct(|voice, leader| voice.letter(leader)), 6, "{code}");
        assert_eq!(distinct(|voice, leader| voice.crest(leader)), 6, "{code}");
        for leader in Leader::ALL {
            assert_eq!(voice.crest(leader).chars().count(), 1, "{code}");
            assert_eq!(voice.letter(leader).chars().count(), 1, "{code}");
        }
    });
}

#[test]
fn names_of_an_owners_file_stand_as_they_are() {
    let mut rules = rules(4);
    rules.components.clans[2] = String::from("Éboshi");
    rules.components.plots[4].name = String::from("Something printed");
    in_each_language(&rules, Viewer::Spectator, |voice| {
        assert_eq!(voice.leader(Leader(2)), "Éboshi");
        assert_eq!(voice.crest(Leader(2)), "É");
        assert_eq!(voice.plot(PlotId(4)), "Something printed");
        check(voice, &voice.event(&Event::ShinobiMoved { from: Leader(2), to: Leader(0) }));
    });
}

/// One of each action, several where the words differ.
fn actions() -> Vec<Action> {
    let (leader, other, seat) = (Leader(1), Leader(3), SEATS[1]);
    let mut actions = vec![
        Action::Withdraw,
        Action::Perform(seat),
        Action::Name(leader),
        Action::Switch(leader, other),
        Action::Reveal(leader),
        Action::Show(leader),
        Action::Honor(leader),
        Action::TakeHonor(leader),
        Action::Ask(seat),
        Action::Exchange(seat),
        Action::Give(leader),
        Action::Shinobi(leader),
        Action::Look(seat),
    ];
    actions.extend(Card::ALL.map(Action::Choose));
    actions.extend(Place::ALL.map(|to| Action::Move { leader, to }));
    actions
}

#[test]
fn every_action_has_words() {
    let rules = rules(4);
    let game = Shogunate::new(&rules, &Seed([5; 32]), &mut NoLog);
    for viewer in VIEWERS {
        let view = game.view(&rules, viewer);
        in_each_language(&rules, viewer, |voice| {
            for action in actions() {
                check(voice, &voice.action(&view, action));
                check(voice, &voice.label(&view, action));
            }
        });
    }
}

/// One of each event, several where the words differ: of the reader, and of others.
fn events() -> Vec<Event> {
    let (leader, to, card, plot) = (Leader(1), Leader(3), Card::Dishonor, PlotId(4));
    let mut events = vec![
        Event::PlotsShuffled,
        Event::PlotRevealed { plot },
        Event::HonorPlaced { leader, n: 2, cause: Cause::Pattern },
        Event::HonorTaken { leader, cause: Cause::Shinobi },
        Event::ShinobiMoved { from: leader, to },
        Event::RoundEnded { round: 3 },
        Event::LeftOverOpened { leaders: Vec::new() },
        Event::LeftOverOpened { leaders: vec![leader, to] },
        Event::GameOver { ending: Ending::Score, ranks: vec![2, 1, 3], scores: vec![11, 13, 0] },
        Event::GameOver { ending: Ending::Rounds, ranks: vec![1, 1, 3], scores: vec![1, 1, 0] },
    ];
    for seat in SEATS {
        for known in [Some(leader), None] {
            events.push(Event::LoyaltyDealt { seat, leaders: known.map(|leader| [leader, to]) });
            events.push(Event::Chosen { seat, card: known.map(|_| card) });
            events.push(Event::Offered { seat, leader: known });
        }
        events.extend([
            Event::Dealt { line: Leader::ALL.to_vec(), shinobi: leader, hatamoto: seat },
            Event::RoundBegan { round: 2, hatamoto: seat },
            Event::Withdrawn { seat },
            Event::CardRevealed { seat, card },
            Event::Performing { seat, card },
            Event::LeaderNamed { seat, leader },
            Event::LoyaltyRevealed { seat, leader },
            Event::Discarded { seat, card },
            Event::PowerBegan { seat, plot },
            Event::TookBack { seat },
            Event::MarkerPassed { from: Seat(3), to: seat },
            Event::LoyaltyOpened { seat, leaders: [leader, to] },
        ]);
        events.extend(
            [Part::Reveal, Part::Show, Part::Ask, Part::Power].map(|part| Event::Skipped { seat, part }),
        );
        for cause in [Cause::Card(seat), Cause::Power(seat), Cause::Pattern, Cause::Shinobi] {
            let (from, one_from, other_from) = (Place(3), Place(0), Place(5));
            events.extend([1, 2, 4].map(|to| Event::LeaderMoved { leader, from, to: Place(to), cause }));
            events.push(Event::LeadersSwitched { one: leader, one_from, other: to, other_from, cause });
            events.push(Event::HonorPlaced { leader, n: 1, cause });
            events.push(Event::HonorTaken { leader, cause });
        }
        for other in SEATS.into_iter().filter(|&other| other != seat) {
            events.push(Event::Asked { seat, other });
            events.push(Event::ExchangeBegan { seat, other });
            for known in [Some(leader), None] {
                let other_gave = known.map(|_| to);
                events.push(Event::Shown { by: seat, to: other, leader: known });
                events.push(Event::Looked { by: seat, of: other, leader: known });
                events.push(Event::Exchanged { seat, gave: known, other, other_gave });
            }
        }
    }
    events
}

#[test]
fn every_event_has_words() {
    let rules = rules(4);
    let events = events();
    let told: BTreeSet<String> = events
        .iter()
        .map(|event| {
            let name = format!("{event:?}");
            name.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
        })
        .collect();
    assert_eq!(told.len(), Event::NAMES.len(), "one of each event is told");
    for viewer in VIEWERS {
        in_each_language(&rules, viewer, |voice| {
            events.iter().for_each(|event| check(voice, &voice.event(event)));
        });
    }
}

#[test]
fn every_reason_has_words() {
    for lang in Lang::ALL {
        for id in Reason::IDS {
            assert!(words(lang).has(id), "{} does not know {id}", lang.code());
        }
    }
    in_each_language(&rules(3), Viewer::Spectator, |voice| check(voice, &voice.reason(Reason::AtHead)));
}

#[test]
fn every_problem_and_source_of_a_component_file_has_words() {
    for lang in Lang::ALL {
        for id in [ProblemKind::IDS, &PROBLEMS].concat() {
            assert!(words(lang).has(id), "{} does not know {id}", lang.code());
        }
        for source in Source::ALL {
            let id = format!("source-{}", source.id());
            assert!(words(lang).has(&id), "{} does not know {id}", lang.code());
        }
        let args = vec![("key", String::from("leaders.clans.1")), ("found", String::from(" "))];
        let problem = ProblemKind::OfGame { id: PROBLEMS[0], args };
        let args = problem.args();
        let args: Vec<(&str, Arg)> = args.iter().map(|(name, text)| (*name, text.as_str().into())).collect();
        assert!(!words(lang).say(problem.id(), &args).contains(['{', '$']));
    }
}

/// Every string in the sources that looks like an id, with a hyphen and no capital.
fn ids_in_sources() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/shogunate");
    let mut ids = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let text =
            fs::read_to_string(entry.expect("the folder can be read").path()).expect("sources are text");
        let is_id = |text: &&str| {
            let is_letter =
                |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
            text.contains('-') && text.len() > 1 && text.chars().all(is_letter)
        };
        ids.extend(text.split('"').skip(1).step_by(2).filter(is_id).map(String::from));
    }
    ids
}

/// The message ids for names in the component file, and their prefixes.
fn ids_of_components() -> (BTreeSet<String>, [&'static str; 5]) {
    let components = &embedded().components;
    let prefixes = ["sho-leader", "sho-plot", "sho-card", "sho-card-text", "sho-power"];
    let mut ids = BTreeSet::new();
    let mut add = |prefix: &str, name: &str| ids.insert(format!("{prefix}-{}", name.replace('_', "-")));
    for clan in &components.clans {
        add(prefixes[0], clan);
    }
    for plot in &components.plots {
        add(prefixes[1], &plot.name);
    }
    for card in Card::ALL {
        add(prefixes[2], card.id());
        add(prefixes[3], card.id());
    }
    for power in Power::ALL {
        add(prefixes[4], power.id());
    }
    (ids, prefixes)
}

#[test]
fn every_id_has_words_and_every_word_is_used() {
    let (made, prefixes) = ids_of_components();
    let mut used = ids_in_sources();
    prefixes.into_iter().for_each(|prefix| assert!(used.remove(prefix), "{prefix} makes ids"));
    used.extend(made);
    used.extend(Reason::IDS.iter().map(|&id| id.to_owned()));
    for id in &used {
        for lang in Lang::ALL {
            assert!(words(lang).has(id), "{} does not know {id}", lang.code());
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales/en/shogunate/game.ftl");
    let text = fs::read_to_string(file).expect("the English words are there");
    let ids = text.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
    let unused: Vec<&str> = ids.filter(|id| !id.starts_with([' ', '#']) && !used.contains(*id)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
