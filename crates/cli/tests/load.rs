//! Real clients on real sockets, and a server that is ended by force: nothing acknowledged is ever lost.

mod program;

use dublet_extent::extent;
use program::{command, dublet, ended};
use serde_json::Value;

#[test]
fn a_round_is_played_to_its_end_through_kills() {
    let (kills, seconds) = extent((20, 8), (20, 8), (1_000, 600));
    let args = format!(
        "load --clients 4 --seats 2 --rules championship --clock 15 --left 200 --moves 60 --seed 7 --json \
         --kills {kills} --seconds {seconds} --to-the-end 300"
    );
    // It has bounds of its own for whatever it waits for.
    let output = command(&args.split_whitespace().collect::<Vec<_>>()).output().unwrap();
    let (code, answer, error) = ended(output);
    assert_eq!(error, "");
    let found: Value = serde_json::from_str(&answer).unwrap();
    println!("{found:#}");
    assert_eq!(found["kills"], kills);
    assert_eq!(found["rounds_over"], 2, "both tables played a whole round");
    let checked = &found["checked"];
    // A busy machine may be late with anything; that the server is not is shown in simulated time.
    assert_eq!(code, i32::from(checked["late"] != 0), "{found:#}");
    assert_eq!(found["wrong"], serde_json::json!([]));
    for kept in ["lost", "differing", "early"] {
        assert_eq!(checked[kept], 0, "{kept}");
    }
    for some in ["acknowledged", "events"] {
        assert!(checked[some].as_u64().unwrap() > 0, "{some}");
    }
}

#[test]
fn a_load_nobody_can_sit_down_to_is_bad_input() {
    let (code, answer, error) = dublet(&["load", "--seats", "5"]);
    assert_eq!((code, answer.as_str(), error.lines().count()), (2, "", 1));
    assert!(error.contains("5 seats"), "{error}");
}
