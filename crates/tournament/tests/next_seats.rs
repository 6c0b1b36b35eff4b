//! Where those of a table go from it.

mod hall;

use dublet_rules::seat::Seat;
use dublet_tournament::{event::Act, person::Actor, tournament::Tournament, view::NextSeat};
use hall::{ORGANISER, enter, hall, out, place};

fn next(tournament: &Tournament) -> Vec<NextSeat> {
    tournament.next_seats(place(1, 1))
}

#[test]
fn everybody_of_a_table_is_told_their_next_seat_once_its_sheet_is_signed() {
    let (mut tournament, rounds) = hall(8);
    let chairs = &rounds[0][0];
    tournament.act(ORGANISER, Act::Start).unwrap();
    assert_eq!(next(&tournament), []);
    let games = tournament.table_view(place(1, 1)).unwrap().starters.len();
    let games = vec![out(chairs.len(), 0, 10); games];
    tournament.act(Actor::player(chairs[0]), enter(place(1, 1), games)).unwrap();
    assert_eq!(next(&tournament), []);
    tournament.act(Actor::player(chairs[1]), Act::Sign { place: place(1, 1) }).unwrap();
    let told = next(&tournament);
    assert_eq!(&told.iter().map(|next| next.player).collect::<Vec<_>>(), chairs);
    for NextSeat { player, place, seat } in told {
        let table = &rounds[1][usize::from(place.table) - 1];
        let at = table.iter().position(|chair| *chair == player);
        assert_eq!((place.round, Some(seat)), (2, at.and_then(Seat::new)));
    }
    // After the last round that is drawn nobody knows.
    assert_eq!(tournament.next_seats(place(rounds.len() as u16, 1)), []);
}
