//! The host through its public API, each test on its own database.

mod refused;
mod table;

mod away;
mod bots;
mod broken;
mod campaigns;
mod chat;
mod clock;
mod components;
mod deciding;
mod forgetting;
mod hint;
mod lessons;
mod links;
mod nodes;
mod operator;
mod pace;
mod people;
mod pins;
mod records;
mod seats;
mod settling;
mod shogunate;
mod solo;
mod statements;
mod undoing;
mod views;
mod webhook;
