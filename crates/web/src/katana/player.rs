//! What lies before a player: their Forge and all their things, and a line of it for when it is folded.

use katana::{
    piece::{CardSet, Favor, House, Kind, Line, SwordId},
    table::{Katana, Shame},
};
use maud::{Markup, html};
use tabletop::Seat;

use super::{Picture, piece::mon};

impl Picture<'_> {
    /// The things of the seat that is shown large.
    pub(crate) fn own(self) -> Markup {
        let seat = self.main_seat();
        html! {
            section #own .player aria-labelledby="own-title" {
                h2 #own-title { (mon(seat)) " " (self.voice.player(seat)) }
                (self.things(seat, self.forge_legend()))
            }
        }
    }

    /// All other players, folded to a line each.
    pub(crate) fn others(self) -> Markup {
        html! {
            section #others .others aria-labelledby="others-title" {
                h2 #others-title { (self.say("board-others")) }
                @for seat in self.game.table().clockwise_from(self.main_seat()).skip(1) {
                    details .player id=(format!("player-{}", seat.0)) {
                        @if self.game.table().ghost_seat() == Some(seat) {
                            summary { (self.ghost_in_short(seat)) }
                            (self.ghost_things(seat))
                        } @else {
                            summary { (self.in_short(seat)) }
                            (self.things(seat, html! {}))
                        }
                    }
                }
            }
        }
    }

    /// A player in a line.
    fn in_short(self, seat: Seat) -> Markup {
        let player = self.look().player(seat);
        let numbers: [(&str, u16); 5] = [
            ("board-short-cards", player.hand.len().into()),
            ("board-short-forge", player.forge.len().into()),
            ("board-short-delivered", player.delivered.len().into()),
            ("board-short-workers", player.workers.into()),
            ("board-short-monks", player.monks.into()),
        ];
        html! {
            b { (mon(seat)) " " (self.voice.player(seat)) }
            @if player.passed { " " span .passed { (self.say("board-passed")) } }
            span .short {
                span { (self.voice.points(player.score())) }
                span { (self.voice.coins(player.coins)) }
                @for kind in Kind::ALL {
                    span .stock {
                        (self.pip(kind)) span .visually-hidden { (self.voice.kind(kind)) }
                        (player.stock[kind])
                    }
                }
                @for (id, n) in numbers { span { (self.tell(id, &[("n", n.into())])) } }
            }
        }
    }

    fn things(self, seat: Seat, legend: Markup) -> Markup {
        let player = self.look().player(seat);
        html! {
            (self.have(seat))
            (self.amounts(|kind| player.stock[kind].to_string()))
            (self.forge(seat))
            (legend)
            dl .things {
                @for (id, value) in self.rows(seat) {
                    @if let Some(value) = value { div { dt { (self.say(id)) } dd { (value) } } }
                }
            }
        }
    }

    /// Points, Coins, figures.
    fn have(self, seat: Seat) -> Markup {
        let player = self.look().player(seat);
        let blocked = self.voice.rules.blocked(seat);
        let n_blocked = blocked.iter().filter(|&&space| space > player.delivered.len()).count();
        let workers = [("n", player.workers.into()), ("blocked", n_blocked.into())];
        html! {
            p .have {
                b .points { (self.voice.points(player.score())) } " "
                b .coins { (self.voice.coins(player.coins)) } " "
                span { (self.tell("board-workers", &workers)) } " "
                span { (self.tell("board-short-monks", &[("n", player.monks.into())])) }
                @if self.game.table().first == seat { " " span .first { (self.say("board-first")) } }
                @if player.passed { " " span .passed { (self.say("board-passed")) } }
            }
        }
    }

    /// The rows of a player's things by label; nothing where there is nothing to show.
    fn rows(self, seat: Seat) -> [(&'static str, Option<Markup>); 9] {
        let player = self.look().player(seat);
        let cards =
            |set: CardSet| (!set.is_empty()).then(|| html! { @for card in set.iter() { (self.card(card)) } });
        let texts = |texts: Vec<String>| {
            (!texts.is_empty()).then(|| html! { ul .plain { @for text in texts { li { (text) } } } })
        };
        let honors = player.honors.iter().map(|&honor| self.voice.honor(honor)).collect();
        [
            ("board-hand", cards(player.hand)),
            ("board-played", cards(player.played)),
            ("board-bought", self.cards_under(seat)),
            ("board-project", self.project(seat)),
            ("board-katana", Some(self.katana(seat))),
            ("board-delivered", self.delivered(seat)),
            ("board-sashimono", self.sashimono(seat)),
            ("board-honor", texts(honors)),
            ("board-favor", texts(self.favors_of(seat))),
        ]
    }

    /// Bought cards with their lines.
    fn cards_under(self, seat: Seat) -> Option<Markup> {
        let player = self.look().player(seat);
        let mut cards = Vec::new();
        for line in Line::all() {
            let under = player.under[line.index()].cards();
            cards.extend(under.map(|card| (card, self.voice.line(line))));
        }
        let list = || {
            html! {
                ul .plain {
                    @for (card, line) in &cards {
                        li {
                            b { (line) } " " (self.voice.card_name(*card)) " "
                            small { (self.voice.card_benefit(*card)) }
                        }
                    }
                }
            }
        };
        (!cards.is_empty()).then(list)
    }

    /// The Project, while it can still grow.
    fn project(self, seat: Seat) -> Option<Markup> {
        let player = self.look().player(seat);
        (player.katana == Katana::Away).then(|| self.amounts(|kind| player.project[kind].to_string()))
    }

    fn katana(self, seat: Seat) -> Markup {
        let (id, column) = match self.look().player(seat).katana {
            Katana::Away => return html! { (self.say("board-katana-away")) },
            Katana::Forging => ("board-katana-forging", 0),
            Katana::Delivered { column } => ("board-katana-delivered", u16::from(column) + 1),
            Katana::Unfinished => ("board-katana-unfinished", 0),
        };
        let katana = SwordId::katana(seat);
        html! {
            span title=(self.blade_in_words(katana)) { (self.blade(katana)) }
            " " (self.tell(id, &[("column", column.into())]))
        }
    }

    pub(super) fn delivered(self, seat: Seat) -> Option<Markup> {
        let delivered = self.look().player(seat).delivered;
        let list = || html! { div .delivered { @for sword in delivered.iter() { (self.tile(sword)) } } };
        (!delivered.is_empty()).then(list)
    }

    pub(super) fn sashimono(self, seat: Seat) -> Option<Markup> {
        let counts = self.look().player(seat).sashimono;
        let list = || {
            html! {
                ul .amounts {
                    @for house in House::ALL {
                        li { (self.voice.crest(house)) " " b { (counts[house.index()]) } }
                    }
                }
            }
        };
        (counts != [0; 4]).then(list)
    }

    /// Favor cards taken, and Shame or Dishonor.
    fn favors_of(self, seat: Seat) -> Vec<String> {
        let player = self.look().player(seat);
        let favors = (0..5).map(Favor).filter(|&favor| player.has_favor(favor));
        let shame = match player.shame {
            Shame::None => None,
            Shame::Shame => Some(self.say("board-shame")),
            Shame::Dishonor => Some(self.say("board-dishonor")),
        };
        favors.map(|favor| self.voice.favor(favor)).chain(shame).collect()
    }
}
