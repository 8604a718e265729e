//! The pages, as browsers see them.

mod lobby;
mod own_page;
mod visitor;
mod frame;
mod live;
mod server;
mod table;
