//! Load on a server: a server of its own on this machine, so many players at tables, and what that costs. With `--kills` the
//! server is ended by force again and again, and everything it had promised is looked for afterwards.

mod check;
mod client;
mod guest;
mod report;
mod server;
mod tally;

pub use report::Report;

use std::{
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};

use clap::Args;
use dublet_protocol::{Options, TableId};
use dublet_rules::rules::Rules;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use tokio::{task::JoinSet, time::sleep};

use crate::{
    client::{Client, Habits},
    guest::Guest,
    report::Memory,
    server::Server,
    tally::Tally,
};

/// How much load, as options of a command.
#[derive(Args)]
// A command that takes these may be called so itself.
#[group(skip)]
pub struct Load {
    /// Players connected at once
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(2..=19_000))]
    clients: u32,
    /// Seats of a table
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// Rules played at all tables
    #[arg(long, default_value = "standard")]
    rules: String,
    /// Seconds for a move
    #[arg(long)]
    clock: Option<u16>,
    /// With a clock, one move in so many is left to it
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    left: u64,
    /// Moves a second of all tables together
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    moves: u32,
    /// Seconds of play that are measured
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=3_600))]
    seconds: u32,
    /// How often the server is ended by force and started again meanwhile
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=10_000))]
    kills: u32,
    /// Play on until every table has played a round to its end, at most this many seconds more
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=3_600))]
    to_the_end: u32,
    /// The players' chance
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Requests under way while guests and tables are made.
const AT_ONCE: usize = 64;
/// Longest that everybody may take to be at their table.
const PATIENCE: Duration = Duration::from_secs(180);

/// After the last table was dealt, so that what waited is done.
const SETTLE: Duration = Duration::from_secs(2);

/// What went wrong, in words of the system.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

impl Load {
    /// Puts the load on a server of its own, which `program serve` is.
    ///
    /// # Errors
    /// What kept it from being measured.
    pub fn run(&self, program: &Path) -> Result<Report, Failure> {
        let rules: Rules = self.rules.parse()?;
        let options = Options {
            rules,
            seats: self.seats,
            rounds: 1,
            clock: self.clock,
            spectators: true,
            patience: None,
        };
        options.check()?;
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(self.load(program, options))
    }

    async fn load(&self, program: &Path, options: Options) -> Result<Report, Failure> {
        let mut dice = ChaCha20Rng::seed_from_u64(self.seed);
        let mut server = Server::start(program).await?;
        let idle = server.memory()?;
        let guests = guests(&server, self.clients).await?;
        let tables = tables(&server, &guests, options).await?;
        let opened = server.memory()?;
        let tally = Arc::new(Tally::default());
        let pace = Duration::from_secs_f64(tables.len() as f64 / f64::from(self.moves));
        let habits = Habits { pace, clock: self.clock, left: self.left };
        let mut clients = Vec::new();
        let mut playing = JoinSet::new();
        let seats = usize::from(options.seats);
        for (index, guest) in guests.iter().enumerate() {
            let (table, _) = tables[index / seats];
            let client = Client::new(
                server.address,
                table,
                guest.clone(),
                habits,
                tally.clone(),
                dice.next_u64(),
            );
            clients.push(client.memory());
            playing.spawn(client.live());
        }
        let began = Instant::now();
        tally.all_here(guests.len(), PATIENCE).await?;
        let arrival = began.elapsed();
        let connected = server.memory()?;
        tally.play();
        // That everybody sits down at once is no pace of play: it is over before anything is measured.
        tally.all_play(tables.len(), PATIENCE).await?;
        sleep(SETTLE).await;

        tally.measure(true);
        let before = tally.acked();
        let cpu = server.cpu()?;
        let measured = Instant::now();
        let mut returns = Vec::new();
        for kill in 0..self.kills {
            let span = Duration::from_secs(self.seconds.into()) / self.kills;
            sleep(span.mul_f64(f64::from(dice.next_u32()) / f64::from(u32::MAX))).await;
            tally.measure(false);
            server.kill()?;
            tally.nobody_here();
            let down = Instant::now();
            server.restart().await?;
            tally
                .all_here(guests.len(), PATIENCE)
                .await
                .map_err(|error| format!("after kill {}: {error}", kill + 1))?;
            returns.push(down.elapsed());
            tally.measure(true);
        }
        if self.kills == 0 {
            sleep(Duration::from_secs(self.seconds.into())).await;
        }
        let (seconds, moves) = (measured.elapsed().as_secs_f64(), tally.acked() - before);
        let cpu = if self.kills == 0 { server.cpu()? - cpu } else { 0.0 };
        let played = server.memory()?;
        tally.measure(false);
        if self.to_the_end > 0 {
            tally.all_over(tables.len(), Duration::from_secs(self.to_the_end.into())).await?;
        }
        tally.stop();
        while playing.join_next().await.is_some() {}
        let sample = if self.kills > 0 { clients.len() } else { clients.len().min(200) };
        let ids: Vec<TableId> = tables.iter().map(|(table, _)| *table).collect();
        let checked = check::promises(&server, &clients[..sample], &guests, &ids, options).await?;
        Ok(Report {
            clients: clients.len(),
            tables: tables.len(),
            arrival,
            memory: Memory { idle, opened, connected, played },
            seconds,
            moves,
            cpu,
            kills: self.kills,
            returns,
            checked,
            latencies: tally.latencies(),
            refused: tally.refused(),
            wrong: tally.wrong(),
            rounds: tally.over(),
        })
    }
}

/// Guests, some at a time.
async fn guests(server: &Server, count: u32) -> Result<Vec<Guest>, Failure> {
    let mut guests = Vec::new();
    let numbers: Vec<u32> = (1..=count).collect();
    for some in numbers.chunks(AT_ONCE) {
        let mut asked = JoinSet::new();
        for number in some {
            asked.spawn(Guest::new(server.address, format!("Guest {number}")));
        }
        while let Some(guest) = asked.join_next().await {
            guests.push(guest??);
        }
    }
    Ok(guests)
}

/// A table for so many guests each; the first of them opens it.
async fn tables(
    server: &Server,
    guests: &[Guest],
    options: Options,
) -> Result<Vec<(TableId, String)>, Failure> {
    let hosts: Vec<&Guest> = guests.iter().step_by(options.seats.into()).collect();
    let mut tables = Vec::new();
    for some in hosts.chunks(AT_ONCE) {
        let mut asked = JoinSet::new();
        for (place, host) in some.iter().enumerate() {
            let (host, address) = ((*host).clone(), server.address);
            asked.spawn(async move { (place, host.open_table(address, options).await) });
        }
        let mut opened = Vec::new();
        while let Some(table) = asked.join_next().await {
            let (place, table) = table?;
            opened.push((place, table?));
        }
        opened.sort_by_key(|(place, _)| *place);
        tables.extend(opened.into_iter().map(|(_, table)| table));
    }
    Ok(tables)
}
