//! Several purchases at the Market in one form.

use host::{ActionHash, Choice, GameView, Refusal, Why};
pub(crate) use katana::area::basket::Unbought;
pub(super) use katana::area::basket::in_order as basket;
use katana::{
    Action, Frame, Katana, area,
    piece::{ByKind, Kind},
};
use maud::{Markup, html};
use tabletop::Seat;

use super::{Picture, icon::tally, imagined};
use crate::face::Ask;

/// How many of each resource to buy.
pub(super) type Counts = ByKind<u16>;

/// The most of one kind that a form may request.
const COUNT_MAX: u16 = 99;
/// The most of one kind that the field offers.
const FIELD_MAX: u16 = 9;
/// The prefix of the field names, followed by the hash of the purchase.
const FIELD: &str = "n:";

/// The counts in a form; `None` if it has no such fields.
///
/// # Errors
///
/// A field is for no purchase, or its value is no number.
pub(super) fn counts<'a>(pairs: impl Iterator<Item = (&'a str, &'a str)>) -> Result<Option<Counts>, Refusal> {
    let out_of_range = || Refusal::Bad { field: "count", why: Why::OutOfRange };
    let mut counts = None;
    for (name, value) in pairs {
        let Some(hash) = name.strip_prefix(FIELD) else { continue };
        let is_it = |kind: &Kind| ActionHash::of(&Action::BuyResource(*kind)).0 == hash;
        let kind = Kind::ALL.into_iter().find(is_it);
        let kind = kind.ok_or(Refusal::Bad { field: "choice", why: Why::NotAnOption })?;
        let value = value.trim();
        let n: u16 = if value.is_empty() { 0 } else { value.parse().map_err(|_| out_of_range())? };
        if !(n <= COUNT_MAX) {
            return Err(out_of_range());
        }
        counts.get_or_insert(Counts::default())[kind] = n;
    }
    Ok(counts)
}

/// Why not all purchases are possible, as far as the visitor can know.
pub(crate) fn refusal(game_view: &GameView<Katana>, seat: Seat, kinds: &[Kind]) -> Option<Unbought> {
    area::basket::refusal(&imagined(game_view), &game_view.rules, seat, kinds)
}

impl Picture<'_> {
    /// A field for each resource on sale; it says so if the Coins do not suffice.
    pub(super) fn purchases(self, ask: &Ask) -> Markup {
        let purchase = |choice: &Choice<Action>| {
            let Action::BuyResource(kind) = choice.action else { return None };
            Some((kind, choice.hash.0.clone()))
        };
        let purchases: Vec<(Kind, String)> = self.game_view.choices.iter().filter_map(purchase).collect();
        let coins = self.look().player(ask.seat).coins;
        let is_at_market =
            !self.game_view.choices.is_empty() && matches!(self.game.asking(), Some(Frame::Market(_)));
        html! {
            @if purchases.is_empty() && is_at_market && coins == 0 {
                p .label { (self.say("board-basket-none")) }
            }
            @if !purchases.is_empty() {
                // The server explains errors in full sentences, which browsers' own validation does not.
                form #basket .basket method="post" action=(ask.address()) novalidate
                    data-live data-basket data-coins=(coins) {
                    (ask.fields())
                    p .label { (self.tell("board-basket", &[("coins", self.voice.coins(coins).into())])) }
                    @for (kind, hash) in purchases { (self.purchase(kind, &hash, coins)) }
                    button .buy { (self.say("board-buy")) }
                    span .needs-script role="status" hidden { (self.say("board-basket-total")) " " b data-total { "0" } }
                    p .wrong role="alert" data-said {}
                }
            }
        }
    }

    /// A resource with its price, and how many of it to buy: a field, with scripts between buttons for one less and one more.
    fn purchase(self, kind: Kind, hash: &str, coins: u16) -> Markup {
        let price = self.look().price(kind);
        let n_max = (coins / price.max(1)).min(FIELD_MAX);
        let (name, id) = (self.voice.kind(kind), format!("buy-{hash}"));
        let step = |by: &str, sign: &str, words: &str| {
            let words = self.tell(words, &[("kind", name.as_str().into())]);
            html! {
                button .step.needs-script type="button" hidden data-step=(by) data-for=(id) title=(words) aria-label=(words) {
                    (sign)
                }
            }
        };
        html! {
            div .purchase {
                label for=(id) { (self.pip(kind)) span .name { (name) } }
                (tally("coin", &format!("−{price}"), &self.tell("board-each", &[("coins", self.voice.coins(price).into())])))
                (step("-1", "−", "board-buy-less"))
                input id=(id) type="number" name=(format!("{FIELD}{hash}")) min="0" max=(n_max) step="1" value="0"
                    inputmode="numeric" autocomplete="off" data-price=(price);
                (step("1", "+", "board-buy-more"))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(kind: Kind) -> String {
        format!("{FIELD}{}", ActionHash::of(&Action::BuyResource(kind)).0)
    }

    fn read(fields: &[(String, &str)]) -> Result<Option<Counts>, Refusal> {
        counts(fields.iter().map(|(name, value)| (name.as_str(), *value)))
    }

    #[test]
    fn a_form_says_how_many_of_each_resource() {
        let fields = [(field(Kind::Steel), "1"), (field(Kind::Lacquer), ""), (field(Kind::Wood), " 2 ")];
        let mut wanted = Counts::default();
        (wanted[Kind::Wood], wanted[Kind::Steel]) = (2, 1);
        assert_eq!(read(&fields).expect("all fields are numbers"), Some(wanted));
    }

    #[test]
    fn a_form_without_counts_is_no_basket() {
        let fields = [("choice".to_owned(), "0123456789abcdef"), ("seat".to_owned(), "1")];
        assert_eq!(read(&fields).expect("nothing is wrong with it"), None);
    }

    #[test]
    fn what_is_no_number_or_no_purchase_is_refused() {
        for (name, value) in [
            (field(Kind::Wood), "-1"),
            (field(Kind::Wood), "two"),
            (field(Kind::Wood), "1.5"),
            (field(Kind::Wood), "100"),
            (field(Kind::Wood), "99999999999999999999"),
            (format!("{FIELD}0123456789abcdef"), "1"),
            (FIELD.to_owned(), "1"),
        ] {
            assert!(read(&[(name.clone(), value)]).is_err(), "{name} = {value}");
        }
    }
}
