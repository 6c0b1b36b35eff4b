# A finished game looked at again.

review-not-over = the game is not over: a review would show racks that are still secret (rule 4.6)
review-title = { $edition } · { $names }
review-laid-of-possible = tiles laid / that could be laid

review-lays = lays
review-opens = opens with { $worth }:
review-goes-out = goes out with
review-draws = draws
review-passes = passes
review-time-up = time is up:
review-wrong-lay = wrong move:
review-taken-back = (taken back by the judge)

review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-missed = { $grade }: { $what }.
review-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
review-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
review-missed-win = the whole rack could be laid to go out
review-missed-opening = an opening was possible: { $tiles }, worth { $worth }
review-nothing-laid = { $tiles } could be laid, and { $points } shed
review-fewer-tiles = { $tiles } more could be laid, and { $points } more shed
review-only-tiles = { $tiles } more could be laid
review-fewer-points = with as many tiles { $points } more could be shed
review-rack = Rack
review-table = Table

review-turns = turns
review-laid = tiles laid
review-possible = that could be laid
review-accuracy = accuracy
review-count-inaccuracy = inaccuracies
review-count-mistake = mistakes
review-count-blunder = blunders
review-could-open = could open in turn
review-opened = opened in turn
review-jokers-laid = jokers laid
review-jokers-left = jokers left
review-value-left = value left
review-score = wins/points
review-reason = { $name } ({ $points }): { $reason }.
review-costliest = Turn { $turn } of { $name } lost most.
review-no-mistakes = Nobody made a mistake.
