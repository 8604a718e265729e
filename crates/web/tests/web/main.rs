//! The pages as browsers see them.

mod abuse;
mod api;
mod beginner;
mod clicks;
mod connection;
mod drawn;
mod frame;
mod guide;
mod identity;
mod leaks;
mod live;
mod lobby;
mod name;
mod own_copy;
mod own_page;
mod preferences;
mod reading;
mod replay;
mod rights;
mod server;
mod shogunate;
mod solo;
mod story;
mod table;
mod trial;
mod visitor;
