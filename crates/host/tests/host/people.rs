//! Identities, names, passphrases, recovery links, and deletion.

use host::{
    Absence, Caller, Credentials, MessageBody, MessageView, Phase, Refusal, SeatKind, Secret, TableId, Who,
    Why,
};
use tabletop::Seat;

use crate::table::House;

const DAY_MS: i64 = 24 * 3_600_000;
const PASSPHRASE: &str = "correct horse battery";

impl House {
    /// A new browser, and a name for it.
    async fn newcomer(&self, name: &str) -> (Who, Secret) {
        let (who, cookie) = self.host.new_person().await.unwrap();
        self.host.set_name(who, name).await.unwrap();
        (who, cookie)
    }

    /// A person whose login is their name, and their cookie.
    async fn member(&self, name: &str) -> (Who, Secret) {
        let (who, _) = self.newcomer(name).await;
        let cookie = self.host.set_passphrase(who, name, PASSPHRASE).await.unwrap();
        (self.who(&cookie).await, cookie)
    }

    /// Signs in from a browser and an address that nobody knows.
    async fn sign_in(
        &self,
        who: Who,
        login: &str,
        passphrase: &str,
        comes_along: bool,
    ) -> Result<Secret, Refusal> {
        let credentials = Credentials { login, passphrase, comes_along };
        self.host.sign_in(who, at(0, Secret(0)), credentials).await
    }

    async fn who(&self, cookie: &Secret) -> Who {
        self.host.who(Some(cookie)).await.unwrap()
    }

    /// A table of `first` where `second` has the other seat.
    async fn table_of(&self, first: Who, second: Who) -> TableId {
        let table = self.open_table(first).await;
        self.host.claim(second, table, None, "").await.unwrap();
        table
    }

    /// All bytes of the stopped database.
    async fn stored(self) -> Vec<u8> {
        self.host.stop().await;
        std::fs::read(self.file()).unwrap()
    }
}

fn at(address: u128, browser: Secret) -> Caller {
    Caller { address, browser: browser.hash() }
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test]
async fn a_browser_is_known_by_its_cookie_alone() {
    let house = House::open().await;
    assert_eq!(house.host.who(None).await.unwrap(), Who::default());
    assert_eq!(house.who(&Secret(7)).await, Who::default());
    let (who, cookie) = house.newcomer("Ann").await;
    assert_eq!(house.who(&cookie).await, who);
    let person = house.host.person(who).await.unwrap();
    assert_eq!((person.name.as_str(), person.login, person.has_recovery), ("Ann", None, false));
    assert!(matches!(house.host.person(Who::default()).await, Err(Refusal::Unknown)));
    house.host.sign_out(who).await.unwrap();
    assert_eq!(house.who(&cookie).await, Who::default());
}

#[tokio::test]
async fn a_cookie_that_is_used_lasts_and_one_that_is_not_ends() {
    let house = House::open().await;
    let (who, cookie) = house.newcomer("Ann").await;
    for _ in 0..4 {
        house.pass(170 * DAY_MS);
        assert_eq!(house.who(&cookie).await, who);
    }
    house.pass(181 * DAY_MS);
    assert_eq!(house.who(&cookie).await, Who::default());
}

#[tokio::test]
async fn names_and_languages_are_checked_and_kept() {
    let house = House::open().await;
    let (who, cookie) = house.newcomer("  Ann  ").await;
    assert_eq!(house.host.person(who).await.unwrap().name, "Ann");
    for (name, expected) in
        [("", Why::Empty), ("a\u{202e}b", Why::Unprintable), (&"x".repeat(25), Why::TooLong)]
    {
        let refused = house.host.set_name(who, name).await;
        assert!(matches!(refused, Err(Refusal::Bad { field: "name", why }) if why == expected), "{name:?}");
    }
    house.host.set_lang(who, "ja").await.unwrap();
    assert!(matches!(house.host.set_lang(who, "../x").await, Err(Refusal::Bad { field: "lang", .. })));
    let house = house.restart().await;
    let person = house.host.person(house.who(&cookie).await).await.unwrap();
    assert_eq!((person.name.as_str(), person.lang.as_deref()), ("Ann", Some("ja")));
}

