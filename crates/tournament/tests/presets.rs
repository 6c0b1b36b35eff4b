//! Ready-made plans fit as many players as they are for (rule 8.5).

use dublet_rules::rules::Edition;
use dublet_tournament::plan::{Entrants, Preset};

/// Nobody plays a stage of the best to leave nobody out, but in the small event of eight, whose semi-finals are by rank.
#[test]
fn a_stage_of_the_best_leaves_somebody_out() {
    let rules = Edition::Championship.rules();
    for players in 2..=Preset::MOST {
        let preset = Preset::for_players(players);
        let plan = preset.plan(&rules);
        plan.check(&rules).unwrap();
        let mut before = players;
        for stage in &plan.stages {
            match stage.entrants {
                Entrants::Best(best) if players == 8 && best == 8 => {
                    assert_eq!(preset, Preset::Small);
                }
                Entrants::Best(best) => {
                    assert!(usize::from(best) < before, "{players}: the best {best} of {before}");
                    before = best.into();
                }
                Entrants::BestOfTable(best) => before = before.div_ceil(4) * usize::from(best),
                Entrants::All => {}
            }
        }
        assert!(before <= 4 || plan.stages.len() == 1, "{players}: {before} in the final");
    }
}
