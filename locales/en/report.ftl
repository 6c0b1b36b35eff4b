# The page about matches that `dublet arena --report` writes.

# The language of the page, as HTML names it, and the mark between whole and parts of a number.
report-language = en
report-decimal = .

report-title = { $first } against { $others }
report-edition = Edition
report-seats = Seats
report-deals = Deals a match
report-games = Games
report-seed = Seed
report-states = States a turn
report-program = Played by
report-repeat = The same page again:

report-figures = Figures
report-column-second = Opponent
report-column-deals = Deals / games
report-column-wins = Wins
report-column-elo = Elo
report-column-points = Points a game
report-column-llr = LLR
report-verdict = { $verdict ->
    [better] at least { $better } Elo better
    [worse] no more than { $worse } Elo better
   *[open] not decided
}

report-rate = Win rate by opponent
report-rate-across = games won by { $first }, %
report-rate-told = Share of games won by { $first }, with its 95 % interval: { $rates }. Par is { $par } %.
report-par = par { $par } %

report-against = { $first } against { $second }
report-of-games = % of games
report-of-turns = % of turns
report-numbers = The numbers
report-games-of = { $bin }: { $count ->
    [one] { $count } game
   *[other] { $count } games
}, { $share } %
report-turns-of = { $bin }: { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}, { $share } %
report-median = median { $median }
report-mean = mean { $mean }

report-length = Game length
report-length-across = turns in a game, of all seats
report-length-told = { $games ->
    [one] One game of { $median } turns.
   *[other] { $games } games: half of them take up to { $median } turns, the shortest { $least }, the longest { $most }.
}

report-points = Points of { $first }
report-points-across = points in a game
report-points-told = { $first } scores { $mean } a game on average; half of the games lie between { $quarter } and { $three }, all between { $least } and { $most }.

report-tiles = Tiles laid in a turn
report-tiles-across = tiles laid in a turn (0: drew or passed)
report-tiles-told = Mean tiles laid in a turn: { $first } { $first-turn }, { $second } { $second-turn }. In a turn that lays: { $first-lay } and { $second-lay }.

report-about-deals = Every deal is played { $seats } times: { $first } sits at each seat once, the opponent at the others, so that the luck of a deal favours neither. Such a block of games counts as one result; ± is a 95 % interval over blocks.
report-about-elo = Elo 0 is par: one win in { $seats } games. Points are those of the edition, a tie for first shares the win.
report-about-test = LLR is the log-likelihood ratio of “at least { $better } Elo better” against “no more than { $worse } Elo better”; beyond ±{ $decisive } it decides, with 5 % for either mistake.