#[tokio::test]
async fn a_passphrase_opens_another_browser_and_only_the_right_one() {
    let house = House::open().await;
    let (ann, _) = house.member("Ann").await;
    let wrong = [("Ann", "wrong horse battery"), ("Nobody", PASSPHRASE), ("a/b", PASSPHRASE), ("", "")];
    for (login, passphrase) in wrong {
        let refused = house.sign_in(Who::default(), login, passphrase, false).await;
        let is_plain =
            matches!(refused, Err(Refusal::Bad { field: "passphrase", why: Why::WrongPassphrase }));
        assert!(is_plain, "{login}");
    }
    let cookie = house.sign_in(Who::default(), " ANN ", PASSPHRASE, false).await.unwrap();
    let there = house.who(&cookie).await;
    assert_eq!(there.person, ann.person);
    assert_ne!(there.session, ann.session);
    assert!(!holds(&house.stored().await, PASSPHRASE));
}

#[tokio::test]
async fn a_login_belongs_to_one_person_and_a_passphrase_has_a_length() {
    let house = House::open().await;
    let (ann, _) = house.member("Ann").await;
    let (bo, _) = house.newcomer("Bo").await;
    let taken = house.host.set_passphrase(bo, "ａｎｎ", PASSPHRASE).await;
    assert!(matches!(taken, Err(Refusal::Bad { field: "login", why: Why::NameTaken })));
    let short = house.host.set_passphrase(bo, "bo", "seven77").await;
    assert!(matches!(short, Err(Refusal::Bad { field: "passphrase", why: Why::TooShort })));
    let long = house.host.set_passphrase(bo, "bo", &"x".repeat(201)).await;
    assert!(matches!(long, Err(Refusal::Bad { field: "passphrase", why: Why::TooLong })));
    assert!(matches!(
        house.host.set_passphrase(Who::default(), "bo", PASSPHRASE).await,
        Err(Refusal::Unknown)
    ));
    assert_eq!(house.host.person(bo).await.unwrap().login, None);
    assert_eq!(house.host.person(ann).await.unwrap().login.as_deref(), Some("ann"));
}

#[tokio::test]
async fn a_new_passphrase_signs_out_all_other_browsers_and_changes_the_cookie_here() {
    let house = House::open().await;
    let (ann, here) = house.member("Ann").await;
    let there = house.sign_in(Who::default(), "ann", PASSPHRASE, false).await.unwrap();
    let link = house.host.issue_recovery(ann).await.unwrap();
    for wrong in ["", "another horse battery"] {
        let refused = house.host.change_passphrase(ann, wrong, "ann", "another passphrase").await;
        assert!(matches!(refused, Err(Refusal::Bad { field: "current", why: Why::WrongPassphrase })));
    }
    assert!(house.host.set_passphrase(ann, "ann", "another passphrase").await.is_err());
    assert_eq!(house.who(&there).await.person, ann.person, "nothing has changed");
    house.host.recovery(&link).await.unwrap();
    let new = house.host.change_passphrase(ann, PASSPHRASE, "ann", "another passphrase").await.unwrap();
    assert!(matches!(house.host.recovery(&link).await, Err(Refusal::NotFound)));
    assert_eq!(house.who(&here).await, Who::default());
    assert_eq!(house.who(&there).await, Who::default());
    assert_eq!(house.who(&new).await.person, ann.person);
    let old = house.sign_in(Who::default(), "ann", PASSPHRASE, false).await;
    assert!(matches!(old, Err(Refusal::Bad { .. })));
}

#[tokio::test]
async fn signing_in_changes_the_cookie_and_the_old_one_is_void() {
    let house = House::open().await;
    let (ann, first) = house.member("Ann").await;
    let second = house.sign_in(ann, "ann", PASSPHRASE, false).await.unwrap();
    assert_eq!(house.who(&first).await, Who::default());
    assert_eq!(house.who(&second).await.person, ann.person);
}

