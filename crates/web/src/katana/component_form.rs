//! Filling in a component file of Shōgun no Katana.

use katana::piece::{House, Kind, Room};
use maud::Markup;
use tabletop::components::Place;
use words::{Arg, Words};

use super::{components::specimen, teller};
use crate::component_form::{ComponentForm, FormPart};

/// The form of Shōgun no Katana.
pub(super) struct KatanaComponents;

const PARTS: &[FormPart] = &[
    FormPart { word: "swords", title: "cards-kind-swords", sections: &["swords"], has_cards: true },
    FormPart { word: "daimyo", title: "cards-kind-daimyo", sections: &["daimyo"], has_cards: true },
    FormPart { word: "market", title: "cards-kind-market", sections: &["market"], has_cards: true },
    FormPart { word: "honor", title: "cards-kind-honor", sections: &["honor"], has_cards: true },
    FormPart {
        word: "boards",
        title: "cards-kind-boards",
        sections: &[
            "resources",
            "rounds",
            "forge",
            "academy",
            "spaces",
            "komainu",
            "washitsu",
            "score_track",
            "rooms",
            "favor",
            "story",
        ],
        has_cards: false,
    },
];

/// The Room of each value of a Room, and the message id of what the value is.
const ROOMS: [(&str, Room, &str); 5] = [
    ("coins", Room::Coins, "set-katana-room-gives"),
    ("leather_price", Room::Leather, "set-katana-room-price"),
    ("lacquer_price", Room::Lacquer, "set-katana-room-price"),
    ("wood_coins", Room::Wood, "set-katana-room-gives"),
    ("discount", Room::Discount, "set-katana-room-less"),
];

/// The message id of each value of a board.
const BOARDS: [(&str, &str); 19] = [
    ("resources.worth", "cards-board-worth"),
    ("resources.start", "cards-board-start"),
    ("rounds.points", "cards-board-points"),
    ("rounds.offering", "cards-board-offering"),
    ("forge.row_benefit", "cards-board-rows"),
    ("forge.column_coins", "cards-board-columns"),
    ("academy.coins", "cards-board-academy"),
    ("spaces.market", "cards-board-market"),
    ("spaces.academy", "cards-board-academy-spaces"),
    ("spaces.palace", "cards-board-palace"),
    ("spaces.swords_per_house", "cards-board-houses"),
    ("komainu.coins", "cards-board-komainu"),
    ("washitsu.blocked", "set-katana-blocked"),
    ("score_track.lap", "cards-board-lap"),
    ("score_track.flowers", "cards-board-flowers"),
    ("rooms.first_game", "set-katana-first-game"),
    ("favor.points", "set-katana-favor"),
    ("story.katana", "cards-board-katana"),
    ("story.rooms", "set-katana-story-rooms"),
];

impl ComponentForm for KatanaComponents {
    fn parts(&self) -> &'static [FormPart] {
        PARTS
    }

    fn label(&self, words: &Words, place: &Place) -> String {
        let room = ROOMS.iter().find(|(key, ..)| place.section == "rooms" && *key == place.key);
        if let Some(&(_, room, id)) = room {
            return words.say(id, &[("room", teller(words).room(room).into())]);
        }
        let key = format!("{}.{}", place.section, place.key);
        let board = BOARDS.iter().find(|(known, _)| *known == key).map(|&(_, id)| id.to_owned());
        let name = place.field.as_ref().unwrap_or(&place.key);
        // A list of tiles or cards is called as its part of the form.
        let of_part = || PARTS.iter().find(|part| part.word == place.section).map(|part| part.title);
        let id = match (board, &place.field) {
            (Some(board), _) => board,
            (None, None) if ["cards", "tiles"].contains(&name.as_str()) => {
                of_part().unwrap_or("cards-title").to_owned()
            }
            (None, _) => format!("cards-value-{name}"),
        };
        words.say(&id, &[])
    }

    fn part_label(&self, words: &Words, place: &Place) -> String {
        let Some(part) = &place.part else { return String::new() };
        let kind = Kind::ALL.into_iter().find(|kind| *part == kind.letter().to_string());
        if let Some(kind) = kind {
            return teller(words).kind(kind);
        }
        let n: u8 = part.parse().unwrap_or_default();
        let numbered = |id: &str, n: u8| words.say(id, &[("n", n.into())]);
        match (place.section.as_str(), place.key.as_str()) {
            ("rounds", _) => numbered("set-katana-round", n),
            ("spaces", _) => numbered("set-players", n + 1),
            ("forge" | "academy", _) => numbered("set-katana-column", n),
            ("washitsu", _) => numbered("set-katana-side", n),
            _ => part.clone(),
        }
    }

    fn meaning(&self, words: &Words, place: &Place, value: &str) -> Option<String> {
        let voice = teller(words);
        let field = place.field.as_deref().unwrap_or(&place.key);
        match field {
            "first_game" | "rooms" => Some(words.say(&format!("room-{value}"), &[])),
            "effect" if ["take", "turn"].contains(&value) => {
                Some(words.say(&format!("set-katana-effect-{value}"), &[]))
            }
            "effect" => Some(words.say(&format!("effect-{value}"), &[])),
            "card" => {
                let open = || Arg::from("…");
                let args = ["points", "kind", "strength", "sashimono"].map(|name| (name, open()));
                Some(words.say(&format!("honor-{}", value.replace('_', "-")), &args))
            }
            "house" => value.parse().ok().filter(|&n: &u8| n < 4).map(|n| voice.house(House(n))),
            _ => Kind::ALL
                .into_iter()
                .find(|kind| value == kind.letter().to_string())
                .map(|kind| voice.kind(kind)),
        }
    }

    fn picture(&self, words: &Words, section: &str, n: usize) -> Option<Markup> {
        specimen(words, section, n)
    }
}
