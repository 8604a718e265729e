//! The host through its public surface, on a database of its own.

mod refused;
mod table;

mod bots;
mod broken;
mod deciding;
mod records;
mod undoing;
mod away;
mod chat;
mod links;
mod looks;
mod pace;
mod people;
mod pins;
mod seats;
mod webhook;
