//! The terms of Shogunate, in the order in which players learn them.

use crate::render::term::{Term, terms};

terms! {
    LEADER = "court-leader", "SGS-1";
    LINE = "court-line", "SGS-1";
    HEAD = "court-head", "SGS-1";
    LOYALTY = "court-loyalty", "SGS-2";
    SHINOBI = "court-shinobi", "SGS-3";
    ACTION = "court-action", "SGS-4";
    HATAMOTO = "court-hatamoto", "SGR-2";
    DISCARDS = "court-discards", "SGR-2";
    PLOT = "court-plot", "SGR-3";
    POWER = "court-power", "SGR-3";
    HONOR = "court-honor", "SGR-3";
    EXCHANGE = "court-exchange", "SGA-6";
    FACE_UP = "court-face-up", "SGA-7";
    SCORE = "court-score", "SGE-1";
}
