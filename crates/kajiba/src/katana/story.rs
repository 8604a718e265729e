//! `kajiba story`: campaigns through the fourteen chapters, saved after every act and resumed at any time.

mod campaign_file;
mod offer;

use anyhow::Result;
use clap::{Arg, ArgMatches, Command};
use katana::{
    GhostLevel, Katana, Rules, Setup,
    components::{Components, embedded},
    story::{
        self, CHAPTERS,
        campaign::{Attempt, Campaign},
    },
};
use tabletop::Session;
use voice::katana::Voice;

use super::setup::ghost_levels;
use crate::{
    cli,
    cx::Cx,
    error::user_error,
    terminal::{
        components,
        input::{Either, Input},
        local_game::{AnyLocalGame, LocalGame},
        new_game, resume,
        roster::Roster,
        saves::{autosave::Autosave, names, save::Save},
        text::signed,
    },
};
use campaign_file::SavedCampaign;
pub use campaign_file::Story;

/// The command line of `story`.
pub fn command(cx: &Cx) -> Command {
    let name = || {
        let name = Arg::new("name").value_name("cli-value-story").required(true);
        name.help(cx.say("cli-arg-story", &[]))
    };
    let level = cli::option(cx, "ghost", "cli-value-number", "cli-arg-story-ghost");
    let about = |id: &str| cx.say(id, &[]);
    let new = Command::new("new").about(about("cli-about-story-new")).args([name(), cli::names(cx)]);
    let list = Command::new("list").about(about("cli-about-story-list"));
    let play = Command::new("play").about(about("cli-about-story-play"));
    let play = play.args([name(), level.value_parser(ghost_levels()), cli::component_file(cx)]);
    let status = Command::new("status").about(about("cli-about-story-status")).arg(name());
    let command = Command::new("story").about(about("cli-about-story"));
    command.subcommands([new, list, play, status])
}

/// Starts, lists, plays or describes campaigns.
pub fn story(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    match args.subcommand() {
        Some(("new", args)) => begin(cx, args),
        Some(("list", _)) => {
            let stories = Story::all(cx)?;
            if stories.is_empty() { Ok(cx.tell("cli-story-none", &[])?) } else { list(cx, &stories) }
        }
        Some(("play", args)) => play(cx, args),
        Some(("status", args)) => status(cx, &named(cx, args)?),
        None => offer::offer(cx),
        other => unreachable!("{other:?} is no command about campaigns"),
    }
}

fn named(cx: &Cx, args: &ArgMatches) -> Result<Story> {
    Story::named(cx, args.get_one::<String>("name").expect("the name is required"))
}

/// Starts a campaign.
fn begin(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    let story = named(cx, args)?;
    if story.is_there() {
        return Err(user_error(cx.say("cli-story-there", &[("name", story.name.into())])));
    }
    let mut players = names::complete(cx, names::given(args), 1)?;
    begun(cx, &story, players.remove(0))
}

/// Keeps a new campaign and says how it is played.
fn begun(cx: &mut Cx, story: &Story, player: String) -> Result<()> {
    let kept = SavedCampaign { player, campaign: Campaign::default(), games: Vec::new(), current: None };
    story.write(cx, &kept)?;
    cx.tell("cli-story-begun", &[("name", story.name.as_str().into())])?;
    tell_command(cx, &story.name)
}

/// Prints the command that continues a campaign, on one line, to be copied.
fn tell_command(cx: &mut Cx, name: &str) -> Result<()> {
    let command = cx.say("cli-command-story", &[("name", name.into())]);
    Ok(cx.page.print(&format!("    {command}"))?)
}

/// Prints a line for each campaign.
fn list(cx: &mut Cx, stories: &[Story]) -> Result<()> {
    for story in stories {
        match story.read(cx) {
            Ok(kept) => {
                let line = standing(cx, &story.name, &kept.campaign);
                cx.page.wrapped(&line, "  ")?;
            }
            Err(error) => cx.page.wrapped(&error.to_string(), "  ")?,
        }
    }
    Ok(())
}

