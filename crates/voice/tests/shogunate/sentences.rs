//! Some sentences in every language.

use shogunate::{
    Action, Event, Reason,
    flow::end,
    piece::{Card, Place},
    scene::{Driver, Scene, leader},
};
use tabletop::{Game, Seat, Viewer};
use voice::shogunate::Voice;

use crate::in_each_language;

/// The sentence for a seat in English, Italian and Japanese. Seat 0 is Aya, 1 Ben, 2 Chiyo.
fn said(scene: &Scene, seat: u8, say: impl Fn(&Voice) -> String) -> Vec<String> {
    let mut said = Vec::new();
    in_each_language(&scene.rules, Viewer::Seat(Seat(seat)), |voice| said.push(say(voice)));
    said
}

fn question(scene: &Scene, seat: u8) -> Vec<String> {
    said(scene, seat, |voice| voice.question(&scene.view(seat), scene.game.status().asked()))
}

fn action(scene: &Scene, seat: u8, action: Action) -> Vec<String> {
    said(scene, seat, |voice| voice.action(&scene.view(seat), action))
}

/// The event of this kind, as a seat reads it.
fn event(scene: &Scene, seat: u8, is_it: fn(&Event) -> bool) -> Vec<String> {
    let event = scene.events.iter().find(|event| is_it(event)).expect("it has happened");
    said(scene, seat, |voice| voice.event(&event.veiled(voice.viewer)))
}

#[test]
fn a_choice_is_secret_until_all_have_chosen() {
    let mut scene = Scene::new(3);
    assert_eq!(
        question(&scene, 1),
        [
            "Choose an Action card in secret.",
            "Scegli in segreto una carta Azione.",
            "アクションカードを秘密に1枚選んでください。"
        ]
    );
    scene.act(1, Action::Choose(Card::Dishonor));
    assert_eq!(
        question(&scene, 1),
        [
            "You have chosen Dishonor. Waiting for Chiyo.",
            "Hai scelto Disonore. In attesa di Chiyo.",
            "「不名誉」を選びました。Chiyoを待っています。"
        ]
    );
    assert_eq!(
        event(&scene, 0, |event| matches!(event, Event::Chosen { .. })),
        [
            "Ben has chosen an Action card.",
            "Ben ha scelto una carta Azione.",
            "Benはアクションカードを選びました。"
        ]
    );
    assert_eq!(
        question(&scene, 0),
        [
            "Waiting for Chiyo to choose an Action card.",
            "In attesa di Chiyo: scelta della carta Azione.",
            "Chiyoがアクションカードを選ぶのを待っています。"
        ]
    );
}

#[test]
fn a_leader_moves_up_the_line() {
    let mut scene = Scene::new(3);
    scene.perform(1, Card::FlowingUpstream);
    let up = Action::Move { leader: leader('D'), to: Place(1) };
    assert_eq!(
        action(&scene, 1, up),
        [
            "Move the Snow 2 places up, to place 2",
            "Fai salire la Neve di 2 posti, al posto 2",
            "雪家を2つ上の第2位へ動かす"
        ]
    );
    assert_eq!(said(&scene, 1, |voice| voice.label(&scene.view(1), up)), ["Snow ↑2", "Neve ↑2", "雪家 ↑2"]);
    scene.act(1, up);
    let moved = |event: &Event| matches!(event, Event::LeaderMoved { .. });
    assert_eq!(
        event(&scene, 1, moved),
        [
            "You moved the Snow 2 places up, to place 2.",
            "Hai fatto salire la Neve di 2 posti, al posto 2.",
            "あなたは雪家を2つ上の第2位へ動かしました。"
        ]
    );
    assert_eq!(
        event(&scene, 2, moved)[..2],
        [
            "Ben moved the Snow 2 places up, to place 2.",
            "Ben ha fatto salire la Neve di 2 posti, al posto 2."
        ]
    );
}

/// SGK-2: only those who see a shown card are told which it is.
#[test]
fn a_shown_card_is_named_to_the_two_only() {
    let mut scene = Scene::new(3);
    let up = Action::Move { leader: leader('D'), to: Place(1) };
    scene.perform(1, Card::FlowingUpstream).act(1, up);
    assert_eq!(
        question(&scene, 1)[..2],
        ["Which of your Loyalty cards do you show to Aya?", "Quale delle tue carte Lealtà mostri a Aya?"]
    );
    scene.act(1, Action::Show(leader('B')));
    let shown = |event: &Event| matches!(event, Event::Shown { .. });
    assert_eq!(
        event(&scene, 1, shown),
        [
            "You showed Aya the Bamboo.",
            "Hai mostrato il Bambù a Aya.",
            "あなたはAyaに竹家の忠誠カードを見せました。"
        ]
    );
    assert_eq!(
        event(&scene, 0, shown),
        [
            "Ben showed you the Bamboo.",
            "Ben ti ha mostrato il Bambù.",
            "Benはあなたに竹家の忠誠カードを見せました。"
        ]
    );
    assert_eq!(
        event(&scene, 2, shown),
        [
            "Ben showed Aya a Loyalty card.",
            "Ben ha mostrato una carta Lealtà a Aya.",
            "BenはAyaに忠誠カードを見せました。"
        ]
    );
}

