//! Every id of the game has words in every language, and every message is used.

use std::{collections::BTreeSet, fs, path::Path};

use katana::{
    Action, Cause, Event, Katana, Reason, Rules, Setup, Target,
    components::{PROBLEMS, embedded},
    piece::{
        Area, ByKind, CardId, Cell, Composition, Favor, Figure, GhostCard, HonorId, House, Kind, Line,
        N_CARDS, N_HONOR, N_SWORDS, Room, RoomPlace, RoomSet, SwordId,
    },
    table::Category,
};
use tabletop::{
    Game, NoLog, Seat, Seed,
    components::{ProblemKind, Source},
};
use voice::katana::Voice;
use words::{Arg, Lang, words};

use crate::check;

fn rules() -> Rules {
    Rules::new(&Setup::new(4), &embedded().components).expect("the setup makes a game")
}

fn names() -> Vec<String> {
    ["Anna", "Bruno", "Chiyo", "Dai"].map(String::from).to_vec()
}

fn in_each_language(rules: &Rules, mut visit: impl FnMut(&Voice, &dyn Fn(String))) {
    let names = names();
    for lang in Lang::ALL {
        let voice = Voice { words: words(lang), rules, names: &names };
        visit(&voice, &|text| check(lang, &text));
    }
}

#[test]
fn everything_has_a_name() {
    let rules = rules();
    in_each_language(&rules, |voice, check| {
        Kind::ALL.into_iter().for_each(|kind| check(voice.kind(kind)));
        Kind::ALL.into_iter().for_each(|kind| check(voice.letter(kind)));
        House::ALL.into_iter().for_each(|house| check(voice.house(house)));
        House::ALL.into_iter().for_each(|house| check(voice.sashimono(house)));
        Area::ALL.into_iter().for_each(|area| check(voice.area(area)));
        Room::ALL.into_iter().for_each(|room| check(voice.room(room)));
        Room::ALL.into_iter().for_each(|room| check(voice.room_effect(room)));
        [Figure::Worker, Figure::Monk].into_iter().for_each(|figure| check(voice.figure(figure)));
        Line::all().for_each(|line| check(voice.line(line)));
        (0..20).map(Cell).for_each(|cell| check(voice.cell(cell)));
        (0..N_SWORDS as u8).map(SwordId).for_each(|sword| check(voice.sword(sword)));
        (0..N_CARDS as u8).map(CardId).for_each(|card| check(voice.card(card)));
        (0..N_HONOR as u8).map(HonorId).for_each(|honor| check(voice.honor(honor)));
        (0..5).map(Favor).for_each(|favor| check(voice.favor(favor)));
        Category::ALL.into_iter().for_each(|category| check(voice.category(category)));
        CAUSES.into_iter().for_each(|cause| check(voice.cause(cause)));
        (0..5).map(Seat).for_each(|seat| check(voice.player(seat)));
        GhostCard::ALL.into_iter().for_each(|card| check(voice.ghost_card(card)));
        check(voice.ghost());
        check(voice.kinds(ByKind([0, 2, 1, 0])));
        check(voice.kinds(ByKind::default()));
    });
}

const CAUSES: [Cause; 10] = [
    Cause::Start,
    Cause::Sword,
    Cause::StartingSashimono,
    Cause::Market,
    Cause::Decoration,
    Cause::Room,
    Cause::Komainu,
    Cause::Line,
    Cause::Card,
    Cause::Benefit,
];

/// One of each action, several where the words differ.
fn actions() -> Vec<Action> {
    let (sword, other, kind, card) = (SwordId(3), SwordId::katana(Seat(0)), Kind::Steel, CardId(80));
    let (house, room) = (House(2), RoomPlace(1));
    vec![
        Action::TakeStart(sword),
        Action::Place { figure: Figure::Worker, area: Area::Market },
        Action::Place { figure: Figure::Monk, area: Area::Komainu },
        Action::Offer(0),
        Action::Offer(1),
        Action::Pass(Some(HonorId(4))),
        Action::Pass(None),
        Action::EndTurn,
        Action::TakeSword { house, space: 1 },
        Action::TakeSashimono(house),
        Action::BuyResource(kind),
        Action::TakeMarketCard(2),
        Action::Line(Line::row(2)),
        Action::Line(Line::column(2)),
        Action::Move(sword),
        Action::Swap(sword, other),
        Action::Advance(Some(kind)),
        Action::Advance(None),
        Action::Decorate { sword, kind },
        Action::Arrange(RoomSet(0b10101)),
        Action::UseRoom { room, on: Target::Plain },
        Action::UseRoom { room, on: Target::Decorator(Some(kind)) },
        Action::UseRoom { room, on: Target::Decorator(None) },
        Action::UseRoom { room, on: Target::Sword(sword) },
        Action::SwapByRoom { room, one: sword, other },
        Action::Done,
        Action::Decline,
        Action::Deliver(sword),
        Action::Deliver(other),
        Action::Collect(Line::row(1)),
        Action::Collect(Line::column(4)),
        Action::Project(None, None),
        Action::Project(Some(kind), Some(kind)),
        Action::PutKatana { change: false },
        Action::PutKatana { change: true },
        Action::Compose(kind),
        Action::Play(card),
        Action::PlayOnLine(card, Line::row(0)),
        Action::PlayToken(card, room),
        Action::Turn { from: kind, to: Kind::Wood, n: 2 },
        Action::Buy(card),
        Action::Discard(card),
        Action::AddGhostCard(GhostCard::Palace),
    ]
}

