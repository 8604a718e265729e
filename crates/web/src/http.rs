//! Everything between the socket and a page: connections, routes, limits, drawing, the visitor of a request, forms and errors.

pub(crate) mod router;

pub(crate) mod cx;
pub(crate) mod door;
pub(crate) mod drawn;
pub(crate) mod encoding;
pub(crate) mod error_page;
pub(crate) mod form;
pub(crate) mod preferences;

pub(crate) mod address;
pub(crate) mod assets;
pub(crate) mod guard;
pub(crate) mod host_name;
pub(crate) mod limits;
pub(crate) mod metrics;
pub(crate) mod request_body;
pub(crate) mod workers;

pub(crate) mod serve;
