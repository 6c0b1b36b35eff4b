//! `cargo xtask play`: from a fresh clone to a game.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};

use crate::{
    page,
    run::{Done, cargo, run},
};

/// Where the page is, if nobody else is there.
const PORT: u16 = 8106;
/// Ports tried after it.
const OTHERS: u16 = 20;

/// Builds the page and the program, and serves the one by the other; or plays at this terminal.
pub(crate) fn play(options: &[String]) -> Done {
    if let Some((first, rest)) = options.split_first()
        && first == "terminal"
    {
        return dublet("play", rest.iter().map(String::as_str));
    }
    page::build()?;
    let listens = options.iter().any(|option| option == "--listen");
    let address = free_address().to_string();
    let listen = if listens { vec![] } else { vec!["--listen", address.as_str()] };
    dublet("serve", listen.into_iter().chain(options.iter().map(String::as_str)))
}

/// The first address of this machine that is free.
fn free_address() -> SocketAddr {
    let addresses = (PORT..PORT + OTHERS).map(|port| SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    let is_free = |address: &SocketAddr| TcpListener::bind(address).is_ok();
    addresses.clone().find(is_free).unwrap_or(SocketAddr::from((Ipv4Addr::LOCALHOST, PORT)))
}

fn dublet<'a>(command: &'a str, options: impl Iterator<Item = &'a str>) -> Done {
    let args = ["run", "--release", "--package", "dublet-cli", "--quiet", "--", command];
    let mut program = cargo(&args.into_iter().chain(options).collect::<Vec<_>>());
    // Files among the options are meant from where the player stands.
    let here = std::env::current_dir().map_err(|error| error.to_string())?;
    run(program.current_dir(here))
}
