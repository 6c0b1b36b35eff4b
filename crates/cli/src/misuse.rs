//! A command line that cannot be used, in one line of the language asked for: its parser speaks English only.

use std::{error::Error as _, process::ExitCode};

use clap::{
    Error,
    error::{ContextKind as About, ContextValue, ErrorKind as Kind},
};
use dublet_words::Words;

use crate::print;

/// Says what is wrong, and whose help to read; help and the version are asked for in this way too.
pub(crate) fn told(error: &Error, command: &str, words: &Words) -> ExitCode {
    match error.kind() {
        Kind::DisplayHelp
        | Kind::DisplayHelpOnMissingArgumentOrSubcommand
        | Kind::DisplayVersion => {
            let _ = error.print();
        }
        _ => print::error(&in_words(error, command, words)),
    }
    match error.use_stderr() {
        true => ExitCode::from(2),
        false => ExitCode::SUCCESS,
    }
}

fn in_words(error: &Error, command: &str, words: &Words) -> String {
    let fault = fault(error, words);
    let suggested = [About::SuggestedSubcommand, About::SuggestedArg, About::SuggestedValue];
    let suggested = suggested.into_iter().find_map(|about| text(error, about));
    match suggested {
        Some(suggested) => {
            let args = [("fault", fault.into()), ("suggested", suggested.into())];
            words.tell("misuse-suggested", args)
        }
        None => {
            let args = [("fault", fault.into()), ("command", command.to_owned().into())];
            words.tell("misuse-more", args)
        }
    }
}

fn fault(error: &Error, words: &Words) -> String {
    let argument = || ("argument", text(error, About::InvalidArg).unwrap_or_default().into());
    match error.kind() {
        Kind::InvalidValue | Kind::ValueValidation | Kind::NoEquals => {
            value(error, words).unwrap_or_else(|| words.tell("misuse-no-value", [argument()]))
        }
        Kind::TooFewValues | Kind::WrongNumberOfValues => {
            words.tell("misuse-no-value", [argument()])
        }
        Kind::UnknownArgument | Kind::TooManyValues => words.tell("misuse-unknown", [argument()]),
        Kind::InvalidSubcommand => {
            let command = text(error, About::InvalidSubcommand).unwrap_or_default();
            words.tell("misuse-command", [("command", command.into())])
        }
        Kind::MissingSubcommand => words.say("misuse-no-command"),
        Kind::MissingRequiredArgument => {
            let missing = text(error, About::InvalidArg).unwrap_or_default();
            words.tell("misuse-missing", [("arguments", missing.into())])
        }
        Kind::ArgumentConflict => match text(error, About::PriorArg) {
            Some(other) if text(error, About::InvalidArg).as_ref() != Some(&other) => {
                words.tell("misuse-conflict", [argument(), ("other", other.into())])
            }
            _ => words.tell("misuse-twice", [argument()]),
        },
        _ => words.say("misuse-other"),
    }
}

/// What is wrong with the value of an argument, unless there is none.
fn value(error: &Error, words: &Words) -> Option<String> {
    let value = text(error, About::InvalidValue).filter(|value| !value.is_empty())?;
    let argument = text(error, About::InvalidArg).unwrap_or_default();
    let args = [("argument", argument.into()), ("value", value.into())];
    if let Some(known) = text(error, About::ValidValue) {
        let [argument, value] = args;
        return Some(words.tell("misuse-value-known", [argument, value, ("known", known.into())]));
    }
    // The parser has the bounds of a number nowhere but in its sentence.
    let sentence = error.source().map(ToString::to_string).unwrap_or_default();
    let bounds =
        sentence.split_once(" is not in ").and_then(|(_, bounds)| bounds.split_once("..="));
    Some(match bounds {
        Some((from, to)) => {
            let [argument, value] = args;
            let bounds = [("from", from.to_owned().into()), ("to", to.to_owned().into())];
            let [from, to] = bounds;
            words.tell("misuse-value-range", [argument, value, from, to])
        }
        None => words.tell("misuse-value", args),
    })
}

/// What the parser knows of a fault.
fn text(error: &Error, about: About) -> Option<String> {
    match error.get(about)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) if !texts.is_empty() => Some(texts.join(", ")),
        _ => None,
    }
}
