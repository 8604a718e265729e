//! The terms of Shōgun no Katana, in the order in which players learn them.

use crate::render::term::{Term, terms};

terms! {
    FIGURE = "figure", "TRN-2";
    WORKER = "worker", "DEL-4";
    MONK = "monk", "TEM-2";
    OFFERING = "offering", "TEM-1";
    TEMPLE = "temple", "TEM-1";
    HOUSE = "house", "HOU-1";
    MARKET = "market", "MAR-1";
    FORGE = "forge", "MOV-1";
    ACADEMY = "academy", "ACA-1";
    PALACE = "palace", "PAL-1";
    KOMAINU = "komainu", "KOM-1";
    SWORD = "sword", "MOV-2";
    COMPOSITION = "composition", "MOV-2";
    COMPLETE = "complete", "MOV-6";
    STRENGTH = "strength", "HON-9";
    KATANA = "katana", "KAT-1";
    PROJECT = "project", "DEL-5";
    DELIVERY = "delivery", "DEL-1";
    WASHITSU = "washitsu", "DEL-4";
    SASHIMONO = "sashimono", "END-3";
    STARTING_SASHIMONO = "starting-sashimono", "SET-9";
    RESOURCE = "resource", "MAR-1";
    STOCK = "stock", "END-1";
    DECORATOR = "decorator", "ACA-1";
    DECORATE = "decorate", "ACA-2";
    LINE = "line", "PLY-4";
    ACTIVATE = "activate", "FOR-1";
    SWAP = "swap", "MOV-7";
    FAMILY = "family", "PAL-1";
    ROOM = "room", "PAL-2";
    PASSIVE = "passive", "PAL-6";
    TOKEN = "token", "DAI-B";
    DAIMYO_CARD = "daimyo-card", "HOU-2";
    MARKET_CARD = "market-card", "MAR-2";
    EFFECT = "effect", "PLY-2";
    BENEFIT = "benefit", "PLY-4";
    MOMENT = "moment", "PLY-3";
    HONOR_CARD = "honor-card", "PAS-1";
    FAVOR_CARD = "favor-card", "END-5";
    SHAME = "shame", "KAT-6";
    DISHONOR = "dishonor", "END-2";
    PASSING = "passing", "PAS-1";
    RESTORE = "restore", "RES-1";
    FIRST_PLAYER = "first-player", "RES-1";
    GHOST = "ghost", "GHO-1";
    STORY = "story", "STO-1";
}