#[test]
fn every_action_has_words() {
    let rules = rules();
    let game = Katana::new(&rules, &Seed([5; 32]), &mut NoLog);
    in_each_language(&rules, |voice, check| {
        for action in actions() {
            check(voice.action(&game, Seat(0), action));
        }
    });
}

/// One of each event, several where the words differ.
fn events() -> Vec<Event> {
    let (seat, sword, kind, card) = (Seat(1), SwordId(7), Kind::Leather, CardId(12));
    let (cell, line, honor, favor) = (Cell::at(1, 2), Line::column(2), HonorId(6), Favor(2));
    let (house, room) = (House(3), RoomPlace(4));
    let katana = SwordId::katana(seat);
    let composition = Composition::parse("LSSWU").expect("these are letters");
    let rooms = [Room::Coins, Room::Wood, Room::Steel, Room::Move, Room::Discount];
    let (cause, resources) = (Cause::Line, ByKind([0, 1, 2, 0]));
    vec![
        Event::Dealt { rooms: rooms.to_vec(), favors: vec![favor], first: seat },
        Event::StartSwordsRevealed { swords: vec![sword, SwordId(9)] },
        Event::RoundBegan { round: 2, first: seat },
        Event::TurnBegan { seat },
        Event::Placed { seat, figure: Figure::Worker, area: Area::Academy },
        Event::Placed { seat, figure: Figure::Monk, area: Area::Palace },
        Event::OfferingPaid { seat, coins: 5, cards: 0 },
        Event::OfferingPaid { seat, coins: 2, cards: 1 },
        Event::LineNamed { seat, line },
        Event::SwordTaken { seat, sword, house: Some(house), cell },
        Event::SwordTaken { seat, sword, house: None, cell },
        Event::SwordRevealed { house, space: 1, sword },
        Event::CoinsGained { seat, coins: 1, cause },
        Event::CoinsPaid { seat, coins: 3, cause },
        Event::ResourcesGained { seat, resources, cause },
        Event::ResourcesTurned { seat, from: kind, to: Kind::Wood, n: 3 },
        Event::CardTaken { seat, card },
        Event::CardRevealed { house: Some(house), card },
        Event::CardRevealed { house: None, card },
        Event::HonorRevealed { honor },
        Event::Moved { seat, sword: katana, kind, to: cell },
        Event::Swapped { seat, one: sword, other: katana },
        Event::Decorated { seat, sword, kind },
        Event::Advanced { seat, kind, column: 2 },
        Event::Arranged { seat, rooms: RoomSet(0b1010) },
        Event::SharedRoom { seat, room },
        Event::TokenPlaced { seat, room },
        Event::RoomUsed { seat, room },
        Event::Declined { seat },
        Event::KomainuTaken { seat },
        Event::Delivered { seat, sword, cell },
        Event::Delivered { seat, sword: katana, cell },
        Event::LineCollected { seat, line, times: 1 },
        Event::LineCollected { seat, line, times: 2 },
        Event::Scored { seat, points: 4, category: Category::Swords },
        Event::Scored { seat, points: -1, category: Category::ProjectChanges },
        Event::SashimonoGained { seat, house },
        Event::WorkerFreed { seat },
        Event::ProjectGrew { seat, kinds: vec![kind, kind] },
        Event::KatanaPut { seat, composition, added: 0, removed: 0 },
        Event::KatanaPut { seat, composition, added: 1, removed: 2 },
        Event::Shamed { seat },
        Event::Dishonored { seat },
        Event::CardPlayed { seat, card },
        Event::CardBought { seat, card, line },
        Event::CardDiscarded { seat, card },
        Event::Passed { seat, honor: Some(honor) },
        Event::Passed { seat, honor: None },
        Event::TurnEnded { seat },
        Event::FavorTaken { seat, favor },
        Event::FavorShared { seats: vec![seat, Seat(2)], favor },
        Event::HonorScored { seat, honor, points: 12 },
        Event::GameOver { ranks: vec![2, 1, 3], scores: vec![80, 91, -1] },
        Event::GhostSeated { seat, level: 2, workers: 3 },
        Event::GhostDrew { seat, card: GhostCard::Daimyo },
        Event::GhostCrowdedOut { seat, card: GhostCard::Market },
        Event::GhostTookSword { seat, sword, house, space: 1 },
        Event::GhostKatanaGrew { seat, kind },
        Event::GhostKatanaDecorated { seat, kind },
        Event::DisplayDiscarded { house: Some(house), card },
        Event::DisplayDiscarded { house: None, card: CardId(70) },
        Event::GhostCardRemoved { card: GhostCard::Daimyo },
        Event::GhostDeckShuffled { seat },
        Event::GhostAsideRevealed { cards: vec![GhostCard::Palace, GhostCard::Academy] },
        Event::GhostCardJoined { card: Some(GhostCard::Academy) },
        Event::GhostCardJoined { card: None },
        Event::HonorCopied { seat, honor, of: Seat(0) },
        Event::GhostTurnedAway { seat, card: GhostCard::Academy },
        Event::PriceRaised { kind, price: 3 },
    ]
}

