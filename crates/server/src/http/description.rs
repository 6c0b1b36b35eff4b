//! What operations of the description have in common, besides what each says of itself.

use axum::http::StatusCode;
use dublet_protocol::http::ErrorBody;
use utoipa::{
    ToSchema,
    openapi::{
        Components, ContentBuilder, Header, OpenApi, Ref, RefOr, ResponseBuilder, Type,
        path::{Operation, PathItem},
        schema::{KnownFormat, ObjectBuilder, SchemaFormat},
        security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme},
    },
};

/// Adds the problems that any request of a kind may meet, and how somebody shows who they are.
pub(super) fn complete(api: &mut OpenApi) {
    for (path, item) in &mut api.paths.paths {
        let is_of_interface = path.starts_with("/api/");
        for (changes, operation) in operations(item) {
            if is_of_interface {
                problems(changes, operation);
            }
        }
    }
    let components = api.components.get_or_insert_with(Components::new);
    let cookie = ApiKeyValue::with_description("dublet_session", "The cookie of a session");
    let pass = HttpBuilder::new()
        .scheme(HttpAuthScheme::Bearer)
        .description(Some("A pass of a tournament: sixty-four hexadecimal digits"))
        .build();
    components.add_security_scheme("session", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
    components.add_security_scheme("pass", SecurityScheme::Http(pass));
}

/// The operations of a path, and whether each changes something.
fn operations(item: &mut PathItem) -> impl Iterator<Item = (bool, &mut Operation)> {
    let PathItem { get, post, patch, delete, .. } = item;
    let read = get.iter_mut().map(|operation| (false, operation));
    let changing = post.iter_mut().chain(patch).chain(delete);
    read.chain(changing.map(|operation| (true, operation)))
}

fn problems(changes: bool, operation: &mut Operation) {
    let mut found = vec![StatusCode::INTERNAL_SERVER_ERROR];
    if operation.parameters.is_some() || operation.request_body.is_some() {
        found.push(StatusCode::BAD_REQUEST);
    }
    if operation.request_body.is_some() {
        found.extend([StatusCode::REQUEST_TIMEOUT, StatusCode::PAYLOAD_TOO_LARGE]);
    }
    if changes {
        found.extend([StatusCode::FORBIDDEN, StatusCode::UNSUPPORTED_MEDIA_TYPE]);
    }
    let responses = &mut operation.responses.responses;
    for status in found {
        let problem = || {
            let body = Ref::from_schema_name(ErrorBody::name());
            let content = ContentBuilder::new().schema(Some(body)).build();
            ResponseBuilder::new().content("application/json", content).build().into()
        };
        responses.entry(status.as_str().to_owned()).or_insert_with(problem);
    }
    for (status, response) in responses {
        let RefOr::T(response) = response else { continue };
        if response.description.is_empty() {
            response.description = words(status);
        }
        if *status == StatusCode::TOO_MANY_REQUESTS.as_str() {
            response.headers.insert("retry-after".to_owned(), seconds().into());
        }
    }
}

/// What a status is called: a description must say something.
fn words(status: &str) -> String {
    let status = status.parse().ok().and_then(|code: u16| StatusCode::from_u16(code).ok());
    status.and_then(|status| status.canonical_reason()).unwrap_or_default().to_owned()
}

fn seconds() -> Header {
    let whole = SchemaFormat::KnownFormat(KnownFormat::Int64);
    let mut header =
        Header::new(ObjectBuilder::new().schema_type(Type::Integer).format(Some(whole)));
    header.description = Some("Seconds until there may be another".to_owned());
    header
}
