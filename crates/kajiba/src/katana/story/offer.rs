//! `kajiba story` alone: asks which campaign is meant, begins a new one if so wished, and plays it.

use anyhow::Result;

use super::{Story, Wishes, begun, list, play_on};
use crate::{
    cx::Cx,
    terminal::{command::is_word, input::Input, new_game},
};

/// Asks for a campaign and plays it, until somebody leaves.
pub fn offer(cx: &mut Cx) -> Result<()> {
    let (mut input, stories) = (Input::new(), Story::all(cx)?);
    if stories.is_empty() {
        cx.tell("cli-story-welcome", &[])?;
    } else {
        list(cx, &stories)?;
    }
    let chosen = if stories.is_empty() { Some(Chosen::New) } else { ask(cx, &mut input, stories)? };
    let story = match chosen {
        Some(Chosen::New) => begin(cx, &mut input)?,
        Some(Chosen::Old(story)) => Some(story),
        None => None,
    };
    match story {
        Some(story) => play_on(cx, &mut input, &story, Wishes::default()),
        None => Ok(cx.tell("cli-bye", &[])?),
    }
}

/// What somebody wants to play.
enum Chosen {
    /// A new campaign.
    New,
    /// One that has begun.
    Old(Story),
}

/// Asks which campaign to go on with; nothing if the player leaves.
fn ask(cx: &mut Cx, input: &mut Input, mut stories: Vec<Story>) -> Result<Option<Chosen>> {
    let is_open = |story: &&Story| story.read(cx).is_ok_and(|kept| kept.campaign.next().is_some());
    let usual = stories.iter().filter(is_open).max_by_key(|story| story.last_played());
    let usual = usual.map(|story| story.name.clone());
    let prompt = match &usual {
        Some(name) => cx.say("cli-story-which", &[("name", name.as_str().into())]),
        None => cx.say("cli-story-which-new", &[]),
    };
    loop {
        let Some(line) = input.ask_unless_quit(cx, &format!("{prompt} "))? else { return Ok(None) };
        let named = if line.is_empty() { usual.as_ref() } else { Some(&line) };
        let Some(name) = named else { return Ok(Some(Chosen::New)) };
        if let Some(n) = stories.iter().position(|story| story.name == *name) {
            return Ok(Some(Chosen::Old(stories.swap_remove(n))));
        }
        if is_word(cx.words, "cli-word-new", name) {
            return Ok(Some(Chosen::New));
        }
        cx.tell("cli-story-which-wrong", &[("name", name.as_str().into())])?;
    }
}

/// Asks what a new campaign and its player are called, and begins it; nothing if the player leaves.
fn begin(cx: &mut Cx, input: &mut Input) -> Result<Option<Story>> {
    let Some(story) = ask_name(cx, input)? else { return Ok(None) };
    let Some(player) = new_game::ask_name(cx, input, (0, 1))? else { return Ok(None) };
    begun(cx, &story, player)?;
    Ok(Some(story))
}

/// Asks for a name that no campaign has.
fn ask_name(cx: &mut Cx, input: &mut Input) -> Result<Option<Story>> {
    let word = cx.say("cli-story-usual-name", &[]);
    let numbered = (2..).map(|n| format!("{word}-{n}"));
    let mut usual = std::iter::once(word.clone()).chain(numbered);
    let usual = loop {
        let story = Story::named(cx, &usual.next().expect("there is always another number"))?;
        if !story.is_there() {
            break story;
        }
    };
    loop {
        let prompt = cx.say("cli-story-name", &[("usual", usual.name.as_str().into())]);
        let Some(line) = input.ask_unless_quit(cx, &format!("{prompt} "))? else { return Ok(None) };
        if line.is_empty() {
            return Ok(Some(usual));
        }
        match Story::named(cx, &line) {
            Ok(story) if !story.is_there() => return Ok(Some(story)),
            Ok(story) => cx.tell("cli-story-there", &[("name", story.name.into())])?,
            Err(error) => cx.page.wrapped(&error.to_string(), "")?,
        }
    }
}
