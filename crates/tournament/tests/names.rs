//! Names beside the log: lists with columns, two of one name, and what the public reads.

use dublet_tournament::{
    names::{BadName, Details, Names, PublicName},
    person::PersonId,
};

const LIST: &str = "\u{feff}Lp.;Nazwisko;Imię;Klub\r\n\
    1;Nowak;Jan;Gambit\r\n\
    2;Nowak;Jan;Roszada\r\n\
    ;Kowalska-Nowak;Anna;\r\n";
const JAN: PersonId = PersonId(1);
const OTHER: PersonId = PersonId(2);
const ANNA: PersonId = PersonId(3);

fn names() -> Names {
    let mut names = Names::default();
    assert_eq!(names.import(LIST, JAN).unwrap(), [JAN, OTHER, ANNA]);
    names
}

fn show(names: &mut Names, person: PersonId, public: PublicName) {
    let known = names.details(person).unwrap().clone();
    names.describe(person, &Details { public, ..known }).unwrap();
}

#[test]
fn headings_say_what_the_columns_are_and_two_of_one_name_are_told_apart() {
    let names = names();
    let told = names.told();
    assert_eq!(told[&JAN], "Jan Nowak (Gambit)");
    assert_eq!(told[&OTHER], "Jan Nowak (Roszada)");
    assert_eq!(told[&ANNA], "Anna Kowalska-Nowak");
    assert_eq!(names.details(JAN).unwrap().number, "1");
}

#[test]
fn whom_nothing_tells_apart_cannot_be_entered() {
    let mut names = names();
    let twice = || BadName::NameTwice { name: "Jan Nowak".to_owned() };
    assert_eq!(names.add("Jan Nowak", JAN), Err(twice()));
    let same = Details { club: "GAMBIT".to_owned(), ..Details::named("Jan  Nowak") };
    assert_eq!(names.add_details(&same, JAN), Err(twice()));
    let third = Details { number: "7".to_owned(), ..same };
    let third = names.add_details(&third, JAN).unwrap();
    assert_eq!(names.told()[&third], "Jan Nowak (7)");
    assert_eq!(names.told()[&JAN], "Jan Nowak (1)");
    assert_eq!(names.told()[&OTHER], "Jan Nowak (Roszada)");
}

#[test]
fn the_public_reads_what_each_wants_and_no_club_of_who_is_not_named() {
    let mut names = names();
    show(&mut names, JAN, PublicName::Initials);
    show(&mut names, OTHER, PublicName::Initials);
    show(&mut names, ANNA, PublicName::Number);
    let public = names.public();
    assert_eq!(public[&JAN], "J. N. (1)");
    assert_eq!(public[&OTHER], "J. N. (2)");
    assert_eq!(public[&ANNA], "#3");
    assert_eq!(names.told()[&ANNA], "Anna Kowalska-Nowak");
    assert!(names.clubs(true).is_empty());
    assert_eq!(names.clubs(false).len(), 2);
    show(&mut names, ANNA, PublicName::Initials);
    assert_eq!(names.public()[&ANNA], "A. K.-N.");
}

#[test]
fn a_name_alone_is_written_as_ever_and_all_is_erased_together() {
    let mut names = names();
    let text = serde_json::to_string(&names).unwrap();
    assert_eq!(
        text,
        "{\"1\":{\"name\":\"Jan Nowak\",\"club\":\"Gambit\",\"number\":\"1\"},\
        \"2\":{\"name\":\"Jan Nowak\",\"club\":\"Roszada\",\"number\":\"2\"},\
        \"3\":\"Anna Kowalska-Nowak\"}"
    );
    assert_eq!(serde_json::from_str::<Names>(&text).unwrap(), names);
    assert!(names.erase(JAN));
    assert_eq!(names.details(JAN), None);
    assert_eq!(names.told()[&OTHER], "Jan Nowak");
}
