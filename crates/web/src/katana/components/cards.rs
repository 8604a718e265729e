//! Swords and cards with a small face each.

use std::ops::Range;

use katana::piece::{CardId, Favor, HonorId, House, N_CARDS, N_DAIMYO, N_TILES, SwordId};
use maud::{Markup, html};

use super::Set;
use crate::katana::{
    motif::{effect_motif, favor_motif, honor_motif},
    piece::blade_art,
};

/// Cards with the same face.
struct Face {
    /// The first of them.
    card: CardId,
    /// All of them.
    copies: Vec<CardId>,
}

impl Set<'_> {
    /// All Sword tiles.
    pub(super) fn swords(&self) -> Markup {
        let left = self.view.map(|view| view.decks.swords);
        html! {
            @if let Some(left) = left { (self.left("cards-left-pile", left.len(), N_TILES as u8)) }
            ul .specimens.swords {
                @for sword in (0..N_TILES as u8).map(SwordId) {
                    @let is_out = left.is_some_and(|left| !left.contains(sword));
                    li .specimen.none-left[is_out] { (self.sword(sword)) @if is_out { p .remaining { (self.say("cards-out")) } } }
                }
            }
        }
    }

    fn sword(&self, sword: SwordId) -> Markup {
        let tile = self.voice.rules.tile(sword);
        let kinds: Vec<String> = tile.composition.kinds().iter().map(|&kind| self.voice.kind(kind)).collect();
        html! {
            h3 { (tile.number) }
            div .deck-blade { (blade_art()) }
            p .row-of-signs {
                span .visually-hidden { (self.voice.words.list(kinds)) }
                @for &kind in tile.composition.kinds() { (self.ink.sign(kind)) }
            }
            p .carried {
                (self.voice.points(tile.points.into())) " · " (self.voice.coins_gain(tile.coins.into())) " · "
                (self.tell("cards-strength", &[("n", tile.strength.into())]))
            }
            (self.origins(&self.parts(&format!("swords.{}", tile.number))))
        }
    }

    /// The Daimyō cards by face.
    pub(super) fn daimyo(&self) -> Markup {
        let faces = self.faces(0..N_DAIMYO);
        let n_deck = self.n_played(0..N_DAIMYO) / House::ALL.len() as u8;
        html! {
            @if let Some(view) = self.view {
                ul .tops {
                    @for (house, top) in House::ALL.into_iter().zip(view.decks.daimyo_tops) {
                        li {
                            b { (self.voice.house(house)) } " "
                            @if let Some(card) = top { (self.say("cards-tops")) ": " (self.voice.card_name(card)) }
                            @let n_left = view.decks.n_daimyo_below[house.index()] + u8::from(top.is_some());
                            (self.left("cards-left", n_left, n_deck))
                        }
                    }
                }
            }
            ul .specimens {
                @for (n, face) in faces.iter().enumerate() {
                    (self.card("daimyo", face, "cards-below", &self.parts(&format!("daimyo.{}", n + 1))))
                }
            }
        }
    }

    /// The Market cards by number.
    pub(super) fn market(&self) -> Markup {
        let faces = self.faces(N_DAIMYO..N_CARDS);
        let n_all = self.n_played(N_DAIMYO..N_CARDS);
        html! {
            @if let Some(view) = self.view { (self.left("cards-left", view.decks.market.len(), n_all)) }
            ul .specimens {
                @for (n, face) in faces.iter().enumerate() {
                    @let parts = ["copies", "cost", "benefit"].map(|part| (part, format!("market.{part}.{}", n + 1)));
                    (self.card("market", face, "cards-left", &parts))
                }
            }
        }
    }

    /// A tile or card as a list shows it: the one with this number in a section of the file, from 0.
    pub(super) fn specimen(&self, section: &str, n: usize) -> Option<Markup> {
        match section {
            "swords" => (n < N_TILES).then(|| self.sword(SwordId(n as u8))),
            "daimyo" => {
                let faces = self.faces(0..N_DAIMYO);
                Some(self.face("daimyo", faces.get(n)?, &self.parts(&format!("daimyo.{}", n + 1))))
            }
            "market" => {
                let faces = self.faces(N_DAIMYO..N_CARDS);
                Some(self.face("market", faces.get(n)?, &[]))
            }
            "honor" => {
                let honor = HonorId(n as u8);
                let card = *self.voice.rules.components.honor.get(n)?;
                Some(html! {
                    (picture("honor", &honor_motif(card)))
                    p { (self.voice.honor(honor)) }
                    (self.origins(&self.parts(&format!("honor.{}", n + 1))))
                })
            }
            _ => None,
        }
    }

    /// A card outside of a game.
    fn face(&self, deck: &str, face: &Face, parts: &[(&str, String)]) -> Markup {
        let rules = self.voice.rules;
        let benefit = [("benefit", self.voice.card_benefit(face.card).into())];
        let cost = [("coins", self.voice.coins(rules.card(face.card).cost.into()).into())];
        html! {
            (picture(deck, &effect_motif(rules.card(face.card).effect)))
            h3 { (self.voice.card_name(face.card)) }
            p { (self.voice.card_effect(face.card)) }
            p .carried {
                span .gain { (self.tell("cards-benefit", &benefit)) } ", "
                span .cost { (self.tell("cards-cost", &cost)) }
            }
            p .carried { (self.tell("cards-copies", &[("n", face.copies.len().into())])) }
            (self.origins(parts))
        }
    }

    /// How many cards of a range are in the game; a chapter may remove some.
    fn n_played(&self, range: Range<usize>) -> u8 {
        range.filter(|&n| self.voice.rules.has_card(CardId(n as u8))).count() as u8
    }

    /// Cards of a range grouped by face, in the order of the file.
    fn faces(&self, range: Range<usize>) -> Vec<Face> {
        let mut faces: Vec<Face> = Vec::new();
        for card in range.map(|n| CardId(n as u8)) {
            let first = self.voice.rules.card(card).face;
            match faces.iter_mut().find(|face| face.card == first) {
                Some(face) => face.copies.push(card),
                None => faces.push(Face { card, copies: vec![card] }),
            }
        }
        faces
    }

    fn card(&self, deck: &str, face: &Face, left: &str, parts: &[(&str, String)]) -> Markup {
        let (card, n_copies) = (face.card, face.copies.len() as u8);
        let benefit = [("benefit", self.voice.card_benefit(card).into())];
        let cost = [("coins", self.voice.coins(self.voice.rules.card(card).cost.into()).into())];
        let is_boxed = !self.voice.rules.has_card(card);
        let n_left = self.view.map(|view| {
            let deck = view.decks.market.or(view.decks.daimyo);
            face.copies.iter().filter(|&&copy| deck.contains(copy)).count() as u8
        });
        html! {
            li .specimen.none-left[is_boxed || n_left == Some(0)] {
                (picture(deck, &effect_motif(self.voice.rules.card(card).effect)))
                h3 { (self.voice.card_name(card)) }
                p { (self.voice.card_effect(card)) }
                p .carried {
                    span .gain { (self.tell("cards-benefit", &benefit)) } ", "
                    span .cost { (self.tell("cards-cost", &cost)) }
                }
                @match n_left {
                    Some(_) if is_boxed => p .remaining { (self.say("cards-boxed")) },
                    Some(n_left) => (self.left(left, n_left, n_copies)),
                    None => p .carried { (self.tell("cards-copies", &[("n", n_copies.into())])) },
                }
                (self.origins(parts))
            }
        }
    }

    /// The Honor cards.
    pub(super) fn honors(&self) -> Markup {
        let n_honors = self.voice.rules.components.honor.len() as u8;
        html! {
            @if let Some(view) = self.view { (self.left("cards-left", view.decks.honor.len() as u8, n_honors)) }
            ul .specimens {
                @for honor in (0..n_honors).map(HonorId) {
                    @let is_boxed = !self.voice.rules.has_honor(honor);
                    @let is_out = self.view.is_some_and(|view| !view.decks.honor.contains(&honor));
                    li .specimen.none-left[is_out] {
                        (picture("honor", &honor_motif(self.voice.rules.components.honor[usize::from(honor.0)])))
                        p { (self.voice.honor(honor)) }
                        @if is_out { p .remaining { (self.say(if is_boxed { "cards-boxed" } else { "cards-out" })) } }
                        (self.origins(&self.parts(&format!("honor.{}", honor.0 + 1))))
                    }
                }
            }
        }
    }

    /// The Favor cards.
    pub(super) fn favors(&self) -> Markup {
        let points = self.voice.points(self.voice.rules.components.favor_points.into());
        let points = self.tell("cards-favor-points", &[("points", points.into())]);
        html! {
            p { (self.valued("favor.points", &html! { (points) })) }
            ul .specimens {
                @for favor in (0..5).map(Favor) {
                    li .specimen { (picture("favor", &favor_motif(favor))) p { (self.voice.favor(favor)) } }
                }
            }
        }
    }
}

/// The picture of a card on the ground of its deck.
fn picture(deck: &str, motif: &Markup) -> Markup {
    html! { div class=(format!("deck-picture {deck}")) { (motif) } }
}
