//! Names of players, pieces and places.

use katana::{
    Cause,
    piece::{Area, ByKind, Cell, Composition, Figure, House, Kind, Line, Room, RoomPlace, RoomSet, SwordId},
    table::Category,
};
use tabletop::Seat;

use super::Voice;

impl Voice<'_> {
    /// A player's name, or "Player 2" without one, or the Ghost's.
    #[must_use]
    pub fn player(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None if self.rules.setup.ghost_seat() == Some(seat) => self.ghost(),
            None => say!(self, "player-n", n = seat.index() + 1),
        }
    }

    /// Several players' names.
    #[must_use]
    pub fn players(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        self.words.all_of(seats.into_iter().map(|seat| self.player(seat)))
    }

    /// A number of Coins: "3 Coins".
    #[must_use]
    pub fn coins(&self, coins: u16) -> String {
        say!(self, "n-coins", n = coins)
    }

    /// A gain of Coins: "+3 Coins".
    #[must_use]
    pub fn coins_gain(&self, coins: u16) -> String {
        say!(self, "coins-gain", coins = self.coins(coins))
    }

    /// A number of points: "1 point".
    #[must_use]
    pub fn points(&self, points: i16) -> String {
        say!(self, "n-points", n = points)
    }

    /// A resource.
    #[must_use]
    pub fn kind(&self, kind: Kind) -> String {
        let id = match kind {
            Kind::Lacquer => "kind-lacquer",
            Kind::Wood => "kind-wood",
            Kind::Steel => "kind-steel",
            Kind::Leather => "kind-leather",
        };
        say!(self, id)
    }

    /// An amount of a resource: "2 Wood".
    #[must_use]
    pub fn kind_count(&self, n: u8, kind: Kind) -> String {
        say!(self, "kind-count", n = n, kind = self.kind(kind))
    }

    /// A gain of a resource: "+2 Wood".
    #[must_use]
    pub fn kind_gain(&self, n: u8, kind: Kind) -> String {
        say!(self, "kind-gain", n = n, kind = self.kind(kind))
    }

    /// An amount of each resource: "2 Wood, 1 Steel".
    #[must_use]
    pub fn kinds(&self, counts: ByKind<u8>) -> String {
        if counts.0 == [0; 4] {
            return say!(self, "kind-none");
        }
        let held = Kind::ALL.into_iter().filter(|&kind| counts[kind] > 0);
        self.list(held.map(|kind| self.kind_count(counts[kind], kind)))
    }

    /// A gain of each resource: "+2 Wood, +1 Steel".
    #[must_use]
    pub fn kinds_gain(&self, counts: ByKind<u8>) -> String {
        let gained = Kind::ALL.into_iter().filter(|&kind| counts[kind] > 0);
        self.list(gained.map(|kind| self.kind_gain(counts[kind], kind)))
    }

    /// Counts resources and names them.
    #[must_use]
    pub fn kinds_of(&self, kinds: impl IntoIterator<Item = Kind>) -> String {
        let mut counts = ByKind::default();
        for kind in kinds {
            counts[kind] += 1;
        }
        self.kinds(counts)
    }

    /// The letter of a resource in a composition.
    #[must_use]
    pub fn letter(&self, kind: Kind) -> String {
        let id = match kind {
            Kind::Lacquer => "letter-lacquer",
            Kind::Wood => "letter-wood",
            Kind::Steel => "letter-steel",
            Kind::Leather => "letter-leather",
        };
        say!(self, id)
    }

    /// The letters of a composition: "LSWU".
    #[must_use]
    pub fn letters(&self, composition: &Composition) -> String {
        composition.kinds().iter().map(|&kind| self.letter(kind)).collect()
    }

    /// A House with its crest: "House 1 (Crane)".
    #[must_use]
    pub fn house(&self, house: House) -> String {
        say!(self, "house-n", n = house.index() + 1, crest = self.crest(house))
    }

    /// The crest of a House.
    #[must_use]
    pub fn crest(&self, house: House) -> String {
        say!(self, ["crest-1", "crest-2", "crest-3", "crest-4"][house.index()])
    }

    /// A Sashimono of a House.
    #[must_use]
    pub fn sashimono(&self, house: House) -> String {
        say!(self, ["sashimono-1", "sashimono-2", "sashimono-3", "sashimono-4"][house.index()])
    }

    /// An area.
    #[must_use]
    pub fn area(&self, area: Area) -> String {
        let id = match area {
            Area::Houses => "area-houses",
            Area::Market => "area-market",
            Area::Forge => "area-forge",
            Area::Academy => "area-academy",
            Area::Palace => "area-palace",
            Area::Komainu => "area-komainu",
        };
        say!(self, id)
    }

    /// "At the Market": the area where a figure is placed.
    pub(crate) fn at(&self, area: Area) -> String {
        let id = match area {
            Area::Houses => "at-houses",
            Area::Market => "at-market",
            Area::Forge => "at-forge",
            Area::Academy => "at-academy",
            Area::Palace => "at-palace",
            Area::Komainu => "at-komainu",
        };
        say!(self, id)
    }

    /// A Worker or a Monk.
    #[must_use]
    pub fn figure(&self, figure: Figure) -> String {
        match figure {
            Figure::Worker => say!(self, "figure-worker"),
            Figure::Monk => say!(self, "figure-monk"),
        }
    }

    /// A Room.
    #[must_use]
    pub fn room(&self, room: Room) -> String {
        let id = match room {
            Room::Decorator => "room-decorator",
            Room::Move => "room-move",
            Room::Coins => "room-coins",
            Room::Leather => "room-leather",
            Room::Lacquer => "room-lacquer",
            Room::Wood => "room-wood",
            Room::Steel => "room-steel",
            Room::Discount => "room-discount",
            Room::Apprentice => "room-apprentice",
        };
        say!(self, id)
    }

    /// What a Room gives.
    #[must_use]
    pub fn room_effect(&self, room: Room) -> String {
        let rooms = &self.rules.components.rooms;
        let coins = |coins: u8| self.coins(coins.into());
        let one = |kind| self.kind_count(1, kind);
        let buy = |kind, price| say!(self, "room-effect-buy", coins = coins(price), kinds = one(kind));
        match room {
            Room::Decorator => say!(self, "room-effect-decorator"),
            Room::Move => say!(self, "room-effect-move"),
            Room::Coins => say!(self, "room-effect-coins", coins = coins(rooms.coins)),
            Room::Leather => buy(Kind::Leather, rooms.leather_price),
            Room::Lacquer => buy(Kind::Lacquer, rooms.lacquer_price),
            Room::Wood => {
                say!(self, "room-effect-wood", kinds = one(Kind::Wood), coins = coins(rooms.wood_coins))
            }
            Room::Steel => say!(self, "room-effect-steel", kinds = one(Kind::Steel)),
            Room::Discount => say!(self, "room-effect-discount", coins = coins(rooms.discount)),
            Room::Apprentice => say!(self, "room-effect-apprentice"),
        }
    }

    /// A Room in a sentence: "the Coin Room", or "Room 3" if the Palace is not known.
    pub(crate) fn the_room(&self, rooms: Option<&[Room]>, place: RoomPlace) -> String {
        match rooms {
            Some(rooms) => say!(self, "room-the", room = self.room(rooms[usize::from(place.0)])),
            None => say!(self, "room-place", n = place.0 + 1),
        }
    }

    /// Several Rooms: "Coin Room, Steel Room".
    pub(crate) fn rooms(&self, rooms: Option<&[Room]>, places: RoomSet) -> String {
        self.list(places.iter().map(|place| match rooms {
            Some(rooms) => self.room(rooms[usize::from(place.0)]),
            None => say!(self, "room-place", n = place.0 + 1),
        }))
    }

    /// A line of the Forge: "the Steel row", "column 3".
    #[must_use]
    pub fn line(&self, line: Line) -> String {
        match line.as_column() {
            Some(column) => say!(self, "line-column", n = column + 1),
            None => say!(self, "line-row", kind = self.kind(Kind::of_row(line.0))),
        }
    }

    /// A space of the Forge: "the Steel row, column 3".
    #[must_use]
    pub fn cell(&self, cell: Cell) -> String {
        say!(self, "line-cell", kind = self.kind(Kind::of_row(cell.row())), n = cell.column() + 1)
    }

    /// A Sword with its printed values: "Sword 18 (LSWU, 5 points, strength 2)", or a player's Katana.
    #[must_use]
    pub fn sword(&self, sword: SwordId) -> String {
        self.sword_or(sword, |seat| say!(self, "katana-of", name = self.player(seat)))
    }

    /// A Sword of the reader: "Sword 18", "your Katana".
    pub(crate) fn own_sword(&self, sword: SwordId) -> String {
        self.tile_or(sword, "katana-own")
    }

    /// The same with its printed values.
    pub(crate) fn own_sword_full(&self, sword: SwordId) -> String {
        self.sword_or(sword, |_| say!(self, "katana-own"))
    }

    /// A Sword of another player: "Sword 18", "the Katana".
    pub(crate) fn the_sword(&self, sword: SwordId) -> String {
        self.tile_or(sword, "katana-the")
    }

    /// The same with its printed values.
    pub(crate) fn the_sword_full(&self, sword: SwordId) -> String {
        self.sword_or(sword, |_| say!(self, "katana-the"))
    }

    /// A tile, or this message for a Katana.
    fn tile_or(&self, sword: SwordId, katana: &str) -> String {
        if sword.katana_of().is_some() { say!(self, katana) } else { self.tile_name(sword) }
    }

    fn tile_name(&self, sword: SwordId) -> String {
        say!(self, "sword-tile", n = self.rules.tile(sword).number)
    }

    /// The printed values of a Sword tile, or the words of `katana` for a Katana.
    fn sword_or(&self, sword: SwordId, katana: impl FnOnce(Seat) -> String) -> String {
        if let Some(seat) = sword.katana_of() {
            return katana(seat);
        }
        let tile = self.rules.tile(sword);
        say!(
            self,
            "sword-full",
            n = tile.number,
            letters = self.letters(&tile.composition),
            points = self.points(tile.points.into()),
            strength = tile.strength,
        )
    }

    /// The source of points.
    #[must_use]
    pub fn category(&self, category: Category) -> String {
        let id = match category {
            Category::Swords => "category-swords",
            Category::SwordsAgain => "category-swords-again",
            Category::Decorations => "category-decorations",
            Category::Rounds => "category-rounds",
            Category::Katana => "category-katana",
            Category::ProjectChanges => "category-project-changes",
            Category::Favors => "category-favors",
            Category::Coins => "category-coins",
            Category::Sashimono => "category-sashimono",
            Category::Honors => "category-honors",
            Category::Market => "category-market",
            Category::Academy => "category-academy",
            Category::Palace => "category-palace",
            Category::Komainu => "category-komainu",
            Category::Dues => "category-dues",
        };
        say!(self, id)
    }

    /// The source or use of Coins or resources.
    #[must_use]
    pub fn cause(&self, cause: Cause) -> String {
        let id = match cause {
            Cause::Start => "cause-start",
            Cause::Sword => "cause-sword",
            Cause::StartingSashimono => "cause-starting-sashimono",
            Cause::Market => "cause-market",
            Cause::Decoration => "cause-decoration",
            Cause::Room => "cause-room",
            Cause::Komainu => "cause-komainu",
            Cause::Line => "cause-line",
            Cause::Card => "cause-card",
            Cause::Benefit => "cause-benefit",
            Cause::Chapter => "cause-chapter",
        };
        say!(self, id)
    }
}
