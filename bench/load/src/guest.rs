//! Somebody who plays under load: an account and a session.

use std::net::SocketAddr;

use dublet_protocol::{AccountId, Options, TableId};
use serde_json::{Value, json};

use crate::Failure;

/// A guest of the server.
#[derive(Clone)]
pub(crate) struct Guest {
    pub(crate) who: AccountId,
    pub(crate) cookie: String,
}

impl Guest {
    pub(crate) async fn new(address: SocketAddr, name: String) -> Result<Self, Failure> {
        let client = reqwest::Client::new();
        let answer =
            client.post(format!("http://{address}/api/guest")).json(&json!({ "name": name }));
        let answer = answer.send().await?.error_for_status()?;
        let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        let cookie =
            cookie.and_then(|cookie| cookie.split(';').next()).ok_or("no cookie")?.to_owned();
        let body: Value = answer.json().await?;
        let who = body["id"].as_str().ok_or("a guest without an id")?.parse()?;
        Ok(Self { who, cookie })
    }

    pub(crate) async fn open_table(
        &self,
        address: SocketAddr,
        options: Options,
    ) -> Result<(TableId, String), Failure> {
        let client = reqwest::Client::new();
        let url = format!("http://{address}/api/tables");
        let answer =
            client.post(url).header("cookie", &self.cookie).json(&json!({ "options": options }));
        let body: Value = answer.send().await?.error_for_status()?.json().await?;
        let table = body["table"].as_str().ok_or("a table without an id")?.parse()?;
        Ok((table, body["code"].as_str().unwrap_or_default().to_owned()))
    }
}
