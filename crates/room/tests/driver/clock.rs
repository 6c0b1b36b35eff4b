//! How long the player to move has had, reckoned from when the host was there: nobody pays for the time it was away.

use dublet_protocol::Millis;
use dublet_room::{Entry, LagBank};
use dublet_rules::game::Event;

use super::story::Story;

/// When the host was there.
pub(crate) struct Clock {
    /// The starts of the host.
    lives: Vec<Millis>,
    away: Vec<Away>,
}

struct Away {
    /// Its last sign of life, or the last line before.
    since: Millis,
    died: Millis,
    back: Millis,
}

impl Clock {
    pub(crate) fn new(now: Millis) -> Self {
        Self { lives: vec![now], away: Vec::new() }
    }

    /// The host is back, whose last sign of life is given.
    pub(crate) fn back(&mut self, since: Millis, died: Millis, now: Millis) {
        self.away.push(Away { since, died, back: now });
        self.lives.push(now);
    }

    /// The start of this life, if the host was away before.
    pub(crate) fn came_back(&self) -> Option<Millis> {
        self.lives.get(1..)?.last().copied()
    }

    /// The least and the most of time the player to move after so many lines can have used up by some moment.
    fn used(&self, story: &Story, lines: u64, now: Millis) -> Option<(Millis, Millis)> {
        let (_, _, line) = story.room(lines)?.turn()?;
        let began = story.line(line)?.at;
        let stands = story.stands(line, &self.lives, now);
        let died = self.away.iter().map(|away| (away.died, away.back));
        let silent = self.away.iter().map(|away| (away.since, away.back));
        let most = now - began - covered(died.chain(stands.clone()), began, now);
        let least = now - began - covered(silent.chain(stands), began, now);
        Some((least, most))
    }

    /// Nobody's time was up early by the lines after so many.
    pub(crate) fn check_lines(&self, story: &Story, after: u64) -> Result<u64, String> {
        let mut time_ups = 0;
        for number in after + 1..=story.lines() {
            let line = story.line(number).ok_or("no such line")?;
            if let Entry::Played { event: Event::TimeRanOut { .. } } = line.entry {
                time_ups += 1;
                let limit = limit(story, number - 1).ok_or("time was up without a clock")?;
                let (_, most) = self.used(story, number - 1, line.at).ok_or("in no turn")?;
                if most < limit {
                    return Err(format!("time was up after {most} of {limit} ms"));
                }
            }
        }
        Ok(time_ups)
    }

    /// The moment by which a host that is awake has to be told that time is up.
    pub(crate) fn up_at(&self, story: &Story, now: Millis) -> Option<Millis> {
        let (least, _) = self.used(story, story.lines(), now)?;
        Some(now + limit(story, story.lines())? + LagBank::FULL_MS - least)
    }
}

fn limit(story: &Story, lines: u64) -> Option<Millis> {
    story.room(lines)?.options().clock.map(|seconds| Millis::from(seconds) * 1000)
}

/// How much of a time these spans cover together.
fn covered(
    spans: impl Iterator<Item = (Millis, Millis)>,
    mut from: Millis,
    until: Millis,
) -> Millis {
    let mut spans: Vec<_> = spans.collect();
    spans.sort_unstable();
    let mut covered = 0;
    for (start, end) in spans {
        let (start, end) = (start.max(from), end.min(until));
        covered += (end - start).max(0);
        from = from.max(end);
    }
    covered
}
