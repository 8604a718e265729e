//! The terms of Shogunate, in the order in which players learn them.

use crate::render::term::{Term, terms};

terms! {
    LEADER = "shogunate-leader", "SGS-1";
    LINE = "shogunate-line", "SGS-1";
    HEAD = "shogunate-head", "SGS-1";
    LOYALTY = "shogunate-loyalty", "SGS-2";
    SHINOBI = "shogunate-shinobi", "SGS-3";
    ACTION = "shogunate-action", "SGS-4";
    HATAMOTO = "shogunate-hatamoto", "SGR-2";
    DISCARDS = "shogunate-discards", "SGR-2";
    PLOT = "shogunate-plot", "SGR-3";
    POWER = "shogunate-power", "SGR-3";
    HONOR = "shogunate-honor", "SGR-3";
    EXCHANGE = "shogunate-exchange", "SGA-6";
    FACE_UP = "shogunate-face-up", "SGA-7";
    SCORE = "shogunate-score", "SGE-1";
}
