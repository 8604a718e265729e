//! How long texts and lists from visitors may be. Forms and the terminal use the same values.

use std::ops::RangeInclusive;

/// How many actions one decision may have. Fewer than the log shows, so that a viewer sees all of them.
pub const ACTIONS_MAX: usize = 50;
/// How many characters a name may have.
pub const NAME_CHARS_MAX: usize = 24;
/// How many characters a login may have.
pub const LOGIN_CHARS: RangeInclusive<usize> = 2..=24;
/// How many characters a passphrase may have.
pub const PASSPHRASE_CHARS: RangeInclusive<usize> = 8..=200;
/// How many digits a PIN may have.
pub const PIN_DIGITS: RangeInclusive<usize> = 4..=8;
/// How many characters a line of chat may have.
pub const CHAT_CHARS_MAX: usize = 500;
/// How many characters the name of a campaign may have.
pub const CAMPAIGN_NAME_CHARS_MAX: usize = 40;
/// How many characters the name of a component set may have.
pub const SET_NAME_CHARS_MAX: usize = 40;
/// How many bytes a component file may have in the browser. The longest that comes with Kajiba has 17 KB.
pub const COMPONENT_FILE_BYTES_MAX: usize = 40_000;
