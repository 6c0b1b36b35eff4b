//! How values that are texts on a wire are described to whoever reads JSON.

use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        RefOr, Schema,
        schema::{ArrayBuilder, ObjectBuilder, Type},
    },
};

use crate::{
    bag::Bag,
    rules::{Edition, Rules},
    seat::Seat,
    tile::Tile,
};

/// A text of a pattern.
pub fn text(pattern: &str, description: &str, example: &str) -> RefOr<Schema> {
    ObjectBuilder::new()
        .schema_type(Type::String)
        .pattern(Some(pattern))
        .description(Some(description))
        .examples([example])
        .into()
}

impl PartialSchema for Rules {
    fn schema() -> RefOr<Schema> {
        let editions = Edition::ALL.map(Edition::id).join("|");
        let pattern = format!("^({editions})( [a-z_]+=[a-z0-9_-]+)*$");
        text(&pattern, "An edition, and the house rules that differ.", "standard joker_penalty=30")
    }
}
impl ToSchema for Rules {}

impl PartialSchema for Tile {
    fn schema() -> RefOr<Schema> {
        let pattern = "^([krby]([1-9]|1[0-3])|J[krby]?|D|M|C)$";
        text(pattern, "A tile as notation has it.", "r7")
    }
}
impl ToSchema for Tile {}

impl PartialSchema for Seat {
    fn schema() -> RefOr<Schema> {
        text("^[A-F]$", "A seat.", "A")
    }
}
impl ToSchema for Seat {}

impl PartialSchema for Bag {
    fn schema() -> RefOr<Schema> {
        ArrayBuilder::new().items(Tile::schema()).into()
    }
}
impl ToSchema for Bag {}