#[tokio::test]
async fn strangers_lock_out_their_own_addresses_and_no_browser_that_is_known() {
    let house = House::open().await;
    house.member("Ann").await;
    let (wrong, right) = ("wrong passphrase", PASSPHRASE);
    let tries = async |address, browser, passphrase| {
        let credentials = Credentials { login: "ann", passphrase, comes_along: false };
        house.host.sign_in(Who::default(), at(address, Secret(browser)), credentials).await
    };
    tries(1, 77, right).await.unwrap();
    for address in 2..12 {
        for n in 0..10 {
            assert!(matches!(tries(address, n, wrong).await, Err(Refusal::Bad { .. })));
        }
        assert!(matches!(tries(address, 10, right).await, Err(Refusal::TooMany(Why::Tries))), "{address}");
    }
    tries(99, 99, right).await.expect("a new browser at another address");
    tries(2, 77, right).await.expect("a browser that is known, wherever it is");
    for _ in 0..20 {
        assert!(matches!(tries(99, 77, wrong).await, Err(Refusal::Bad { .. })));
    }
    assert!(matches!(tries(99, 77, right).await, Err(Refusal::TooMany(Why::Tries))), "it is counted as well");
    house.pass(10 * 60_000);
    tries(2, 50, right).await.expect("after ten minutes");
}

#[tokio::test]
async fn a_new_passphrase_makes_other_browsers_unknown() {
    let house = House::open().await;
    let (ann, _) = house.member("Ann").await;
    house.host.know_own_browser(ann, Secret(1).hash()).await.unwrap();
    let changed = house.host.change_passphrase(ann, PASSPHRASE, "ann", "another passphrase").await.unwrap();
    house.host.know_own_browser(house.who(&changed).await, Secret(2).hash()).await.unwrap();
    let tries = async |browser, passphrase| {
        let credentials = Credentials { login: "ann", passphrase, comes_along: false };
        house.host.sign_in(Who::default(), at(7, Secret(browser)), credentials).await
    };
    for _ in 0..10 {
        assert!(tries(3, "wrong passphrase").await.is_err());
    }
    assert!(matches!(tries(1, "another passphrase").await, Err(Refusal::TooMany(Why::Tries))));
    tries(2, "another passphrase").await.unwrap();
}

#[tokio::test]
async fn logins_that_nobody_can_have_are_not_counted_together() {
    let house = House::open().await;
    for _ in 0..120 {
        let refused = house.sign_in(Who::default(), "a/b", PASSPHRASE, false).await;
        assert!(matches!(refused, Err(Refusal::Bad { field: "passphrase", why: Why::WrongPassphrase })));
    }
}

#[tokio::test]
async fn an_address_can_try_fifty_logins_in_ten_minutes() {
    let house = House::open().await;
    for n in 0..50 {
        let refused = house.sign_in(Who::default(), &format!("guess {n}"), PASSPHRASE, false).await;
        assert!(matches!(refused, Err(Refusal::Bad { .. })));
    }
    let refused = house.sign_in(Who::default(), "one more", PASSPHRASE, false).await;
    assert!(matches!(refused, Err(Refusal::TooMany(Why::Tries))));
}

#[tokio::test]
async fn a_recovery_link_signs_in_once_and_only_until_it_is_reissued_or_revoked() {
    let house = House::open().await;
    let (ann, _) = house.newcomer("Ann").await;
    let used = house.host.issue_recovery(ann).await.unwrap();
    assert_eq!(house.host.recovery(&used).await.unwrap(), "Ann");
    let cookie = house.host.recover(Who::default(), &used, false).await.unwrap();
    assert_eq!(house.who(&cookie).await.person, ann.person);
    assert!(matches!(house.host.recovery(&used).await, Err(Refusal::NotFound)));
    assert!(matches!(house.host.recover(Who::default(), &used, false).await, Err(Refusal::NotFound)));
    assert!(!house.host.person(ann).await.unwrap().has_recovery);
    let first = house.host.issue_recovery(ann).await.unwrap();
    let second = house.host.issue_recovery(ann).await.unwrap();
    assert!(matches!(house.host.recovery(&first).await, Err(Refusal::NotFound)));
    assert!(matches!(house.host.recover(Who::default(), &first, false).await, Err(Refusal::NotFound)));
    assert!(house.host.person(ann).await.unwrap().has_recovery);
    house.host.revoke_recovery(ann).await.unwrap();
    assert!(matches!(house.host.recover(Who::default(), &second, false).await, Err(Refusal::NotFound)));
    assert!(!house.host.person(ann).await.unwrap().has_recovery);
}

