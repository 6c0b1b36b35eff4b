//! What documents say of the levels: all of them, by their names.

use dublet_players::Level;

#[test]
fn documents_name_every_level() {
    let all = [include_str!("../../../docs/arena.md"), include_str!("../../../docs/strength.md")];
    for level in Level::ALL {
        assert!(all.iter().all(|text| text.contains(&format!("`{level}`"))), "{level}");
    }
    let helps = [
        include_str!("../../../locales/en/help.ftl"),
        include_str!("../../../locales/pl/help.ftl"),
        include_str!("../../../locales/ru/help.ftl"),
    ];
    for level in Level::LADDER {
        assert!(include_str!("../../../README.md").contains(&format!("`{level}`")), "{level}");
        for help in helps {
            let players = help.lines().find(|line| line.starts_with("help-play-players ="));
            assert!(players.is_some_and(|line| line.contains(level.name())), "{level}");
        }
    }
}
