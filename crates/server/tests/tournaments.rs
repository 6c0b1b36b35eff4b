//! Random events, wish by wish through passes, on a store that fails, lies about nothing and loses its power: whatever was
//! acknowledged is there once, and the checker finds nothing.

use std::{collections::HashMap, sync::Arc, time::Duration};

use dublet_extent::extent;
use dublet_protocol::{
    WishId,
    tournament::{Part, Sight, Wish},
};
use dublet_server::{
    accounts::Token,
    sources::Sources,
    store::memory::MemoryStore,
    tournaments::{Holder, TournamentError, Tournaments},
};
use dublet_tournament::{
    check::check,
    event::{Act, Event, TableNumber},
    file::EventFile,
    generate::{Wishes, generate},
    lots::{Again, Draw, draw_again},
    person::{PersonId, Role},
    refusal::Refusal,
};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};

struct World {
    store: Arc<MemoryStore>,
    tournaments: Tournaments,
    organiser: Token,
    dice: ChaCha20Rng,
}

fn open(store: &Arc<MemoryStore>) -> Tournaments {
    Tournaments::new(store.clone(), Sources::of_the_machine())
}

impl World {
    async fn new(seed: u64, event: &EventFile) -> Self {
        let store = Arc::new(MemoryStore::new());
        let tournaments = open(&store);
        let Some(Act::Found { rules, .. }) = event.log.first().map(|first| first.act.clone())
        else {
            panic!("an event begins with its rules")
        };
        let organiser = tournaments.found("Cup", rules, "Organiser").await.unwrap();
        let mut world =
            Self { store, tournaments, organiser, dice: ChaCha20Rng::seed_from_u64(seed) };
        world.wish(Part::Organiser, Wish::AddJudge { name: "Judge".to_owned() }).await.unwrap();
        world
    }

    async fn holder(&self, part: Part) -> Holder {
        let organiser = self.tournaments.holder(self.organiser.clone()).await.unwrap();
        if part == Part::Organiser {
            return organiser;
        }
        let passes: HashMap<Part, Token> =
            self.tournaments.passes(&organiser).await.unwrap().into_iter().collect();
        self.tournaments.holder(passes[&part].clone()).await.unwrap()
    }

    /// Asks, and asks again with the same number until the store has answered.
    async fn wish(&mut self, part: Part, wish: Wish) -> Result<u64, TournamentError> {
        let mut id = WishId([0; 16]);
        self.dice.fill_bytes(&mut id.0);
        match self.dice.next_u32() % 8 {
            0 => self.store.fail_next(1, false),
            1 => self.store.fail_next(1, true),
            2 => {
                // Power went and came back.
                self.store.crash();
                self.tournaments = open(&self.store);
            }
            _ => {}
        }
        loop {
            let organiser = self.tournaments.holder(self.organiser.clone()).await;
            // Taking an event up claims it, which is a write as well.
            if let Err(TournamentError::Store(_)) = organiser {
                continue;
            }
            let holder = self.holder(part).await;
            match self.tournaments.wish(&holder, id, wish.clone()).await {
                Err(TournamentError::Store(_)) => {}
                done => return done,
            }
        }
    }
}

fn place(act: &Act) -> Option<TableNumber> {
    match act {
        Act::Enter { place, .. }
        | Act::Sign { place }
        | Act::Dispute { place, .. }
        | Act::CallJudge { place, .. } => Some(*place),
        _ => None,
    }
}

/// The pass somebody does something with, and as whom.
fn shown(event: &Event) -> (Part, Option<PersonId>) {
    match event.by.role {
        Role::Organiser => (Part::Organiser, None),
        Role::Judge if event.by.id == PersonId(1) => (Part::Organiser, None),
        Role::Judge => (Part::Judge { person: event.by.id }, None),
        Role::Player => {
            let TableNumber { round, table } = place(&event.act).expect("players act at tables");
            (Part::Table { table, round: Some(round) }, Some(event.by.id))
        }
    }
}

#[tokio::test]
async fn whatever_was_acknowledged_is_there_once_and_right() {
    let events: u64 = extent(40, 40, 2_000);
    println!("seeds 0 to {}", events - 1);
    for seed in 0..events {
        let mut words = ChaCha20Rng::seed_from_u64(seed);
        let wanted = generate(&mut words, Wishes::default()).unwrap();
        let mut world = World::new(seed, &wanted).await;
        for event in &wanted.log[1..] {
            let (part, player) = shown(event);
            let act = event.act.clone();
            let done = world.wish(part, Wish::Act { act, player }).await;
            assert!(done.is_ok(), "seed {seed}: {done:?} for {event:?}");
        }
        let organiser = world.holder(Part::Organiser).await;
        let file = EventFile::read(&world.tournaments.file(&organiser).await.unwrap()).unwrap();
        assert_eq!(file.log, wanted.log, "seed {seed}");
        assert_eq!(check(&file), [], "seed {seed}");
        // On a spare laptop it is the same event.
        let spare = open(&Arc::new(MemoryStore::new()));
        let token = spare.open_file(&file.write()).await.unwrap();
        let again = spare.file(&spare.holder(token).await.unwrap()).await.unwrap();
        assert_eq!(again, file.write(), "seed {seed}");
    }
}

