//! All tests of the rules in one program, which links once.

mod battery;
mod cards;
mod end;
mod exchange;
mod imagined;
mod knowledge;
mod perft;
mod plots;
mod reasons;
mod recorded;
mod round;
mod secrecy;
mod secret_choice;
mod session;
mod setup;
mod shared;
