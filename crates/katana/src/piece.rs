//! The pieces of the game as ids: resources, Swords, cards, Rooms, lines of the Forge, the Ghost's cards.

mod card;
mod figure;
mod forge;
mod ghost;
mod kind;
mod palace;
mod sword;

pub use card::{CardId, CardSet, Favor, HonorId, N_CARDS, N_DAIMYO, N_HONOR, N_MARKET};
pub use figure::{Area, Figure};
pub use forge::{Cell, Composition, Line, N_COLUMNS, N_LINES, N_ROWS};
pub use ghost::{GhostCard, GhostCardSet, N_GHOST_KINDS};
pub use kind::{ByKind, Kind, KindSet};
pub use palace::{N_ROOMS, Room, RoomPlace, RoomSet};
pub use sword::{House, N_SWORDS, N_TILES, SwordId, SwordSet};
