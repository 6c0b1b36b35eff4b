//! What people read at a terminal: messages of `locales/`, what the rules answer put into them, and text in columns.
//!
//! Only faces use it: rules, solver and players answer with values.

pub mod columns;
mod editions;
mod files;
pub mod ink;
mod json;
mod reasons;
mod records;
mod rules;
mod sheet;
pub mod steps;
mod words;

pub use editions::{difference_lines, label};
pub use fluent_bundle::FluentValue;
pub use sheet::{points_text, sheet_lines};
pub use words::{Language, Words};
