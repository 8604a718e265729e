//! Names of Leaders, places, Action cards and Plots.

use shogunate::{
    Cause,
    components::Power,
    piece::{Card, Leader, Place, PlotId},
};

use super::Voice;

/// The grammatical form of a Leader. Languages distinguish different ones.
#[derive(Clone, Copy)]
pub(super) enum Form {
    /// As the object: "the Plum".
    The,
    /// At the beginning: "The Plum".
    Start,
    /// After a preposition like "towards" or "next to", which Italian joins with the article.
    To,
    /// As a Loyalty card.
    Card,
    /// Alone: "Plum".
    Name,
    /// With title and clan.
    Full,
    /// As a letter.
    Letter,
    /// As a kanji.
    Crest,
}

impl Form {
    fn id(self) -> &'static str {
        match self {
            Self::The => "the",
            Self::Start => "start",
            Self::To => "to",
            Self::Card => "card",
            Self::Name => "name",
            Self::Full => "full",
            Self::Letter => "letter",
            Self::Crest => "crest",
        }
    }
}

impl Voice<'_> {
    /// A Leader by the name of its clan: "Plum".
    #[must_use]
    pub fn leader(&self, leader: Leader) -> String {
        self.formed(leader, Form::Name)
    }

    /// A Leader with title and clan: "the lord of the Plum clan".
    #[must_use]
    pub fn leader_full(&self, leader: Leader) -> String {
        self.formed(leader, Form::Full)
    }

    /// The letter of a Leader, where space is short.
    #[must_use]
    pub fn letter(&self, leader: Leader) -> String {
        self.formed(leader, Form::Letter)
    }

    /// The kanji on a Leader's banner.
    #[must_use]
    pub fn crest(&self, leader: Leader) -> String {
        self.formed(leader, Form::Crest)
    }

    /// A Leader in a form. A clan from a custom component file is named as it is.
    pub(super) fn formed(&self, leader: Leader, form: Form) -> String {
        let clan = self.rules.clan(leader);
        let id = id_of("sho-leader", clan);
        if self.words.has(&id) {
            return say!(self, &id, form = form.id());
        }
        match form {
            Form::Letter | Form::Crest => clan.chars().take(1).collect(),
            Form::The | Form::Start | Form::To | Form::Card | Form::Name | Form::Full => clan.to_owned(),
        }
    }

    /// Several Leaders: "Plum, Snow".
    #[must_use]
    pub fn leaders(&self, leaders: impl IntoIterator<Item = Leader>) -> String {
        self.list(leaders.into_iter().map(|leader| self.leader(leader)))
    }

    /// A Loyalty card in a sentence, or just "a Loyalty card" if the viewer does not know it.
    pub(super) fn loyalty(&self, leader: Option<Leader>) -> String {
        match leader {
            Some(leader) => self.formed(leader, Form::Card),
            None => say!(self, "sho-hidden-card"),
        }
    }

    /// A place in the Line: "the head", "place 2".
    #[must_use]
    pub fn place(&self, place: Place) -> String {
        say!(self, "sho-place", n = place.0 + 1)
    }

    /// An Action card.
    #[must_use]
    pub fn card(&self, card: Card) -> String {
        say!(self, &id_of("sho-card", card.id()))
    }

    /// What an Action card does.
    #[must_use]
    pub fn card_text(&self, card: Card) -> String {
        say!(self, &id_of("sho-card-text", card.id()))
    }

    /// A Plot's name. One from a custom component file is named as it is.
    #[must_use]
    pub fn plot(&self, plot: PlotId) -> String {
        let name = &self.rules.plot(plot).name;
        let id = id_of("sho-plot", name);
        if self.words.has(&id) { say!(self, &id) } else { name.clone() }
    }

    /// A Plot with its pattern and power.
    #[must_use]
    pub fn plot_full(&self, plot: PlotId) -> String {
        let (pattern, power) = (self.pattern(plot), self.power(self.rules.plot(plot).power));
        say!(self, "sho-plot-full", plot = self.plot(plot), pattern = pattern, power = power)
    }

    /// The Honor that a Plot brings: "2 on place 1, 1 on place 6".
    #[must_use]
    pub fn pattern(&self, plot: PlotId) -> String {
        let honor = self.rules.plot(plot).honor;
        let entries = Place::ALL.into_iter().filter(|place| honor[place.index()] > 0);
        let entries = entries
            .map(|place| say!(self, "sho-pattern-entry", n = honor[place.index()], place = place.0 + 1));
        let entries: Vec<String> = entries.collect();
        if entries.is_empty() { say!(self, "sho-pattern-none") } else { self.list(entries) }
    }

    /// What a power does, as part of a sentence.
    #[must_use]
    pub fn power(&self, power: Power) -> String {
        say!(self, &id_of("sho-power", power.id()))
    }

    /// What moved a Leader, or gave or took Honor.
    pub(super) fn cause(&self, cause: Cause) -> String {
        match cause {
            Cause::Card(seat) => tell!(self, "sho-cause-card", seat),
            Cause::Pattern => say!(self, "sho-cause-pattern"),
            Cause::Power(_) => say!(self, "sho-cause-power"),
            Cause::Shinobi => say!(self, "sho-cause-shinobi"),
        }
    }
}

/// The message id for a name from the components.
fn id_of(prefix: &str, name: &str) -> String {
    format!("{prefix}-{}", name.replace('_', "-"))
}