/// A tournament of four at one table, its first round begun.
async fn begun() -> World {
    let file = generate(&mut ChaCha20Rng::seed_from_u64(0), Wishes::default()).unwrap();
    let mut world = World::new(1, &file).await;
    let list = "Ania\nBartek\nCelina\nDarek".to_owned();
    world.wish(Part::Organiser, Wish::AddPlayers { list, present: true }).await.unwrap();
    let plan = dublet_tournament::plan::Preset::Small
        .plan(&dublet_rules::rules::Edition::Standard.rules());
    for wish in [
        Wish::Act { act: Act::Plan { plan }, player: None },
        Wish::Draw,
        Wish::Act { act: Act::Start, player: None },
    ] {
        world.wish(Part::Organiser, wish).await.unwrap();
    }
    world
}

/// Tables are drawn by the server with lots that stand in the file; nobody brings tables with lots of their own.
#[tokio::test]
async fn a_draw_stands_in_the_file_and_can_be_repeated() {
    let mut world = begun().await;
    let organiser = world.holder(Part::Organiser).await;
    let file = EventFile::read(&world.tournaments.file(&organiser).await.unwrap()).unwrap();
    let [Draw { lots: Some(lots), again: Again::Same, .. }] = draw_again(&file).unwrap()[..] else {
        panic!("{file:?}");
    };
    let state = world.tournaments.state(&organiser, None, Duration::ZERO).await.unwrap();
    let Some(Sight::Organiser(desk)) = state.map(|state| state.sight) else {
        panic!("the organiser has a desk")
    };
    assert_eq!(desk.lots, Some(lots));
    let ids = |players: [u32; 4]| players.map(PersonId).to_vec();
    for act in [
        Act::Seat { rounds: vec![vec![ids([3, 4, 5, 6])]], lots: Some(lots) },
        Act::BreakTie { order: ids([3, 4, 5, 6]), reason: "mine".to_owned(), lots: Some(lots) },
    ] {
        let done = world.wish(Part::Organiser, Wish::Act { act, player: None }).await;
        assert!(matches!(done, Err(TournamentError::NotForPass)), "{done:?}");
    }
    let done = world.wish(Part::Organiser, Wish::DrawLots { reason: "by lot".to_owned() }).await;
    assert!(matches!(done, Err(TournamentError::Refused(Refusal::NoTie))), "{done:?}");
}

#[tokio::test]
async fn each_pass_does_its_own_part_and_no_other() {
    let mut world = begun().await;
    let here = TableNumber { round: 1, table: 1 };
    let call = Act::CallJudge { place: here, reason: "a joker".to_owned() };
    let judge = Part::Judge { person: PersonId(2) };
    let table = Part::Table { table: 1, round: Some(1) };
    let ania = PersonId(3);
    let act = |act: &Act, player| Wish::Act { act: act.clone(), player };
    let not_for_pass = |done: Result<u64, TournamentError>| {
        assert!(matches!(done, Err(TournamentError::NotForPass)), "{done:?}");
    };
    not_for_pass(world.wish(Part::Screen, act(&call, None)).await);
    not_for_pass(world.wish(Part::Screen, act(&call, Some(ania))).await);
    not_for_pass(world.wish(table, act(&call, None)).await);
    not_for_pass(world.wish(table, act(&Act::Start, Some(ania))).await);
    let elsewhere = TableNumber { round: 1, table: 2 };
    let call_there = Act::CallJudge { place: elsewhere, reason: "a joker".to_owned() };
    not_for_pass(world.wish(table, act(&call_there, Some(ania))).await);
    not_for_pass(world.wish(judge, Wish::Draw).await);
    not_for_pass(world.wish(judge, act(&call, Some(ania))).await);
    let stranger = world.wish(table, act(&call, Some(PersonId(1)))).await;
    assert!(matches!(
        stranger,
        Err(TournamentError::Refused(Refusal::NotAtTable { player: PersonId(1) }))
    ));
    let done = world.wish(judge, act(&Act::Start, None)).await;
    assert!(matches!(done, Err(TournamentError::Refused(Refusal::NotYours { role: Role::Judge }))));
    world.wish(table, act(&call, Some(ania))).await.unwrap();
    // Where nobody else judges, the organiser does, and the log says as what.
    let rule = Act::Rule { call: 1, rule: "8.3".to_owned(), reason: "it stays".to_owned() };
    world.wish(Part::Organiser, act(&rule, None)).await.unwrap();
    let organiser = world.holder(Part::Organiser).await;
    let last = world.tournaments.log(&organiser).await.unwrap().pop().unwrap();
    assert_eq!((last.by.role, last.by.id, last.act), (Role::Judge, PersonId(1), rule));

    for part in [table, Part::Screen] {
        let holder = world.holder(part).await;
        assert!(matches!(world.tournaments.log(&holder).await, Err(TournamentError::NotForPass)));
        assert!(matches!(world.tournaments.file(&holder).await, Err(TournamentError::NotForPass)));
        assert!(matches!(
            world.tournaments.passes(&holder).await,
            Err(TournamentError::NotForPass)
        ));
        assert!(matches!(world.tournaments.erase(&holder).await, Err(TournamentError::NotForPass)));
    }
}

