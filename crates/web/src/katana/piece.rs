//! Small pieces: resources, Swords, figures.

use katana::{
    Action,
    piece::{Figure, Kind, SwordId},
    table::{Sashimono, Standing},
};
use maud::{Markup, html};
use tabletop::Seat;

use super::{
    Picture,
    clauses::pawn_term,
    icon::{icon, symbol, tally},
    kind_class, terms,
};
use crate::{
    face::count_of,
    render::{at_least::at_least, crest},
};

/// The state of a resource on a Sword.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Lies {
    /// It is there.
    Placed,
    /// It is there, decorated.
    Decorated,
    /// It comes next.
    Next,
    /// It is still missing.
    Missing,
}

impl Lies {
    fn class(self) -> &'static str {
        match self {
            Self::Placed => "placed",
            Self::Decorated => "decorated",
            Self::Next => "next",
            Self::Missing => "missing",
        }
    }
}

impl Picture<'_> {
    /// A resource as its symbol, with its name as tooltip. Screen readers read the words beside it instead.
    pub(super) fn pip(self, kind: Kind) -> Markup {
        self.sign(kind, Lies::Placed, Some(&self.voice.kind(kind)))
    }

    /// A resource as a token of its material; a socket with the same outline where it is still missing.
    fn sign(self, kind: Kind, lies: Lies, name: Option<&str>) -> Markup {
        let letters = self.voice.letter(kind);
        let (kind, lies_class) = (kind_class(kind), lies.class());
        let [socket, token] = ["socket", "token"].map(|what| symbol(&format!("{what}-{kind}")));
        // Two letters are set as wide as one kanji.
        let width = (letters.chars().count() > 1).then_some("25");
        let y = if kind == "lacquer" { "31" } else { "28" };
        html! {
            svg class=(format!("pip {kind} {lies_class}")) viewBox="0 0 42 42" aria-hidden="true" data-term=[name.map(|_| terms::RESOURCE.id)] {
                @if let Some(name) = name { title { (name) } }
                @match lies {
                    Lies::Placed => use href=(token) {},
                    Lies::Decorated => { use .ring href=(socket) {} use href=(token) {} }
                    Lies::Next | Lies::Missing => use href=(socket) {},
                }
                text x="21" y=(y) textLength=[width] lengthAdjust=[width.map(|_| "spacingAndGlyphs")] { (letters) }
                @if lies == Lies::Decorated { use href=(symbol("chrysanthemum")) x="24" y="-3" width="20" height="20" {} }
            }
        }
    }

    /// The stock of a player.
    pub(super) fn amounts(self, seat: Seat) -> Markup {
        let stock = self.look().player(seat).stock;
        html! {
            ul .amounts {
                @for kind in Kind::ALL {
                    li {
                        (self.pip(kind)) b data-count=(count_of(kind_class(kind), seat)) { (stock[kind]) } " " span .name { (self.voice.kind(kind)) }
                    }
                }
            }
        }
    }

    /// The resources of a Sword in order, with the state of each.
    fn resources(self, sword: SwordId) -> Vec<(Kind, Lies)> {
        let blade = self.game.table().blade(sword);
        let placed = usize::from(blade.placed);
        let mut decorated = blade.decorated;
        let lies = |(n, &kind): (usize, &Kind)| {
            let lies = if n == placed {
                Lies::Next
            } else if n > placed {
                Lies::Missing
            } else if decorated.contains(kind) {
                // Only the first of its kind is decorated.
                decorated.remove(kind);
                Lies::Decorated
            } else {
                Lies::Placed
            };
            (kind, lies)
        };
        self.look().composition(sword).kinds().iter().enumerate().map(lies).collect()
    }

    /// A blade with its resources and what is missing.
    pub(super) fn blade(self, sword: SwordId) -> Markup {
        html! {
            @let resources = self.resources(sword);
            span .pips .{(crowd(&resources))} { @for &(kind, lies) in &resources { (self.sign(kind, lies, None)) } }
        }
    }

    /// The same on a Forge, where a resource that can be decorated now is a button.
    pub(super) fn blade_to_decorate(self, sword: SwordId) -> Markup {
        let resources = self.resources(sword);
        let is_first = |n: usize| !resources[..n].contains(&resources[n]);
        html! {
            span .pips .{(crowd(&resources))} {
                @for (n, &(kind, lies)) in resources.iter().enumerate() {
                    @let decorates = |action| action == Action::Decorate { sword, kind };
                    @if lies == Lies::Placed && is_first(n) && self.choice(decorates).is_some() {
                        span .to-decorate { (self.sign(kind, lies, None)) (self.hit(decorates)) }
                    } @else {
                        (self.sign(kind, lies, None))
                    }
                }
            }
        }
    }

    /// The same in words.
    pub(super) fn blade_in_words(self, sword: SwordId) -> String {
        let resources = self.resources(sword);
        let those = |wanted: &[Lies]| {
            let kinds = resources.iter().filter(|(_, lies)| wanted.contains(lies));
            self.voice.words.list(kinds.map(|&(kind, _)| self.voice.kind(kind)))
        };
        let mut parts = vec![self.spoken(&self.voice.sword(sword))];
        for (id, lies) in [
            ("board-sword-placed", &[Lies::Placed, Lies::Decorated][..]),
            ("board-sword-decorated", &[Lies::Decorated]),
            ("board-sword-next", &[Lies::Next]),
        ] {
            let kinds = those(lies);
            if !kinds.is_empty() {
                parts.push(self.tell(id, &[("kinds", kinds.into())]));
            }
        }
        if self.look().is_complete(sword) {
            parts.push(self.say("board-sword-complete"));
        }
        parts.join(" · ")
    }

    /// The number on a Sword; the Katana has a name.
    pub(super) fn number(self, sword: SwordId) -> String {
        match sword.katana_of() {
            Some(_) => self.say("board-katana"),
            None => self.voice.rules.tile(sword).number.to_string(),
        }
    }

    /// The name of a Sword where its resources are visible.
    pub(super) fn name(self, sword: SwordId) -> String {
        match sword.katana_of() {
            Some(_) => self.say("board-katana"),
            None => self.tell("sword-tile", &[("n", self.voice.rules.tile(sword).number.into())]),
        }
    }

    /// A Sword tile: number, blade, points, Coins, strength.
    pub(super) fn tile(self, sword: SwordId) -> Markup {
        html! {
            div .sword id=(format!("sword-{}", sword.0)) title=(self.blade_in_words(sword)) data-term=(terms::SWORD.id) data-effect=[self.path_in_words(sword)] { (self.face(sword)) }
        }
    }

    /// What is printed on a Sword tile: the resources lie on the blade.
    pub(super) fn face(self, sword: SwordId) -> Markup {
        let tile = self.voice.rules.tile(sword);
        html! {
            b .number { (self.number(sword)) }
            span .visually-hidden { (self.blade_in_words(sword)) }
            span .worth {
                (tally("points", &tile.points.to_string(), &self.voice.points(tile.points.into())))
                (tally("coin", &tile.coins.to_string(), &self.voice.coins_gain(tile.coins.into())))
                (self.strength(sword))
            }
            (blade_art())
            (self.blade(sword))
        }
    }

    /// A Sword's strength.
    pub(super) fn strength(self, sword: SwordId) -> Markup {
        let strength = self.voice.rules.tile(sword).strength;
        tally("strength", &strength.to_string(), &self.tell("board-strength", &[("n", strength.into())]))
    }

    /// The CSS class for the colour of a hilt: of its House, of a starting Sword, or of the Katana.
    pub(super) fn wrap(self, sword: SwordId) -> String {
        if sword.katana_of().is_some() {
            return "of-katana".to_owned();
        }
        match self.game.table().blade(sword).sashimono {
            Sashimono::Of(house) => format!("of-{}", house.0),
            Sashimono::Starting | Sashimono::None => "of-start".to_owned(),
        }
    }

    /// The Sashimono on a Sword of the Forge.
    pub(super) fn sashimono_on(self, sword: SwordId) -> Markup {
        let (name, words) = match self.game.table().blade(sword).sashimono {
            Sashimono::None => return html! {},
            Sashimono::Of(house) => (format!("crest-{}", house.0), self.voice.sashimono(house)),
            Sashimono::Starting => ("crest-start".to_owned(), self.say("board-starting")),
        };
        html! { span .sashimono role="img" aria-label=(words) title=(words) data-term=(terms::SASHIMONO.id) { (icon(&name)) } }
    }

    /// A figure, with its owner.
    pub(super) fn figure(self, standing: Standing) -> Markup {
        let name = match standing.figure {
            Figure::Worker => "worker",
            Figure::Monk => "monk",
        };
        self.pawn(standing.seat, name, &self.voice.figure(standing.figure))
    }

    /// A piece of a player on the board, in their colour and with their crest.
    pub(super) fn pawn(self, seat: Seat, name: &str, what: &str) -> Markup {
        let words = self.tell("board-of", &[("name", self.voice.player(seat).into()), ("what", what.into())]);
        let (frame, y) = if name == "family" { ("0 0 24 24", "8") } else { ("0 0 24 28", "16") };
        html! {
            svg class=(format!("pawn {name} seat-{}", seat.0)) viewBox=(frame) role="img" aria-label=(words)
                data-from=(format!("seat-{}", seat.0)) data-term=(pawn_term(name).id) {
                title { (words) }
                use href=(symbol(name)) {}
                use .crest href=(crest::symbol(seat)) x="7" y=(y) width="10" height="10" {}
            }
        }
    }
}

/// The drawing of a Sword. Its hilt is wrapped in the colour of its House.
pub(super) fn blade_art() -> Markup {
    html! { svg .blade viewBox="0 0 200 30" aria-hidden="true" { use href=(symbol("sword")) {} } }
}

/// How many resources a Sword needs, as classes.
fn crowd(resources: &[(Kind, Lies)]) -> String {
    at_least(resources.len(), &[5, 6, 7])
}
