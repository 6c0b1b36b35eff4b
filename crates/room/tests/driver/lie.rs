//! Ways in which a store breaks its word, each once in an evening and so that somebody is told something false.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lie {
    /// It says that lines are in the log which are not.
    Unwritten,
    /// It keeps back the last line of a log that is read again.
    ReadBackShort,
    /// It keeps back the last line somebody missed.
    MissedShort,
    /// It has lost a line by the time the host comes back.
    Lost,
}

impl Lie {
    pub(crate) const ALL: [Self; 4] =
        [Self::Unwritten, Self::ReadBackShort, Self::MissedShort, Self::Lost];
}