#[tokio::test]
async fn a_revoked_pass_opens_nothing_also_for_who_waits() {
    let mut world = begun().await;
    let table = Part::Table { table: 1, round: Some(1) };
    let old = world.holder(table).await;
    let known = world.tournaments.state(&old, None, Duration::ZERO).await.unwrap().unwrap().number;
    assert_eq!(world.tournaments.state(&old, Some(known), Duration::ZERO).await.unwrap(), None);
    world.wish(Part::Organiser, Wish::Revoke { part: table }).await.unwrap();
    let patience = Duration::from_secs(30);
    let worthless = |found: Result<_, TournamentError>| {
        assert!(matches!(found, Err(TournamentError::UnknownPass)));
    };
    worthless(world.tournaments.state(&old, Some(known), patience).await.map(drop));
    let new = world.holder(table).await;
    assert!(world.tournaments.state(&new, Some(known), patience).await.unwrap().is_some());

    let judge = world.holder(Part::Judge { person: PersonId(2) }).await;
    let organiser = world.holder(Part::Organiser).await;
    let rekey = Wish::Rekey { pass: "ab".repeat(32) };
    world.tournaments.wish(&organiser, WishId([1; 16]), rekey).await.unwrap();
    worthless(world.tournaments.log(&judge).await.map(drop));
    worthless(world.tournaments.holder(world.organiser.clone()).await.map(drop));
    world.organiser = "ab".repeat(32).parse().unwrap();
    let judge = world.holder(Part::Judge { person: PersonId(2) }).await;
    world.tournaments.log(&judge).await.unwrap();
    let organiser = world.holder(Part::Organiser).await;
    world.tournaments.erase(&organiser).await.unwrap();
    worthless(world.tournaments.log(&judge).await.map(drop));
    worthless(world.tournaments.holder(world.organiser.clone()).await.map(drop));
}

#[tokio::test]
async fn who_was_entered_by_mistake_is_forgotten_and_can_be_entered_again() {
    let mut world = begun().await;
    let add = || Wish::AddPlayers { list: "Lena Gil".to_owned(), present: true };
    let mut entered = Vec::new();
    for _ in 0..2 {
        world.wish(Part::Organiser, add()).await.unwrap();
        let organiser = world.holder(Part::Organiser).await;
        let state = world.tournaments.state(&organiser, None, Duration::ZERO).await;
        let names = state.unwrap().unwrap().names;
        let lena = |(player, name): (PersonId, String)| (name == "Lena Gil").then_some(player);
        let player = names.into_iter().find_map(lena).unwrap();
        entered.push(player);
        let act = Act::Unregister { player, reason: "another of that name".to_owned() };
        world.wish(Part::Organiser, Wish::Act { act, player: None }).await.unwrap();
        let organiser = world.holder(Part::Organiser).await;
        let file = world.tournaments.file(&organiser).await.unwrap();
        assert!(!file.contains("Lena"), "{file}");
    }
    assert_ne!(entered[0], entered[1], "the log never has two people of one id");
}

#[tokio::test]
async fn rounds_that_are_added_have_codes_and_no_certificate_of_before() {
    let mut world = begun().await;
    let organiser = world.holder(Part::Organiser).await;
    let state = world.tournaments.state(&organiser, None, Duration::ZERO).await;
    let Some(Sight::Organiser(desk)) = state.unwrap().map(|state| state.sight) else {
        panic!("the organiser has a desk")
    };
    assert!(desk.certificate.is_some());
    let stage = desk.books.plan.unwrap().stages[0];
    let codes = |passes: Vec<(Part, Token)>| {
        let of_round = |part: &Part| matches!(part, Part::Table { round: Some(_), .. });
        passes.into_iter().filter(|(part, _)| of_round(part)).count()
    };
    let before = codes(world.tournaments.passes(&organiser).await.unwrap());
    let act = Act::Replan {
        rounds: stage.rounds + 2,
        games: stage.games,
        reason: "there is time".to_owned(),
    };
    world.wish(Part::Organiser, Wish::Act { act, player: None }).await.unwrap();
    let organiser = world.holder(Part::Organiser).await;
    let after = codes(world.tournaments.passes(&organiser).await.unwrap());
    assert_eq!(after, before + 2 * desk.books.rounds[0].tables.len());
    let state = world.tournaments.state(&organiser, None, Duration::ZERO).await;
    let Some(Sight::Organiser(desk)) = state.unwrap().map(|state| state.sight) else {
        panic!("the organiser has a desk")
    };
    assert_eq!(desk.certificate, None);
}
