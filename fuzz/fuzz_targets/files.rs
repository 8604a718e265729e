//! Raw bytes as files: a component set or a record that is wrong is refused, never a panic.
#![no_main]

use katana::{Katana, components::Components};
use libfuzzer_sys::fuzz_target;
use tabletop::{Record, components};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let _ = components::parse::<Components>(text);
    if let Ok(record) = serde_json::from_str::<Record<Katana>>(text) {
        let _ = record.verify();
        // The hashes stop nearly every file; the rules must bear what is behind them too.
        if let Ok(mut replay) = record.replay() {
            while let Ok(true) = replay.step() {}
        }
    }
});