#[test]
fn every_event_has_words() {
    let rules = rules();
    in_each_language(&rules, |voice, check| {
        for event in events() {
            check(voice.event(&event));
            check(voice.event_at(&rules.components.rooms.first_game, &event));
        }
    });
}

#[test]
fn every_reason_has_words() {
    let kind = Arg::from("Steel");
    for lang in Lang::ALL {
        for id in Reason::IDS {
            assert!(words(lang).has(id), "{} does not know {id}", lang.code());
            check(lang, &words(lang).say(id, &[("missing", Arg::from(1u8)), ("kind", kind.clone())]));
        }
    }
    in_each_language(&rules(), |voice, check| {
        check(voice.reason(Reason::OfferingTooDear { missing: 1 }));
        check(voice.reason(Reason::Incomplete { missing: 2 }));
        check(voice.reason(Reason::ProjectLacks { kind: Kind::Lacquer }));
    });
}

fn of_game(id: &'static str, args: &[(&'static str, &str)]) -> ProblemKind {
    let args = args.iter().map(|&(name, text)| (name, text.to_owned())).collect();
    ProblemKind::OfGame { id, args }
}

/// One of each problem of a component file.
fn problems() -> Vec<ProblemKind> {
    let (key, found, allowed) =
        (|| String::from("swords.18.points"), || String::from("X"), || String::from("U, W"));
    vec![
        ProblemKind::Syntax { detail: found() },
        ProblemKind::UnknownKey { key: key() },
        ProblemKind::MissingKey { key: key() },
        ProblemKind::WrongType { key: key(), expected: "integer", found: "float" },
        ProblemKind::MissingSource { key: key() },
        ProblemKind::UnknownSource { key: key(), found: found(), allowed: allowed() },
        ProblemKind::SourceShape { key: key() },
        ProblemKind::TooSmall { key: key(), found: -1, least: 0 },
        ProblemKind::TooLarge { key: key(), found: 9, most: 8 },
        ProblemKind::TooFew { key: key(), found: 49, least: 50 },
        ProblemKind::TooMany { key: key(), found: 51, most: 50 },
        ProblemKind::UnknownWord { key: key(), found: found(), allowed: allowed() },
        ProblemKind::Repeated { key: key(), found: found() },
        of_game(PROBLEMS[0], &[("key", "academy.coins"), ("found", "3"), ("before", "4")]),
        of_game(PROBLEMS[1], &[("key", "swords.18.composition"), ("composition", "LSWU"), ("letter", "2")]),
        of_game(PROBLEMS[2], &[("key", "swords.18.composition"), ("composition", "LSWU"), ("letter", "2")]),
        of_game(PROBLEMS[3], &[("key", "rooms.first_game")]),
    ]
}

#[test]
fn every_problem_and_source_of_a_component_file_has_words() {
    let ids: Vec<&str> = problems().iter().map(ProblemKind::id).collect();
    assert_eq!(ids, [ProblemKind::IDS, &PROBLEMS].concat());
    for lang in Lang::ALL {
        for problem in problems() {
            let args = problem.args();
            let args: Vec<(&str, Arg)> =
                args.iter().map(|(name, text)| (*name, text.as_str().into())).collect();
            assert!(words(lang).has(problem.id()), "{} does not know {}", lang.code(), problem.id());
            check(lang, &words(lang).say(problem.id(), &args));
        }
        for source in Source::ALL {
            let id = format!("source-{}", source.id());
            assert!(words(lang).has(&id), "{} does not know {id}", lang.code());
        }
    }
}

/// Every string in the sources that looks like an id, with a hyphen and no capital.
fn ids_in_sources() -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/katana");
    let mut ids = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("the sources are there") {
        let path = entry.expect("the folder can be read").path();
        let text = fs::read_to_string(path).expect("sources are text");
        let is_id = |text: &&str| {
            let is_letter =
                |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
            text.contains('-') && text.chars().all(is_letter)
        };
        ids.extend(text.split('"').skip(1).step_by(2).filter(is_id).map(String::from));
    }
    ids
}

#[test]
fn every_id_in_the_sources_has_words_and_every_word_is_used() {
    let mut used = ids_in_sources();
    for id in &used {
        for lang in Lang::ALL {
            assert!(words(lang).has(id), "{} does not know {id}", lang.code());
        }
    }
    used.extend(Reason::IDS.iter().map(|&id| id.to_owned()));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../words/locales/en/katana/game.ftl");
    let text = fs::read_to_string(file).expect("the English words are there");
    let ids = text.lines().filter_map(|line| line.split_once(" = ")).map(|(id, _)| id);
    let unused: Vec<&str> = ids.filter(|id| !id.starts_with([' ', '#']) && !used.contains(*id)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}
