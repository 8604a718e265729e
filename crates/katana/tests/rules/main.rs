//! All tests of the rules, in one program: it links once.

mod academy_palace;
mod battery;
mod benefits;
mod board;
mod card_effects;
mod cards;
mod course;
mod delivery;
mod edges;
mod examples;
mod fine_print;
mod forge;
mod honors;
mod katana_delivered;
mod market_cards;
mod movement;
mod perft;
mod reasons;
mod recorded;
mod restore;
mod scoring;
mod session;
mod setup;
mod shared;
mod the_katana;
