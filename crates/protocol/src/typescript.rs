//! Types in TypeScript, as `cargo xtask docs` keeps them for the page.

use std::{any::TypeId, collections::BTreeMap};

use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    ClientMessage, ServerMessage,
    http::{
        ErrorBody, GamePage, Invitation, Login, Me, NameGiven, NewPassword, NewTable, QuickGame,
        Recovery, TableBrief, TableFound,
    },
    tournament::{
        LogLine, NewTournament, Passes, TournamentOpened, TournamentRequest, TournamentState,
        WholeEvent, WishDone,
    },
};

/// Declarations by name, of every type they need.
pub struct Declarations {
    config: Config,
    found: BTreeMap<String, (TypeId, String)>,
}

impl Default for Declarations {
    fn default() -> Self {
        // Numbers stay below 2^53, so that every reader of JSON has them exactly.
        Self { config: Config::new().with_large_int("number"), found: BTreeMap::new() }
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What has no file of its own is part of the language.
        if T::output_path().is_none() {
            return;
        }
        let (name, id) = (T::ident(&self.config), TypeId::of::<T>());
        if let Some((known, _)) = self.found.get(&name) {
            assert!(*known == id, "two types are called {name}");
            return;
        }
        let docs = laid_out(&T::docs().unwrap_or_default(), "");
        let text = laid_out(&T::decl(&self.config).replace(" | {", "\n| {"), "  ");
        self.found.insert(name, (id, format!("{docs}export {text}")));
        T::visit_dependencies(self);
    }
}

impl Declarations {
    /// Everything that crosses the wire: on a socket, over HTTP, and of tournaments.
    pub fn messages() -> Self {
        let mut types = Self::default();
        types.visit::<ClientMessage>();
        types.visit::<ServerMessage>();

        types.visit::<ErrorBody>();
        types.visit::<Me>();
        types.visit::<NameGiven>();
        types.visit::<Login>();
        types.visit::<NewPassword>();
        types.visit::<Recovery>();
        types.visit::<GamePage>();
        types.visit::<NewTable>();
        types.visit::<QuickGame>();
        types.visit::<TableFound>();
        types.visit::<TableBrief>();
        types.visit::<Invitation>();

        types.visit::<NewTournament>();
        types.visit::<WholeEvent>();
        types.visit::<TournamentOpened>();
        types.visit::<TournamentState>();
        types.visit::<TournamentRequest>();
        types.visit::<WishDone>();
        types.visit::<Passes>();
        types.visit::<LogLine>();
        types
    }

    /// Takes out what others declare; the names of what was taken, which are to be imported.
    ///
    /// # Panics
    /// When both mean different types by one name.
    pub fn take_out(&mut self, others: &Self) -> Vec<String> {
        let mut shared = Vec::new();
        self.found.retain(|name, (id, _)| {
            let Some((known, _)) = others.found.get(name) else { return true };
            assert!(known == id, "two types are called {name}");
            shared.push(name.clone());
            false
        });
        shared
    }

    /// What is declared.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.found.keys().map(String::as_str)
    }

    /// The declarations in the order of their names.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        self.found.values().map(|(_, text)| text.as_str())
    }
}

/// A comment of one line on one line, and lines after the first indented.
fn laid_out(text: &str, indent: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let short = text.replace("/**\n * ", "/** ");
    for line in short.lines().map(str::trim_end) {
        match lines.last_mut() {
            Some(last) if line == " */" && last.starts_with(&format!("{indent}/** ")) => {
                last.push_str(line);
            }
            Some(_) => lines.push(format!("{indent}{line}")),
            None => lines.push(line.to_owned()),
        }
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}
