//! What lies before a player: in full for the player who is asked, in a line for the others.

use katana::{
    forge::next_move,
    piece::{Favor, House, Kind, Line, SwordId},
    table::{HUMAN_SIDE, KatanaStage, Sashimono, Shame},
};
use tabletop::Seat;

use super::BoardText;
use crate::terminal::text::wrap;

impl BoardText<'_> {
    /// The things of `seat`, a line each under a label.
    pub fn things(self, seat: Seat) -> Vec<Vec<String>> {
        let player = self.look().player(seat);
        let cards = |set: katana::piece::CardSet| self.list(set.iter().map(|card| self.card_in_short(card)));
        let rows = [
            ("cli-things-have", self.have(seat)),
            ("cli-things-stock", self.by_kind(|kind| player.stock[kind].to_string())),
            ("cli-things-swords", self.list(player.forge.iter().map(|sword| self.sword_in_work(sword)))),
            ("cli-things-cards", cards(player.hand)),
            ("cli-things-played", cards(player.played)),
            ("cli-things-figures", self.at_forge(seat)),
            ("cli-things-project", self.project(seat)),
            ("cli-things-katana", self.katana(seat)),
            ("cli-things-delivered", self.list(player.delivered.iter().map(|sword| self.number(sword)))),
            ("cli-things-sashimono", self.sashimono(seat)),
            ("cli-things-honors", self.list(player.honors.iter().map(|&honor| self.voice.honor(honor)))),
            ("cli-things-favors", self.favors(seat)),
        ];
        self.rows(&rows)
    }

    /// Points, Coins, figures.
    fn have(self, seat: Seat) -> String {
        let player = self.look().player(seat);
        let blocked = &self.voice.rules.components.blocked[HUMAN_SIDE - 1];
        let n_blocked = blocked.iter().filter(|&&space| space > player.delivered.len()).count();
        self.say(
            "cli-things-have-text",
            &[
                ("points", self.voice.points(player.score()).into()),
                ("coins", self.voice.coins(player.coins).into()),
                ("workers", player.workers.into()),
                ("blocked", n_blocked.into()),
                ("monks", player.monks.into()),
            ],
        )
    }

    fn card_in_short(self, card: katana::piece::CardId) -> String {
        let (name, effect) = (self.voice.card_name(card), self.voice.card_effect(card));
        self.say("cli-things-card", &[("card", name.into()), ("effect", effect.into())])
    }

    /// What a Sword on the Forge will bring, and what it needs next.
    fn sword_in_work(self, sword: SwordId) -> String {
        let number = self.number(sword);
        let sashimono = match self.game.table().blade(sword).sashimono {
            Sashimono::None => String::new(),
            Sashimono::Of(house) => self.crest(house),
            Sashimono::Starting => self.say("cli-things-starting", &[]),
        };
        let next = next_move(self.look(), sword).map(|(kind, _)| self.voice.kind(kind));
        let next = match next {
            Some(kind) => self.say("cli-things-next", &[("kind", kind.into())]),
            None => self.say("cli-things-complete", &[]),
        };
        if sword.katana_of().is_some() {
            return self
                .say("cli-things-katana-in-work", &[("number", number.into()), ("next", next.into())]);
        }
        let tile = self.voice.rules.tile(sword);
        self.say(
            "cli-things-sword",
            &[
                ("number", number.into()),
                ("points", tile.points.into()),
                ("strength", tile.strength.into()),
                ("sashimono", sashimono.into()),
                ("next", next.into()),
            ],
        )
    }

    /// The sign of a House on its Sashimono.
    fn crest(self, house: House) -> String {
        let id = ["crest-1", "crest-2", "crest-3", "crest-4"][house.index()];
        self.say(id, &[])
    }

    /// Figures at the lines of the Forge; empty without figures.
    fn at_forge(self, seat: Seat) -> String {
        let player = self.look().player(seat);
        let at = |line: Line| {
            let at = player.at_forge[line.index()];
            let n = at.workers() + at.monks();
            let line = self.voice.line(line);
            (n > 0).then(|| self.say("cli-things-at-line", &[("line", line.into()), ("n", n.into())]))
        };
        self.list(Line::all().filter_map(at))
    }

    /// The Project, while it can still grow.
    fn project(self, seat: Seat) -> String {
        let player = self.look().player(seat);
        if player.katana != KatanaStage::Away {
            return String::new();
        }
        self.by_kind(|kind: Kind| player.project[kind].to_string())
    }

    fn katana(self, seat: Seat) -> String {
        let player = self.look().player(seat);
        let letters = self.voice.letters(&player.composition);
        match player.katana {
            KatanaStage::Away => self.say("cli-things-katana-away", &[]),
            KatanaStage::Forging => self.say("cli-things-katana-forging", &[("letters", letters.into())]),
            KatanaStage::Delivered { column } => {
                let column = (u16::from(column) + 1).into();
                self.say("cli-things-katana-delivered", &[("letters", letters.into()), ("column", column)])
            }
            KatanaStage::Unfinished => {
                self.say("cli-things-katana-unfinished", &[("letters", letters.into())])
            }
        }
    }

    pub(super) fn sashimono(self, seat: Seat) -> String {
        let counts = self.look().player(seat).sashimono;
        if counts == [0; 4] {
            return String::new();
        }
        self.with_values(House::ALL.map(|house| (self.crest(house), counts[house.index()].to_string())))
    }

    /// Favor cards taken, and Shame or Dishonor.
    fn favors(self, seat: Seat) -> String {
        let player = self.look().player(seat);
        let favors = (0..5).map(Favor).filter(|&favor| player.has_favor(favor));
        let shame = match player.shame {
            Shame::None => None,
            Shame::Shame => Some(self.say("cli-things-shame", &[])),
            Shame::Dishonor => Some(self.say("cli-things-dishonor", &[])),
        };
        self.list(favors.map(|favor| self.voice.favor(favor)).chain(shame))
    }

    /// Each other player in a line; the Ghost's board in full.
    pub fn others(self, seat: Seat) -> Vec<String> {
        let table = self.game.table();
        let others = table.clockwise_from(seat).skip(1);
        let lines = |other: Seat| {
            if table.ghost_seat() == Some(other) {
                return self.ghost_board(other);
            }
            wrap(&self.in_short(other), self.page.width, "    ")
        };
        others.flat_map(lines).collect()
    }

    fn in_short(self, seat: Seat) -> String {
        let player = self.look().player(seat);
        let stock = Kind::ALL.map(|kind| format!("{}{}", self.voice.letter(kind), player.stock[kind]));
        let line = self.say(
            "cli-table-other",
            &[
                ("name", self.name(seat).into()),
                ("points", self.voice.points(player.score()).into()),
                ("coins", self.voice.coins(player.coins).into()),
                ("stock", stock.join(" ").into()),
                ("cards", player.hand.len().into()),
                ("swords", player.forge.len().into()),
                ("delivered", player.delivered.len().into()),
                ("workers", player.workers.into()),
                ("monks", player.monks.into()),
            ],
        );
        if player.passed { format!("{line} {}", self.say("cli-table-passed", &[])) } else { line }
    }
}
