//! The pages, as browsers see them.

mod frame;
mod leaks;
mod live;
mod lobby;
mod own_page;
mod rights;
mod server;
mod table;
mod visitor;
