//! What each viewer learns: built by listing it.

use dublet_protocol::{GameEnd, GameState, Hex32, Now, TableEvent, TableState, View, Viewer};
use dublet_rules::{
    game::{Event, Game, Phase, view::SeatEvent},
    seat::Seat,
};

use super::{Entry, Play, Room};

impl Room {
    /// What a viewer learns of an entry just applied.
    ///
    /// # Panics
    /// When the entry was not applied just now.
    pub fn event_for(&self, entry: &Entry, viewer: Viewer) -> TableEvent {
        match entry {
            Entry::Common(event) => TableEvent::Common(*event),
            Entry::Opened { host, options, .. } => {
                TableEvent::Opened { host: *host, options: *options }
            }
            Entry::GameOpened { game, commitment, .. } => {
                let place = self.table.game.as_ref().map_or((1, 1), |play| play.place);
                TableEvent::GameOpened { game: *game, commitment: *commitment, place }
            }
            Entry::Contributed { seat, .. } => TableEvent::Contributed { seat: *seat },
            Entry::Dealing => {
                let play = self.table.game.as_ref().expect("it was opened");
                let view = play.game.as_ref().and_then(|game| view(game, viewer));
                TableEvent::Dealing {
                    contributions: contributions(play),
                    view: Box::new(view.expect("the game begins, and the viewer is at its table")),
                }
            }
            Entry::Played { event } => self.event_of_play(event, viewer),
            Entry::GameClosed { end } => {
                let play = self.table.game.as_ref().expect("it was opened");
                TableEvent::GameClosed { end: *end, secret: Hex32(play.fairness.secret) }
            }
        }
    }

    fn event_of_play(&self, event: &Event, viewer: Viewer) -> TableEvent {
        let play = self.table.game.as_ref().expect("it was opened");
        let game = play.game.as_ref().expect("it was played in a game");
        let public = game.public_view();
        let began = (play.end.is_none() && public.turn.is_some()).then_some(play.turn_began);
        let mut now = Now::of(&public, began);
        let ruled = matches!(event, Event::Ruled { .. });
        if ruled || matches!(event, Event::Dealt { .. }) {
            now.table = Some(public.table);
        }
        let told = match viewer {
            Viewer::Seat { seat } => {
                let told = game.seat_event(event, seat);
                let laid = matches!(event, Event::Laid { seat: by, .. } if *by == seat);
                if ruled || laid || told.own.is_some() {
                    now.rack = game.seat_view(seat).map(|view| view.rack);
                }
                told
            }
            Viewer::Spectator => SeatEvent { public: game.public_event(event), own: None },
        };
        TableEvent::Played { event: told, now: Box::new(now) }
    }

    /// What seats learn of an entry just applied whose programs watch.
    pub(crate) fn seen_by_programs(&self, entry: &Entry) -> Vec<(Seat, SeatEvent)> {
        let Entry::Played { event } = entry else { return Vec::new() };
        let Some(game) = self.table.game.as_ref().and_then(|play| play.game.as_ref()) else {
            return Vec::new();
        };
        let watches = |seat: &Seat| {
            self.table.chairs[seat.index()].bot().is_some_and(dublet_players::Level::watches)
        };
        self.seats().filter(watches).map(|seat| (seat, game.seat_event(event, seat))).collect()
    }

    /// The table as a viewer may see it.
    pub fn state(&self, viewer: Viewer) -> TableState {
        self.table.with(self.table.game.as_ref().map(|play| game_state(play, viewer)))
    }
}

fn contributions(play: &Play) -> Vec<Hex32> {
    play.fairness.contributions.iter().copied().map(Hex32).collect()
}

fn view(game: &Game, viewer: Viewer) -> Option<View> {
    match (game.final_view(), viewer) {
        (Some(end), _) => Some(View::Final(end)),
        (None, Viewer::Seat { seat }) => game.seat_view(seat).map(View::Seat),
        (None, Viewer::Spectator) => Some(View::Spectator(game.public_view())),
    }
}

fn game_state(play: &Play, viewer: Viewer) -> GameState {
    let dealt = play.game.as_ref();
    // Of a game given up nobody has a seat any more.
    let viewer = if play.end == Some(GameEnd::Abandoned) { Viewer::Spectator } else { viewer };
    let view = dealt.and_then(|game| view(game, viewer));
    let moving = dealt.is_some_and(|game| game.phase() == Phase::Play) && play.end.is_none();
    GameState {
        game: play.id(),
        place: play.place,
        commitment: Hex32(play.commitment),
        contributions: dealt.map(|_| contributions(play)),
        secret: play.end.map(|_| Hex32(play.fairness.secret)),
        view,
        turn_began: moving.then_some(play.turn_began),
    }
}