/// SGK-1.3: the log says that an exchange may have made it stale.
#[test]
fn the_private_log_tells_what_an_exchange_may_have_changed() {
    let mut scene = Scene::new(3);
    let up = Action::Move { leader: leader('D'), to: Place(1) };
    scene.perform(1, Card::FlowingUpstream).acts(1, &[up, Action::Show(leader('B'))]);
    let log = |scene: &Scene| {
        said(scene, 0, |voice| voice.note(scene.view(0).seen().next().expect("Aya was shown a card").0))
    };
    assert_eq!(
        log(&scene),
        [
            "Round 1: Ben showed you the Bamboo.",
            "Round 1: Ben ti ha mostrato il Bambù.",
            "第1ラウンド：Benはあなたに竹家の忠誠カードを見せました。"
        ]
    );
    scene.full_hands().perform(1, Card::StormsToFlowers).act(1, Action::Exchange(Seat(2)));
    assert_eq!(
        question(&scene, 2),
        [
            "Which Loyalty card do you give to Ben?",
            "Quale carta Lealtà cedi a Ben?",
            "Benにどの忠誠カードを渡しますか？"
        ]
    );
    scene.act(1, Action::Give(leader('C'))).act(2, Action::Give(leader('D')));
    let exchanged = |event: &Event| matches!(event, Event::Exchanged { .. });
    assert_eq!(
        event(&scene, 2, exchanged),
        [
            "You gave Ben the Snow and got the Wisteria.",
            "Hai dato la Neve a Ben e hai ricevuto il Glicine.",
            "あなたはBenに雪家の忠誠カードを渡し、藤家の忠誠カードを受け取りました。"
        ]
    );
    assert_eq!(
        event(&scene, 0, exchanged),
        [
            "Ben and Chiyo exchanged a Loyalty card.",
            "Ben e Chiyo si sono scambiati una carta Lealtà.",
            "BenとChiyoが忠誠カードを交換しました。"
        ]
    );
    assert_eq!(
        log(&scene),
        [
            "Round 1: Ben showed you the Bamboo. There has been an exchange since: it may be with Ben or Chiyo now.",
            "Round 1: Ben ti ha mostrato il Bambù. Da allora c'è stato uno scambio: ora la carta potrebbe essere in mano a Ben o Chiyo.",
            "第1ラウンド：Benはあなたに竹家の忠誠カードを見せました。その後に交換がありました。今はBenかChiyoが持っているかもしれません。"
        ]
    );
}

#[test]
fn a_card_that_the_reader_took_is_known_to_be_with_the_reader() {
    let mut scene = Scene::new(3);
    let up = Action::Move { leader: leader('D'), to: Place(1) };
    scene.perform(1, Card::FlowingUpstream).acts(1, &[up, Action::Show(leader('B'))]);
    scene.full_hands().hatamoto(2).perform(1, Card::StormsToFlowers).act(1, Action::Exchange(Seat(0)));
    scene.act(0, Action::Give(leader('A'))).act(1, Action::Give(leader('B')));
    let log = said(&scene, 0, |voice| voice.note(scene.view(0).seen().next().expect("a card was shown").0));
    assert!(log[0].ends_with("It was exchanged: now you have it."), "{}", log[0]);
    assert!(log[1].ends_with("La carta è stata scambiata: ora è in mano a te."), "{}", log[1]);
    assert!(log[2].ends_with("その後の交換で、今はあなたが持っています。"), "{}", log[2]);
}

#[test]
fn the_end_tells_points_and_what_broke_the_tie() {
    let mut scene = Scene::new(3);
    scene.hands(&["AA", "BC", "EF"]).line("DABCEF").honor([0, 6, 7, 0, 6, 9]).end_round(9);
    assert!(scene.is_over());
    let over = |event: &Event| matches!(event, Event::GameOver { .. });
    assert_eq!(
        event(&scene, 0, over),
        [
            "The game is over: a score has reached 10. 1. Chiyo (15 points), 2. Ben (12 points), 3. Aya (2 points).",
            "La partita è finita: un punteggio ha raggiunto 10. 1. Chiyo (15 punti), 2. Ben (12 punti), 3. Aya (2 punti).",
            "ゲーム終了。得点が10点に達しました。1位：Chiyo（15点）、2位：Ben（12点）、3位：Aya（2点）。"
        ]
    );
    // With the same points, the one whose better Leader stands higher is ahead.
    scene.line("ABCDEF").honor([0, 6, 6, 0, 6, 6]);
    let tallies = end::tallies(scene.game.table());
    assert_eq!(
        said(&scene, 0, |voice| voice.tally(Seat(1), &tallies[1])),
        [
            "1. Ben, 12 points: Bamboo 6 (place 2), Wisteria 6 (place 3)",
            "1. Ben, 12 punti: Bambù 6 (al posto 2), Glicine 6 (al posto 3)",
            "1位：Ben、12点（竹家6・第2位、藤家6・第3位）"
        ]
    );
    let tie = tallies[1].tie.expect("two have 12 points");
    assert_eq!(
        said(&scene, 0, |voice| voice.tie_break(tie)),
        [
            "Tied on points; the player whose better-placed Leader is higher in the Line comes first.",
            "A parità di punti precede chi ha il Capo migliore più in alto nella Linea.",
            "同点のため、自分の当主のうち上の当主がより上にいるプレイヤーが上位です。"
        ]
    );
}

#[test]
fn a_reason_is_a_sentence() {
    let scene = Scene::new(3);
    assert_eq!(
        said(&scene, 0, |voice| voice.reason(Reason::HatamotoChoosesNone)),
        [
            "As Hatamoto you choose no Action card.",
            "Da Hatamoto non scegli carte Azione.",
            "旗本はアクションカードを選びません。"
        ]
    );
}
