//! The table as text. It is drawn from the view of one player, so that nothing else can be shown.

use shogunate::{
    KnownCard, KnownChoice, KnownPlayer, Note, Noted, PairCount, View,
    piece::{Card, CardSet, Leader, Place},
};
use tabletop::{Seat, Viewer};
use voice::shogunate::Voice;
use words::Arg;

use crate::{
    terminal::page::Page,
    terminal::{
        style::Style,
        text::{self, pad, pad_left, widest},
    },
};

/// A view that is drawn as text.
#[derive(Clone, Copy)]
pub struct BoardText<'a> {
    /// Who speaks, and to whom.
    pub voice: Voice<'a>,
    /// The page that it is drawn for.
    pub page: &'a Page,
    /// What the player may know.
    pub view: &'a View,
}

impl BoardText<'_> {
    /// The round, and who is Hatamoto.
    pub fn heading(self) -> Vec<String> {
        let (round, name) = (self.view.round.into(), self.name(self.view.hatamoto).into());
        let title = self.say("cli-shogunate-round", &[("round", round), ("name", name)]);
        let rule = "━".repeat(self.page.width.saturating_sub(text::width(&title) + 5));
        vec![self.page.styled(Style::Strong, &format!("━━━ {title} {rule}"))]
    }

    /// The Line with Honor, what the Plot will bring, the Shinobi and the player's own Leaders; below it the Plot.
    pub fn line(self) -> Vec<String> {
        let leaders = self.view.line.map(|leader| self.voice.leader(leader));
        let title = self.say("cli-shogunate-line", &[]);
        let (honor, plot) =
            (self.say("cli-shogunate-honor", &[]), self.say("cli-shogunate-plot-brings", &[]));
        let first = widest(leaders.iter().map(String::as_str).chain([title.as_str()])) + 5;
        let columns = [text::width(&honor), text::width(&plot)];
        let heading = format!("{}{honor}  {plot}", pad(&title, first));
        let mut lines = vec![self.page.styled(Style::Heading, heading.trim_end())];
        let brings = self.voice.rules.plot(self.view.plot()).honor;
        for (place, name) in Place::ALL.into_iter().zip(&leaders) {
            let leader = self.view.line[place.index()];
            let n_brought = brings[place.index()];
            let brought = if n_brought > 0 { format!("+{n_brought}") } else { String::new() };
            let honor = self.view.honor[leader.index()].to_string();
            let row = format!(
                "{}{}  {}  {}",
                pad(&format!(" {}  {name}", place.0 + 1), first),
                pad_left(&honor, columns[0]),
                pad_left(&brought, columns[1]),
                self.marks(leader),
            );
            lines.push(row.trim_end().to_owned());
        }
        let (plot, power) =
            (self.voice.plot(self.view.plot()), self.voice.rules.plot(self.view.plot()).power);
        let args = [("plot", plot.into()), ("power", self.voice.power(power).into())];
        let plot = self.say("cli-shogunate-plot", &args);
        lines.extend(text::wrap(&plot, self.page.width, "  "));
        lines
    }

    /// The Shinobi by a Leader, and how many of the player's own cards are its.
    fn marks(self, leader: Leader) -> String {
        let shinobi = (self.view.shinobi == leader)
            .then(|| self.page.styled(Style::Alert, &self.say("cli-shogunate-shinobi", &[])));
        let n_own = self.own_cards().filter(|card| card.leader == Some(leader)).count();
        let own = (n_own > 0).then(|| {
            self.page.styled(Style::Strong, &self.say("cli-shogunate-yours", &[("n", n_own.into())]))
        });
        shinobi.into_iter().chain(own).collect::<Vec<_>>().join("  ")
    }

    /// All players, with what is known of them.
    pub fn players(self) -> Vec<String> {
        let mut lines = vec![self.section("cli-shogunate-players")];
        for (player, seat) in self.view.players.iter().zip((0..).map(Seat)) {
            lines.extend(text::wrap(&self.player(player, seat), self.page.width, "    "));
        }
        lines
    }

    /// A player in a sentence: cards in hand, discards, Loyalty cards as the others see them, the card of this round.
    fn player(self, player: &KnownPlayer, seat: Seat) -> String {
        let mut name = self.name(seat);
        if seat == self.view.hatamoto {
            name = self.say("cli-shogunate-hatamoto", &[("name", name.into())]);
        }
        let (hand, discards) = (self.cards(player.hand).into(), self.cards(player.discards).into());
        let loyalty = self.loyalty(player.cards).into();
        let args = [("name", name.into()), ("hand", hand), ("discards", discards), ("loyalty", loyalty)];
        let sentence = self.say("cli-shogunate-player", &args);
        let chosen = match player.card {
            KnownChoice::None => return sentence,
            KnownChoice::Secret => self.say("cli-shogunate-chosen", &[]),
            KnownChoice::Known(card) => {
                self.say("cli-shogunate-chosen-card", &[("card", self.voice.card(card).into())])
            }
        };
        let chosen = self.page.styled(Style::Strong, &chosen).into();
        self.say("cli-shogunate-player-chosen", &[("player", sentence.into()), ("chosen", chosen)])
    }

    fn cards(self, cards: CardSet) -> String {
        match cards {
            CardSet::ALL => self.say("cli-shogunate-all-cards", &[]),
            _ if cards.is_empty() => self.say("cli-shogunate-none", &[]),
            _ => self.list(cards.iter().map(|card: Card| self.voice.card(card))),
        }
    }

    /// Loyalty cards as everybody sees them: the Leaders of those face up, the number of the others.
    fn loyalty(self, cards: [KnownCard; 2]) -> String {
        let up = cards.iter().filter(|card| card.is_up).filter_map(|card| card.leader);
        let up =
            up.map(|leader| self.say("cli-shogunate-up", &[("leader", self.voice.leader(leader).into())]));
        let n_down = cards.iter().filter(|card| !card.is_up).count();
        let down = (n_down > 0).then(|| self.say("cli-shogunate-down", &[("n", n_down.into())]));
        self.list(up.chain(down))
    }

    /// The player's own Loyalty cards, what they score now, and what ends the game.
    pub fn own(self) -> Vec<String> {
        let cards: Vec<KnownCard> = self.own_cards().collect();
        let leaders: Vec<Leader> = cards.iter().filter_map(|card| card.leader).collect();
        let &[one, other] = leaders.as_slice() else { return Vec::new() };
        let told = cards.iter().zip(&leaders).map(|(card, &leader)| {
            let id = if card.is_up { "cli-shogunate-own-up" } else { "cli-shogunate-own-down" };
            let (name, honor) = (self.voice.leader(leader).into(), self.view.honor[leader.index()].into());
            self.say(id, &[("leader", name), ("honor", honor)])
        });
        let (cards, score) = (self.list(told).into(), self.score(one, other).into());
        let end = self.voice.rules.threshold().into();
        let sentence = self.say("cli-shogunate-own", &[("cards", cards), ("score", score), ("end", end)]);
        text::wrap(&sentence, self.page.width, "    ")
    }

    /// What two Loyalty cards score now (SGE-1).
    fn score(self, one: Leader, other: Leader) -> u16 {
        let honor = |leader: Leader| u16::from(self.view.honor[leader.index()]);
        match self.view.pair {
            PairCount::Once if one == other => honor(one),
            PairCount::Once | PairCount::Twice => honor(one) + honor(other),
        }
    }

    /// What the player was shown, showed and exchanged, and where a card may be now.
    pub fn notes(self) -> Vec<String> {
        let notes = self.view.notes.iter().filter(|note| is_private(note, self.view.viewer));
        let mut lines: Vec<String> = notes
            .flat_map(|note| text::wrap(&format!("· {}", self.voice.note(note)), self.page.width, "  "))
            .collect();
        if !lines.is_empty() {
            lines.insert(0, self.section("cli-shogunate-notes"));
        }
        lines
    }

    fn own_cards(self) -> impl Iterator<Item = KnownCard> {
        let own = match self.view.viewer {
            Viewer::Seat(seat) => self.view.players.get(seat.index()).map(|player| player.cards),
            Viewer::Spectator => None,
        };
        own.into_iter().flatten()
    }

    /// A player's name in the color of the seat.
    fn name(self, seat: Seat) -> String {
        self.page.styled(Style::Seat(seat), &self.voice.player(seat))
    }

    fn section(self, id: &str) -> String {
        self.page.styled(Style::Heading, &self.say(id, &[]))
    }

    fn list(self, items: impl IntoIterator<Item = String>) -> String {
        self.voice.words.list(items)
    }

    fn say(self, id: &str, args: &[(&str, Arg)]) -> String {
        self.voice.words.say(id, args)
    }
}

/// Whether `viewer` took part in it and may know more of it than others.
fn is_private(note: &Note, viewer: Viewer) -> bool {
    let is = |seat: Seat| viewer == Viewer::Seat(seat);
    match note.what {
        Noted::Revealed { .. } => false,
        Noted::Shown { by, to, leader: _ } => is(by) || is(to),
        Noted::Looked { by, of, leader: _ } => is(by) || is(of),
        Noted::Exchanged { seat, other, .. } => is(seat) || is(other),
    }
}
