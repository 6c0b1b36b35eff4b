//! Where people reach the server, as far as cookies, origins and addresses depend on it, and the page they find there.

use super::page::PageFiles;

/// What the server knows of the way to it.
#[derive(Clone, Debug, Default)]
pub struct Site {
    /// Whether people come by https, here or at a proxy before it.
    pub secure: bool,
    /// The origin people type, where it is not what requests name as their host.
    pub origin: Option<String>,
    /// Where telephones in the same network come in, where that is known.
    pub address: Option<String>,
    /// Whether a proxy stands before the server and says for whom it asks.
    pub trusted_proxy: bool,
    /// The page.
    pub page: PageFiles,
}