/// A campaign in a line: which chapter is next, or its rank.
fn standing(cx: &Cx, name: &str, campaign: &Campaign) -> String {
    let rules = speaking_rules();
    let voice = Voice { words: cx.words, rules: &rules, names: &[] };
    let points = shown(campaign.points()).into();
    match campaign.next() {
        Some(chapter) => {
            let args =
                [("name", name.into()), ("chapter", voice.chapter(chapter).into()), ("points", points)];
            cx.say("cli-story-standing", &args)
        }
        None => {
            let args =
                [("name", name.into()), ("rank", voice.rank(campaign.rank()).into()), ("points", points)];
            cx.say("cli-story-over", &args)
        }
    }
}

/// Story points with a typographic minus.
fn shown(points: i32) -> String {
    signed(i16::try_from(points).unwrap_or(i16::MIN))
}

/// Rules for naming chapters when none is played.
fn speaking_rules() -> Rules {
    let setup = Setup::for_chapter(1, GhostLevel::ALL[0]);
    Rules::new(&setup, &embedded().components).expect("the first chapter is a game")
}

/// Prints every chapter with its attempts, the points and the rank.
fn status(cx: &mut Cx, story: &Story) -> Result<()> {
    let kept = story.read(cx)?;
    let (campaign, rules) = (&kept.campaign, speaking_rules());
    let voice = Voice { words: cx.words, rules: &rules, names: &[] };
    for chapter in &CHAPTERS {
        let number = chapter.number;
        let level = voice.level(chapter.level);
        let title = [("chapter", voice.chapter(number).into()), ("level", level.into())];
        cx.tell("cli-story-chapter", &title)?;
        for (attempt, points) in campaign.attempts().iter().zip(campaign.points_of_attempts()) {
            if attempt.chapter == number {
                let id = if attempt.is_won { "cli-story-attempt-won" } else { "cli-story-attempt-lost" };
                let line =
                    cx.say(id, &[("ghost", attempt.ghost.number().into()), ("points", shown(points).into())]);
                cx.page.wrapped(&format!("    {line}"), "    ")?;
            }
        }
        if campaign.is_skipped(number) {
            let line = cx.say("cli-story-skipped", &[]);
            cx.page.wrapped(&format!("    {line}"), "    ")?;
        }
        if campaign.next() == Some(number) {
            let id = if kept.current.is_some() { "cli-story-in-progress" } else { "cli-story-next" };
            let line = cx.say(id, &[]);
            cx.page.wrapped(&format!("    {line}"), "    ")?;
        }
    }
    let line = standing(cx, &story.name, campaign);
    cx.page.print("")?;
    Ok(cx.page.wrapped(&line, "")?)
}

/// What is wanted of the next attempt.
#[derive(Default)]
struct Wishes {
    ghost: Option<GhostLevel>,
    /// Other components than those that come with Kajiba.
    components: Option<Components>,
}

fn play(cx: &mut Cx, args: &ArgMatches) -> Result<()> {
    let story = named(cx, args)?;
    let ghost = args.get_one::<u8>("ghost").and_then(|&number| GhostLevel::new(number));
    let components = Some(components::given::<Katana>(cx, args)?);
    play_on(cx, &mut Input::new(), &story, Wishes { ghost, components })
}

/// Continues the game in progress or starts the next attempt, from chapter to chapter, until somebody leaves.
fn play_on(cx: &mut Cx, input: &mut Input, story: &Story, mut wishes: Wishes) -> Result<()> {
    let mut kept = story.read(cx)?;
    loop {
        let mut game = match kept.current.clone() {
            Some(file) => {
                let mut game = resume::resumed::<Katana>(cx, &story.game(&file))?;
                game.autosave = Autosave::of_campaign(story.game(&file), Box::new(story.clone()));
                game
            }
            None => {
                let given = wishes.ghost.take();
                let Some(setup) = next_attempt(cx, input, (story, &mut kept), given)? else { return Ok(()) };
                let components = wishes.components.as_ref().unwrap_or(&embedded().components);
                deal(cx, story, &mut kept, (setup, components.clone()))?
            }
        };
        game.play(cx, input)?;
        // A game that could not be saved does not count; the player was told so on leaving.
        if !(game.is_over() && game.autosave.is_up_to_date()) {
            return Ok(());
        }
        // The game may have moved to another file.
        kept = story.read(cx)?;
        settle(cx, story, &mut kept, &game.session)?;
    }
}

