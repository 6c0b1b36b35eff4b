//! What a move clock is set to.

use std::str::FromStr;

use dublet_rules::rules::Rules;

/// The longest time for a move, in seconds.
const LONGEST: u16 = 3600;

/// What a move clock is set to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Clock {
    /// What the edition says (rule 1.2), which may be no clock.
    #[default]
    Edition,
    /// No clock, whatever the edition says.
    Off,
    /// Seconds for a move.
    Seconds(u16),
}

/// What is no setting of a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoClock;

impl Clock {
    /// Seconds for a move by these rules, if there is a clock.
    pub fn seconds(self, rules: &Rules) -> Option<u16> {
        match self {
            Self::Edition => Some(rules.move_seconds).filter(|seconds| *seconds > 0),
            Self::Off => None,
            Self::Seconds(seconds) => Some(seconds),
        }
    }
}

impl FromStr for Clock {
    type Err = NoClock;

    fn from_str(text: &str) -> Result<Self, NoClock> {
        match (text, text.parse()) {
            ("edition", _) => Ok(Self::Edition),
            ("none", _) => Ok(Self::Off),
            (_, Ok(seconds @ 1..=LONGEST)) => Ok(Self::Seconds(seconds)),
            _ => Err(NoClock),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dublet_rules::rules::Edition;

    /// Rule 1.2: every edition has its time for a move, and who plays may choose another.
    #[test]
    fn a_clock_is_the_editions_unless_one_is_chosen() {
        for (edition, seconds) in [
            (Edition::Standard, None),
            (Edition::Twist, None),
            (Edition::Expert, None),
            (Edition::Original, Some(60)),
            (Edition::Family, Some(60)),
            (Edition::Xp, Some(60)),
            (Edition::Championship2019, Some(40)),
            (Edition::Championship, Some(40)),
            (Edition::ChampionshipTwist, Some(40)),
            (Edition::ChampionshipExpert, Some(40)),
        ] {
            let rules = edition.rules();
            assert_eq!(Clock::default().seconds(&rules), seconds, "{edition}");
            assert_eq!(Clock::Off.seconds(&rules), None);
            assert_eq!(Clock::Seconds(90).seconds(&rules), Some(90));
        }
    }

    #[test]
    fn a_clock_is_typed_in_seconds_or_by_name() {
        assert_eq!("edition".parse(), Ok(Clock::Edition));
        assert_eq!("none".parse(), Ok(Clock::Off));
        assert_eq!("40".parse(), Ok(Clock::Seconds(40)));
        for bad in ["0", "3601", "-1", "", "off "] {
            assert_eq!(bad.parse::<Clock>(), Err(NoClock), "{bad}");
        }
    }
}