#[tokio::test]
async fn what_a_browser_did_as_nobody_in_particular_goes_over_to_who_wants_that() {
    let house = House::open().await;
    let (ann, _) = house.member("Ann").await;
    let (visitor, cookie) = house.newcomer("Guest").await;
    let (bo, _) = house.newcomer("Bo").await;
    let table = house.table_of(visitor, bo).await;
    house.host.say(visitor, table, "hello there").await.unwrap();
    let signed_in = house.sign_in(visitor, "ann", PASSPHRASE, true).await.unwrap();
    let signed_in = house.who(&signed_in).await;
    assert_eq!(signed_in.person, ann.person);
    assert_eq!(house.who(&cookie).await, Who::default());
    assert!(matches!(house.host.person(visitor).await, Err(Refusal::Unknown)));

    let view = house.host.view(signed_in, table, None).await.unwrap();
    assert!(view.is_host);
    assert_eq!(view.own.iter().collect::<Vec<_>>(), [Seat(0)]);
    assert_eq!(house.host.own_tables(signed_in).await.unwrap().len(), 1);
    let own = |line: &MessageView| match &line.what {
        MessageBody::Chat { is_own, text, .. } => is_own.then(|| text.clone()),
        MessageBody::Notice { .. } => None,
    };
    assert_eq!(view.lines.iter().filter_map(own).collect::<Vec<_>>(), ["hello there"]);
    house.host.start_table(signed_in, table).await.unwrap();
}

#[tokio::test]
async fn what_a_browser_did_stays_behind_unless_it_is_to_come_along() {
    let house = House::open().await;
    let (ann, _) = house.member("Ann").await;
    for by_link in [false, true] {
        let (visitor, cookie) = house.newcomer("Guest").await;
        assert!(!house.host.may_bring_along(visitor).await.unwrap(), "there is nothing yet");
        let table = house.open_table(visitor).await;
        assert!(house.host.may_bring_along(visitor).await.unwrap());
        let signed_in = match by_link {
            false => house.sign_in(visitor, "ann", PASSPHRASE, false).await.unwrap(),
            true => {
                let link = house.host.issue_recovery(ann).await.unwrap();
                house.host.recover(visitor, &link, false).await.unwrap()
            }
        };
        assert_eq!(house.who(&signed_in).await.person, ann.person);
        assert_eq!(house.who(&cookie).await, Who::default());
        assert!(house.host.view(visitor, table, None).await.unwrap().is_host);
        assert!(house.host.own_tables(ann).await.unwrap().is_empty());
    }
}

/// A visitor with a table, which is to come along, signs in as Ann: it does not. Returns the table and Ann's cookie.
async fn signs_in_and_brings_nothing(house: &House, visitor: Who) -> (TableId, Secret) {
    let (ann, _) = house.member("Ann").await;
    let table = house.open_table(visitor).await;
    assert!(!house.host.may_bring_along(visitor).await.unwrap());
    let cookie = house.sign_in(visitor, "ann", PASSPHRASE, true).await.unwrap();
    assert_eq!(house.who(&cookie).await.person, ann.person);
    assert!(house.host.own_tables(ann).await.unwrap().is_empty());
    (table, cookie)
}

#[tokio::test]
async fn an_identity_with_a_recovery_link_is_left_as_it_is() {
    let house = House::open().await;
    let (bo, _) = house.newcomer("Bo").await;
    let link = house.host.issue_recovery(bo).await.unwrap();
    let (table, _) = signs_in_and_brings_nothing(&house, bo).await;
    let back = house.host.recover(Who::default(), &link, false).await.unwrap();
    assert!(house.host.view(house.who(&back).await, table, None).await.unwrap().is_host);
}