/// Asks what comes after a defeat, and for the level of the Ghost; nothing if the Story is over or the player
/// leaves.
fn next_attempt(
    cx: &mut Cx,
    input: &mut Input,
    (story, kept): (&Story, &mut SavedCampaign),
    given: Option<GhostLevel>,
) -> Result<Option<Setup>> {
    if kept.campaign.may_skip() {
        match is_tried_again(cx, input)? {
            Some(true) => {}
            Some(false) => {
                kept.campaign.skip().expect("the chapter was lost");
                story.write(cx, kept)?;
            }
            None => return Ok(None),
        }
    }
    let Some(chapter) = kept.campaign.next() else {
        let line = standing(cx, &story.name, &kept.campaign);
        cx.page.wrapped(&line, "")?;
        return Ok(None);
    };
    tell_next(cx, chapter)?;
    let asked = match given {
        Some(level) => Some(level),
        None => ask_ghost(cx, input, &kept.campaign)?,
    };
    Ok(asked.map(|level| Setup::for_chapter(chapter, level)))
}

/// Deals an attempt and saves it.
fn deal(
    cx: &Cx,
    story: &Story,
    kept: &mut SavedCampaign,
    game: (Setup, Components),
) -> Result<LocalGame<Katana>> {
    let (setup, components) = game;
    let setup_people = setup.players;
    let names = names::with_automatic::<Katana>(cx, vec![kept.player.clone()], &setup)?;
    let session: Option<Session<Katana>> =
        Session::new(setup, components, new_game::fresh_seed(cx)?, &mut tabletop::NoLog);
    let session = session.ok_or_else(|| user_error(cx.say("cli-no-game", &[])))?;
    let roster = Roster::new(setup_people, Vec::new());
    let file = story.put(cx, kept, Save { record: session.record(), names: &names, roster: &roster })?;
    let autosave = Autosave::of_campaign(file, Box::new(story.clone()));
    Ok(LocalGame { session, names, roster, autosave })
}

/// Prints the next chapter and its level.
fn tell_next(cx: &mut Cx, number: u8) -> Result<()> {
    let rules = speaking_rules();
    let voice = Voice { words: cx.words, rules: &rules, names: &[] };
    let chapter = story::chapter(number).expect("the next chapter exists");
    let title = [("chapter", voice.chapter(number).into()), ("level", voice.level(chapter.level).into())];
    Ok(cx.tell("cli-story-chapter", &title)?)
}

/// STO-2: asks after a defeat whether to repeat the chapter or to go on; nothing if the player
/// leaves.
fn is_tried_again(cx: &mut Cx, input: &mut Input) -> Result<Option<bool>> {
    let either = Either {
        prompt: "cli-story-again-prompt",
        first: "cli-word-again",
        second: "cli-word-next",
        wrong: "cli-story-again-wrong",
    };
    Ok(input.ask_either(cx, &either)?)
}

/// Asks for the level of the Ghost, by default that of the last attempt; nothing if the player leaves.
fn ask_ghost(cx: &mut Cx, input: &mut Input, campaign: &Campaign) -> Result<Option<GhostLevel>> {
    let usual = campaign.attempts().last().map_or(GhostLevel::ALL[0], |attempt| attempt.ghost);
    loop {
        let prompt = cx.say("cli-story-ghost-prompt", &[("usual", usual.number().into())]);
        let Some(line) = input.ask_unless_quit(cx, &format!("{prompt} "))? else { return Ok(None) };
        if line.is_empty() {
            return Ok(Some(usual));
        }
        if let Some(level) = line.parse().ok().and_then(GhostLevel::new) {
            return Ok(Some(level));
        }
        cx.tell("cli-story-ghost-wrong", &[])?;
    }
}

/// Counts the attempt of a finished game and saves the campaign before anything else is asked.
fn settle(cx: &mut Cx, story: &Story, kept: &mut SavedCampaign, session: &Session<Katana>) -> Result<()> {
    let verdict = story::verdict(session.state().look(session.rules())).expect("a chapter was played");
    let ghost = session.record().setup.ghost.expect("a chapter is played against a Ghost");
    let attempt = Attempt { chapter: verdict.chapter, ghost, is_won: verdict.is_won };
    let finished = kept.campaign.finish(attempt);
    let points = finished.map_err(|_| user_error(cx.say("cli-story-other-chapter", &[])))?;
    kept.games.extend(kept.current.take());
    story.write(cx, kept)?;
    let total = shown(kept.campaign.points()).into();
    cx.page.print("")?;
    Ok(cx.tell("cli-story-points", &[("points", shown(points).into()), ("total", total)])?)
}
