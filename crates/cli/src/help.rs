//! `--help` in the language asked for. Its texts are `help-*` in `locales/*/help.ftl`, found by the names of commands and
//! arguments.

use std::ffi::OsString;

use clap::{Arg, Command, ValueEnum, builder::PossibleValue};
use dublet_words::{
    Language, Words,
    columns::{width, wrap},
};

/// The columns of a terminal.
const WIDTH: usize = 80;
/// Those of a text below its option, beside one, and beside a command.
const BELOW: usize = WIDTH - 10;
const BESIDE_OPTION: usize = WIDTH - 30;
const BESIDE_COMMAND: usize = WIDTH - 14;

/// The language a command line asks for, read before anything else: help is told in it, and so is what is wrong.
pub(crate) fn language(args: impl IntoIterator<Item = OsString>) -> Language {
    let mut args = args.into_iter().map(|arg| arg.to_string_lossy().into_owned());
    let mut asked = None;
    while let Some(arg) = args.next() {
        let value = match arg.strip_prefix("--lang") {
            Some("") => args.next(),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        asked = value.and_then(|value| Language::from_str(&value, false).ok()).or(asked);
    }
    asked.unwrap_or_else(Language::from_environment)
}

/// The program's command line with all its help in words.
pub(crate) fn told(mut program: Command, words: &Words) -> Command {
    // Every command gets what is the same in all of them, so that it is told too.
    program.build();
    let id = format!("help-{}", program.get_name());
    command(program, &id, "help", words)
}

/// A command with the text of an id; those of its parts begin with a stem.
fn command(command: Command, id: &str, stem: &str, words: &Words) -> Command {
    let command = command.mut_args(|arg| named(arg, words));
    let usage = usage(&command, words);
    let heading = {
        let style = command.get_styles().get_usage();
        let word = words.say("help-word-usage");
        format!("{}{word}{}", style.render(), style.render_reset())
    };
    let template = format!("{{about-with-newline}}\n{heading} {{usage}}\n\n{{all-args}}");
    let about = words.say(id);
    command
        .about(wrap(&about, BESIDE_COMMAND).join("\n"))
        .long_about(wrap(&about, WIDTH).join("\n"))
        .override_usage(usage)
        .help_template(template)
        .subcommand_help_heading(words.say("help-word-commands"))
        .mut_args(|arg| argument(arg, stem, words))
        .mut_subcommands(|part| {
            let stem = format!("{stem}-{}", part.get_name());
            match part.get_name() {
                // It lists the commands once more.
                "help" => part.about(words.say("help-command-help")),
                _ => self::command(part, &stem, &stem, words),
            }
        })
}

/// An argument with the names of its values in words, those without a flag in the order in which they are typed.
fn named(arg: Arg, words: &Words) -> Arg {
    let names: Vec<String> = arg.get_value_names().map_or_else(Vec::new, |names| {
        let told = |name: &str| words.tell("help-name", [("name", name.into())]);
        let whole = |name: &str| match name.split_once('.') {
            Some((stem, ending)) => format!("{}.{ending}", told(stem)),
            None => told(name),
        };
        names.iter().map(|name| whole(name)).collect()
    });
    let arg = match arg.get_index() {
        Some(index) => arg.display_order(index),
        None => arg,
    };
    if names.is_empty() { arg } else { arg.value_names(names) }
}

fn argument(arg: Arg, stem: &str, words: &Words) -> Arg {
    let heading = match arg.is_positional() {
        true => "help-word-arguments",
        false => "help-word-options",
    };
    let (text, notes) = (text(&arg, stem, words), notes(&arg, words));
    arg.help(lines(&text, &notes, BESIDE_OPTION))
        .long_help(lines(&text, &notes, BELOW))
        .help_heading(words.say(heading))
        .hide_default_value(true)
        .hide_possible_values(true)
}

/// What an argument is for.
fn text(arg: &Arg, stem: &str, words: &Words) -> String {
    let name = arg.get_id().as_str().replace('_', "-");
    let own = format!("{stem}-{name}");
    match words.say(&own) {
        missing if missing == own => words.say(&format!("help-arg-{name}")),
        own => own,
    }
}

/// What holds when an argument is left out, and what it may be.
fn notes(arg: &Arg, words: &Words) -> Vec<String> {
    if !arg.get_action().takes_values() {
        return Vec::new();
    }
    let default = arg.get_default_values().iter().map(|value| value.to_string_lossy());
    let values = arg.get_possible_values();
    let values: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
    let notes = [
        ("help-default", "value", default.collect::<Vec<_>>().join(" ")),
        ("help-values", "values", values.join(", ")),
    ];
    let told = notes.into_iter().filter(|(_, _, value)| !value.is_empty());
    told.map(|(id, name, value)| words.tell(id, [(name, value.into())])).collect()
}

/// A text in lines of so many columns, and notes behind it that are not broken.
fn lines(text: &str, notes: &[String], columns: usize) -> String {
    let mut lines = wrap(text, columns);
    for note in notes {
        match lines.last_mut() {
            Some(last) if width(last) + 1 + width(note) <= columns => {
                last.push(' ');
                last.push_str(note);
            }
            _ => lines.push(note.clone()),
        }
    }
    lines.join("\n")
}

/// How a command is typed.
fn usage(command: &Command, words: &Words) -> String {
    let usage = command.clone().render_usage().to_string();
    let usage = usage.strip_prefix("Usage:").unwrap_or(&usage).trim();
    usage
        .replace("OPTIONS", &words.say("help-usage-options"))
        .replace("COMMAND", &words.say("help-usage-command"))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::Program;

    const LANGUAGES: [Language; 3] = [Language::En, Language::Pl, Language::Ru];

    /// Every command with its help, as somebody reads it.
    fn every_help(command: &mut Command, found: &mut Vec<(String, String)>) {
        found.push((command.get_name().to_owned(), command.render_long_help().to_string()));
        let parts = command.get_subcommands_mut().filter(|part| part.get_name() != "help");
        parts.for_each(|part| every_help(part, found));
    }

    #[test]
    fn every_command_and_argument_has_its_text_in_every_language() {
        let mut lines = Vec::new();
        for language in LANGUAGES {
            let mut all = Vec::new();
            every_help(&mut told(Program::command(), &Words::new(language)), &mut all);
            assert_eq!(all.len(), 22, "all commands and those of tournaments");
            for (name, help) in &all {
                assert!(!help.contains("help-"), "{language:?} {name}: a text is missing: {help}");
                let wide = help.lines().find(|line| width(line) > WIDTH && !line.contains("[--"));
                assert_eq!(wide, None, "{language:?} {name}");
            }
            lines.push(all);
        }
        // None is told in another language's words, headings included.
        for (english, others) in lines[0].iter().zip(lines[1].iter().zip(&lines[2])) {
            for other in [others.0, others.1] {
                for line in english.1.lines().filter(|line| line.ends_with(':')) {
                    assert!(!other.1.lines().any(|other| other == line), "{line}: {}", other.1);
                }
                for word in [
                    "Usage",
                    "Print",
                    "default:",
                    "possible",
                    "[OPTIONS]",
                    "<COMMAND>",
                    "<FILE>",
                    "EDITION",
                ] {
                    assert!(!other.1.contains(word), "{word}: {}", other.1);
                }
            }
        }
    }

    #[test]
    fn arguments_are_told_in_the_order_in_which_they_are_typed_and_named_in_words() {
        let mut program = told(Program::command(), &Words::new(Language::Ru));
        let help = program.find_subcommand_mut("editions").unwrap().render_help().to_string();
        assert!(help.contains("dublet editions [ПАРАМЕТРЫ] [ВЕРСИЯ] [ДРУГАЯ]"), "{help}");
        let at = |name| help.rfind(name).unwrap();
        assert!(at("[ВЕРСИЯ]") < at("[ДРУГАЯ]"), "{help}");
        // Every name of a value has a word of its own.
        for (name, help) in {
            let mut all = Vec::new();
            every_help(&mut program, &mut all);
            all
        } {
            let named = help.split(['<', '[']).filter_map(|part| part.split(['>', ']']).next());
            let latin = |name: &&str| {
                !name.is_empty() && name.chars().all(|c| c.is_ascii_uppercase() || c == '_')
            };
            let left: Vec<&str> =
                named.filter(latin).filter(|name| !["N", "URL"].contains(name)).collect();
            assert_eq!(left, [""; 0], "{name}");
        }
    }

    #[test]
    fn english_help_looks_as_before() {
        let mut program = told(Program::command(), &Words::new(Language::En));
        let help = program.render_help().to_string();
        assert!(help.contains("Usage: dublet [OPTIONS] <COMMAND>"), "{help}");
        assert!(help.contains("\nCommands:\n  play  "), "{help}");
        assert!(help.contains("[possible values: en, pl, ru]"), "{help}");
        let simulate = program.find_subcommand_mut("simulate").unwrap();
        let help = simulate.render_help().to_string();
        assert!(help.contains("Usage: dublet simulate [OPTIONS] <EDITION>"), "{help}");
        assert!(help.contains("How many games [default: 100]"), "{help}");
    }

    /// What the server's settings are for is said once in code, for the page about them as well.
    #[test]
    fn english_help_of_the_server_is_that_of_its_settings() {
        let words = Words::new(Language::En);
        for key in &dublet_server::config::KEYS {
            assert_eq!(words.say(&format!("help-serve-{}", key.flag())), key.about);
        }
    }

    #[test]
    fn the_language_is_read_before_anything_else() {
        let asked = |line: &str| language(line.split(' ').map(OsString::from));
        assert_eq!(asked("dublet --lang pl --help"), Language::Pl);
        assert_eq!(asked("dublet play --help --lang=ru"), Language::Ru);
        assert_eq!(asked("dublet meld --lang"), Language::from_environment());
        assert_eq!(asked("dublet --lang de --lang en"), Language::En);
    }
}
