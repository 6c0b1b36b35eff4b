//! Events that were kept: they read, replay and check the same for ever. A change of their meaning needs a new version.

use dublet_tournament::{check::check, export::standings_csv, file::EventFile};

#[test]
fn an_event_of_version_1_is_what_it_was() {
    let file = EventFile::read(include_str!("golden/v1-championship.json")).unwrap();
    assert_eq!(check(&file), []);
    let tournament = file.replay().unwrap();
    assert!(tournament.is_over());
    let expected = "place,id,name,games,big,small\n\
        1,8,Галина 6,2,2,443\n\
        2,3,Bartek 1,2,0,-68\n\
        3,5,Darek 3,2,0,-121\n\
        4,6,Ewa 4,2,0,-254\n\
        5,10,Anna 8,2,0,-7\n\
        6,9,Hanna 7,2,0,-13\n\
        7,7,Filip 5,2,0,-106\n\
        8,4,Celina 2,2,0,-279\n";
    assert_eq!(standings_csv(&tournament.ranking(), &file.names), expected);
    assert_eq!(file.write(), include_str!("golden/v1-championship.json"), "written as it was read");
}