#[tokio::test]
async fn an_identity_that_can_be_signed_in_to_is_left_as_it_is() {
    let house = House::open().await;
    let (bo, _) = house.member("Bo").await;
    let (table, cookie) = signs_in_and_brings_nothing(&house, bo).await;
    let back = house.sign_in(house.who(&cookie).await, "bo", PASSPHRASE, false).await.unwrap();
    let tables = house.host.own_tables(house.who(&back).await).await.unwrap();
    assert_eq!(tables.iter().map(|table| table.id).collect::<Vec<_>>(), [table]);
}

#[tokio::test]
async fn who_deletes_their_data_leaves_nothing_behind() {
    let house = House::open().await;
    let (ann, cookie) = house.member("Xanthippe").await;
    let (bo, _) = house.newcomer("Bo").await;
    let link = house.host.issue_recovery(ann).await.unwrap();
    let playing = house.table_of(ann, bo).await;
    house.host.say(ann, playing, "my secret thought").await.unwrap();
    house.host.say(bo, playing, "an answer").await.unwrap();
    house.host.start_table(ann, playing).await.unwrap();
    let gathering = house.table_of(bo, ann).await;
    let left = house.table_of(bo, ann).await;
    house.host.say(ann, left, "another thought").await.unwrap();
    house.host.leave(ann, left, Seat(1)).await.unwrap();
    let alone = house.open_table(ann).await;
    house.host.delete_person(ann).await.unwrap();

    assert_eq!(house.who(&cookie).await, Who::default());
    assert!(matches!(house.host.recovery(&link).await, Err(Refusal::NotFound)));
    assert!(house.sign_in(Who::default(), "xanthippe", PASSPHRASE, false).await.is_err());
    let view = house.host.view(bo, playing, None).await.unwrap();
    assert!(view.is_host && view.phase == Phase::Playing);
    let seat = &view.seats[0];
    assert_eq!((seat.name.as_str(), seat.kind, seat.absence), ("", SeatKind::Open, Some(Absence::Left)));
    let texts = |line: &MessageView| match &line.what {
        MessageBody::Chat { text, .. } => Some(text.clone()),
        MessageBody::Notice { .. } => None,
    };
    assert_eq!(view.lines.iter().filter_map(texts).collect::<Vec<_>>(), ["an answer"]);
    let view = house.host.view(bo, gathering, None).await.unwrap();
    assert_eq!((view.phase, view.seats[1].kind), (Phase::Gathering, SeatKind::Open));
    let alone = house.host.view(bo, alone, None).await;
    assert!(alone.is_err() || alone.is_ok_and(|view| view.phase == Phase::Closed));

    let bytes = house.stored().await;
    assert!(holds(&bytes, "an answer"), "what others said is kept");
    for trace in ["Xanthippe", "xanthippe", "my secret thought", "another thought"] {
        assert!(!holds(&bytes, trace), "{trace}");
    }
}

#[tokio::test]
async fn a_finished_game_keeps_the_seat_without_the_name() {
    let house = House::open().await;
    let (ann, _) = house.newcomer("Xanthippe").await;
    let (bo, _) = house.newcomer("Bo").await;
    let table = house.table_of(ann, bo).await;
    house.host.start_table(ann, table).await.unwrap();
    house.host.concede(ann, table, Seat(0)).await.unwrap();
    let before = house.host.view(bo, table, None).await.unwrap();
    assert_eq!(before.phase, Phase::Over);
    house.host.delete_person(ann).await.unwrap();
    let after = house.host.view(bo, table, None).await.unwrap();
    assert_eq!((after.phase, after.result), (Phase::Over, before.result));
    assert_eq!((after.seats[0].name.as_str(), after.seats[1].name.as_str()), ("", "Bo"));
    assert!(!holds(&house.stored().await, "Xanthippe"));
}
